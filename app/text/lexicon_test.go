package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
)

// derived lists the keys that no code names whole: they come from the words of
// the games, the rules and the links.
func derived(t *testing.T) []string {
	t.Helper()
	var keys []string
	add := func(parts ...string) { keys = append(keys, strings.Join(parts, ".")) }
	for _, g := range games.All() {
		l := g.Lexicon()
		for _, ask := range l.Asks {
			add("ask", ask, "title")
			add("ask", ask, "hint")
		}
		for _, verb := range l.Verbs {
			add("verb", verb)
			add("verb", verb, "do")
		}
		for _, event := range l.Events {
			add("event", event)
			if strings.HasPrefix(event, "score") {
				keys = append(keys, "end.class."+event)
			}
		}
		for _, side := range l.Sides {
			add("nation", side)
			for i := 1; Of("en").Has(Of("en").NoteKey(g.ID(), side, i)); i++ {
				keys = append(keys, Of("en").NoteKey(g.ID(), side, i))
			}
		}
		for _, place := range l.Places {
			add("area", place)
		}
		for i, what := range l.Whats {
			if !Of("en").Has("what." + what) {
				add("leader", what)
				continue
			}
			add("what", what)
			if counted("what." + what) {
				add("one", what)
				add("units", what)
			}
			if first := slices.Index(l.Whats, "quietSeason"); first >= 0 && i >= first {
				add("marcher.event", what, "text")
			}
		}
		add("game", g.ID())
		add("game", g.ID(), "short")
		add("game", g.ID(), "hint")
		add("game", g.ID(), "reconstructed")
		if Of("en").Has("game." + g.ID() + ".about") {
			add("game", g.ID(), "about")
		}
		for _, s := range g.Scenarios() {
			add("scenario", s.ID)
			add("scenario", s.ID, "hint")
		}
		for _, o := range g.Options() {
			add("option", o.ID)
			add("option", o.ID, "hint")
			for _, v := range o.Values {
				add("option", o.ID, v)
			}
		}
		for _, p := range l.Policies {
			add("policy", engine.Family(g.ID()), p.ID)
			for _, v := range p.Values[1:] {
				add("policy", engine.Family(g.ID()), p.ID, v)
			}
		}
		for group := range 4 {
			add("group", strconv.Itoa(group))
			add("colour", strconv.Itoa(group))
		}
	}
	for _, name := range ruleNames(t) {
		add("rule", name)
	}
	for _, err := range []error{
		link.ErrNotGame, link.ErrCut, link.ErrDamaged, link.ErrNewerVersion,
		link.ErrUnknownGame, link.ErrNewerRules, link.ErrForged,
	} {
		add("link.error", link.Code(err))
	}
	return keys
}

// counted reports whether a language counts the things of a name: not cards,
// people, kingdoms and events, of which there is one each.
func counted(key string) bool {
	thing := strings.TrimPrefix(key, "what.")
	return slices.ContainsFunc(Codes(), func(code string) bool {
		return Of(code).Has("one."+thing) || Of(code).Has("units."+thing)
	})
}

// ruleNames reads the names of the rules from the rules' sources: the string
// constants whose names begin with rule.
func ruleNames(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("../../engine/*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			g, isGen := d.(*ast.GenDecl)
			if !isGen || g.Tok != token.CONST {
				continue
			}
			for _, s := range g.Specs {
				spec := s.(*ast.ValueSpec)
				for i, v := range spec.Values {
					lit, isLit := v.(*ast.BasicLit)
					if isLit && lit.Kind == token.STRING && strings.HasPrefix(spec.Names[i].Name, "rule") {
						rule, err := strconv.Unquote(lit.Value)
						if err != nil {
							t.Fatal(err)
						}
						names = append(names, rule)
					}
				}
			}
		}
	}
	if len(names) == 0 {
		t.Fatal("no rule has a name")
	}
	return names
}

func TestEveryWordHasItsText(t *testing.T) {
	for _, code := range Codes() {
		l := Of(code)
		for _, key := range derived(t) {
			// Some events are said by their number alone.
			if !l.Has(key) && !l.Has(key+".1") {
				t.Errorf("%s: no text for %s", code, key)
			}
		}
	}
}

// TestEveryFamilyIsPresented: the first edition of a game says what it is about.
func TestEveryFamilyIsPresented(t *testing.T) {
	l, last := Of("en"), ""
	for _, g := range games.All() {
		name := l.Say("game." + g.ID() + ".short")
		if about := "game." + g.ID() + ".about"; name != last && !l.Has(about) {
			t.Errorf("no text for %s", about)
		}
		last = name
	}
}

// TestRulesThatAreNamed: the texts explain the rules there are and no others.
func TestRulesThatAreNamed(t *testing.T) {
	named := ruleNames(t)
	for _, e := range entries(t, "en") {
		rule, isRule := strings.CutPrefix(e.key, "rule.")
		for _, g := range games.All() {
			rule = strings.TrimSuffix(rule, "."+g.ID())
		}
		if isRule && !slices.Contains(named, rule) {
			t.Errorf("no rule is called %s", rule)
		}
	}
}
