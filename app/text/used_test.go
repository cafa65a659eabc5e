package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/engine/games"
)

// source is what the code of the client says about keys.
type source struct {
	whole  map[string]bool // literals as they are
	begins map[string]bool // literals that something is added to
	says   []saying
}

// saying is a call of Say with a key known from the source.
type saying struct {
	where token.Position
	key   string
	names []string // of its values
	open  bool     // values come from elsewhere too
}

// read reads the client's Go sources, for every platform, without the tests.
func read(t *testing.T) source {
	t.Helper()
	s := source{whole: map[string]bool{}, begins: map[string]bool{}}
	fset := token.NewFileSet()
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				if text, isText := literal(n); isText {
					s.whole[text] = true
				}
			case *ast.BinaryExpr:
				if text, isText := literal(n.X); isText && n.Op == token.ADD {
					s.begins[text] = true
				}
			case *ast.CallExpr:
				s.call(fset, n)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func literal(n ast.Node) (string, bool) {
	lit, isLit := n.(*ast.BasicLit)
	if !isLit || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil
}

func (s *source) call(fset *token.FileSet, n *ast.CallExpr) {
	name := ""
	switch f := n.Fun.(type) {
	case *ast.SelectorExpr:
		name = f.Sel.Name
	case *ast.Ident:
		name = f.Name
	}
	if !strings.EqualFold(name, "say") || len(n.Args) == 0 {
		return
	}
	key, isText := literal(n.Args[0])
	if !isText {
		return
	}
	c := saying{where: fset.Position(n.Pos()), key: key, open: n.Ellipsis.IsValid()}
	for i := 1; i < len(n.Args); i += 2 {
		if value, isText := literal(n.Args[i]); isText {
			c.names = append(c.names, value)
		}
	}
	s.says = append(s.says, c)
}

// TestEveryKeyAskedForIsThere: with a value for each gap of its text.
func TestEveryKeyAskedForIsThere(t *testing.T) {
	en := Of("en")
	says := read(t).says
	if len(says) == 0 {
		t.Fatal("nothing is ever said")
	}
	for _, c := range says {
		if !en.Has(c.key) {
			t.Errorf("%v: no text for %q", c.where, c.key)
			continue
		}
		for _, name := range c.names {
			if strings.ToLower(name) != name {
				t.Errorf("%v: value %q of %q is not lower case", c.where, name, c.key)
			}
		}
		for _, end := range []string{"", ".one", ".other"} {
			for _, name := range names(en.words[c.key+end]) {
				if !c.open && !slices.Contains(c.names, name) {
					t.Errorf("%v: %q wants {%s}", c.where, c.key+end, name)
				}
			}
			if end != "" && en.words[c.key+end] != "" && !c.open && !slices.Contains(c.names, "count") {
				t.Errorf("%v: %q wants a count", c.where, c.key)
			}
		}
	}
}

// file is what a literal looks like that names a file.
var file = regexp.MustCompile(`\.(json|js|css|wasm|html|svg|png|webmanifest|go)$`)

// TestEveryKeyInTheCodeIsThere: also those that are kept in tables and handed
// on, known by the family they begin with.
func TestEveryKeyInTheCodeIsThere(t *testing.T) {
	en := Of("en")
	families := map[string]bool{}
	for _, e := range entries(t, "en") {
		family, _, _ := strings.Cut(e.key, ".")
		families[family] = true
	}
	for text := range read(t).whole {
		family, _, dotted := strings.Cut(text, ".")
		if !dotted || !families[family] || !keyShape.MatchString(text) || file.MatchString(text) {
			continue
		}
		if !en.Has(text) {
			t.Errorf("no text for %q", text)
		}
	}
}

// ends are what a narrator may put behind a key to say a variant of it.
var ends = []string{
	"one", "other", "bare", "via", "via2", "bonus", "led", "alone", "crowned", "named", "needs", "first", "e", "i", "o", "many", "fort", "do",
	"0", "1", "2", "3", "4", "5", "6", "minus", "own", "Vikings", "red", "blue", "yellow", "white",
}

// TestEveryKeyIsUsed: by the code, or because a game has the word.
func TestEveryKeyIsUsed(t *testing.T) {
	s := read(t)
	used := map[string]bool{}
	for _, key := range derived(t) {
		used[key] = true
	}
	for _, g := range games.All() {
		for _, ask := range g.Lexicon().Asks {
			used["ask."+ask+".heard"] = true
			for _, verb := range g.Lexicon().Verbs {
				used["ask."+ask+"."+verb] = true // a verb may be said otherwise in one question
			}
		}
	}
	ends := ends
	for _, g := range games.All() {
		ends = append(ends, g.ID()) // what a game says in its own way
	}
	asked := func(key string) bool {
		if used[key] || s.whole[key] {
			return true
		}
		for i := range key {
			// A family whose members only the derived keys may name.
			if key[i] == '.' && s.begins[key[:i+1]] && !own[key[:i+1]] {
				return true
			}
		}
		return false
	}
	for _, e := range entries(t, "en") {
		if isJoin(e.key) {
			continue
		}
		key, found := e.key, asked(e.key)
		for !found {
			i := strings.LastIndexByte(key, '.')
			if i < 0 || !slices.Contains(ends, key[i+1:]) {
				break
			}
			key = key[:i]
			found = asked(key)
		}
		if !found {
			t.Errorf("nothing says %s", e.key)
		}
	}
}

// own are the families that a narrator takes from the lexicon of a game.
var own = map[string]bool{
	"ask.": true, "verb.": true, "event.": true, "area.": true, "nation.": true, "what.": true,
	"leader.": true, "units.": true, "one.": true, "group.": true, "colour.": true, "rule.": true,
	"game.": true, "scenario.": true, "option.": true, "link.error.": true,
	"join.": true,
}
