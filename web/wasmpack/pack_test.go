package wasmpack

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestImageOfSegments checks that joined data fills the memory as before, also
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
		got, err := image(segments(memory, gap))
		if err != nil {
			t.Fatal(err)
		}
		// Zeros at the end need no segment.
		if want := bytes.TrimRight(memory, "\x00"); !bytes.Equal(got, want) {
			t.Fatalf("a memory of %d bytes came back with %d, or others", len(want), len(got))
		}
	}
}

// program is a module with three functions that do nothing and one segment of data.
func program(memory []byte) []byte {
	nothing := []byte{2, 0, opEnd}
	return join([]section{
		{sectionTypes, []byte{1, 0x60, 0, 0}},
		{sectionImports, []byte{0}},
		{sectionFunctions, []byte{3, 0, 0, 0}},
		{sectionCode, slices.Concat([]byte{3}, nothing, nothing, nothing)},
		{sectionData, segments(memory, gap)},
	})
}

// TestPacked checks that a program gets a start and less data.
func TestPacked(t *testing.T) {
	whole := program(someFunctions())
	packed, err := Pack(whole)
	if err != nil {
		t.Fatal(err)
	}
	sections, err := split(packed)
	if err != nil {
		t.Fatal(err)
	}
	var ids []byte
	for _, s := range sections {
		ids = append(ids, s.id)
	}
	if want := []byte{sectionTypes, sectionImports, sectionFunctions, sectionStart, sectionCode, sectionData}; !bytes.Equal(ids, want) {
		t.Errorf("sections %v, not %v", ids, want)
	}
	if want := []byte{3}; !bytes.Equal(sections[3].body, want) {
		t.Errorf("it starts at %v, not %v", sections[3].body, want)
	}
	if len(packed) >= len(whole) {
		t.Errorf("%d bytes became %d", len(whole), len(packed))
	}
}

// TestAnUnknownProgramStays checks that a program of another layout is not touched.
func TestAnUnknownProgramStays(t *testing.T) {
	whole := program(someFunctions())
	for name, wasm := range map[string][]byte{
		"nothing":           {},
		"not a module":      []byte("<!doctype html>"),
		"no data":           head,
		"no functions":      program([]byte("only data")),
		"a header cut off":  program(someFunctions()[:40]),
		"no description":    program(bytes.Replace(someFunctions(), order.AppendUint64(nil, tableAt), make([]byte, 8), 1)),
		"a module cut off":  whole[:len(whole)-3],
		"a start":           join([]section{{sectionTypes, []byte{0}}, {sectionImports, []byte{0}}, {sectionFunctions, []byte{0}}, {sectionStart, []byte{0}}, {sectionCode, []byte{0}}, {sectionData, segments(someFunctions(), gap)}}),
		"another import":    join([]section{{sectionTypes, []byte{0}}, {sectionImports, []byte{1, 1, 'm', 1, 'n', 2, 0, 1}}, {sectionFunctions, []byte{0}}, {sectionCode, []byte{0}}, {sectionData, segments(someFunctions(), gap)}}),
		"no code":           join([]section{{sectionData, segments(someFunctions(), gap)}}),
		"unknown code":      join([]section{{sectionCode, []byte{1, 3, 0, 0xd0, opEnd}}, {sectionData, segments(someFunctions(), gap)}}),
		"code cut off":      join([]section{{sectionCode, []byte{1, 3, 0, opBlock, empty}}, {sectionData, segments(someFunctions(), gap)}}),
		"an active segment": join([]section{{sectionData, []byte{1, 1, 0}}}),
	} {
		got, err := Pack(wasm)
		if !errors.Is(err, ErrLayout) || !bytes.Equal(got, wasm) {
			t.Errorf("%s: %d bytes became %d, %v", name, len(wasm), len(got), err)
		}
	}
}

func TestKnown(t *testing.T) {
	for version, want := range map[string]bool{
		"go1.26":                true,
		"go1.26.8":              true,
		"go1.26rc1":             true,
		"go1.26.8 X:greenteagc": true,
		"go1.27":                true,
		"go1.27.4":              true,
		"go1.28":                false,
		"go1.260":               false,
		"go1.2":                 false,
		"devel go1.26-5c0d0":    false,
		"":                      false,
	} {
		if got := Known(version); got != want {
			t.Errorf("%q is known: %v", version, got)
		}
	}
}

// TestAPassIsLeftOut checks that each pass does something, and that a program
// without it is still a module.
func TestAPassIsLeftOut(t *testing.T) {
	whole := program(someFunctions())
	packed, err := Pack(whole)
	if err != nil {
		t.Fatal(err)
	}
	for _, pass := range Passes() {
		if pass == Frames || pass == Jumps || pass == Places || pass == Returns {
			continue // the program has no functions: the tests of their files have
		}
		less, err := Pack(whole, pass)
		if err != nil {
			t.Fatalf("without %s: %v", pass, err)
		}
		if _, err := split(less); err != nil {
			t.Errorf("without %s: %v", pass, err)
		}
		if bytes.Equal(less, packed) {
			t.Errorf("without %s it is the same", pass)
		}
	}
}
