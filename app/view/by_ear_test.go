package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/commandline"
	"bretwalda/app/text"
	"bretwalda/engine"
)

// TestARefusedLineSaysWhatIsStillPicked, which the map goes on to show.
func TestARefusedLineSaysWhatIsStillPicked(t *testing.T) {
	t.Parallel()
	d, from, to := invaders(t)
	if got := d.types("xyzzy"); strings.Contains(got, "Still picked") {
		t.Errorf("before anything is picked a refusal says %q", got)
	}
	d.types(from + " " + to + " 1 kn 1 inf")
	want := "Still picked, not done: Move 1 knight and 1 infantry from " + from + " to " + to + "."
	for _, line := range []string{"xyzzy", "9 elephants", to + " " + from} {
		if got := d.types(line); !strings.HasSuffix(got, want) {
			t.Errorf("%q is answered by %q", line, got)
		}
	}
}

// TestAMarchIsReadBackWithItsWarnings: what the sheet shows beside the odds, in the answer of the
// command line and after Enter on the map.
func TestAMarchIsReadBackWithItsWarnings(t *testing.T) {
	t.Parallel()
	warned, marches := 0, 0
	typistAt(t, "marcher-lords", func(d *desk) bool {
		if d.Ask() != "march" || d.seatView().briefs() {
			return false
		}
		for _, c := range d.M.Table.Picker.All() {
			if c.From < 0 || c.To < 0 {
				continue
			}
			d.Tell(client.OpenLine{}, client.EnterLine{Text: d.Narrator().Place(c.From) + " " + d.Narrator().Place(c.To) + " all"})
			tb := d.M.Table
			if !tb.Reads {
				continue
			}
			said := typist{d}.said()
			var want []string
			if p := client.PartyOf(tb); p != nil {
				want = append(want, d.seatView().sentences(p.Warning.Words))
			}
			want = append(want, d.seatView().game.(interface{ Warns() []string }).Warns()...)
			for _, w := range want {
				if !strings.Contains(said, w) {
					t.Fatalf("%q is not in %q", w, said)
				}
				if w != "" {
					warned++
				}
			}
			d.Tell(client.CloseLine{}, client.Escape{}, client.Tap{Place: c.From, Keyed: true}, client.Tap{Place: c.To, Keyed: true})
			heard := heardView{d.seatView()}.question(sheetView{d.seatView()}.panel(), nil)
			if p := client.PartyOf(tb); p != nil && p.Count() > 0 && (!strings.HasSuffix(heard, "Enter does it.") || !strings.Contains(heard, d.seatView().sentences(p.Warning.Words))) {
				t.Fatalf("Enter on the map is answered by %q", heard)
			}
			d.Tell(client.Escape{})
			break
		}
		marches++
		return warned > 5 || marches > 60
	})
	if warned == 0 {
		t.Error("nobody is warned")
	}
}

// TestThreatsAreToldInWords: the same places as the layer of the map shows, by who comes and when,
// and by the word of each language.
func TestThreatsAreToldInWords(t *testing.T) {
	t.Parallel()
	for _, id := range []string{"britannia-2008", "marcher-lords"} {
		var places []string
		d := typistAt(t, id, func(d *desk) bool {
			if d.Ask() != "march" {
				return false
			}
			shown := *d.M.Table
			shown.Layer = client.Layer{On: true, Threats: true}
			marks, _ := d.seatView().seat(&shown).game.Layer()
			places = nil
			for _, m := range marks {
				places = append(places, d.Narrator().Place(m.Place)+" "+m.Text)
			}
			return len(places) > 2
		})
		got := d.types("threats")
		for _, place := range places {
			if !strings.Contains(got, place) {
				t.Errorf("%s: no %q in %q", id, place, got)
			}
		}
		if !strings.HasPrefix(got, "How often rivals win. | ") {
			t.Errorf("%s: threats are %q", id, got)
		}
		for code, line := range map[string]string{"es": "amenazas", "it": "minacce", "en": "thr"} {
			d.M.Settings.Language = code
			if d.types(line); d.M.Table.Answer.Kind != commandline.Threats {
				t.Errorf("%s, %s: %q asks for no threats", id, code, line)
			}
		}
	}
	d := typistAt(t, "brian-boru", func(d *desk) bool { return d.Ask() == "lead" })
	if got := d.types("threats"); !strings.HasPrefix(got, "You can’t do “threats” now.") {
		t.Errorf("in Ireland threats are %q", got)
	}
}

// TestAnAreaOverItsLimitIsNamed with how many it holds and how many may stay, before any is picked.
func TestAnAreaOverItsLimitIsNamed(t *testing.T) {
	t.Parallel()
	asked := 0
	d := typistAt(t, "britannia-2008", func(d *desk) bool {
		tb := d.M.Table
		if d.Ask() != "overpopulation" || tb.Turn.Seat < 0 {
			return false
		}
		asked++
		d.Tell(client.OpenLine{})
		said := typist{d}.said()
		d.Tell(client.CloseLine{})
		if !strings.Contains(said, " armies, food for ") {
			t.Fatalf("it is asked %q", said)
		}
		for _, c := range tb.Picker.All() {
			if !strings.Contains(said, d.Narrator().Place(c.From)+" ") {
				t.Fatalf("%s is not in %q", d.Narrator().Place(c.From), said)
			}
		}
		return asked > 3
	})
	if asked == 0 || d.M == nil {
		t.Error("nobody starves")
	}
}

// TestASetUpTellsHowMuchIsLeft and who sets up next.
func TestASetUpTellsHowMuchIsLeft(t *testing.T) {
	t.Parallel()
	d := lords(t, 0, 2)
	d.M.Settings.Language = "en"
	for n := 0; d.Ask() == "place" && n < 60; n++ {
		tb := d.M.Table
		if left, next, sets := client.SetsUp(tb); sets {
			want := "left to place."
			if next >= 0 {
				want = "left to place. Next: " + tb.Name(d.M.Language(), next) + "."
			}
			if said := (heardView{d.seatView()}).question(sheetView{d.seatView()}.panel(), nil); !strings.Contains(said, want) {
				t.Fatalf("of %d it is asked %q", left, said)
			}
			before, seat := left, tb.Turn.Seat
			d.Tell(client.Press{Choice: tb.Picker.All()[0]}, client.Ready{})
			if left, _, sets := client.SetsUp(tb); sets && tb.Turn.Seat == seat && left != before-1 {
				t.Fatalf("after one of %d are left %d", before, left)
			}
			continue
		}
		t.Fatalf("nothing is left of %q", d.Ask())
	}
}

// TestSinceBeginsWithOnesOwnDecision, then what was lost, and all that followed.
func TestSinceBeginsWithOnesOwnDecision(t *testing.T) {
	t.Parallel()
	for _, id := range []string{"britannia-2008", "marcher-lords", "brian-boru"} {
		d := typist{alone(t, id)}
		d.Tell(client.OpenLine{})
		heard := 0
		for n := 0; n < 300 && heard < 3 && d.on(); n++ {
			tb := d.M.Table
			_, turn, c, ok := client.LastDeed(tb)
			if !tb.Decides() || !ok || turn.Seat != tb.User {
				continue
			}
			all := allSince(typingView{d.seatView()})
			if want := "Your last decision: " + d.Narrator().Choice(turn, c); all[0] != want {
				t.Fatalf("%s: since begins with %q, not %q", id, all[0], want)
			}
			heard++
		}
		if heard == 0 {
			t.Errorf("%s: nobody decides twice", id)
		}
	}
}

// TestAnUpkeepIsToldOnce: after the church, or a town that falls, only what is new of it.
func TestAnUpkeepIsToldOnce(t *testing.T) {
	t.Parallel()
	d := alone(t, "brian-boru")
	told, again := map[string]bool{}, 0
	for d.on() {
		s := d.seatView()
		if s.t.Round() == 0 {
			continue
		}
		p, briefs := s.game.Briefing()
		if !briefs || s.t.Briefed() {
			continue
		}
		again++
		for _, scene := range []string{"The wedding. ", "The raid. ", "The church. "} {
			at := strings.Index(p.Heard, scene)
			if at < 0 {
				continue
			}
			words := p.Heard[at:]
			key := scene + string(rune('0'+s.t.Round())) + words
			if told[key] && s.t.Replay == nil {
				t.Fatalf("again is told %q", words)
			}
			told[key] = true
		}
	}
	if again == 0 {
		t.Error("no upkeep is told")
	}
}

// TestAKeyThatFindsNothingSaysSo, and one that hides something too.
func TestAKeyThatFindsNothingSaysSo(t *testing.T) {
	t.Parallel()
	d := typistAt(t, "britannia-2008", func(d *desk) bool { return d.Ask() == "march" })
	d.Tell(client.CloseLine{})
	notice := func(key string) string {
		d.Tell(client.Key{Name: key})
		if d.M.Notice == nil {
			return ""
		}
		return text.Of("en").Say(d.M.Notice.Lines[0].Key)
	}
	for key, want := range map[string]string{"b": "No battle is waiting for you.", "k": "There is no card to choose now."} {
		if got := notice(key); got != want {
			t.Errorf("%s says %q", key, got)
		}
	}
	for key, want := range map[string]string{"w": "Threats are hidden.", "s": "Points are hidden."} {
		if notice(key); !d.M.Table.Layer.On {
			t.Errorf("%s shows nothing", key)
		}
		if got := notice(key); got != want || d.M.Table.Layer.On {
			t.Errorf("%s says %q", key, got)
		}
	}
	d = typistAt(t, "brian-boru", func(d *desk) bool { return d.Ask() == "lead" })
	if got := notice("w"); got != "The map has nothing of the kind to show now." {
		t.Errorf("in Ireland w says %q", got)
	}
}

// TestAPlaceInWalesIsCalledInShortSentences: who stands there first, and no rules.
func TestAPlaceInWalesIsCalledInShortSentences(t *testing.T) {
	t.Parallel()
	d := typistAt(t, "marcher-lords", func(d *desk) bool {
		return d.Ask() == "march" && slices.ContainsFunc(d.M.Table.Pieces, func(p engine.Piece) bool {
			return p.Mark&engine.Hidden != 0 && d.seatView().SeatOf(p.Side) == d.M.Table.Viewer
		})
	})
	s := d.seatView()
	for place := range s.t.Game().Lexicon().Places {
		said := s.holds(int8(place))
		if strings.Contains(said, "Levies stay") || strings.Contains(said, "..") || strings.Contains(said, ", held by") {
			t.Errorf("%s is called %q", s.narrator.Place(int8(place)), said)
		}
		if len(s.troops(int8(place))) > 0 && !strings.HasPrefix(said, strings.Join(s.troops(int8(place))[0], ", ")) {
			t.Errorf("%s is called %q", s.narrator.Place(int8(place)), said)
		}
	}
}
