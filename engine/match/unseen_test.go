package match_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// campaign is devices, one a seat, that play The Marcher Lords by links.
type campaign struct {
	*testing.T
	seed  uint64
	seats int
	at    engine.Seat // whose device has the match
	m     *match.Match
	text  string // the last link that was handed over
	sent  int
	blind engine.Seat // of a cheat who does not let his program know his keys once all have set up

}

func chainSecret(seat engine.Seat, seed uint64) dice.Token {
	return dice.Token{byte(seat) + 1, byte(seed), byte(seed >> 8)}
}

// campaignOf is a match that has just begun. The host is the first seat.
func campaignOf(t *testing.T, scenario, seats int, seed uint64) *campaign {
	t.Helper()
	setup := engine.DefaultSetup(marcher.Lords())
	setup.Scenario, setup.Seats = scenario, seats
	players := make([]match.Player, seats)
	for i := range players {
		players[i].Kind = match.Vacant
	}
	m, err := match.Invite(marcher.Lords(), setup, players, 0, dice.Source{Kind: dice.Chained, Seed: 77 + seed})
	if err == nil {
		err = m.Veil()
	}
	if err != nil {
		t.Fatal(err)
	}
	c := &campaign{T: t, seed: seed, seats: seats, m: m, blind: engine.Nobody}
	for seat := range engine.Seat(seats) {
		if c.at = seat; seat > 0 {
			c.m = c.open(c.write())
		}
		if err := c.m.Claim(seat, fmt.Sprint("player ", seat), chainSecret(seat, seed)); err != nil {
			t.Fatal(err)
		}
	}
	c.give(0)
	if err := c.m.Begin(); err != nil {
		t.Fatal(err)
	}
	return c
}

func (c *campaign) write() string {
	c.Helper()
	text, err := link.Encode(c.m)
	if err != nil {
		c.Fatal(err)
	}
	return text
}

func (c *campaign) open(text string) *match.Match {
	c.Helper()
	m, err := link.Decode(text, []engine.Game{marcher.Lords()})
	if err != nil {
		c.Fatal(err)
	}
	return m
}

// give hands the match over.
func (c *campaign) give(seat engine.Seat) {
	c.Helper()
	c.text = c.write()
	c.m, c.at = c.open(c.text), seat
	c.sent++
	c.take()
}

// take has the device that has the match do what is due.
func (c *campaign) take() {
	c.Helper()
	if c.at == c.blind && c.state().Phase() != marcher.SetUp {
		c.m.HoldDice(c.at, chainSecret(c.at, c.seed))
	} else if err := c.m.Hold(c.at, chainSecret(c.at, c.seed)); err != nil {
		c.Fatal(err)
	}
	if _, err := c.m.GoOn(); err != nil {
		c.Fatal(err)
	}
}

// goOn makes one choice or hands the match over.
func (c *campaign) goOn() {
	c.Helper()
	if awaited := c.m.Awaits(); awaited != c.at {
		c.give(awaited)
		return
	}
	if _, err := c.m.Do(dice.Draw(c.seed, c.m.Len(), len(c.m.Legal()))); err != nil {
		c.Fatalf("choice %d: %v", c.m.Len(), err)
	}
}

func (c *campaign) state() *marcher.State { return c.m.State().(*marcher.State) }

// until goes on until something holds. It answers false at the end of the game.
func (c *campaign) until(holds func() bool) bool {
	c.Helper()
	for !holds() {
		if c.m.Turn().Over() {
			return false
		}
		c.goOn()
	}
	return true
}

// levies is what lies face down, zone by zone, in the world of a device.
func levies(m *match.Match) (list []engine.Piece) {
	for _, p := range m.State().Pieces(nil) {
		if p.Mark&engine.Hidden != 0 {
			list = append(list, p)
		}
	}
	return list
}

// named holds that a device finds a cheat, in one device after the other.
func (c *campaign) named(want match.CheatError) {
	c.Helper()
	for seat := range engine.Seat(c.seats) {
		m := c.open(c.text)
		if err := m.Hold(seat, chainSecret(seat, c.seed)); err != nil {
			c.Fatal(err)
		}
		m.GoOn()
		var found *match.CheatError
		if err := m.Verdict(); !errors.As(err, &found) || !alike(found, want) {
			c.Errorf("seat %d finds %v, not %v", seat, err, &want)
		}
	}
	var found *match.CheatError
	if err := c.open(c.text).Verdict(); !errors.As(err, &found) || !alike(found, want) {
		c.Errorf("who looks on finds %v, not %v", err, &want)
	}
}

// The enemy's device guesses: what lies face down there has nothing to do with
// what was drawn, in the set-up neither; what it keeps, shows and sends is the
// same in every world.
func TestWhatTheEnemyDrawsIsAGuess(t *testing.T) {
	compared, differ, worlds, sites := 0, 0, 0, 0
	for seed := range uint64(4) {
		c := campaignOf(t, int(seed%2), 2, seed)
		c.until(func() bool {
			if c.m.Len()%5 > 0 && c.m.Len() > 20 {
				return false
			}
			enemy := c.open(c.write())
			if err := enemy.Hold(1-c.at, chainSecret(1-c.at, seed)); err != nil {
				t.Fatal(err)
			}
			side, time := c.state().Unseen()
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
				t.Fatal("who knows what")
			}
			text, sees := c.write(), seen(t, enemy, 1-c.at)
			for world := range uint64(3) {
				if err := enemy.Guess(world); err != nil {
					t.Fatal(err)
				}
				if again, err := link.Encode(enemy); err != nil || again != text {
					t.Fatalf("another link in another world, %v", err)
				}
				if seen(t, enemy, 1-c.at) != sees {
					t.Fatal("the enemy sees another thing in another world")
				}
				if !slices.Equal(levies(enemy), theirs) {
					worlds++
				}
			}
			return false
		})
	}
	t.Logf("%d of %d guesses of levies are wrong, %d of set-ups; %d other worlds", differ, compared, sites, worlds)
	if compared < 100 || differ < compared*6/10 || worlds < 100 || sites == 0 {
		t.Errorf("%d of %d guesses are wrong, %d of set-ups; %d worlds", differ, compared, sites, worlds)
	}
}

// seen is what a seat sees, in words.
func seen(t *testing.T, m *match.Match, seat engine.Seat) string {
	t.Helper()
	text, err := m.State().View(seat).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// trueKind is what a counter is that the seat's own device would turn up now, or
// draw for all to see.
func (c *campaign) trueKind() int8 {
	c.Helper()
	m := c.open(c.write())
	number := m.Len()
	if err := m.Hold(c.at, chainSecret(c.at, c.seed)); err != nil {
		c.Fatal(err)
	}
	if _, err := m.GoOn(); err != nil || m.Len() == number {
		c.Fatal("nothing is turned up", err)
	}
	return m.Log()[number].Choice.What
}

// say has a cheat say that a counter is of the first kind that it can be but for
// one.
func (c *campaign) say(kinds []int8, but int8) bool {
	c.Helper()
	text := c.write()
	for n, other := range kinds {
		if other == but {
			continue
		}
		err := c.m.DoCode(n)
		if err == nil {
			return true
		}
		c.m = c.open(text)
		c.take()
	}
	return false
}

// lie has a seat turn up another counter than it has drawn, or draw another one
// for all to see, and show the key when all is turned up. It answers 0 where it
// comes to none, else the time and whether it was drawn for all to see.
func (c *campaign) lie(cheat engine.Seat) (time int, drawn bool) {
	c.Helper()
	c.blind = cheat
	for !c.m.Turn().Over() {
		if awaited := c.m.Awaits(); awaited != c.at {
			c.give(awaited)
			continue
		}
		s := c.state()
		_, now := s.Unseen()
		switch some, all := s.TurnsUp(); {
		case c.at != cheat || s.Phase() == marcher.SetUp:
			c.goOn()
		case s.Exposes(), some && !all:
			kind, exposes := int8(engine.None), s.Exposes()
			if time == 0 {
				kind = c.trueKind()
			}
			if !c.say(s.Counters(), kind) {
				return 0, false // there is no other counter
			}
			time, drawn = now, exposes
		case all:
			if _, err := c.m.Do(0); err != nil {
				c.Fatal(err)
			}
			c.m.ShowKey(cheat, now, chainSecret(cheat, c.seed))
			if c.text = c.write(); time == now {
				return time, drawn
			}
			c.m = c.open(c.text)
			c.take()
		default:
			c.goOn()
		}
	}
	return 0, false
}

// Whoever turns up, or draws for all to see, another counter than his key says
// is named by everybody once the key is shown; which his own program does.
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
		c.named(match.CheatError{Seat: cheat, Round: time, Deed: match.PlayedOther})
	}
	if turnedUp < 2 || exposed < 2 {
		t.Errorf("lied of %d counters that were turned up and of %d that were drawn", turnedUp, exposed)
	}
}

// A key that is not shown with what was turned up is told of at once, and one of
// another chain by who has known the match.
func TestKeysAreShown(t *testing.T) {
	c := campaignOf(t, 0, 2, 5)
	for open := 0; open < 3; {
		all, now := c.m.Spells()
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
		n, _, _ := kept.PledgedHands(0)
		want := match.CheatError{Seat: 0, Round: n + 1, Deed: match.Withheld}
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
		_, open := c.m.Spells()
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
// otherwise is told of, and gets the very counters that he has had.
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

// What is set up unseen can be undone and set up otherwise, and every report and
// comparison of honest links finds nothing.
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

// altered is a campaign of four that has begun, the point or key of a partner
// being altered in the link by whoever has it.
func altered(t *testing.T, alter func(at engine.Seat, m *match.Match) bool) *campaign {
	c := campaignOf(t, 0, 4, 9)
	for done := false; !done; {
		if c.m.Turn().Over() {
			t.Fatal("nothing could be altered")
		}
		if done = alter(c.at, c.m); !done {
			c.goOn()
		}
	}
	return c
}

// Who tells a partner another key than his is named, and so is a partner who
// says so for nothing. Nobody else learns a key from a complaint.
func TestPartnersAreToldTheRightKey(t *testing.T) {
	told := false
	c := altered(t, func(at engine.Seat, m *match.Match) bool {
		told = at == 0 && m.Partner(1).Stage == match.Told
		if told {
			m.Partner(1).Sealed[3] ^= 4
		}
		return told
	})
	if c.until(func() bool { return c.at == 1 }); c.m.Caught() == nil {
		t.Error("the partner goes on")
	}
	c.text = c.write()
	c.named(match.CheatError{Seat: 0, Round: 1, Deed: match.ToldOther})

	c = altered(t, func(at engine.Seat, m *match.Match) bool { return at == 1 && m.Partner(1).Stage == match.Noted })
	c.m.ShowKey(1, 11, chainSecret(1, c.seed))
	c.text = c.write()
	c.named(match.CheatError{Seat: 1, Round: 1, Deed: match.Complained})
}

// A partner whose point another has exchanged finds it by comparing, and shows
// his own again.
func TestAPointIsExchanged(t *testing.T) {
	c := altered(t, func(at engine.Seat, m *match.Match) bool { return at == 0 && m.Partner(1).Stage == match.Told })
	known := c.open(c.write())
	c.until(func() bool { return c.m.Awaits() == 1 })
	m := c.open(c.write())
	m.Partner(1).Point, m.Partner(1).Owner = m.Partner(1).Owner, m.Partner(1).Point
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	found := match.Compare(known, c.open(text), []engine.Seat{1})
	if !slices.ContainsFunc(found.Doubts, func(d match.Doubt) bool { return d.Kind == match.Tampered && d.Seat == 1 }) {
		t.Errorf("%v", found.Doubts)
	}
	c.text, c.m, c.at = text, c.open(text), 1
	c.take()
	if p := c.m.Partner(1); p.Stage != match.Shown || c.m.Caught() != nil {
		t.Errorf("at stage %d, %v", p.Stage, c.m.Caught())
	}
	if c.m.Awaits() != 0 { // who tells him again
		t.Errorf("seat %d is awaited", c.m.Awaits())
	}
	if c.until(func() bool { return false }); c.m.Verdict() != nil {
		t.Error(c.m.Verdict())
	}
}

// Partners who claim from one link each, so that their claims cross, come to know
// the keys too, though the match may change hands once more for it.
func TestUnseenClaimsThatCross(t *testing.T) {
	setup := engine.DefaultSetup(marcher.Lords())
	setup.Seats = 4
	players := []match.Player{{Kind: match.Vacant}, {Kind: match.Vacant}, {Kind: match.Vacant}, {Kind: match.Vacant}}
	m, err := match.Invite(marcher.Lords(), setup, players, 3, dice.Source{Kind: dice.Chained, Seed: 5})
	if err == nil {
		err = m.Veil()
	}
	if err == nil {
		err = m.Claim(3, "host", chainSecret(3, 1))
	}
	if err != nil {
		t.Fatal(err)
	}
	c := &campaign{T: t, seed: 1, seats: 4, m: m, at: 3, blind: engine.Nobody}
	text := c.write()
	for seat := range engine.Seat(3) {
		friend := c.open(text)
		if err := friend.Claim(seat, fmt.Sprint("friend ", seat), chainSecret(seat, 1)); err != nil {
			t.Fatal(err)
		}
		sent, err := link.Encode(friend)
		if err != nil {
			t.Fatal(err)
		}
		if clashes, err := m.Join(c.open(sent)); err != nil || len(clashes) > 0 {
			t.Fatal(clashes, err)
		}
	}
	if err := m.Begin(); err != nil {
		t.Fatal(err)
	}
	for !c.m.Turn().Over() {
		c.goOn()
	}
	if all, open := c.m.Spells(); all != open || all < 15 {
		t.Errorf("of %d levies %d are open", all, open)
	}
	if err := c.m.Verdict(); err != nil {
		t.Error(err)
	}
}

// One device may have the seats of both sides: it knows all, and shows each only
// what is hers.
func TestOneDeviceForBothSides(t *testing.T) {
	setup := engine.DefaultSetup(marcher.Lords())
	players := make([]match.Player, setup.Seats)
	m, err := match.Invite(marcher.Lords(), setup, players, 0, dice.Source{Kind: dice.Chained, Seed: 3})
	if err == nil {
		err = m.Veil()
	}
	for seat := range players {
		if err == nil {
			err = m.Claim(engine.Seat(seat), "", chainSecret(engine.Seat(seat), 1))
		}
	}
	if err == nil {
		err = m.Begin()
	}
	if err != nil {
		t.Fatal(err)
	}
	hidden := 0
	for !m.Turn().Over() {
		for seat := range players {
			if !m.Known(engine.Seat(seat)) {
				t.Fatalf("seat %d does not know what is hers", seat)
			}
		}
		if len(levies(m)) > 0 && seen(t, m, 0) != seen(t, m, 1) {
			hidden++
		}
		if _, err := m.Do(dice.Draw(4, m.Len(), len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	if all, open := m.Spells(); all != open || all < 15 || hidden < 50 || m.Verdict() != nil {
		t.Errorf("of %d levies %d are open, %d positions hide something, %v", all, open, hidden, m.Verdict())
	}
}

// What is set up unseen is a guess on the other side's device until that side is
// done too; then it is shown where it is.
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

// alike compares what was found, whether it is proven or not.
func alike(found *match.CheatError, want match.CheatError) bool {
	return found.Seat == want.Seat && found.Round == want.Round && found.Deed == want.Deed
}
