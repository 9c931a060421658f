## The demo's page. A command keeps its English name there, and “Viewing as” stands on it in English.

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
