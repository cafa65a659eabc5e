package slim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"testing"
)

// TestImageOfSegments holds that joined data fills the memory as before, also
// where zeros part it, and at both ends.
func TestImageOfSegments(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		memory := make([]byte, chance.IntN(5*gap))
		for range chance.IntN(6) {
			from := chance.IntN(len(memory) + 1)
			for i := from; i < min(from+chance.IntN(gap), len(memory)); i++ {
				memory[i] = byte(chance.IntN(4))
			}
		}
		got, err := image(segments(memory))
		if err != nil {
			t.Fatal(err)
		}
		// What is zero at the end needs no segment.
		if want := bytes.TrimRight(memory, "\x00"); !bytes.Equal(got, want) {
			t.Fatalf("a memory of %d bytes came back with %d, or others", len(want), len(got))
		}
	}
}

// program is a module with no functions and one segment of data.
func program(memory []byte) []byte {
	return join([]section{{sectionCode, []byte{0}}, {sectionData, segments(memory)}})
}

// record describes a function of the table below.
type record struct {
	stack, file, line uint32
	tables            []uint32
}

// functions is a memory with a table of functions and their tables of
// instructions.
func functions(units, tables []byte, list ...record) []byte {
	const headerSize = 8 * (1 + headerWords)
	var index, records []byte
	for _, f := range list {
		index = order.AppendUint32(index, 0)
		index = order.AppendUint32(index, uint32(8*len(list)+len(records)))
		r := make([]byte, recordSize)
		order.PutUint32(r[recordStack:], f.stack)
		order.PutUint32(r[recordFile:], f.file)
		order.PutUint32(r[recordLine:], f.line)
		order.PutUint32(r[recordTables:], uint32(len(f.tables)))
		order.PutUint32(r[recordUnit:], 7)
		order.PutUint32(r[recordStart:], 70)
		for _, at := range f.tables {
			r = order.AppendUint32(r, at)
		}
		records = append(records, r...)
	}
	names := []byte("main.main\x00")
	begins := []int{len(list), 0, 0, headerSize}
	for _, part := range [][]byte{names, units, []byte("main.go\x00"), tables} {
		begins = append(begins, begins[len(begins)-1]+len(part))
	}
	memory := append([]byte("before"), make([]byte, 10)...)
	memory = append(memory, funcMagic...)
	for _, b := range begins {
		memory = order.AppendUint64(memory, uint64(b))
	}
	memory = append(memory, names...)
	memory = append(memory, units...)
	memory = append(memory, "main.go\x00"...)
	memory = append(memory, tables...)
	memory = append(memory, index...)
	return append(append(memory, records...), "behind"...)
}

// TestLinesAreCleared holds that only lines and files go: a table that also
// tells how deep the stack is stays, and so does all that stands around.
func TestLinesAreCleared(t *testing.T) {
	// The table at 0 stands for none; then one of the stack, of files, of lines
	// with a long step, and one that both stack and lines use.
	tables := []byte{0, 2, 1, 0, 4, 3, 0, 0x90, 1, 2, 6, 1, 0, 8, 5, 0}
	const stack, file, line, both = 1, 4, 7, 13
	before := functions([]byte{9, 9, 9, 9}, bytes.Clone(tables),
		record{stack, file, line, []uint32{both}},
		record{both, file, both, nil})
	packed, err := Pack(program(before))
	if err != nil {
		t.Fatal(err)
	}
	sections, err := split(packed)
	if err != nil {
		t.Fatal(err)
	}
	got, err := image(sections[1].body)
	if err != nil {
		t.Fatal(err)
	}
	want := functions(make([]byte, 4), []byte{0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 5, 0},
		record{stack, 0, 0, []uint32{both}},
		record{both, 0, 0, nil})
	// Where the unit and the first line of a function stood, there is nothing.
	want = bytes.ReplaceAll(want, binary.LittleEndian.AppendUint32([]byte{7, 0, 0, 0}, 70), make([]byte, 8))
	if !bytes.Equal(got, want) {
		t.Errorf("packed:\n%v\nwant:\n%v", got, want)
	}
}

// TestWhatIsNotKnownStays holds that a program of another layout is not touched.
func TestWhatIsNotKnownStays(t *testing.T) {
	whole := program(functions(nil, []byte{0, 1, 1, 0}, record{1, 1, 1, nil}))
	for name, wasm := range map[string][]byte{
		"nothing":            {},
		"not a module":       []byte("<!doctype html>"),
		"no data":            head,
		"no functions":       program([]byte("only data")),
		"a header cut off":   program(functions(nil, nil)[:40]),
		"a module cut off":   whole[:len(whole)-3],
		"a table beyond all": program(functions(nil, []byte{0}, record{1 << 20, 0, 0, nil})),
		"no code":            join([]section{{sectionData, segments(functions(nil, nil))}}),
		"unknown code":       join([]section{{sectionCode, []byte{1, 3, 0, 0xd0, opEnd}}, {sectionData, segments(functions(nil, nil))}}),
		"code cut off":       join([]section{{sectionCode, []byte{1, 3, 0, opBlock, empty}}, {sectionData, segments(functions(nil, nil))}}),
		"an active segment":  join([]section{{sectionData, []byte{1, 1, 0}}}),
	} {
		got, err := Pack(wasm)
		if !errors.Is(err, ErrLayout) || !bytes.Equal(got, wasm) {
			t.Errorf("%s: %d bytes became %d, %v", name, len(wasm), len(got), err)
		}
	}
}
