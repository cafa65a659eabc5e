package client

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/shelf"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// circle is devices of friends who have nothing in common but the links that
// they send each other.
type circle struct {
	t     *testing.T
	pages []*page // by seat
}

var names = []string{"Ann", "Bob", "Cid", "Dora", "Eve"}

// device is one more of them.
func device(t *testing.T, number int, games ...engine.Game) *page {
	p := &page{t: t, store: &drawer{texts: map[string]string{}}, chance: uint64(1000 * number), games: games}
	p.start()
	p.tell(SetSpeed{"once"})
	return p
}

// invite sets a match up on the first device, with seats for the others.
func invite(t *testing.T, kind dice.Kind, seats int, games ...engine.Game) *circle {
	t.Helper()
	c := &circle{t: t}
	for n := range seats {
		c.pages = append(c.pages, device(t, n, games...))
	}
	host := c.pages[0]
	host.tell(Goto{AtNew}, SetSeats{seats}, SetName{0, names[0]})
	for n := 1; n < seats; n++ {
		host.tell(SetKind{n, match.Vacant})
	}
	host.tell(SetDice{kind}, StartMatch{})
	if post := host.m.Table.Post; post == nil || post.Lobby == nil || !post.Lobby.In || len(post.Lobby.Vacant) != seats-1 {
		t.Fatalf("the match does not gather: %+v", post)
	}
	return c
}

// gather lets all claim their seats, one after the other, and the host begin.
func gather(t *testing.T, kind dice.Kind, seats int, games ...engine.Game) *circle {
	t.Helper()
	return gatherWith(t, kind, seats, nil, games...)
}

// gatherWith is gather, and each says something to his device before he hands
// the match over for the first time.
func gatherWith(t *testing.T, kind dice.Kind, seats int, say func(engine.Seat) Message, games ...engine.Game) *circle {
	t.Helper()
	c := invite(t, kind, seats, games...)
	tell := func(n int) {
		if say != nil {
			c.pages[n].tell(say(engine.Seat(n)))
		}
	}
	tell(0)
	for n := 1; n < seats; n++ {
		c.send(n-1, n)
		c.pages[n].tell(SetMyName{names[n]}, ClaimSeat{engine.Seat(n)})
		tell(n)
	}
	c.send(seats-1, 0)
	c.begin()
	return c
}

func (c *circle) begin() {
	c.t.Helper()
	host := c.pages[0]
	if post := host.m.Table.Post; post.Lobby == nil || !post.Lobby.Begin {
		c.t.Fatalf("the host cannot begin: %+v", post.Lobby)
	}
	host.tell(BeginMatch{})
	if host.m.Table.Post.Lobby != nil || !host.m.Table.match.Begun() {
		c.t.Fatal("the match does not begin")
	}
}

// link copies the link of the match on a device.
func (p *page) link() string {
	p.t.Helper()
	p.tell(CopyLink{})
	return p.copied[len(p.copied)-1]
}

// open pastes a message.
func (p *page) open(text string) { p.tell(Goto{AtHome}, SetPaste{"Look: " + text + " !"}, OpenPaste{}) }

// send hands the match over.
func (c *circle) send(from, to int) {
	c.t.Helper()
	c.pages[to].open(c.pages[from].link())
}

// awaited is the device on which the match goes on by what a device knows, or
// -1 when it is over.
func (c *circle) awaited(p *page) int { return max(int(p.m.Table.match.Awaits()), -1) }

// choose makes a choice that is neither always the first nor the last.
func (p *page) choose() {
	p.t.Helper()
	t := p.m.Table
	list := t.Picker.All()
	if len(list) == 0 {
		p.t.Fatalf("seat %d has no choice: %+v", t.match.Turn().Seat, t.Post)
	}
	before := t.match.Len()
	p.tell(Press{list[dice.Draw(3, before, len(list))]})
	if t.Asking == EndQuestion {
		p.tell(ConfirmEnd{})
	}
	if t.match.Len() == before {
		p.t.Fatalf("nothing was played: %+v", p.m.Notice)
	}
}

// play passes the match round until it has changed hands so often, or is over,
// and tells how often it has.
func (c *circle) play(at, handOvers int) (int, int) {
	c.t.Helper()
	for n := 0; ; n++ {
		p := c.pages[at]
		if p.m.Table.Past != nil {
			p.tell(EndPast{})
		}
		for p.m.Table.Post.Here {
			p.choose()
		}
		next := c.awaited(p)
		if next < 0 || n == handOvers {
			return at, n
		}
		if !p.m.Table.Post.HandOver {
			c.t.Fatalf("seat %d has done its part and is not to hand over: %+v", at, p.m.Table.Post)
		}
		c.send(at, next)
		if !p.m.Table.Post.Sent {
			c.t.Fatalf("the hand-over to seat %d is not noted", next)
		}
		if q := c.pages[next]; q.m.Screen != Play {
			c.t.Fatalf("seat %d is asked about what seat %d has sent: %s %+v", next, at, q.m.Arrival.Relation, q.m.Arrival.Finding.Doubts)
		}
		at = next
	}
}

// kept is the record of the match at hand as it is stored.
func (p *page) kept() shelf.Record {
	p.t.Helper()
	id := p.m.Table.Record.ID
	r, err := shelf.Read(id, p.store.texts[id])
	if err != nil {
		p.t.Fatal(err)
	}
	return r
}

// restart is the same device after its browser was closed.
func (p *page) restart(fragment string) *page {
	p.t.Helper()
	again := &page{t: p.t, store: p.store, chance: p.chance + 500, games: p.games, fragment: fragment}
	again.start()
	return again
}

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
				if _, ok := r.Secret(engine.Seat(seat)); !ok {
					t.Errorf("seat %d has no secret", seat)
				}
				if n := len(r.Sent); n < 2 || n > shelf.MaxSent {
					t.Errorf("seat %d keeps %d links", seat, n)
				}
				if seat != at && (table.Post.Here || len(table.Picker.All()) > 0 || table.CanUndo || table.CanBack) {
					t.Errorf("seat %d can play what is not its own", seat)
				}
				if table.Holder != engine.Seat(seat) {
					t.Errorf("seat %d sees the view of seat %d", seat, table.Holder)
				}
				for other, q := range c.pages {
					secret, _ := q.kept().Secret(engine.Seat(other))
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

func TestAFriendSeesWhatItIsBeforeHeClaims(t *testing.T) {
	c := invite(t, dice.Chained, 4)
	p := c.pages[1]
	p.open(c.pages[0].link())
	a := p.m.Arrival
	if p.m.Screen != Arrived || a.Lobby == nil || a.Relation != match.Other || !slices.Equal(a.Lobby.Vacant, []engine.Seat{1, 2, 3}) || a.Lobby.In {
		t.Fatalf("%+v", a)
	}
	if a.Lobby.Players[0].Name != "Ann" || a.Lobby.Host != 0 || len(p.store.texts) != 0 {
		t.Fatalf("%+v, %d stored", a.Lobby, len(p.store.texts))
	}
	p.tell(SetMyName{" ann "}, ClaimSeat{1})
	p.wantSaid("new.nameTwice")
	p.tell(SetMyName{strings.Repeat("x", 41)}, ClaimSeat{1})
	p.wantSaid("new.nameLong")
	p.tell(SetMyName{"Bob"}, ClaimSeat{0})
	p.wantSaid("lobby.taken")
	if len(p.store.texts) != 0 {
		t.Fatal("a claim that was refused is stored")
	}
	p.tell(Dismiss{}, ClaimSeat{2})
	table := p.m.Table
	if p.m.Screen != Play || !table.Post.Lobby.In || !table.Post.Plays(2) || !table.Post.HandOver || table.Post.Sent {
		t.Fatalf("screen %d, %+v", p.m.Screen, table.Post)
	}
	if p.m.Settings.Name != "Bob" || p.restart("").m.MyName != "Bob" {
		t.Error("the name is not remembered")
	}
	if len(table.Picker.All()) > 0 || table.BotTurn() || p.asked != nil {
		t.Error("somebody may play before the beginning")
	}
}

func TestWhoHasLookedInCanClaimAtTheTable(t *testing.T) {
	c := invite(t, dice.Chained, 3)
	p := c.pages[1]
	p.open(c.pages[0].link())
	p.tell(AcceptArrival{})
	if post := p.m.Table.Post; post.Lobby == nil || post.Lobby.In || post.HandOver || len(p.kept().Mine) != 0 {
		t.Fatalf("who only looks is in: %+v", post)
	}
	p.hold = true
	p.tell(SetMyName{""}, ClaimSeat{1})
	if p.m.Table.Post.Lobby.In {
		t.Fatal("a claim is shown before it is stored")
	}
	p.release()
	if !p.m.Table.Post.Lobby.In || p.m.Table.Name(p.m.Language(), 1) == "" {
		t.Fatal("a claim without a name is refused")
	}
	p.tell(ClaimSeat{2})
	if got := p.kept(); !slices.Equal(got.Mine, []int{1, 2}) || len(got.Keys) != 2 {
		t.Fatalf("two persons at one device: %+v", got)
	}
}

func TestTheHostPostsOneLinkToAll(t *testing.T) {
	c := invite(t, dice.Chained, 4)
	posted := c.pages[0].link()
	var back []string
	for n := 1; n < 4; n++ {
		c.pages[n].open(posted)
		c.pages[n].tell(SetMyName{names[n]}, ClaimSeat{engine.Seat(n)})
		back = append(back, c.pages[n].link())
	}
	for i, n := range []int{2, 0, 1} {
		c.pages[0].open(back[n])
		post := c.pages[0].m.Table.Post
		if c.pages[0].m.Screen != Play || len(post.Lobby.Vacant) != 2-i {
			t.Fatalf("after %d claims %v are free", i+1, post.Lobby.Vacant)
		}
	}
	if len(c.pages[0].store.texts) != 1 {
		t.Fatal("the claims are kept as matches of their own")
	}
	c.begin()
	if at, n := c.play(0, 12); n != 12 {
		t.Fatalf("handed over %d times, to %d", n, at)
	}
}

func TestASeatClaimedTwiceIsAskedAbout(t *testing.T) {
	c := invite(t, dice.Chained, 3)
	posted := c.pages[0].link()
	c.pages[1].open(posted)
	c.pages[1].tell(SetMyName{"Bob"}, ClaimSeat{1})
	c.pages[2].open(posted)
	c.pages[2].tell(SetMyName{"Cid"}, ClaimSeat{1})
	host := c.pages[0]
	host.open(c.pages[1].link())
	host.open(c.pages[2].link())
	if a := host.m.Arrival; host.m.Screen != Arrived || len(a.Finding.Clashes) != 1 || a.Finding.Clashes[0].Seat != 1 {
		t.Fatalf("screen %d: %+v", host.m.Screen, a.Finding)
	}
	host.tell(AcceptArrival{})
	if h := host.m.Table.Header(); h.Players[1].Name != "Bob" {
		t.Fatalf("the seat of Bob went to %q", h.Players[1].Name)
	}
	// Cid hears of it, and finds that the seat is Bob's.
	cid := c.pages[2]
	cid.open(host.link())
	if cid.m.Screen != Arrived || !cid.m.Arrival.doubtful() {
		t.Fatalf("Cid is not told: %+v", cid.m.Arrival.Finding)
	}
	cid.tell(ReplaceKept{})
	if post := cid.m.Table.Post; post.Plays(1) || len(post.Lost) > 0 || len(cid.kept().Keys) != 0 {
		t.Fatalf("Cid keeps the seat: %+v", post)
	}
	cid.tell(ClaimSeat{2})
	host.open(cid.link())
	c.begin()
}

func TestSomeoneElsesTurnIsPlayedOut(t *testing.T) {
	c := gather(t, dice.Chained, 4)
	watcher := c.pages[3]
	at, _ := c.play(0, 3)
	for at == 3 || c.awaited(c.pages[at]) == 3 || c.pages[at].m.Table.match.Len() < watcher.m.Table.match.Len()+25 {
		at, _ = c.play(at, 1)
	}
	watcher.tell(SetSpeed{"normal"})
	before := watcher.m.Table.match.Len()
	watcher.open(c.pages[at].link())
	table := watcher.m.Table
	if watcher.m.Screen != Play || table.Past == nil || !table.Past.Running || table.Past.From > before {
		t.Fatalf("screen %d, %+v", watcher.m.Screen, table.Past)
	}
	if all, _ := table.match.Replay(table.Past.At).View(3).MarshalJSON(); !sameText(all, table.State) {
		t.Fatal("what is shown is not what was last seen")
	}
	var told []engine.Event
	steps, from := 0, table.Past.From
	for table.Past != nil {
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
	if again.m.Table.Past != nil || len(again.m.Table.News) > 0 {
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
	if table.Past != nil || len(table.News) == 0 {
		t.Fatalf("who wants all at once is shown %+v", table.Past)
	}
	p.tell(StepPast{1})
	first := table.Past.At
	p.tell(StepPast{1}, StepPast{-1})
	if table.Past.At != first || table.Past.Running {
		t.Fatalf("a step on and back leads from %d to %d", first, table.Past.At)
	}
	p.tell(StepPast{-1}, StepPast{-1}, StepPast{-1})
	if table.Past.At != table.Past.From || len(table.News) != 0 {
		t.Fatalf("before the first step: %+v", table.Past)
	}
	p.tell(PlayOut{}, EndPast{})
	if table.Past != nil || p.kept().Seen != table.match.Len() {
		t.Fatal("the past cannot be skipped")
	}
	p.tell(SeeNews{})
	if len(table.News) > 0 {
		t.Fatal("the news stay")
	}
}

func TestOwnLinksThatComeBack(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 4)
	p := c.pages[at]
	old, now := p.kept().Sent[0], p.link()
	id := p.m.Table.Record.ID

	p.open(now)
	if p.m.Screen != Play || p.m.Table.Record.ID != id || len(p.store.texts) != 1 {
		t.Fatal("the same link does not open the match")
	}
	p.open(p.m.World.Site + "#" + old.Link)
	if p.m.Screen != Arrived || p.m.Arrival.Relation != match.Older {
		t.Fatalf("screen %d: an older link does not say so", p.m.Screen)
	}
	p.tell(AcceptArrival{})
	if p.m.Table.Record.ID != id || len(p.store.texts) != 1 || !strings.HasSuffix(now, p.m.Table.Text()) {
		t.Fatal("an older link has set the match back")
	}
}

func TestALostMessageIsSentAgain(t *testing.T) {
	c := gather(t, dice.Chained, 4)
	at, _ := c.play(0, 30)
	p := c.pages[at]
	table := p.m.Table
	sent := slices.Clone(table.Record.Sent)
	if len(sent) < 5 {
		t.Fatalf("only %d links are kept", len(sent))
	}
	for i, s := range sent[1:] {
		if s.Choices >= sent[i].Choices {
			t.Fatalf("the newest is not first: %+v", sent)
		}
	}
	p.tell(CopyAgain{3}, SendAgain{0}) // what is sent again is the newest
	if got := p.copied[len(p.copied)-1]; !strings.HasSuffix(got, sent[3].Link) || p.shared[0].URL != got || p.shared[0].Text != p.m.SentMessage(table, 0) {
		t.Fatalf("sent again: %q, %+v", got, p.shared)
	}
	if now := table.Record.Sent; now[0].Link != sent[3].Link || len(now) != len(sent) {
		t.Fatalf("%d links after %d", len(now), len(sent))
	}
	if p.m.SentMessage(table, 0) == "" || p.m.SentMessage(table, 99) != "" {
		t.Fatal("no message goes with it")
	}
	p.tell(SendAgain{99}, CopyAgain{-1})
	if len(p.shared) != 1 {
		t.Fatal("a link that is not kept is sent")
	}
}

func TestWhoChangesHisMindHasHandedNothingOver(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 2)
	p := c.pages[at]
	sent := len(p.kept().Sent)
	p.shy = true
	p.tell(ShareLink{})
	if p.m.Table.Post.Sent || len(p.kept().Sent) != sent {
		t.Fatal("it is noted as handed over")
	}
	p.shy = false
	p.tell(ShareLink{})
	if !p.m.Table.Post.Sent || p.kept().Sent[0].Link != p.m.Table.Text() || p.kept().Sent[0].Choices != p.m.Table.match.Len() {
		t.Fatal("it is not noted as handed over")
	}
}

func TestAMatchIsHandedOverAsACodeOrAFile(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 2)
	p := c.pages[at]
	p.tell(ShowCode{})
	if !p.m.Table.Code || !p.m.Table.Post.Sent {
		t.Fatalf("a code that is shown has been handed over: %+v", p.m.Table.Post)
	}
	p.tell(Escape{})
	if p.m.Table.Code {
		t.Fatal("the code stays")
	}
	p.tell(SaveLink{})
	f := p.files[0]
	next := c.pages[c.awaited(p)]
	next.file = f.Bytes
	next.tell(Goto{AtHome}, ImportFile{})
	if !strings.HasSuffix(f.Name, ".txt") || next.m.Screen != Play || !next.m.Table.Post.Here || next.m.Table.Text() != p.m.Table.Text() {
		t.Fatalf("%s: screen %d", f.Name, next.m.Screen)
	}
}

func TestTheMessageSaysWhatHappened(t *testing.T) {
	c := invite(t, dice.Chained, 3)
	host := c.pages[0]
	if got := host.m.Message(host.m.Table); !strings.Contains(got, "2 seats") {
		t.Errorf("the invitation: %q", got)
	}
	for n := 1; n < 3; n++ {
		c.send(0, n)
		c.pages[n].tell(SetMyName{names[n]}, ClaimSeat{engine.Seat(n)})
		c.send(n, 0)
	}
	if got := host.m.Message(host.m.Table); !strings.Contains(got, "Ann") {
		t.Errorf("all are in: %q", got)
	}
	c.begin()
	at, _ := c.play(0, 8)
	p := c.pages[at]
	next := p.m.Table.Name(p.m.Language(), p.m.Table.Post.Awaits)
	for _, code := range []string{"en", "es", "it"} {
		p.tell(SetLanguage{code})
		got := p.m.Message(p.m.Table)
		if !strings.Contains(got, next) || !strings.Contains(got, "Britannia") || strings.ContainsAny(got, "{}") || len([]rune(got)) > 240 {
			t.Errorf("%s: %q", code, got)
		}
	}
}

func TestWeightyEventsAreTold(t *testing.T) {
	names := britannia.Revised().Lexicon().Events
	event := func(name string, count int16) engine.Event {
		return engine.Event{Kind: uint8(slices.Index(names, name)), Count: count}
	}
	list := []engine.Event{event("die", 6), event("battleEnd", 1), event("submit", 2), event("march", 3), event("battleEnd", 4), event("die", 5)}
	if got := weightiest(list, names); !slices.Equal(got, []engine.Event{list[2], list[4]}) {
		t.Errorf("told is %+v", got)
	}
	if got := weightiest(list[5:], names); len(got) > 0 {
		t.Errorf("of dice is told %+v", got)
	}
}

func TestEveryWeightIsOfAnEvent(t *testing.T) {
	known := map[string]bool{}
	for _, g := range games.All() {
		for _, name := range g.Lexicon().Events {
			known[name] = true
		}
	}
	for name := range weights {
		if !known[name] {
			t.Errorf("no game has an event %s", name)
		}
	}
}

func TestAForkIsShownAndAskedAbout(t *testing.T) {
	for _, c := range []struct {
		name    string
		message Message
		stored  int
		theirs  bool // what the table shows afterwards
	}{
		{"kept beside", AcceptArrival{}, 2, true},
		{"in its place", ReplaceKept{}, 1, true},
		{"left alone", Goto{AtHome}, 1, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			friends := gather(t, dice.Chained, 3)
			at, _ := friends.play(0, 3)
			cheat, next := friends.pages[at], friends.awaited(friends.pages[at])
			// The one who is to play next gets the match, and so does the cheat's
			// second self, who plays his tenure again.
			p := friends.pages[next]
			before := cheat.kept()
			friends.send(at, next)
			kept := p.m.Table.Text()
			again := another(t, friends, at, before.Sent[0].Link)
			p.open(again)
			a := p.m.Arrival
			if p.m.Screen != Arrived || a.Relation != match.Fork || !a.doubtful() {
				t.Fatalf("screen %d, %+v", p.m.Screen, a.Finding)
			}
			position, ours, theirs := a.Fork()
			if ours == theirs || ours.Holder < 0 || position.Turn().Over() {
				t.Fatalf("they part by %+v and %+v", ours, theirs)
			}
			p.tell(c.message)
			if len(p.store.texts) != c.stored {
				t.Fatalf("%d stored", len(p.store.texts))
			}
			if c.theirs && (!strings.HasSuffix(again, p.m.Table.Text()) || !p.m.Table.Post.Plays(engine.Seat(next)) || len(p.m.Table.Post.Lost) > 0) {
				t.Fatalf("the table shows another match, or its seat is lost: %+v", p.m.Table.Post)
			}
			if !c.theirs && p.kept().Link != kept {
				t.Fatal("unasked, the kept match was overwritten")
			}
		})
	}
}

// another is a link in which a seat plays its last tenure in another way: from
// the link with which it was handed the match.
func another(t *testing.T, c *circle, at int, not string) string {
	t.Helper()
	r := c.pages[at].kept()
	secret, _ := r.Secret(engine.Seat(at))
	known, err := link.Decode(r.Link, c.pages[at].m.World.Shelf)
	if err != nil {
		t.Fatal(err)
	}
	begun := known.Len()
	for begun > 0 && known.Log()[begun-1].Holder == engine.Seat(at) {
		begun--
	}
	for try := uint64(0); try < 50; try++ {
		m := rebuild(t, known, begun)
		if err := m.Hold(engine.Seat(at), secret); err != nil {
			t.Fatal(err)
		}
		for !m.Turn().Over() && m.Awaits() == engine.Seat(at) {
			if _, err := m.Do(dice.Draw(77+try, m.Len(), len(m.Legal()))); err != nil {
				t.Fatal(err)
			}
		}
		text, err := link.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		if n := match.Parting(m, known); text != not && n < min(m.Len(), known.Len()) {
			return text
		}
	}
	t.Fatal("the seat has no other way to play")
	return ""
}

// rebuild is a match after its first choices, as the seats had it then; some
// are bound to other chains.
func rebuild(t *testing.T, m *match.Match, choices int, swapped ...engine.Seat) *match.Match {
	t.Helper()
	h, err := m.Header()
	if err != nil {
		t.Fatal(err)
	}
	again, err := match.Invite(m.Game(), h.Setup, h.Players, h.Host, h.Dice)
	if err != nil {
		t.Fatal(err)
	}
	for n := range h.Players {
		seat := engine.Seat(n)
		newest, token, ok := m.Pledged(seat)
		if !ok {
			continue
		}
		if slices.Contains(swapped, seat) {
			token[0]++
		}
		if err := again.Pledge(seat, newest, token); err != nil {
			t.Fatal(err)
		}
	}
	if err := again.Begin(); err != nil {
		t.Fatal(err)
	}
	for again.Len() < choices {
		if _, err := again.Do(int(m.Log()[again.Len()].Rank)); err != nil {
			t.Fatal(err)
		}
	}
	return again
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
	if before.m.Table.match.Len() != seen || !before.m.Table.Post.Here {
		t.Fatal("what was not stored is shown")
	}
	// Killed once it was stored: it has happened, and is told.
	if err := p.store.save(p.held[0].Record); err != nil {
		t.Fatal(err)
	}
	after := p.restart(AtMatch(table.Record.ID))
	if got := after.m.Table; got.match.Len() <= seen || got.Record.Seen != seen || got.Past == nil && len(got.News) == 0 {
		t.Fatalf("%d choices of %d, seen %d", got.match.Len(), seen, got.Record.Seen)
	}
	if after.m.Table.Past != nil {
		after.tell(EndPast{})
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
	if table.Kept == nil || !table.Post.Lobby.In || len(p.store.texts) != 0 {
		t.Fatalf("%v: %+v", table.Kept, table.Post)
	}
	claimed := p.link()
	c.pages[2].open(claimed)
	c.pages[2].tell(SetMyName{"Cid"}, ClaimSeat{2})
	c.pages[0].open(c.pages[2].link())
	c.begin()
	at, _ := c.play(0, 1)
	for at != 1 {
		if at, _ = c.play(at, 1); len(c.pages[at].m.Table.Post.Lost) > 0 {
			t.Fatal("the key is lost while the page is open")
		}
	}
	if !p.m.Table.Post.HandOver && !p.m.Table.Post.Here {
		t.Fatalf("%+v", p.m.Table.Post)
	}
	p.store.failing = nil
	p.tell(SeeNews{})
	if p.m.Table.Kept != nil || len(p.store.texts) != 1 || len(p.kept().Keys) != 1 {
		t.Fatalf("once there is room: %v, %d stored", p.m.Table.Kept, len(p.store.texts))
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
	post := p.m.Table.Post
	if post.Here || !slices.Equal(post.Lost, []engine.Seat{engine.Seat(next)}) || len(p.m.Table.Picker.All()) > 0 {
		t.Fatalf("without its key a seat plays: %+v", post)
	}
	p.file = backup
	p.tell(ImportFile{})
	p.tell(Goto{AtHome}, Goto{AtMatch(r.ID)})
	if post := p.m.Table.Post; !post.Here || len(post.Lost) > 0 || len(p.store.texts) != 1 {
		t.Fatalf("the backup brings no key: %+v, said %v", post, p.said())
	}
	p.choose()
}

func TestABackupOpensOnAnotherDevice(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 4)
	p := c.pages[at]
	p.tell(ExportAll{})
	other := device(t, 9)
	other.file = p.files[0].Bytes
	other.tell(ImportFile{})
	if len(other.store.texts) != 1 {
		t.Fatalf("%d stored, said %v", len(other.store.texts), other.said())
	}
	other.tell(Goto{AtMatch(other.m.Records[0].ID)})
	post := other.m.Table.Post
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
	if post := table.Post; post.Here || post.HandOver || len(post.Mine) > 0 || len(table.Picker.All()) > 0 || table.Curtain {
		t.Fatalf("%+v", post)
	}
	if len(table.News) > 0 || table.Past != nil {
		t.Fatal("what a stranger never saw is told as news")
	}
	stranger.tell(Press{table.match.Legal()[0]}, AdoptSeat{0}, SetSeat{0, match.Easy}, UsualOrders{0})
	if table.match.Len() != c.pages[at].m.Table.match.Len() || len(table.Post.Mine) > 0 || stranger.asked != nil {
		t.Fatal("a stranger has played")
	}
}

func TestWithDiceByHandASeatIsWhoSaysSo(t *testing.T) {
	c := gather(t, dice.ByHand, 3)
	at, _ := c.play(0, 3)
	next := c.awaited(c.pages[at])
	fresh := device(t, 9)
	fresh.open(c.pages[at].link())
	fresh.tell(AcceptArrival{})
	if fresh.m.Table.Post.Here {
		t.Fatal("a seat plays here unasked")
	}
	fresh.tell(AdoptSeat{engine.Seat(next)})
	if !fresh.m.Table.Post.Here || len(fresh.m.Table.Picker.All()) == 0 || !slices.Equal(fresh.kept().Mine, []int{next}) {
		t.Fatalf("%+v", fresh.m.Table.Post)
	}
	fresh.choose()
}

func TestUndoEndsWhereOthersHaveSeenIt(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at := 0
	for n := 0; !c.pages[at].m.Table.CanUndo; n++ {
		if p := c.pages[at]; p.m.Table.Post.Here {
			p.choose()
		} else {
			next := c.awaited(p)
			c.send(at, next)
			at = next
		}
		if n > 200 {
			t.Fatal("nothing can ever be undone")
		}
	}
	p := c.pages[at]
	n := p.m.Table.match.Len()
	p.tell(CopyLink{})
	if p.m.Table.CanUndo {
		t.Fatal("what was sent can be undone")
	}
	p.tell(Undo{}, TakeBack{})
	if p.m.Table.match.Len() != n {
		t.Fatal("what was sent is undone")
	}
}

// settled gathers three friends with standing orders; those of Bob settle all.
func settled(t *testing.T) *circle {
	t.Helper()
	c := invite(t, dice.Chained, 3, obliging{britannia.Revised()})
	for n := 1; n < 3; n++ {
		c.send(n-1, n)
		c.pages[n].tell(SetMyName{names[n]}, ClaimSeat{engine.Seat(n)})
		if n == 1 {
			c.pages[n].tell(UsualOrders{1})
			if c.pages[n].m.Table.OrdersWait(1) {
				t.Fatal("before anything is handed over orders wait")
			}
		}
	}
	c.send(2, 0)
	c.begin()
	return c
}

func TestStandingOrdersAreObeyed(t *testing.T) {
	c := settled(t)
	at := 0
	for range 8 {
		if at, _ = c.play(at, 1); at == 1 {
			t.Fatal("Bob, who has settled all, is asked")
		}
	}
	table := c.pages[at].m.Table
	ordered := 0
	for _, e := range table.match.Log() {
		if table.match.Ordered(e) {
			ordered++
		}
	}
	if ordered == 0 || table.match.HandOvers() == 0 {
		t.Fatal("nothing was decided by orders")
	}
	// Bob looks in, and finds nothing to complain of.
	c.send(at, 1)
	if bob := c.pages[1]; bob.m.Screen != Play || bob.m.Table.Post.Here {
		t.Fatalf("screen %d: %+v", bob.m.Screen, bob.m.Arrival.Finding)
	}
}

func TestOrdersTravelOnlyWithTheirSeatsTenure(t *testing.T) {
	c := settled(t)
	at, _ := c.play(0, 4)
	bob := c.pages[1]
	c.send(at, 1)
	bob.tell(SetOrder{1, engine.Order{Policy: policyAll, Side: engine.None, Value: 0}})
	table := bob.m.Table
	if !table.OrdersWait(1) || engine.Settled(table.Orders(1), policyAll, engine.None) != 0 {
		t.Fatalf("orders %+v, waiting: %v", table.Orders(1), table.OrdersWait(1))
	}
	if got := table.match.Orders(1); engine.Settled(got, policyAll, engine.None) != 1 {
		t.Fatalf("the link has them already: %+v", got)
	}
	again := bob.restart(AtMatch(table.Record.ID))
	if !again.m.Table.OrdersWait(1) {
		t.Fatal("the wish is forgotten")
	}
	// The others settle who plays while theirs are at hand.
	p := c.pages[at]
	p.tell(UsualOrders{engine.Seat(at)})
	if !p.m.Table.given() || !p.m.Table.OrdersWait(engine.Seat(at)) {
		t.Fatal("orders do not wait although the match was handed over")
	}
	p.tell(SetOrder{1, engine.Order{Policy: policyAll, Value: 0, Side: engine.None}})
	if len(p.kept().Wishes) > 1 {
		t.Fatal("somebody settles for a seat that is not his")
	}
}

func TestAnOrderInPlaceOfTheOneBefore(t *testing.T) {
	all := engine.Order{Policy: 1, Side: engine.None, Value: 1}
	side := engine.Order{Policy: 1, Side: 4, Value: 2}
	other := engine.Order{Policy: 0, Side: engine.None, Value: 1}
	for _, c := range []struct {
		orders []engine.Order
		o      engine.Order
		want   []engine.Order
	}{
		{nil, all, []engine.Order{all}},
		{[]engine.Order{all}, other, []engine.Order{other, all}},
		{[]engine.Order{all}, side, []engine.Order{all, side}},
		{[]engine.Order{all, side}, engine.Order{Policy: 1, Side: 4, Value: 1}, []engine.Order{all}},
		{[]engine.Order{all, side}, engine.Order{Policy: 1, Side: 4}, []engine.Order{all, {Policy: 1, Side: 4}}},
		{[]engine.Order{all, side}, engine.Order{Policy: 1, Side: engine.None}, []engine.Order{side}},
		{[]engine.Order{all}, engine.Order{Policy: 1, Side: engine.None}, nil},
	} {
		if got := with(c.orders, c.o); !slices.Equal(got, c.want) {
			t.Errorf("%+v with %+v: %+v", c.orders, c.o, got)
		}
	}
}

func TestSealedDiceAreRolledByWhoOpensTheLink(t *testing.T) {
	c := gather(t, dice.Sealed, 3)
	at := 0
	for range 60 {
		p := c.pages[at]
		for p.m.Table.Post.Here {
			p.choose()
		}
		next := c.awaited(p)
		if p.m.Table.match.Turn().Seat != engine.Nature {
			c.send(at, next)
			at = next
			continue
		}
		if !p.m.Table.Post.HandOver {
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

func TestBotsPlayOnTheDeviceOfWhoHasTheMatch(t *testing.T) {
	c := &circle{t: t, pages: []*page{device(t, 0), device(t, 1)}}
	host, guest := c.pages[0], c.pages[1]
	host.tell(Goto{AtNew}, SetSeats{3}, SetKind{1, match.Vacant}, SetKind{2, match.Easy}, StartMatch{})
	c.send(0, 1)
	guest.tell(ClaimSeat{1})
	c.send(1, 0)
	c.begin()
	at, bots, guestBots := 0, 0, 0
	for range 80 {
		p := c.pages[at]
		table := p.m.Table
		switch {
		case table.BotTurn():
			if c.pages[1-at].asked != nil {
				t.Fatal("a bot thinks on two devices")
			}
			for table.BotTurn() {
				p.think()
				p.pass()
			}
			if bots++; at == 1 {
				guestBots++
			}
		case table.Post.Here:
			p.choose()
		case c.awaited(p) < 0:
			t.Fatal("over already")
		default:
			c.send(at, 1-at)
			at = 1 - at
		}
	}
	if bots == 0 || guestBots == 0 {
		t.Fatalf("bots have played %d times, %d with the guest", bots, guestBots)
	}
}

func TestAnOwnSeatIsGivenToABot(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 3)
	next := c.awaited(c.pages[at])
	p := c.pages[next]
	c.send(at, next)
	p.tell(SetSeat{engine.Seat(next), match.Easy}, SetSeat{engine.Seat(at), match.Easy})
	table := p.m.Table
	if !table.BotTurn() || table.Bot(engine.Seat(at)) {
		t.Fatalf("%v play", table.Seats)
	}
	for table.BotTurn() {
		p.think()
		p.pass()
	}
	if table.Post.Here || !table.Post.HandOver {
		t.Fatalf("%+v", table.Post)
	}
	again := p.restart(AtMatch(table.Record.ID))
	if !again.m.Table.Bot(engine.Seat(next)) {
		t.Fatal("who plays is forgotten")
	}
	back := c.awaited(p)
	c.send(next, back)
	if c.pages[back].m.Table.Bot(engine.Seat(next)) {
		t.Fatal("the link tells who plays")
	}
}

func TestTwoTabsOfAMatchByLink(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 1)
	next := c.awaited(c.pages[at])
	c.send(at, next)
	one := c.pages[next]
	two := one.restart(AtMatch(one.m.Table.Record.ID))
	two.tell(SetSpeed{"once"})
	one.choose()
	two.choose()
	if !two.m.Table.Changed {
		t.Fatal("the second tab does not notice")
	}
	two.tell(ReloadMatch{})
	if two.m.Table.Text() != one.m.Table.Text() {
		t.Fatal("the second tab has another match")
	}
}

func TestWhoInvitesMustBeThere(t *testing.T) {
	p := emptyPage(t)
	p.tell(Goto{AtNew})
	if p.m.Setup.ByLink() || !slices.Equal(p.m.Setup.Tiers(), []dice.Kind{dice.Seeded, dice.ByHand}) || p.m.Setup.Tier() != dice.Seeded {
		t.Fatal("the form is of a match by link unasked")
	}
	p.tell(SetKind{0, match.Vacant}, SetKind{1, match.Easy})
	if p.m.Setup.Fault != "new.noHost" {
		t.Fatalf("%q", p.m.Setup.Fault)
	}
	p.tell(StartMatch{})
	if p.m.Screen != New {
		t.Fatal("begun without a host")
	}
	p.tell(SetKind{2, match.Person}, SetName{2, "Zoe"})
	if p.m.Setup.Fault != "" || p.m.Setup.Tier() != dice.Chained || !slices.Equal(p.m.Setup.Tiers(), []dice.Kind{dice.Chained, dice.Sealed, dice.ByHand}) {
		t.Fatalf("%q, %v", p.m.Setup.Fault, p.m.Setup.Tiers())
	}
	p.tell(StartMatch{})
	if h := p.m.Table.Header(); h.Host != 2 || p.m.MyName != "Zoe" || !slices.Equal(p.kept().Mine, []int{2}) {
		t.Fatalf("%+v", h)
	}
}

func TestHandsAreToldToBeReadable(t *testing.T) {
	for _, g := range games.All() {
		p := &page{t: t, store: &drawer{texts: map[string]string{}}, games: []engine.Game{g}}
		p.start()
		if p.tell(Goto{AtNew}); p.m.Setup.Trusting() {
			t.Errorf("%s on one device trusts", g.ID())
		}
		p.tell(SetKind{1, match.Vacant})
		hidden := g.ID() == "brian-boru" || g.ID() == "marcher-lords"
		if p.tell(SetGuard{Trusted}); p.m.Setup.Trusting() != hidden {
			t.Errorf("%s: trusting is %v", g.ID(), !hidden)
		}
		if byHand := slices.Contains(p.m.Setup.Tiers(), dice.ByHand); byHand == g.Lexicon().Dealt {
			t.Errorf("%s: dice by hand: %v", g.ID(), byHand)
		}
	}
}

func TestTwoPersonsShareADeviceOfAMatchByLink(t *testing.T) {
	c := &circle{t: t, pages: []*page{device(t, 0), device(t, 1)}}
	pair, friend := c.pages[0], c.pages[1]
	pair.tell(Goto{AtNew}, SetSeats{3}, SetKind{0, match.Person}, SetKind{1, match.Vacant}, SetKind{2, match.Person}, StartMatch{})
	if got := pair.kept(); !slices.Equal(got.Mine, []int{0, 2}) || len(got.Keys) != 2 {
		t.Fatalf("%+v", got)
	}
	c.send(0, 1)
	friend.tell(ClaimSeat{1})
	c.send(1, 0)
	c.begin()
	at, curtains, hands := 0, 0, 0
	for range 120 {
		p := c.pages[at]
		table := p.m.Table
		if table.Curtain {
			if at == 1 {
				t.Fatal("the friend is alone at his device")
			}
			curtains++
			if len(table.Picker.All()) > 0 {
				t.Fatal("choices are shown while the device changes hands")
			}
			p.tell(Ready{})
			continue
		}
		if table.Post.Here {
			p.choose()
			continue
		}
		if table.Curtain || c.awaited(p) != 1 && at == 0 {
			t.Fatalf("%+v", table.Post)
		}
		c.send(at, 1-at)
		at, hands = 1-at, hands+1
	}
	if curtains == 0 || hands == 0 {
		t.Fatalf("%d curtains, %d hand-overs", curtains, hands)
	}
}

// TestTheRunningLinkIsNotOfAMomentBetween: while a choice is being stored, or an
// absent seat is about to obey its orders, nothing is handed over.
func TestNoLinkOfAMomentBetween(t *testing.T) {
	c := settled(t)
	at := 0
	for n := 0; ; n++ {
		p := c.pages[at]
		if !p.m.Table.Post.Here {
			next := c.awaited(p)
			c.send(at, next)
			at = next
			continue
		}
		p.hold = true
		list := p.m.Table.Picker.All()
		p.tell(Press{list[dice.Draw(3, p.m.Table.match.Len(), len(list))]}, ConfirmEnd{})
		copied := len(p.copied)
		p.tell(CopyLink{}, ShareLink{}, CopyMessage{}, SaveLink{}, ShowCode{})
		if len(p.copied) != copied || len(p.shared) > 0 || len(p.files) > 0 || p.m.Table.Code {
			t.Fatal("what is not stored is handed over")
		}
		p.release()
		if p.m.Table.obeys() {
			t.Fatal("an order waits")
		}
		for _, e := range p.m.Table.match.Log() {
			if p.m.Table.match.Ordered(e) {
				return
			}
		}
		if n > 300 {
			t.Fatal("nobody ever obeys")
		}
	}
}

func TestWhatIsOrderedIsToldWithTheChoice(t *testing.T) {
	c := settled(t)
	at := 0
	for n := 0; n < 300; n++ {
		p := c.pages[at]
		table := p.m.Table
		if !table.Post.Here {
			next := c.awaited(p)
			c.send(at, next)
			at = next
			continue
		}
		before := table.match.Len()
		p.choose()
		log := table.match.Log()[before:]
		if !slices.ContainsFunc(log, table.match.Ordered) {
			continue
		}
		if !slices.Equal(table.News, table.match.EventsSince(before)) {
			t.Fatal("what orders decided is not told with the choice before it")
		}
		if table.CanUndo {
			t.Fatal("what orders decided can be undone")
		}
		return
	}
	t.Fatal("nobody ever obeys")
}

func TestOrdersAreThoseOfAPersonHere(t *testing.T) {
	c := settled(t)
	host := c.pages[0]
	before := host.kept()
	host.tell(UsualOrders{1}, UsualOrders{9}, SetOrder{-1, engine.Order{}})
	if got := host.kept(); got.Link != before.Link || len(got.Wishes) > 0 {
		t.Fatal("somebody settles for another")
	}
	at, _ := c.play(0, 2)
	p := c.pages[at]
	seat := engine.Seat(at)
	p.tell(UsualOrders{seat})
	if got := p.m.Table.Orders(seat); engine.Settled(got, policyAll, 3) != 1 {
		t.Fatalf("usual are %+v", got)
	}
	p.tell(NoOrders{seat})
	if got := p.m.Table.Orders(seat); len(got) != 0 {
		t.Fatalf("nothing settled is %+v", got)
	}
	sides := len(p.m.Table.Game().Lexicon().Sides)
	for n := range match.MaxOrders + 1 {
		p.tell(SetOrder{seat, engine.Order{Policy: uint8(policyVotes + n/sides), Side: int8(n % sides), Value: 1}})
	}
	p.wantSaid("orders.many")
	if n := len(p.m.Table.Orders(seat)); n != match.MaxOrders {
		t.Errorf("%d orders", n)
	}
}

// TestAWishIsGrantedWithTheNextTenure: and then travels.
func TestAWishIsGrantedWithTheNextTenure(t *testing.T) {
	c := settled(t)
	at, _ := c.play(0, 2)
	p := c.pages[at]
	seat := engine.Seat(at)
	c.send(at, c.awaited(p))
	p.tell(UsualOrders{seat})
	if !p.m.Table.OrdersWait(seat) {
		t.Fatal("orders travel in a link that was handed over before")
	}
	now := c.awaited(p)
	for n := 0; now != at; n++ {
		if now, _ = c.play(now, 1); n > 40 {
			t.Fatal("the match does not come back")
		}
	}
	for p.m.Table.Post.Here {
		p.choose()
	}
	if p.m.Table.OrdersWait(seat) || len(p.m.Table.match.Orders(seat)) == 0 {
		t.Fatal("the wish is not granted")
	}
	next := c.awaited(p)
	c.send(at, next)
	if len(c.pages[next].m.Table.match.Orders(seat)) == 0 {
		t.Fatal("the orders do not travel")
	}
}

func TestTheNameOfWhoInvitesIsKnownTheNextTime(t *testing.T) {
	p := device(t, 0)
	p.tell(Goto{AtNew}, SetName{0, "Ann"}, SetKind{1, match.Vacant}, StartMatch{})
	again := p.restart(AtNew)
	if got := again.m.Setup; got.Names[0] != "Ann" || !got.ByLink() {
		t.Fatalf("%q, by link: %v", got.Names[0], got.ByLink())
	}
}

func TestAForgedChoiceIsKeptApart(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 6)
	// Who has the match alters what another device has done: the honest one of
	// that device keeps its own.
	p := c.pages[at]
	victim := c.awaited(p)
	v := c.pages[victim]
	c.send(at, victim)
	kept := v.m.Table.Text()
	m := rebuild(t, v.m.Table.match, 0)
	swapped := rebuild(t, m, 0, engine.Seat(at))
	text, err := link.Encode(swapped)
	if err != nil {
		t.Fatal(err)
	}
	v.open(v.m.World.Site + "#" + text)
	a := v.m.Arrival
	if v.m.Screen != Arrived || !a.Finding.Cheated() {
		t.Fatalf("screen %d: %+v", v.m.Screen, a.Finding)
	}
	v.tell(AcceptArrival{})
	if len(v.store.texts) > 2 {
		t.Fatalf("%d stored", len(v.store.texts))
	}
	found := false
	for id, text := range v.store.texts {
		r, err := shelf.Read(id, text)
		found = found || err == nil && r.Link == kept
	}
	if !found {
		t.Fatal("the kept match is gone")
	}
}

// TestPlayedOnAnotherDeviceOfOnesOwn: it may be innocent, is asked about, and
// then goes on in its place.
func TestPlayedOnAnotherDeviceOfOnesOwn(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 4)
	p := c.pages[at]
	p.tell(ExportAll{})
	second := device(t, 9)
	second.file = p.files[0].Bytes
	second.tell(ImportFile{})
	second.tell(Goto{AtMatch(second.m.Records[0].ID)})
	next := c.awaited(p)
	first := p
	c.pages[at] = second
	c.send(at, next)
	now := next
	for n := 0; now != at; n++ {
		if now, _ = c.play(now, 1); n > 40 {
			t.Fatal("the match does not come back")
		}
	}
	text := second.link()
	first.open(text)
	if a := first.m.Arrival; first.m.Screen != Arrived || a.Relation != match.Continues || !a.doubtful() || a.Finding.Cheated() {
		t.Fatalf("screen %d: %+v", first.m.Screen, first.m.Arrival.Finding)
	}
	first.tell(AcceptArrival{})
	if len(first.store.texts) != 1 || !strings.HasSuffix(text, first.m.Table.Text()) {
		t.Fatalf("%d stored", len(first.store.texts))
	}
}

// Two rounds of every game go round among friends, with and without standing
// orders. Nobody's device shows what his seat may not know, and nobody's device
// finds anything to complain of.
func TestTwoRoundsOfEveryGameByLinksAlone(t *testing.T) {
	usual := func(seat engine.Seat) Message { return UsualOrders{seat} }
	for _, g := range games.All() {
		for _, way := range []struct {
			name string
			kind dice.Kind
			say  func(engine.Seat) Message
		}{{"asked", dice.Chained, nil}, {"ordered", dice.Chained, usual}, {"sealed", dice.Sealed, usual}} {
			t.Run(g.ID()+" "+way.name, func(t *testing.T) {
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
						if err != nil || !sameText(view, table.State) || table.Curtain {
							t.Fatalf("seat %d sees what it may not, or not what it may: %v", seat, err)
						}
					}
				}
				last := c.pages[at].m.Table.match
				ordered := slices.ContainsFunc(last.Log(), last.Ordered)
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

// TestOrdersChangeNothingThatIsUndone: they join the match when it is handed over.
func TestOrdersChangeNothingThatIsUndone(t *testing.T) {
	c := settled(t)
	at := 0
	for n := 0; !c.pages[at].m.Table.CanUndo; n++ {
		if p := c.pages[at]; p.m.Table.Post.Here {
			p.tell(UsualOrders{engine.Seat(at)})
			p.choose()
		} else {
			next := c.awaited(p)
			c.send(at, next)
			at = next
		}
		if n > 200 {
			t.Fatal("nothing can ever be undone")
		}
	}
	p, seat := c.pages[at], engine.Seat(at)
	before := len(p.m.Table.match.Orders(seat))
	p.tell(NoOrders{seat})
	if len(p.m.Table.match.Orders(seat)) != before || len(p.m.Table.Orders(seat)) != 0 || p.m.Table.OrdersWait(seat) {
		t.Fatalf("orders %+v", p.m.Table.Orders(seat))
	}
	p.tell(UsualOrders{seat}, Undo{})
	if got := p.m.Table.match.Orders(seat); len(got) != before {
		t.Fatalf("what is undone has left %+v", got)
	}
	for p.m.Table.Post.Here {
		p.choose()
	}
	if len(p.m.Table.match.Orders(seat)) == 0 || len(p.kept().Wishes) > 0 {
		t.Fatal("the orders are not in the match that is handed over")
	}
}

func TestAMatchUnderAnotherNumberIsDoubted(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 4)
	p := c.pages[at]
	kept := p.m.Table.Text()
	h := p.m.Table.Header()
	h.Dice.Seed++
	m, err := match.Invite(p.m.Table.Game(), h.Setup, h.Players, h.Host, h.Dice)
	if err != nil {
		t.Fatal(err)
	}
	for n := range h.Players {
		first, _ := p.m.Table.match.Token(engine.Seat(n), 0)
		if err := m.Pledge(engine.Seat(n), 0, first); err != nil {
			t.Fatal(err)
		}
	}
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	p.open(p.m.World.Site + "#" + text)
	if a := p.m.Arrival; p.m.Screen != Arrived || a.Relation != match.Other || !a.Finding.Cheated() {
		t.Fatalf("screen %d: %+v", p.m.Screen, a)
	}
	p.tell(ReplaceKept{})
	if len(p.store.texts) != 2 || len(p.m.Table.Post.Mine) > 0 {
		t.Fatalf("%d stored, of which %v plays here", len(p.store.texts), p.m.Table.Post.Mine)
	}
	if r := p.m.Records[1]; r.Link != kept {
		t.Fatal("the kept match is another")
	}
}

// TestOrdersOfAnotherSeatHereWaitForItsTenure: two persons share a device.
func TestOrdersOfAnotherSeatHereWaitForItsTenure(t *testing.T) {
	c := &circle{t: t, pages: []*page{device(t, 0, obliging{britannia.Revised()}), device(t, 1, obliging{britannia.Revised()})}}
	pair, friend := c.pages[0], c.pages[1]
	pair.tell(SetCurtain{"never"}, Goto{AtNew}, SetSeats{3}, SetKind{0, match.Person}, SetKind{1, match.Vacant}, SetKind{2, match.Person}, StartMatch{})
	c.send(0, 1)
	friend.tell(ClaimSeat{1})
	c.send(1, 0)
	c.begin()
	pair.tell(UsualOrders{0}, UsualOrders{2})
	at, had := 0, map[engine.Seat]bool{}
	for n := 0; len(had) < 2; n++ {
		p := c.pages[at]
		if p.m.Table.Post.Here {
			p.choose()
			continue
		}
		if at == 0 {
			for _, e := range pair.m.Table.match.Log() {
				had[e.Holder] = had[e.Holder] || e.Holder != 1
			}
			delete(had, 1)
			for _, seat := range []engine.Seat{0, 2} {
				if settled := len(pair.m.Table.match.Orders(seat)) > 0; settled != had[seat] {
					t.Fatalf("seat %d has had the match: %v; it has settled: %v", seat, had[seat], settled)
				}
			}
		}
		if c.send(at, 1-at); c.pages[1-at].m.Screen != Play {
			t.Fatalf("asked about: %+v", c.pages[1-at].m.Arrival.Finding)
		}
		if at = 1 - at; n > 300 {
			t.Fatal("the seats of the pair do not both play")
		}
	}
}
