package client

import (
	"testing"

	"bretwalda/app/learn"
	"bretwalda/engine/games"
)

// TestANewMatchIsOfTheGamePlayedLast: not of a lesson that was looked at; what the person has
// chosen in the form stays chosen.
func TestANewMatchIsOfTheGamePlayedLast(t *testing.T) {
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: games.All()}
	p.start()
	form := func(want string) {
		t.Helper()
		p.tell(Goto{AtNew})
		if got := p.m.Setup.Game.ID(); got != want {
			t.Errorf("the form is of %s, not %s", got, want)
		}
	}
	form("britannia-2008")
	p.tell(Goto{AtLesson("brian-boru")}, Goto{AtHome})
	form("britannia-2008")
	for i, g := range p.games {
		if g.ID() == "marcher-lords" {
			p.tell(SetGame{Game: i})
		}
	}
	p.tell(Goto{AtHome})
	form("marcher-lords")
	p.tell(StartMatch{})
	p.tell(Goto{AtHome}, Goto{AtLesson("brian-boru")}, Goto{AtHome}, Goto{AtMatch(p.m.Records[0].ID)}, Goto{AtHome})
	form("marcher-lords")

	again := &page{t: t, store: p.store, games: p.games} // on another day
	again.start()
	again.tell(Goto{AtNew})
	if got := again.m.Setup.Game.ID(); got != "marcher-lords" {
		t.Errorf("on another day the form is of %s", got)
	}
}

// TestTheWayBackOfAPage leads to the match from which the person has come to it.
func TestTheWayBackOfAPage(t *testing.T) {
	p := emptyPage(t)
	at := AtMatch(p.begin().Record.ID)
	for _, c := range []struct {
		through []string
		want    string
	}{
		{[]string{at, AtSettings}, at},
		{[]string{at, AtAbout, AtSettings}, at},
		{[]string{at, AtLearn, AtRules}, at},
		{[]string{at, AtHome, AtSettings}, AtHome},
		{[]string{at, AtNew, AtSettings}, AtHome},
		{[]string{AtSettings}, AtHome},
	} {
		p.tell(Goto{AtHome})
		for _, fragment := range c.through {
			p.tell(Goto{fragment})
		}
		if got := p.m.Back(); got != c.want {
			t.Errorf("%v: the way back leads to %q, not %q", c.through, got, c.want)
		}
	}
	p.tell(Goto{at}, Goto{AtSettings})
	p.tell(Goto{p.m.Back()})
	if p.m.Screen != Play || p.m.Table == nil {
		t.Error("the way back does not lead to the table")
	}
}

// TestTheNextSectionIsReadFromItsTitle: the keyboard goes there, and to the title of the page
// where there is no section, or none yet.
func TestTheNextSectionIsReadFromItsTitle(t *testing.T) {
	p := emptyPage(t)
	game := p.m.World.Games[0].ID()
	focus := func(fragment string) string {
		for _, c := range update(p.m, Navigated{fragment}) {
			if f, ok := c.(Focus); ok {
				return f.ID
			}
		}
		return ""
	}
	book, err := learn.ParseBook("# start\nThe game\n\n# start.overview\nIn short\n\nWords.\n")
	if err != nil {
		t.Fatal(err)
	}
	if id := focus(AtRulesOf(game, book.Sections[0].ID)); id != Title {
		t.Errorf("before the book is there the keyboard goes to %q", id)
	}
	p.m.library.books[p.m.bookFile(game)] = book
	if id := focus(AtRulesOf(game, book.Sections[0].ID)); id != ReaderTitle {
		t.Errorf("the keyboard goes to %q", id)
	}
	if id := focus(AtRulesOf(game, "")); id != Title {
		t.Errorf("at the contents the keyboard goes to %q", id)
	}
}
