package slim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// ErrLayout says that a program is not laid out as this package knows it: it
// comes from another toolchain.
var ErrLayout = errors.New("slim: unknown layout of the program")

// Pack makes a program of Go for WebAssembly shorter to download and leaves what
// it does as it is:
//
//   - The linker cuts the data into a hundred thousand segments to spare a few
//     zeros. Pack joins them.
//   - Tables say for every instruction which line of which file it comes from,
//     for the traces of a program that fails. Pack clears them: a trace then
//     names functions only.
//   - What follows from other tables is computed when the program starts.
//   - Jumps and return addresses are written so that they are alike in all
//     functions.
//
// A program of another layout comes back as it was, with ErrLayout.
func Pack(wasm []byte) ([]byte, error) {
	sections, err := split(wasm)
	if err != nil {
		return wasm, err
	}
	at := slices.IndexFunc(sections, func(s section) bool { return s.id == sectionData })
	if at < 0 {
		return wasm, fmt.Errorf("slim: a program without data: %w", ErrLayout)
	}
	memory, err := image(sections[at].body)
	if err != nil {
		return wasm, err
	}
	start, err := trim(memory)
	if err != nil {
		return wasm, err
	}
	sections[at].body = segments(memory)
	at = slices.IndexFunc(sections, func(s section) bool { return s.id == sectionCode })
	if at < 0 {
		return wasm, fmt.Errorf("slim: a program without code: %w", ErrLayout)
	}
	if sections[at].body, err = straighten(sections[at].body); err != nil {
		return wasm, err
	}
	if sections, err = addStart(sections, start); err != nil {
		return wasm, err
	}
	return join(sections), nil
}

// trim makes the table of functions smaller and returns the code that begins
// the program.
func trim(memory []byte) (start []byte, err error) {
	f, err := findFunctions(memory)
	if err != nil {
		return nil, err
	}
	if err := f.forget(); err != nil {
		return nil, err
	}
	if err := f.shorten(); err != nil {
		return nil, err
	}
	return f.unroll()
}

// section is a section of a module, by its number in the format.
type section struct {
	id   byte
	body []byte
}

const (
	sectionTypes     = 1
	sectionImports   = 2
	sectionFunctions = 3
	sectionStart     = 8
	sectionCode      = 10
	sectionData      = 11
)

// head begins every module: magic number and version.
var head = []byte("\x00asm\x01\x00\x00\x00")

func split(wasm []byte) ([]section, error) {
	rest, ok := bytes.CutPrefix(wasm, head)
	if !ok {
		return nil, fmt.Errorf("slim: no module of WebAssembly: %w", ErrLayout)
	}
	var sections []section
	for len(rest) > 0 {
		size, n := binary.Uvarint(rest[1:])
		if n <= 0 || uint64(len(rest)-1-n) < size {
			return nil, fmt.Errorf("slim: section cut off: %w", ErrLayout)
		}
		body := rest[1+n:]
		sections = append(sections, section{rest[0], body[:size]})
		rest = body[size:]
	}
	return sections, nil
}

func join(sections []section) []byte {
	out := slices.Clone(head)
	for _, s := range sections {
		out = append(out, s.id)
		out = binary.AppendUvarint(out, uint64(len(s.body)))
		out = append(out, s.body...)
	}
	return out
}

// image is the memory that a data section describes.
func image(data []byte) ([]byte, error) {
	count, n := binary.Uvarint(data)
	if n <= 0 {
		return nil, ErrLayout
	}
	data = data[n:]
	var memory []byte
	for range count {
		if len(data) < 2 || data[0] != 0 || data[1] != opI32Const {
			return nil, fmt.Errorf("slim: segment of another kind: %w", ErrLayout)
		}
		offset, n := sleb(data[2:])
		data = data[2+n:]
		if n == 0 || offset < 0 || len(data) == 0 || data[0] != opEnd {
			return nil, fmt.Errorf("slim: segment of another kind: %w", ErrLayout)
		}
		size, n := binary.Uvarint(data[1:])
		if n <= 0 || uint64(len(data)-1-n) < size {
			return nil, fmt.Errorf("slim: segment cut off: %w", ErrLayout)
		}
		data = data[1+n:]
		if end := int(offset) + int(size); end > len(memory) {
			memory = append(memory, make([]byte, end-len(memory))...)
		}
		copy(memory[offset:], data[:size])
		data = data[size:]
	}
	return memory, nil
}

// gap is how many zeros make it worth to begin another segment.
const gap = 256

// segments is the data section that describes a memory.
func segments(memory []byte) []byte {
	var out []byte
	count := 0
	for from := 0; from < len(memory); {
		if memory[from] == 0 {
			from++
			continue
		}
		to := from + 1 // behind the last byte that is not zero
		for i := to; i < len(memory) && i-to < gap; i++ {
			if memory[i] != 0 {
				to = i + 1
			}
		}
		out = append(out, 0, opI32Const)
		out = appendSleb(out, int64(from))
		out = append(out, opEnd)
		out = binary.AppendUvarint(out, uint64(to-from))
		out = append(out, memory[from:to]...)
		from = to
		count++
	}
	return append(binary.AppendUvarint(nil, uint64(count)), out...)
}

// sleb reads a signed number and how many bytes it takes, none when it is cut
// off.
func sleb(b []byte) (v int64, n int) {
	for shift := uint(0); n < len(b) && shift < 64; {
		c := b[n]
		n++
		v |= int64(c&0x7f) << shift
		shift += 7
		if c < 0x80 {
			if c&0x40 != 0 && shift < 64 {
				v -= 1 << shift
			}
			return v, n
		}
	}
	return 0, 0
}

func appendSleb(out []byte, v int64) []byte {
	for {
		c := byte(v & 0x7f)
		v >>= 7
		if v == 0 && c&0x40 == 0 || v == -1 && c&0x40 != 0 {
			return append(out, c)
		}
		out = append(out, c|0x80)
	}
}
