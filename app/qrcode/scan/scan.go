// Package scan reads codes: from the picture of a camera, in which they may be tilted
// and blurred, or module by module.
package scan

import (
	"errors"
	"math/bits"
	"strconv"
	"strings"

	"rsc.io/qr/coding"
	"rsc.io/qr/gf256"
)

// ErrNoCode says that there is no code, or that it cannot be read.
var ErrNoCode = errors.New("scan: no code")

// Read is what a code of size by size modules says.
func Read(size int, dark func(x, y int) bool) (string, error) {
	version := coding.Version((size - 17) / 4)
	if version < coding.MinVersion || version > coding.MaxVersion {
		return "", ErrNoCode
	}
	level, mask, ok := format(size, dark)
	if !ok {
		return "", ErrNoCode
	}
	plan, err := coding.NewPlan(version, level, mask)
	if err != nil {
		return "", err
	}
	row := make([]byte, plan.DataBytes+plan.CheckBytes)
	for y, pixels := range plan.Pixel {
		for x, pixel := range pixels {
			role, at := pixel.Role(), pixel.Offset()
			if (role == coding.Data || role == coding.Check) && dark(x, y) != (pixel&coding.Black != 0) {
				row[at/8] |= 1 << (7 - at%8)
			}
		}
	}
	if !corrected(plan, row) {
		return "", ErrNoCode
	}
	return text(row[:plan.DataBytes], version)
}

// format is the level and the mask of a code, which stand twice beside the corners.
func format(size int, dark func(x, y int) bool) (coding.Level, coding.Mask, bool) {
	first, second := 0, 0
	for i := range 15 {
		x, y := 8, i
		switch {
		case i >= 9:
			x, y = 14-i, 8
		case i == 8:
			x, y = 7, 8
		case i >= 6:
			y = i + 1
		}
		if dark(x, y) {
			first |= 1 << i
		}
		x, y = size-1-i, 8
		if i >= 8 {
			x, y = 8, size-15+i
		}
		if dark(x, y) {
			second |= 1 << i
		}
	}
	best, least := 0, 4
	for n := range 32 {
		code := n << 10
		for i := 14; i >= 10; i-- {
			if code>>i&1 != 0 {
				code ^= 0x537 << (i - 10)
			}
		}
		code = (n<<10 | code) ^ 0x5412
		for _, read := range []int{first, second} {
			if d := bits.OnesCount(uint(code ^ read)); d < least {
				best, least = n, d
			}
		}
	}
	return coding.Level(best>>3 ^ 1), coding.Mask(best & 7), least < 4
}

// corrected mends what was misread in the blocks of a code, by their check bytes; false
// where too much was.
func corrected(plan *coding.Plan, row []byte) bool {
	data, checks := row[:plan.DataBytes], row[plan.DataBytes:]
	few, more := plan.DataBytes/plan.Blocks, plan.DataBytes%plan.Blocks
	n := plan.CheckBytes / plan.Blocks
	for i := range plan.Blocks {
		size := few
		if i >= plan.Blocks-more {
			size++
		}
		block := append(append(make([]byte, 0, size+n), data[:size]...), checks[:n]...)
		if !mended(coding.Field, block, n) {
			return false
		}
		copy(data[:size], block)
		data, checks = data[size:], checks[n:]
	}
	return true
}

// mended corrects a block of which the last n bytes are the checks of Reed and Solomon.
func mended(f *gf256.Field, block []byte, n int) bool {
	syndromes := make([]byte, n)
	whole := true
	for i := range syndromes {
		syndromes[i] = valueBack(f, block, f.Exp(i))
		whole = whole && syndromes[i] == 0
	}
	if whole {
		return true
	}
	// Berlekamp and Massey: the shortest register that makes the syndromes.
	locator, before := []byte{1}, []byte{1}
	length, gap, last := 0, 1, byte(1)
	for i := range n {
		d := syndromes[i]
		for j := 1; j <= length && j < len(locator); j++ {
			d ^= f.Mul(locator[j], syndromes[i-j])
		}
		if d == 0 {
			gap++
			continue
		}
		kept := append([]byte(nil), locator...)
		k := f.Mul(d, f.Inv(last))
		for len(locator) < len(before)+gap {
			locator = append(locator, 0)
		}
		for j, c := range before {
			locator[j+gap] ^= f.Mul(k, c)
		}
		if 2*length <= i {
			length, before, last, gap = i+1-length, kept, d, 1
		} else {
			gap++
		}
	}
	if 2*length > n {
		return false
	}
	product := make([]byte, n) // of locator and syndromes
	for i, a := range locator {
		for j, b := range syndromes {
			if i+j < n {
				product[i+j] ^= f.Mul(a, b)
			}
		}
	}
	found := 0
	for at := range block {
		x := f.Exp(len(block) - 1 - at)
		back := f.Inv(x)
		if value(f, locator, back) != 0 {
			continue
		}
		found++
		slope, power := byte(0), byte(1) // the derivative has the odd terms alone
		for j := 1; j < len(locator); j += 2 {
			slope ^= f.Mul(locator[j], power)
			power = f.Mul(power, f.Mul(back, back))
		}
		if slope == 0 {
			return false
		}
		block[at] ^= f.Mul(x, f.Mul(value(f, product, back), f.Inv(slope)))
	}
	return found == length
}

// value evaluates a polynomial, valueBack one whose highest term comes first.
func value(f *gf256.Field, terms []byte, x byte) (sum byte) {
	for i := len(terms) - 1; i >= 0; i-- {
		sum = f.Mul(sum, x) ^ terms[i]
	}
	return sum
}

func valueBack(f *gf256.Field, terms []byte, x byte) (sum byte) {
	for _, t := range terms {
		sum = f.Mul(sum, x) ^ t
	}
	return sum
}

// stream is data read bit by bit.
type stream struct {
	data []byte
	at   int
}

func (s *stream) left() int { return 8*len(s.data) - s.at }

// bits is a number of n bits; beyond the end they are 0.
func (s *stream) bits(n int) int {
	number := 0
	for range n {
		number <<= 1
		if s.at < 8*len(s.data) {
			number |= int(s.data[s.at/8]>>(7-s.at%8)) & 1
			s.at++
		}
	}
	return number
}

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

// text is what the segments of a code say.
func text(data []byte, version coding.Version) (string, error) {
	wide := 0
	switch {
	case version > 26:
		wide = 2
	case version > 9:
		wide = 1
	}
	s := stream{data: data}
	var said strings.Builder
	digits := func(n, bits int) {
		number := strconv.Itoa(s.bits(bits))
		said.WriteString(strings.Repeat("0", max(0, n-len(number))) + number)
	}
	for s.left() >= 4 {
		switch s.bits(4) {
		case 0:
			return said.String(), nil
		case 1:
			n := s.bits(10 + 2*wide)
			for ; n >= 3 && s.left() > 0; n -= 3 {
				digits(3, 10)
			}
			if n > 0 {
				digits(n, 1+3*n)
			}
		case 2:
			n := s.bits(9 + 2*wide)
			for ; n > 1 && s.left() > 0; n -= 2 {
				pair := s.bits(11)
				if pair >= 45*45 {
					return "", ErrNoCode
				}
				said.WriteByte(letters[pair/45])
				said.WriteByte(letters[pair%45])
			}
			if n > 0 {
				said.WriteByte(letters[s.bits(6)%45])
			}
		case 4:
			for n := s.bits(8 + 8*min(wide, 1)); n > 0 && s.left() > 0; n-- {
				said.WriteByte(byte(s.bits(8)))
			}
		case 7: // what the bytes are: letters of links are the same in all alphabets
			s.bits(8)
		default:
			return "", ErrNoCode
		}
	}
	return said.String(), nil
}
