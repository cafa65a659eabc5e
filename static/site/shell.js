// Runs before the first paint: takes up the language and theme of the reader, and
// what the address leads to.
// The client leaves its settings in localStorage under bretwalda.lang (a code) and
// bretwalda.theme (light, dark) for the next start.
"use strict";

// bretwaldaProgram is the download of the program: it takes longest, so it begins before
// the page is read.
const bretwaldaProgram = { address: document.currentScript.dataset.wasm };
if (typeof WebAssembly === "object") {
  bretwaldaProgram.coming = fetch(bretwaldaProgram.address, { credentials: "same-origin", priority: "low" });
  bretwaldaProgram.coming.catch(() => {}); // start.js tells it
}

// Where the browser refuses storage, go-app would stop at its first look at it:
// it gets one that forgets.
for (const name of ["localStorage", "sessionStorage"]) {
  try {
    window[name].length;
  } catch {
    const kept = new Map();
    const value = {
      get length() {
        return kept.size;
      },
      key: (i) => [...kept.keys()][i] ?? null,
      getItem: (key) => kept.get(String(key)) ?? null,
      setItem: (key, item) => void kept.set(String(key), String(item)),
      removeItem: (key) => void kept.delete(String(key)),
      clear: () => kept.clear(),
    };
    Object.defineProperty(window, name, { value });
  }
}

// Go cannot catch what a property throws: the client sees that it is missing.
try {
  window.indexedDB;
} catch {
  Object.defineProperty(window, "indexedDB", { value: undefined });
}

// Another program shares with the installed one by a query: its link is opened as if it
// had been followed. A text or a file that is pasted or dropped anywhere on the page is
// told to the client.
{
  const linkIn = (said) => (/#(\S+)/.exec(said)?.[1] ?? said).replace(/[^A-Za-z0-9]+$/, "");
  const shared = new URLSearchParams(location.search);
  const said = ["url", "text", "title"].map((name) => shared.get(name) ?? "").join(" ").trim();
  if (said) {
    const link = linkIn(said);
    history.replaceState(null, "", location.pathname + "#" + encodeURI(link));
  }
  const bring = async (event, transfer) => {
    if (event.target.closest?.("input:not([type=radio]), textarea")) return;
    const [file] = transfer.files;
    const text = transfer.getData("text");
    if (!file && !/^[0-9]([\w-]|%\d){11}/.test(linkIn(text.trim()))) return;
    event.preventDefault();
    dispatchEvent(new CustomEvent("bretwaldabrought", { detail: file ? await file.slice(0, 65 << 20).text() : text }));
  };
  addEventListener("paste", (event) => bring(event, event.clipboardData));
  addEventListener("drop", (event) => bring(event, event.dataTransfer));
  addEventListener("dragover", (event) => event.dataTransfer.types.includes("Files") && event.preventDefault());
}

const linkAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// linkGame is the number of the game of a link, or -1. Of a link it knows the frame
// and the first field of the header, as docs/LINK_FORMAT.md has them: that field is
// one of 16, so it is the first four bits of the body, which drops zeros at its end.
function linkGame(text) {
  const row = /^[1-7][\w-]*/.exec(text)?.[0] ?? "";
  const digit = (i) => linkAlphabet.indexOf(row[i]);
  const long = digit(1) >= 32;
  const head = long ? 5 : 3;
  const short = (digit(1) << 6) | digit(2);
  const length = long ? ((short & 2047) << 12) | (digit(3) << 6) | digit(4) : short;
  const end = head + length;
  if (row.length < end + 6 || row.slice(end, end + 6) !== linkCheck(row.slice(0, end))) return -1;
  return length > 0 ? digit(head) >> 2 : 0;
}

// linkCheck is what a link ends with: the CRC-32 of all before, in letters and figures.
function linkCheck(text) {
  let sum = -1;
  for (let i = 0; i < text.length; i++) {
    sum ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  sum = ~sum >>> 0;
  let letters = "";
  for (; letters.length < 6; sum = Math.floor(sum / 62)) letters = linkAlphabet[sum % 62] + letters;
  return letters;
}

// bretwaldaTable is what the last visit has kept of the table at this address, if it
// was that table: the number of its game, and a picture where nobody has a hand.
function bretwaldaTable() {
  try {
    const kept = JSON.parse(localStorage.getItem("bretwalda.table"));
    return kept.form === 1 && Number.isInteger(kept.game) && location.hash === `#/match/${kept.match}` ? kept : null;
  } catch {
    return null;
  }
}

// bretwaldaAddress notes what the address leads to: the first screen, a table of which
// there may be a picture, or what has a cover, and the number of the game.
function bretwaldaAddress() {
  const text = location.hash.slice(1);
  const { dataset } = document.documentElement;
  const kept = bretwaldaTable();
  const game = kept ? kept.game : linkGame(text);
  if (game > 0) dataset.game = game;
  else delete dataset.game;
  dataset.screen = /^\/?$/.test(text) ? "home" : kept?.html ? "table" : "cover";
}

(() => {
  const root = document.documentElement;
  const stored = (key) => localStorage.getItem(key) || "";
  const wanted = [stored("bretwalda.lang"), ...(navigator.languages || [])];
  const codes = document.currentScript.dataset.languages.split(" ");
  root.lang = wanted.map((l) => l.toLowerCase().split(/[-_]/)[0]).find((l) => codes.includes(l)) || codes[0];
  const theme = stored("bretwalda.theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  root.dataset.load = "loading";
  bretwaldaAddress();
})();

// What is unfolded below the screen's end comes into sight.
addEventListener("click", (e) => {
  const fold = e.target.closest?.("summary")?.parentElement;
  if (fold) requestAnimationFrame(() => fold.open && fold.scrollIntoView({ block: "nearest" }));
});

// A button of a stepper that is held goes on, and a number dragged sideways counts up
// and down: each step presses the button, and the client does the rest.
{
  let timer, drag, repeating;
  const press = (button) => {
    if (button?.isConnected && !button.disabled) button.click();
  };
  const stop = () => {
    clearTimeout(timer);
    drag = undefined;
  };
  addEventListener("pointerdown", (e) => {
    stop();
    repeating = false;
    const stepper = e.target.closest?.(".stepper");
    const button = e.target.closest?.(".stepper button");
    if (button) {
      const again = () => {
        repeating = true;
        press(button);
        timer = setTimeout(again, 120);
      };
      timer = setTimeout(again, 450);
    } else if (stepper) {
      drag = { x: e.clientX, buttons: stepper.querySelectorAll("button") };
    }
  });
  addEventListener("pointermove", (e) => {
    if (!drag) return;
    for (; Math.abs(e.clientX - drag.x) >= 14; drag.x += 14 * Math.sign(e.clientX - drag.x))
      press(drag.buttons[e.clientX > drag.x ? drag.buttons.length - 1 : 0]);
  });
  for (const end of ["pointerup", "pointercancel", "blur"]) addEventListener(end, stop);
  addEventListener("contextmenu", (e) => repeating && e.preventDefault());
  addEventListener(
    "click",
    (e) => {
      if (repeating && e.isTrusted && e.target.closest?.(".stepper")) e.stopPropagation(); // the step was made while it was held
    },
    true,
  );
}
