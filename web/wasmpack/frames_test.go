package wasmpack

import (
	"bytes"
	"testing"
)

// TestPlacesOnTheStackAreReached shows what becomes of sums that say where on the
// stack something is.
func TestPlacesOnTheStackAreReached(t *testing.T) {
	place := func(by int64) []byte {
		return append(appendSleb([]byte{opLocalGet, localStack, opI64Extend, opI64Const}, by), opI64Add, opI32Wrap)
	}
	top := []byte{opLocalGet, localStack}
	head := []byte{1, 1, typeI32}
	for name, c := range map[string]struct{ before, want [][]byte }{
		"a load": {
			[][]byte{place(16), {0x29, 3, 8, opLocalSet, 2}},
			[][]byte{top, {0x29, 3, 24, opLocalSet, 2}},
		},
		"a store of a constant": {
			[][]byte{place(200), {opI64Const, 7, opI64Store, 3, 0}},
			[][]byte{top, {opI64Const, 7, opI64Store, 3, 0xc8, 1}},
		},
		"a store of a sum": {
			[][]byte{place(8), {opLocalGet, 2, opI32Wrap, 0x29, 3, 0, opI64Const, 1, opI64Add, opI64Store, 3, 0}},
			[][]byte{top, {opLocalGet, 2, opI32Wrap, 0x29, 3, 0, opI64Const, 1, opI64Add, opI64Store, 3, 8}},
		},
		"a store of what lies there": {
			[][]byte{place(8), place(16), {0x29, 3, 0, opI64Store, 3, 0}},
			[][]byte{top, top, {0x29, 3, 16, opI64Store, 3, 8}},
		},
		"stores below it": {
			[][]byte{place(8), {opLocalGet, 1, opI32Const, 5, 0x36, 2, 0, opI64Const, 1, opI64Store, 3, 0}},
			[][]byte{top, {opLocalGet, 1, opI32Const, 5, 0x36, 2, 0, opI64Const, 1, opI64Store, 3, 8}},
		},
		"below the top": {
			[][]byte{place(-8), {0x29, 3, 0, opLocalSet, 2}},
			[][]byte{place(-8), {0x29, 3, 0, opLocalSet, 2}},
		},
		"further than a stack": {
			[][]byte{place(1 << 30), {0x29, 3, 0, opLocalSet, 2}},
			[][]byte{place(1 << 30), {0x29, 3, 0, opLocalSet, 2}},
		},
		"the place itself": {
			[][]byte{place(8), {opLocalSet, 2}},
			[][]byte{place(8), {opLocalSet, 2}},
		},
		"a place that is compared": {
			[][]byte{place(8), {opI32Const, 5, opI32Sub, 0x28, 2, 0, opLocalSet, 2}},
			[][]byte{place(8), {opI32Const, 5, opI32Sub, 0x28, 2, 0, opLocalSet, 2}},
		},
		"a call between": {
			[][]byte{place(8), {opI32Const, 0, opCall, 9, opI64Store, 3, 0}},
			[][]byte{place(8), {opI32Const, 0, opCall, 9, opI64Store, 3, 0}},
		},
	} {
		f, err := readFunction(bytes.Join(append(append([][]byte{head, atTop}, c.before...), atEnd), nil))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		f.reach()
		if got, want := f.append(nil), bytes.Join(append(append([][]byte{head, atTop}, c.want...), atEnd), nil); !bytes.Equal(got, want) {
			t.Errorf("%s:\n%v\nwant:\n%v", name, got, want)
		}
	}
	other := bytes.Join([][]byte{head, place(16), []byte{0x29, 3, 8, opLocalSet, 2}, atEnd}, nil)
	f, err := readFunction(other)
	if err != nil {
		t.Fatal(err)
	}
	f.reach()
	if got := f.append(nil); !bytes.Equal(got, other) {
		t.Errorf("a function whose first local may be another number became\n%v", got)
	}
}
