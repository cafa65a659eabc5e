package wasmpack

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// later is what of a program is put off: functions that do not run at first, and what
// the table of functions tells of them alone. The runtime asks it for functions that are
// on a stack, which those are not before they are there, with one exception: a goroutine
// that has not begun yet. For its function the table says that its stack is not deep.
type later struct {
	part   []int      // of each function, by number: 0 is there at first
	memory []byte     // of the whole program
	pieces [][][2]int // of each part
	put    []bool     // which bytes of the memory are put off
	flat   int        // the table of instructions that says so
	mark   string     // of the program and what is put off: no other parts fit
}

// alwaysPresent are packages whose functions are never put off: the runtime may need any of
// them at any time.
var alwaysPresent = []string{"runtime", "internal/", "syscall/js", "(of the linker)"}

// choose puts off the functions that do not run at first.
func (f *functions) choose(sections []section, bodies []function, part func(name string) int) error {
	pushes, count, err := pushing(sections)
	if err != nil {
		return err
	}
	names, err := f.nameAll()
	if err != nil {
		return err
	}
	if len(bodies) != len(names) {
		return ErrLayout
	}
	f.later = &later{part: make([]int, len(names))}
	for i, name := range names {
		pkg := PackageOf(name)
		mustStay := slices.ContainsFunc(alwaysPresent, func(begin string) bool {
			return pkg == begin || strings.HasPrefix(pkg, strings.TrimSuffix(begin, "/")+"/")
		})
		imports := slices.ContainsFunc(bodies[i].code, func(i instruction) bool { return i.op == opCall && i.index() < count })
		plain := f.memory[f.records[i]+recordKind] == 0 && f.memory[f.records[i]+recordFlags] == 0
		if !mustStay && !imports && plain && pushes(count+uint64(i)) {
			f.later.part[i] = part(name)
		}
	}
	return nil
}

// nameAll lists the names of all functions.
func (f *functions) nameAll() ([]string, error) {
	all := f.part(headerNames, headerUnits)
	var names []string
	for _, record := range f.records {
		at := f.word(record + recordName)
		if at >= len(all) {
			return nil, ErrLayout
		}
		name, _, _ := bytes.Cut(all[at:], []byte{0})
		names = append(names, string(name))
	}
	return names, nil
}

// putOff takes out of the memory what is told of functions alone that are put off. Data of
// functions in several parts comes with each of these.
func (f *functions) putOff() error {
	f.later.memory = bytes.Clone(f.memory)
	f.later.pieces = make([][][2]int, slices.Max(f.later.part)+1)
	f.later.put = make([]bool, len(f.memory))
	names, tables := f.part(headerNames, headerUnits), f.part(headerTables, headerIndex)
	needNames, needTables, needFacts := needs{}, needs{}, needs{}
	for i, r := range f.records {
		part := f.later.part[i]
		needNames.add(f.word(r+recordName), part)
		for _, field := range append([]int{r + recordStack}, f.tables(r)...) {
			needTables.add(f.word(field), part)
		}
		for _, field := range f.facts(r) {
			if fact := f.word(field); fact != noFact {
				needFacts.add(fact, part)
			}
		}
		if part > 0 {
			f.later.moveOut(map[int]bool{part: true}, r+recordName, r+recordSize+4*(f.word(r+recordTables)+int(f.memory[r+recordFacts])))
		}
	}
	delete(needNames, 0)
	delete(needTables, 0)
	for at, parts := range needNames {
		f.later.moveOut(parts, f.at+f.header[headerNames]+at, f.at+f.header[headerNames]+at+1+bytes.IndexByte(names[at:], 0))
	}
	for at, parts := range needTables {
		if at >= len(tables) {
			return ErrLayout
		}
		f.later.moveOut(parts, f.at+f.header[headerTables]+at, f.at+f.header[headerTables]+at+sizeOfTable(tables[at:]))
	}
	facts := slices.Sorted(maps.Keys(needFacts))
	for i, at := range facts {
		if i+1 < len(facts) {
			f.later.moveOut(needFacts[at], f.base+at, f.base+facts[i+1])
		}
	}
	if err := f.cutOut(); err != nil {
		return err
	}
	f.bridge(names)
	return nil
}

// needs has the parts that need something, by where it begins.
type needs map[int]map[int]bool

func (n needs) add(at, part int) {
	if n[at] == nil {
		n[at] = map[int]bool{}
	}
	n[at][part] = true
}

// moveOut gives each of some parts a piece of the memory, unless it is needed at first.
func (l *later) moveOut(parts map[int]bool, from, to int) {
	if parts[0] {
		return
	}
	for part := range parts {
		l.pieces[part] = append(l.pieces[part], [2]int{from, to})
	}
}

// cutOut takes the pieces of all parts out of the memory.
func (f *functions) cutOut() error {
	for _, pieces := range f.later.pieces {
		slices.SortFunc(pieces, func(a, b [2]int) int { return a[0] - b[0] })
		for _, p := range pieces {
			if p[1] > len(f.memory) {
				return ErrLayout
			}
			clear(f.memory[p[0]:p[1]])
			for at := p[0]; at < p[1]; at++ {
				f.later.put[at] = true
			}
		}
	}
	return nil
}

// bridge fills the gaps among the names, which are kept as steps from one to the next.
// Those of the runtime have a meaning.
func (f *functions) bridge(names []byte) {
	before := 0
	for i, r := range f.records {
		switch at := f.word(r + recordName); {
		case f.later.part[i] > 0:
			f.setWord(r+recordName, before)
		case bytes.HasPrefix(names[at:], []byte("runtime.")):
			before = 0
		default:
			before = at
		}
	}
}

// near is how far apart two pieces may be that come as one.
const near = 6

// data is the data section of a part.
func (l *later) data(part int) []byte {
	var out []byte
	count := 0
	pieces := l.pieces[part]
	// Pieces join over a gap unless it has bytes of another part, which would seem to be there.
	joins := func(from, to int) bool { return to-from <= near && !slices.Contains(l.put[from:max(from, to)], true) }
	for i := 0; i < len(pieces); {
		from, to := pieces[i][0], pieces[i][1]
		for i++; i < len(pieces) && joins(to, pieces[i][0]); i++ {
			to = max(to, pieces[i][1])
		}
		out = append(out, 0, opI32Const)
		out = appendSleb(out, int64(from))
		out = append(out, opEnd)
		out = appendBytes(out, l.memory[from:to])
		count++
	}
	return counted(count, out)
}

// markOf tells a program that is divided in one way from all others.
func markOf(wasm []byte, part []int) string {
	sum := sha256.New()
	sum.Write(wasm)
	fmt.Fprint(sum, part)
	return fmt.Sprintf("%x", sum.Sum(nil)[:8])
}
