// What is seen before the program. The first screen is HTML that the release brings,
// or that which the last visit has left in localStorage under bretwalda.home; a link
// has the cover of its game. All are pictures: the program draws its own over them,
// and what is kept is never believed.
"use strict";

const picture = (() => {
  const root = document.documentElement;
  const shell = document.getElementById("shell");
  const drawn = shell.querySelector(`.shell-home[lang="${root.lang}"]`);
  const key = "bretwalda.home";
  const form = 1; // of what is kept

  // ---------------------------------------------------------------- what was kept

  // What a picture may be made of. No name here can load, run, lead or ask for
  // anything, wherever the text comes from, and no parser of HTML ever sees it.
  const elements = new Set(
    "main header section nav div h1 h2 p span b strong small ul ol li form input button img svg path".split(" "),
  );
  const attributes = new Set(
    "alt class d disabled height hidden inputmode placeholder role type viewBox width aria-hidden aria-label".split(" "),
  );
  const longest = 300_000; // of a text, in letters
  const signs = { amp: "&", lt: "<", gt: ">", "#34": '"', "#39": "'", "#92": "\\" };
  const plain = (text) => text.replace(/&(amp|lt|gt|#34|#39|#92);/g, (_, sign) => signs[sign]);

  // built makes elements of HTML as the program prints it, and of nothing else.
  function built(html) {
    const top = document.createDocumentFragment();
    const open = [top];
    const token = /<(\/?)([a-z][a-z0-9]*)((?: [a-zA-Z-]+(?:="[^"]*")?)*)(\/?)>|([^<]+)/y;
    while (token.lastIndex < html.length) {
      const found = token.exec(html);
      if (!found) throw new Error("no picture");
      const [, end, name, given, closed, text] = found;
      if (text !== undefined) {
        open.at(-1).append(plain(text.replace(/^\n+|\n+$/g, "")));
        continue;
      }
      if (end) {
        if (open.length < 2 || open.pop().localName !== name) throw new Error("no picture");
        continue;
      }
      if (!elements.has(name)) throw new Error("no picture");
      const drawing = name === "svg" || name === "path";
      const made = drawing ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
      for (const [, attribute, value = ""] of given.matchAll(/ ([a-zA-Z-]+)(?:="([^"]*)")?/g)) {
        if (attributes.has(attribute) && !(attribute === "hidden" && value === "false")) made.setAttribute(attribute, plain(value));
      }
      if (name === "img") made.src = "icons/icon.svg";
      open.at(-1).append(made);
      if (!closed && name !== "img" && name !== "input") open.push(made);
    }
    if (open.length !== 1) throw new Error("no picture");
    return top.firstElementChild;
  }

  // restore shows the first screen as the last visit has left it, in the language of
  // this one. What cannot be read is forgotten.
  function restore() {
    try {
      const kept = JSON.parse(localStorage.getItem(key));
      if (kept?.form !== form || kept.lang !== root.lang || !(kept.html?.length <= longest)) return;
      const made = built(kept.html);
      if (made.matches("main.home")) drawn.replaceChildren(made);
    } catch {
      localStorage.removeItem(key);
    }
  }

  // keep takes the program's first screen, in the language it speaks.
  function keep(html) {
    try {
      if (html.length <= longest) localStorage.setItem(key, JSON.stringify({ form, lang: root.lang, html }));
      else localStorage.removeItem(key);
    } catch {
      // There is no room: the next visit begins without.
    }
  }

  // ---------------------------------------------------------------- the cover of a link

  // address shows what belongs to the address.
  function address() {
    bretwaldaAddress();
    let known = false;
    for (const cover of shell.querySelectorAll(".shell-game")) {
      cover.hidden = !cover.dataset.numbers.split(" ").includes(root.dataset.game);
      if (cover.hidden) continue;
      known = true;
      draw(cover);
    }
    if (!known) delete root.dataset.game;
  }

  // draw brings the map of a cover, which does without where it does not come.
  async function draw(cover) {
    const map = cover.querySelector(".shell-map");
    if (map.firstChild) return;
    try {
      const response = await fetch(cover.dataset.map, { credentials: "same-origin", priority: "high" });
      if (response.ok) map.replaceChildren(built(await response.text()));
    } catch (err) {
      console.info("bretwalda: a cover without its map:", err);
    }
  }

  // ---------------------------------------------------------------- taps

  let tapped = null; // the button that waits for the program

  shell.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button?.closest(".shell-home") || button.disabled) return;
    event.preventDefault();
    tapped?.classList.remove("shell-tapped");
    tapped = button;
    tapped.classList.add("shell-tapped");
    root.dataset.tapped = "";
  });

  // words tells an element from others, and does not change with the time of day.
  function words(element) {
    const said = element.cloneNode(true);
    for (const when of said.querySelectorAll(".match-when")) when.remove();
    const item = element.parentElement.closest("li");
    return [said.textContent.replace(/\s+/g, "") || element.getAttribute("aria-label"), item ? words(item) : ""].join("\n");
  }

  // same is the element of the program's screen that an element of the picture shows.
  function same(element, live) {
    const alike = (all) => [...all.querySelectorAll(element.localName)].filter((e) => words(e) === words(element));
    return alike(live)[alike(drawn).indexOf(element)];
  }

  // ---------------------------------------------------------------- handing over

  let live = false;

  // ready reports whether the program has drawn a screen.
  const ready = () => document.body.firstElementChild.textContent && !document.querySelector(".opening");

  // handOver shows the program's screen in the place of the picture: where it was
  // scrolled to, with what was typed, and does what was tapped. It reports whether
  // that was the first screen, where the person keeps their place.
  function handOver() {
    if (live) return false;
    live = true;
    watch.disconnect();
    removeEventListener("hashchange", address);
    const home = document.querySelector("body > :first-child .home");
    const y = scrollY;
    const focused = home && shell.contains(document.activeElement) ? same(document.activeElement, home) : null;
    const typed = [...drawn.querySelectorAll("input")].map((field) => field.value);
    const press = home && tapped ? same(tapped, home) : null;
    root.dataset.live = "";
    shell.remove();
    if (!home) return false;
    if (y) scrollTo({ top: y, behavior: "instant" });
    home.querySelectorAll("input").forEach((field, i) => {
      if (!typed[i]) return;
      field.value = typed[i];
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    focused?.focus({ preventScroll: true });
    press?.click();
    return true;
  }

  const show = () => ready() && handOver();
  const watch = new MutationObserver(show);
  watch.observe(document.body, { subtree: true, childList: true });

  restore();
  address();
  addEventListener("hashchange", address);
  return { keep, show, handOver };
})();

// bretwaldaPicture is for the client to call: its first screen, to be kept.
function bretwaldaPicture(html) {
  picture.keep(html);
}

// bretwaldaShow is for the client to call before it moves the keyboard: what lies
// behind the picture cannot have it. It reports whether the person has it already.
function bretwaldaShow() {
  return picture.show();
}
