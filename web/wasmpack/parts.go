package wasmpack

import (
	"bytes"
	"encoding/binary"
	"strings"
)

// Share is a part of a program: the functions of a package, or a kind of data.
type Share struct {
	Name      string
	Functions int
	Content   []byte
}

// Shares takes apart a program that is not packed, or without the pass Start: the
// packages in the order of their functions, then the data.
func Shares(wasm []byte) ([]Share, error) {
	sections, err := split(wasm)
	if err != nil {
		return nil, err
	}
	memory, err := image(bodyOf(sections, sectionData))
	if err != nil {
		return nil, err
	}
	f, err := findFunctions(memory)
	if err != nil {
		return nil, err
	}
	names := f.part(headerNames, headerUnits)
	var parts []Share
	at := map[string]int{}
	r := reader{rest: bodyOf(sections, sectionCode)}
	if r.uint() != uint64(len(f.records)) {
		return nil, ErrLayout
	}
	for _, record := range f.records {
		name, _, _ := bytes.Cut(names[f.word(record+recordName):], []byte{0})
		pkg := PackageOf(string(name))
		i, ok := at[pkg]
		if !ok {
			i = len(parts)
			at[pkg] = i
			parts = append(parts, Share{Name: pkg})
		}
		parts[i].Functions++
		size := r.uint()
		parts[i].Content = append(binary.AppendUvarint(parts[i].Content, size), r.bytes(int(size))...)
	}
	if r.err != nil {
		return nil, r.err
	}
	variables := f.module[moduleVariables]
	if variables < f.at || variables > len(memory) {
		return nil, ErrLayout
	}
	for _, p := range []Share{
		{Name: "(types and constants)", Content: memory[:f.at]},
		{Name: "(table of functions)", Content: memory[f.at:variables]},
		{Name: "(variables)", Content: memory[variables:]},
	} {
		p.Content = segments(p.Content, gap)
		parts = append(parts, p)
	}
	return parts, nil
}

// PackageOf is the package of a function by its name.
func PackageOf(name string) string {
	name, _, _ = strings.Cut(name, "[") // types
	slash := strings.LastIndexByte(name, '/') + 1
	if dot := strings.IndexByte(name[slash:], '.'); dot >= 0 {
		return name[:slash+dot]
	}
	return "(of the linker)"
}
