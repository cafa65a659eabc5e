package docs

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// TestCommentsHaveTheNameAsItIs: a comment that begins with the name of what it
// describes writes it as the code does, and that of a function begins with no other name; go doc
// shows no name that is not there.
func TestCommentsHaveTheNameAsItIs(t *testing.T) {
	read := 0
	everyFile(t, func(files *token.FileSet, file *ast.File) {
		for name, comment := range described(file) {
			read++
			if first := firstWord(comment); first != name && strings.EqualFold(first, name) {
				t.Errorf("%s: the comment says %s, the code %s", files.Position(comment.Pos()), first, name)
			}
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Doc == nil {
				continue
			}
			if first := firstWord(f.Doc); first != f.Name.Name && isName(first) {
				t.Errorf("%s: the comment of %s speaks of %s", files.Position(f.Doc.Pos()), f.Name.Name, first)
			}
		}
	})
	if read < 5000 {
		t.Errorf("only %d comments were read", read)
	}
}

// everyFile goes through the source with its comments.
func everyFile(t *testing.T, visit func(*token.FileSet, *ast.File)) {
	t.Helper()
	files := token.NewFileSet()
	for _, folder := range folders {
		err := filepath.WalkDir(filepath.Join("..", folder), func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(name) != ".go" {
				return err
			}
			file, err := parser.ParseFile(files, name, nil, parser.ParseComments|parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			visit(files, file)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// firstWord is the word that a comment begins with.
func firstWord(comment *ast.CommentGroup) string {
	for word := range strings.FieldsSeq(comment.Text()) {
		return strings.TrimRight(word, ":,.")
	}
	return ""
}

// isName reports whether a comment that begins with a word begins with a name: a
// sentence would have a capital letter, and only there.
func isName(word string) bool {
	rest := strings.TrimLeftFunc(word, unicode.IsUpper)
	return token.IsIdentifier(word) && (rest == word || strings.ContainsFunc(rest, unicode.IsUpper))
}

// described goes through what a file declares with a comment of its own.
func described(file *ast.File) func(yield func(string, *ast.CommentGroup) bool) {
	return func(yield func(string, *ast.CommentGroup) bool) {
		on := true
		note := func(name *ast.Ident, comment *ast.CommentGroup) {
			if on && comment != nil {
				on = yield(name.Name, comment)
			}
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				note(n.Name, n.Doc)
			case *ast.GenDecl:
				for _, s := range n.Specs {
					switch s := s.(type) {
					case *ast.TypeSpec:
						note(s.Name, n.Doc)
						note(s.Name, s.Doc)
					case *ast.ValueSpec:
						if note(s.Names[0], s.Doc); !n.Lparen.IsValid() {
							note(s.Names[0], n.Doc)
						}
					}
				}
			case *ast.Field:
				if len(n.Names) == 1 {
					note(n.Names[0], n.Doc)
				}
			}
			return on
		})
	}
}

// head is how a sentence begins that asks something.
var head = regexp.MustCompile(`(?:^|[.?!]\s)(?:Who|What|Which|Whose|Whom)\s\S[^.;?]*[.;?]?`)

// TestSentencesOfCommentsHaveASubject: no sentence begins with a word that asks unless it asks.
func TestSentencesOfCommentsHaveASubject(t *testing.T) {
	everyFile(t, func(files *token.FileSet, file *ast.File) {
		named := map[*ast.CommentGroup]string{}
		for name, comment := range described(file) {
			named[comment] = name
		}
		for _, c := range file.Comments {
			for _, said := range head.FindAllString(c.Text(), -1) {
				if first := strings.Fields(said)[0]; !strings.HasSuffix(said, "?") && first != named[c] {
					t.Errorf("%s: %q asks nothing", files.Position(c.Pos()), strings.Join(strings.Fields(said), " "))
				}
			}
		}
	})
}

// sayable are the words that players do not read and comments may have, as GLOSSARY.md
// writes them: names in the code, or of no harm there.
var sayable = []string{
	"[Mm]atch(es)?", "march(es)?", "march(ed)?", "[Mm]arching", "[Aa]new", "[Ss]purn(ed)?", "need not", "[Ss]tored?", "version of the game",
	"[Ss]omebody", "[Nn]obody", "[Ee]verybody", "[Ww]hoever", "beside", "[Tt]urn(ed)? up",
}

// TestCommentsHaveNoWordThatIsNotUsed holds comments to the words that GLOSSARY.md keeps from texts, and to no pale ones: X is that of Y.
func TestCommentsHaveNoWordThatIsNotUsed(t *testing.T) {
	_, table, _ := strings.Cut(text(t, "GLOSSARY.md"), "## Words not used")
	pattern := `^\w+ (?:is|are) (?:that|those) of\b`
	for _, row := range regexp.MustCompile("(?m)^\\| en \\| `([^`]+)`").FindAllStringSubmatch(table, -1) {
		if !slices.Contains(sayable, row[1]) {
			pattern += `|\b(?:` + row[1] + `)\b`
		}
	}
	unused := regexp.MustCompile(pattern)
	read := 0
	everyFile(t, func(files *token.FileSet, file *ast.File) {
		for _, c := range file.Comments {
			read++
			if found := unused.FindString(strings.Join(strings.Fields(c.Text()), " ")); found != "" {
				t.Errorf("%s: %q", files.Position(c.Pos()), found)
			}
		}
	})
	if read < 3000 || strings.Count(pattern, "|") < 10 {
		t.Errorf("%d comments were held to %s", read, pattern)
	}
}
