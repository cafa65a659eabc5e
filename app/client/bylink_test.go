package client

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

func TestFriendsPlayByLinksAlone(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed, dice.ByHand} {
		t.Run(kind.String(), func(t *testing.T) {
			c := gather(t, kind, 4)
			if h := c.pages[0].m.Table.Header(); h.Dice.Kind != kind || !h.ByLink {
				t.Fatalf("%+v", h)
			}
			at, n := c.play(0, 40)
			if n < 40 {
				t.Fatalf("handed over only %d times", n)
			}
			for seat, p := range c.pages {
				table := p.m.Table
				r := p.kept()
				if r.Link != table.Text() || !slices.Equal(r.Mine, []int{seat}) {
					t.Errorf("seat %d: stored %+v", seat, r)
				}
				if _, ok := r.Key(engine.Seat(seat)); !ok {
					t.Errorf("seat %d has no secret", seat)
				}
				if n := len(r.Sent); n < 2 || n > store.MaxSent {
					t.Errorf("seat %d keeps %d links", seat, n)
				}
				if seat != at && (table.ByLink.Here || len(table.Picker.All()) > 0 || table.CanUndo || table.CanBack) {
					t.Errorf("seat %d can play what is not its own", seat)
				}
				if table.User != engine.Seat(seat) {
					t.Errorf("seat %d sees the view of seat %d", seat, table.User)
				}
				for other, q := range c.pages {
					secret, _ := q.kept().Key(engine.Seat(other))
					for _, s := range r.Sent {
						if strings.Contains(s.Link, fmt.Sprintf("%x", secret)) {
							t.Error("a link holds a secret")
						}
					}
				}
			}
		})
	}
}

func TestSomeoneElsesTurnIsPlayedOut(t *testing.T) {
	c := gather(t, dice.Chained, 4)
	watcher := c.pages[3]
	at, _ := c.play(0, 3)
	for at == 3 || c.awaited(c.pages[at]) == 3 || c.pages[at].m.Table.match.Len() < watcher.m.Table.match.Len()+25 {
		at, _ = c.play(at, 1)
	}
	watcher.tell(SetSetting{Speed, "normal"})
	before := watcher.m.Table.match.Len()
	watcher.open(c.pages[at].link())
	table := watcher.m.Table
	if watcher.m.Screen != Play || table.Live() || !table.Replay.Running || table.Replay.From > before {
		t.Fatalf("screen %d, %+v", watcher.m.Screen, table.Replay)
	}
	if all, _ := table.match.Replay(table.Replay.At).View(3).MarshalJSON(); !sameText(all, table.State) {
		t.Fatal("what is shown is not what was last seen")
	}
	var told []engine.Event
	steps, from := 0, table.Replay.From
	for !table.Live() {
		if len(table.Picker.All()) > 0 || table.CanUndo {
			t.Fatal("the past can be played")
		}
		told = append(told, table.News...)
		if watcher.pass(); steps > 500 {
			t.Fatal("the past does not end")
		}
		steps++
	}
	if steps < 3 || !slices.Equal(told, table.match.EventsSince(from)) {
		t.Fatalf("in %d steps %d events are told", steps, len(told))
	}
	if !slices.Equal(table.News, table.match.EventsSince(from)) || watcher.kept().Seen != table.match.Len() {
		t.Fatalf("seen: %d of %d", watcher.kept().Seen, table.match.Len())
	}
	again := watcher.restart(AtMatch(table.Record.ID))
	if !again.m.Table.Live() || len(again.m.Table.News) > 0 {
		t.Fatal("what was seen is told again")
	}
}

func sameText(text []byte, s engine.State) bool {
	other, err := s.MarshalJSON()
	return err == nil && string(other) == string(text)
}

func TestThePastCanBeWalkedAndSkipped(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 5)
	p := c.pages[(at+1)%3]
	p.open(c.pages[at].link())
	table := p.m.Table
	if !table.Live() || len(table.News) == 0 {
		t.Fatalf("who wants all at once is shown %+v", table.Replay)
	}
	p.tell(StepReplay{1})
	first := table.Replay.At
	p.tell(StepReplay{1}, StepReplay{-1})
	if table.Replay.At != first || table.Replay.Running {
		t.Fatalf("a step on and back leads from %d to %d", first, table.Replay.At)
	}
	p.tell(StepReplay{-1}, StepReplay{-1}, StepReplay{-1})
	if table.Replay.At != table.Replay.From || len(table.News) != 0 {
		t.Fatalf("before the first step: %+v", table.Replay)
	}
	p.tell(ReplayNews{}, EndReplay{})
	if !table.Live() || p.kept().Seen != table.match.Len() {
		t.Fatal("the past cannot be skipped")
	}
	p.tell(SeeNews{})
	if len(table.News) > 0 {
		t.Fatal("the news stay")
	}
}

func TestKilledBetweenSavingAndShowing(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 3)
	next := c.awaited(c.pages[at])
	c.send(at, next)
	p := c.pages[next]
	table := p.m.Table
	seen := table.match.Len()
	p.tell(SeeNews{})
	p.hold = true
	p.tell(Press{table.Picker.All()[0]}, ConfirmEnd{})
	if len(p.held) != 1 {
		t.Fatalf("%d saves", len(p.held))
	}
	// Killed before it was stored: nothing has happened.
	before := p.restart(AtMatch(table.Record.ID))
	if before.m.Table.match.Len() != seen || !before.m.Table.ByLink.Here {
		t.Fatal("what was not stored is shown")
	}
	// Killed once it was stored: it has happened, and is told.
	if err := p.store.save(p.held[0].Record); err != nil {
		t.Fatal(err)
	}
	after := p.restart(AtMatch(table.Record.ID))
	if got := after.m.Table; got.match.Len() <= seen || got.Record.Seen != seen || got.Live() && len(got.News) == 0 {
		t.Fatalf("%d choices of %d, seen %d", got.match.Len(), seen, got.Record.Seen)
	}
	if !after.m.Table.Live() {
		after.tell(EndReplay{})
	}
	c.pages[next] = after
	if _, n := c.play(next, 3); n != 3 {
		t.Fatal("the match does not go on")
	}
}

func TestAFullStoreLosesNoKey(t *testing.T) {
	c := invite(t, dice.Chained, 3)
	p := c.pages[1]
	p.open(c.pages[0].link())
	p.store.failing = errQuota
	p.tell(SetMyName{"Bob"}, ClaimSeat{1})
	table := p.m.Table
	if table.Failed == nil || !table.ByLink.Lobby.In || len(p.store.texts) != 0 {
		t.Fatalf("%v: %+v", table.Failed, table.ByLink)
	}
	claimed := p.link()
	c.pages[2].open(claimed)
	c.pages[2].tell(SetMyName{"Cid"}, ClaimSeat{2})
	c.pages[0].open(c.pages[2].link())
	c.begin()
	at, _ := c.play(0, 1)
	for at != 1 {
		if at, _ = c.play(at, 1); len(c.pages[at].m.Table.ByLink.Lost) > 0 {
			t.Fatal("the key is lost while the page is open")
		}
	}
	if !p.m.Table.ByLink.HandOver && !p.m.Table.ByLink.Here {
		t.Fatalf("%+v", p.m.Table.ByLink)
	}
	p.store.failing = nil
	p.tell(SeeNews{})
	if p.m.Table.Failed != nil || len(p.store.texts) != 1 || len(p.kept().Keys) != 1 {
		t.Fatalf("once there is room: %v, %d stored", p.m.Table.Failed, len(p.store.texts))
	}
}

func TestALostKeyIsToldAndComesBackByTheBackup(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 4)
	next := c.awaited(c.pages[at])
	p := c.pages[next]
	p.tell(ExportAll{})
	backup := p.files[len(p.files)-1].Bytes
	r := p.kept()
	r.Keys = nil
	p.store.texts[r.ID] = r.Text()
	c.send(at, next) // the running page still has it
	p = p.restart(AtMatch(r.ID))
	if got := p.kept(); len(got.Keys) == 0 {
		r = got
	} else {
		got.Keys = nil
		p.store.texts[got.ID] = got.Text()
		p = p.restart(AtMatch(r.ID))
	}
	post := p.m.Table.ByLink
	if post.Here || !slices.Equal(post.Lost, []engine.Seat{engine.Seat(next)}) || len(p.m.Table.Picker.All()) > 0 {
		t.Fatalf("without its key a seat plays: %+v", post)
	}
	p.file = backup
	p.tell(ImportFile{})
	p.tell(Goto{AtHome}, Goto{AtMatch(r.ID)})
	if post := p.m.Table.ByLink; !post.Here || len(post.Lost) > 0 || len(p.store.texts) != 1 {
		t.Fatalf("the backup brings no key: %+v, said %v", post, p.said())
	}
	p.choose()
}

func TestABackupOpensOnAnotherDevice(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 4)
	p := c.pages[at]
	other := carried(t, p)
	post := other.m.Table.ByLink
	if !post.Plays(engine.Seat(at)) || len(post.Lost) > 0 || len(other.kept().Sent) == 0 || other.kept().Seen != p.kept().Seen {
		t.Fatalf("%+v: %+v", post, other.kept())
	}
}

func TestAStrangerOnlyLooksOn(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 4)
	stranger := device(t, 9)
	stranger.open(c.pages[at].link())
	if a := stranger.m.Arrival; a.Relation != match.Other || a.Lobby != nil {
		t.Fatalf("%+v", a)
	}
	stranger.tell(AcceptArrival{})
	table := stranger.m.Table
	if post := table.ByLink; post.Here || post.HandOver || len(post.Mine) > 0 || len(table.Picker.All()) > 0 || table.Passing {
		t.Fatalf("%+v", post)
	}
	if len(table.News) > 0 || !table.Live() {
		t.Fatal("what a stranger never saw is told as news")
	}
	stranger.tell(Press{table.match.Legal()[0]}, AdoptSeat{0}, SetSeat{0, match.Easy}, UsualOrders{0})
	if table.match.Len() != c.pages[at].m.Table.match.Len() || len(table.ByLink.Mine) > 0 || stranger.asked != nil {
		t.Fatal("a stranger has played")
	}
}

func TestSealedDiceAreRolledByWhoOpensTheLink(t *testing.T) {
	c := gather(t, dice.Sealed, 3)
	at := 0
	for range 60 {
		p := c.pages[at]
		for p.m.Table.ByLink.Here {
			p.choose()
		}
		next := c.awaited(p)
		if p.m.Table.match.Turn().Seat != engine.Nature {
			c.send(at, next)
			at = next
			continue
		}
		if !p.m.Table.ByLink.HandOver {
			t.Fatal("dice that another rolls are not to be handed over")
		}
		length := p.m.Table.match.Len()
		q := c.pages[next]
		text := p.link()
		q.open(text)
		if q.m.Table.match.Len() <= length || q.kept().Link != q.m.Table.Text() || len(q.m.Table.News) == 0 {
			t.Fatalf("%d choices of %d after the link was opened", q.m.Table.match.Len(), length)
		}
		return
	}
	t.Fatal("no dice are ever sealed")
}

// TestAChoiceThatNoBotMakesIsTold: the host's program makes another choice for a

// bot. The guest's device has the bot choose again, and names the host.

func TestTwoTabsOfAMatchByLink(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 1)
	next := c.awaited(c.pages[at])
	c.send(at, next)
	one := c.pages[next]
	two := one.restart(AtMatch(one.m.Table.Record.ID))
	two.tell(SetSetting{Speed, "once"})
	one.choose()
	two.choose()
	if !two.m.Table.Stale {
		t.Fatal("the second tab does not notice")
	}
	two.tell(ReloadMatch{})
	if two.m.Table.Text() != one.m.Table.Text() {
		t.Fatal("the second tab has another match")
	}
}

func TestTwoPersonsShareADeviceOfAMatchByLink(t *testing.T) {
	t.Parallel()
	c := &circle{t: t, pages: []*page{device(t, 0), device(t, 1)}}
	pair, friend := c.pages[0], c.pages[1]
	pair.tell(Goto{AtNew}, SetSeats{3}, SetKind{0, match.Person}, SetKind{1, match.Vacant}, SetKind{2, match.Person}, StartMatch{})
	if got := pair.kept(); !slices.Equal(got.Mine, []int{0, 2}) || len(got.Keys) != 2 {
		t.Fatalf("%+v", got)
	}
	c.send(0, 1)
	friend.tell(SetMyName{"Bob"}, ClaimSeat{1})
	c.send(1, 0)
	c.begin()
	at, passings, hands := 0, 0, 0
	for range 400 {
		p := c.pages[at]
		table := p.m.Table
		if table.Passing {
			if at == 1 {
				t.Fatal("the friend is alone at the device")
			}
			passings++
			if len(table.Picker.All()) > 0 {
				t.Fatal("choices are shown while the device changes hands")
			}
			p.tell(Ready{})
			continue
		}
		if table.ByLink.Here {
			p.choose()
			continue
		}
		if table.Passing || c.awaited(p) != 1 && at == 0 {
			t.Fatalf("%+v", table.ByLink)
		}
		c.send(at, 1-at)
		at, hands = 1-at, hands+1
	}
	if passings == 0 || hands == 0 {
		t.Fatalf("%d passings, %d hand-overs", passings, hands)
	}
}

// Two rounds of every game go round among friends, with and without standing

// orders. No device shows what its seat may not know, and nobody's device

// finds anything to complain of.

func TestTwoRoundsOfEveryGameByLinksAlone(t *testing.T) {
	t.Parallel()
	usual := func(seat engine.Seat) Message { return UsualOrders{seat} }
	for _, g := range games.All() {
		for _, way := range []struct {
			name string
			kind dice.Kind
			say  func(engine.Seat) Message
		}{{"asked", dice.Chained, nil}, {"ordered", dice.Chained, usual}, {"sealed", dice.Sealed, usual}} {
			t.Run(g.ID()+" "+way.name, func(t *testing.T) {
				t.Parallel()
				seats := min(engine.DefaultSetup(g).Seats, 4)
				c := gatherWith(t, way.kind, seats, way.say, g)
				at, handOvers := 0, 0
				for c.pages[at].m.Table.Round() < 3 && c.awaited(c.pages[at]) >= 0 {
					var n int
					at, n = c.play(at, 1)
					if handOvers += n; handOvers > 1000 {
						t.Fatal("the second round does not end")
					}
					for seat, p := range c.pages {
						table := p.m.Table
						viewer := engine.Seat(seat)
						if !table.match.Known(viewer) {
							viewer = engine.Nobody // its cards are still a guess
						}
						view, err := table.match.State().View(viewer).MarshalJSON()
						if err != nil || !sameText(view, table.State) || table.Passing {
							t.Fatalf("seat %d sees what it may not, or not what it may: %v", seat, err)
						}
					}
				}
				last := c.pages[at].m.Table.match
				ordered := slices.ContainsFunc(last.Log(), func(e match.Entry) bool { return e.Orders })
				if handOvers < 4 || ordered && way.say == nil {
					t.Errorf("handed over %d times; ordered: %v", handOvers, ordered)
				}
				if r, err := match.Verify(last); err != nil || !r.Sound() {
					t.Errorf("the match is not sound: %v", err)
				}
			})
		}
	}
}
