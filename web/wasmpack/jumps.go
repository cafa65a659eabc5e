package wasmpack

import (
	"encoding/binary"
	"slices"
)

// A function of Go for WebAssembly can be left and entered again between any two
// of its calls: that is how goroutines take turns. The compiler gives it the form
//
//	block             ; leave: a call wants the stack unwound
//	  loop            ; again
//	    block …       ; one for each place to go on at
//	      local.get 0 ; where to go on
//	      br_table
//	    end
//	    …             ; the first stretch
//	    end
//	    …             ; the next
//	  end
//	end
//	i32.const 1
//
// and writes every jump, also an ordinary one, as: note where to go on, leave for
// again. A branch counts what it leaves from the inside, so the same thing is
// written in another way in every stretch, and nothing of it compresses.

// straighten writes jumps ahead as what they are, a branch to the end of the
// block there, and the way out behind each call as a return. Both do what they
// did, the first much faster; the rest stays.
func (f *function) straighten() {
	d, ok := f.dispatch()
	if !ok {
		return
	}
	stretch := -1 // the place that was gone on at last
	code := make([]instruction, 0, len(f.code))
	for at := 0; at < len(f.code); at++ {
		i := f.code[at]
		switch {
		case i.op == opEnd && slices.Contains(d.places, i.block):
			stretch++
		case i.op == opI32Const && at+2 < len(f.code) && f.code[at+1].is(opLocalSet, localPlace) && d.loops(f.code[at+2]):
			if to := d.place(i.number()); to > stretch {
				i = instruction{op: opBr, block: d.places[to]}
				at += 2
			}
		case i.op == opBrIf && d.leaves(i):
			code = append(code,
				instruction{op: opIf, operand: []byte{empty}, block: f.blocks},
				instruction{op: opI32Const, operand: []byte{1}},
				instruction{op: opReturn})
			i = instruction{op: opEnd, block: f.blocks}
			f.blocks++
		}
		code = append(code, i)
		// A branch that stands alone where a condition holds is one on a condition.
		if n := len(code); i.op == opEnd && n >= 3 && code[n-3].op == opIf && code[n-3].block == i.block && code[n-2].op == opBr && code[n-2].block != i.block {
			code = append(code[:n-3], instruction{op: opBrIf, block: code[n-2].block})
		}
	}
	f.code = code
	if d.loop != outermost && !f.left(d.loop) {
		f.remove(d.loop, 0)
	}
	if d.leave != outermost && !f.left(d.leave) {
		f.remove(d.leave, 1)
	}
}

// dispatch is the form of a function that can be entered again.
type dispatch struct {
	leave, loop int   // blocks; outermost where there is none
	places      []int // the blocks that end where it can go on, in their order
	table       []int // the block of each number that says where
}

func (d dispatch) loops(i instruction) bool {
	return d.loop != outermost && i.op == opBr && i.block == d.loop
}

func (d dispatch) leaves(i instruction) bool { return d.leave != outermost && i.block == d.leave }

// place is the index of the place that a number stands for.
func (d dispatch) place(n int64) int {
	if n < 0 || n >= int64(len(d.table)) {
		return -1
	}
	return slices.Index(d.places, d.table[n])
}

// dispatch finds the form. Functions that cannot be entered again lack it.
func (f *function) dispatch() (d dispatch, ok bool) {
	code := f.code
	if len(code) > 2 && code[0].is(opGlobalGet, 0) && code[1].is(opLocalSet, localStack) {
		code = code[2:]
	}
	var blocks []int
	for len(code) > 0 && (code[0].op == opBlock || code[0].op == opLoop && d.loop == outermost) {
		if code[0].op == opLoop {
			if len(blocks) > 1 {
				return d, false
			}
			d.loop = code[0].block
		} else {
			blocks = append(blocks, code[0].block)
		}
		code = code[1:]
	}
	if len(code) < 2 || !code[0].is(opLocalGet, localPlace) || code[1].op != opBrTable {
		return d, false
	}
	d.table = code[1].table
	slices.Reverse(blocks)
	// The last place of all is where the table leads when all others fail.
	count := 1 + slices.Index(blocks, d.table[len(d.table)-1])
	switch len(blocks) - count {
	case 0:
	case 1:
		d.leave = blocks[count]
	default:
		return d, false
	}
	d.places = blocks[:count]
	return d, count > 0
}

// left says whether anything branches out of a block, or to its begin when it
// is a loop.
func (f *function) left(block int) bool {
	return slices.ContainsFunc(f.code, func(i instruction) bool {
		return (i.op == opBr || i.op == opBrIf) && i.block == block || slices.Contains(i.table, block)
	})
}

// remove takes a block away that nothing leaves, and what is right behind
// it and is never reached.
func (f *function) remove(block, behind int) {
	from := slices.IndexFunc(f.code, func(i instruction) bool { return i.block == block && i.op != opEnd })
	to := from + slices.IndexFunc(f.code[from:], func(i instruction) bool { return i.block == block && i.op == opEnd })
	f.code = slices.Delete(f.code, to, to+1+behind)
	f.code = slices.Delete(f.code, from, from+1)
}

// readFunctions reads the code section.
func readFunctions(code []byte) ([]function, error) {
	r := reader{rest: code}
	var list []function
	for range r.uint() {
		f, err := readFunction(r.bytes(int(r.uint())))
		if err != nil {
			return nil, err
		}
		list = append(list, f)
	}
	if r.err != nil || len(r.rest) > 0 {
		return nil, ErrLayout
	}
	return list, nil
}

// shorten works on all functions and writes the code section.
func shorten(sections []section, bodies []function, does func(Pass) bool) error {
	pushes, count, err := pushing(sections)
	if err != nil {
		return err
	}
	for index := range bodies {
		f := &bodies[index]
		if does(Frames) {
			f.reach()
		}
		if does(Jumps) {
			f.straighten()
		}
		if does(Returns) {
			f.give(pushes)
			f.shareHome()
			if pushes(count + uint64(index)) {
				f.push()
			}
		}
	}
	for at, s := range sections {
		if s.id == sectionCode {
			sections[at].body = written(bodies)
		}
	}
	return nil
}

// written is the code section of functions.
func written(bodies []function) []byte {
	out := binary.AppendUvarint(nil, uint64(len(bodies)))
	var b []byte
	for _, f := range bodies {
		b = f.append(b[:0])
		out = binary.AppendUvarint(out, uint64(len(b)))
		out = append(out, b...)
	}
	return out
}
