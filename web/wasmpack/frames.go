package wasmpack

import "encoding/binary"

// A place on the stack is often written as a sum, of which loads and stores can
// make the second half themselves:
//
//	local.get 1
//	i64.extend_i32_u
//	i64.const 16
//	i64.add
//	i32.wrap_i64
//	i64.load 0

// place is the sum; its constant is any.
var place = []instruction{
	{op: opLocalGet, operand: []byte{localStack}},
	{op: opI64Extend},
	{op: opI64Const},
	{op: opI64Add},
	{op: opI32Wrap},
}

// widest is the largest distance that is put into loads and stores: no stack is as
// large, so the sum is never larger than the memory can be.
const widest = 1 << 28

// reach has loads from the stack and stores there reach the place themselves.
func (f *function) reach() {
	if len(f.code) < 2 || !f.code[0].is(opGlobalGet, 0) || !f.code[1].is(opLocalSet, localStack) {
		return // localStack may be something else
	}
	code := make([]instruction, 0, len(f.code))
	for at := 0; at < len(f.code); at++ {
		code = append(code, f.code[at])
		if !matches(f.code[at:], place) {
			continue
		}
		by, behind := f.code[at+2].number(), at+len(place)
		if by < 0 || by > widest {
			continue
		}
		if to := f.taker(behind); to > 0 {
			f.code[to].operand = further(f.code[to].operand, uint64(by))
			at = behind - 1
		}
	}
	f.code = code
}

// further is the operand of a load or store that reaches further.
func further(operand []byte, by uint64) []byte {
	r := reader{rest: operand}
	align, behind := r.uint(), r.uint()
	return binary.AppendUvarint(binary.AppendUvarint(nil, align), behind+by)
}

// taker is the load or store that takes the address which is on top when the
// instruction at is reached; 0 if there may be another answer.
func (f *function) taker(at int) int {
	if at < len(f.code) && isLoad(f.code[at].op) {
		return at
	}
	for above := 0; at < len(f.code); at++ { // how much is above the address
		op := f.code[at].op
		switch {
		case op == opLocalGet || op == opGlobalGet || op >= opI32Const && op <= opF64Const:
			above++
		case above == 0:
			return 0
		case isLoad(op) || op == opLocalTee || isUnary(op):
		case op == opLocalSet || op == opGlobalSet:
			above--
		case isBinary(op):
			if above--; above == 0 {
				return 0
			}
		case isStore(op):
			if above == 1 {
				return at
			}
			above -= 2
		default:
			return 0
		}
	}
	return 0
}

func isLoad(op byte) bool  { return op >= opLoad && op < opI32Store }
func isStore(op byte) bool { return op >= opI32Store && op <= opStore }

// isUnary and isBinary are of instructions that take one or two numbers and leave
// one, in the order of the format.
func isUnary(op byte) bool {
	return op == 0x45 || op == 0x50 || op >= 0x67 && op <= 0x69 || op >= 0x79 && op <= 0x7b || op >= 0x8b && op <= 0x91 || op >= 0x99 && op <= 0x9f || op >= 0xa7 && op <= 0xc4
}

func isBinary(op byte) bool {
	return op >= 0x46 && op <= 0x66 && op != 0x50 || op >= 0x6a && op <= 0x78 || op >= 0x7c && op <= 0x8a || op >= 0x92 && op <= 0x98 || op >= 0xa0 && op <= 0xa6
}
