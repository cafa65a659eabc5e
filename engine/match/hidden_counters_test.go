package match_test

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// The enemy's device guesses: what lies face down there has nothing to do with
// what was drawn, in the set-up neither; what it keeps, shows and sends is the
// same in every guess.
func TestEnemyDrawsAreGuesses(t *testing.T) {
	compared, differ, guesses, sites := 0, 0, 0, 0
	for seed := range uint64(2) {
		c := campaignOf(t, int(seed%2), 2, seed)
		c.until(func() bool {
			if c.m.Len()%5 > 0 && c.m.Len() > 20 {
				return false
			}
			enemy := c.open(c.write())
			if err := enemy.Hold(1-c.at, chainSecret(1-c.at, seed)); err != nil {
				t.Fatal(err)
			}
			side, time := c.state().Conceals()
			if owner, _ := c.state().Team(side); time == 0 || owner != c.at {
				return false
			}
			if c.state().SetsUp() && c.m.Len() > 0 && !slices.Equal(c.m.State().Pieces(nil), enemy.State().Pieces(nil)) {
				sites++
			}
			mine, theirs := levies(c.m), levies(enemy)
			if len(mine) > 0 {
				compared++
				if !slices.Equal(mine, theirs) {
					differ++
				}
			}
			if len(mine) > 0 && (!c.m.Known(c.at) || enemy.Known(c.at) || !enemy.Known(1-c.at)) {
				t.Fatal("a seat knows another number of counters")
			}
			text, sees := c.write(), seen(t, enemy, 1-c.at)
			for guess := range uint64(3) {
				if err := enemy.Guess(guess); err != nil {
					t.Fatal(err)
				}
				if again, err := link.Encode(enemy); err != nil || again != text {
					t.Fatalf("another link in another guess, %v", err)
				}
				if seen(t, enemy, 1-c.at) != sees {
					t.Fatal("the enemy sees another thing in another guess")
				}
				if !slices.Equal(levies(enemy), theirs) {
					guesses++
				}
			}
			return false
		})
	}
	t.Logf("%d of %d guesses of levies are wrong, %d of set-ups; %d other guesses", differ, compared, sites, guesses)
	if compared < 50 || differ < compared*6/10 || guesses < 50 || sites == 0 {
		t.Errorf("%d of %d guesses are wrong, %d of set-ups; %d guesses", differ, compared, sites, guesses)
	}
}

// A player who turns up, or draws for all to see, another counter than their key
// says is named by everybody once their own program shows the key.
func TestAnotherCounterIsTurnedUp(t *testing.T) {
	turnedUp, exposed := 0, 0
	for seed := uint64(0); seed < 80 && (turnedUp < 2 || exposed < 2); seed++ {
		c := campaignOf(t, 0, 2, seed)
		cheat := engine.Seat(seed % 2)
		time, drawn := c.lie(cheat)
		if time == 0 {
			continue
		}
		if drawn {
			exposed++
		} else {
			turnedUp++
		}
		c.named(match.CheatError{Seat: cheat, Round: time, Misdeed: match.PlayedOther})
	}
	if turnedUp < 2 || exposed < 2 {
		t.Errorf("lied of %d counters that were turned up and of %d that were drawn", turnedUp, exposed)
	}
}

// A key that is not shown with what was turned up is told of at once, and one of
// another chain by whoever has known the match.
func TestKeysAreShown(t *testing.T) {
	c := campaignOf(t, 0, 2, 5)
	for open := 0; open < 3; {
		all, now := c.m.Concealments()
		if c.at != 0 || all != now || now == open {
			c.goOn()
			continue
		}
		open = now
		kept := c.open(c.write())
		kept.KeepKey(0)
		text, err := link.Encode(kept)
		if err != nil {
			t.Fatal(err)
		}
		n, _, _ := kept.CommittedKeys(0)
		want := match.CheatError{Seat: 0, Round: n + 1, Misdeed: match.Withheld}
		var found *match.CheatError
		if _, err := link.Decode(text, []engine.Game{marcher.Lords()}); !errors.As(err, &found) || !alike(found, want) || link.Code(err) != "forged" {
			t.Fatalf("found %v, not %v", err, &want)
		}
	}
}

// Another chain of keys is told of by every device that has known the match, if
// such a link can be opened at all: all that was opened before hangs on the keys.
func TestAnotherChainOfKeys(t *testing.T) {
	c := campaignOf(t, 0, 2, 5)
	c.until(func() bool { return c.at == 1 })
	known := c.open(c.text)
	c.until(func() bool {
		_, open := c.m.Concealments()
		return open == 1
	})
	arriving := c.open(c.write())
	if found := match.Compare(known, arriving, []engine.Seat{1}); found.Cheated() || found.Relation != match.Continues {
		t.Fatal(found.Relation, found.Doubts)
	}
	arriving.ShowKey(0, 1, chainSecret(0, c.seed+1))
	text, err := link.Encode(arriving)
	if err != nil {
		t.Fatal(err)
	}
	found := match.Compare(known, c.open(text), []engine.Seat{1})
	if !slices.ContainsFunc(found.Doubts, func(d match.Doubt) bool { return d.Seat == 0 && d.Kind == match.Swapped && d.Sure }) {
		t.Errorf("another chain: %v", found.Doubts)
	}
}

// Nobody draws anew: who takes the match back to before a levy and sends it on
// otherwise is told of, and gets the very counters that it had.
func TestNobodyDrawsAnew(t *testing.T) {
	c := campaignOf(t, 0, 2, 6)
	tried := 0
	for tried < 3 {
		c.until(func() bool {
			return c.at == 0 && c.m.Awaits() == 0 && c.state().Phase() == marcher.Movement && len(levies(c.m)) > 0
		})
		before, drawn := c.write(), levies(c.m)
		first := c.m.Legal()[0]
		if _, err := c.m.Do(len(c.m.Legal()) - 1); err != nil {
			t.Fatal(err)
		}
		if !c.until(func() bool { return c.at == 1 }) {
			break
		}
		known := c.open(c.text)
		again := c.open(before)
		if err := again.Hold(0, chainSecret(0, c.seed)); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(levies(again), drawn) {
			t.Fatal("other counters")
		}
		if _, err := again.Play(first); err != nil {
			t.Fatal(err)
		}
		text, err := link.Encode(again)
		if err != nil {
			t.Fatal(err)
		}
		found := match.Compare(known, c.open(text), []engine.Seat{1})
		if found.Relation != match.Fork || !slices.ContainsFunc(found.Doubts, func(d match.Doubt) bool { return d.Seat == 0 }) {
			t.Fatalf("%v, %v", found.Relation, found.Doubts)
		}
		tried++
	}
}

// With sealed dice a side shows the key of its levies when all its marches are made,
// unless it takes the last one back: others turn the levies up for it, and the match
// need not come back for that. The side's own device finds nothing wrong.
func TestLevyKeysAreShownWithTheMovement(t *testing.T) {
	c := campaignBy(t, dice.Sealed, 0, 2, 6)
	end := slices.Index(marcher.Lords().Lexicon().Verbs, "end")
	shown := func(seat engine.Seat) int {
		n, _, _ := c.m.CommittedKeys(seat)
		return n
	}
	taken, turnedUp := 0, 0
	known := map[engine.Seat]*match.Match{}
	for !c.m.Turn().Over() {
		mine := c.m.Awaits() == c.at && c.m.Turn().Seat == c.at
		if c.m.Awaits() != c.at {
			n := c.m.Len()
			if _, obeyed, err := c.m.Obey(); err != nil {
				t.Fatal(err)
			} else if obeyed {
				if e := c.m.Log()[n]; e.Holder == e.Seat || !e.Orders {
					t.Fatalf("turned up by %+v", e)
				}
				turnedUp++
				continue
			}
		}
		rank := slices.IndexFunc(c.m.Legal(), func(l engine.Choice) bool { return mine && int(l.Verb) == end })
		if c.state().Phase() != marcher.Movement || len(levies(c.m)) == 0 || rank < 0 || dice.Draw(5, c.m.Len(), 8) > 0 {
			at := c.at
			if c.goOn(); c.at != at {
				known[at] = c.open(c.text)
				if m := known[c.at]; m != nil {
					if found := match.Compare(m, c.open(c.text), []engine.Seat{c.at}); found.Relation != match.Continues || len(found.Doubts) > 0 {
						t.Fatalf("seat %d finds %v, %+v", c.at, found.Relation, found.Doubts)
					}
				}
			}
			continue
		}
		before := shown(c.at)
		if _, err := c.m.Do(rank); err != nil {
			t.Fatal(err)
		}
		if phase := c.state().Phase(); phase <= marcher.Combat && c.m.CanUndo() && c.m.Awaits() != c.at && shown(c.at) > before {
			if err := c.m.Undo(); err != nil {
				t.Fatal(err)
			}
			if shown(c.at) != before {
				t.Fatal("shown though the last march is taken back")
			}
			if _, err := c.m.Do(rank); err != nil {
				t.Fatal(err)
			}
			taken++
		}
	}
	if report, err := match.Verify(c.m); err != nil || !report.Sound() {
		t.Errorf("it does not verify: %v, %+v", err, report)
	}
	if turnedUp < 3 || taken == 0 {
		t.Errorf("turned up for others %d times, taken back %d times", turnedUp, taken)
	}
}

// A hidden set-up can be undone and made otherwise, and every report and comparison of
// honest links finds nothing.
func TestHonestCampaignsAreSound(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		c := campaignOf(t, 0, seats, 8)
		first := c.m.Legal()
		if _, err := c.m.Play(first[len(first)-1]); err != nil {
			t.Fatal(err)
		}
		if c.m.Turn().Seat == 0 {
			if err := c.m.Undo(); err != nil {
				t.Fatal(err)
			}
			if _, err := c.m.Play(first[0]); err != nil {
				t.Fatal(err)
			}
		}
		known := map[engine.Seat]*match.Match{}
		for sent := c.sent; !c.m.Turn().Over(); {
			if c.goOn(); c.sent == sent {
				continue
			}
			sent = c.sent
			if m := known[c.at]; m != nil {
				if found := match.Compare(m, c.open(c.text), []engine.Seat{c.at}); found.Relation != match.Continues || found.Cheated() {
					t.Fatalf("after %d choices: %v, %v", c.m.Len(), found.Relation, found.Doubts)
				}
			}
			if known[c.at] = c.m; sent%5 > 0 {
				continue
			}
			for _, m := range []*match.Match{c.m, c.open(c.text)} {
				if report, err := match.Verify(m); err != nil || !report.Sound() {
					t.Fatalf("after %d choices: broken at %d, %v", c.m.Len(), report.Broken, err)
				}
			}
		}
	}
}

// A hidden set-up is a guess on the other side's device until that side is done too;
// then it is shown where it is.
func TestTheSetUpIsAGuess(t *testing.T) {
	placed := func(m *match.Match) (sites []int8) {
		for _, e := range m.Log() {
			if e.Seat == 0 {
				sites = append(sites, e.Choice.To)
			}
		}
		return sites
	}
	wrong, hits := 0, 0
	for seed := range uint64(30) {
		c := campaignOf(t, 0, 2, seed)
		c.until(func() bool { return c.at == 0 && c.m.Awaits() == 1 })
		truth := placed(c.m)
		c.goOn()
		if guess := placed(c.m); slices.Equal(guess, truth) {
			hits++
		} else {
			wrong++
		}
		others := c.open(c.text)
		if err := others.Hold(0, chainSecret(0, seed)); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(placed(others), truth) || seen(t, others, 1) != seen(t, c.m, 1) {
			t.Fatal("the own device does not know, or the enemy sees, what is set up")
		}
		c.until(func() bool { return c.state().Phase() != marcher.SetUp })
		if now := placed(c.open(c.write())); !slices.Equal(now[:len(truth)], truth) {
			t.Fatalf("set up at %v, shown at %v", truth, now)
		}
	}
	if wrong < 15 {
		t.Errorf("%d guesses right, %d wrong", hits, wrong)
	}
}
