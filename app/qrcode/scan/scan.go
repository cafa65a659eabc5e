// Package scan reads codes back, for tests: a code without a flaw, as a screen
// shows it.
package scan

import (
	"errors"
	"fmt"
	"strings"

	"rsc.io/qr/coding"
)

// Drawn is the dark units of a path made of rows: M x y h width v1 h-width z.
func Drawn(path string) (map[[2]int]bool, error) {
	dark := map[[2]int]bool{}
	for _, row := range strings.Split(strings.TrimSuffix(path, "z"), "z") {
		var x, y, width, back int
		if _, err := fmt.Sscanf(row, "M%d %dh%dv1h-%d", &x, &y, &width, &back); err != nil || back != width {
			return nil, fmt.Errorf("scan: %q is no row: %v", row, err)
		}
		for i := range width {
			dark[[2]int{x + i, y}] = true
		}
	}
	return dark, nil
}

// Read is what a code of size by size modules says.
func Read(size int, dark func(x, y int) bool) (string, error) {
	version := coding.Version((size - 17) / 4)
	for level := coding.L; level <= coding.H; level++ {
		for mask := range coding.Mask(8) {
			plan, err := coding.NewPlan(version, level, mask)
			if err != nil {
				return "", fmt.Errorf("scan: %w", err)
			}
			if bits, ok := bitsOf(plan, dark); ok {
				return bits.text(version)
			}
		}
	}
	return "", errors.New("scan: what is fixed in a code is not there")
}

// bits are those of the data, one an element.
type bits []uint

// bitsOf reads the data by a plan; false where its fixed modules are otherwise.
func bitsOf(plan *coding.Plan, dark func(x, y int) bool) (bits, bool) {
	read := make(bits, 8*plan.DataBytes)
	for y, row := range plan.Pixel {
		for x, pixel := range row {
			painted := dark(x, y) != (pixel&coding.Black != 0)
			switch pixel.Role() {
			case coding.Data:
				if painted {
					read[pixel.Offset()] = 1
				}
			case coding.Check, coding.Extra:
			default:
				if painted {
					return nil, false
				}
			}
		}
	}
	return read, true
}

// take is a number of n bits.
func (b *bits) take(n int) int {
	number := 0
	for range n {
		number <<= 1
		if len(*b) > 0 {
			number |= int((*b)[0])
			*b = (*b)[1:]
		}
	}
	return number
}

// text is what the segments say: digits and bytes.
func (b bits) text(version coding.Version) (string, error) {
	digitCount, byteCount := 10, 8
	switch {
	case version > 26:
		digitCount, byteCount = 14, 16
	case version > 9:
		digitCount, byteCount = 12, 16
	}
	var said strings.Builder
	for len(b) >= 4 {
		switch mode := b.take(4); mode {
		case 0:
			return said.String(), nil
		case 1:
			n := b.take(digitCount)
			for ; n >= 3; n -= 3 {
				fmt.Fprintf(&said, "%03d", b.take(10))
			}
			switch n {
			case 2:
				fmt.Fprintf(&said, "%02d", b.take(7))
			case 1:
				fmt.Fprintf(&said, "%d", b.take(4))
			}
		case 4:
			for range b.take(byteCount) {
				said.WriteByte(byte(b.take(8)))
			}
		default:
			return "", fmt.Errorf("scan: a segment of mode %d", mode)
		}
	}
	return said.String(), nil
}
