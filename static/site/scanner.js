// Reads a code through the camera, or from a picture: fetched when it is asked for. Where
// the browser cannot read codes itself, a worker does (package scan).
const side = 720; // pixels of what is looked at
const rest = 120; // milliseconds between two looks

// scan shows what the camera sees until there is a code, and gives its text; "" where the
// person goes back. words are a title, a hint, two buttons, and what is said where the
// camera is forbidden, where there is none, of a picture without a code, and where
// nothing reads.
export function scan(spawn, [title, hint, close, choose, denied, missing, unread, failed]) {
  const make = (tag, more, ...inside) => {
    const e = Object.assign(document.createElement(tag), more);
    e.append(...inside);
    return e;
  };
  const said = make("p", { textContent: hint });
  said.setAttribute("role", "status");
  const video = make("video", { muted: true, playsInline: true });
  video.setAttribute("aria-hidden", "true");
  const file = make("input", { type: "file", accept: "image/*", hidden: true });
  const back = make("button", { type: "button", className: "button", textContent: close });
  const picture = make("button", { type: "button", className: "button", textContent: choose });
  const dialog = make(
    "dialog",
    { className: "scanner" },
    make("h2", { textContent: title }),
    make("div", { className: "scanner-view" }, video),
    said,
    make("div", { className: "row" }, back, picture, file),
  );
  dialog.setAttribute("aria-label", title);
  document.querySelector("body > .client, body > div").append(dialog);

  return new Promise((resolve) => {
    let stream;
    let reader;
    let over = false;
    const say = (words) => (said.textContent = words);
    const end = (text) => {
      if (over) return;
      over = true;
      stream?.getTracks().forEach((track) => track.stop());
      reader?.then((r) => r.end?.());
      dialog.close();
      dialog.remove();
      resolve(text);
    };
    dialog.addEventListener("close", () => end(""));
    dialog.addEventListener("keydown", (e) => e.stopPropagation()); // keys of the table
    back.addEventListener("click", () => end(""));
    picture.addEventListener("click", () => file.click());
    file.addEventListener("change", async () => {
      say("…");
      try {
        const image = await createImageBitmap(file.files[0]);
        const scale = Math.min(1, 1600 / Math.max(image.width, image.height));
        const text = await (await read())(image, 0, 0, image.width, image.height, scale);
        if (text) return end(text);
        say(unread);
      } catch (err) {
        console.warn("bretwalda: picture not read:", err);
        say(unread);
      }
      file.value = "";
    });
    dialog.showModal();

    const read = () => (reader ??= eyes(spawn));
    (async () => {
      try {
        if (!navigator.mediaDevices) throw new DOMException("no camera", "NotFoundError");
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
        });
        if (over) return stream.getTracks().forEach((track) => track.stop());
        video.srcObject = stream;
        await video.play();
      } catch (err) {
        return say(err.name === "NotAllowedError" ? denied : missing);
      }
      try {
        const look = await read();
        while (!over) {
          const { videoWidth: w, videoHeight: h } = video;
          const square = Math.min(w, h); // which is what the person sees
          const text = square && (await look(video, (w - square) / 2, (h - square) / 2, square, square, Math.min(1, side / square)));
          if (text) return end(text);
          await new Promise((later) => setTimeout(later, rest));
        }
      } catch (err) {
        console.warn("bretwalda: codes are not read:", err);
        say(failed);
      }
    })();
  });
}

// eyes is what reads a part of a picture at a scale: the browser, or a worker.
async function eyes(spawn) {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const draw = (source, x, y, w, h, scale) => {
    canvas.width = Math.round(w * scale);
    canvas.height = Math.round(h * scale);
    pen.drawImage(source, x, y, w, h, 0, 0, canvas.width, canvas.height);
  };
  const formats = (await globalThis.BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (formats.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (...what) => {
      draw(...what);
      return (await detector.detect(canvas))[0]?.rawValue ?? "";
    };
  }
  const worker = spawn();
  let heard;
  let failed;
  worker.addEventListener("message", (event) => heard(event.data));
  worker.addEventListener("error", (event) => failed(event));
  const answer = () => new Promise((resolve, reject) => ([heard, failed] = [resolve, reject]));
  await answer(); // it hears
  const look = (...what) => {
    draw(...what);
    const { width, height } = canvas;
    const { data } = pen.getImageData(0, 0, width, height);
    const grey = new Uint8Array(width * height);
    for (let i = 0; i < grey.length; i++) grey[i] = (data[4 * i] * 77 + data[4 * i + 1] * 150 + data[4 * i + 2] * 29) >> 8;
    const text = answer();
    worker.postMessage({ grey, width, height }, [grey.buffer]);
    return text;
  };
  look.end = () => worker.terminate();
  return look;
}
