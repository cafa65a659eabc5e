// Runs before the first paint: takes up the language and theme of the reader.
// The client leaves its settings in localStorage under bretwalda.lang (a code) and
// bretwalda.theme (light, dark) for the next start.
"use strict";

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

(() => {
  const root = document.documentElement;
  const stored = (key) => localStorage.getItem(key) || "";
  const wanted = [stored("bretwalda.lang"), ...(navigator.languages || [])];
  const codes = document.currentScript.dataset.languages.split(" ");
  root.lang = wanted.map((l) => l.toLowerCase().split(/[-_]/)[0]).find((l) => codes.includes(l)) || codes[0];
  const theme = stored("bretwalda.theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  root.dataset.load = "loading";
})();
