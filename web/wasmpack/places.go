package wasmpack

import (
	"encoding/binary"
	"slices"
)

// A function is entered at places by number. The compiler counts what a table of
// instructions tells apart, too, so the numbers have gaps, the same ones in the list
// of places, in return addresses and in the tables. Of compiled functions of Go all
// that names a place is known:
//
//   - the list itself, jumps, and return addresses, in the function;
//   - where deferred functions are run (deferreturn), in its record;
//   - two tables. How deep the stack is, is asked for a return address; which pointers
//     live, for what is before one.
//
// A place gets its index, behind 0 for the begin, where the stack is not yet as deep
// as in the first place.

// Fields of the record of a function that tell about places.
const (
	recordDeferred = 12 // the place that runs deferred functions; 0 for none
	recordKind     = 40 // 0 for those that the runtime treats as any other
	recordFlags    = 41 // 0 for those that are compiled
)

// moduleText is where the functions begin, in words of the description.
const moduleText = 20

// tableLive is the table of the pointers that live; all others of those known are
// idleTables.
const (
	tableLive   = 1
	knownTables = 4
)

// number gives the places of all functions their numbers.
func (f *functions) number(bodies []function) error {
	if len(bodies) != len(f.records) {
		return ErrLayout
	}
	f.numbered = map[int][]byte{}
	tables := f.part(headerTables, headerIndex)
	for i, record := range f.records {
		if f.memory[record+recordKind] != 0 || f.memory[record+recordFlags] != 0 {
			continue
		}
		n, ok := bodies[i].numbering(int64(f.module[moduleText]>>homeBits + i))
		if !ok {
			continue
		}
		fields := f.tables(record)
		if len(fields) > knownTables && slices.ContainsFunc(fields[knownTables:], func(at int) bool { return f.word(at) != 0 }) {
			continue
		}
		depth, ok := steps(tables, f.word(record+recordStack))
		if !ok {
			return ErrLayout
		}
		depth, ok = n.depth(depth)
		if !ok {
			continue
		}
		deferred := f.word(record + recordDeferred)
		if deferred > 0 && (n.number(deferred) == 0 || n.number(deferred)+1 != n.number(deferred+1)) {
			continue
		}
		f.numbered[record+recordStack] = depth.append(nil)
		if len(fields) > tableLive {
			live, ok := steps(tables, f.word(fields[tableLive]))
			if !ok {
				return ErrLayout
			}
			f.numbered[fields[tableLive]] = n.live(live).append(nil)
		}
		if deferred > 0 {
			f.setWord(record+recordDeferred, n.number(deferred))
		}
		n.write(&bodies[i])
	}
	return nil
}

// numbering is what a function says of its places.
type numbering struct {
	dispatch
	home    int64
	indexes []int // the place of each number
	first   []int // the first number of each place
	returns []int // in return addresses
	length  int   // how many numbers there are now
}

// numbering finds the places of the function with a number. It fails where one may
// be named in another way.
func (f *function) numbering(home int64) (n numbering, ok bool) {
	d, ok := f.dispatch()
	if !ok {
		return n, false
	}
	n = numbering{dispatch: d, home: home, length: 1 + len(d.places)}
	for number, block := range d.table {
		place := slices.Index(d.places, block)
		switch place - len(n.first) {
		case -1:
		case 0:
			n.first = append(n.first, number)
		default:
			return n, false
		}
		n.indexes = append(n.indexes, place)
	}
	if len(n.first) != len(d.places) {
		return n, false
	}
	for at, i := range f.code {
		switch i.op {
		case opI64Const:
			if i.number()>>homeBits != home {
				continue
			}
			place := int(i.number() - home<<homeBits)
			if place == 0 {
				continue
			}
			if place >= len(n.indexes) || at+1 >= len(f.code) || !f.code[at+1].is(opI64Store, 3, 0) {
				return n, false
			}
			n.returns = append(n.returns, place)
		case opBr, opBrIf:
			if (n.loops(i) || i.op == opBrIf && i.block == d.loop && d.loop != outermost) && (at < 2 || !f.jumps(at-2) || f.code[at-2].number() >= int64(len(n.indexes))) {
				return n, false
			}
		}
	}
	return n, true
}

// jumps reports whether a jump begins at an instruction.
func (f *function) jumps(at int) bool {
	return f.code[at].op == opI32Const && f.code[at+1].is(opLocalSet, localPlace) && f.code[at+2].op == opBr
}

// number is the new number for an old one.
func (n *numbering) number(old int) int {
	if old <= 0 || old >= len(n.indexes) {
		return 0
	}
	return 1 + n.indexes[old]
}

// depth tells of the new numbers how deep the stack is, if one answer fits all
// return addresses in each place.
func (n *numbering) depth(old stepped) (stepped, bool) {
	values := make([]int, n.length)
	known := make([]bool, n.length)
	values[0], known[0] = old.at(0), true
	for _, r := range n.returns {
		to, v := n.number(r), old.at(r)
		if known[to] && values[to] != v {
			return nil, false
		}
		values[to], known[to] = v, true
	}
	for to := 2; to < n.length; to++ {
		if !known[to] {
			values[to] = values[to-1]
		}
	}
	for to := n.length - 1; to > 0; to-- { // the first places, of which nothing is asked
		if !known[to] && values[to] == 0 && to+1 < n.length {
			values[to] = values[to+1]
		}
	}
	return stepsOf(values), true
}

// live tells of the new numbers which pointers live. It is asked for what is before
// a return address; no answer stands for 0, the first list of pointers.
func (n *numbering) live(old stepped) stepped {
	values := make([]int, n.length)
	for i := range values {
		values[i] = none
	}
	for _, r := range n.returns {
		if place := n.indexes[r]; r == n.first[place] {
			values[place] = max(old.at(r-1), 0)
		}
	}
	if slices.Max(values) <= 0 {
		return nil
	}
	first := slices.IndexFunc(values, func(v int) bool { return v != none })
	for i := range values {
		if i < first {
			values[i] = values[first]
		} else if values[i] == none {
			values[i] = values[i-1]
		}
	}
	return stepsOf(values)
}

// write has a function use the new numbers.
func (n *numbering) write(f *function) {
	for at, i := range f.code {
		switch i.op {
		case opBrTable:
			if slices.Equal(i.table, n.table) {
				f.code[at].table = slices.Concat([]int{n.places[0]}, n.places)
			}
		case opI64Const:
			if v := i.number(); v>>homeBits == n.home {
				f.code[at].operand = appendSleb(nil, n.home<<homeBits+int64(n.number(int(v-n.home<<homeBits))))
			}
		case opI32Const:
			if at+2 < len(f.code) && n.loops(f.code[at+2]) && f.jumps(at) {
				f.code[at].operand = appendSleb(nil, int64(n.number(int(i.number()))))
			}
		}
	}
}

// stepped is a table of instructions: values, each up to a number.
type stepped []struct{ value, to int }

// none is the value before any, and of a table that is not there.
const none = -1

// steps reads a table.
func steps(tables []byte, at int) (s stepped, ok bool) {
	if at == 0 {
		return nil, true
	}
	if at > len(tables) || sizeOfTable(tables[at:]) == 0 {
		return nil, false
	}
	table := tables[at:]
	value, to := none, 0
	for first := true; first || table[0] != 0; first = false {
		v, n := binary.Uvarint(table)
		by, m := binary.Uvarint(table[max(n, 0):])
		if n <= 0 || m <= 0 {
			return nil, false
		}
		value += int(v>>1) ^ -int(v&1)
		to += int(by)
		s = append(s, struct{ value, to int }{value, to})
		table = table[n+m:]
	}
	return s, true
}

// stepsOf is the table of values for the numbers from 0. The last one goes on, so
// that functions of different length can have the same table.
func stepsOf(values []int) stepped {
	var s stepped
	for at, v := range values {
		if len(s) == 0 || s[len(s)-1].value != v {
			s = append(s, struct{ value, to int }{v, at + 1})
		}
		s[len(s)-1].to = at + 1
	}
	before := 0
	if len(s) > 1 {
		before = s[len(s)-2].to
	}
	last := &s[len(s)-1]
	for _, far := range []int{1<<7 - 1, 1<<14 - 1, 1<<homeBits - 1} {
		if before+far >= last.to {
			last.to = min(before+far, 1<<homeBits-1)
			break
		}
	}
	return s
}

// at is the value for a number.
func (s stepped) at(number int) int {
	for _, step := range s {
		if number < step.to {
			return step.value
		}
	}
	return none
}

// append writes a table behind out; nothing where there is none.
func (s stepped) append(out []byte) []byte {
	if len(s) == 0 {
		return out
	}
	value, to := none, 0
	for _, step := range s {
		by := step.value - value
		out = binary.AppendUvarint(out, uint64(by<<1^by>>63))
		out = binary.AppendUvarint(out, uint64(step.to-to))
		value, to = step.value, step.to
	}
	return append(out, 0)
}
