package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// ofButtons is the element around the buttons of the sheet.
var ofButtons = regexp.MustCompile(`<(of-[a-z0-9-]+)[^>]*class="buttons"`)

// aTip is the place of a tip, which is hidden while there is none.
var aTip = regexp.MustCompile(`<section[^>]*class="tip"[^>]*>`)

func (d *desk) asks() string {
	d.T.Helper()
	found := ofButtons.FindStringSubmatch(d.HTML("en"))
	if found == nil {
		d.T.Fatal("the sheet has no buttons")
	}
	return found[1]
}

// TestEachQuestionHasElementsOfItsOwn, and keeps them while its answer is picked.
func TestEachQuestionHasElementsOfItsOwn(t *testing.T) {
	t.Parallel()
	for _, g := range games.All() {
		d := deskOf(t, g)
		d.Tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
		for n := range 60 {
			tb := d.M.Table
			if tb.Turn.Over() {
				break
			}
			before, choices := d.asks(), tb.Picker.All()
			c := choices[n%len(choices)]
			if from, to := table.Ends(c); to >= 0 && n%5 == 0 {
				if from >= 0 {
					d.Tell(client.Tap{Place: from})
				}
				if len(d.M.Table.Picker.All()) == len(choices) && d.asks() != before && d.M.Table.Turn == tb.Turn {
					t.Fatalf("%s: picking a place makes another question of %q", g.ID(), before)
				}
			}
			d.Tell(client.Press{Choice: c})
			if d.M.Table.Asking != client.NoQuestion {
				sure := d.asks()
				if sure == before {
					t.Fatalf("%s: whether it is meant is the same question as %s", g.ID(), before)
				}
				d.Tell(client.ConfirmEnd{})
				before = sure
			}
			if d.M.Table.Passing {
				if d.asks() == before {
					t.Fatalf("%s: passing the device has the buttons of %s", g.ID(), before)
				}
				before = d.asks()
				d.Tell(client.Ready{})
			}
			if !d.M.Table.Turn.Over() && d.asks() == before {
				t.Fatalf("%s: the question after choice %d is %s again", g.ID(), n, before)
			}
		}
	}
}

// TestGroupsOfRadioButtonsShareNoElement: go-app would rename one that is checked
// into a group in which another is.
func TestGroupsOfRadioButtonsShareNoElement(t *testing.T) {
	group := regexp.MustCompile(`<(of-[a-z0-9-]+)[^>]*class="choice-list"[\s\S]*?name="([^"]+)"`)
	names := map[string]string{}
	d := newDesk(t)
	d.Tell(client.Goto{Fragment: client.AtNew})
	for i := range games.All() {
		d.Tell(client.SetGame{Game: i})
		for _, f := range group.FindAllStringSubmatch(d.HTML("en"), -1) {
			if was, ok := names[f[1]]; ok && was != f[2] {
				t.Errorf("%s and %s are groups of %s", was, f[2], f[1])
			}
			names[f[1]] = f[2]
		}
	}
	if len(names) < 3 {
		t.Errorf("only %v", names)
	}
	if len(names) < 4 {
		t.Errorf("%d groups of radio buttons are found", len(names))
	}
}

// seatView is the table as it is drawn now.
func (d *desk) seatView() *tableView {
	v := &View{M: d.M, Screens: d.Screens, L: d.M.Language(), Send: func(client.Message) {}}
	return v.seat(d.M.Table)
}

// TestAMarchThatWaitsForOthersIsSpokenOf: nothing comes of it before they go
// together. It is not told to whoever takes the device over.
func TestAMarchThatWaitsForOthersIsSpokenOf(t *testing.T) {
	d := deskOf(t, games.ByID("marcher-lords"))
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetKind{Seat: 1, Kind: match.Person}, client.StartMatch{})
	spoken := 0
	for n := 0; n < 200 && spoken < 5; n++ {
		tb := d.M.Table
		if tb.Passing {
			if _, _, told := tb.WithoutNews(); told {
				t.Fatal("what was chosen unseen is told to the next player")
			}
			d.Tell(client.Ready{})
			continue
		}
		c, seat := tb.Picker.All()[0], tb.Turn.Seat
		for _, other := range tb.Picker.All() {
			if other.From >= 0 && other.To >= 0 {
				c = other
			}
		}
		s := d.seatView()
		words := s.narrator.Choice(tb.Turn, c)
		d.Tell(client.Press{Choice: c})
		if d.M.Table.Asking != client.NoQuestion {
			d.Tell(client.ConfirmEnd{})
		}
		if after := d.M.Table; len(after.News) > 0 || after.Turn.Seat != seat || seat == engine.Nature || after.Passing {
			continue
		}
		spoken++
		if said := (heardView{d.seatView()}).spoken(); !slices.Contains(said, words) {
			t.Errorf("after %q it is said %q", words, said)
		}
	}
	if spoken < 5 {
		t.Errorf("only %d marches wait", spoken)
	}
}

// TestAnOriginPutBackIsSaid: an origin for the sake of another that cannot be reached
// from it. It is not said of what the person puts back.
func TestAnOriginPutBackIsSaid(t *testing.T) {
	d := deskOf(t, games.All()[0])
	d.Tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
	said, tips := 0, 0
	for n := 0; n < 400 && said < 5; n++ {
		tb := d.M.Table
		if tb.Turn.Over() {
			break
		}
		p := &tb.Picker
		for from := range int8(40) {
			if p.Origins()>>from&1 == 0 || said >= 5 {
				continue
			}
			p.Clear()
			d.Tell(client.Tap{Place: from})
			if p.From() != from || tb.PutBack != nil {
				continue
			}
			away := int8(0)
			for away < 36 && (away == from || p.Origins()>>away&1 == 0 || p.Targets()>>away&1 != 0) {
				away++
			}
			if d.Tell(client.Tap{Place: away}); away == 36 {
				continue // nowhere else does anything begin
			}
			if tb.PutBack == nil {
				t.Fatalf("from %d, then %d: %+v", from, away, tb.PutBack)
			}
			d.Shows("Put back: ", " can’t be reached from there.")
			if tb.Tip() != nil {
				tips++
			}
			if place := aTip.FindString(d.HTML("en")); !strings.Contains(place, " hidden") || strings.Contains(place, `hidden="false"`) {
				t.Fatal("a tip stands below what is put back")
			}
			d.EveryLanguage()
			if d.Tell(client.Tap{Place: away}); tb.PutBack != nil {
				t.Fatalf("it is said of what was put back by hand: %+v", tb.PutBack)
			}
			said++
		}
		choices := tb.Picker.All()
		d.Tell(client.Press{Choice: choices[n%len(choices)]})
		if d.M.Table.Asking != client.NoQuestion {
			d.Tell(client.ConfirmEnd{})
		}
		d.Tell(client.Ready{})
	}
	if said < 5 {
		t.Errorf("only %d origins were put back", said)
	}
	if tips == 0 {
		t.Error("no tip was due meanwhile")
	}
}
