## The demo's page and what it says in the terminal. A command keeps its English name there, and “Viewing as” stands on it in English.

demo-topic = A simulated Discord on this computer: type /poker start
# $house, $start, $cards: labels of buttons; $admin: a name; $dms: one of the texts below
demo-guide =
    ### Try it
    1. Type `/poker start`, press Enter to choose it, then click the arrow.
    2. Press **{ $house }** a few times, then **{ $start }**.
    3. **{ $cards }** shows your cards. **Viewing as**, at the top, makes you another person.
    4. { $admin } may manage this server: as { $admin }, try `/poker-admin settings` and `/poker floor pause`.
    5. With the option `format`, `/poker start` opens a club tournament or an open table instead of a Sit & Go.
    -# What differs from the real Discord: { $dms } Commands keep their English names, and a hidden tab waits until you look at it.
demo-dms-open = one page shows one channel, so threads and direct messages have pages of their own, listed in the terminal.
demo-dms-closed = one page shows one channel, so threads have pages of their own, listed in the terminal. Nobody here lets the bot write direct messages.
# Said in the channel when a thread is opened. $thread: its name; $address: of its page
demo-thread = A thread has a page of its own here: [{ $thread }]({ $address })

# ---- the terminal; $start, $cards: labels of buttons; $admin: a name
demo-terminal = Dead Button on a simulated Discord. Nothing leaves this machine; no token is needed.
demo-terminal-guide =
    Open the first page, type /poker start, press Enter, click the arrow; add house players, press { $start }.
    “Viewing as” (top) makes you another person; { $cards } shows that person’s cards.
    { $admin } may manage the server: /poker-admin settings, /poker floor pause.
    Not like the real thing: commands have their English names, a page shows one channel (a thread gets its own
    page, told here and in the channel), and a hidden browser tab waits until it is looked at.

    Stop with Ctrl-C. This Discord is gone then, and the game with it.
demo-direct = DM { $name }
demo-in-seconds = in { $seconds } s
# $port: a number; $error: what the system says
demo-port-refused = Port { $port } cannot be used ({ $error }); try --port 0.
# $options: such as --fast, --speed
demo-only-watching = The demo takes { $options } only together with --watch.
demo-only-serving = The demo takes { $options } only without --watch, when it serves a page.
demo-format-lacks = An open table has no --speed, and only a Sit & Go has a --stack.
demo-needs = The demo needs { $packages }: pip install 'deadbutton[demo]'

# ---- the guide, to somebody whose command would only have been chat. $typed, $command: such as /poker start
demo-not-chosen = `{ $typed }` was typed but not chosen. Type it again, choose it with Enter from the list above the input, then click the arrow.
demo-no-command = `{ $typed }` is no command. Try `{ $command }`: type it, choose it with Enter from the list above the input, then click the arrow.
demo-no-commands-here = There are no commands here. They work on the page of { $channel }.
