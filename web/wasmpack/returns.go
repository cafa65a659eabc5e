package wasmpack

import (
	"encoding/binary"
	"slices"
)

// Types of locals, and instructions of the return addresses.
const (
	typeI32 = 0x7f

	opI64Store  = 0x37
	opI64Add    = 0x7c
	opI32GtU    = 0x4b
	opI32Sub    = 0x6b
	opI64ShrU   = 0x88
	opI32Wrap   = 0xa7
	opI64Extend = 0xad
)

// Locals that every function has: where to go on, and the top of the stack.
const (
	localPlace = 0
	localStack = 1
	localHome  = 2 // where shareHome puts what it shares
)

// homeBits is where the number of the function begins in a return address. The bits below
// say where in it.
const homeBits = 16

// word is how many bytes of the stack a return address takes.
const word = 8

// A call pushes the return address, and tells the function to begin at its
// beginning:
//
//	local.get 1
//	i32.const 8
//	i32.sub
//	local.tee 1 ; the top of the stack
//	global.set 0
//	local.get 1
//	i64.const   ; the function, and where in it to go on
//	i64.store
//	i32.const 0
//	call
//	global.get 0
//	local.set 1
//
// Return address and function are different in each call, with the same between
// them. With the address for what says where to begin, they are side by side,
// and the function that is called pushes it. No function has so many places that
// its number could be taken for one.

// pushes are the instructions of the function that is called.
var pushes = []instruction{
	{op: opLocalGet, operand: []byte{localPlace}},
	{op: opI32Const, operand: appendSleb(nil, 1<<homeBits-1)},
	{op: opI32GtU},
	{op: opIf, operand: []byte{empty}}, // the block is given when they are written
	{op: opGlobalGet, operand: []byte{0}},
	{op: opI32Const, operand: []byte{word}},
	{op: opI32Sub},
	{op: opGlobalSet, operand: []byte{0}},
	{op: opGlobalGet, operand: []byte{0}},
	{op: opLocalGet, operand: []byte{localPlace}},
	{op: opI64Extend},
	{op: opI64Store, operand: []byte{3, 0}},
	{op: opI32Const, operand: []byte{0}},
	{op: opLocalSet, operand: []byte{localPlace}},
	{op: opEnd},
}

// push has a function push the return address that it is given.
func (f *function) push() {
	begin := slices.Clone(pushes)
	for at := range begin {
		if begin[at].op == opIf || begin[at].op == opEnd {
			begin[at].block = f.blocks
		}
	}
	f.blocks++
	f.code = append(begin, f.code...)
}

// like are the instructions of a call up to the function; those without operand
// have any.
var like = struct{ push, computed, direct, behind []instruction }{
	push: []instruction{
		{op: opLocalGet, operand: []byte{localStack}},
		{op: opI32Const, operand: []byte{word}},
		{op: opI32Sub},
		{op: opLocalTee, operand: []byte{localStack}},
		{op: opGlobalSet, operand: []byte{0}},
		{op: opLocalGet, operand: []byte{localStack}},
		{op: opI64Const},
		{op: opI64Store, operand: []byte{3, 0}},
	},
	direct: []instruction{
		{op: opI32Const, operand: []byte{0}},
		{op: opCall},
	},
	computed: []instruction{
		{op: opI64Const, operand: []byte{homeBits}},
		{op: opI64ShrU},
		{op: opI32Wrap},
		{op: opLocalSet, operand: []byte{localPlace}},
		{op: opI32Const, operand: []byte{0}},
		{op: opLocalGet, operand: []byte{localPlace}},
		{op: opCallIndirect},
	},
	behind: []instruction{
		{op: opGlobalGet, operand: []byte{0}},
		{op: opLocalSet, operand: []byte{localStack}},
	},
}

// matches reports whether code begins as pattern says.
func matches(code, pattern []instruction) bool {
	if len(code) < len(pattern) {
		return false
	}
	for at, p := range pattern {
		if code[at].op != p.op || p.operand != nil && !code[at].is(p.op, p.operand...) {
			return false
		}
	}
	return true
}

// give has the calls of a function give the return address to those that push it.
func (f *function) give(pushes func(index uint64) bool) {
	code := make([]instruction, 0, len(f.code))
	for at := 0; at < len(f.code); at++ {
		rest := f.code[at:]
		if !matches(rest, like.push) {
			code = append(code, rest[0])
			continue
		}
		call, direct := rest[len(like.push):], true
		address := instruction{op: opI32Const, operand: rest[len(like.push)-2].operand}
		size := len(like.direct)
		if matches(call, like.computed) {
			size, direct = len(like.computed), false
		} else if !matches(call, like.direct) || !pushes(call[1].index()) {
			code = append(code, rest[0])
			continue
		}
		if n := address.number(); n>>homeBits <= 0 || n > 1<<31-1 || !matches(call[size:], like.behind) {
			code = append(code, rest[0])
			continue
		}
		if direct {
			code = append(code, address, call[1])
		} else {
			code = append(code, call[:size-3]...)
			code = append(code, address)
			code = append(code, call[size-2:size]...)
		}
		at += len(like.push) + size - 1
	}
	f.code = code
}

// index is the operand of a call.
func (i instruction) index() uint64 {
	n, _ := binary.Uvarint(i.operand)
	return n
}

// shareHome has a function keep its own number, which each of its return
// addresses names, in a local. Given to a call,
//
//	i32.const ; the function, and where in it to go on
//
// is the same in no two functions; with the number taken from the local it
// nearly is.
func (f *function) shareHome() {
	code := f.code
	if len(code) < 2 || !code[0].is(opGlobalGet, 0) || !code[1].is(opLocalSet, localStack) {
		return
	}
	var home int64
	var given []int // addresses in this function
	for at := 0; at+1 < len(code); at++ {
		n := int64(0)
		if code[at].op == opI32Const {
			n = code[at].number()
		}
		if n>>homeBits <= 0 || code[at+1].op != opCall && (at+2 >= len(code) || code[at+2].op != opCallIndirect || !code[at+1].is(opLocalGet, localPlace)) {
			continue
		}
		if home == 0 || n>>homeBits == home {
			home = n >> homeBits
			given = append(given, at)
		}
	}
	if len(given) == 0 || !f.addLocal() {
		return
	}
	shared := make([]instruction, 0, len(code)+2+2*len(given))
	shared = append(shared, code[:2]...)
	shared = append(shared,
		instruction{op: opI32Const, operand: appendSleb(nil, home<<homeBits)},
		instruction{op: opLocalSet, operand: []byte{localHome}})
	for at := 2; at < len(code); at++ {
		i := code[at]
		if len(given) > 0 && given[0] == at {
			given = given[1:]
			shared = append(shared, instruction{op: opLocalGet, operand: []byte{localHome}})
			i.operand = appendSleb(nil, i.number()-home<<homeBits)
			shared = append(shared, i)
			i = instruction{op: opI32Add}
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
	f.locals = slices.Concat(binary.AppendUvarint(nil, groups), []byte{2, typeI32}, r.rest)
	for at, i := range f.code {
		if i.op < opLocalGet || i.op > opLocalTee {
			continue
		}
		if n := i.index(); n >= localHome {
			f.code[at].operand = binary.AppendUvarint(nil, n+1)
		}
	}
	return true
}

// pushing tells which functions of a module can push the return address: those
// that take one number and return one, as all of Go do, and that no script calls. The
// first count of them are imported.
func pushing(sections []section) (pushes func(index uint64) bool, count uint64, err error) {
	count, err = imported(sections)
	if err != nil {
		return nil, 0, err
	}
	var kinds []bool // by type
	r := reader{rest: bodyOf(sections, sectionTypes)}
	for range r.uint() {
		r.bytes(1)
		params := r.bytes(int(r.uint()))
		results := r.bytes(int(r.uint()))
		kinds = append(kinds, string(params) == "\x7f" && string(results) == "\x7f")
		if r.err != nil {
			return nil, 0, r.err
		}
	}
	fits := make([]bool, count) // by function
	r = reader{rest: bodyOf(sections, sectionFunctions)}
	for range r.uint() {
		kind := r.uint()
		fits = append(fits, kind < uint64(len(kinds)) && kinds[kind])
		if r.err != nil {
			return nil, 0, r.err
		}
	}
	r = reader{rest: bodyOf(sections, sectionExports)}
	for range r.uint() {
		r.bytes(int(r.uint()))
		kind, index := r.bytes(1)[0], r.uint()
		if kind == 0 && index < uint64(len(fits)) {
			fits[index] = false
		}
		if r.err != nil {
			return nil, 0, r.err
		}
	}
	return func(index uint64) bool { return index < uint64(len(fits)) && fits[index] }, count, nil
}
