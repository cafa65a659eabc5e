package wasmpack

import (
	"bytes"
	"encoding/binary"
	"fmt"
)

// Instructions of WebAssembly that this package reads or writes.
const (
	opUnreachable  = 0x00
	opBlock        = 0x02
	opLoop         = 0x03
	opIf           = 0x04
	opElse         = 0x05
	opEnd          = 0x0b
	opBr           = 0x0c
	opBrIf         = 0x0d
	opBrTable      = 0x0e
	opReturn       = 0x0f
	opCall         = 0x10
	opCallIndirect = 0x11
	opLocalGet     = 0x20
	opLocalSet     = 0x21
	opLocalTee     = 0x22
	opGlobalGet    = 0x23
	opGlobalSet    = 0x24
	opLoad         = 0x28 // the first of the loads and stores
	opStore        = 0x3e // the last
	opMemorySize   = 0x3f
	opMemoryGrow   = 0x40
	opI32Const     = 0x41
	opI64Const     = 0x42
	opF32Const     = 0x43
	opF64Const     = 0x44
	opMore         = 0xfc // truncations and bulk memory

	empty = 0x40 // the type of a block that leaves nothing
)

// instruction is one of a function. Branches name the block they leave, so that
// what is between may change.
type instruction struct {
	op      byte
	operand []byte // as it is written; of what is no branch
	block   int    // a block that is opened, closed or left
	table   []int  // blocks that a table leaves
}

func (i instruction) is(op byte, operand ...byte) bool {
	return i.op == op && bytes.Equal(i.operand, operand)
}

// function is the body of a function.
type function struct {
	locals []byte // as they are written
	code   []instruction
	blocks int // how many there are, the function itself among them
}

// body is the block that is the function itself.
const body = 0

// readFunction reads a body of the code section.
func readFunction(b []byte) (f function, err error) {
	r := reader{rest: b}
	for range r.uint() {
		r.uint()
		r.bytes(1)
	}
	f.locals = b[:len(b)-len(r.rest)]
	f.blocks = 1
	open := []int{body}
	left := func(depth uint64) int {
		if depth >= uint64(len(open)) {
			r.fail()
			return body
		}
		return open[len(open)-1-int(depth)]
	}
	for len(open) > 0 && r.err == nil {
		op := r.bytes(1)[0]
		at := r.rest
		i := instruction{op: op}
		operand := true
		switch {
		case op == opBlock || op == opLoop || op == opIf:
			r.bytes(1)
			i.block = f.blocks
			open = append(open, i.block)
			f.blocks++
		case op == opElse:
			i.block = open[len(open)-1]
		case op == opEnd:
			i.block = open[len(open)-1]
			open = open[:len(open)-1]
		case op == opBr || op == opBrIf:
			i.block = left(r.uint())
			operand = false
		case op == opBrTable:
			for range r.uint() + 1 {
				if r.err != nil {
					break
				}
				i.table = append(i.table, left(r.uint()))
			}
			operand = false
		case op == opCall || op >= opLocalGet && op <= opGlobalSet:
			r.uint()
		case op == opI32Const || op == opI64Const:
			_, n := sleb(r.rest)
			r.bytes(max(n, 1))
		case op == opCallIndirect || op >= opLoad && op <= opStore:
			r.uint()
			r.uint()
		case op == opMemorySize || op == opMemoryGrow:
			r.bytes(1)
		case op == opF32Const:
			r.bytes(4)
		case op == opF64Const:
			r.bytes(8)
		case op == opMore:
			switch kind := r.uint(); {
			case kind < 8: // truncations
			case kind == 10: // copy
				r.bytes(2)
			case kind == 11: // fill
				r.bytes(1)
			default:
				r.fail()
			}
		case op == opUnreachable || op == opReturn || op == 0x01 || op == 0x1a || op == 0x1b || op >= 0x45 && op <= 0xc4:
		default:
			r.fail()
		}
		if operand {
			i.operand = at[:len(at)-len(r.rest)]
		}
		f.code = append(f.code, i)
	}
	if len(r.rest) > 0 {
		r.fail()
	}
	return f, r.err
}

// append writes the body behind out.
func (f function) append(out []byte) []byte {
	out = append(out, f.locals...)
	open := []int{body}
	depth := func(block int) uint64 {
		n := 0
		for open[len(open)-1-n] != block {
			n++
		}
		return uint64(n)
	}
	for _, i := range f.code {
		out = append(out, i.op)
		switch i.op {
		case opBlock, opLoop, opIf:
			open = append(open, i.block)
		case opEnd:
			open = open[:len(open)-1]
		case opBr, opBrIf:
			out = binary.AppendUvarint(out, depth(i.block))
		case opBrTable:
			out = binary.AppendUvarint(out, uint64(len(i.table)-1))
			for _, block := range i.table {
				out = binary.AppendUvarint(out, depth(block))
			}
		}
		out = append(out, i.operand...)
	}
	return out
}

// number is the operand of a constant.
func (i instruction) number() int64 {
	v, _ := sleb(i.operand)
	return v
}

// reader reads numbers and bytes until something is not as it should be.
type reader struct {
	rest []byte
	err  error
}

func (r *reader) fail() {
	if r.err == nil {
		r.err = fmt.Errorf("wasmpack: unknown code: %w", ErrLayout)
	}
	r.rest = nil
}

// zeros is what is read behind the end: no caller reads more of it than a byte.
var zeros [1]byte

// bytes takes n bytes; a zero when there are less.
func (r *reader) bytes(n int) []byte {
	if n < 0 || len(r.rest) < n {
		r.fail()
		return zeros[:]
	}
	b := r.rest[:n]
	r.rest = r.rest[n:]
	return b
}

// uint takes a number.
func (r *reader) uint() uint64 {
	v, n := binary.Uvarint(r.rest)
	if n <= 0 {
		r.fail()
		return 0
	}
	r.rest = r.rest[n:]
	return v
}
