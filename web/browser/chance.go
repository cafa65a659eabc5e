package browser

import (
	"fmt"
	"hash/fnv"
)

// chance makes the random numbers of a page depend on nothing but the name of
// the test and on how many documents the profile has loaded, so that a test
// meets the same dice every time. Workers keep the browser's own.
func (p *Profile) chance() string {
	seed := fnv.New32a()
	fmt.Fprint(seed, p.t.Name(), p.number)
	return fmt.Sprintf(`(() => {
	let documents = 0;
	try { documents = 1 + Number(localStorage.getItem("chance") || 0); localStorage.setItem("chance", documents); } catch { return; }
	let state = (%d ^ Math.imul(documents, 0x9e3779b1)) >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), state | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return (t ^ (t >>> 14)) & 0xff;
	};
	Crypto.prototype.getRandomValues = (array) => {
		const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
		for (let i = 0; i < bytes.length; i++) bytes[i] = next();
		return array;
	};
})()`, seed.Sum32())
}
