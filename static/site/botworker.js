// Thinks for the seats that bots play. The page's script sends all parts of its program,
// and the address of its loader; the page's program sends questions, gets an empty
// message once they are heard, and the answers. On a first visit another such worker
// checks and keeps what of the program comes.
"use strict";

const early = []; // Messages that came before the program could hear.
let hear = (question) => early.push(question);

onmessage = (event) => {
  if (event.data.chunks) keep(event.data);
  else if (event.data.program) start(event.data);
  else hear(event.data);
};

function bretwaldaHear(listener) {
  hear = listener;
  postMessage("");
  early.splice(0).forEach((question) => hear(question));
}

async function start({ program, parts, loader }) {
  try {
    importScripts(loader);
    const go = new Go();
    go.importObject.first = { bring() {} };
    const running = await WebAssembly.instantiate(program, go.importObject);
    const { table } = running.exports;
    const called = new Proxy({}, { get: (_, place) => table.get(Number(place)) });
    for (const part of parts) await WebAssembly.instantiate(part, { first: running.exports, table: called });
    await go.run(running);
    throw new Error("the program has ended");
  } catch (err) {
    // Errors of timers reach the page; those of promises do not.
    setTimeout(() => {
      throw err;
    });
  }
}

// keep holds a file that has come in chunks against the hash in its address, tells the
// page whether it is the one, and then keeps it in a cache, so that the page's thread
// has nothing to do with megabytes. The page hears when that is over.
async function keep({ chunks, mark, address, cache }) {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let done = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, done);
    done += chunk.byteLength;
  }
  let genuine = true; // not a secure page: nothing to tell by
  if (crypto.subtle) {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    genuine = Array.from(digest.slice(0, 8), (b) => b.toString(16).padStart(2, "0")).join("") === mark;
  }
  postMessage({ address, genuine });
  try {
    if (genuine && self.caches) {
      const file = new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
      await (await caches.open(cache)).put(address, file);
    }
  } catch (err) {
    console.warn("bretwalda: client not handed over:", err);
  }
  postMessage({ address, kept: true });
}
