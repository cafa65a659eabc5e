package slim

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/printer"
	"go/token"
	"maps"
	"slices"
	"strings"
)

// elements is the generated file of go-app's HTML elements.
const elements = "html_gen.go"

// oneElement rewrites the file of elements so that they all are one type. As it
// comes, each of 110 elements is an interface, a struct and some sixty methods
// that differ in nothing but what they return, and a page calls them through
// tables. Rewritten, every method is there once and called directly; the names
// stay, so what is written against go-app compiles. Elements are told apart by
// their tags, as go-app does itself when it compares two pages.
func oneElement(source []byte) ([]byte, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, elements, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, fmt.Errorf("%w", err)
	}
	var names []string              // of the structs: htmlDiv
	tags := map[string]string{}     // a literal each: htmlDiv is "div"
	methods := map[string]*method{} // by name
	var makers bytes.Buffer
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.GenDecl:
			if name, ok := structure(d); ok {
				names = append(names, name)
			}
		case *ast.FuncDecl:
			if d.Recv == nil {
				name, tag, closing, err := maker(d)
				if err != nil {
					return nil, err
				}
				tags[name] = tag
				var head bytes.Buffer
				printer.Fprint(&head, files, d.Type)
				fmt.Fprintf(&makers, "func %s%s { return newElement(%s, %s) }\n\n", d.Name.Name, strings.TrimPrefix(head.String(), "func"), tag, closing)
				continue
			}
			name, ok := receiver(d)
			if !ok {
				return nil, fmt.Errorf("method %s of go-app: %w", d.Name.Name, ErrLayout)
			}
			if methods[d.Name.Name] == nil {
				methods[d.Name.Name] = &method{bodies: map[string][]string{}}
			}
			if err := methods[d.Name.Name].add(files, d, name); err != nil {
				return nil, err
			}
		}
	}
	if len(names) == 0 || len(names) != len(tags) {
		return nil, fmt.Errorf("%d elements of go-app, %d ways to make them: %w", len(names), len(tags), ErrLayout)
	}

	var out bytes.Buffer
	out.WriteString(`package app

import "strings"

// element is every HTML element.
type element struct{ htmlElement }

func newElement(tag string, isSelfClosing bool) *element {
	return &element{htmlElement{tag: tag, isSelfClosing: isSelfClosing}}
}

`)
	for _, name := range names {
		if tags[name] == "" {
			return nil, fmt.Errorf("nothing makes %s of go-app: %w", name, ErrLayout)
		}
		fmt.Fprintf(&out, "type HTML%s = *element\n\ntype %s = element\n\n", strings.TrimPrefix(name, "html"), name)
	}
	out.Write(makers.Bytes())
	for _, name := range slices.Sorted(maps.Keys(methods)) {
		methods[name].print(&out, tags)
	}
	return format.Source(out.Bytes())
}

// structure is the name of a struct that is an element.
func structure(d *ast.GenDecl) (name string, ok bool) {
	if d.Tok != token.TYPE || len(d.Specs) != 1 {
		return "", false
	}
	spec := d.Specs[0].(*ast.TypeSpec)
	_, ok = spec.Type.(*ast.StructType)
	return spec.Name.Name, ok && strings.HasPrefix(spec.Name.Name, "html")
}

// maker reads a function that makes an element: the struct, its tag and whether
// it closes itself, both as they are written.
func maker(d *ast.FuncDecl) (name, tag, closing string, err error) {
	ast.Inspect(d.Body, func(n ast.Node) bool {
		literal, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		if kind, ok := literal.Type.(*ast.Ident); ok && kind.Name != "htmlElement" {
			name = kind.Name
			return true
		}
		for _, e := range literal.Elts {
			field, ok := e.(*ast.KeyValueExpr)
			if !ok {
				continue
			}
			var value string
			switch v := field.Value.(type) {
			case *ast.BasicLit:
				value = v.Value
			case *ast.Ident:
				value = v.Name
			}
			switch fmt.Sprint(field.Key) {
			case "tag":
				tag = value
			case "isSelfClosing":
				closing = value
			default:
				err = ErrLayout
			}
		}
		return true
	})
	if err != nil || name == "" || tag == "" || closing == "" {
		err = fmt.Errorf("%s of go-app: %w", d.Name.Name, ErrLayout)
	}
	return name, tag, closing, err
}

func receiver(d *ast.FuncDecl) (name string, ok bool) {
	if star, isStar := d.Recv.List[0].Type.(*ast.StarExpr); isStar {
		if kind, isIdent := star.X.(*ast.Ident); isIdent && len(d.Recv.List[0].Names) == 1 && d.Recv.List[0].Names[0].Name == "e" {
			return kind.Name, strings.HasPrefix(kind.Name, "html")
		}
	}
	return "", false
}

// method is what all elements have of a name.
type method struct {
	head   string              // name, parameters and result
	bodies map[string][]string // who has which: nearly always one
}

func (m *method) add(files *token.FileSet, d *ast.FuncDecl, name string) error {
	var head, body bytes.Buffer
	printer.Fprint(&head, files, &ast.FuncDecl{Name: d.Name, Type: d.Type})
	printer.Fprint(&body, files, d.Body)
	own := "HTML" + strings.TrimPrefix(name, "html")
	s, ok := strings.CutSuffix(strings.TrimPrefix(head.String(), "func "), " "+own)
	if !ok || m.head != "" && m.head != s || strings.Contains(body.String(), own) {
		return fmt.Errorf("%s of %s of go-app: %w", d.Name.Name, name, ErrLayout)
	}
	m.head = s
	m.bodies[body.String()] = append(m.bodies[body.String()], name)
	return nil
}

// print writes the method: what most elements do, behind what some do instead.
func (m *method) print(out *bytes.Buffer, tags map[string]string) {
	most := ""
	bodies := slices.Sorted(maps.Keys(m.bodies))
	for _, body := range bodies {
		if len(m.bodies[body]) > len(m.bodies[most]) {
			most = body
		}
	}
	fmt.Fprintf(out, "func (e *element) %s *element {\n", m.head)
	for _, body := range bodies {
		if body == most {
			continue
		}
		var own []string
		for _, name := range m.bodies[body] {
			own = append(own, tags[name])
		}
		fmt.Fprintf(out, "switch e.tag {\ncase %s:\n%s\n}\n", strings.Join(own, ", "), inner(body))
	}
	fmt.Fprintf(out, "%s\n}\n\n", inner(most))
}

// inner is a body without its braces.
func inner(body string) string {
	return strings.TrimSuffix(strings.TrimPrefix(body, "{"), "}")
}
