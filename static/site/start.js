// Starts the client: what go-app expects of the page, the download of app.wasm
// with its progress, and the worker that keeps the game for offline use.
"use strict";

const startScript = document.currentScript.dataset;
const startBase = new URL("./", document.currentScript.src);

// One page, one address: go-app would look for a route named index.html.
if (location.pathname === startBase.pathname + "index.html") {
  history.replaceState(null, "", startBase.pathname + location.search + location.hash);
}

// ---------------------------------------------------------------- go-app

function goappGetenv(key) {
  const root = startBase.pathname.replace(/\/$/, "");
  return {
    GOAPP_VERSION: startScript.version,
    GOAPP_ROOT_PREFIX: root,
    GOAPP_STATIC_RESOURCES_URL: root,
    GOAPP_INTERNAL_URLS: "[]",
  }[key];
}

function goappNav() {}

let installPrompt = null;

function goappOnAppInstallChange() {}

function goappIsAppInstalled() {
  return matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;
}

function goappIsAppInstallable() {
  return installPrompt !== null && !goappIsAppInstalled();
}

async function goappShowInstallPrompt() {
  const prompt = installPrompt;
  installPrompt = null;
  prompt.prompt();
  await prompt.userChoice;
  window.goappOnAppInstallChange();
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installPrompt = event;
  window.goappOnAppInstallChange();
});

addEventListener("appinstalled", () => {
  installPrompt = null;
  window.goappOnAppInstallChange();
});

// ---------------------------------------------------------------- updates

// A release that waits is told to the client, also to one that listens late.
let updateWaits = false;
let updateListener = () => {};

Object.defineProperty(window, "goappOnUpdate", {
  get: () => updateListener,
  set: (listener) => {
    updateListener = listener;
    if (updateWaits) listener();
  },
});

// ask puts a question to a worker; one that is gone answers nothing.
function ask(worker, question) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(event.data);
    worker.postMessage(question, [port2]);
    setTimeout(resolve, 3000);
  });
}

async function offerUpdate(worker) {
  // The page may run it already, when the worker before is slow to leave.
  const offered = await ask(worker, "version");
  if (updateWaits || !offered || offered === startScript.version) return;
  updateWaits = true;
  updateListener();
}

// bretwaldaUpdate is for the client to call when the player accepts an update:
// this page loads the release that waits. Other windows keep theirs.
async function bretwaldaUpdate() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) await ask(registration.waiting, "accept");
  location.reload();
}

// keepForOffline ends once the worker has kept the site, or has failed to.
async function keepForOffline() {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(new URL("service-worker.js", startBase), {
      updateViaCache: "none",
    });
    const watch = (worker) =>
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && registration.active) offerUpdate(worker);
      });
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    if (registration.waiting && registration.active) offerUpdate(registration.waiting);
    // The worker may be of another release from the start, where the site has
    // changed after this page came: loading it again is all that is needed.
    navigator.serviceWorker.ready.then(({ active }) => offerUpdate(active));

    // What an older release has left goes once no window needs it: another may
    // close, and a worker take over, at any time after this. A browser may be
    // slow to hand over to the worker whose release runs here: it is asked again.
    const tidy = async () => {
      const { waiting, active } = registration;
      if (waiting && (await ask(waiting, "version")) === startScript.version) ask(waiting, "accept");
      else active?.postMessage({ tidy: startScript.version });
    };
    tidy();
    navigator.serviceWorker.addEventListener("controllerchange", tidy);
    document.addEventListener("visibilitychange", tidy);

    // An installed game is seldom reloaded: look for a release when it is seen.
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && Date.now() - looked > 3600_000) {
        looked = Date.now();
        registration.update().catch(() => {});
      }
    });
    // The first worker answers for the page once it is activated: what is fetched after
    // that needs no network. A later one waits until it is accepted.
    const { installing } = registration;
    const settled = ({ state }) => (state === "installed" && registration.active) || state === "activated" || state === "redundant";
    if (installing) {
      await new Promise((resolve) => installing.addEventListener("statechange", () => settled(installing) && resolve()));
    }
  } catch (err) {
    console.warn("bretwalda: not kept for offline use:", err);
  }
}

// ---------------------------------------------------------------- the client

let data = null; // Texts and charts by their names, as far as they have come.
let marks = {}; // Those that this release has, and by what each is asked for.

const addressOf = (name) => `${name}?v=${marks[name]}`;

// bretwaldaAsset is for the client to call: what comes beside it. The first screen has
// what it reads; for anything else that has not come yet, the page waits.
function bretwaldaAsset(name) {
  if (marks[name]) data[name] ??= new TextDecoder().decode(demanded(addressOf(name)));
  return data[name];
}

// demanded is a file that the program cannot go on without.
function demanded(address) {
  try {
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status !== 200) throw new Error(`${request.responseURL}: ${request.status}`);
    return Uint8Array.from(request.responseText, (c) => c.charCodeAt(0));
  } catch (err) {
    abort(err);
  }
}

// abort ends a program in the middle of something. What is stored is whole.
function abort(err) {
  Go.prototype._resume = () => {};
  show("cut");
  throw err;
}

// gameAhead is what the page knows of the game that the address leads to, if it does.
function gameAhead() {
  return document.querySelector(`.shell-game[data-numbers~="${document.documentElement.dataset.game ?? ""}"]`)?.dataset;
}

// beginnings lists what the first screen reads: the texts of the reader's language, and
// the chart of the game that the address leads to. The matches of somebody who has been
// here before may need any.
function beginnings(unseen) {
  const { lang } = document.documentElement;
  const chart = gameAhead()?.chart;
  const needed = (name) => name === `languages/${lang}/texts.json` || (unseen ? name === chart : name.startsWith("maps/"));
  return Object.keys(marks).filter(needed);
}

// fetchData brings texts and charts.
async function fetchData(names, check) {
  const bring = async (name) => {
    const bytes = await (await fetched(addressOf(name))).arrayBuffer();
    if (!(await check(addressOf(name), bytes))) return false;
    data[name] ??= new TextDecoder().decode(bytes);
    return true;
  };
  return (await Promise.all(names.map(bring))).every(Boolean);
}

// The program comes in parts. What runs at first is app.wasm. What the table of a game
// needs comes with it where the address leads to that game; all else follows beside the
// first screen.
let program = null; // The first part, compiled.
let instance = null; // The program that runs.
const [size, ...sizes] = startScript.sizes.split(" ").map(Number);
const parts = startScript.parts
  .split(" ")
  .filter(Boolean)
  .map((address, i) => ({ address, size: sizes[i], coming: null, compiled: null, joined: false }));

// join joins a part to a program that runs.
function join(running, compiled) {
  const { table } = running.exports;
  const called = new Proxy({}, { get: (_, place) => table.get(Number(place)) });
  new WebAssembly.Instance(compiled, { first: running.exports, table: called });
}

let bringing = 0; // Parts on their way: the program stands between two functions, and cannot be entered.
const untold = []; // What happened meanwhile.

// bring has a part of the program there when it returns, by its number: the program calls
// it where it needs something that has not come yet. The first screens need nothing, so
// that it is seldom asked, and then the page waits for the file.
function bring(number) {
  const part = parts[number - 1];
  if (part.joined) return;
  bringing++;
  try {
    const compiled = part.compiled ?? new WebAssembly.Module(demanded(part.address));
    if (!part.joined) join(instance, compiled);
    part.joined = true;
  } catch (err) {
    abort(err);
  } finally {
    bringing--;
    if (!bringing) untold.splice(0).forEach((tell) => queueMicrotask(tell));
  }
}

// tellLater has a program hear of what happens while it waits for a part of itself once it
// has gone on. Firefox answers the database and other tabs while a page waits for a file.
function tellLater(go) {
  const wrapper = go._makeFuncWrapper;
  go._makeFuncWrapper = (id) => {
    const tell = wrapper.call(go, id);
    return function (...args) {
      if (!bringing) return tell.apply(this, args);
      untold.push(() => tell.apply(this, args));
    };
  };
}

// fetchPart is a part of the program, or null where it is of another release.
async function fetchPart(part, check) {
  const bytes = new Uint8Array(await (await fetched(part.address)).arrayBuffer());
  const compiled = WebAssembly.compile(bytes);
  compiled.catch(() => {});
  return (await check([bytes], part.address)) ? compiled : null;
}

// loadPart has a part come. Without a network it comes once there is one.
function loadPart(part, check) {
  const tries = async () => {
    for (;;) {
      try {
        part.compiled = await fetchPart(part, check);
        if (!part.compiled) throw new Error(`${part.address} is of another release`);
        return;
      } catch (err) {
        if (!(err instanceof TypeError)) throw err;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  };
  part.coming = tries();
  part.coming.catch(() => {});
}

// allCome ends once every part has come.
const allCome = () => Promise.all(parts.map((part) => part.coming));

// joinParts has the parts join the program once the first screen has been painted.
async function joinParts() {
  try {
    await allCome();
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 1000); // a page that nobody sees is not painted
    });
    parts.forEach((_, i) => bring(i + 1));
  } catch (err) {
    console.info("bretwalda: a part of the program has not come:", err); // also where the page goes first
  }
}

// bretwaldaBotWorker is for the client to call: a worker in which the program runs, too,
// as soon as all of it is there. It throws where the browser gives none.
function bretwaldaBotWorker() {
  const worker = new Worker(new URL(startScript.worker, startBase));
  allCome().then(
    () => worker.postMessage({ program, parts: parts.map((part) => part.compiled), loader: new URL(startScript.loader, startBase).href }),
    (err) => {
      parts.filter((part) => !part.compiled).forEach((part) => loadPart(part, verifyChunks));
      worker.dispatchEvent(new ErrorEvent("error", { message: String(err) }));
    },
  );
  return worker;
}

// bretwaldaScan is for the client to call: the text of a code that the camera sees, or "".
async function bretwaldaScan(...words) {
  const { scan } = await import(new URL(startScript.scanner, startBase));
  return scan(bretwaldaBotWorker, words);
}

// verify holds what came against the hash in its address: a host that is being
// brought up to date may send a file of another release.
async function verify(address, bytes) {
  if (!crypto.subtle) return true; // not a secure page: nothing to tell by
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const mark = Array.from(digest.slice(0, 8), (b) => b.toString(16).padStart(2, "0")).join("");
  return address.endsWith(`?v=${mark}`);
}

function show(state) {
  document.documentElement.dataset.load = state;
}

// counted is a response that reports how many bytes have been read, and lists the chunks
// in which they come.
function counted(response, report, chunks) {
  const count = new TransformStream({
    transform(chunk, out) {
      chunks.push(chunk);
      report(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
}

// free gives back at once what else would wait until the browser collects its
// garbage, which can take minutes: who transfers a buffer has it no longer, and
// what is on its way to a closed port goes with it. Where a browser will not, they
// wait.
function free(buffers) {
  const { port1, port2 } = new MessageChannel();
  try {
    port1.postMessage(null, buffers);
  } catch (err) {
    console.info("bretwalda: memory not given back:", err);
  }
  port1.close();
  port2.close();
}

// verifyChunks holds chunks of a file against its address.
const verifyChunks = async (chunks, file) => verify(file, await new Blob(chunks).arrayBuffer());

// patiently waits ten seconds for an answer: the worker of another release may not know the
// question.
const patiently = (answer) => Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 10_000, false))]);

// keeper has a worker check what of the program comes for the first time and hand it to
// the worker that keeps the site: not every browser keeps a file of this size in its own
// cache. It joins and hashes megabytes, which the page's thread has no time for.
// Where there is no worker the page looks itself.
function keeper() {
  let worker;
  try {
    worker = new Worker(new URL(startScript.worker, startBase));
  } catch {
    return { kept: () => {}, terminate() {}, check: verifyChunks };
  }
  const heard = (word, address) =>
    new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }) => word in data && data.address === address && resolve(data[word]));
      worker.addEventListener("error", () => reject(new Error("no worker to check the client")));
    });
  // A worker that fails loses the chunks it is sent: an empty message tests it first.
  worker.postMessage({ chunks: [], address: "" });
  const hears = heard("genuine", "").then(
    () => true,
    () => false,
  );
  const kept = [];
  const terminate = () => worker.terminate();
  return {
    kept: () => Promise.all(kept),
    terminate,
    async check(chunks, file) {
      if (!(await patiently(hears))) return verifyChunks(chunks, file);
      const address = new URL(file, startBase);
      const message = {
        chunks,
        mark: address.searchParams.get("v"),
        address: address.href,
        cache: `bretwalda ${startBase.pathname} ${startScript.version}`,
      };
      const checked = heard("genuine", address.href);
      kept.push(heard("kept", address.href).catch(() => {}));
      worker.postMessage(message, [...new Set(chunks.map((chunk) => chunk.buffer))]);
      return patiently(checked);
    },
  };
}

// fetchMore brings more of them beside the program that runs.
async function fetchMore(which) {
  try {
    await fetchData(Object.keys(marks).filter((name) => which.test(name) && !data[name]), verify);
  } catch (err) {
    console.info("bretwalda: texts or charts have not come:", err); // they come at need
  }
}

async function fetched(file) {
  return good(await fetch(file, { credentials: "same-origin" }));
}

function good(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

// fetchProgram is the download that shell.js has begun, or another try.
async function fetchProgram() {
  const { coming } = bretwaldaProgram;
  bretwaldaProgram.coming = null;
  return coming ? good(await coming) : fetched(bretwaldaProgram.address);
}

// fetchBeginnings brings what the first screen reads, and reports whether all of it is
// of this release.
async function fetchBeginnings(unseen) {
  const bytes = await (await fetched(startScript.data)).arrayBuffer();
  const check = unseen ? verify : () => true;
  if (!(await check(startScript.data, bytes))) return false;
  data = JSON.parse(new TextDecoder().decode(bytes));
  marks = JSON.parse(data["later.json"]);
  return fetchData(beginnings(unseen), check);
}

// meter shows how much of a total has come. It returns what is told of more bytes.
function meter(total) {
  const progress = document.getElementById("shell-progress");
  const percent = document.getElementById("shell-percent");
  let shown = -1;
  let done = 0;
  return (bytes) => {
    done += bytes;
    const n = Math.min(100, Math.floor((100 * done) / total));
    if (n === shown) return;
    shown = n;
    progress.value = n;
    percent.textContent = `${n} %`;
    if (n === 100) show("starting");
  };
}

async function startClient() {
  if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming || typeof TransformStream !== "function") {
    show("unable");
    return;
  }
  // The service worker has already verified what it gives.
  const unseen = !navigator.serviceWorker?.controller;
  const needed = unseen ? parts.filter(({ address }) => address === gameAhead()?.part) : [];
  // The sizes are of files unpacked: a compressed transfer does not tell them.
  const report = meter(needed.reduce((sum, part) => sum + part.size, size));
  const go = new Go();
  go.importObject.first = { bring };
  tellLater(go);
  const keeps = unseen ? keeper() : null;
  const chunks = [];
  let wasm;
  try {
    show("loading");
    report(0);
    const start = async () => WebAssembly.instantiateStreaming(counted(await fetchProgram(), report, chunks), go.importObject);
    const ahead = async (part) => {
      part.compiled = await fetchPart(part, keeps.check);
      report(part.size);
      return part.compiled !== null;
    };
    // What is kept comes at once, and then nothing of the program is ever missing.
    if (!unseen) parts.forEach((part) => (part.coming = WebAssembly.compileStreaming(fetched(part.address)).then((compiled) => void (part.compiled = compiled))));
    const kept = Promise.allSettled(parts.map((part) => part.coming));
    let whole;
    [wasm, ...whole] = await Promise.all([start(), fetchBeginnings(unseen), ...needed.map(ahead)]);
    if (unseen) parts.filter((part) => !part.compiled).forEach((part) => loadPart(part, keeps.check));
    if (keeps && !((await keeps.check(chunks.splice(0), bretwaldaProgram.address)) && whole.every(Boolean))) {
      keeps.terminate();
      show("mixed");
      return;
    }
    await kept;
    if (!unseen) parts.filter((part) => !part.compiled).forEach((part) => loadPart(part, verifyChunks));
  } catch (err) {
    console.warn("bretwalda: client not loaded:", err);
    keeps?.terminate();
    show("failed");
    return;
  } finally {
    free(chunks.map((chunk) => chunk.buffer));
  }
  ({ module: program, instance } = wasm);
  await runClient(go, keeps);
}

// runClient runs the program until it ends, and meanwhile brings and keeps the rest.
async function runClient(go, keeps) {
  const ended = go.run(instance);
  show("running");
  const joined = joinParts();
  fetchMore(/^maps/);
  setTimeout(picture.handOver, 6000); // a program that waits as long has something to say
  await joined;
  await keeps?.kept();
  // WebKit loses what a worker has kept if that worker ends before another opens the cache.
  keepForOffline()
    .then(() => keeps?.terminate())
    .then(() => fetchMore(/texts\.json$/));
  // The client only ends when it has failed.
  await ended.catch((err) => console.error(err));
  show("broken");
}

document.getElementById("shell-retry").addEventListener("click", () => {
  if (document.documentElement.dataset.load === "mixed") location.reload();
  else startClient();
});
document.getElementById("shell-reload").addEventListener("click", () => location.reload());
document.getElementById("shell-home").addEventListener("click", () => {
  location.hash = ""; // What breaks the client may be the match at hand.
  location.reload();
});
startClient();
