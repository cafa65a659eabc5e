package wasmpack

import (
	"encoding/binary"
	"slices"
	"strconv"
)

// A program is divided into parts. The first has everything but the bodies of functions
// that are put off; in their place stands a call of a function, through, which calls them
// by the table that goroutines go on by as well. Each other part is a module of its own: it
// takes memory, globals and table of the first, and the functions that it calls, puts its
// functions into the table, and notes in a global that they are there. Before that, through
// has the page bring the part:
//
//	in place of the body     through
//
//	local.get 0              global.get    ; is it there?
//	i32.const                i32.eqz
//	call through             if
//	                           i32.const   ; the part
//	                           call        ; bring it
//	                         end
//	                         local.get 0
//	                         local.get 1   ; the place in the table
//	                         call_indirect
//
// A function is left and entered again by the same way, with what it is given and what it
// returns passed on. The stack of goroutines is in the memory, so that nobody sees
// through there. Parts call each other's functions in the same way.
//
// While a part is brought the page must not enter the program: the return address is not
// yet on the stack, and the garbage collector would not find its way down.

// The names by which the modules know each other. The first imports Bring from Module, a
// function that has a part there when it returns, by its number. The others import from
// Module what the first exports, and from Table functions by their numbers in the table.
const (
	Module = "first"
	Bring  = "bring"
	Table  = "table"
)

// Divide packs a program and divides it: part tells of each function, by name, the number of
// the part that it comes in, 0 for what is there at first. It may tell anything: it says what
// comes when. Others are the parts from 1 on, of which none may be empty.
func Divide(wasm []byte, part func(name string) int) (packed []byte, others [][]byte, err error) {
	return pack(wasm, part, nil)
}

// division is a program that is being divided.
type division struct {
	sections []section
	later    *later
	bodies   []function
	kinds    []uint64 // the type of each function
	count    uint64   // how many functions are imported; the first of the program has this number
	base     uint64   // the place in the table of the first function
	globals  []byte   // those of the whole program
	parts    []part
}

// divide divides a program that is packed.
func divide(sections []section, f *functions) (packed []byte, others [][]byte, err error) {
	if len(f.later.pieces) < 2 {
		return nil, nil, ErrLayout // nothing is put off
	}
	d := division{sections: sections, later: f.later, base: uint64(f.module[moduleText] >> homeBits)}
	if err := d.read(); err != nil {
		return nil, nil, err
	}
	if err := d.begin(); err != nil {
		return nil, nil, err
	}
	if err := d.renumber(); err != nil {
		return nil, nil, err
	}
	d.collect()
	d.stand()
	for i := range d.parts {
		p := &d.parts[i]
		if p.kind < 0 {
			return nil, nil, ErrLayout // there is nothing in it
		}
		d.bodies = append(d.bodies, p.bringer(d.count))
		module, err := p.module(d.find(sectionTypes).body, d.globals)
		if err != nil {
			return nil, nil, err
		}
		others = append(others, module)
	}
	d.find(sectionCode).body = written(d.bodies)
	return join(sections), others, nil
}

// find is a section of the first, empty where there is none.
func (d *division) find(id byte) *section {
	for i := range d.sections {
		if d.sections[i].id == id {
			return &d.sections[i]
		}
	}
	return &section{}
}

// read reads functions and globals.
func (d *division) read() (err error) {
	if d.count, err = imported(d.sections); err != nil {
		return err
	}
	if d.bodies, err = readFunctions(d.find(sectionCode).body); err != nil {
		return err
	}
	d.kinds, err = numbers(d.find(sectionFunctions).body)
	if err != nil || len(d.kinds) != len(d.bodies) {
		return ErrLayout
	}
	d.globals = slices.Clone(d.find(sectionGlobals).body)
	return nil
}

// moved is the number of a function in the first, which has an import more than the program
// had, so that all numbers from there on go up by one.
func (d *division) moved(index uint64) uint64 {
	if index >= d.count {
		index++
	}
	return index
}

// begin begins the parts: types and import of the first, and of each part the function that
// brings it and the global that says that it is there.
func (d *division) begin() error {
	types, imports, funcs, globals := d.find(sectionTypes), d.find(sectionImports), d.find(sectionFunctions), d.find(sectionGlobals)
	nothing, err := types.add(0x60, 0, 0)
	if err != nil {
		return err
	}
	one, err := types.add(0x60, 1, typeI32, 0)
	if err != nil {
		return err
	}
	two, err := types.add(0x60, 2, typeI32, typeI32, 1, typeI32)
	if err != nil {
		return err
	}
	if _, err := imports.add(binary.AppendUvarint(append(appendName(appendName(nil, Module), Bring), kindFunction), one)...); err != nil {
		return err
	}
	d.parts = make([]part, len(d.later.pieces)-1)
	for i := range d.parts {
		p := &d.parts[i]
		*p = part{number: i + 1, later: d.later, nothing: nothing, kind: -1, called: map[uint64]uint64{}}
		if p.through, err = funcs.add(binary.AppendUvarint(nil, two)...); err != nil {
			return err
		}
		p.through = d.moved(d.count + p.through)
		if p.there, err = globals.add(typeI32, 1, opI32Const, 0, opEnd); err != nil {
			return err
		}
	}
	return nil
}

// renumber gives functions their new numbers in exports, table and start.
func (d *division) renumber() error {
	if err := export(d.find(sectionExports), d.moved, d.parts); err != nil {
		return err
	}
	if err := moveElements(d.find(sectionElements), d.moved); err != nil {
		return err
	}
	if start := d.find(sectionStart); start.id != 0 {
		index, _ := binary.Uvarint(start.body)
		start.body = binary.AppendUvarint(nil, d.moved(index))
	}
	return nil
}

// partOf is the part of a function of the program by its place among them: nil where it
// comes at first, is imported or has been added.
func (d *division) partOf(i uint64) *part {
	if i < uint64(len(d.later.part)) && d.later.part[i] > 0 {
		return &d.parts[d.later.part[i]-1]
	}
	return nil
}

// collect puts the functions that are put off into their parts. The numbers there begin
// with the functions of others that the part calls.
func (d *division) collect() {
	for i, body := range d.bodies {
		p := d.partOf(uint64(i))
		if p == nil {
			continue
		}
		p.kind = int(d.kinds[i])
		for _, in := range body.code {
			if in.op != opCall || in.index() >= d.count && d.partOf(in.index()-d.count) == p {
				continue
			}
			if _, ok := p.called[in.index()]; !ok {
				p.called[in.index()] = uint64(len(p.called))
				p.calls = append(p.calls, call{in.index() - d.count + d.base, d.kinds[in.index()-d.count]})
			}
		}
	}
	for i := range d.bodies {
		if p := d.partOf(uint64(i)); p != nil {
			p.called[d.count+uint64(i)] = uint64(len(p.calls) + len(p.bodies))
			p.bodies = append(p.bodies, d.bodies[i])
			p.places = append(p.places, d.base+uint64(i))
		}
	}
	for _, p := range d.parts {
		for i := range p.bodies {
			p.bodies[i].code = slices.Clone(p.bodies[i].code)
			p.bodies[i].call(func(index uint64) uint64 { return p.called[index] })
		}
	}
}

// stand has through stand in for the functions that are put off.
func (d *division) stand() {
	for i := range d.bodies {
		p := d.partOf(uint64(i))
		if p == nil {
			d.bodies[i].call(d.moved)
			continue
		}
		d.bodies[i] = function{locals: []byte{0}, blocks: 1, code: []instruction{
			{op: opLocalGet, operand: []byte{localPlace}},
			{op: opI32Const, operand: appendSleb(nil, int64(d.base)+int64(i))},
			{op: opCall, operand: binary.AppendUvarint(nil, p.through)},
			{op: opEnd},
		}}
	}
}

// call gives the functions that one calls other numbers.
func (b *function) call(number func(index uint64) uint64) {
	for at, in := range b.code {
		if in.op == opCall {
			b.code[at].operand = binary.AppendUvarint(nil, number(in.index()))
		}
	}
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

// call is a function that a part calls in others: where it is in the table, and its
// type.
type call struct{ place, kind uint64 }

// part is a part of a program that follows the first.
type part struct {
	number  int
	later   *later
	bodies  []function
	places  []uint64 // theirs in the table
	kind    int      // their type
	calls   []call
	called  map[uint64]uint64 // the numbers of functions in it, by those in the whole program
	through uint64            // the function of the first that calls them
	there   uint64            // the global that says that it is there
	nothing uint64            // the type of functions that take nothing and leave nothing
}

// mark is the name of the global that says that it is there.
func (p *part) mark() string { return p.later.mark + "-" + strconv.Itoa(p.number) }

// bringer is through for the part: bring is the function that brings it.
func (p *part) bringer(bring uint64) function {
	return function{locals: []byte{0}, blocks: 2, code: []instruction{
		{op: opGlobalGet, operand: binary.AppendUvarint(nil, p.there)},
		{op: opI32Eqz},
		{op: opIf, operand: []byte{empty}, block: 1},
		{op: opI32Const, operand: appendSleb(nil, int64(p.number))},
		{op: opCall, operand: binary.AppendUvarint(nil, bring)},
		{op: opEnd, block: 1},
		{op: opLocalGet, operand: []byte{0}},
		{op: opLocalGet, operand: []byte{1}},
		{op: opCallIndirect, operand: append(binary.AppendUvarint(nil, uint64(p.kind)), 0)},
		{op: opEnd},
	}}
}

// module writes it. It has the types and the globals of the first, by the same numbers, and
// behind them the one that says that it is there.
func (p *part) module(types, globals []byte) ([]byte, error) {
	imports := append(appendName(appendName(nil, Module), "mem"), kindMemory, 0, 0)
	imports = append(append(appendName(appendName(imports, Module), Table), kindTable), typeFunc, 0, 0)
	r := reader{rest: globals}
	count := int(r.uint())
	for i := range count {
		imports = append(appendName(appendName(imports, Module), strconv.Itoa(i)), kindGlobal)
		imports = append(imports, r.bytes(2)...)
		r.bytes(1) // a constant
		_, n := sleb(r.rest)
		r.bytes(n + 1)
	}
	if r.err != nil || len(r.rest) > 0 {
		return nil, ErrLayout
	}
	imports = append(appendName(appendName(imports, Module), p.mark()), kindGlobal, typeI32, 1)
	for _, c := range p.calls {
		imports = append(appendName(appendName(imports, Table), strconv.FormatUint(c.place, 10)), kindFunction)
		imports = binary.AppendUvarint(imports, c.kind)
	}
	var kinds []byte
	for range p.bodies {
		kinds = binary.AppendUvarint(kinds, uint64(p.kind))
	}
	kinds = binary.AppendUvarint(kinds, p.nothing)
	start := function{locals: []byte{0}, blocks: 1, code: []instruction{
		{op: opI32Const, operand: []byte{1}},
		{op: opGlobalSet, operand: binary.AppendUvarint(nil, uint64(count))},
		{op: opEnd},
	}}
	var elements []byte
	runs := 0
	for i := 0; i < len(p.places); runs++ {
		to := i + 1
		for to < len(p.places) && p.places[to] == p.places[to-1]+1 {
			to++
		}
		elements = append(elements, 0, opI32Const)
		elements = append(appendSleb(elements, int64(p.places[i])), opEnd)
		elements = binary.AppendUvarint(elements, uint64(to-i))
		for ; i < to; i++ {
			elements = binary.AppendUvarint(elements, uint64(len(p.calls)+i))
		}
	}
	return join([]section{
		{sectionTypes, types},
		{sectionImports, counted(3+count+len(p.calls), imports)},
		{sectionFunctions, counted(len(p.bodies)+1, kinds)},
		{sectionStart, binary.AppendUvarint(nil, uint64(len(p.calls)+len(p.bodies)))},
		{sectionElements, counted(runs, elements)},
		{sectionCode, written(append(p.bodies, start))},
		{sectionData, p.later.data(p.number)},
	}), nil
}

// export exports table and globals, for the other parts.
func export(s *section, moved func(uint64) uint64, parts []part) error {
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
	globals := parts[0].there
	for i := range globals {
		out = binary.AppendUvarint(append(appendName(out, strconv.FormatUint(i, 10)), kindGlobal), i)
	}
	for _, p := range parts {
		out = binary.AppendUvarint(append(appendName(out, p.mark()), kindGlobal), p.there)
	}
	s.body = counted(int(count+1+globals)+len(parts), out)
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
