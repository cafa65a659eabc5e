package marcher

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
)

// TestQuickBattlesAreNearTheOdds compares the quick look at battles with the
// exact odds: in the mean within three parts of a hundred, with one wall or
// leader or none, for all forces of up to five units.
func TestQuickBattlesAreNearTheOdds(t *testing.T) {
	t.Parallel()
	x, n, sum := uint64(7), 0, int64(0)
	draw := func(n uint64) uint64 {
		x = x*6364136223846793005 + 1442695040888963407
		return x >> 33 % n
	}
	kinds := [2][]what{{NormanKnight, NormanInfantry, NormanInfantry, NormanArcher}, {WelshInfantry, WelshInfantry, WelshArcher, Teulu}}
	for range 400 {
		q := OddsQuery{Event: engine.None, Castle: draw(3) == 0}
		q.Attacker.Side, q.Defender.Side = Normans, Welsh
		if draw(2) == 0 {
			q.Attacker.Side, q.Defender.Side = Welsh, Normans
		}
		q.Attacker.Leader = draw(3) == 0
		for _, o := range []*OddsSide{&q.Attacker, &q.Defender} {
			for range 1 + draw(5) {
				o.Units[kinds[o.Side][draw(4)]]++
			}
		}
		attackers, defenders := armyOf(q.Attacker), armyOf(q.Defender)
		if q.Castle {
			defenders.faces += defenders.units
		}
		got := meet(attackers, defenders)
		if got.holds[0] < 0 || got.holds[1] < 0 || got.holds[0]+got.holds[1] > sure || got.left[0] > sure || got.left[1] > sure {
			t.Fatalf("%v: %v are no chances", q, got)
		}
		if quick := beats(attackers, defenders); quick != got.holds[0] {
			t.Fatalf("%v: %d, and %d in less time", q, got.holds[0], quick)
		}
		off := int64(got.holds[0]) - int64(Odds(q).AttackerHolds>>24)
		if off > sure*2/5 || off < -sure*2/5 {
			t.Errorf("%v: %d parts off", q, off)
		}
		sum += max(off, -off)
		n++
	}
	if mean := 1000 * sum / int64(n) / sure; mean > 30 {
		t.Errorf("%d parts of a thousand off in the mean", mean)
	}
}

func armyOf(o OddsSide) (x army) {
	for k, n := range o.Units {
		f := army{int32(n) * unit, int32(n) * hitting[k]}
		if o.Leader {
			f.faces += f.units
		}
		x = x.plus(f)
	}
	return x
}

// TestExpectationsOfBothSides checks that the two sides' expectations add up, that
// partners expect the same, and that a winner expects a victory.
func TestExpectationsOfBothSides(t *testing.T) {
	looked := 0
	var buf []int
	roam(t, 1, func(t *testing.T, _ *position, s *State, _ engine.Choice, _ []engine.Event) {
		if looked++; looked%7 != 0 && !s.Turn().Over() {
			return
		}
		buf = judgeOf(s, false).Evaluate(buf[:0])
		if len(buf) != int(s.seats) {
			t.Fatalf("%d expectations for %d seats", len(buf), s.seats)
		}
		for seat, p := range buf {
			partners := s.sideOf(engine.Seat(seat)) == s.sideOf(0)
			if partners && p != buf[0] || !partners && p+buf[0] != victory {
				t.Fatalf("expectations %v of seats with sides", buf)
			}
		}
		if s.Turn().Over() {
			b := s.band()
			for seat, p := range buf {
				mine := side(b.Winner) == s.sideOf(engine.Seat(seat))
				switch {
				case b.Winner == engine.None && (p < victory/4 || p > victory*3/4),
					b.Winner != engine.None && mine != (p > victory/2):
					t.Fatalf("%v won with %d points; expectations %v", b, s.points(), buf)
				}
			}
		}
	})
	if looked == 0 {
		t.Fatal("nothing was looked at")
	}
}

// TestAWaryJudgementLooksFurther checks that a wary judge expects something else where
// the side that does not come next has something to win, after any judgement before.
func TestAWaryJudgementLooksFurther(t *testing.T) {
	looked, differ := 0, 0
	plain, wary := judgeOf(&State{}, false), judgeOf(&State{}, true)
	roam(t, 1, func(t *testing.T, _ *position, s *State, _ engine.Choice, _ []engine.Event) {
		if looked++; looked%31 != 0 {
			return
		}
		plain.CopyFrom(s)
		wary.CopyFrom(s)
		want := judgeOf(s, true).Evaluate(nil)
		if got := wary.Evaluate(nil); !slices.Equal(got, want) {
			t.Fatalf("a judge of many expects %v, not %v", got, want)
		}
		if !slices.Equal(want, plain.Evaluate(nil)) {
			differ++
		}
	})
	if differ == 0 {
		t.Errorf("wary or not, %d positions are judged alike", looked)
	}
}

// chancesOf are the seats' chances to win.
func chancesOf(s *State) []int {
	_, chances := bot.Forecast(s, 0)
	return chances
}

// TestChancesToWin checks that the chances of both sides make one, and that
// every advice has them.
func TestChancesToWin(t *testing.T) {
	looked, advised := 0, 0
	roam(t, 1, func(t *testing.T, _ *position, s *State, _ engine.Choice, _ []engine.Event) {
		if looked++; looked%11 != 0 && !s.Turn().Over() {
			return
		}
		chances := chancesOf(s)
		for seat, c := range chances {
			partners := s.sideOf(engine.Seat(seat)) == s.sideOf(0)
			if c < 1 || c > 999 || partners && c != chances[0] || !partners && c+chances[0] != 1000 {
				t.Fatalf("chances %v of seats with sides", chances)
			}
			if s.Turn().Over() && s.band().Winner != engine.None && (c > 500) != (side(s.band().Winner) == s.sideOf(engine.Seat(seat))) {
				t.Fatalf("%v won; chances %v", s.band(), chances)
			}
		}
		if looked%110 == 0 && s.Turn().Seat >= 0 {
			advised++
			if a := bot.Easy.Think(s, bot.Task{}); a.Chance < 1 || a.Chance > 999 || a.Usual < 1 || a.Usual > 999 {
				t.Fatalf("the advice %+v", a)
			}
		}
	})
	if advised == 0 {
		t.Error("no advice was asked for")
	}
}

// TestNothingIsLostAtTheBeginning checks that games between equals begin open.
func TestNothingIsLostAtTheBeginning(t *testing.T) {
	for i := range allScenarios {
		if c := chancesOf(firstMarch(t, i)); c[0] < 200 || c[0] > 800 {
			t.Errorf("%s begins with chances %v", allScenarios[i].id, c)
		}
	}
}

// BenchmarkExpectations judges the marches of the first turn.
func BenchmarkExpectations(b *testing.B) {
	for i := range allScenarios {
		b.Run(allScenarios[i].id, func(b *testing.B) {
			s := firstMarch(b, i)
			list, scratch := s.Legal(nil), judgeOf(s, false)
			var buf []int
			for n := range b.N {
				scratch.CopyFrom(s)
				scratch.Foresee(list[n%len(list)])
				buf = scratch.Evaluate(buf[:0])
			}
		})
	}
}

// firstMarch is where the first march of a scenario is asked for.
func firstMarch(t testing.TB, scenario int) *State {
	state, err := Lords().New(engine.Setup{Scenario: scenario, Seats: 2, Options: make([]uint8, options)})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	for n := 0; s.ask.kind != askMarch; n++ {
		list := s.Legal(nil)
		if _, err := s.Play(list[dice.Draw(1, n, len(list))]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestForeseeingIsPlaying checks that foreseeing a choice without dice leads to
// the same expectation as making it.
func TestForeseeingIsPlaying(t *testing.T) {
	t.Parallel()
	compared := 0
	var list []engine.Choice
	scratch := judgeOf(&State{}, false)
	roam(t, 1, func(t *testing.T, _ *position, s *State, _ engine.Choice, _ []engine.Event) {
		if s.ask.kind != askMarch {
			return
		}
		list = s.Legal(list[:0])
		for i := 0; i < len(list); i += 13 {
			if list[i].Verb != verbMarch {
				continue
			}
			made := s.Clone().(*State)
			if _, err := made.Play(list[i]); err != nil {
				t.Fatal(err)
			}
			if made.ask.kind != askMarch || made.ask.seat != s.ask.seat {
				continue
			}
			scratch.CopyFrom(s)
			scratch.Foresee(list[i])
			if got, want := scratch.Evaluate(nil), judgeOf(made, false).Evaluate(nil); !slices.Equal(got, want) {
				t.Fatalf("%v: foreseen %v, made %v", list[i], got, want)
			}
			compared++
		}
	})
	if compared < 1000 {
		t.Errorf("%d marches were compared", compared)
	}
}

// TestBotsKnowNoMoreThanTheirSeat checks that at every level a bot chooses the same
// for all face-down levies and set-ups of the other side.
func TestBotsKnowNoMoreThanTheirSeat(t *testing.T) {
	x, compared := uint64(5), 0
	seen := map[question]int{}
	roam(t, 2, func(t *testing.T, _ *position, s *State, _ engine.Choice, _ []engine.Event) {
		seat := s.ask.seat
		if seat < 0 || seen[s.ask.kind] >= 3 {
			return
		}
		other, changed := shuffleSecrets(s, 1-s.sideOf(seat), &x)
		if !changed {
			return
		}
		seen[s.ask.kind]++
		compared++
		for l := range bot.Levels {
			o := bot.Task{Seed: x, Nodes: 50}
			if l == bot.Hard {
				o.Stop = func() bool { return true }
			}
			if got, want := l.Think(other, o).Plan, l.Think(s, o).Plan; !slices.Equal(got, want) {
				t.Fatalf("%v, asked %s: %v or %v, as something it does not know is", l, lexicon.Asks[s.ask.kind], got, want)
			}
		}
	})
	if compared < 6 || seen[askPlace] == 0 || len(seen) < 3 {
		t.Errorf("compared %d positions: %v", compared, seen)
	}
}

// TestEasyBeatsChance checks that looking one choice ahead wins against chance.
func TestEasyBeatsChance(t *testing.T) {
	t.Parallel()
	const games = 4
	for i := range allScenarios {
		points := 0 // two for a victory, one for a draw
		for g := range games {
			state, err := Lords().New(engine.Setup{Scenario: i, Seats: 2, Options: make([]uint8, options)})
			if err != nil {
				t.Fatal(err)
			}
			clever := engine.Seat(g % 2)
			s := state.(*State)
			var list []engine.Choice
			for n := 0; !s.Turn().Over(); n++ {
				list = s.Legal(list[:0])
				c := list[dice.Draw(uint64(g), n, len(list))]
				if s.Turn().Seat == clever {
					c = bot.Easy.Think(s, bot.Task{Seed: uint64(n)}).Plan[0]
				}
				if _, err := s.Play(c); err != nil {
					t.Fatal(err)
				}
			}
			switch side(s.band().Winner) {
			case s.sideOf(clever):
				points += 2
			case nobody:
				points++
			}
		}
		if points <= games {
			t.Errorf("%s: easy has %d of %d against chance", allScenarios[i].id, points, 2*games)
		}
	}
}
