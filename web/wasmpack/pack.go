// Package wasmpack makes a finished program of Go for WebAssembly shorter to
// download, and divides it in what runs at first and parts that follow (divide.go). The program
// does the same as before.
//
// The sources of Go alone say what Pack counts on:
//
//   - cmd/link/internal/wasm and cmd/link/internal/ld/pcln.go write the module and
//     the tables that tell functions; runtime/symtab.go and internal/abi read them
//     (functions.go, start.go). Numbers of fields and tables are counted off there.
//   - cmd/internal/obj/wasm gives functions the form in which goroutines take turns:
//     the block of blocks that jumps.go describes, and the return addresses before
//     calls, function number << 16 | place in it, of places.go and returns.go. frames.go
//     knows the sums that say where on the stack something is.
//
// A function that does not have the form stays as it is; tables that differ from
// what is expected are ErrLayout. Tests run small programs before and after
// (machine_test.go), and every test in a browser plays with the packed program.
//
// # Another toolchain
//
// Pack knows the programs of some toolchains, Known. To have it know another one:
//
//  1. Name it in toolchains, in this file, and in go.mod, and copy its loader:
//     cp $(go env GOROOT)/lib/wasm/wasm_exec.js .
//  2. Build and start the client: go test ./web/e2e -run TestFirstVisit. A program
//     that Pack takes need not run. One that ends at once reads a table that has
//     moved: leave out the passes one by one (Pack's second parameter), and compare
//     the sources above.
//  3. go run ./web size -passes prints what each pass gains.
package wasmpack

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// ErrLayout says that a program is not laid out as this package knows it: it
// comes from another toolchain.
var ErrLayout = errors.New("wasmpack: unknown layout of the program")

// toolchains are the versions of Go whose programs this package knows, in every patch.
var toolchains = []string{"go1.26", "go1.27"}

// Known reports whether this package knows what a version of Go builds, as
// go env GOVERSION tells it.
func Known(version string) bool {
	return slices.ContainsFunc(toolchains, func(known string) bool {
		rest, ok := strings.CutPrefix(version, known)
		return ok && (rest == "" || rest[0] < '0' || rest[0] > '9')
	})
}

// Pass is a step of Pack.
type Pass uint8

const (
	Segments Pass = iota // joins the data, which the linker cuts into 100,000 segments to spare a few zeros
	Lines                // clears the tables of lines and files, and closes up the rest: a trace names functions only
	Names                // shortens the names of functions of other packages to the package
	Start                // has the program compute at its start what follows from other tables
	Frames               // has loads and stores reach into the stack themselves
	Jumps                // writes a jump ahead as a branch there
	Places               // numbers the places where a function is entered without gaps; with Lines
	Returns              // has a function push its return address, and keep its own number, which those it gives name
	passes
)

var passNames = [passes]string{"segments", "lines", "names", "start", "frames", "jumps", "places", "returns"}

func (p Pass) String() string { return passNames[p] }

// Passes are all passes of Pack, in their order.
func Passes() []Pass { return []Pass{Segments, Lines, Names, Start, Frames, Jumps, Places, Returns} }

// Pack makes a program shorter to download. It leaves out the passes named in
// without. A program of another layout comes back as it was, with ErrLayout.
func Pack(wasm []byte, without ...Pass) ([]byte, error) {
	packed, _, err := pack(wasm, nil, without)
	if err != nil {
		return wasm, err
	}
	return packed, nil
}

// pack packs a program, and divides it where part says where each function goes.
func pack(wasm []byte, part func(name string) int, without []Pass) (packed []byte, others [][]byte, err error) {
	does := func(p Pass) bool { return !slices.Contains(without, p) }
	sections, err := split(wasm)
	if err != nil {
		return nil, nil, err
	}
	at := slices.IndexFunc(sections, func(s section) bool { return s.id == sectionData })
	if at < 0 {
		return nil, nil, fmt.Errorf("wasmpack: a program without data: %w", ErrLayout)
	}
	memory, err := image(sections[at].body)
	if err != nil {
		return nil, nil, err
	}
	code := slices.IndexFunc(sections, func(s section) bool { return s.id == sectionCode })
	if code < 0 {
		return nil, nil, fmt.Errorf("wasmpack: a program without code: %w", ErrLayout)
	}
	bodies, err := readFunctions(sections[code].body)
	if err != nil {
		return nil, nil, err
	}
	f, err := findFunctions(memory)
	if err != nil {
		return nil, nil, err
	}
	if part != nil {
		if err := f.choose(sections, bodies, part); err != nil {
			return nil, nil, err
		}
		f.later.mark = markOf(wasm, f.later.part)
	}
	start, err := f.trim(bodies, does)
	if err != nil {
		return nil, nil, err
	}
	zeros := gap
	if !does(Segments) {
		zeros = linkersGap
	}
	sections[at].body = segments(memory, zeros)
	if err := shorten(sections, bodies, does); err != nil {
		return nil, nil, err
	}
	if start != nil {
		if sections, err = addStart(sections, start); err != nil {
			return nil, nil, err
		}
	}
	if f.later == nil {
		return join(sections), nil, nil
	}
	return divide(sections, f)
}

// trim makes the table of functions smaller, and the functions fit to it, and returns
// the code that begins the program, or nil.
func (f *functions) trim(bodies []function, does func(Pass) bool) (start []byte, err error) {
	if does(Lines) && does(Places) {
		if err := f.number(bodies); err != nil {
			return nil, err
		}
	}
	if does(Lines) {
		if err := f.forget(); err != nil {
			return nil, err
		}
	}
	if does(Names) {
		if err := f.shorten(); err != nil {
			return nil, err
		}
	}
	if f.later != nil {
		if err := f.putOff(); err != nil {
			return nil, err
		}
	}
	if !does(Start) {
		return nil, nil
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
	sectionGlobals   = 6
	sectionExports   = 7
	sectionStart     = 8
	sectionElements  = 9
	sectionCode      = 10
	sectionData      = 11
)

// head begins every module: magic number and version.
var head = []byte("\x00asm\x01\x00\x00\x00")

func split(wasm []byte) ([]section, error) {
	rest, ok := bytes.CutPrefix(wasm, head)
	if !ok {
		return nil, fmt.Errorf("wasmpack: no module of WebAssembly: %w", ErrLayout)
	}
	var sections []section
	for len(rest) > 0 {
		size, n := binary.Uvarint(rest[1:])
		if n <= 0 || uint64(len(rest)-1-n) < size {
			return nil, fmt.Errorf("wasmpack: section cut off: %w", ErrLayout)
		}
		body := rest[1+n:]
		sections = append(sections, section{rest[0], body[:size]})
		rest = body[size:]
	}
	return sections, nil
}

// bodyOf is the body of a section, or an empty list if it is missing.
func bodyOf(sections []section, id byte) []byte {
	for _, s := range sections {
		if s.id == id {
			return s.body
		}
	}
	return []byte{0}
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
			return nil, fmt.Errorf("wasmpack: segment of another kind: %w", ErrLayout)
		}
		offset, n := sleb(data[2:])
		data = data[2+n:]
		if n == 0 || offset < 0 || len(data) == 0 || data[0] != opEnd {
			return nil, fmt.Errorf("wasmpack: segment of another kind: %w", ErrLayout)
		}
		size, n := binary.Uvarint(data[1:])
		if n <= 0 || uint64(len(data)-1-n) < size {
			return nil, fmt.Errorf("wasmpack: segment cut off: %w", ErrLayout)
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

// gap is how many zeros make another segment worth its head; linkersGap is how
// many the linker takes.
const (
	gap        = 256
	linkersGap = 8
)

// segments is the data section that describes a memory, cut at so many zeros.
func segments(memory []byte, gap int) []byte {
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
