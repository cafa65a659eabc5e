package wasmpack

import (
	"encoding/binary"
	"slices"
)

// Types of locals, and instructions of the return addresses.
const (
	typeI32 = 0x7f
	typeI64 = 0x7e

	opI64Store = 0x37
	opI64Add   = 0x7c
)

// Locals that every function has: where to go on, and the top of the stack.
const (
	localPlace = 0
	localStack = 1
	localHome  = 2 // where shareHome puts what it shares
)

// homeBits is where the number of the function begins in a return address. What
// is below says where in it.
const homeBits = 16

// shareHome has a function keep its own number, which each of its return
// addresses names, in a local. Before each call
//
//	local.get 1 ; the top of the stack
//	i64.const   ; the function, and where in it to go on
//	i64.store
//
// is the same in no two functions; with the number taken from the local it
// nearly is.
func (f *function) shareHome() {
	code := f.code
	if len(code) < 2 || !code[0].is(opGlobalGet, 0) || !code[1].is(opLocalSet, localStack) {
		return
	}
	var home int64
	var stores []int // of addresses in this function
	for at := 1; at+1 < len(code); at++ {
		if code[at].op != opI64Const || !code[at-1].is(opLocalGet, localStack) || !code[at+1].is(opI64Store, 3, 0) {
			continue
		}
		n := code[at].number()
		if n>>homeBits > 0 && (home == 0 || n>>homeBits == home) {
			home = n >> homeBits
			stores = append(stores, at)
		}
	}
	if len(stores) == 0 || !f.addLocal() {
		return
	}
	shared := make([]instruction, 0, len(code)+2+2*len(stores))
	shared = append(shared, code[:2]...)
	shared = append(shared,
		instruction{op: opI64Const, operand: appendSleb(nil, home<<homeBits)},
		instruction{op: opLocalSet, operand: []byte{localHome}})
	for at := 2; at < len(code); at++ {
		i := code[at]
		if len(stores) > 0 && stores[0] == at {
			stores = stores[1:]
			shared = append(shared, instruction{op: opLocalGet, operand: []byte{localHome}})
			i.operand = appendSleb(nil, i.number()-home<<homeBits)
			shared = append(shared, i)
			i = instruction{op: opI64Add}
		}
		shared = append(shared, i)
	}
	f.code = shared
}

// addLocal makes room for localHome behind the locals of every function: the
// others move up.
func (f *function) addLocal() bool {
	r := reader{rest: f.locals}
	groups := r.uint()
	if r.uint() != 1 || r.bytes(1)[0] != typeI32 || r.err != nil {
		return false
	}
	rest, count := r.rest, uint64(1)
	if len(rest) > 0 {
		if n := r.uint(); r.bytes(1)[0] == typeI64 {
			rest, count = r.rest, n+1
			groups--
		}
	}
	locals := append(binary.AppendUvarint([]byte{1, typeI32}, count), typeI64)
	f.locals = slices.Concat(binary.AppendUvarint(nil, groups+1), locals, rest)
	for at, i := range f.code {
		if i.op < opLocalGet || i.op > opLocalTee {
			continue
		}
		if n, _ := binary.Uvarint(i.operand); n >= localHome {
			f.code[at].operand = binary.AppendUvarint(nil, n+1)
		}
	}
	return true
}
