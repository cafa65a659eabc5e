package link

import (
	"math/bits"

	"bretwalda/engine/dice"
)

// putBit and getBit code a truth value.
func (e *encoder) putBit(b bool) {
	if b {
		e.put(1, 2)
	} else {
		e.put(0, 2)
	}
}

func (d *decoder) getBit() bool { return d.get(2) == 1 }

// putSmall writes a number that is mostly 0, from 0 to 65,534: one bit for 0, three for
// 1 and 2, five for 3 to 6 and so on (Elias gamma of n+1).
func (e *encoder) putSmall(n int) {
	n++
	width := bits.Len(uint(n)) - 1
	for range width {
		e.putBit(true)
	}
	e.putBit(false)
	e.put(n-1<<width, 1<<width)
}

// getSmall reads a number that putSmall wrote; above 65,534 it is ErrForged.
func (d *decoder) getSmall() (int, error) {
	width := 0
	for d.getBit() {
		if width++; width == 16 {
			return 0, ErrForged
		}
	}
	return 1<<width + d.get(1<<width) - 1, nil
}

// putCount writes a number up to 32,767: how many binary digits it has, then
// all but the first of them.
func (e *encoder) putCount(n int) {
	width := bits.Len(uint(n))
	e.put(width, 16)
	if width > 1 {
		e.put(n-1<<(width-1), 1<<(width-1))
	}
}

func (d *decoder) getCount() int {
	width := d.get(16)
	if width < 2 {
		return width
	}
	return 1<<(width-1) + d.get(1<<(width-1))
}

// putWord and getWord code 64 bits.
func (e *encoder) putWord(w uint64) {
	for range 4 {
		e.put(int(w>>48), maxTotal)
		w <<= 16
	}
}

func (d *decoder) getWord() uint64 {
	var w uint64
	for range 4 {
		w = w<<16 | uint64(d.get(maxTotal))
	}
	return w
}

// putToken and getToken code 16 bytes.
func (e *encoder) putToken(t dice.Token) {
	for _, b := range t {
		e.put(int(b), 256)
	}
}

func (d *decoder) getToken() (t dice.Token) {
	for i := range t {
		t[i] = byte(d.get(256))
	}
	return t
}
