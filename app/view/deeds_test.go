package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/app/commandline"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// TestEndNamesWhatIsLeft: where armies could still move, the battles that begin with it and how
// they would go; and once it is heard one Enter does it.
func TestEndNamesWhatIsLeft(t *testing.T) {
	t.Parallel()
	for _, g := range games.All() {
		if engine.Family(g.ID()) == "brian" { // nothing moves there
			continue
		}
		fights := engine.Family(g.ID()) == "britannia"
		d := typistAt(t, g.ID(), func(d *desk) bool {
			risk := slices.ContainsFunc(d.M.Table.Picker.All(), func(c engine.Choice) bool {
				return d.M.Table.EndVerb(c) && (!fights || len(d.M.Table.PreviewsOf(c)) > 0)
			})
			return d.Ask() == "march" && risk && slices.ContainsFunc(d.M.Table.Picker.All(), func(c engine.Choice) bool { return c.From >= 0 && c.To >= 0 })
		})
		got, before := d.types("end"), d.M.Table.Text()
		_, left, told := strings.Cut(got, "Still to move: ")
		left, _, _ = strings.Cut(left, ".")
		names := strings.Split(left, ", ")
		if !told || !strings.HasSuffix(got, "Enter does it.") {
			t.Fatalf("%s: end is answered by %q", g.ID(), got)
		}
		var want []string
		for _, c := range d.M.Table.Picker.All() {
			if c.From < 0 || c.To < 0 {
				continue
			}
			if name := d.Narrator().Place(c.From); !slices.Contains(want, name) {
				want = append(want, name)
			}
		}
		if !slices.Equal(names, want) {
			t.Errorf("%s: end names %q, not %q", g.ID(), names, want)
		}
		if fights && !strings.Contains(got, " win: ") {
			t.Errorf("%s: end tells of no fight: %q", g.ID(), got)
		}
		if strings.Contains(got, "armies that could move") {
			t.Errorf("%s: they are counted and named: %q", g.ID(), got)
		}
		if d.types(""); d.M.Table.Asking != client.NoQuestion || d.M.Table.Text() == before {
			t.Errorf("%s: end does not end", g.ID())
		}
	}
}

// TestEndSaysWhatWouldBeLost by it: armies that an area does not feed.
func TestEndSaysWhatWouldBeLost(t *testing.T) {
	t.Parallel()
	d := typistAt(t, "britannia-2008", func(d *desk) bool {
		return d.Ask() == "march" && slices.ContainsFunc(d.M.Table.Picker.All(), func(c engine.Choice) bool {
			return d.M.Table.EndVerb(c) && len(d.M.Table.WarningOf(c).Losses) > 0
		})
	})
	if got := d.types("end"); !strings.Contains(got, " will starve: each area feeds only two.") {
		t.Errorf("end is answered by %q", got)
	}
}

// TestUndoSaysWhatItTakesBack in every game and language, all of it.
func TestUndoSaysWhatItTakesBack(t *testing.T) {
	t.Parallel()
	for _, g := range games.All() {
		for _, code := range text.Codes() {
			d := typistAt(t, g.ID(), func(d *desk) bool { return d.M.Table.CanUndo && d.M.Table.Decides() })
			d.M.Settings.Language = code
			s := d.seatView()
			want := undoView{s}.sentence(s.t.Undone())
			got := d.types("u")
			if said := s.say("typed.undo.what", "choice", want); want == "" || !strings.HasPrefix(got, said) {
				t.Errorf("%s, %s: undo answers %q, not %q", g.ID(), code, got, said)
			}
		}
	}
	d := typistAt(t, "britannia-2008", func(d *desk) bool { return d.Ask() == "depart" && d.M.Table.Turn.Count == 4 })
	d.types("remove wessex 1 kent")
	d.types("")
	if got := d.types("u"); !strings.HasPrefix(got, "You take back: Remove 1 infantry from Wessex. Remove 1 infantry from Kent.") {
		t.Errorf("of two who left is taken back %q", got)
	}
}

// TestAdviceGivesAReason in every game: more than the choice.
func TestAdviceGivesAReason(t *testing.T) {
	t.Parallel()
	for _, g := range games.All() {
		d := typistAt(t, g.ID(), func(d *desk) bool { return d.M.Table.Decides() && len(d.M.Table.Picker.All()) > 2 })
		asked := 0
		for n := 0; asked < 8 && n < 60; n++ {
			tb := d.M.Table
			if tb.Rest != nil || !tb.Decides() || len(tb.Picker.All()) < 2 {
				d.Tell(client.EndReplay{}, client.Ready{})
			} else if got := d.types("advice"); got == "A hint is on its way." || tb.Hint != nil {
				if d.Asked != nil {
					d.answer(botworker.Answer{Ranks: []int{0}, Gain: 2 * botworker.Grain, Points: 12 * botworker.Grain, Chance: 400})
				}
				if tb.Hint == nil || tb.Answer.Kind != commandline.Advice {
					t.Fatalf("%s: no hint has come: %q", g.ID(), got)
				}
				said := strings.TrimSpace(strings.Join(typingView{d.seatView()}.advised(), " "))
				choice := d.Narrator().Choice(tb.Turn, tb.Hint.Choice)
				if reason := strings.TrimSpace(strings.TrimPrefix(said, choice)); !strings.HasPrefix(said, choice) || len(strings.Fields(reason)) < 2 {
					t.Errorf("%s: the advice is %q", g.ID(), said)
				}
				asked++
			}
			if list := d.M.Table.Picker.All(); len(list) > 0 {
				d.Tell(client.Press{Choice: list[len(list)/2]}, client.ConfirmEnd{})
			}
		}
		if asked < 3 {
			t.Errorf("%s: %d hints", g.ID(), asked)
		}
	}
}

// TestWhoStandsSomewhereIsToldOnce: each side and each kind, moved or not; where somebody who
// fights is asked to go on, and where one looks up one's own.
func TestWhoStandsSomewhereIsToldOnce(t *testing.T) {
	t.Parallel()
	d := alone(t, "marcher-lords")
	d.Tell(client.OpenLine{})
	asked, mixed := 0, 0
	for n := 0; n < 900 && d.on(); n++ {
		s := typingView{d.seatView()}
		if !s.t.Decides() || !s.t.Live() {
			continue
		}
		if left := (heardView(s)).left(); left != "" {
			asked++
			for side := range s.t.Game().Lexicon().Sides {
				if name := s.narrator.Side(int8(side)) + ": "; strings.Count(left, name) > 1 {
					t.Fatalf("%q tells of %s twice", left, name)
				}
			}
			if strings.Contains(left, "., ") {
				t.Fatalf("%q ends in the middle", left)
			}
		}
		of := func(seat engine.Seat, _ int8) bool { return seat == s.t.User }
		for place := range s.t.Game().Lexicon().Places {
			kinds, all := map[int8]int{}, 0
			for _, p := range s.t.Pieces {
				if p.Place == int8(place) && p.Side >= 0 && of(s.SeatOf(p.Side), p.Side) && p.Mark&^engine.Spent == 0 && p.What >= 0 && p.Count > 0 {
					kinds[p.What]++
					all++
				}
			}
			if all == len(kinds) {
				continue
			}
			mixed++
			if told := spokenView(s).forces(int8(place), of); len(slices.Compact(slices.Clone(told))) != len(told) {
				t.Fatalf("at %s stand %q", s.narrator.Place(int8(place)), told)
			}
		}
	}
	if asked == 0 || mixed == 0 {
		t.Errorf("%d questions, %d places", asked, mixed)
	}
}
