package brianboru

import (
	"encoding/json"
	"slices"
	"testing"

	"bretwalda/engine"
)

// TestLookFollowsThePosition checks that a screen reads the same as the position in
// words, of views too.
func TestLookFollowsThePosition(t *testing.T) {
	t.Parallel()
	name := func(seat engine.Seat) string { return side(max(seat, -1)).String() }
	// shown are cards as words have them: values, or how many.
	type shown = json.RawMessage
	write := func(values []int8, all int) string {
		text, err := json.Marshal(map[string]int{"hidden": all})
		if len(values) > 0 || all == 0 {
			list := []int{}
			for _, c := range values {
				list = append(list, int(c)+1)
			}
			text, err = json.Marshal(list)
		}
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	wander(t, 2, func(t *testing.T, whole *State, _ engine.Choice, _ []engine.Event) {
		for _, viewer := range []engine.Seat{engine.Nobody, whole.ask.seat} {
			s := whole.View(viewer).(*State)
			text, err := s.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			var r struct {
				Seats, Round, Battle, Deck    int
				Phase, Holder, Active, Suitor string
				Princess                      struct{ Side, As string }
				FaceUp                        []string
				Trick                         []struct{ Side string }
				Players                       map[string]struct {
					Coins, Renown, Court, Church, Raiders int
					Hand, Packet                          shown
					Marriages, Claims                     []string
				}
			}
			if err := json.Unmarshal(text, &r); err != nil {
				t.Fatal(err)
			}
			suitor := ""
			if s.Suitor() >= 0 {
				suitor = lexicon.Whats[s.Suitor()]
			}
			princess, as := s.Princess()
			town := ""
			if at := s.ActiveTown(); at >= 0 {
				town = lexicon.Places[at]
			}
			if s.Seats() != r.Seats || s.Round() != r.Round || s.Battle() != r.Battle || s.Deck() != r.Deck || s.Phase() != r.Phase ||
				name(s.Holder()) != r.Holder || town != r.Active || suitor != r.Suitor ||
				name(princess) != r.Princess.Side || as != r.Princess.As || s.Rounds() < s.Round() {
				t.Fatalf("differs from\n%s", text)
			}
			for i := range s.seats {
				seat, p := engine.Seat(i), r.Players[i.String()]
				marriages := []string{}
				for _, m := range s.Marriages(seat) {
					marriages = append(marriages, lexicon.Whats[m])
				}
				if s.Coins(seat) != p.Coins || s.Renown(seat) != p.Renown || s.Track(seat) != p.Court || s.Church(seat) != p.Church ||
					s.Raiders(seat) != p.Raiders || !slices.Equal(marriages, p.Marriages) ||
					write(s.Hand(seat), s.HandSize(seat)) != string(p.Hand) {
					t.Fatalf("seat %d differs from\n%s", i, text)
				}
				if packet := string(p.Packet); packet != "[]" {
					if held := s.Packet(seat); len(held) > 0 && write(held, 0) != packet || len(held) == 0 && packet[0] != '{' {
						t.Fatalf("the packet of seat %d differs from\n%s", i, text)
					}
				}
			}
			for reg := range regionCount {
				c := s.Claim(reg)
				held := c.Holder != engine.Nobody && slices.Contains(r.Players[name(c.Holder)].Claims, c.Name)
				if (c.Holder != engine.Nobody) != held || c.FaceUp != (held || slices.Contains(r.FaceUp, c.Name)) ||
					lexicon.Places[townCount+reg] != c.Name {
					t.Fatalf("the claim of %s differs from\n%s", c.Name, text)
				}
			}
			if played := s.Trick(); len(played) != len(r.Trick) || len(played) > 0 && name(played[0].Seat) != r.Trick[0].Side {
				t.Fatalf("the trick differs from\n%s", text)
			}
		}
	})
}

// TestLookAtATrick checks that the winner is seen when all have played, and finished
// actions while they are carried out.
func TestLookAtATrick(t *testing.T) {
	acting := 0
	wander(t, 4, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		done, wins := 0, 0
		trick := s.Trick()
		for _, p := range trick {
			if p.Done {
				done++
			}
			if p.Wins {
				wins++
			}
			if (p.Done && p.Card >= s.Resolving() && s.Resolving() >= 0) || s.trick[p.Seat] != card(p.Card) {
				t.Fatalf("%+v while card %d is resolved", p, s.Resolving())
			}
		}
		complete := len(trick) == s.Seats() && s.ask.kind != askFollow
		if (wins == 1) != complete || !complete && done > 0 || (s.Resolving() >= 0) != complete {
			t.Fatalf("%+v, card %d, asked %s", trick, s.Resolving(), lexicon.Asks[s.ask.kind])
		}
		if complete {
			acting++
		}
	})
	if acting == 0 {
		t.Fatal("no action was seen")
	}
}

// TestTallyIsTheFinalScore checks that the end of the game scores the tally.
func TestTallyIsTheFinalScore(t *testing.T) {
	wander(t, 20, func(t *testing.T, s *State, _ engine.Choice, told []engine.Event) {
		if !s.Turn().Over() {
			return
		}
		var scored [maxSeats]int
		for _, e := range told {
			if e.Kind >= evScoreCoins && e.Kind <= evScoreRegions {
				scored[e.Side] += int(e.Count)
			}
		}
		for i := range s.seats {
			if tally := s.Tally(engine.Seat(i)); tally.Total() != scored[i] {
				t.Fatalf("seat %d scores %d, the tally is %+v", i, scored[i], tally)
			}
		}
	})
}

// TestLookAtComponents looks up cards, spaces and towns by their numbers.
func TestLookAtComponents(t *testing.T) {
	if c := ActionCard(12); c.Value != 13 || c.Suit != White || !slices.Equal(c.Lower, []Run{{PayCoin, 1}, {LiberateTown, 1}}) {
		t.Errorf("card 13 is %+v", c)
	}
	if at := TownOf(int8(Tara)); at.Name != "Tara" || at.Region != SouthernUiNeill || at.Suit.String() != "yellow" {
		t.Errorf("Tara is %+v", at)
	}
	if b := TrackBenefit(TopSpace - 1); !b.Town || b.Region != anywhere {
		t.Errorf("space 8 gives %+v", b)
	}
	if b := MarriageBenefit(orlaith); b.Points != 2 || !b.Town || b.Region != Munster {
		t.Errorf("Orlaith brings %+v", b)
	}
	seen := map[string]bool{}
	for y := range symbols {
		seen[y.String()] = true
	}
	if len(seen) != int(symbols) || !seen["takeRaider"] {
		t.Errorf("the symbols are %v", seen)
	}
}

// TestLookAhead checks that a choice brings about the forecast of the screen.
func TestLookAhead(t *testing.T) {
	seen := map[uint8]int{}
	var before *State // the public view before the choice
	trick := 0
	wander(t, 3, func(t *testing.T, s *State, c engine.Choice, told []engine.Event) {
		if before != nil && before.ask.kind == askCourtExtra && s.round == before.round {
			who, at := before.ask.side, int16(before.player[before.ask.side].space)
			for _, e := range told {
				if side(e.Side) == who && (e.Kind == evCourt || e.Kind == evFallBack) {
					at = e.Extra
				}
			}
			if got := before.Landing(engine.Seat(who), int(c.Count)); got != int(at) {
				t.Fatalf("%d steps end on %d, not on %d", c.Count, at, got)
			}
			seen[askCourtExtra]++
		}
		for _, e := range told {
			if e.Kind == evTurn {
				trick = int(e.Count)
			}
		}
		before = s.View(engine.Nobody).(*State)
		switch s.ask.kind {
		case askExpand:
			var list []int8
			for _, c := range s.Legal(nil) {
				if c.Verb == verbExpand {
					list = append(list, c.To)
				}
			}
			if got := before.Reach(s.ask.seat); !slices.Equal(got, list) {
				t.Fatalf("towns %v are in reach, not %v", list, got)
			}
		case askLead, askFollow, askAction:
			if now, last := before.Tricks(); now != trick || now > last || last != int(s.table().dealt-s.spare()) {
				t.Fatalf("trick %d of %d, not %d", now, last, trick)
			}
			best := engine.Nobody
			highest := int8(-1)
			for _, p := range before.Trick() {
				if s.active != nowhere && p.Card > highest && Fits(p.Card, int8(s.active)) {
					best, highest = p.Seat, p.Card
				}
				if p.Wins {
					best = p.Seat
				}
			}
			if got := before.Ahead(); got != best {
				t.Fatalf("%d is ahead, not %d", best, got)
			}
		default:
			return
		}
		seen[s.ask.kind]++
	})
	for _, kind := range []uint8{askCourtExtra, askExpand, askLead, askFollow, askAction} {
		if seen[kind] == 0 {
			t.Errorf("%s was not seen", lexicon.Asks[kind])
		}
	}
}
