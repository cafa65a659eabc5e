// Finds a point of an element that is in view, at rest and not covered. An area of a
// map need not hold the middle of its box. Rest is how long it must have stayed where
// it is, in milliseconds: what a tap has changed may come to move it later.
async (e, rest) => {
  if (e.disabled) return { Reason: "is disabled" };
  const inside = (b) => b.top >= 0 && b.left >= 0 && b.bottom <= innerHeight && b.right <= innerWidth;
  // What lies in a sheet may be below its buttons, and in a page below its head.
  if (!inside(e.getBoundingClientRect()) || e.closest(".sheet, .page-body")) e.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (document.getAnimations().some((a) => a.playState === "running" && a.timeline === document.timeline && a.effect?.target?.contains(e) && a.effect.getComputedTiming().endTime !== Infinity)) return { Reason: "is moving" };
  const before = e.getBoundingClientRect();
  // The page draws the last answer before aim judges it: WebKit may take a second.
  const frame = () => Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 3000))]);
  // A slow machine does later what a quick one has done by then.
  const idle = () => new Promise((done) => (window.requestIdleCallback ? requestIdleCallback(done, { timeout: 2000 }) : setTimeout(done, 30)));
  await frame();
  await frame();
  await idle();
  await new Promise((done) => setTimeout(done, rest));
  await idle();
  const box = e.getBoundingClientRect();
  if (!box.width || !box.height) return { Reason: "has no size" };
  if (Math.abs(box.x - before.x) + Math.abs(box.y - before.y) > 1) return { Reason: "is moving" };
  const points = [[box.x + box.width / 2, box.y + box.height / 2]];
  for (const r of e.getClientRects()) points.push([r.x + r.width / 2, r.y + r.height / 2]);
  for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) points.push([box.x + (box.width * i) / 12, box.y + (box.height * j) / 12]);
  // Words over the map let a tap through to the page, which takes them away for it.
  const words = [...document.querySelectorAll(".board-words:not([hidden])")].map((w) => w.getBoundingClientRect());
  let cover = null, below = null;
  for (const [x, y] of points) {
    const hit = document.elementFromPoint(x, y);
    if (hit && e.closest(".board") && words.some((w) => x >= w.left && x <= w.right && y >= w.top && y <= w.bottom)) below ||= { X: x, Y: y, Words: true };
    else if (hit && (e.contains(hit) || hit.closest("label")?.control === e)) return { X: x, Y: y };
    else cover ||= hit;
  }
  if (below) return below;
  return { Reason: cover ? "is covered by <" + cover.tagName.toLowerCase() + " class=" + cover.getAttribute("class") + ">" : "is out of view" };
}
