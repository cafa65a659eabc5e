// Keeps the game on this device, so that it starts offline.
//
// A release is stored file by file under addresses that hold the hash of their
// content. A new one is fetched beside the one in use, checked, and waits until
// the player accepts it or every window is closed. Which release starts is
// decided by the shell that is chosen, not by the worker in charge: a browser
// may take minutes to hand over from one worker to the next.
"use strict";

const version = "{{.Version}}";
const files = {{.Files}}; // Path to the first half of the SHA-256; the shell is the empty path.

const lost = {{.Lost}}; // The page that says that this device has lost the shell.
const lostPolicy = {{.LostPolicy}};

const scope = new URL("./", self.location);
const family = `bretwalda ${scope.pathname} `; // Other sites may share the origin.
const current = family + version;
const chosen = family + "chosen"; // Holds the shell that starts, at the address of the scope.

// address is where a file of this release is kept.
function address(path) {
  return new URL(`${path}?v=${files[path].slice(0, 16)}`, scope).href;
}

addEventListener("install", (event) => event.waitUntil(install()));

addEventListener("activate", (event) => event.waitUntil(activate()));

// A window asks over a port of its own. With "tidy" it says which release it runs.
addEventListener("message", (event) => {
  switch (event.data.tidy ? "tidy" : event.data) {
    case "version":
      event.ports[0].postMessage(version);
      break;
    case "accept":
      event.waitUntil(choose().then(() => event.ports[0].postMessage(version)));
      skipWaiting();
      break;
    case "tidy":
      event.waitUntil(tidy(event.source, event.data.tidy));
  }
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  event.respondWith(answer(event.request, url));
});

async function install() {
  const cache = await caches.open(current);
  try {
    // The files there were checked before they were put there: by the page that
    // brought them, or by a try that was cut short.
    const there = new Set((await cache.keys()).map((request) => request.url));
    await Promise.all(
      Object.entries(files).map(async ([path, hash]) => {
        const url = address(path);
        if (there.has(url)) return;
        await cache.delete(url); // WebKit: where a page's worker was cut short, nothing else can be put
        await cache.put(url, await obtain(url, hash));
      }),
    );
  } catch (err) {
    // A file that has come saves the next try a download, unless it takes the room that
    // the matches need.
    if (err.name === "QuotaExceededError") await caches.delete(current);
    throw err;
  }
}

// obtain gives a file of this release: what the page or another release has
// brought, or what the host sends. It is checked, since files of two releases
// may be side by side while a site is being uploaded.
async function obtain(url, hash) {
  for (const source of [() => caches.match(url), () => fetch(url), () => fetch(url, { cache: "reload" })]) {
    const response = await source();
    if (!response?.ok) continue;
    const bytes = await response.arrayBuffer();
    if (!(await sha256(bytes)).startsWith(hash)) continue;
    const headers = new Headers();
    for (const name of ["Content-Type", "Content-Security-Policy"]) {
      if (response.headers.has(name)) headers.set(name, response.headers.get(name));
    }
    return new Response(bytes, { headers });
  }
  throw new Error(`bretwalda: ${url} is not of release ${version}`);
}

async function activate() {
  await choose();
  await clients.claim();
}

// choose makes this release the one that starts.
async function choose() {
  const shell = await caches.match(address(""));
  await (await caches.open(chosen)).put(scope.href, shell);
}

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (b) => b.toString(16).padStart(2, "0")).join("");
}

async function answer(request, url) {
  const path = url.pathname.slice(scope.pathname.length).replace(/^index\.html$/, "");
  // The shell has one address whatever query an installed app or a messenger
  // adds. Other files are asked for by hash, so that a window of an older
  // release still gets its own, or plainly, which means this release.
  let response;
  if (path === "") {
    response = await caches.match(scope.href, { cacheName: chosen });
  } else {
    response = await caches.match(files[path] && !url.search ? address(path) : url.href);
  }
  if (response) return response;
  try {
    return await fetch(request);
  } catch (err) {
    if (request.mode !== "navigate") throw err;
    if (path !== "") return Response.redirect(scope);
    // The browser has cleared what was kept, and the network is not there: to go to
    // the shell again and again would have it advise to clear the matches too.
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": lostPolicy };
    return new Response(lost, { status: 503, headers });
  }
}

// tidy removes other releases once no window can need them: the one that asks
// is the only one and runs this release, and this is the one that starts.
async function tidy(asking, release) {
  if (release !== version || registration.installing || registration.waiting) return;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some((w) => w.id !== asking.id && w.url.startsWith(scope.href))) return;
  const shell = await caches.match(scope.href, { cacheName: chosen });
  if (!shell || !(await shell.text()).includes(version)) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(family) && name !== current && name !== chosen) await caches.delete(name);
  }
}
