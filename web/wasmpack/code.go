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

// instruction is an instruction of a function. Branches name the block they leave, so that
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

// outermost is the block that is the function itself.
const outermost = 0

// shape is what follows the number of an instruction.
type shape int8

const (
	shapeUnknown shape = iota
	shapeNone
	shapeByte
	shapeIndex
	shapeIndexes // two
	shapeInteger
	shapeFloat
	shapeDouble
	shapeBranch
	shapeBranches
	shapeMore // as the second number of the instruction tells
)

// shapes has the shape of each instruction by its number.
var shapes = func() (s [256]shape) {
	fill := func(shape shape, from, to int) {
		for op := from; op <= to; op++ {
			s[op] = shape
		}
	}
	fill(shapeNone, opUnreachable, 0x01) // and the one that does nothing
	fill(shapeByte, opBlock, opIf)
	fill(shapeNone, opElse, opElse)
	fill(shapeNone, opEnd, opEnd)
	fill(shapeBranch, opBr, opBrIf)
	fill(shapeBranches, opBrTable, opBrTable)
	fill(shapeNone, opReturn, opReturn)
	fill(shapeIndex, opCall, opCall)
	fill(shapeIndexes, opCallIndirect, opCallIndirect)
	fill(shapeNone, 0x1a, 0x1b) // drop and select
	fill(shapeIndex, opLocalGet, opGlobalSet)
	fill(shapeIndexes, opLoad, opStore)
	fill(shapeByte, opMemorySize, opMemoryGrow)
	fill(shapeInteger, opI32Const, opI64Const)
	fill(shapeFloat, opF32Const, opF32Const)
	fill(shapeDouble, opF64Const, opF64Const)
	fill(shapeNone, 0x45, 0xc4) // comparisons, arithmetic, conversions
	fill(shapeMore, opMore, opMore)
	return s
}()

// skip goes over an operand that names no block.
func (r *reader) skip(s shape) {
	switch s {
	case shapeNone:
	case shapeByte:
		r.bytes(1)
	case shapeIndex:
		r.uint()
	case shapeIndexes:
		r.uint()
		r.uint()
	case shapeInteger:
		_, n := sleb(r.rest)
		r.bytes(max(n, 1))
	case shapeFloat:
		r.bytes(4)
	case shapeDouble:
		r.bytes(8)
	case shapeMore:
		switch kind := r.uint(); {
		case kind < 8: // truncations
		case kind == 10: // copy
			r.bytes(2)
		case kind == 11: // fill
			r.bytes(1)
		default:
			r.fail()
		}
	default:
		r.fail()
	}
}

// blocks are the open blocks of a function that is read, the innermost last.
type blocks []int

// left is the block that a branch leaves.
func (b blocks) left(r *reader) int {
	depth := r.uint()
	if depth >= uint64(len(b)) {
		r.fail()
		return outermost
	}
	return b[len(b)-1-int(depth)]
}

// readFunction reads a body of the code section.
func readFunction(b []byte) (f function, err error) {
	r := reader{rest: b}
	for range r.uint() {
		r.uint()
		r.bytes(1)
	}
	f.locals = b[:len(b)-len(r.rest)]
	f.blocks = 1
	for open := (blocks{outermost}); len(open) > 0 && r.err == nil; {
		i := instruction{op: r.bytes(1)[0]}
		at := r.rest
		switch s := shapes[i.op]; s {
		case shapeBranch:
			i.block = open.left(&r)
		case shapeBranches:
			for n := r.uint(); r.err == nil && uint64(len(i.table)) <= n; {
				i.table = append(i.table, open.left(&r))
			}
		default:
			r.skip(s)
			i.operand = at[:len(at)-len(r.rest)]
		}
		switch i.op {
		case opBlock, opLoop, opIf:
			i.block = f.blocks
			open = append(open, i.block)
			f.blocks++
		case opElse:
			i.block = open[len(open)-1]
		case opEnd:
			i.block = open[len(open)-1]
			open = open[:len(open)-1]
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
	open := []int{outermost}
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
