package wasmpack

import (
	"bytes"
	"errors"
	"slices"
	"testing"
)

// record describes a function of the table below: where its tables of
// instructions begin, and its facts in the order of their kinds.
type record struct {
	name          string
	stack         int
	file, line    int
	tables, facts []int
}

// Where the parts of the memory of a test are.
const (
	tableAt  = 16 // the header
	moduleAt = 1024
	factsAt  = 2048
	finderAt = 4096
)

// memoryOf is a memory with a table of functions, their tables of instructions
// and facts, and the table of their addresses.
func memoryOf(tables, facts []byte, list ...record) []byte {
	names := []byte{}
	var index, records []byte
	for i, f := range list {
		index = order.AppendUint32(index, uint32(1000+i))
		index = order.AppendUint32(index, uint32(8*len(list)+4+len(records)))
		r := make([]byte, recordSize)
		order.PutUint32(r[recordEntry:], uint32(1000+i))
		order.PutUint32(r[recordName:], uint32(len(names)))
		order.PutUint32(r[recordStack:], uint32(f.stack))
		order.PutUint32(r[recordFile:], uint32(f.file))
		order.PutUint32(r[recordLine:], uint32(f.line))
		order.PutUint32(r[recordTables:], uint32(len(f.tables)))
		order.PutUint32(r[recordUnit:], 7)
		order.PutUint32(r[recordStart:], 70)
		r[recordFacts] = byte(len(f.facts))
		for _, at := range slices.Concat(f.tables, f.facts) {
			r = order.AppendUint32(r, uint32(at))
		}
		records = append(records, r...)
		names = append(append(names, f.name...), 0)
	}
	index = append(index, 0, 0, 0, 0) // the end of the last function
	const headerSize = 8 * (1 + headerWords)
	begins := []int{len(list), 0, 0, headerSize}
	parts := [][]byte{names, {9, 9, 9, 9}, []byte("main.go\x00"), tables}
	for _, part := range parts {
		begins = append(begins, begins[len(begins)-1]+len(part))
	}
	table := bytes.Clone(funcMagic)
	for _, b := range begins {
		table = order.AppendUint64(table, uint64(b))
	}
	table = slices.Concat(table, slices.Concat(parts...), index, records, []byte("behind"))

	module := make([]byte, 8*moduleWords)
	order.PutUint64(module, tableAt)
	order.PutUint64(module[8:], tableAt+headerSize)
	order.PutUint64(module[8*moduleFinder:], finderAt)
	order.PutUint64(module[8*moduleFacts:], factsAt)
	order.PutUint64(module[8*moduleEnd:], uint64(tableAt+len(table)))

	memory := make([]byte, finderAt)
	copy(memory, "before")
	copy(memory[tableAt:], table)
	copy(memory[moduleAt:], module)
	copy(memory[factsAt:], facts)
	for row := range finderRows * len(list) {
		memory = order.AppendUint32(memory, uint32(row/finderRows))
		memory = append(memory, make([]byte, finderRow-4)...)
	}
	return append(memory, "end"...)
}

// someFunctions is a memory with three functions.
func someFunctions() []byte {
	return memoryOf([]byte{0, 1, 1, 0, 2, 2, 0}, []byte{1, 2, 3, 4},
		record{"main.main", 1, 4, 4, nil, nil},
		record{"sort.Slice", 1, 4, 4, nil, nil},
		record{"main.play", 1, 4, 4, nil, nil})
}

// TestTheDescriptionOfEachToolchain checks that the facts are found where Go 1.26 and
// where Go 1.27 names them, and that a description of neither is refused.
func TestTheDescriptionOfEachToolchain(t *testing.T) {
	before := someFunctions()
	set := func(memory []byte, word, to int) { order.PutUint64(memory[moduleAt+8*word:], uint64(to)) }
	end := int(order.Uint64(before[moduleAt+8*moduleEnd:]))
	next := bytes.Clone(before)
	set(next, moduleFacts, 5)
	set(next, moduleEnd, 6)
	set(next, moduleFacts+moduleMore, factsAt)
	set(next, moduleEnd+moduleMore, end)
	for name, memory := range map[string][]byte{"Go 1.26": before, "Go 1.27": next} {
		f, err := findFunctions(memory)
		if err != nil || f.base != factsAt {
			t.Errorf("%s: %v, %v", name, f, err)
		}
	}
	set(next, moduleEnd+moduleMore, 7)
	if _, err := findFunctions(next); !errors.Is(err, ErrLayout) {
		t.Errorf("of neither: %v", err)
	}
}

// TestForgotten checks that only files, lines and what else a trace alone reads
// are forgotten: a table that also tells how deep the stack is stays, a fact
// that is another fact too, and so does all that is around. The rest of the
// tables of instructions closes up.
func TestForgotten(t *testing.T) {
	// The table at 0 stands for none; then one of the stack, of files, of lines
	// with a long step, one of where to stop, and one that both stack and lines
	// use.
	tables := []byte{0, 2, 1, 0, 4, 3, 0, 0x90, 1, 2, 6, 1, 0, 3, 3, 0, 8, 5, 0}
	const stack, file, line, stop, both = 1, 4, 7, 13, 16
	// Facts: two that count, between them a list of calls and of arguments.
	facts := []byte{1, 1, 2, 2, 2, 3, 4, 4}
	const first, calls, arguments, last = 0, 2, 5, 6
	f, err := findFunctions(memoryOf(tables, facts,
		record{"main.main", stack, file, line, []int{stop, both}, []int{first, noFact, noFact, calls, last}},
		record{"main.play", both, file, both, nil, []int{last, first, noFact, first, noFact, arguments}}))
	if err != nil {
		t.Fatal(err)
	}
	if err := f.forget(); err != nil {
		t.Fatal(err)
	}
	const moved = 4
	want, err := findFunctions(memoryOf([]byte{0, 2, 1, 0, 8, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, []byte{1, 1, 0, 0, 0, 0, 4, 4},
		record{"main.main", stack, 0, 0, []int{0, moved}, []int{first, noFact, noFact, noFact, last}},
		record{"main.play", moved, 0, 0, nil, []int{last, first, noFact, noFact, noFact, noFact}}))
	if err != nil {
		t.Fatal(err)
	}
	clear(want.part(headerUnits, headerTables))
	for _, r := range want.records {
		clear(want.memory[r+recordUnit : r+recordStart+4])
	}
	if !bytes.Equal(f.memory, want.memory) {
		t.Errorf("forgotten:\n%v\nwant:\n%v", f.memory, want.memory)
	}
}

// TestTablesEnd checks that a table of instructions that runs beyond all of them is
// not taken for one.
func TestTablesEnd(t *testing.T) {
	for _, tables := range [][]byte{{0, 2, 1}, {0, 2, 0x81}, {0, 2}} {
		f, err := findFunctions(memoryOf(tables, []byte{1}, record{"main.main", 1, 0, 0, nil, nil}))
		if err != nil {
			t.Fatal(err)
		}
		if err := f.forget(); !errors.Is(err, ErrLayout) {
			t.Errorf("%v: %v", tables, err)
		}
	}
}

// TestNamesAreShort shows what remains of a name: all of it where it is one of
// the project's own.
func TestNamesAreShort(t *testing.T) {
	for name, want := range map[string]string{
		"main.main":                          "main.main",
		"bretwalda/app/client.(*Model).play": "bretwalda/app/client.(*Model).play",
		"bretwalda/app/view.each[go.shape.struct { A int; B string }].func1": "bretwalda/app/view.each",
		"encoding/json.(*decodeState).object":                                "encoding/json.",
		"github.com/hack-pad/safejs.Value.Call":                              "github.com/hack-pad/safejs.",
		"slices.SortFunc[go.shape.[]bretwalda/engine.Seat]":                  "slices.",
		"runtime.mallocgc": "runtime.",
		"runtime.gopanic":  "runtime.gopanic",
		"memeqbody":        "memeqbody",
		"":                 "",
	} {
		if got := shortName(name); got != want {
			t.Errorf("%s: %q, not %q", name, got, want)
		}
	}
	f, err := findFunctions(memoryOf([]byte{0}, nil,
		record{name: "runtime.mallocgc"},
		record{name: "main.main"},
		record{name: "runtime.gopark"},
		record{name: "main.play"}))
	if err != nil {
		t.Fatal(err)
	}
	if err := f.shorten(); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, r := range f.records {
		name, _, _ := bytes.Cut(f.part(headerNames, headerUnits)[f.word(r+recordName):], []byte{0})
		got = append(got, string(name))
	}
	if want := []string{"runtime.", "main.main", "runtime.", "main.play"}; !slices.Equal(got, want) {
		t.Errorf("names %q, not %q", got, want)
	}
	if f.word(f.records[0]+recordName) != f.word(f.records[2]+recordName) {
		t.Error("a name is there twice")
	}
}

// TestUnrolled checks that what the start computes is what was taken out.
func TestUnrolled(t *testing.T) {
	before := someFunctions()
	f, err := findFunctions(bytes.Clone(before))
	if err != nil {
		t.Fatal(err)
	}
	code, err := f.unroll()
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(f.memory, before) || bytes.ContainsFunc(f.memory[finderAt:finderAt+3*finderRows*finderRow], func(r rune) bool { return r != 0 }) {
		t.Error("nothing was taken out")
	}
	start, err := readFunction(code)
	if err != nil {
		t.Fatal(err)
	}
	m := machine{f: start, memory: f.memory}
	m.run(0, outermost)
	if !bytes.Equal(f.memory, before) {
		t.Errorf("computed:\n%v\nwant:\n%v", f.memory, before)
	}
}
