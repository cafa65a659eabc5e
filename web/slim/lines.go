package slim

import (
	"bytes"
	"encoding/binary"
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
	headerFiles  = 5
	headerTables = 6
	headerIndex  = 7
	headerWords  = 8
)

// Fields of the record of a function, in bytes from its beginning.
const (
	recordStack  = 16 // how deep the stack is
	recordFile   = 20
	recordLine   = 24
	recordTables = 28 // how many tables stand behind the record
	recordUnit   = 32
	recordStart  = 36 // first line
	recordSize   = 44
)

// clearLines makes every function forget its files and lines. The runtime takes
// a function without these tables for one of unknown origin.
func clearLines(memory []byte) error {
	from := bytes.Index(memory, funcMagic)
	if from < 0 || len(memory) < from+8*(1+headerWords) {
		return ErrLayout
	}
	var header [headerWords]int
	for i := range header {
		header[i] = int(order.Uint64(memory[from+8*(1+i):]))
	}
	table := memory[from:]
	units, files, tables, index := header[headerUnits], header[headerFiles], header[headerTables], header[headerIndex]
	if header[headerNames] > units || units > files || files > tables || tables > index || index+8*header[headerFuncs] > len(table) {
		return ErrLayout
	}

	kept := map[int]bool{} // begins of the tables of instructions that stay
	var records [][]byte
	for i := range header[headerFuncs] {
		at := index + int(order.Uint32(table[index+8*i+4:]))
		if at+recordSize > len(table) {
			return ErrLayout
		}
		record := table[at:]
		count := int(order.Uint32(record[recordTables:]))
		if len(record) < recordSize+4*count {
			return ErrLayout
		}
		kept[int(order.Uint32(record[recordStack:]))] = true
		for j := range count {
			kept[int(order.Uint32(record[recordSize+4*j:]))] = true
		}
		records = append(records, record)
	}
	for at := range kept {
		if tables+at >= index {
			return ErrLayout
		}
	}
	for _, record := range records {
		for _, field := range []int{recordFile, recordLine} {
			at := int(order.Uint32(record[field:]))
			if at != 0 && !kept[at] {
				clearTable(table[tables:index], at)
			}
			clear(record[field : field+4])
		}
		clear(record[recordUnit : recordStart+4])
	}
	clear(table[units:files])
	return nil
}

// clearTable clears a table of instructions: pairs of a step of the value and a
// step of the instruction, until the step of a value is zero. The first may be.
func clearTable(tables []byte, at int) {
	for first := true; at < len(tables) && (first || tables[at] != 0); first = false {
		for range 2 {
			for at < len(tables) {
				more := tables[at] >= 0x80
				tables[at] = 0
				at++
				if !more {
					break
				}
			}
		}
	}
}
