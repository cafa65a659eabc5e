package wasmpack

import (
	"encoding/binary"
	"slices"
	"strconv"
)

// A program is divided in two. The first has everything but the bodies of functions that
// are put off; in their place stands a call of a function, through, which calls them by
// the table that goroutines go on by as well. The rest is a module of its own: it takes
// memory, globals and table of the first, and the functions that it calls, puts its
// functions into the table, and notes in a global that they are there. Before that,
// through has the page bring the rest:
//
//	in place of the body     through
//
//	local.get 0              global.get    ; is it there?
//	i32.const                i32.eqz
//	call through             if
//	                           call        ; bring it
//	                         end
//	                         local.get 0
//	                         local.get 1   ; the place in the table
//	                         call_indirect
//
// A function is left and entered again by the same way, with what it is given and what it
// returns passed on. The stack of goroutines lies in the memory, so that nobody sees
// through there.

// The names by which the two modules know each other. The first imports Rest from Module,
// a function that has the rest there when it returns. The rest imports from Module what
// the first exports, and from Table functions by their numbers in the table.
const (
	Module = "first"
	Rest   = "rest"
	Table  = "table"
)

// Divide packs a program and divides it: first are the functions, by name, that run at
// first, the rest all others. Either may be anything: it tells what comes when.
func Divide(wasm []byte, first func(name string) bool) (packed, rest []byte, err error) {
	return pack(wasm, first, nil)
}

// divide divides a program that is packed.
func divide(sections []section, f *functions) (packed, rest []byte, err error) {
	find := func(id byte) *section {
		for i := range sections {
			if sections[i].id == id {
				return &sections[i]
			}
		}
		return &section{}
	}
	types, imports, funcs, globals := find(sectionTypes), find(sectionImports), find(sectionFunctions), find(sectionGlobals)
	count, err := imported(sections)
	if err != nil {
		return nil, nil, err
	}
	bodies, err := readFunctions(find(sectionCode).body)
	if err != nil {
		return nil, nil, err
	}
	kinds, err := numbers(funcs.body)
	if err != nil || len(kinds) != len(bodies) {
		return nil, nil, ErrLayout
	}
	base := uint64(f.module[moduleText] >> homeBits) // the place in the table of the first function

	// The first has an import more, so that all numbers of functions go up by one.
	moved := func(index uint64) uint64 {
		if index >= count {
			index++
		}
		return index
	}
	nothing, err := types.add(0x60, 0, 0)
	if err != nil {
		return nil, nil, err
	}
	two, err := types.add(0x60, 2, typeI32, typeI32, 1, typeI32)
	if err != nil {
		return nil, nil, err
	}
	if _, err := imports.add(binary.AppendUvarint(append(appendName(appendName(nil, Module), Rest), kindFunction), nothing)...); err != nil {
		return nil, nil, err
	}
	through, err := funcs.add(binary.AppendUvarint(nil, two)...)
	if err != nil {
		return nil, nil, err
	}
	through = moved(count + through)
	there, err := globals.add(typeI32, 1, opI32Const, 0, opEnd)
	if err != nil {
		return nil, nil, err
	}
	if err := export(find(sectionExports), moved, there, f.later.mark); err != nil {
		return nil, nil, err
	}
	if err := moveElements(find(sectionElements), moved); err != nil {
		return nil, nil, err
	}
	if start := find(sectionStart); start.id != 0 {
		index, _ := binary.Uvarint(start.body)
		start.body = binary.AppendUvarint(nil, moved(index))
	}

	put := func(i int) bool { return i < len(f.later.functions) && f.later.functions[i] }
	m := remainder{sections: sections, later: f.later, there: there, nothing: nothing, kind: -1}
	called := map[uint64]uint64{} // numbers in the rest
	for i, body := range bodies {
		if !put(i) {
			continue
		}
		m.kind = int(kinds[i])
		for _, in := range body.code {
			if in.op != opCall || put(int(in.index()-count)) {
				continue
			}
			if _, ok := called[in.index()]; !ok {
				called[in.index()] = uint64(len(called))
				m.calls = append(m.calls, call{in.index() - count + base, kinds[in.index()-count]})
			}
		}
	}
	for i := range bodies {
		if put(i) {
			called[count+uint64(i)] = uint64(len(m.calls) + len(m.bodies))
			m.bodies = append(m.bodies, bodies[i])
			m.places = append(m.places, base+uint64(i))
		}
	}
	renumber := func(b *function, number func(index uint64) uint64) {
		for at, in := range b.code {
			if in.op == opCall {
				b.code[at].operand = binary.AppendUvarint(nil, number(in.index()))
			}
		}
	}
	for i := range m.bodies {
		m.bodies[i].code = slices.Clone(m.bodies[i].code)
		renumber(&m.bodies[i], func(index uint64) uint64 { return called[index] })
	}
	for i := range bodies {
		if put(i) {
			bodies[i] = function{locals: []byte{0}, code: []instruction{
				{op: opLocalGet, operand: []byte{localPlace}},
				{op: opI32Const, operand: appendSleb(nil, int64(base)+int64(i))},
				{op: opCall, operand: binary.AppendUvarint(nil, through)},
				{op: opEnd},
			}, blocks: 1}
			continue
		}
		renumber(&bodies[i], moved)
	}
	if m.kind < 0 {
		return nil, nil, ErrLayout // there is no rest
	}
	bodies = append(bodies, function{locals: []byte{0}, blocks: 2, code: []instruction{
		{op: opGlobalGet, operand: binary.AppendUvarint(nil, there)},
		{op: opI32Eqz},
		{op: opIf, operand: []byte{empty}, block: 1},
		{op: opCall, operand: binary.AppendUvarint(nil, count)},
		{op: opEnd, block: 1},
		{op: opLocalGet, operand: []byte{0}},
		{op: opLocalGet, operand: []byte{1}},
		{op: opCallIndirect, operand: append(binary.AppendUvarint(nil, uint64(m.kind)), 0)},
		{op: opEnd},
	}})
	find(sectionCode).body = written(bodies)
	rest, err = m.module(types.body, globals.body)
	return join(sections), rest, err
}

// Kinds of what modules import and export.
const (
	kindFunction = iota
	kindTable
	kindMemory
	kindGlobal
)

const (
	opI32Eqz = 0x45
	typeFunc = 0x70
)

// call is a function that the rest calls in the first: where it stands in the table, and its
// type.
type call struct{ place, kind uint64 }

// remainder is the rest of a program.
type remainder struct {
	sections []section
	later    *later
	bodies   []function
	places   []uint64 // theirs in the table
	kind     int      // their type
	calls    []call
	there    uint64 // the global that says that it is there
	nothing  uint64 // the type of functions that take nothing and leave nothing
}

// module writes it. It has the types and the globals of the first, by the same numbers.
func (m *remainder) module(types, globals []byte) ([]byte, error) {
	imports := append(appendName(appendName(nil, Module), "mem"), kindMemory, 0, 0)
	imports = append(append(appendName(appendName(imports, Module), Table), kindTable), typeFunc, 0, 0)
	r := reader{rest: globals}
	count := int(r.uint())
	for i := range count {
		name := strconv.Itoa(i)
		if uint64(i) == m.there {
			name = m.later.mark
		}
		imports = append(appendName(appendName(imports, Module), name), kindGlobal)
		imports = append(imports, r.bytes(2)...)
		r.bytes(1) // a constant
		_, n := sleb(r.rest)
		r.bytes(n + 1)
	}
	if r.err != nil || len(r.rest) > 0 {
		return nil, ErrLayout
	}
	for _, c := range m.calls {
		imports = append(appendName(appendName(imports, Table), strconv.FormatUint(c.place, 10)), kindFunction)
		imports = binary.AppendUvarint(imports, c.kind)
	}
	var kinds []byte
	for range m.bodies {
		kinds = binary.AppendUvarint(kinds, uint64(m.kind))
	}
	kinds = binary.AppendUvarint(kinds, m.nothing)
	start := function{locals: []byte{0}, blocks: 1, code: []instruction{
		{op: opI32Const, operand: []byte{1}},
		{op: opGlobalSet, operand: binary.AppendUvarint(nil, m.there)},
		{op: opEnd},
	}}
	var elements []byte
	runs := 0
	for i := 0; i < len(m.places); runs++ {
		to := i + 1
		for to < len(m.places) && m.places[to] == m.places[to-1]+1 {
			to++
		}
		elements = append(elements, 0, opI32Const)
		elements = append(appendSleb(elements, int64(m.places[i])), opEnd)
		elements = binary.AppendUvarint(elements, uint64(to-i))
		for ; i < to; i++ {
			elements = binary.AppendUvarint(elements, uint64(len(m.calls)+i))
		}
	}
	return join([]section{
		{sectionTypes, types},
		{sectionImports, counted(2+count+len(m.calls), imports)},
		{sectionFunctions, counted(len(m.bodies)+1, kinds)},
		{sectionStart, binary.AppendUvarint(nil, uint64(len(m.calls)+len(m.bodies)))},
		{sectionElements, counted(runs, elements)},
		{sectionCode, written(append(m.bodies, start))},
		{sectionData, m.later.data()},
	}), nil
}

// export exports table and globals, for the rest.
func export(s *section, moved func(uint64) uint64, there uint64, mark string) error {
	r := reader{rest: s.body}
	count := r.uint()
	var out []byte
	for range count {
		out = appendBytes(out, r.bytes(int(r.uint())))
		kind, index := r.bytes(1)[0], r.uint()
		if kind == kindFunction {
			index = moved(index)
		}
		out = binary.AppendUvarint(append(out, kind), index)
		if r.err != nil {
			return r.err
		}
	}
	out = append(appendName(out, Table), kindTable, 0)
	for i := range there {
		out = binary.AppendUvarint(append(appendName(out, strconv.FormatUint(i, 10)), kindGlobal), i)
	}
	out = binary.AppendUvarint(append(appendName(out, mark), kindGlobal), there)
	s.body = counted(int(count+2+there), out)
	return nil
}

// moveElements gives the functions in the table their new numbers.
func moveElements(s *section, moved func(uint64) uint64) error {
	r := reader{rest: s.body}
	if r.uint() != 1 || r.bytes(2)[0] != 0 {
		return ErrLayout
	}
	_, n := sleb(r.rest)
	r.bytes(n + 1)
	out := slices.Clone(s.body[:len(s.body)-len(r.rest)])
	list, err := numbers(r.rest)
	if err != nil {
		return err
	}
	out = binary.AppendUvarint(out, uint64(len(list)))
	for _, index := range list {
		out = binary.AppendUvarint(out, moved(index))
	}
	s.body = out
	return nil
}

// numbers reads a list of numbers.
func numbers(b []byte) ([]uint64, error) {
	r := reader{rest: b}
	list := make([]uint64, 0, len(b))
	for range r.uint() {
		list = append(list, r.uint())
		if r.err != nil {
			return nil, r.err
		}
	}
	if len(r.rest) > 0 {
		return nil, ErrLayout
	}
	return list, r.err
}

// counted is a list of so many entries.
func counted(count int, entries []byte) []byte {
	return append(binary.AppendUvarint(nil, uint64(count)), entries...)
}

func appendBytes(out, b []byte) []byte {
	return append(binary.AppendUvarint(out, uint64(len(b))), b...)
}

func appendName(out []byte, name string) []byte { return appendBytes(out, []byte(name)) }
