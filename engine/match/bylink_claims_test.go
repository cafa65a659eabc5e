package match_test

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// claimed is another link of a match that gathers, in which seats were claimed.
func claimed(t testing.TB, m *match.Match, names map[engine.Seat]string) *match.Match {
	t.Helper()
	o := apart(t, m)
	for seat := range engine.Seat(engine.MaxSeats) {
		if n, ok := names[seat]; ok {
			if err := o.Claim(seat, n, dice.Token{byte(len(n)), n[0]}); err != nil {
				t.Fatal(err)
			}
		}
	}
	o.Vouch()
	return o
}

// picked lists the players by seat, a dot for a vacant one.
func picked(m *match.Match) (names []string) {
	h, _ := m.Header()
	for _, p := range h.Players {
		if p.Kind == match.Vacant {
			p.Name = "."
		}
		names = append(names, p.Name)
	}
	return names
}

// The host posts one link in a group; each friend claims in it and posts one of their own
// link back.
func TestClaimsThatCrossAreJoined(t *testing.T) {
	for _, kind := range []dice.Kind{dice.ByHand, dice.Chained, dice.Sealed} {
		host := invite(t, kind, 4)
		for _, c := range []struct {
			ann, bob map[engine.Seat]string
			found    match.Relation // the relation of Bob's link for Ann
			want     []string
			clashes  []match.Clash
		}{
			{nil, nil, match.Same, []string{"host", ".", ".", "."}, nil},
			{map[engine.Seat]string{1: "Ann"}, nil, match.Older, []string{"host", "Ann", ".", "."}, nil},
			{nil, map[engine.Seat]string{2: "Bob"}, match.Joins, []string{"host", ".", "Bob", "."}, nil},
			{map[engine.Seat]string{1: "Ann"}, map[engine.Seat]string{2: "Bob"}, match.Joins, []string{"host", "Ann", "Bob", "."}, nil},
			{map[engine.Seat]string{1: "Ann"}, map[engine.Seat]string{2: "Bob", 3: "Cid"}, match.Joins, []string{"host", "Ann", "Bob", "Cid"}, nil},
			{map[engine.Seat]string{1: "Ann"}, map[engine.Seat]string{1: "Bob"}, match.Joins, []string{"host", "Ann", ".", "."}, []match.Clash{{Seat: 1, Ours: "Ann", Theirs: "Bob"}}},
			{map[engine.Seat]string{1: "Ann", 3: "Eva"}, map[engine.Seat]string{1: "Bob", 2: "Cid", 3: "Dan"}, match.Joins, []string{"host", "Ann", "Cid", "Eva"}, []match.Clash{{Seat: 1, Ours: "Ann", Theirs: "Bob"}, {Seat: 3, Ours: "Eva", Theirs: "Dan"}}},
		} {
			ann, bob := claimed(t, host, c.ann), claimed(t, host, c.bob)
			found := match.Compare(ann, bob, nil)
			if found.Relation != c.found || !slices.Equal(found.Clashes, c.clashes) || len(found.Doubts) > 0 {
				t.Errorf("%v: %v after %v is %+v", kind, picked(bob), picked(ann), found)
			}
			theirs := picked(bob)
			clashes, err := ann.Join(bob)
			if err != nil || !slices.Equal(clashes, c.clashes) || !slices.Equal(picked(ann), c.want) {
				t.Errorf("%v: joined to %v, %v, %v", kind, picked(ann), clashes, err)
			}
			if !slices.Equal(picked(bob), theirs) {
				t.Errorf("%v: the other link has changed to %v", kind, picked(bob))
			}
			if again, err := ann.Join(bob); err != nil || !slices.Equal(again, c.clashes) || !slices.Equal(picked(ann), c.want) {
				t.Errorf("%v: joined twice to %v, %v, %v", kind, picked(ann), again, err)
			}
			for seat, n := range c.bob {
				if picked(ann)[seat] != n || !kind.Tokens() {
					continue
				}
				_, ours, _ := ann.Committed(seat)
				if _, theirs, ok := bob.Committed(seat); !ok || ours != theirs {
					t.Errorf("%v: seat %d has another commitment", kind, seat)
				}
			}
		}
	}
}

// A player whose seat was taken twice has moved to another one in a link that the
// host has not seen: to the host they sit where they came first, and once.
func TestNobodyIsTakenInTwice(t *testing.T) {
	for _, kind := range []dice.Kind{dice.ByHand, dice.Chained} {
		host := invite(t, kind, 4)
		ann := claimed(t, host, map[engine.Seat]string{1: "Ann"})
		moved := claimed(t, host, map[engine.Seat]string{1: "Bob", 2: "Ann", 3: "Cid"})
		clashes, err := ann.Join(moved)
		if err != nil || !slices.Equal(clashes, []match.Clash{{Seat: 1, Ours: "Ann", Theirs: "Bob"}}) || !slices.Equal(picked(ann), []string{"host", "Ann", ".", "Cid"}) {
			t.Errorf("%v: %v, %v, %v", kind, picked(ann), clashes, err)
		}
	}
}

// A device whose seat another has in the match that has begun learns of it, and of
// nothing else: the choices made there are not its own.
func TestASeatThatAnotherHasIsNoCheat(t *testing.T) {
	for _, kind := range []dice.Kind{dice.ByHand, dice.Chained, dice.Sealed} {
		gathering := invite(t, kind, 3)
		late := apart(t, gathering)
		if err := late.Claim(1, "Bob", dice.Token{77}); err != nil {
			t.Fatal(err)
		}
		m := together(t, kind, 3)
		playOn(t, m, 12, 3)
		found := match.Compare(late, apart(t, m), []engine.Seat{1})
		if found.Relation != match.Continues || len(found.Doubts) > 0 || !slices.Equal(found.Clashes, []match.Clash{{Seat: 1, Ours: "Bob", Theirs: "friend"}}) {
			t.Errorf("%v: told as %+v", kind, found)
		}
	}
}

// All orders in which the links of three friends come to the host give the same
// match, and all can play in it.
func TestTheOrderOfJoiningDoesNotMatter(t *testing.T) {
	host := invite(t, dice.Chained, 4)
	friends := map[engine.Seat]string{1: "Ann", 2: "Bob", 3: "Cid"}
	var links []*match.Match
	for seat := engine.Seat(1); seat < 4; seat++ {
		links = append(links, claimed(t, host, map[engine.Seat]string{seat: friends[seat]}))
	}
	for _, order := range [][]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		m := apart(t, host)
		if err := m.Hold(0, secretOf(0)); err != nil {
			t.Fatal(err)
		}
		for _, i := range order {
			if clashes, err := m.Join(links[i]); err != nil || len(clashes) > 0 {
				t.Fatal(clashes, err)
			}
		}
		if err := m.Begin(); err != nil {
			t.Fatal(err)
		}
		for i, l := range links {
			if found := match.Compare(l, m, []engine.Seat{engine.Seat(i + 1)}); found.Relation != match.Continues || len(found.Doubts)+len(found.Clashes) > 0 {
				t.Errorf("order %v: friend %d finds %+v", order, i, found)
			}
			if found := match.Compare(m, l, []engine.Seat{0}); found.Relation != match.Older || len(found.Doubts) > 0 {
				t.Errorf("order %v: the host finds %+v in an old link", order, found)
			}
			if _, err := m.Join(l); !errors.Is(err, match.ErrBegun) {
				t.Errorf("joined after the beginning: %v", err)
			}
		}
	}
}

// A player who comes too late finds the seat taken.
func TestAClaimTooLate(t *testing.T) {
	host := invite(t, dice.Chained, 2)
	late := claimed(t, host, map[engine.Seat]string{1: "Bob"})
	m := apart(t, host)
	if err := m.Hold(0, secretOf(0)); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Join(claimed(t, host, map[engine.Seat]string{1: "Ann"})); err != nil {
		t.Fatal(err)
	}
	if err := m.Begin(); err != nil {
		t.Fatal(err)
	}
	found := match.Compare(late, m, []engine.Seat{1})
	if found.Relation != match.Continues || len(found.Doubts) > 0 || !slices.Equal(found.Clashes, []match.Clash{{Seat: 1, Ours: "Bob", Theirs: "Ann"}}) {
		t.Errorf("he is told %+v", found)
	}
	found = match.Compare(m, late, []engine.Seat{0})
	if found.Relation != match.Older || len(found.Doubts) > 0 || !slices.Equal(found.Clashes, []match.Clash{{Seat: 1, Ours: "Ann", Theirs: "Bob"}}) {
		t.Errorf("the host is told %+v", found)
	}
}

func TestOnlyAMatchThatGathersIsJoined(t *testing.T) {
	m := invite(t, dice.Chained, 2)
	if _, err := m.Join(invite(t, dice.Sealed, 2)); !errors.Is(err, match.ErrOther) {
		t.Errorf("with other dice: %v", err)
	}
	if _, err := m.Join(invite(t, dice.Chained, 3)); !errors.Is(err, match.ErrOther) {
		t.Errorf("with more seats: %v", err)
	}
	local := begin(t, seeded)
	if _, err := m.Join(local); !errors.Is(err, match.ErrOther) {
		t.Errorf("with one on a device: %v", err)
	}
	if _, err := local.Join(m); !errors.Is(err, match.ErrOther) {
		t.Errorf("one on a device: %v", err)
	}
	other := apart(t, m)
	if err := other.Claim(1, "Ann", secretOf(1)); err != nil {
		t.Fatal(err)
	}
	if err := other.Hold(0, secretOf(0)); err != nil {
		t.Fatal(err)
	}
	if err := other.Begin(); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Join(other); !errors.Is(err, match.ErrBegun) || picked(m)[1] != "." {
		t.Errorf("with one that has begun: %v", err)
	}
}

func TestOrdersComeWithAClaim(t *testing.T) {
	host := invite(t, dice.Chained, 3)
	orders := orderBook(t, host.Game())
	ann := claimed(t, host, map[engine.Seat]string{1: "Ann"})
	if err := ann.SetOrders(1, orders); err != nil {
		t.Fatal(err)
	}
	m := apart(t, host)
	if _, err := m.Join(ann); err != nil || !slices.Equal(m.Orders(1), orders) {
		t.Errorf("joined with %v, %v", m.Orders(1), err)
	}
	bare := claimed(t, host, map[engine.Seat]string{1: "Ann"})
	if found := match.Compare(bare, ann, nil); found.Relation != match.Joins || len(found.Clashes) > 0 {
		t.Errorf("first orders are %+v", found)
	}
	if _, err := bare.Join(ann); err != nil || !slices.Equal(bare.Orders(1), orders) {
		t.Errorf("first orders are joined as %v, %v", bare.Orders(1), err)
	}
	if _, err := m.Join(claimed(t, host, map[engine.Seat]string{1: "Ann"})); err != nil || !slices.Equal(m.Orders(1), orders) {
		t.Errorf("an older link takes the orders: %v, %v", m.Orders(1), err)
	}
}

// orderBook is one order that a game knows.
func orderBook(t testing.TB, g engine.Game) []engine.Order {
	t.Helper()
	if len(g.Lexicon().Policies) == 0 {
		t.Fatalf("%s has no policies", g.ID())
	}
	return []engine.Order{{Policy: 0, Side: engine.None, Value: 1}}
}
