package client

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"bretwalda/app/internal/editions"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
)

// race is friends who claim seats at the same time, each on a device of their
// own: what the devices have stored, the host's first.
type race struct {
	t      *testing.T
	games  []engine.Game
	names  []string
	stores []map[string]string
	told   []string // who has opened whose link
}

// racers invites friends, all of whom claim the seat beside the host's. There are
// seats for all but those who come too late.
func racers(t *testing.T, kind dice.Kind, names []string, seats int, games ...engine.Game) *race {
	t.Helper()
	r := &race{t: t, games: games, names: names}
	host := invite(t, kind, seats, games...).pages[0]
	r.stores = append(r.stores, host.store.texts)
	posted := host.link()
	for n := 1; n < len(names); n++ {
		p := device(t, n, games...)
		p.open(posted)
		p.claims(names[n], 1)
		r.stores = append(r.stores, p.store.texts)
	}
	return r
}

// record is what a device keeps: one match, whatever has come.
func (r *race) record(n int) store.Record {
	r.t.Helper()
	if len(r.stores[n]) != 1 {
		r.t.Fatalf("after %v %s keeps %d matches", r.told, r.names[n], len(r.stores[n]))
	}
	for id, text := range r.stores[n] {
		record, err := store.Read(id, text)
		if err != nil {
			r.t.Fatal(err)
		}
		return record
	}
	panic("unreachable")
}

// after is the race after a device has opened the newest link of another, and
// whoever has lost a seat has taken the next one.
func (r *race) after(to, from int) *race {
	r.t.Helper()
	next := *r
	next.stores = slices.Clone(r.stores)
	next.told = append(slices.Clone(r.told), fmt.Sprintf("%s<%s", r.names[to], r.names[from]))
	p := &page{t: r.t, store: &memoryStore{texts: maps.Clone(r.stores[to])}, chance: uint64(1000*to + len(next.told)), games: r.games}
	p.start()
	p.open(r.record(from).Link)
	if a := p.m.Arrival; p.m.Screen == Arrived {
		switch {
		case a.Code != "" || len(a.Finding.Doubts) > 0:
			r.t.Fatalf("after %v: %s %+v", next.told, a.Code, a.Finding.Doubts)
		case a.Lobby != nil && !a.Lobby.In && len(a.Lobby.Vacant) > 0:
			p.claims(r.names[to], a.Lobby.Vacant[0])
		default:
			p.tell(AcceptArrival{})
		}
	}
	if p.m.Screen != Play || p.m.Table == nil {
		r.t.Fatalf("after %v: screen %d, said %v", next.told, p.m.Screen, p.said())
	}
	if post := p.m.Table.ByLink; post.Lobby != nil && !post.Lobby.In && len(post.Lobby.Vacant) > 0 {
		p.claims(r.names[to], post.Lobby.Vacant[0])
	}
	if post := p.m.Table.ByLink; len(post.Lost) > 0 {
		r.t.Fatalf("after %v: %s plays %v without a key", next.told, r.names[to], post.Lost)
	}
	next.stores[to] = p.store.texts
	return &next
}

// settle lets the host gather all links, in an order, and send one link back,
// until all who can be in are in; then the match begins. It checks that nobody is
// accused and that each seat plays on the device of its player and on no other.
func (r *race) settle(order []int) *race {
	r.t.Helper()
	seats := len(r.record(0).About.Players)
	for range len(r.names) {
		if r.record(0).About.Free == 0 {
			break
		}
		for _, n := range order {
			r = r.after(0, n)
			r = r.after(n, 0)
		}
	}
	host := &page{t: r.t, store: &memoryStore{texts: maps.Clone(r.stores[0])}, games: r.games}
	host.start()
	host.tell(Goto{AtMatch(r.record(0).ID)})
	if l := host.m.Table.ByLink.Lobby; l == nil || !l.Begin {
		r.t.Fatalf("after %v the host cannot begin: %+v", r.told, l)
	}
	host.tell(BeginMatch{})
	begun := *r
	begun.stores = slices.Clone(r.stores)
	begun.stores[0] = host.store.texts
	r = &begun
	for n := 1; n < len(r.names); n++ {
		r = r.after(n, 0)
	}
	players := r.record(0).About.Players
	owners := map[int]int{}
	for n, name := range r.names {
		mine := r.record(n).Mine
		if len(mine) > 1 || len(mine) == 0 && len(r.names) <= seats {
			r.t.Fatalf("after %v %s plays %v", r.told, name, mine)
		}
		for _, seat := range mine {
			owners[seat]++
			if players[seat] != name {
				r.t.Fatalf("after %v seat %d of %q plays with %s", r.told, seat, players[seat], name)
			}
		}
		if keys := r.record(n).Keys; len(keys) != len(mine) {
			r.t.Fatalf("after %v %s plays %v and keeps the keys %v", r.told, name, mine, keys)
		}
	}
	for seat := range seats {
		if owners[seat] != 1 {
			r.t.Fatalf("after %v seat %d plays on %d devices", r.told, seat, owners[seat])
		}
	}
	return r
}

// farthest is the device on which the match has gone farthest: the lot is drawn
// where it is opened first.
func (c *circle) farthest() (at int) {
	for n, p := range c.pages {
		if p.m.Table.match.Len() > c.pages[at].m.Table.match.Len() {
			at = n
		}
	}
	return at
}

// circle is the devices once the match has begun, by seat.
func (r *race) circle() *circle {
	r.t.Helper()
	c := &circle{t: r.t, pages: make([]*page, len(r.record(0).About.Players))}
	for n := range r.names {
		p := &page{t: r.t, store: &memoryStore{texts: r.stores[n]}, chance: uint64(1000 * n), games: r.games}
		p.start()
		p.tell(SetSetting{Speed, "once"}, Goto{AtMatch(r.record(n).ID)})
		for _, seat := range r.record(n).Mine {
			c.pages[seat] = p
		}
	}
	return c
}

// all runs the race in all ways in which so many links are opened before the host
// gathers them.
func (r *race) all(opened int, orders [][]int) {
	r.t.Helper()
	for _, order := range orders {
		r.settle(order)
	}
	if opened == 0 {
		return
	}
	for to := range r.names {
		for from := range r.names {
			if to != from {
				r.after(to, from).all(opened-1, orders[:1])
			}
		}
	}
}

// orders are all orders of the numbers from 1 to n.
func orders(n int) [][]int {
	if n == 0 {
		return [][]int{nil}
	}
	var list [][]int
	for _, o := range orders(n - 1) {
		for i := range n {
			list = append(list, slices.Insert(slices.Clone(o), i, n))
		}
	}
	return list
}

// claims takes a seat under a name; without one it is asked for first.
func (p *page) claims(name string, seat engine.Seat) {
	p.tell(SetMyName{name}, ClaimSeat{seat})
	if name == "" {
		p.tell(ClaimSeat{seat})
	}
}

// TestSeveralFriendsClaimOneSeat on two to five devices: whatever links they open
// first, in whatever order those come to the host, the host's link decides, and
// nobody is accused.
func TestSeveralFriendsClaimOneSeat(t *testing.T) {
	t.Parallel()
	nameless := []string{"Ann", "", "", ""}
	for _, c := range []struct {
		kind   dice.Kind
		names  []string
		seats  int
		opened int
		games  []engine.Game
	}{
		{dice.Chained, names[:3], 3, 2, nil},
		{dice.ByHand, names[:3], 3, 2, nil},
		{dice.Chained, nameless[:3], 3, 2, nil},
		{dice.Chained, names[:4], 4, 1, nil},
		{dice.Sealed, names[:4], 3, 0, nil}, // one comes too late
		{dice.Sealed, nameless, 4, 0, nil},
		{dice.Chained, names, 5, 0, nil},
		{dice.ByHand, names, 5, 0, nil},
		{dice.Chained, names[:3], 3, 1, []engine.Game{brianboru.HighKing()}}, // with protected hands
	} {
		t.Run(fmt.Sprint(c.kind, c.names, c.seats, len(c.games)), func(t *testing.T) {
			t.Parallel()
			r := racers(t, c.kind, c.names, c.seats, c.games...)
			ways := orders(len(c.names) - 1)
			if !*editions.Long && c.kind == dice.Chained && len(c.names) == 5 { // by hand all orders are tried
				ways = ways[:6]
			}
			r.all(c.opened, ways)
			crossed := r.after(1, 2).after(2, 1).settle(ways[0])
			c := crossed.circle()
			if _, n := c.play(c.farthest(), 6); n != 6 {
				t.Errorf("the match goes on for %d hand-overs", n)
			}
		})
	}
}
