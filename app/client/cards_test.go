package client

import (
	"slices"
	"testing"
	"time"

	"bretwalda/app/botworker/worker"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// scene is what a page has shown its player.
type scene struct {
	choices int
	seat    engine.Seat
	shown   string
	known   bool // the player's cards were known
}

// scenes is what all pages show now.
func (c *circle) scenes() []scene {
	c.t.Helper()
	var list []scene
	for seat, p := range c.pages {
		t := p.m.Table
		if t == nil || !t.Live() || t.ByLink.Lobby != nil {
			continue
		}
		seat := engine.Seat(seat)
		list = append(list, scene{t.match.Len(), seat, c.text(t.State), t.match.Known(seat)})
	}
	return list
}

func (c *circle) text(s engine.State) string {
	c.t.Helper()
	b, err := s.MarshalJSON()
	if err != nil {
		c.t.Fatal(err)
	}
	return string(b)
}

// opened is the match of a link.
func opened(t *testing.T, text string) *match.Match {
	t.Helper()
	m, err := link.Decode(text, games.Revisions())
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestProtectedHandsAreShownToTheirOwnersAlone: four devices with nothing but links
// play until two rounds are open. All that they have shown then proves true, and
// was what the seat might know.
func TestProtectedHandsAreShownToTheirOwnersAlone(t *testing.T) {
	t.Parallel()
	c := gather(t, dice.Chained, 4, brianboru.HighKing())
	if h := c.pages[0].m.Table.Header(); !h.HiddenHands {
		t.Fatalf("hands are not protected: %+v", h)
	}
	var scenes []scene
	at, longest := 0, 0
	open := func() int {
		n := 0
		for _, r := range c.pages[at].m.Table.match.Hands() {
			if r.Open {
				n++
			}
		}
		return n
	}
	for open() < 2 {
		scenes = append(scenes, c.scenes()...)
		at, _ = c.play(at, 1)
		longest = max(longest, len(c.pages[at].m.Table.Text()))
		m := c.pages[at].m.Table.match
		if round, _ := m.State().(*brianboru.State).Hands(); round > 0 && !m.Hands()[round-1].Open {
			for other := range c.pages {
				if other != at && m.Known(engine.Seat(other)) {
					t.Fatalf("the device of seat %d knows the cards of seat %d", at, other)
				}
			}
		}
	}
	if longest > MaxMessage {
		t.Errorf("a link of %d characters", longest)
	}
	truth := opened(t, c.pages[at].m.Table.Text())
	last := 0 // of the second round
	for n := range truth.Len() {
		if engine.RoundOf(truth.Replay(n)) <= 2 {
			last = n
		}
	}
	own, others := 0, 0
	for _, s := range scenes {
		viewer := s.seat
		if !s.known {
			viewer = engine.Nobody
			others++
		}
		if s.choices > last {
			continue
		}
		if own++; c.text(truth.Replay(s.choices).View(viewer)) != s.shown {
			t.Fatalf("after %d choices the page of seat %d has shown what is not so", s.choices, s.seat)
		}
	}
	t.Logf("%d scenes, %d before the cards were known; links up to %d characters", own, others, longest)
	if own < 40 || others == 0 {
		t.Errorf("only %d scenes, of %d the cards were not known", own, others)
	}
}

// TestHandsAreProtectedUnlessTheyCannotBe tests the offers and words of the form.
func TestHandsAreProtectedUnlessTheyCannotBe(t *testing.T) {
	p := device(t, 0, brianboru.HighKing())
	p.tell(Goto{AtNew}, SetSeats{3}, SetKind{1, match.Vacant}, SetKind{2, match.Vacant})
	s := &p.m.Setup
	if s.Guard() != Protected || s.Trusting() || s.Unprotected() {
		t.Fatalf("guard %d of %v", s.Guard(), s.Guards())
	}
	p.tell(SetGuard{Trusted})
	if s.Guard() != Trusted || !s.Trusting() || s.Unprotected() {
		t.Fatalf("guard %d of %v", s.Guard(), s.Guards())
	}
	p.tell(SetGuard{Protected}, SetKind{2, match.Easy})
	if s.Guard() != Trusted || !s.Unprotected() {
		t.Fatalf("with a bot: guard %d of %v", s.Guard(), s.Guards())
	}
	p.tell(StartMatch{})
	if p.m.Table.Header().HiddenHands || p.m.Table.ByLink.Cards != nil {
		t.Fatal("a bot has protected hands")
	}
	p.tell(Goto{AtNew}, SetKind{1, match.Easy})
	if s.Guard() != NoGuard || s.Trusting() || s.Unprotected() {
		t.Fatalf("on one device: guard %d of %v", s.Guard(), s.Guards())
	}
}

// alter changes a link on its way.
func alter(t *testing.T, text string, change func(m *match.Match)) string {
	t.Helper()
	m := opened(t, text)
	change(m)
	altered, err := link.Encode(m)
	if err != nil || altered == text {
		t.Fatalf("nothing is altered: %v", err)
	}
	return altered
}

// noted plays until a seat has noted its cards of the first round.
func (c *circle) noted(seat int) (at int) {
	c.t.Helper()
	for len(c.pages[at].m.Table.match.Hands()[0].Notes[seat]) == 0 {
		at, _ = c.play(at, 1)
	}
	return at
}

func TestAlteredCardsAreNoticed(t *testing.T) {
	c := gather(t, dice.Chained, 3, brianboru.HighKing())
	at := c.noted(1)
	for c.pages[at].m.Table.match.Len() <= c.pages[1].m.Table.match.Len() || at == 1 {
		at, _ = c.play(at, 1)
	}
	p := c.pages[1]
	kept := p.m.Table.Text()
	p.open(alter(t, c.pages[at].link(), func(m *match.Match) {
		noted := m.Hands()[0].Notes[1]
		noted[0] = (noted[0] + 1) % 25
	}))
	a := p.m.Arrival
	if p.m.Screen != Arrived || !slices.ContainsFunc(a.Finding.Doubts, func(d match.Doubt) bool { return d.Kind == match.Tampered && d.Seat == 1 }) || !slices.Equal(a.Altered(), []engine.Seat{1}) {
		t.Fatalf("screen %d: %+v", p.m.Screen, a)
	}
	if got := p.m.Records[0].Link; got != kept {
		t.Fatal("the kept match is another")
	}
}

// TestACheatWithAnotherCardIsNamed: a card passed on by a cheat is read, complained
// of or found out when the keys are shown; then nobody plays on.
func TestACheatWithAnotherCardIsNamed(t *testing.T) {
	c := gather(t, dice.Chained, 3, brianboru.HighKing())
	at := 0
	for len(c.pages[at].m.Table.match.Hands()[0].Passed) == 0 {
		at, _ = c.play(at, 1)
	}
	text := alter(t, c.pages[at].m.Table.Text(), func(m *match.Match) {
		told := m.Hands()[0].Passed[0]
		told[0] = (told[0] + 1) % 25
	})
	r := c.pages[at].kept()
	r.Link = text
	c.pages[at].store.texts[r.ID] = r.Text()
	c.pages[at] = c.pages[at].restart(AtMatch(r.ID))
	c.pages[at].tell(SetSetting{Speed, "once"})
	for n := 0; ; n++ {
		if n > 60 {
			t.Fatal("the cheat is not found out")
		}
		if !c.pages[at].m.Table.Live() {
			c.pages[at].tell(EndReplay{})
		}
		table := c.pages[at].m.Table
		cards := table.ByLink.Cards
		if cards.Cheat != nil {
			if cards.Cheat.Round != 1 || cards.Cheat.Misdeed != match.PassedOther {
				t.Fatalf("named for another thing: %v", cards.Cheat)
			}
			break
		}
		for table.ByLink.Here {
			c.pages[at].choose()
		}
		next := c.awaited(c.pages[at])
		if table.ByLink.Cards.Cheat != nil || next < 0 {
			continue
		}
		c.send(at, next)
		if c.pages[next].m.Screen == Arrived {
			c.pages[next].tell(ReplaceStored{})
		}
		at = next
	}
	table := c.pages[at].m.Table
	if table.ByLink.Here || len(table.Picker.All()) > 0 {
		t.Error("the match goes on with a cheat")
	}
	if audit := table.Audit(); audit.Cheat == nil || *audit.Cheat != *table.ByLink.Cards.Cheat {
		t.Errorf("the audit says %+v", audit)
	}
	again := c.pages[at].restart(AtMatch(table.Record.ID))
	if got := again.m.Table.ByLink.Cards.Cheat; got == nil {
		t.Error("the cheat is forgotten when the page is opened again")
	}
}

// TestACardThatIsNotKnownIsNotShown: a device without its key plays nothing, and
// shows what everybody may see.
func TestACardThatIsNotKnownIsNotShown(t *testing.T) {
	c := gather(t, dice.Chained, 3, brianboru.HighKing())
	at := c.noted(1)
	for c.awaited(c.pages[at]) != 1 || at == 1 {
		at, _ = c.play(at, 1)
	}
	c.send(at, 1)
	r := c.pages[1].kept()
	r.Keys = nil
	c.pages[1].store.texts[r.ID] = r.Text()
	table := c.pages[1].restart(AtMatch(r.ID)).m.Table
	if !slices.Equal(table.ByLink.Lost, []engine.Seat{1}) || table.ByLink.Here || len(table.Picker.All()) > 0 {
		t.Fatalf("without its key a seat plays: %+v", table.ByLink)
	}
	if c.text(table.State) != c.text(table.match.State().View(engine.Nobody)) {
		t.Error("guessed cards are shown")
	}
}

// TestHintsAreFromTheOwnHand: the hint bot gets the key of the seat, and no link
// does.
func TestHintsAreFromTheOwnHand(t *testing.T) {
	c := inviteTo(t, dice.Chained, 3, true, brianboru.HighKing())
	c.claim(nil)
	at := 0
	for hints := 0; hints < 6; {
		p := c.pages[at]
		if !p.m.Table.Live() {
			p.tell(EndReplay{})
		}
		for p.m.Table.ByLink.Here && hints < 6 {
			if p.m.Table.Reviewable() {
				t.Fatal("a match under way is reviewed by guessed cards")
			}
			p.tell(AskHint{})
			q := p.asked.Question
			q.Limit = time.Minute
			q.Kind = match.Easy
			a := worker.New(p.games).Think(q, func() bool { return false })
			if a.Fault != "" {
				t.Fatal(a.Fault)
			}
			p.tell(Thought{a})
			hint := p.m.Table.Hint
			if hint == nil || !slices.Contains(p.m.Table.Picker.All(), hint.Choice) {
				t.Fatalf("the hint is no choice of the seat: %+v", hint)
			}
			q.Key = dice.Token{}
			if worker.New(p.games).Think(q, func() bool { return false }).Fault == "" {
				t.Fatal("a hint without the key of the seat")
			}
			hints++
			p.choose()
		}
		if next := c.awaited(p); next != at {
			c.send(at, next)
			at = next
		}
	}
}

// TestTheHostPostsProtectedHandsToAll: claims that cross cost some of their masks;
// who has only a part in dealing gets the match for it, and hands it on.
func TestTheHostPostsProtectedHandsToAll(t *testing.T) {
	c := invite(t, dice.Chained, 4, brianboru.HighKing())
	posted := c.pages[0].link()
	var back []string
	for n := 1; n < 4; n++ {
		c.pages[n].open(posted)
		c.pages[n].tell(SetMyName{names[n]}, ClaimSeat{engine.Seat(n)})
		back = append(back, c.pages[n].link())
	}
	for _, text := range back {
		c.pages[0].open(text)
	}
	c.begin()
	at, parts := 0, 0
	for n := 0; n < 30; n++ {
		if post := c.pages[at].m.Table.ByLink; !post.Here && post.Cards.Part {
			parts++
			if post.Awaits == engine.Seat(at) || !post.HandOver {
				t.Fatalf("seat %d keeps the match: %+v", at, post)
			}
		}
		at, _ = c.play(at, 1)
	}
	if parts == 0 || c.pages[at].m.Table.match.Len() < 20 {
		t.Errorf("%d parts in dealing, %d choices", parts, c.pages[at].m.Table.match.Len())
	}
}

// TestTheLastHandsAreAudited: when the game is over the match goes round once
// more for the keys of the last round.
func TestTheLastHandsAreAudited(t *testing.T) {
	t.Parallel()
	c := gather(t, dice.Chained, 3, brianboru.HighKing())
	at := 0
	for c.awaited(c.pages[at]) >= 0 {
		at, _ = c.play(at, 1)
	}
	asked := 0
	for len(c.pages[at].m.Table.ByLink.Cards.Keys) > 0 {
		if asked++; asked > 3 {
			t.Fatalf("asked for keys again and again: %v", c.pages[at].m.Table.ByLink.Cards.Keys)
		}
		next := int(c.pages[at].m.Table.ByLink.Cards.Keys[0])
		if next == at || !c.pages[at].m.Table.ByLink.HandOver {
			t.Fatalf("seat %d: %+v", at, c.pages[at].m.Table.ByLink)
		}
		c.send(at, next)
		if p := c.pages[next]; !p.m.Table.Live() {
			p.tell(EndReplay{})
		}
		at = next
	}
	audit := c.pages[at].m.Table.Audit()
	if audit.Cheat != nil || audit.Err != nil || audit.Open == 0 || audit.Open != audit.Rounds {
		t.Errorf("%+v", audit)
	}
	p := c.pages[at]
	if p.tell(OpenDrawer{ReviewDrawer}); p.asked == nil {
		t.Fatal("nobody is asked what decided the game, though all hands are open")
	}
	if p.think(); ReviewOf(p.m.Table) == nil {
		t.Error("what decided the game is not told where its last key came")
	}
}

// TestAForkTellsNoSecretChoice: which cards another has kept is a guess here.
func TestAForkTellsNoSecretChoice(t *testing.T) {
	c := gather(t, dice.Chained, 3, brianboru.HighKing())
	at, told := 0, 0
	for n := 0; n < 12; n++ {
		before := opened(t, c.pages[at].m.Table.Text())
		a := Arrival{Match: before}
		a.Finding.Parting = before.Len()
		packet, _ := before.State().(*brianboru.State).Keeps()
		if secret := a.Secret(); secret != (packet != nil) {
			t.Fatalf("choice %d: secret is %v", before.Len(), secret)
		}
		if packet != nil {
			told++
		}
		at, _ = c.play(at, 1)
	}
	if told == 0 {
		t.Error("no packet was kept of")
	}
}

// TestThePastEndsWhileThePartIsStored: a person who wants to see the present
// while their device stores its part in dealing is in nobody's way.
func TestThePastEndsWhileThePartIsStored(t *testing.T) {
	c := gather(t, dice.Chained, 3, brianboru.HighKing())
	at := c.noted(1)
	for n := 0; n < 12; n++ {
		p := c.pages[at]
		for p.m.Table.ByLink.Here {
			p.choose()
		}
		next := c.awaited(p)
		text := p.link()
		q := c.pages[next]
		q.tell(SetSetting{Speed, "normal"})
		q.hold = true
		q.open(text)
		q.tell(EndReplay{})
		for len(q.held) > 0 {
			held := q.held
			q.held = nil
			for _, s := range held {
				q.tell(Saved{s.Record, q.store.save(s.Record)})
			}
			q.tell(EndReplay{})
		}
		q.hold = false
		if said := q.said(); len(said) > 0 || q.m.Table.Stale || !q.m.Table.Live() || q.kept().Seen != q.m.Table.match.Len() {
			t.Fatalf("seat %d: said %v, %+v, seen %d of %d", next, said, q.m.Table.Replay, q.kept().Seen, q.m.Table.match.Len())
		}
		at = next
	}
}

// TestUndoIsNoCheat: a player who takes back what nobody has seen and
// decides otherwise is not named when the keys are shown.
func TestUndoIsNoCheat(t *testing.T) {
	t.Parallel()
	for _, seats := range []int{3, 4, 5} {
		c := gather(t, dice.Chained, seats, brianboru.HighKing())
		at, undone := 0, 0
		for !c.pages[at].m.Table.match.Hands()[0].Open {
			p := c.pages[at]
			for p.m.Table.ByLink.Here {
				p.choose()
				if p.m.Table.CanUndo {
					before := p.m.Table.match.Len()
					p.tell(Undo{})
					if p.m.Table.match.Len() >= before {
						t.Fatalf("nothing is undone: said %v", p.said())
					}
					undone++
					p.tell(Press{p.m.Table.Picker.All()[0]})
					if p.m.Table.Asking == EndQuestion {
						p.tell(ConfirmEnd{})
					}
				}
			}
			next := c.awaited(p)
			c.send(at, next)
			if at = next; c.pages[at].m.Screen != Play {
				t.Fatalf("seat %d doubts: %+v", at, c.pages[at].m.Arrival.Finding)
			}
			if cheat := c.pages[at].m.Table.ByLink.Cards.Cheat; cheat != nil {
				t.Fatal(cheat)
			}
		}
		if audit := c.pages[at].m.Table.Audit(); undone == 0 || audit.Cheat != nil || audit.Err != nil {
			t.Errorf("%d seats: undone %d times, %+v", seats, undone, audit)
		}
	}
}
