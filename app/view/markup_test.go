package view

import (
	"encoding/xml"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// markup lists every place of the client that hands markup to the page, and what
// it is made of. All else is text and attributes, which a browser takes as they
// are. Nothing here may carry what a person has written but through an escape.
var markup = map[string]string{
	"board/canvas.go fill":                  "layers of the map: shapes, counts, names of places, escaped",
	"board/canvas.go pieces":                "pieces: shapes and counts",
	"board/map.go Render":                   "the ground: shapes of the chart",
	"board/mover.go puppet":                 "a piece",
	"board/banner.go unfurl":                "a side's crest",
	"board/sign.go Medal":                   "a sign: shapes",
	"board/sign.go Vignette":                "a sign: shapes",
	"board/token.go Token":                  "a piece",
	"board/token.go Emblem":                 "a piece",
	"board/town.go TownMark":                "shapes, by a colour of the rules",
	"games/brianboru/screen/card.go symbol": "shapes",
	"view/chart.go chart":                   "a chart: shapes, figures, names, escaped",
	"view/dice.go Thrown":                   "dice",
	"view/handover.go code":                 "a code: squares",
	"gameview/kit.go Icon":                  "shapes",
	"gameview/sketch.go Sketched":           "dots: numbers",
	"view/end.go End":                       "a chart: see view/chart.go",
	"view/sheet.go faces":                   "dice",
	"view/facets.go digits":                 "dice",
	"view/verify.go roll":                   "dice",
	"view/verify.go faceChart":              "dice",
}

// TestMarkupIsListed checks that markup has no other way into the page.
func TestMarkupIsListed(t *testing.T) {
	found := map[string]bool{}
	err := filepath.WalkDir("..", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return err
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			return err
		}
		for _, declared := range tree.Decls {
			name := ""
			if f, ok := declared.(*ast.FuncDecl); ok {
				name = f.Name.Name
			}
			ast.Inspect(declared, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok && writesMarkup(call) {
					found[filepath.ToSlash(strings.TrimPrefix(file, "../"))+" "+name] = true
				}
				return true
			})
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, place := range slices.Sorted(maps.Keys(found)) {
		if markup[place] == "" {
			t.Errorf("%s writes markup and is not listed: say what it is made of", place)
		}
	}
	for place := range markup {
		if !found[place] {
			t.Errorf("%s writes no markup", place)
		}
	}
}

// writesMarkup reports whether a call hands a string to the page as markup, or
// as an address or a script that runs.
func writesMarkup(call *ast.CallExpr) bool {
	f, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	if of, ok := f.X.(*ast.Ident); ok && of.Name == "app" && f.Sel.Name == "Raw" || f.Sel.Name == "Href" || f.Sel.Name == "SrcDoc" {
		return true
	}
	if len(call.Args) == 0 {
		return false
	}
	switch f.Sel.Name {
	case "Set", "Call", "Attr", "Get":
		first, ok := call.Args[0].(*ast.BasicLit)
		if !ok || first.Kind != token.STRING {
			return false
		}
		word, err := strconv.Unquote(first.Value)
		return err == nil && (strings.HasSuffix(word, "HTML") || f.Sel.Name == "Attr" && strings.HasPrefix(word, "on") || slices.Contains([]string{"srcdoc", "write", "eval", "Function", "href", "createContextualFragment"}, word))
	}
	return false
}

// TestNamesInAChartAreText checks that a name in a chart is a name, whatever it is.
func TestNamesInAChartAreText(t *testing.T) {
	const lure = `"><x onload=y>&`
	p := &plot{title: lure, rounds: []int{0, 1, 2}, round: lure, figure: strconv.Itoa,
		curves: []curve{{lure, 0, []int{0, 3, 9}}, {"\u2068דוד דוד דוד דוד דוד דוד\u2069", 1, []int{0, 1, 2}}}}
	var words []string
	for d := xml.NewDecoder(strings.NewReader(p.svg())); ; {
		part, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch part := part.(type) {
		case xml.StartElement:
			if !slices.Contains([]string{"svg", "path", "text", "tspan", "g", "circle"}, part.Name.Local) {
				t.Errorf("a name has become <%s>", part.Name.Local)
			}
			for _, a := range part.Attr {
				if strings.HasPrefix(a.Name.Local, "on") {
					t.Errorf("a name has become %s", a.Name.Local)
				}
			}
		case xml.CharData:
			words = append(words, string(part))
		}
	}
	said := strings.Join(words, "|")
	if !strings.Contains(said, lure[:5]) || strings.Count(said, "\u2068") != strings.Count(said, "\u2069") {
		t.Errorf("the chart says %q", said)
	}
}
