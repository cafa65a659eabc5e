package wasmpack

import (
	"bytes"
	"testing"
)

// TestWhatIsPutOffComesBack checks that what a program has told of all functions once its
// start has run and its parts have come is what it told before, and that meanwhile a
// function which has not come has a stack that is not deep.
func TestWhatIsPutOffComesBack(t *testing.T) {
	f, err := findFunctions(memoryOf(bytes.Repeat([]byte{0, 2, 1, 0, 4, 1, 0}, 5), []byte{1, 2, 3, 4, 5, 6, 7, 8},
		record{"main.main", 1, 0, 0, []int{1}, []int{0}},
		record{"main.later", 4, 0, 0, []int{4, 4}, []int{4}},
		record{"main.none", 0, 0, 0, nil, nil},
		record{"main.play", 1, 0, 0, nil, []int{6}},
		record{"main.other", 4, 0, 0, []int{4}, []int{4}}))
	if err != nil {
		t.Fatal(err)
	}
	f.later = &later{part: []int{0, 1, 0, 0, 2}}
	if err := f.forget(); err != nil {
		t.Fatal(err)
	}
	if err := f.putOff(); err != nil {
		t.Fatal(err)
	}
	whole, tables := f.later.memory, f.part(headerTables, headerIndex)
	for i, name := range []string{"main.main", "main.later"} {
		if there := bytes.Contains(f.memory, []byte(name)); there == (f.later.part[i] > 0) {
			t.Errorf("%s is there: %v", name, there)
		}
	}
	code, err := f.unroll()
	if err != nil {
		t.Fatal(err)
	}
	start, err := readFunction(code)
	if err != nil {
		t.Fatal(err)
	}
	m := machine{f: start, memory: f.memory}
	m.run(0, outermost)
	for i, depth := range []int{0, 0, none, 0, 0} {
		s, ok := steps(tables, f.word(f.records[i]+recordStack))
		if !ok || s.at(0) != depth {
			t.Errorf("the stack of function %d is %d deep at its begin, not %d", i, s.at(0), depth)
		}
	}
	for _, part := range []int{2, 1} {
		memory, err := image(f.later.data(part))
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range f.later.pieces[part] {
			copy(f.memory[p[0]:p[1]], memory[p[0]:p[1]])
		}
		if there := bytes.Equal(f.memory, whole); there != (part == 1) {
			t.Errorf("after part %d all is there: %v\n%v\nwant:\n%v", part, there, f.memory, whole)
		}
	}
}
