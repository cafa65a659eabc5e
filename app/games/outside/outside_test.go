// Package outside gives a game that no package of the client knows a table of its
// own, and plays at it: all that this takes is in this file.
package outside

import (
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"bretwalda/app/advice"
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/family"
	"bretwalda/app/games"
	"bretwalda/app/gameview"
	"bretwalda/app/learn"
	"bretwalda/app/shape"
	"bretwalda/app/table"
	"bretwalda/app/view"
	"bretwalda/engine"
	"bretwalda/engine/fords"
	rules "bretwalda/engine/games"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// numbered is the game of the fords with a number for its links.
type numbered struct{ engine.Game }

func (numbered) Title() (family, edition string) { return "The Fords", "" }
func (numbered) Number() int                     { return 15 }

// known is what the client knows of the fords.
var known = family.Family{
	ID: "fords", Advisor: ferryman{},
	Tips:    []learn.Tip{{ID: "tip.fords.number", Asks: []string{"number"}}},
	Motions: map[string]table.MotionKind{"ford": table.Comes},
	Pieces:  shape.Looks{Sides: map[string]shape.Side{"Mercia": {Letters: "Mc", Outline: shape.Kite}}},
}

// ferryman counts what is still free.
type ferryman struct{ advice.None }

func (ferryman) Previews(s advice.Context, c engine.Choice) []advice.Preview {
	if s.Ask() != "ford" {
		return nil
	}
	return []advice.Preview{{Words: advice.Say("Then others are free: " + strconv.Itoa(len(s.Legal)-1) + ".")}}
}

// thames is the screen of the fords.
type thames struct {
	gameview.Default
	st *fords.State
}

var screen = gameview.Screen{Family: known, New: func(d gameview.Default) (gameview.View, bool) {
	st, ok := d.Match().State.(*fords.State)
	return thames{d, st}, ok
}}

func (f thames) Heading() (title, detail, note string) {
	return "The Thames", "round " + strconv.Itoa(f.st.Round()), ""
}

func (f thames) Window() app.UI {
	return app.Div().Class("thames").Body(board.Emblem(f.Look(), 0, 24), app.Span().Text(f.Narrator().Side(0)+" names in secret"))
}

func (f thames) Drawers() []gameview.Drawer {
	return []gameview.Drawer{{ID: client.OwnDrawer, Icon: gameview.IconList, Key: "table.list", Open: func() (string, app.UI) { return "All fords", f.List() }}}
}

// page is a client whose commands all succeed.
type page struct {
	t     *testing.T
	m     *client.Model
	texts map[string]string
}

func (p *page) tell(messages ...client.Message) {
	for _, m := range messages {
		p.run(p.m.After(m, m.Apply(p.m)))
	}
}

func (p *page) run(commands []client.Command) {
	for _, command := range commands {
		switch c := command.(type) {
		case client.Open:
			p.m.Setup.Kinds = [engine.MaxSeats]match.Kind{} // people all
			p.tell(client.Opened{Texts: p.texts, Settings: `{"curtain":"never"}`})
		case client.Load:
			p.tell(client.Loaded{ID: c.ID, Text: p.texts[c.ID]})
		case client.Save:
			p.texts[c.Record.ID] = c.Record.Text()
			p.tell(client.Saved{Record: c.Record})
		case client.SaveSettings:
			p.tell(client.SettingsSaved{})
		case client.Go:
			p.tell(client.Navigated{Fragment: c.Fragment})
		}
	}
}

func (p *page) html() string {
	return strings.ReplaceAll(app.HTMLString(view.Draw(p.m, append(games.All(), screen), func(client.Message) {})), "\n", "")
}

func (p *page) shows(words ...string) {
	p.t.Helper()
	h := p.html()
	for _, w := range words {
		if !strings.Contains(h, w) {
			p.t.Errorf("no %q", w)
		}
	}
}

func TestAGameFromOutsideHasATableOfItsOwn(t *testing.T) {
	var clock int64
	chance := uint64(3)
	p := &page{t: t, texts: map[string]string{}}
	m, first := client.Start(client.World{
		Now:    func() int64 { clock += 1000; return clock },
		Random: func() uint64 { chance = chance*6364136223846793005 + 1; return chance },
		Site:   "https://example.org/", Games: []engine.Game{numbered{fords.Game()}}, Revisions: []engine.Game{numbered{fords.Game()}},
		Families: append(games.All(), screen).Families(),
	})
	p.m = m
	p.run(first)
	p.tell(client.Navigated{}, client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
	if m.Table == nil {
		t.Fatalf("no table: %+v", m.Notice)
	}
	p.shows("The Thames", "round 1", `class="thames"`, "Mercia names in secret", ">Mc<", "tip.fords.number")
	p.tell(client.OpenDrawer{Drawer: client.OwnDrawer})
	p.shows("All fords")
	p.tell(client.OpenDrawer{})
	moved := false
	for n := 0; n < 60 && !m.Table.Turn.Over(); n++ {
		p.tell(client.EndReplay{}, client.Ready{})
		c := m.Table.Picker.All()[0]
		if x := m.Table.Game().Lexicon(); x.Asks[m.Table.Turn.Kind] == "ford" {
			p.tell(client.Tap{Place: c.To})
			if picked, ok := m.Table.Picker.Choice(); !ok || picked != c {
				t.Fatalf("tapped %d and picked %+v", c.To, picked)
			}
			p.shows("Then others are free: " + strconv.Itoa(len(m.Table.Picker.All())-1) + ".")
			before := m.Table.Round()
			p.tell(client.PressPicked{})
			if m.Table.Round() != before+1 {
				t.Fatalf("the ford is not taken: %+v", m.Table.Turn)
			}
			for _, motion := range table.Motions(x, m.Table.Family.Motions, m.Table.News) {
				moved = moved || motion.Kind == table.Comes && motion.To == c.To
			}
			continue
		}
		p.tell(client.Press{Choice: c})
	}
	if !m.Table.Turn.Over() || !moved {
		t.Errorf("the match has not ended, or nothing has come onto the board: %+v", m.Table.Turn)
	}
	p.shows("The Thames")
}

// An edition that nobody has written yet has all that is known of its family.
func TestAnEditionTouchesNothing(t *testing.T) {
	all := games.All().Families()
	for _, f := range all {
		if got := all.Of(f.ID + "-invented"); got.ID != f.ID || got.Advisor != cmp.Or(f.Advisor, advice.Advisor(advice.None{})) {
			t.Errorf("an edition of %s is known as %+v", f.ID, got)
		}
	}
}

// TestGenericPackagesNameNoGame: the parts of one family are in its folder.
func TestGenericPackagesNameNoGame(t *testing.T) {
	names := []string{"britannia", "marcher", "brian"}
	people := map[string]bool{} // sides and leaders
	for _, g := range rules.All() {
		for _, name := range slices.Concat(g.Lexicon().Sides, g.Lexicon().Whats) {
			people[name] = name != strings.ToLower(name)
		}
	}
	if !people["Vikings"] || !people["Arthur"] {
		t.Fatalf("only these are known: %v", people)
	}
	quoted := regexp.MustCompile(`(?s)"[^"]*"|“[^”]*”`) // an example may name anybody
	sheets, err := filepath.Glob("../../../static/site/*.css")
	if err != nil || len(sheets) < 10 {
		t.Fatalf("style sheets %v, %v", sheets, err)
	}
	for _, sheet := range sheets {
		content, err := os.ReadFile(sheet)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if strings.Contains(string(content), name) {
				t.Errorf("%s names %s", filepath.Base(sheet), name)
			}
		}
	}
	const own = "games" // where families lie
	err = filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel("../..", path)
		if d.IsDir() && rel == own {
			return filepath.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		for _, c := range f.Comments {
			for word := range strings.FieldsFuncSeq(quoted.ReplaceAllString(c.Text(), ""), func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }) {
				if people[word] {
					t.Errorf("%s names the %s", rel, word)
				}
			}
		}
		for _, i := range f.Imports {
			for _, name := range names {
				if strings.Contains(i.Path.Value, name) {
					t.Errorf("%s imports %s", rel, i.Path.Value)
				}
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			word := ""
			switch n := n.(type) {
			case *ast.Ident:
				word = n.Name
			case *ast.BasicLit:
				word = n.Value
			}
			if people[strings.Trim(word, "\"`")] {
				t.Errorf("%s names %s", rel, word)
			}
			for _, name := range names {
				if strings.Contains(strings.ToLower(word), name) {
					t.Errorf("%s names %s", rel, word)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
