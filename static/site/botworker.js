// Thinks for the seats that bots play. The page's script sends the program that does,
// and the address of its loader; the page's program sends questions, gets an empty
// message once they are heard, and the answers.
"use strict";

const early = []; // Messages that came before the program could hear.
let hear = (question) => early.push(question);

onmessage = (event) => {
  if (event.data.program) start(event.data);
  else hear(event.data);
};

function bretwaldaHear(listener) {
  hear = listener;
  postMessage("");
  early.splice(0).forEach((question) => hear(question));
}

async function start({ program, loader }) {
  try {
    importScripts(loader);
    const go = new Go();
    await go.run(await WebAssembly.instantiate(program, go.importObject));
    throw new Error("the program has ended");
  } catch (err) {
    // Errors of timers reach the page; those of promises do not.
    setTimeout(() => {
      throw err;
    });
  }
}
