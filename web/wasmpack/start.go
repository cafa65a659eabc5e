package wasmpack

import (
	"encoding/binary"
	"slices"
)

// The table that finds a function by its address has a row of 20 bytes for each
// 4096 addresses: the first function there, and how many more there are in each
// sixteenth of it. A function of WebAssembly has 65536 addresses of its own.
const (
	finderRow  = 20
	finderRows = 16 // a function
)

// unroll takes out of the memory what follows from the rest, and returns the
// code that puts it there again when the program starts (restore): the list of functions
// is kept as steps from one to the next, and names are, and the numbers in the
// records and the table of addresses say nothing new.
func (f *functions) unroll() ([]byte, error) {
	list, count := f.index(), len(f.records)
	for i, r := range f.records {
		if f.word(r+recordEntry) != f.word(list+8*i) {
			return nil, ErrLayout
		}
	}
	finder := f.module[moduleFinder]
	rows := 0
	for finder+(rows+1)*finderRow <= len(f.memory) && rows < finderRows*count {
		row := f.memory[finder+rows*finderRow:][:finderRow]
		if int(order.Uint32(row)) != rows/finderRows || slices.Max(row[4:]) > 0 {
			break
		}
		rows++
	}
	if count < 2 || rows < 2 {
		return nil, ErrLayout
	}

	clear(f.memory[finder : finder+rows*finderRow])
	for i := count - 1; i >= 0; i-- {
		r := f.records[i]
		f.setWord(r+recordEntry, 0)
		if i > 0 {
			f.setWord(r+recordName, f.word(r+recordName)-f.word(f.records[i-1]+recordName))
			f.setWord(list+8*i, f.word(list+8*i)-f.word(list+8*(i-1)))
			f.setWord(list+8*i+4, f.word(list+8*i+4)-f.word(list+8*(i-1)+4))
		}
	}

	return f.restore(list, count, finder, rows), nil
}

// restore is the code that puts there again what unroll has taken out: count functions, whose
// list begins there, and the rows of the finder.
func (f *functions) restore(list, count, finder, rows int) []byte {
	const at, record, name, row = 0, 1, 2, 3
	a := assembly{}
	a.op(1, 4, typeI32) // locals
	a.set(at, list)
	a.loop(at, 8, list+8*(count-1), func() { // at is the function before
		a.add(at, 8, at, 0)
		a.add(at, 12, at, 4)
	})
	a.set(at, list)
	a.loop(at, 8, list+8*count, func() {
		a.get(at)
		a.op(opI32Load, 2, 4)
		a.number(list)
		a.op(opI32Add, opLocalSet, record)
		a.get(record)
		a.get(at)
		a.op(opI32Load, 2, 0, opI32Store, 2, recordEntry)
		a.get(record)
		a.get(record)
		a.op(opI32Load, 2, recordName)
		a.get(name)
		a.op(opI32Add, opLocalTee, name, opI32Store, 2, recordName)
		if f.later != nil {
			a.get(record)
			a.op(opI32Load, 2, recordStack, opI32Eqz, opIf, empty)
			a.get(record)
			a.number(f.later.flat)
			a.op(opI32Store, 2, recordStack, opEnd)
		}
	})
	a.set(at, finder)
	a.loop(at, finderRow, finder+rows*finderRow, func() {
		a.get(at)
		a.get(row)
		a.number(4)
		a.op(opI32ShrU, opI32Store, 2, 0)
		a.get(row)
		a.number(1)
		a.op(opI32Add, opLocalSet, row)
	})
	a.op(opEnd)
	return a.code
}

// Instructions of the start.
const (
	opI32Load  = 0x28
	opI32Store = 0x36
	opI32LtU   = 0x49
	opI32Add   = 0x6a
	opI32ShrU  = 0x76
)

// assembly is the body of a function that is being written.
type assembly struct{ code []byte }

func (a *assembly) op(code ...byte) { a.code = append(a.code, code...) }

func (a *assembly) number(n int) { a.code = appendSleb(append(a.code, opI32Const), int64(n)) }

func (a *assembly) get(local byte) { a.op(opLocalGet, local) }

func (a *assembly) set(local byte, n int) {
	a.number(n)
	a.op(opLocalSet, local)
}

// loop does something, for a local that goes up in steps, as long as it is below
// the end; once at least.
func (a *assembly) loop(local byte, step, end int, do func()) {
	a.op(opLoop, empty)
	do()
	a.get(local)
	a.number(step)
	a.op(opI32Add, opLocalTee, local)
	a.number(end)
	a.op(opI32LtU, opBrIf, 0, opEnd)
}

// add adds to a word of the memory, which is behind the address in a local,
// another one.
func (a *assembly) add(to, behind, from, there byte) {
	a.get(to)
	a.get(to)
	a.op(opI32Load, 2, behind)
	a.get(from)
	a.op(opI32Load, 2, there, opI32Add, opI32Store, 2, behind)
}

// addStart adds a function to a module that runs before all others.
func addStart(sections []section, code []byte) ([]section, error) {
	find := func(id byte) int { return slices.IndexFunc(sections, func(s section) bool { return s.id == id }) }
	types, imports, funcs, codes := find(sectionTypes), find(sectionImports), find(sectionFunctions), find(sectionCode)
	if types < 0 || imports < 0 || funcs < 0 || codes < 0 || find(sectionStart) >= 0 {
		return nil, ErrLayout
	}
	count, err := imported(sections)
	if err != nil {
		return nil, err
	}
	kind, err := sections[types].add(0x60, 0, 0)
	if err != nil {
		return nil, err
	}
	index, err := sections[funcs].add(binary.AppendUvarint(nil, kind)...)
	if err != nil {
		return nil, err
	}
	if _, err := sections[codes].add(append(binary.AppendUvarint(nil, uint64(len(code))), code...)...); err != nil {
		return nil, err
	}
	behind := slices.IndexFunc(sections, func(s section) bool { return s.id > sectionStart })
	return slices.Insert(sections, behind, section{sectionStart, binary.AppendUvarint(nil, count+index)}), nil
}

// imported counts what a module imports: functions only.
func imported(sections []section) (count uint64, err error) {
	r := reader{rest: bodyOf(sections, sectionImports)}
	count = r.uint()
	for range count {
		r.bytes(int(r.uint()))
		r.bytes(int(r.uint()))
		if r.bytes(1)[0] != 0 {
			r.fail()
		}
		r.uint()
	}
	return count, r.err
}

// add adds an entry to a section that is a list and returns its index there.
func (s *section) add(entry ...byte) (index uint64, err error) {
	index, n := binary.Uvarint(s.body)
	if n <= 0 {
		return 0, ErrLayout
	}
	s.body = slices.Concat(binary.AppendUvarint(nil, index+1), s.body[n:], entry)
	return index, nil
}
