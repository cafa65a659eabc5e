package slim

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
)

// without is the change that takes functions and methods of these names out of a
// file, and the imports that only they needed.
func without(imports, names []string) change {
	return func(source []byte) ([]byte, error) {
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, "", source, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		type span struct{ from, to token.Pos }
		var gone []span
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && slices.Contains(names, f.Name.Name) {
				from := f.Pos()
				if f.Doc != nil {
					from = f.Doc.Pos()
				}
				gone = append(gone, span{from, f.End()})
			}
		}
		if len(gone) != len(names) {
			return nil, fmt.Errorf("%d of the functions %v: %w", len(gone), names, ErrLayout)
		}
		for _, i := range file.Imports {
			if path, err := strconv.Unquote(i.Path.Value); err == nil && slices.Contains(imports, path) {
				gone = append(gone, span{i.Pos(), i.End()})
			}
		}
		if len(gone) != len(names)+len(imports) {
			return nil, fmt.Errorf("not all of the imports %v: %w", imports, ErrLayout)
		}
		source = bytes.Clone(source)
		for _, s := range gone {
			at := source[files.Position(s.from).Offset:files.Position(s.to).Offset]
			for i := range at {
				if at[i] != '\n' {
					at[i] = ' '
				}
			}
		}
		return format.Source(source)
	}
}
