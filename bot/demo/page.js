// Our part of simcord's page: a picture stays until the next one has loaded, a press is not lost because its button was
// drawn anew meanwhile, the keyboard keeps its place, and links to a table stay on the page.

const list = document.getElementById("channel-message-list");
const STILL = 12; // px that a pointer may move while it presses
const PATIENCE = 3000; // milliseconds that a press waits for its button to be enabled again

// ---- pictures

const pictures = new Map(); // the picture that each place showed last
const MOST = 100;

function remember(place, image) {
  pictures.delete(place);
  pictures.set(place, image);
  if (pictures.size > MOST) pictures.delete(pictures.keys().next().value);
}

function room(image) {
  const empty = document.createElement("div");
  empty.className = "picture-coming";
  empty.setAttribute("role", "img");
  empty.setAttribute("aria-label", image.alt);
  empty.style.aspectRatio = image.width && image.height ? `${image.width} / ${image.height}` : "5 / 4";
  return empty;
}

function settle(figure, place) {
  const button = figure.firstElementChild;
  const coming = button?.querySelector("img");
  const last = pictures.get(place);
  if (!coming) {
    if (last && button?.classList.contains("media-unavailable")) figure.replaceChildren(last);
    return;
  }
  if (coming.complete && coming.naturalWidth) {
    remember(place, coming);
    return;
  }
  const standIn = last ?? room(coming);
  if (last) last.alt = coming.alt;
  coming.addEventListener("load", async () => {
    try {
      await coming.decode();
    } catch {
      return;
    }
    remember(place, coming);
    if (standIn.parentElement === figure) figure.replaceChildren(button);
  }, { once: true });
  figure.replaceChildren(standIn);
}

const emojis = new Map(); // the address of each emoji that has been shown

function paint(image) {
  const name = `${image.className}/${image.alt}`;
  if (image.src) emojis.set(name, image.src);
  else if (emojis.has(name)) image.src = emojis.get(name);
}

// ---- presses and the keyboard

const pressable = "button[data-control-key]";
let pressed = null;
let focused = null;

const label = (button) => button.textContent.trim();
const identity = (button) => ({
  button,
  key: button.dataset.controlKey,
  label: label(button),
  message: button.closest("article")?.dataset.messageId,
});

function again({ key, label: said }) {
  const same = [...list.querySelectorAll(pressable)].filter((each) => each.dataset.controlKey === key);
  return same.find((each) => label(each) === said);
}

function press(what, until) {
  const button = again(what);
  if (!button) return;
  if (!button.disabled) button.click();
  else if (performance.now() < until) setTimeout(press, 50, what, until);
}

document.addEventListener("pointerdown", (event) => {
  const button = event.target instanceof Element ? event.target.closest(pressable) : null;
  const meant = event.button === 0 && button && list.contains(button) && !button.disabled;
  pressed = meant ? { ...identity(button), x: event.clientX, y: event.clientY } : null;
  if (!button) focused = null;
}, true);

document.addEventListener("pointerup", (event) => {
  const what = pressed;
  pressed = null;
  // A button that has been replaced between pressing and letting go gets no click from the browser.
  if (!what || what.button.isConnected) return;
  if (Math.hypot(event.clientX - what.x, event.clientY - what.y) < STILL) press(what, performance.now() + PATIENCE);
}, true);

document.addEventListener("pointercancel", () => {
  pressed = null;
}, true);

document.addEventListener("focusin", (event) => {
  const button = event.target instanceof Element ? event.target.closest(pressable) : null;
  if (button && list.contains(button)) focused = identity(button);
  else if (!event.target.closest?.("#modal-root")) focused = null;
});

function refocus() {
  if (!focused || (document.activeElement && document.activeElement !== document.body)) return;
  const same = again(focused);
  const article = list.querySelector(`article[data-message-id="${focused.message}"]`);
  const button = same ?? article?.querySelector(`${pressable}:enabled`);
  if (button && !button.disabled) button.focus({ preventScroll: true });
}

// ---- links

function show(message) {
  const article = list.querySelector(`article[data-message-id="${message}"]`);
  (article ?? list.lastElementChild)?.scrollIntoView({ block: "end" });
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!link || link.origin !== location.origin || link.hash !== location.hash) return;
  event.preventDefault();
  show(new URL(link.href).searchParams.get("message"));
});

// ---- what has changed

let asked = false;

function look() {
  for (const figure of list.querySelectorAll("article .gallery-item")) {
    const article = figure.closest("article");
    const number = [...article.querySelectorAll(".gallery-item")].indexOf(figure);
    settle(figure, `${article.dataset.messageId}/${number}`);
  }
  list.querySelectorAll("img.custom-emoji").forEach(paint);
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    refocus();
  });
}

new MutationObserver(look).observe(list, {
  childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "src"],
});
