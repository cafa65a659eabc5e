// What is seen before the program. The first screen is HTML that the release brings,
// or that which the last visit has left in localStorage under bretwalda.home; a link
// has the cover of its game; and the table that was left last is kept under
// bretwalda.table. All are pictures: the program draws its own over them, and what is
// kept is never believed.
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
    "main header section nav div h1 h2 h3 h4 p span b strong em i small ul ol li form fieldset legend label input button details summary img svg g path circle rect text".split(" "),
  );
  // An element that a question has of its own is none that a browser knows.
  const known = (name) => elements.has(name) || /^of-[a-z0-9-]+$/.test(name);
  const attributes = new Set(
    "alt class cx cy d disabled font-size height hidden inputmode placeholder r role rx style transform type viewBox width x y aria-hidden aria-label aria-pressed".split(" "),
  );
  // The one style that may be: where a thing is on the map, and how large.
  const placed = /^transform:\s*translate\([-\d.]+px,\s*[-\d.]+px\) scale\(var\(--board-k\)\)( scale\([\d.]+\))?;?$/;
  const drawings = new Set(["svg", "g", "path", "circle", "rect", "text"]);
  const longest = 300_000; // of a text, in letters
  const signs = { amp: "&", lt: "<", gt: ">", "#34": '"', "#39": "'", "#92": "\\" };
  const plain = (text) => text.replace(/&(amp|lt|gt|#34|#39|#92);/g, (_, sign) => signs[sign]);

  // parse makes elements of HTML as the program prints it, and of nothing else.
  function parse(html) {
    const top = document.createDocumentFragment();
    const open = [top];
    const token = /<(\/?)([a-z][a-z0-9-]*)((?: [a-zA-Z-]+(?:="[^"]*")?)*)(\/?)>|([^<]+)/y;
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
      if (!known(name)) throw new Error("no picture");
      const made = drawings.has(name) ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
      for (const [, attribute, value = ""] of given.matchAll(/ ([a-zA-Z-]+)(?:="([^"]*)")?/g)) {
        if (!attributes.has(attribute) || (attribute === "hidden" && value === "false")) continue;
        if (attribute !== "style" || placed.test(value)) made.setAttribute(attribute, plain(value));
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
      const made = parse(kept.html);
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
    lastView = null;
    let shown = false;
    for (const cover of shell.querySelectorAll(".shell-game")) {
      cover.hidden = !cover.dataset.numbers.split(" ").includes(root.dataset.game);
      if (cover.hidden) continue;
      shown = true;
      if (root.dataset.screen === "table" && !restoreTable(cover)) root.dataset.screen = "cover";
      if (root.dataset.screen === "cover") draw(cover);
    }
    if (shown) return;
    delete root.dataset.game;
    if (root.dataset.screen === "table") root.dataset.screen = "cover";
  }

  // draw brings the map of a cover, which does without where it does not come.
  async function draw(cover, map = cover.querySelector(".shell-map")) {
    if (map.querySelector("svg.board-light")) return;
    try {
      const response = await fetch(cover.dataset.map, { credentials: "same-origin", priority: "high" });
      if (response.ok) map.prepend(parse(await response.text()));
    } catch (err) {
      console.info("bretwalda: a cover without its map:", err);
    }
  }

  // ---------------------------------------------------------------- the table

  const tableKey = "bretwalda.table";
  let lastView = null; // of the map: how large, and where
  const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "#34" }[sign]};`);

  // serialize gives what can be seen of an element, as text from which parse makes it again:
  // not a tip, which is seen once, nor what is long and beside the map of a desk, nor
  // a name along a bow, which the map lays anew.
  function serialize(element, marks = element.getAttribute("class")) {
    if (!known(element.localName) || element.localName === "img" || element.hidden) return "";
    if (element.matches(".tip, .overview") || element.querySelector(":scope > text > textPath")) return "";
    const given = [...element.attributes]
      .filter(({ name }) => attributes.has(name) && name !== "class")
      .map(({ name, value }) => (value ? ` ${name}="${escaped(value)}"` : ` ${name}`));
    if (marks) given.push(` class="${escaped(marks)}"`);
    const begin = `<${element.localName}${given.join("")}`;
    if (element.localName === "input") return `${begin}>`;
    const inner = [...element.childNodes].map((n) => (n.nodeType === 3 ? escaped(n.data) : n.nodeType === 1 ? serialize(n) : ""));
    return `${begin}>${inner.join("")}</${element.localName}>`;
  }

  // keepTable takes the table on the screen, as far as a picture needs it: its bar,
  // buttons and sheet, and of the map what is on it. Where somebody has a hand
  // (open is false) it takes the game alone, for its cover.
  function keepTable(match, game, open) {
    try {
      localStorage.removeItem(tableKey);
      if (match) localStorage.setItem(tableKey, JSON.stringify({ match, game, form, ...(open && pictured()) }));
    } catch {
      // There is no room: the next visit begins without.
    }
  }

  function pictured() {
    const table = document.querySelector("body > :first-child main.table");
    const world = table?.querySelector(".board-map");
    if (!world) return {};
    const drawing = world.querySelector("svg");
    const scaled = drawing.querySelector(".board-scaled");
    const marks = table.className.replace(/\btable-(drawn|coded|reading)\b/g, "");
    const things = [...drawing.querySelectorAll(".board-town, .board-names, .board-figures, .board-pieces")];
    const parts = [...table.children].filter((e) => e.matches(".bar, .rail, .sheet"));
    const all = (list) => list.map((e) => serialize(e)).join("");
    const html =
      `<main class="${escaped(marks)}"><div class="board-pane"><div class="${escaped(world.parentElement.className)}"><div class="board-map">` +
      `<svg viewBox="${drawing.getAttribute("viewBox")}" width="${drawing.getAttribute("width")}" height="${drawing.getAttribute("height")}">` +
      `<g class="board-scaled">${all(things)}</g></svg></div></div></div>${all(parts)}</main>`;
    if (html.length > longest) return {};
    const { a, e, f } = new DOMMatrixReadOnly(getComputedStyle(world).transform);
    const scale = Number(getComputedStyle(scaled).getPropertyValue("--board-k"));
    return { lang: root.lang, page: [innerWidth, innerHeight], view: [a, e, f, scale], html };
  }

  // view gives what the last visit saw of the map, once: the person may go on from there.
  function view() {
    const given = lastView;
    lastView = null;
    return given;
  }

  // restoreTable shows the table as it was left, over the map of its game's cover, and
  // reports whether it could: in the language and on the screen of this visit.
  function restoreTable(cover) {
    try {
      const kept = bretwaldaTable();
      if (kept.lang !== root.lang || !(kept.html.length <= longest) || kept.page[0] !== innerWidth || kept.page[1] !== innerHeight) return false;
      const [zoom, x, y, scale] = kept.view.map(Number);
      const made = parse(kept.html);
      const map = made.querySelector(".board-pane > .board > .board-map");
      if (!made.matches("main.table") || !map || !(zoom > 0.05) || ![zoom, x, y, scale].every(Number.isFinite)) return false;
      map.style.transform = `matrix(${zoom},0,0,${zoom},${x},${y})`;
      map.style.setProperty("--board-k", scale);
      map.querySelector(".board-scaled").style.setProperty("--board-k", scale);
      draw(cover, map);
      shell.querySelector(".shell-table").replaceChildren(made);
      // With other letters a heading may take another line: it waits for its own, which
      // the release has kept.
      made.style.visibility = "hidden";
      const letters = ["400", "600", "italic 400"].map((face) => document.fonts.load(`${face} 1em Alegreya`));
      const uncover = () => (made.style.visibility = "");
      Promise.all(letters).then(uncover, uncover);
      setTimeout(uncover, 500);
      lastView = [zoom, x, y];
      return true;
    } catch {
      return false;
    }
  }

  // ---------------------------------------------------------------- taps

  let tapped = null; // the button that waits for the program

  shell.addEventListener("click", (event) => {
    // What is tapped at a table is asked again when it lives.
    if (event.target.closest(".shell-table")) root.dataset.tapped = "";
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
    forgetTable();
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

  // A table that lives has no picture: none outlives its match, or what could be seen
  // of it when only one person had the device.
  const forgetTable = () => live && document.visibilityState === "visible" && localStorage.removeItem(tableKey);
  document.addEventListener("visibilitychange", forgetTable);

  const show = () => ready() && handOver();
  const watch = new MutationObserver(show);
  watch.observe(document.body, { subtree: true, childList: true });

  restore();
  address();
  addEventListener("hashchange", address);
  return { keep, keepTable, view, show, handOver };
})();

// bretwaldaPicture is for the client to call: its first screen, to be kept, and the
// match on the screen, if there is one, with the number of its game, and whether
// everybody may see its table.
function bretwaldaPicture(html, match, game, open) {
  picture.keep(html);
  picture.keepTable(match, game, open);
}

// bretwaldaView is for the client to call: what was seen of the map of a table of which
// there is a picture.
function bretwaldaView() {
  return picture.view();
}

// bretwaldaShow is for the client to call before it moves the keyboard: what lies
// behind the picture cannot have it. It reports whether the person has it already.
function bretwaldaShow() {
  return picture.show();
}
