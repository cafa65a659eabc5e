package wasmpack

import (
	"bytes"
	"testing"
)

// TestHomeIsShared shows what becomes of the return addresses of a function: its
// number, 5, stands in a local, and the locals behind that one have moved.
func TestHomeIsShared(t *testing.T) {
	head := []byte{opGlobalGet, 0, opLocalSet, localStack}
	address := func(n int64) []byte {
		return append(appendSleb([]byte{opLocalGet, localStack, opI64Const}, n), opI64Store, 3, 0)
	}
	home := append(appendSleb([]byte{opI64Const}, 5<<homeBits), opLocalSet, localHome)
	within := func(n byte) []byte {
		return []byte{opLocalGet, localStack, opLocalGet, localHome, opI64Const, n, opI64Add, opI64Store, 3, 0}
	}
	end := []byte{opI32Const, 0, opEnd}
	for name, c := range map[string]struct{ before, want [][]byte }{
		"two calls": {
			[][]byte{{1, 1, typeI32}, head, address(5<<homeBits + 1), address(5<<homeBits + 2), end},
			[][]byte{{2, 1, typeI32, 1, typeI64}, head, home, within(1), within(2), end},
		},
		"with locals": {
			[][]byte{{3, 1, typeI32, 2, typeI64, 1, 0x7c}, head, address(5<<homeBits + 1), {opLocalGet, 2, opLocalSet, 3, opLocalGet, 4, opLocalTee, 4, opLocalGet, 0}, end},
			[][]byte{{3, 1, typeI32, 3, typeI64, 1, 0x7c}, head, home, within(1), {opLocalGet, 3, opLocalSet, 4, opLocalGet, 5, opLocalTee, 5, opLocalGet, 0}, end},
		},
		"locals of another kind": {
			[][]byte{{2, 1, typeI32, 1, 0x7c}, head, address(5<<homeBits + 1), {opLocalGet, 2}, end},
			[][]byte{{3, 1, typeI32, 1, typeI64, 1, 0x7c}, head, home, within(1), {opLocalGet, 3}, end},
		},
		"small numbers and other functions stay": {
			[][]byte{{1, 1, typeI32}, head, address(7), address(5 << homeBits), address(6 << homeBits), end},
			[][]byte{{2, 1, typeI32, 1, typeI64}, head, home, address(7), within(0), address(6 << homeBits), end},
		},
		"no calls": {
			[][]byte{{1, 1, typeI32}, head, address(7), end},
			[][]byte{{1, 1, typeI32}, head, address(7), end},
		},
		"another form": {
			[][]byte{{1, 2, typeI32}, head, address(5 << homeBits), end},
			[][]byte{{1, 2, typeI32}, head, address(5 << homeBits), end},
		},
	} {
		f, err := readFunction(bytes.Join(c.before, nil))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		f.shareHome()
		if got, want := f.append(nil), bytes.Join(c.want, nil); !bytes.Equal(got, want) {
			t.Errorf("%s:\n%v\nwant:\n%v", name, got, want)
		}
	}
}
