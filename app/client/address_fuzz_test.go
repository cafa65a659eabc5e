package client

import (
	"strings"
	"testing"
)

// A screen answers any text behind the "#" of the address, and the match
// that is kept stays as it is. LINK and ID stand for those of that match.
func FuzzFragment(f *testing.F) {
	for _, fragment := range []string{
		"", "/", "%", "%zz", "\xff\x00", AtNew, AtNew + "%", AtSettings + "/", AtLearn + "/", AtLesson("../.."), AtRules, AtRules + "/%/%",
		AtMatch("ID"), AtMatch("ID%"), AtMatch("../ID"), AtSeat, AtSeat + "%/LINK", "LINK", "LINK%", "LINK%zz", "xLINK", "/LINK", "LINKLINK", "1ADM",
	} {
		f.Add(fragment)
	}
	f.Fuzz(func(t *testing.T, fragment string) {
		p := emptyPage(t)
		table := p.begin()
		id := table.Record.ID
		link, before := table.Record.Link, p.store.texts[id]
		fragment = strings.NewReplacer("LINK", link, "ID", id).Replace(fragment)
		p.tell(Goto{AtHome}, Navigated{fragment})
		if p.m.Screen == Arrived && p.m.Arrival == nil {
			t.Errorf("%q arrives as nothing", fragment)
		}
		if rest, ok := strings.CutPrefix(fragment, link); ok && !strings.HasPrefix(rest, "/") && p.m.Table == nil {
			t.Errorf("%q does not open", fragment)
		}
		if p.store.texts[id] != before {
			t.Fatalf("%q has changed a match", fragment)
		}
	})
}
