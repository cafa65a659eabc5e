package match_test

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/match"
)

// tokenKinds are the dice that come from tokens.
var tokenKinds = []dice.Kind{dice.Chained, dice.Sealed}

// invite is a match by link of the toy race with a host on seat 0 who has
// claimed, and vacant seats.
func invite(t testing.TB, kind dice.Kind, seats int) *match.Match {
	t.Helper()
	players := make([]match.Player, seats)
	for i := range players[1:] {
		players[i+1].Kind = match.Vacant
	}
	setup := engine.DefaultSetup(toy.Game())
	setup.Seats = seats
	m, err := match.Invite(toy.Game(), setup, players, 0, dice.Source{Kind: kind, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Claim(0, "host", secretOf(0)); err != nil {
		t.Fatal(err)
	}
	return m
}

func secretOf(seat engine.Seat) dice.Token { return dice.Token{byte(seat) + 1} }

// together is a match by link that has begun, with all secrets on one device.
func together(t testing.TB, kind dice.Kind, seats int) *match.Match {
	t.Helper()
	m := invite(t, kind, seats)
	for seat := engine.Seat(1); int(seat) < seats; seat++ {
		if err := m.Claim(seat, "friend", secretOf(seat)); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Begin(); err != nil {
		t.Fatal(err)
	}
	return m
}

// apart is the same match as another device has it: with the tokens that were
// shown, and no secret.
func apart(t testing.TB, m *match.Match) *match.Match {
	t.Helper()
	h, err := m.Header()
	if err != nil {
		t.Fatal(err)
	}
	o, err := match.Invite(m.Game(), h.Setup, h.Players, h.Host, h.Dice)
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range h.Players {
		if p.Kind == match.Person {
			n, token, _ := m.Committed(engine.Seat(i))
			if err := o.Commit(engine.Seat(i), n, token); err != nil {
				t.Fatal(err)
			}
			if err := o.SetOrders(engine.Seat(i), m.Orders(engine.Seat(i))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if m.Begun() {
		if err := o.Begin(); err != nil {
			t.Fatal(err)
		}
	}
	for o.Len() < m.Len() {
		do := o.Do
		if m.Log()[o.Len()].Orders {
			do = o.DoFor
		}
		if _, err := do(int(m.Log()[o.Len()].Rank)); err != nil {
			t.Fatal(err)
		}
	}
	m.Vouch()
	for i := range h.Players {
		if err := o.SetVouch(engine.Seat(i), m.VouchOf(engine.Seat(i))); h.Players[i].Kind == match.Person && err != nil {
			t.Fatal(err)
		}
	}
	return o
}

func TestASeatIsClaimedOnce(t *testing.T) {
	for _, kind := range []dice.Kind{dice.ByHand, dice.Chained, dice.Sealed} {
		m := invite(t, kind, 3)
		if err := m.Claim(1, "Ann", secretOf(1)); err != nil {
			t.Fatal(err)
		}
		for seat := engine.Seat(-1); seat < 4; seat++ {
			if seat == 2 {
				continue
			}
			if err := m.Claim(seat, "Bob", secretOf(2)); !errors.Is(err, match.ErrTaken) {
				t.Errorf("%v: seat %d was claimed again: %v", kind, seat, err)
			}
			if err := apart(t, m).Claim(seat, "Bob", secretOf(2)); !errors.Is(err, match.ErrTaken) {
				t.Errorf("%v: seat %d was claimed again on another device: %v", kind, seat, err)
			}
		}
		if err := m.Begin(); !errors.Is(err, match.ErrVacant) || m.Begun() {
			t.Errorf("%v: begun with a vacant seat: %v", kind, err)
		}
		if err := m.Claim(2, "a\tb", secretOf(2)); !errors.Is(err, match.ErrPlayers) {
			t.Errorf("%v: a bad name: %v", kind, err)
		}
		h, _ := m.Header()
		if h.Players[0].Name != "host" || h.Players[1].Name != "Ann" || h.Players[2].Kind != match.Vacant {
			t.Errorf("%v: %+v", kind, h.Players)
		}
		if err := m.Claim(2, "Cid", secretOf(2)); err != nil {
			t.Fatal(err)
		}
		if err := m.Begin(); err != nil {
			t.Fatal(err)
		}
		if err := m.Begin(); !errors.Is(err, match.ErrTaken) {
			t.Errorf("%v: begun twice: %v", kind, err)
		}
	}
}

func TestTheHostClaimsFirst(t *testing.T) {
	setup := engine.DefaultSetup(toy.Game())
	setup.Seats = 3
	players := []match.Player{{Kind: match.Vacant}, {}, {Kind: match.Vacant}}
	for _, kind := range []dice.Kind{dice.ByHand, dice.Chained, dice.Sealed} {
		m, err := match.Invite(toy.Game(), setup, players, 0, dice.Source{Kind: kind, Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		for _, own := range []engine.Seat{0, 1} { // both are the host's
			if err := m.Claim(2, "friend", secretOf(2)); !errors.Is(err, match.ErrVacant) || m.Invited() {
				t.Errorf("%v: a friend has claimed before the host has: %v", kind, err)
			}
			if err := m.Claim(own, "host", secretOf(own)); err != nil {
				t.Errorf("%v: the host cannot claim seat %d: %v", kind, own, err)
			}
		}
		if !m.Invited() {
			t.Errorf("%v: the host has claimed and may not invite", kind)
		}
		if err := m.Claim(2, "friend", secretOf(2)); err != nil {
			t.Errorf("%v: %v", kind, err)
		}
	}
	for name, players := range map[string][]match.Player{
		"a bot":      {{Kind: match.Easy}, {}, {Kind: match.Vacant}},
		"of no kind": {{Kind: match.Kinds}, {}, {}},
		"too few":    {{}, {}},
	} {
		if _, err := match.Invite(toy.Game(), setup, players, 0, dice.Source{Kind: dice.Chained}); err == nil {
			t.Errorf("the host is %s", name)
		}
	}
	for _, source := range []dice.Source{{}, {Kind: dice.Kinds}} {
		if _, err := match.Invite(toy.Game(), setup, players, 0, source); err == nil {
			t.Errorf("a match by link with dice %v", source.Kind)
		}
	}
	if _, err := match.New(toy.Game(), setup, nil, dice.Source{Kind: dice.Chained}); err == nil {
		t.Error("a match on one device with chained dice")
	}
	if _, err := match.New(toy.Game(), setup, players, dice.Source{}); err == nil {
		t.Error("a match on one device with vacant seats")
	}
}

func TestNothingIsPlayedWhileAMatchGathers(t *testing.T) {
	m := invite(t, dice.Chained, 2)
	if _, err := m.Do(0); !errors.Is(err, match.ErrVacant) {
		t.Errorf("a choice: %v", err)
	}
	if _, err := m.DoFor(0); !errors.Is(err, match.ErrOrders) {
		t.Errorf("an ordered choice: %v", err)
	}
	if _, err := m.Continue(); err != nil || m.Len() != 0 || m.Begun() || m.Holder() != engine.Nobody || m.Awaits() != 0 {
		t.Errorf("%d choices, holder %d, awaits %d: %v", m.Len(), m.Holder(), m.Awaits(), err)
	}
}

// A whole race by link on one device: possessions follow each other as the seats do,
// and a chain shows no more tokens than its possessions.
func TestPossessions(t *testing.T) {
	for _, kind := range tokenKinds {
		m := together(t, kind, 4)
		if m.Holder() != 0 {
			t.Fatalf("%v: begun by seat %d", kind, m.Holder())
		}
		playOn(t, m, match.MaxChoices, 3)
		number := [4]int{1}
		holder := engine.Seat(0)
		for n, e := range m.Log() {
			if e.Holder != holder {
				holder = e.Holder
				number[holder]++
			}
			if e.Seat >= 0 && e.Holder != e.Seat {
				t.Fatalf("%v: seat %d decided in the possession of %d", kind, e.Seat, e.Holder)
			}
			if got := m.Tokens(n); !slices.Equal(got, number[:]) {
				t.Fatalf("%v: choice %d came from tokens %v, not %v", kind, n, got, number)
			}
		}
		for seat := range engine.Seat(4) {
			n, token, ok := m.Committed(seat)
			if !ok || n != number[seat] {
				t.Errorf("%v: seat %d has shown %d tokens of %d", kind, seat, n, number[seat])
			}
			if last, ok := m.Token(seat, n); !ok || last != token {
				t.Errorf("%v: the newest token of seat %d is another", kind, seat)
			}
			if _, ok := m.Token(seat, n+1); ok {
				t.Errorf("%v: a token of seat %d to come is told", kind, seat)
			}
		}
		if m.Tokens(-1) != nil || m.Tokens(m.Len()) != nil || m.Awaits() != engine.Nobody {
			t.Errorf("%v: there is more than all", kind)
		}
	}
}

// Nobody else can begin a possession, so nobody can foresee its dice.
func TestAPossessionNeedsItsSecret(t *testing.T) {
	for _, kind := range tokenKinds {
		m := together(t, kind, 3)
		for !m.Turn().Over() {
			o := apart(t, m)
			if awaited := o.Awaits(); awaited != o.Holder() {
				if o.Turn().Seat >= 0 {
					if _, err := o.Do(0); !errors.Is(err, match.ErrAway) {
						t.Fatalf("%v: a possession of seat %d has begun without its secret: %v", kind, awaited, err)
					}
				}
				if err := o.Hold(awaited, dice.Token{77}); !errors.Is(err, match.ErrSecret) {
					t.Fatalf("%v: a wrong secret is held: %v", kind, err)
				}
				if err := o.Hold(awaited, secretOf(awaited)); err != nil {
					t.Fatal(err)
				}
			}
			playOn(t, m, 1, 3)
		}
	}
}

// Sealed dice for a seat's decision are never rolled in its own possession: it could
// know them before it decides.
func TestSealedDiceAreRolledByAnother(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		m := together(t, dice.Sealed, seats)
		playOn(t, m, match.MaxChoices, 3)
		holder, decided, rolls := engine.Seat(0), false, 0
		for n, e := range m.Log() {
			if e.Holder != holder {
				holder, decided = e.Holder, false
			}
			if e.Seat == engine.Nature && !e.Forced() {
				rolls++
				if decided {
					t.Fatalf("%d seats: choice %d is a roll for what seat %d has decided, in its own possession", seats, n, holder)
				}
			}
			decided = decided || e.Seat == holder
		}
		if rolls < 20 {
			t.Errorf("only %d rolls", rolls)
		}
	}
}

// The one who rolls sealed dice has no choice, and finds the same each time.
func TestTheRollerChoosesNothing(t *testing.T) {
	m := together(t, dice.Sealed, 3)
	waited := 0
	for ; !m.Turn().Over(); playOn(t, m, 1, 3) {
		own := apart(t, m)
		decides := own.Turn().Seat
		if err := own.Hold(decides, secretOf(decides)); err != nil {
			t.Fatal(err)
		}
		playOn(t, own, 1, 3)
		if own.Turn().Seat != engine.Nature {
			continue
		}
		waited++
		roller := own.Awaits()
		if roller == decides || roller < 0 {
			t.Fatalf("seat %d is to roll for what it has decided", roller)
		}
		var rolled [2]match.Entry
		for i := range rolled {
			away := apart(t, own)
			if _, err := away.Continue(); err != nil || away.Len() != own.Len() {
				t.Fatalf("rolled without the secret of seat %d: %v", roller, err)
			}
			if err := away.Hold(roller, secretOf(roller)); err != nil {
				t.Fatal(err)
			}
			for rank := range away.Legal() {
				if _, err := away.Do(rank); !errors.Is(err, match.ErrDice) {
					t.Fatalf("face %d was chosen: %v", rank+1, err)
				}
				if _, err := away.Play(away.Legal()[rank]); !errors.Is(err, match.ErrDice) {
					t.Fatalf("face %d was entered: %v", rank+1, err)
				}
			}
			if _, err := away.Continue(); err != nil || away.Len() == own.Len() || away.Log()[own.Len()].Holder != roller {
				t.Fatalf("seat %d does not roll: %v", roller, err)
			}
			rolled[i] = away.Log()[own.Len()]
		}
		if rolled[0] != rolled[1] {
			t.Fatalf("rolled %+v and %+v", rolled[0], rolled[1])
		}
	}
	if waited < 20 {
		t.Errorf("only %d rolls have waited", waited)
	}
}

// On the device of the seat that decides a choice may be undone until dice or
// another seat have followed. The possession that it began has not begun then.
func TestUndoKeepsThePossessions(t *testing.T) {
	for kind, undoable := range map[dice.Kind]bool{dice.ByHand: true, dice.Chained: false, dice.Sealed: true} {
		undone, refused := 0, 0
		m := together(t, kind, 3)
		for ; !m.Turn().Over(); playOn(t, m, 1, 3) {
			own := apart(t, m)
			awaited := own.Awaits()
			own.Hold(awaited, secretOf(awaited))
			if own.Continue(); own.Turn().Seat != awaited {
				continue
			}
			before, holder, numbers := own.Len(), own.Holder(), shownBy(own)
			playOn(t, own, 1, 3)
			if kind.Tokens() && apart(t, own).CanUndo() {
				t.Fatalf("%v: undone on a device without the secret", kind)
			}
			if !own.CanUndo() {
				refused++
				if err := own.Undo(); !errors.Is(err, match.ErrNoUndo) {
					t.Fatal(err)
				}
				continue
			}
			undone++
			after := slices.Clone(own.Log())
			if err := own.Undo(); err != nil {
				t.Fatal(err)
			}
			if own.Len() != before || own.Holder() != holder || own.Awaits() != awaited || !slices.Equal(shownBy(own), numbers) {
				t.Fatalf("%v: undone to %d choices, holder %d, awaits %d, tokens %v", kind, own.Len(), own.Holder(), own.Awaits(), shownBy(own))
			}
			playOn(t, own, 1, 3)
			if !slices.Equal(own.Log(), after) {
				t.Fatalf("%v: the same choice is another one now", kind)
			}
		}
		if refused == 0 || undoable != (undone > 0) {
			t.Errorf("%v: %d choices were undone, %d not", kind, undone, refused)
		}
		if m.TakeBackTo(0) == nil || m.TakeBack() == nil {
			t.Errorf("%v: a choice that others have seen is taken back", kind)
		}
	}
}

// shownBy is how many tokens each seat has shown.
func shownBy(m *match.Match) []int {
	h, _ := m.Header()
	var numbers []int
	for seat := range h.Players {
		n, _, _ := m.Committed(engine.Seat(seat))
		numbers = append(numbers, n)
	}
	return numbers
}

func TestTheDiceOfAMatchByLinkStay(t *testing.T) {
	for _, kind := range tokenKinds {
		m := together(t, kind, 2)
		m.EnterDice()
		if m.Dice() != (dice.Source{Kind: kind, Seed: 5}) {
			t.Errorf("the dice are %+v", m.Dice())
		}
	}
}

func TestOrdersAreOfPersons(t *testing.T) {
	m := invite(t, dice.Chained, 2)
	if err := m.SetOrders(1, nil); !errors.Is(err, match.ErrOrders) {
		t.Errorf("a vacant seat has orders: %v", err)
	}
	for seat, want := range map[engine.Seat]error{-1: match.ErrOrders, 0: nil, 1: match.ErrOrders, 2: match.ErrOrders} {
		if err := m.SetOrders(seat, nil); !errors.Is(err, want) {
			t.Errorf("seat %d: %v", seat, err)
		}
	}
	if err := m.SetOrders(0, make([]engine.Order, match.MaxOrders+1)); !errors.Is(err, match.ErrOrders) {
		t.Errorf("too many orders: %v", err)
	}
	if err := m.SetOrders(0, []engine.Order{{Policy: 99, Side: engine.None}}); !errors.Is(err, match.ErrOrders) {
		t.Errorf("an unknown policy: %v", err)
	}
}

// The holder of the match plays the bots.
func TestBotsPlayInThePossessionOfAPerson(t *testing.T) {
	players := []match.Player{{}, {Kind: match.Easy}, {Kind: match.Vacant}}
	setup := engine.DefaultSetup(toy.Game())
	setup.Seats = 3
	m, err := match.Invite(toy.Game(), setup, players, 0, dice.Source{Kind: dice.Chained, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Claim(1, "x", secretOf(1)); !errors.Is(err, match.ErrTaken) {
		t.Errorf("a bot's seat is claimed: %v", err)
	}
	for _, seat := range []engine.Seat{0, 2} {
		if err := m.Claim(seat, "x", secretOf(seat)); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Begin(); err != nil {
		t.Fatal(err)
	}
	playOn(t, m, match.MaxChoices, 3)
	bots := 0
	for n, e := range m.Log() {
		if e.Holder == 1 {
			t.Fatalf("choice %d is in the possession of a bot", n)
		}
		if e.Seat == 1 {
			bots++
			if e.Orders {
				t.Fatalf("choice %d of a bot is told as ordered", n)
			}
		}
		if got := m.Tokens(n); got[1] != -1 {
			t.Fatalf("a bot has tokens: %v", got)
		}
	}
	if bots == 0 {
		t.Error("the bot has done nothing")
	}
}
