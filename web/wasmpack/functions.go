package wasmpack

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"
)

// The table of functions as the linker of Go writes it (internal/abi and
// runtime/symtab.go): a header, names, files, tables of instructions, and a
// record for each function that says where in them it stands.
var (
	order = binary.LittleEndian
	// funcMagic begins the header of Go 1.20 and later: magic number, two zeros,
	// the least step between instructions, the size of a pointer.
	funcMagic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}
)

// Fields of the header, in words behind the magic number.
const (
	headerFuncs  = 0
	headerNames  = 3
	headerUnits  = 4
	headerTables = 6
	headerIndex  = 7
	headerWords  = 8
)

// Fields of the record of a function, in bytes from its beginning. Behind them
// stand the begins of its tables of instructions, then of what else is known of
// it (funcdata), 4 bytes each.
const (
	recordEntry  = 0
	recordName   = 4
	recordStack  = 16 // how deep the stack is
	recordFile   = 20
	recordLine   = 24
	recordTables = 28 // how many tables are behind the record
	recordUnit   = 32
	recordStart  = 36 // first line
	recordFacts  = 43 // how much else is known
	recordSize   = 44
)

// Tables and facts that are only read for the text of a trace, or where threads
// are stopped between any two instructions, which WebAssembly has not.
var (
	idleTables = []int{0, 2, 3} // where it may be stopped, calls written into callers, arguments that live
	idleFacts  = []int{3, 5, 6} // the same calls, the arguments, those that live
)

// noFact stands for a fact that is not known.
const noFact = 0xffffffff

// Words of the description of the program (runtime.moduledata) that begins with
// the address of the header and that of the names.
const (
	moduleFinder    = 19 // the table that finds a function by its address
	moduleVariables = 24 // where variables begin
	moduleFacts     = 40 // where facts are counted from
	moduleEnd       = 41 // where the table of functions ends
	moduleWords     = 45
	moduleMore      = 3 // how much further back Go 1.27 has the last two
)

// functions is the table of functions in a memory.
type functions struct {
	memory  []byte
	at      int // of the header
	header  [headerWords]int
	records []int // addresses
	module  []int // words of the description
	base    int   // where facts are counted from
	// numbered are the tables for new numbers of places, by the field that names one;
	// those without content are none.
	numbered map[int][]byte
	later    *later // what is put off; nil where the program is not divided
}

// word is a word of 4 bytes.
func (f *functions) word(at int) int { return int(order.Uint32(f.memory[at:])) }

func (f *functions) setWord(at, v int) { order.PutUint32(f.memory[at:], uint32(v)) }

// part is a part of the table, from one field of the header to another.
func (f *functions) part(from, to int) []byte {
	return f.memory[f.at+f.header[from] : f.at+f.header[to]]
}

// index is the address of the list of functions: two words each, the number of
// the function and where its record stands.
func (f *functions) index() int { return f.at + f.header[headerIndex] }

// findFunctions finds the table.
func findFunctions(memory []byte) (*functions, error) {
	f := &functions{memory: memory, at: bytes.Index(memory, funcMagic)}
	if f.at < 0 || len(memory) < f.at+8*(1+headerWords) {
		return nil, ErrLayout
	}
	for i := range f.header {
		f.header[i] = int(order.Uint64(memory[f.at+8*(1+i):]))
	}
	room := len(memory) - f.at
	if f.header[headerFuncs] == 0 || f.header[headerFuncs] > room/8 || f.header[headerNames] == 0 || !slices.IsSorted(f.header[headerNames:]) || f.header[headerIndex]+8*f.header[headerFuncs] > room {
		return nil, ErrLayout
	}
	for i := range f.header[headerFuncs] {
		at := f.index() + f.word(f.index()+8*i+4)
		if at < f.index() || at+recordSize > len(memory) || at+recordSize+4*(f.word(at+recordTables)+int(memory[at+recordFacts])) > len(memory) {
			return nil, ErrLayout
		}
		f.records = append(f.records, at)
	}
	begin := order.AppendUint64(order.AppendUint64(nil, uint64(f.at)), uint64(f.at+f.header[headerNames]))
	at := bytes.Index(memory, begin)
	if at < 0 || len(memory) < at+8*moduleWords {
		return nil, ErrLayout
	}
	for i := range moduleWords {
		f.module = append(f.module, int(order.Uint64(memory[at+8*i:])))
	}
	ends := func(word int) bool { return f.module[word] > f.index() && f.module[word] <= len(memory) }
	f.base = f.module[moduleFacts]
	if !ends(moduleEnd) {
		if !ends(moduleEnd + moduleMore) {
			return nil, ErrLayout
		}
		f.base = f.module[moduleFacts+moduleMore]
	}
	if f.module[moduleFinder] > len(memory) || f.base > len(memory) {
		return nil, ErrLayout
	}
	return f, nil
}

// tables lists where a record keeps the begins of its tables of instructions,
// facts where it keeps those of its facts.
func (f *functions) tables(record int) []int {
	return fields(record+recordSize, f.word(record+recordTables))
}

func (f *functions) facts(record int) []int {
	return fields(record+recordSize+4*f.word(record+recordTables), int(f.memory[record+recordFacts]))
}

func fields(at, count int) []int {
	list := make([]int, count)
	for i := range list {
		list[i] = at + 4*i
	}
	return list
}

// forget clears what only the text of a trace tells of a function, but for its
// name: files, lines, arguments, what was written into it by the compiler. The
// runtime takes a function without these tables for one of unknown origin.
func (f *functions) forget() error {
	tables := f.part(headerTables, headerIndex)
	if err := f.clearDebugTables(tables); err != nil {
		return err
	}
	if err := f.clearDebugFacts(); err != nil {
		return err
	}
	for _, r := range f.records {
		clear(f.memory[r+recordUnit : r+recordStart+4])
	}
	clear(f.part(headerUnits, headerTables))
	return f.close(tables)
}

// neededTables has where the tables begin that the runtime needs.
func (f *functions) neededTables() map[int]bool {
	needed := map[int]bool{0: true}
	for _, r := range f.records {
		needed[f.word(r+recordStack)] = true
		for i, field := range f.tables(r) {
			if !slices.Contains(idleTables, i) {
				needed[f.word(field)] = true
			}
		}
	}
	return needed
}

// clearDebugTables clears the tables that only a trace needs.
func (f *functions) clearDebugTables(tables []byte) error {
	needed := f.neededTables()
	for at := range needed {
		if at > len(tables) {
			return ErrLayout
		}
	}
	for _, r := range f.records {
		idle := []int{r + recordFile, r + recordLine}
		for i, field := range f.tables(r) {
			if slices.Contains(idleTables, i) {
				idle = append(idle, field)
			}
		}
		for _, field := range idle {
			if at := f.word(field); !needed[at] && at < len(tables) {
				clear(tables[at : at+sizeOfTable(tables[at:])])
			}
			f.setWord(field, 0)
		}
	}
	return nil
}

// clearDebugFacts clears the facts that only a trace needs. A fact ends where the next
// begins.
func (f *functions) clearDebugFacts() error {
	var all, idle []int // where facts begin; fields of those that go
	needed := map[int]bool{}
	for _, r := range f.records {
		for i, field := range f.facts(r) {
			fact := f.word(field)
			if fact == noFact {
				continue
			}
			all = append(all, fact)
			if slices.Contains(idleFacts, i) {
				idle = append(idle, field)
			} else {
				needed[fact] = true
			}
		}
	}
	slices.Sort(all)
	all = slices.Compact(all)
	for _, field := range idle {
		fact := f.word(field)
		f.setWord(field, noFact)
		i, _ := slices.BinarySearch(all, fact)
		if needed[fact] || i+1 == len(all) {
			continue
		}
		if f.base+all[i+1] > len(f.memory) {
			return ErrLayout
		}
		clear(f.memory[f.base+fact : f.base+all[i+1]])
	}
	return nil
}

// close puts the tables of instructions that are left side by side, each where a
// record first names it, so that most begin where the last one ends.
func (f *functions) close(tables []byte) error {
	left := []byte{0} // Where none is named.
	places := map[string]int{"": 0}
	unknown := 0 // where none is named, of those that are not put off
	if f.later != nil {
		f.later.flat = len(left)
		left = stepped{{0, 1 << homeBits}}.append(left)
		unknown = len(left)
		left = stepped{{none, 1 << homeBits}}.append(left)
	}
	for i, r := range f.records {
		for _, field := range append([]int{r + recordStack}, f.tables(r)...) {
			table, ok := f.numbered[field]
			if at := f.word(field); !ok && at > 0 {
				table = tables[at:][:sizeOfTable(tables[at:])]
				if len(table) == 0 {
					return ErrLayout
				}
			}
			place, ok := places[string(table)]
			if !ok {
				place = len(left)
				places[string(table)] = place
				left = append(left, table...)
			}
			if place == 0 && field == r+recordStack && f.later != nil && f.later.part[i] == 0 {
				place = unknown
			}
			f.setWord(field, place)
		}
	}
	if len(left) > len(tables) {
		return ErrLayout
	}
	clear(tables[copy(tables, left):])
	return nil
}

// sizeOfTable is the size of a table of instructions: pairs of a step of the value
// and a step of the instruction, until the step of a value is zero. The first may
// be. A table that has no end has none.
func sizeOfTable(table []byte) int {
	at := 0
	for first := true; at < len(table) && (first || table[at] != 0); first = false {
		for range 2 {
			for at < len(table) && table[at] >= 0x80 {
				at++
			}
			at++
		}
	}
	if at >= len(table) {
		return 0
	}
	return at + 1
}

// own begins the names of the functions of this project.
var own = []string{"bretwalda/", "main."}

// shortName is the name of a function as a trace is to show it: that of the
// project's own in full, of others only the package.
func shortName(name string) string {
	if name == "runtime.gopanic" { // The runtime knows it by its name.
		return name
	}
	name, _, _ = strings.Cut(name, "[") // types
	if slices.ContainsFunc(own, func(begin string) bool { return strings.HasPrefix(name, begin) }) {
		return name
	}
	slash := strings.LastIndexByte(name, '/') + 1
	if dot := strings.IndexByte(name[slash:], '.'); dot >= 0 {
		name = name[:slash+dot+1]
	}
	return name
}

// shorten writes the names anew, each once.
func (f *functions) shorten() error {
	names := f.part(headerNames, headerUnits)
	short := []byte{0} // The first stands for no name.
	places := map[string]int{"": 0}
	for _, r := range f.records {
		at := f.word(r + recordName)
		if at >= len(names) {
			return ErrLayout
		}
		end := bytes.IndexByte(names[at:], 0)
		if end < 0 {
			return ErrLayout
		}
		name := shortName(string(names[at : at+end]))
		place, ok := places[name]
		if !ok {
			place = len(short)
			places[name] = place
			short = append(append(short, name...), 0)
		}
		f.setWord(r+recordName, place)
	}
	if len(short) > len(names) {
		return ErrLayout
	}
	clear(names[copy(names, short):])
	return nil
}
