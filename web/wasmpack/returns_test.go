package wasmpack

import (
	"bytes"
	"testing"
)

var (
	atTop = []byte{opGlobalGet, 0, opLocalSet, localStack}
	atEnd = []byte{opI32Const, 0, opEnd}
)

const typeI64 = 0x7e // of a local

// calling is a call as the compiler writes it, with its return address.
func calling(address int64, call ...byte) []byte {
	b := []byte{opLocalGet, localStack, opI32Const, word, opI32Sub, opLocalTee, localStack, opGlobalSet, 0, opLocalGet, localStack, opI64Const}
	b = append(append(appendSleb(b, address), opI64Store, 3, 0), call...)
	return append(b, atTop...)
}

// computing calls what is on top of the values; with the return address, given.
func computing(address ...byte) []byte {
	b := []byte{opI64Const, homeBits, opI64ShrU, opI32Wrap, opLocalSet, localPlace}
	return append(append(b, address...), opLocalGet, localPlace, opCallIndirect, 0, 0)
}

// TestReturnAddressesAreGiven shows what becomes of the calls of a function: they
// give the return address to those that push it, and its own number, 5, is in
// a local, and the locals behind that one have moved.
func TestReturnAddressesAreGiven(t *testing.T) {
	const home = 5 << homeBits
	direct := []byte{opI32Const, 0, opCall, 9}
	shared := append(appendSleb([]byte{opI32Const}, home), opLocalSet, localHome)
	within := func(n byte, call ...byte) []byte {
		return append(append([]byte{opLocalGet, localHome, opI32Const, n, opI32Add}, call...), atTop...)
	}
	for name, c := range map[string]struct{ before, want [][]byte }{
		"two calls": {
			[][]byte{{1, 1, typeI32}, atTop, calling(home+1, direct...), calling(home+2, direct...), atEnd},
			[][]byte{{1, 2, typeI32}, atTop, shared, within(1, opCall, 9), within(2, opCall, 9), atEnd},
		},
		"of what is computed": {
			[][]byte{{1, 1, typeI32}, atTop, {opLocalGet, 2}, calling(home+1, computing(opI32Const, 0)...), atEnd},
			[][]byte{{1, 2, typeI32}, atTop, shared, {opLocalGet, 3}, computing(opLocalGet, localHome, opI32Const, 1, opI32Add), atTop, atEnd},
		},
		"with locals": {
			[][]byte{{3, 1, typeI32, 2, typeI64, 1, 0x7c}, atTop, calling(home+1, direct...), {opLocalGet, 2, opLocalSet, 3, opLocalGet, 4, opLocalTee, 4, opLocalGet, 0}, atEnd},
			[][]byte{{3, 2, typeI32, 2, typeI64, 1, 0x7c}, atTop, shared, within(1, opCall, 9), {opLocalGet, 3, opLocalSet, 4, opLocalGet, 5, opLocalTee, 5, opLocalGet, 0}, atEnd},
		},
		"a function that does not push": {
			[][]byte{{1, 1, typeI32}, atTop, calling(home+1, opI32Const, 0, opCall, 3), atEnd},
			[][]byte{{1, 1, typeI32}, atTop, calling(home+1, opI32Const, 0, opCall, 3), atEnd},
		},
		"no function is told where to begin": {
			[][]byte{{1, 1, typeI32}, atTop, calling(home+1, opCall, 9), atEnd},
			[][]byte{{1, 1, typeI32}, atTop, calling(home+1, opCall, 9), atEnd},
		},
		"numbers that may be a place": {
			[][]byte{{1, 1, typeI32}, atTop, calling(1<<homeBits-1, direct...), calling(1<<31, direct...), {opI32Const, 7, opCall, 9}, atEnd},
			[][]byte{{1, 1, typeI32}, atTop, calling(1<<homeBits-1, direct...), calling(1<<31, direct...), {opI32Const, 7, opCall, 9}, atEnd},
		},
		"another form": {
			[][]byte{{1, 2, typeI32}, atTop, append(appendSleb([]byte{opI32Const}, home), opCall, 9), atEnd},
			[][]byte{{1, 2, typeI32}, atTop, append(appendSleb([]byte{opI32Const}, home), opCall, 9), atEnd},
		},
	} {
		f, err := readFunction(bytes.Join(c.before, nil))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		f.give(func(index uint64) bool { return index == 9 })
		f.shareHome()
		if got, want := f.append(nil), bytes.Join(c.want, nil); !bytes.Equal(got, want) {
			t.Errorf("%s:\n%v\nwant:\n%v", name, got, want)
		}
	}
}

// TestReturnAddressIsPushed runs the begin of a function: it pushes a return
// address and goes on at its beginning; a place stays what it is.
func TestReturnAddressIsPushed(t *testing.T) {
	for _, c := range []struct{ given, place, top, pushed int64 }{
		{5<<homeBits + 7, 0, 16, 5<<homeBits + 7},
		{1 << homeBits, 0, 16, 1 << homeBits},
		{1<<homeBits - 1, 1<<homeBits - 1, 24, 0},
		{0, 0, 24, 0},
	} {
		f, err := readFunction([]byte{0, opEnd})
		if err != nil {
			t.Fatal(err)
		}
		f.push()
		m := machine{f: f, memory: make([]byte, 64), globals: []int64{24}}
		m.locals[localPlace] = c.given
		m.run(0, outermost)
		if place, top, pushed := m.locals[localPlace], m.globals[0], int64(order.Uint64(m.memory[16:])); place != c.place || top != c.top || pushed != c.pushed {
			t.Errorf("given %d, it goes on at %d with %d on top, at %d", c.given, place, pushed, top)
		}
	}
}

// TestFunctionsThatPush checks that functions with other parameters push nothing,
// nor those that a script calls.
func TestFunctionsThatPush(t *testing.T) {
	sections := []section{
		{sectionTypes, []byte{3, 0x60, 0, 0, 0x60, 1, typeI32, 1, typeI32, 0x60, 1, typeI64, 1, typeI32}},
		{sectionImports, []byte{1, 1, 'm', 1, 'n', 0, 1}},
		{sectionFunctions, []byte{5, 0, 1, 2, 1, 1}},
		{sectionExports, []byte{2, 1, 'e', 0, 4, 1, 'm', 2, 2}},
	}
	pushes, count, err := pushing(sections)
	if err != nil || count != 1 {
		t.Fatalf("%d imported, %v", count, err)
	}
	for index, want := range []bool{false, false, true, false, false, true, false} {
		if got := pushes(uint64(index)); got != want {
			t.Errorf("function %d pushes: %v", index, got)
		}
	}
	for at := range sections {
		cut := bytes.Clone(sections[at].body)
		other := append([]section{}, sections...)
		other[at].body = cut[:len(cut)-1]
		if _, _, err := pushing(other); err == nil {
			t.Errorf("section %d cut off goes unnoticed", sections[at].id)
		}
	}
}
