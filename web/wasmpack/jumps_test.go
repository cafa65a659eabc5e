package wasmpack

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
)

// jumping is a function of the form that the compiler gives, with stretches of
// calls and jumps by chance.
func jumping(chance *rand.Rand) function {
	places := 1 + chance.IntN(5)
	f := function{locals: []byte{0}, blocks: 3 + places}
	const leave, again = 1, 2
	add := func(op byte, block int, operand ...byte) {
		f.code = append(f.code, instruction{op: op, block: block, operand: operand})
	}
	jump := func() {
		add(opI32Const, 0, byte(2*chance.IntN(places)+chance.IntN(2)))
		add(opLocalSet, 0, 0)
		add(opBr, again)
	}
	add(opBlock, leave, empty)
	add(opLoop, again, empty)
	for i := range places {
		add(opBlock, 2+places-i, empty)
	}
	add(opLocalGet, 0, 0)
	var table []int // two numbers a place
	for i := range places {
		table = append(table, 3+i, 3+i)
	}
	f.code = append(f.code, instruction{op: opBrTable, table: append(table, 2+places)})
	for i := range places {
		add(opEnd, 3+i)
		for range chance.IntN(4) {
			switch chance.IntN(3) {
			case 0:
				add(opCall, 0, byte(chance.IntN(100)))
				add(opBrIf, leave)
			case 1: // if something holds, jump
				add(opGlobalGet, 0, 7)
				add(opIf, f.blocks, empty)
				block := f.blocks
				f.blocks++
				if chance.IntN(2) == 0 {
					add(opCall, 0, byte(chance.IntN(100)))
					add(opBrIf, leave)
				}
				jump()
				add(opEnd, block)
			case 2:
				add(opI32Const, 0, byte(chance.IntN(3)))
				add(opLocalSet, 0, 0)
			}
		}
		switch chance.IntN(3) {
		case 0:
			jump()
		case 1:
			add(opI32Const, 0, 0)
			add(opReturn, 0)
		}
	}
	add(opEnd, again)
	add(opUnreachable, 0)
	add(opEnd, leave)
	add(opI32Const, 0, 1)
	add(opEnd, outermost)
	return f
}

// TestStraightDoesTheSame checks that a function with straight jumps makes the
// same calls, wherever it is entered and whatever its conditions say.
func TestStraightDoesTheSame(t *testing.T) {
	chance := rand.New(rand.NewPCG(3, 4))
	shorter, same := 0, 0
	for n := range 500 {
		before := jumping(chance)
		read, err := readFunction(before.append(nil))
		if err != nil {
			t.Fatal(err)
		}
		read.straighten()
		b := read.append(nil)
		after, err := readFunction(b)
		if err != nil {
			t.Fatal(err)
		}
		if len(b) < len(before.append(nil)) {
			shorter++
		}
		for place := range int64(len(before.code)) {
			seed := chance.Uint64()
			var calls [2][]string
			for i, f := range []function{before, after} {
				m := machine{f: f, chance: rand.New(rand.NewPCG(seed, 0)), limit: 1000}
				m.locals[localPlace] = place
				m.run(0, outermost)
				calls[i] = m.calls
			}
			// Of what goes round for ever, one may have come a little further.
			short := min(len(calls[0]), len(calls[1]))
			same += short
			if !slices.Equal(calls[0][:short], calls[1][:short]) {
				t.Fatalf("function %d from place %d:\n%v\n%v\nnow\n%v\n%v", n, place, calls[0], before.code, calls[1], after.code)
			}
		}
	}
	if shorter == 0 || same == 0 {
		t.Errorf("%d functions became shorter, %d calls were the same", shorter, same)
	}
}

// TestStraight shows what becomes of a function: a jump ahead, one back, and the
// way out behind a call.
func TestStraight(t *testing.T) {
	before := []byte{
		0,              // no locals
		opBlock, empty, // leave
		opLoop, empty, // again
		opBlock, empty, // the second place
		opBlock, empty, // the first
		opLocalGet, 0, //
		opBrTable, 1, 0, 1, //
		opEnd,                //
		opCall, 9, opBrIf, 2, // unwound?
		opGlobalGet, 7, opIf, empty, opI32Const, 1, opLocalSet, 0, opBr, 2, opEnd,
		opEnd,
		opI32Const, 0, opLocalSet, 0, opBr, 0,
		opEnd,
		opUnreachable,
		opEnd,
		opI32Const, 1,
		opEnd,
	}
	want := []byte{
		0,
		opLoop, empty,
		opBlock, empty,
		opBlock, empty,
		opLocalGet, 0,
		opBrTable, 1, 0, 1,
		opEnd,
		opCall, 9, opIf, empty, opI32Const, 1, opReturn, opEnd,
		opGlobalGet, 7, opBrIf, 0,
		opEnd,
		opI32Const, 0, opLocalSet, 0, opBr, 0,
		opEnd,
		opUnreachable,
		opEnd,
	}
	f, err := readFunction(before)
	if err != nil {
		t.Fatal(err)
	}
	f.straighten()
	if got := f.append(nil); !bytes.Equal(got, want) {
		t.Errorf("straight:\n%v\nwant:\n%v", got, want)
	}
}
