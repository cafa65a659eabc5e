package wasmpack

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
)

// machine runs a function as far as this package writes any: it notes the calls
// that are made, and answers each condition and each call by chance.
type machine struct {
	f      function
	locals [8]int64
	// globals are the numbers of the module; without them, each is a condition.
	globals []int64
	memory  []byte
	chance  *rand.Rand
	limit   int // how many steps; 0 for as many as it takes
	steps   int
	calls   []string
}

// run runs the instructions of a block from at. It returns the block that was
// left and -1 for none, where it ended; once the function has returned, body.
func (m *machine) run(at int, block int) (left, end int) {
	var stack []int64
	pop := func() int64 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		return v
	}
	push := func(v int64) { stack = append(stack, v) }
	begin := at
	for ; ; at++ {
		m.steps++
		i := m.f.code[at]
		goTo := -1
		local := func() *int64 { return &m.locals[i.operand[0]] }
		word := func() []byte {
			behind, _ := binary.Uvarint(i.operand[1:])
			return m.memory[pop()+int64(behind):]
		}
		switch i.op {
		case opI32Const:
			push(i.number())
		case opI32Add:
			push(pop() + pop())
		case opI32ShrU:
			by := pop()
			push(pop() >> by)
		case opI32LtU:
			end := pop()
			if pop() < end {
				push(1)
			} else {
				push(0)
			}
		case opI32Eqz:
			v := int64(0)
			if pop() == 0 {
				v = 1
			}
			push(v)
		case opI32Load:
			push(int64(order.Uint32(word())))
		case opI32Store:
			v := pop()
			order.PutUint32(word(), uint32(v))
		case opLocalGet:
			push(*local())
		case opLocalSet:
			*local() = pop()
		case opLocalTee:
			*local() = stack[len(stack)-1]
		case opGlobalGet:
			if m.globals != nil {
				push(m.globals[i.operand[0]])
				break
			}
			push(m.chance.Int64N(2))
		case opGlobalSet:
			m.globals[i.operand[0]] = pop()
		case opI32Sub:
			by := pop()
			push(pop() - by)
		case opI32GtU:
			by := pop()
			if pop() > by {
				push(1)
			} else {
				push(0)
			}
		case opI64Extend:
		case opI64Store:
			v := pop()
			order.PutUint64(word(), uint64(v))
		case opCall:
			m.calls = append(m.calls, fmt.Sprint("call ", i.operand))
			push(m.chance.Int64N(2) * m.chance.Int64N(2))
		case opBr:
			goTo = i.block
		case opBrIf:
			if pop() != 0 {
				goTo = i.block
			}
		case opBrTable:
			goTo = i.table[min(int(pop()), len(i.table)-1)]
		case opReturn:
			m.calls = append(m.calls, fmt.Sprint("return ", pop()))
			return outermost, 0
		case opUnreachable:
			m.calls = append(m.calls, "unreachable")
			return outermost, 0
		case opEnd:
			if i.block == outermost && len(stack) > 0 {
				m.calls = append(m.calls, fmt.Sprint("return ", pop()))
			}
			return -1, at
		case opBlock, opLoop, opIf:
			if i.op == opIf && pop() == 0 {
				at = m.end(i.block)
				break
			}
			left, end := m.run(at+1, i.block)
			if left >= 0 {
				goTo = left
			} else {
				at = end
			}
		default:
			panic(fmt.Sprintf("instruction %#x", i.op))
		}
		if m.limit > 0 && m.steps > m.limit {
			return outermost, 0
		}
		switch {
		case goTo < 0:
		case goTo == block && begin > 0 && m.f.code[begin-1].op == opLoop:
			at = begin - 1
		case goTo == block:
			return -1, m.end(block)
		default:
			return goTo, 0
		}
	}
}

func (m *machine) end(block int) int {
	return slices.IndexFunc(m.f.code, func(i instruction) bool { return i.op == opEnd && i.block == block })
}
