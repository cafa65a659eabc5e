package view

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/learn"
	"bretwalda/app/text"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine/games"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// TestRulesPages draws the rules of every game: contents, each section, and what
// a search finds.
func TestRulesPages(t *testing.T) {
	d := newDesk(t)
	d.Tell(client.Goto{Fragment: client.AtRules})
	d.EveryLanguage()
	for _, g := range games.All() {
		for _, code := range text.Codes() {
			d.Tell(client.SetSetting{Setting: client.Language, Value: code}, client.Goto{Fragment: client.AtRulesOf(g.ID(), "")})
			book := d.M.Book()
			if book == nil {
				t.Fatalf("%s in %s: no rules", g.ID(), code)
			}
			contents := d.HTML(code)
			for _, s := range book.Of(g.ID()) {
				if !strings.Contains(contents, s.Title) {
					t.Errorf("%s in %s: the contents leave out %q", g.ID(), code, s.Title)
				}
				d.Tell(client.Goto{Fragment: client.AtRulesOf(g.ID(), s.ID)})
				if h := d.HTML(code); !strings.Contains(h, s.Title+"</h3>") {
					t.Errorf("%s in %s: %s is not shown", g.ID(), code, s.ID)
				}
			}
			d.Tell(client.SearchRules{Query: "a"})
			if h := d.HTML(code); strings.Count(h, "reader-found") < 10 {
				t.Errorf("%s in %s: a search shows little", g.ID(), code)
			}
		}
	}
}

// TestLessonScreens draws each step of each lesson in every language: what is
// said, and the buttons that lead on.
func TestLessonScreens(t *testing.T) {
	d := newDesk(t)
	d.Tell(client.Goto{Fragment: client.AtLearn})
	d.EveryLanguage()
	for _, game := range d.M.Lessons() {
		for _, code := range text.Codes() {
			d.Tell(client.SetSetting{Setting: client.Language, Value: code}, client.Goto{Fragment: client.AtLesson(game)}, client.LessonAgain{})
			if d.M.Table == nil || d.M.Table.Lesson == nil {
				t.Fatalf("%s in %s does not begin: %+v", game, code, d.M.Notice)
			}
			for range 100 {
				table := d.M.Table
				l := table.Lesson
				h := d.HTML(code)
				if l.Over() {
					break
				}
				said, _ := d.M.LessonWords().Step(l.At().ID)
				if !strings.Contains(h, said.Title) {
					t.Errorf("%s in %s: step %s is not said", game, code, l.At().ID)
				}
				if game == "britannia-2008" && (l.At().ID == "points" || l.At().ID == "worth") {
					if points := ownPoints(table); !tells(said.Blocks, points) {
						t.Errorf("%s: step %s does not tell that there are %s points", code, l.At().ID, points)
					}
				}
				if !l.Awaits() {
					if !strings.Contains(h, text.Of(code).Say("lesson.next")) {
						t.Errorf("%s in %s: step %s leads nowhere", game, code, l.At().ID)
					}
					d.Tell(client.NextStep{})
					continue
				}
				for _, c := range table.Picker.All() {
					if table.Lesson.Wants(table.Game().Lexicon(), c) {
						if len(l.At().With) > 0 {
							d.Tell(client.Tap{Place: c.From}, client.Tap{Place: c.To})
						} else {
							d.Tell(client.Press{Choice: c})
						}
						break
					}
				}
			}
			if !d.M.Table.Lesson.Over() {
				t.Errorf("%s in %s has no end", game, code)
			}
			d.Tell(client.Goto{Fragment: client.AtHome})
		}
	}
}

// ownPoints is the score of the person at the device, in figures.
func ownPoints(table *client.Table) string {
	for _, score := range table.Standing {
		if score.Side < 0 && score.Seat == table.User {
			return strconv.Itoa(score.Points)
		}
	}
	return ""
}

// tells reports whether blocks of text have a number in them.
func tells(blocks []learn.Block, number string) bool {
	return slices.ContainsFunc(blocks, func(b learn.Block) bool {
		return slices.Contains(strings.FieldsFunc(b.Plain(func(string) string { return "" }), func(r rune) bool { return r < '0' || r > '9' }), number)
	})
}

// TestHomeInvitesToLearn whoever has not finished a match yet.
func TestHomeInvitesToLearn(t *testing.T) {
	d := newDesk(t)
	d.Tell(client.Goto{Fragment: client.AtHome})
	if h := d.HTML("en"); !strings.Contains(h, text.Of("en").Say("learn.invite")) {
		t.Error("nobody is invited")
	}
	d.EveryLanguage()
}

// TestTheRulesKnowTheMatch: a section of another scenario, or of an option that is
// not in play, says so beside the board and nowhere else.
func TestTheRulesKnowTheMatch(t *testing.T) {
	apart := text.Of("en").Say("rules.apart")
	d := lords(t, 1, 2)
	for section, want := range map[string]bool{
		"conquest.victory": true, "revival.victory": false, "options.menai": true, "teams.welsh": true, "battle.round": false,
	} {
		d.Tell(client.OpenRules{Section: section})
		if got := strings.Contains(viewtest.Readable(d.HTML("en")), apart); got != want {
			t.Errorf("%s is not of this match: %v", section, got)
		}
	}
	d.Tell(client.OpenRules{})
	if n := strings.Count(viewtest.Readable(d.HTML("en")), apart); n < 8 {
		t.Errorf("the contents tell %d sections apart", n)
	}
	d.Tell(client.SearchRules{Query: "menai"})
	if !strings.Contains(d.HTML("en"), apart) {
		t.Error("a search does not tell what is not of this match")
	}
	d.Tell(client.Goto{Fragment: client.AtRulesOf("marcher-lords", "conquest.victory")})
	if strings.Contains(viewtest.Readable(d.HTML("en")), apart) {
		t.Error("the rules without a match tell sections apart")
	}
}

// TestAStopStaysWithItsLink: no line begins with the stop that ends a sentence.
func TestAStopStaysWithItsLink(t *testing.T) {
	v := &View{M: &client.Model{}, L: text.Of("en")}
	b := learn.Block{Spans: []learn.Span{{Text: "See "}, {Link: "a", Text: "Battles"}, {Text: "), and go on. "}, {Link: "b", Text: "Ways"}}}
	var words []string
	for _, part := range (rulesScreen{v}).spans(b, nil) {
		h := app.HTMLString(part)
		for _, mark := range regexp.MustCompile(`<[^>]*>`).FindAllString(h, -1) {
			h = strings.ReplaceAll(h, mark, "")
		}
		words = append(words, strings.Join(strings.Fields(h), " "))
	}
	if got := strings.Join(words, "|"); got != "See|Battles ),|and go on.|Ways" {
		t.Errorf("%q", got)
	}
}
