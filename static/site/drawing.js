// Draws a picture of the table that others may see: the board as it stands, whose match
// it is above, and the points below. A part seen close is drawn close.
"use strict";

const drawing = (() => {
  const wide = 1080; // pixels of a picture
  const edge = 40;
  const head = 150;
  const line = 64; // of points
  const face = "Alegreya, Georgia, serif";
  const colours = ["yellow", "green", "red", "blue", "purple", "grey"];

  // board is the board on the screen, with a drawing of it that is seen.
  function board() {
    const pane = document.querySelector("body > :first-child .board");
    const map = pane.querySelector(".board-map");
    return { pane, map, svg: map.querySelector("svg") };
  }

  // land is the part of the chart that a picture of the whole board shows.
  function land({ svg }) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const area of svg.querySelectorAll(".board-land")) {
      const b = area.getBBox();
      left = Math.min(left, b.x);
      top = Math.min(top, b.y);
      right = Math.max(right, b.x + b.width);
      bottom = Math.max(bottom, b.y + b.height);
    }
    const margin = 70;
    return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
  }

  // lit is what is around the places that are lit; nothing where none is.
  function lit({ svg }, all) {
    const lights = svg.querySelector(".board-lights")?.getBBox();
    if (!lights?.width) return undefined;
    const width = Math.min(all.width, Math.max(3 * lights.width, 2 * lights.height, all.width / 2));
    const height = Math.min(all.height, width);
    return {
      x: lights.x + (lights.width - width) / 2,
      y: lights.y + (lights.height - height) / 2,
      width,
      height,
      scale: Math.max(0.5, width / all.width),
    };
  }

  // part is the part of the chart to be drawn: of a battle what is around it; else all of
  // the board, or, where the person has come closer, what they see of it.
  function part(of, close) {
    const all = land(of);
    const fought = close && lit(of, all);
    if (fought) return fought;
    const { a, e, f } = new DOMMatrixReadOnly(getComputedStyle(of.map).transform);
    const pane = of.pane.getBoundingClientRect();
    const style = getComputedStyle(of.pane);
    const [top, right, bottom, left] = ["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(style["padding" + side]));
    const room = { width: pane.width - left - right, height: pane.height - top - bottom };
    const closer = Math.min(room.width / all.width, room.height / all.height) * 1.6;
    if (a < closer || room.width < 80 || room.height < 80) return { ...all, scale: 1 };
    return {
      x: (left - e) / a,
      y: (top - f) / a,
      width: room.width / a,
      height: room.height / a,
      scale: Number(getComputedStyle(of.svg.querySelector(".board-scaled")).getPropertyValue("--board-k")),
    };
  }

  // rules come from the style sheets that hold on this screen and are about boards,
  // with the faces of letters as a drawing can have them: in itself.
  async function rules() {
    const found = [];
    const faces = [];
    const read = (list, sheet) => {
      for (const rule of list) {
        if (rule instanceof CSSMediaRule) {
          if (matchMedia(rule.conditionText).matches) read(rule.cssRules, sheet);
        } else if (rule instanceof CSSFontFaceRule) {
          const file = /url\("?([^")]+)"?\)/.exec(rule.cssText);
          if (file) faces.push(embedded(rule.cssText, file[0], new URL(file[1], sheet)));
        } else if (rule instanceof CSSStyleRule && rule.selectorText.includes(".board")) {
          found.push(rule.cssText);
        }
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules, sheet.href);
    return [...(await Promise.all(faces)), ...found].join("\n");
  }

  async function embedded(rule, reference, file) {
    const blob = await (await fetch(file, { credentials: "same-origin" })).blob();
    const url = await new Promise((done, failed) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result);
      reader.onerror = failed;
      reader.readAsDataURL(blob);
    });
    return rule.replace(reference, `url(${url})`);
  }

  // alone is the drawing of a part of the board as a document of its own.
  async function alone(of, seen, width, height, close) {
    const style = await rules();
    const svg = of.svg.cloneNode(true);
    for (const e of svg.querySelectorAll(close ? ".board-arrow" : ".board-lights, .board-sea-lights, .board-arrow")) e.replaceChildren();
    svg.setAttribute("width", width);
    svg.setAttribute("height", height);
    svg.setAttribute("viewBox", [seen.x, seen.y, seen.width, seen.height].join(" "));
    // The classes around the board say how it is drawn.
    let inner = document.createElementNS(svg.namespaceURI, "g");
    inner.append(...svg.childNodes);
    for (let e = of.map; e && e !== document.body; e = e.parentElement) {
      const around = document.createElementNS(svg.namespaceURI, "g");
      around.setAttribute("class", e.className);
      around.append(inner);
      inner = around;
    }
    for (const e of inner.querySelectorAll(".board-scaled")) e.style.setProperty("--board-k", seen.scale);
    const around = getComputedStyle(of.pane);
    const names = new Set(style.match(/--[\w-]+/g));
    names.delete("--board-k");
    const values = [...names].map((name) => [name, around.getPropertyValue(name).trim()]).filter(([, value]) => value);
    const sheet = document.createElementNS(svg.namespaceURI, "style");
    sheet.textContent = `svg { --board-k: ${seen.scale}; ${values.map((v) => v.join(":")).join(";")} } ${style}\n.board, .board-map { transform: none; }`;
    svg.append(sheet, inner);
    const image = new Image(width, height);
    image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(new XMLSerializer().serializeToString(svg));
    await image.decode();
    return image;
  }

  // fit is words as far as they have room.
  function fit(pen, words, room) {
    while (words.length > 1 && pen.measureText(words).width > room) words = words.slice(0, -2).trimEnd() + "…";
    return words;
  }

  // draw draws the board below a title and words. Each of the scores is the number of a
  // colour, a name and its points, or dice.
  async function draw(title, words, scores, close) {
    const of = board();
    const seen = part(of, close);
    const high = Math.round(Math.min(1500, Math.max(760, (wide * seen.height) / seen.width)));
    const ratio = high / wide;
    if (seen.height / seen.width < ratio) {
      seen.y -= (seen.width * ratio - seen.height) / 2;
      seen.height = seen.width * ratio;
    } else {
      seen.x -= (seen.height / ratio - seen.width) / 2;
      seen.width = seen.height / ratio;
    }
    const [image] = await Promise.all([alone(of, seen, wide, high, close), document.fonts.load(`700 60px ${face}`), document.fonts.load(`36px ${face}`)]);
    const canvas = document.createElement("canvas");
    const columns = 2;
    canvas.width = wide;
    canvas.height = head + high + (scores.length ? edge + line * Math.ceil(scores.length / columns) : 0);
    const pen = canvas.getContext("2d");
    const colour = (name) => getComputedStyle(of.pane).getPropertyValue("--board-" + name).trim();
    pen.fillStyle = colour("paper-map");
    pen.fillRect(0, 0, wide, canvas.height);
    pen.fillStyle = colour("sea");
    pen.fillRect(0, head, wide, high);
    pen.drawImage(image, 0, head);
    pen.fillStyle = colour("ink");
    pen.font = `italic 34px ${face}`;
    pen.textAlign = "right";
    pen.fillText("Bretwalda", wide - edge, 72);
    const room = wide - 2 * edge;
    pen.textAlign = "left";
    pen.font = `700 60px ${face}`;
    pen.fillText(fit(pen, title, room - 180), edge, 74);
    pen.font = `36px ${face}`;
    pen.fillText(fit(pen, words, room), edge, 124);
    pen.textBaseline = "middle";
    scores.forEach(([tint, name, points], i) => {
      const y = head + high + edge / 2 + line * (Math.floor(i / columns) + 0.5);
      const x = edge + (i % columns) * (wide / columns - edge / 2);
      pen.fillStyle = colour(colours[tint]);
      pen.beginPath();
      pen.arc(x + 16, y - 2, 16, 0, 7);
      pen.fill();
      pen.fillStyle = colour("ink");
      pen.font = `700 40px ${face}`;
      const end = x + wide / columns - 2 * edge;
      pen.textAlign = "right";
      pen.fillText(points, end, y);
      const left = end - pen.measureText(points).width - x - 70;
      pen.textAlign = "left";
      pen.font = `40px ${face}`;
      pen.fillText(fit(pen, name, left), x + 50, y);
    });
    const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
    if (!blob) throw new Error("no picture");
    return { canvas, blob };
  }

  // give shows a picture, to be handed to another program or saved, until the person puts it
  // away. said are a title, three buttons, and what is said once it is saved and where the
  // other program fails.
  function give(name, title, { canvas, blob }, [heading, share, save, close, saved, failed]) {
    const gift = { files: [new File([blob], name, { type: blob.type })], title };
    const make = (tag, more, ...inside) => {
      const e = Object.assign(document.createElement(tag), more);
      e.append(...inside);
      return e;
    };
    const said = make("p");
    said.setAttribute("role", "status");
    const button = (words, does) => {
      const e = make("button", { type: "button", className: "button", textContent: words });
      e.addEventListener("click", does);
      return e;
    };
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", title);
    const dialog = make("dialog", { className: "scanner drawn" }, make("h2", { textContent: heading }), canvas, said);
    const ways = make("div", { className: "row" });
    if (navigator.canShare?.(gift)) {
      ways.append(
        button(share, () => {
          said.textContent = "";
          navigator.share(gift).catch((err) => {
            if (err.name !== "AbortError") said.textContent = failed;
          });
        }),
      );
    }
    ways.append(
      button(save, () => {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(blob);
        link.download = name;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
        said.textContent = saved;
      }),
      button(close, () => dialog.close()),
    );
    ways.firstChild.classList.add("primary");
    dialog.append(ways);
    dialog.setAttribute("aria-label", heading);
    dialog.addEventListener("keydown", (e) => e.stopPropagation()); // keys of the table
    document.querySelector("body > .client, body > div").append(dialog);
    return new Promise((resolve) => {
      dialog.addEventListener("close", () => {
        dialog.remove();
        resolve();
      });
      dialog.showModal();
    });
  }

  return { draw, give };
})();

// bretwaldaDrawing is for the client to call: it draws the table and shows the picture, to be
// handed over or saved, until it is put away. Scores are lines of a colour's number, a name
// and points, with tabs between them. Close: only what is around the places that are lit.
async function bretwaldaDrawing(name, title, words, scores, close, ...said) {
  const lines = scores.split("\n").filter(Boolean);
  return drawing.give(name, title, await drawing.draw(title, words, lines.map((l) => l.split("\t")), close), said);
}
