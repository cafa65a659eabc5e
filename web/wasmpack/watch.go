package wasmpack

import (
	"encoding/binary"
	"fmt"
	"slices"
)

// Watch has a program that is not packed note which of its functions run: each has a
// global of its own, exported by the number of the function. It returns the names of the
// functions, too.
func Watch(wasm []byte) (watching []byte, names []string, err error) {
	sections, err := split(wasm)
	if err != nil {
		return nil, nil, err
	}
	find := func(id byte) int { return slices.IndexFunc(sections, func(s section) bool { return s.id == id }) }
	data, code, globals, exports := find(sectionData), find(sectionCode), find(sectionGlobals), find(sectionExports)
	if data < 0 || code < 0 || globals < 0 || exports < 0 {
		return nil, nil, ErrLayout
	}
	if names, err = namesOf(sections[data].body); err != nil {
		return nil, nil, err
	}
	bodies, err := readFunctions(sections[code].body)
	if err != nil || len(bodies) != len(names) {
		return nil, nil, ErrLayout
	}
	out := binary.AppendUvarint(nil, uint64(len(bodies)))
	for i, f := range bodies {
		index, err := sections[globals].add(typeI32, 1, opI32Const, 0, opEnd)
		if err != nil {
			return nil, nil, err
		}
		name := fmt.Sprint(i)
		export := append(append([]byte{byte(len(name))}, name...), 3)
		if _, err := sections[exports].add(binary.AppendUvarint(export, index)...); err != nil {
			return nil, nil, err
		}
		note := []instruction{{op: opI32Const, operand: []byte{1}}, {op: opGlobalSet, operand: binary.AppendUvarint(nil, index)}}
		f.code = append(note, f.code...)
		b := f.append(nil)
		out = append(binary.AppendUvarint(out, uint64(len(b))), b...)
	}
	sections[code].body = out
	return join(sections), names, nil
}

// FunctionNames lists the names of the functions of a program that is not packed.
func FunctionNames(wasm []byte) ([]string, error) {
	sections, err := split(wasm)
	if err != nil {
		return nil, err
	}
	data := slices.IndexFunc(sections, func(s section) bool { return s.id == sectionData })
	if data < 0 {
		return nil, ErrLayout
	}
	return namesOf(sections[data].body)
}

// namesOf are the names of the functions of a program that is not packed.
func namesOf(data []byte) ([]string, error) {
	memory, err := image(data)
	if err != nil {
		return nil, err
	}
	f, err := findFunctions(memory)
	if err != nil {
		return nil, err
	}
	return f.nameAll()
}
