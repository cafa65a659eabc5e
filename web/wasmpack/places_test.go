package wasmpack

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestNumberedDoesTheSame checks that a function with new numbers makes the same calls
// from each place by its new number as by its old ones.
func TestNumberedDoesTheSame(t *testing.T) {
	chance := rand.New(rand.NewPCG(5, 6))
	made := 0
	for index := range 500 {
		before := jumping(chance)
		after := before
		after.code = slices.Clone(before.code)
		n, ok := after.numbering(5)
		if !ok {
			t.Fatalf("function %d has another form: %v", index, before.code)
		}
		n.write(&after)
		for old := range n.indexes {
			seed := chance.Uint64()
			var calls [2][]string
			for i, from := range []struct {
				f     function
				place int
			}{{before, old}, {after, n.number(old)}} {
				m := machine{f: from.f, chance: rand.New(rand.NewPCG(seed, 0)), limit: 1000}
				m.locals[localPlace] = int64(from.place)
				m.run(0, outermost)
				calls[i] = m.calls
			}
			made += len(calls[0])
			if !slices.Equal(calls[0], calls[1]) {
				t.Fatalf("function %d from %d:\n%v\n%v\nnow\n%v\n%v", index, old, calls[0], before.code, calls[1], after.code)
			}
		}
	}
	if made == 0 {
		t.Error("no calls were made")
	}
}

const numberedHome = 7

// entered is a function with three places of two numbers each, and return addresses to
// the second and third, to one between, as of a read of nothing, and to its begin.
func entered(t *testing.T, addresses ...int64) function {
	t.Helper()
	b := []byte{0, opLoop, empty, opBlock, empty, opBlock, empty, opBlock, empty, opLocalGet, localPlace, opBrTable, 6, 0, 0, 1, 1, 2, 2, 2, opEnd, opEnd, opEnd}
	for _, a := range addresses {
		b = append(appendSleb(append(b, opLocalGet, localStack, opI64Const), a), opI64Store, 3, 0)
	}
	b = append(b, opI32Const, 3, opLocalSet, localPlace, opBr, 0, opEnd, opUnreachable, opEnd)
	f, err := readFunction(b)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestNumbered shows what becomes of a function, its record and its tables.
func TestNumbered(t *testing.T) {
	const home = numberedHome << homeBits
	// Depth: 0 up to 1, then 32. Live: nothing up to 1, 0 up to 2, 1 up to 4.
	tables := []byte{0, 2, 1, 64, 6, 0, 0, 2, 2, 1, 2, 2, 2, 2, 0}
	const depth, live = 1, 6
	memory := memoryOf(tables, []byte{1}, record{"main.main", depth, 0, 0, []int{0, live, 0, 0}, nil})
	at := moduleAt + 8*moduleText
	order.PutUint64(memory[at:], home)
	read := func() *functions {
		f, err := findFunctions(bytes.Clone(memory))
		if err != nil {
			t.Fatal(err)
		}
		return f
	}

	f := read()
	r := f.records[0]
	f.setWord(r+recordDeferred, 3)
	bodies := []function{entered(t, home, home+2, home+4, home+5, home+1<<homeBits+3)}
	if err := f.number(bodies); err != nil {
		t.Fatal(err)
	}
	if got, want := bodies[0].append(nil), func() []byte {
		f := entered(t, home, home+2, home+3, home+3, home+1<<homeBits+3)
		f.code[5].table = []int{4, 4, 3, 2}
		f.code[len(f.code)-6].operand = []byte{2}
		return f.append(nil)
	}(); !bytes.Equal(got, want) {
		t.Errorf("the function:\n%v\nwant:\n%v", got, want)
	}
	if got := f.word(r + recordDeferred); got != 2 {
		t.Errorf("deferred functions are run at %d, not 2", got)
	}
	if got, want := f.numbered[r+recordStack], []byte{2, 1, 64, 127, 0}; !bytes.Equal(got, want) {
		t.Errorf("the stack is as deep as %v says, not %v", got, want)
	}
	// The locals that live are asked for 1 before a return address.
	s, ok := steps(append([]byte{0}, f.numbered[f.tables(r)[tableLive]]...), 1)
	was, _ := steps(tables, live)
	if !ok || s.at(1) != max(was.at(2-1), 0) || s.at(2) != max(was.at(4-1), 0) {
		t.Errorf("what lives: %v, was %v", s, was)
	}

	for name, c := range map[string]struct {
		change    func(f *functions, record int)
		addresses []int64
	}{
		"one that the runtime knows":   {func(f *functions, r int) { f.memory[r+recordKind] = 1 }, []int64{home + 2}},
		"not compiled":                 {func(f *functions, r int) { f.memory[r+recordFlags] = 4 }, []int64{home + 2}},
		"an address beyond all places": {nil, []int64{home + 9}},
		"two depths in one place": {func(f *functions, r int) {
			copy(f.part(headerTables, headerIndex)[depth:], []byte{2, 3, 64, 4, 0})
		}, []int64{home + 2, home + 3}},
		"deferred functions, not called": {func(f *functions, r int) { f.setWord(r+recordDeferred, 2) }, []int64{home + 2}},
	} {
		f, bodies := read(), []function{entered(t, c.addresses...)}
		if c.change != nil {
			c.change(f, f.records[0])
		}
		before := bodies[0].append(nil)
		if err := f.number(bodies); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if got := bodies[0].append(nil); !bytes.Equal(got, before) || len(f.numbered) > 0 {
			t.Errorf("%s: it has other numbers", name)
		}
	}
}

// TestStepsAreRead checks that a table that is written reads as the values it is of.
func TestStepsAreRead(t *testing.T) {
	chance := rand.New(rand.NewPCG(7, 8))
	for range 300 {
		values := make([]int, 1+chance.IntN(300))
		for i := range values {
			if values[i] = chance.IntN(200) - 1; i > 0 && chance.IntN(3) > 0 {
				values[i] = values[i-1]
			}
		}
		b := stepsOf(values).append([]byte{0})
		s, ok := steps(b, 1)
		if !ok || sizeOfTable(b[1:]) != len(b)-1 {
			t.Fatalf("%v is no table", b)
		}
		for i, v := range values {
			if s.at(i) != v {
				t.Fatalf("at %d of %v: %d in %v", i, values, s.at(i), b)
			}
		}
	}
}

// TestOnlyReturnsAskWhatLives checks that a table says what return addresses ask, and
// that there is none where all answers are the first list.
func TestOnlyReturnsAskWhatLives(t *testing.T) {
	const home = numberedHome << homeBits
	for name, c := range map[string]struct {
		old       stepped
		addresses []int64
		want      stepped
	}{
		"the first list alone":      {stepped{{-1, 1}, {0, 9}}, []int64{home + 2, home + 4}, nil},
		"no table":                  {nil, []int64{home + 2, home + 4}, nil},
		"no calls":                  {stepped{{-1, 1}, {3, 9}}, nil, nil},
		"another behind":            {stepped{{-1, 1}, {0, 2}, {3, 9}}, []int64{home + 2, home + 4}, stepped{{0, 2}, {3, 129}}},
		"another that is not asked": {stepped{{-1, 1}, {4, 2}, {3, 9}}, []int64{home + 4}, stepped{{3, 127}}},
		"one that never resumes":    {stepped{{-1, 1}, {4, 2}, {3, 9}}, []int64{home + 3, home + 4}, stepped{{3, 127}}},
	} {
		f := entered(t, c.addresses...)
		n, ok := f.numbering(numberedHome)
		if !ok {
			t.Fatalf("%s: another form", name)
		}
		if got := n.live(c.old); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, not %v", name, got, c.want)
		}
	}
}
