// The names that a screen reader finds on the page, as [role, name, element]: roles and names
// after the W3C's accessible name computation, as much of it as a page of ours can
// need. Misnamed holds it against the tree of a browser that hands its own out.
() => {
  const roles = {
    A: (e) => e.hasAttribute("href") && "link",
    AREA: () => "link",
    ARTICLE: () => "article",
    ASIDE: () => "complementary",
    BUTTON: () => "button",
    DETAILS: () => "group",
    DIALOG: () => "dialog",
    FIELDSET: () => "group",
    FIGURE: () => "figure",
    FORM: () => "form",
    IMG: (e) => e.getAttribute("alt") !== "" && "image",
    INPUT: (e) => ({
      button: "button", checkbox: "checkbox", color: "button", file: "button", hidden: "", image: "button", number: "spinbutton",
      radio: "radio", range: "slider", reset: "button", search: "searchbox", submit: "button",
    })[e.type] ?? "textbox",
    MAIN: () => "main",
    METER: () => "meter",
    NAV: () => "navigation",
    OL: () => "list", UL: () => "list", LI: () => "listitem",
    OPTION: () => "option",
    OUTPUT: () => "status",
    PROGRESS: () => "progressbar",
    SECTION: () => "region",
    SELECT: (e) => (e.multiple || e.size > 1 ? "listbox" : "combobox"),
    SUMMARY: () => "DisclosureTriangle",
    TABLE: () => "table", TR: () => "row", TD: () => "cell", TH: (e) => (e.scope === "row" ? "rowheader" : "columnheader"),
    TEXTAREA: () => "textbox",
    svg: () => "image",
  };
  // These are named by what they hold.
  const telling = new Set(["button", "cell", "checkbox", "columnheader", "DisclosureTriangle", "gridcell", "link", "menuitem", "menuitemcheckbox",
    "menuitemradio", "option", "radio", "row", "rowheader", "switch", "tab", "tooltip", "treeitem"]);
  const role = (e) => {
    const given = e.getAttribute("role")?.trim().split(/\s+/)[0];
    return (given && given !== "presentation" ? (given === "img" ? "image" : given) : given ? "none" : roles[e.tagName]?.(e)) || "";
  };
  const plain = (s) => (s || "").replace(/\s+/g, " ").trim();
  const hidden = (e) => !!e.closest?.('[aria-hidden="true"]') || !e.checkVisibility?.({ visibilityProperty: true });
  const drawn = (e, which) => {
    const s = getComputedStyle(e, which).content;
    return /^"/.test(s) ? s.replace(/^"|"( \/ .*)?$/g, "") : "";
  };
  // held is the text in an element, and of what lies in it. What is referred to may
  // be hidden itself.
  const held = (e, referred, besides) => {
    let words = drawn(e, "::before");
    for (const n of e.childNodes) {
      if (n.nodeType === Node.TEXT_NODE) words += n.data;
      if (n.nodeType !== Node.ELEMENT_NODE || n.tagName === "SCRIPT" || n.tagName === "STYLE") continue;
      if (n === besides || (!referred && n.tagName !== "OPTION" && hidden(n))) continue;
      const part = name(n, referred, true, besides);
      words += getComputedStyle(n).display.startsWith("inline") && n.tagName !== "BR" ? part : " " + part + " ";
    }
    return words + drawn(e, "::after");
  };
  const name = (e, referred, within, besides) => {
    const by = !referred && e.getAttribute("aria-labelledby");
    if (by) {
      const words = plain(by.split(/\s+/).map((id) => document.getElementById(id)).filter(Boolean).map((e) => name(e, true, true)).join(" "));
      if (words) return words;
    }
    const label = plain(e.getAttribute("aria-label"));
    if (label) return label;
    if (e.labels?.length && !within) {
      const words = plain([...e.labels].map((l) => held(l, true, e)).join(" "));
      if (words) return words;
    }
    if (e.tagName === "INPUT") {
      if (["button", "submit", "reset"].includes(e.type)) return plain(e.value);
      if (e.type === "file") return "Choose File";
      if (within) return ["checkbox", "radio"].includes(e.type) ? "" : plain(e.value);
      return plain(e.title) || plain(e.placeholder);
    }
    if (e.tagName === "IMG") return plain(e.alt) || plain(e.title);
    if (e.tagName === "SELECT") return within ? plain(e.selectedOptions[0]?.text) : plain(e.title);
    if (e.tagName === "TEXTAREA") return within ? plain(e.value) : plain(e.title) || plain(e.placeholder);
    const heading = { FIELDSET: "legend", FIGURE: "figcaption", TABLE: "caption" }[e.tagName];
    const first = heading && e.querySelector(":scope > " + heading);
    if (first) return plain(held(first, true));
    if (e instanceof SVGElement) {
      const title = e.querySelector(":scope > title");
      if (title) return plain(title.textContent);
      if (!within) return "";
    }
    if (within || telling.has(role(e))) {
      const words = held(e, referred, besides);
      if (plain(words)) return within ? words : plain(words);
    }
    return plain(e.getAttribute("title"));
  };
  const list = [];
  const modal = [...document.querySelectorAll("dialog:modal")].pop();
  const walk = (e) => {
    if (e.getAttribute("aria-hidden") === "true" || e.inert) return;
    if (e.matches(".shell-home, .shell-table")) return; // a picture: tests wait for what it shows
    if (e.tagName !== "OPTION" && getComputedStyle(e).display === "none") return;
    const r = role(e);
    if (r && r !== "none" && r !== "heading" && r !== "paragraph" && (e.tagName === "OPTION" || e.checkVisibility({ visibilityProperty: true }))) {
      const n = name(e);
      if (n) list.push([r, n, e]);
    }
    for (const child of e.children) walk(child);
  };
  if (document.body) walk(modal || document.body);
  return list;
}
