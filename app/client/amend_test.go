package client

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// goOn passes the match round as play does, with bots that the devices play.
func (c *circle) goOn(at, handOvers int) int {
	c.t.Helper()
	for range handOvers {
		p := c.pages[at]
		for {
			if p.m.Table.BotTurn() {
				p.untilPerson()
			}
			if !p.m.Table.ByLink.Here || p.m.Table.BotTurn() {
				break
			}
			p.choose()
		}
		next := c.awaited(p)
		if next < 0 {
			return at
		}
		c.send(at, next)
		if q := c.pages[next]; q.m.Screen != Play {
			c.t.Fatalf("seat %d is asked about what seat %d has sent: %s %+v", next, at, q.m.Arrival.Relation, q.m.Arrival.Finding.Doubts)
		}
		at = next
	}
	return at
}

// change has a device make a change, after it was asked whether to.
func (p *page) change(c match.Change) {
	p.t.Helper()
	if c.Kind != match.Rewind && !slices.Contains(p.m.Table.ChangesOf(c.Seat), c) {
		p.t.Fatalf("%+v is not offered, but %+v", c, p.m.Table.ChangesOf(c.Seat))
	}
	p.tell(OpenDrawer{SeatsDrawer}, AskChange{c})
	for _, code := range text.Codes() {
		p.tell(SetSetting{Language, code})
		if question, hint := p.m.Confirming(p.m.Table, c); strings.ContainsAny(question+hint, "{}") || !strings.HasSuffix(question, "?") {
			p.t.Errorf("%s: %q, %q", code, question, hint)
		}
	}
	p.tell(SetSetting{Language, "en"}, DropChange{}, MakeChange{})
	if p.m.Table.Amending != nil || len(p.m.Table.match.Amendments()) > 0 && p.m.Table.ByLink.HandOver && p.m.Table.Drawer == NoDrawer {
		p.t.Fatal("what was not confirmed is done")
	}
	p.tell(AskChange{c}, MakeChange{})
	if p.m.Table.Drawer != NoDrawer || p.m.Table.Amending != nil {
		p.t.Fatalf("nothing is changed: %v", p.said())
	}
}

// takes has a new friend open the link of a device and take the seat that is free.
func takes(t *testing.T, from *page, seat engine.Seat, name string) *page {
	t.Helper()
	said := from.m.Message(from.m.Table)
	if !strings.Contains(said, "seat is free. Open the link and take it.") {
		t.Errorf("the message says %q", said)
	}
	p := device(t, 50+int(seat), from.games...)
	p.open(from.link())
	p.tell(AcceptArrival{})
	if post := p.m.Table.ByLink; post.Vacant != seat || post.Here || post.HandOver {
		t.Fatalf("the new friend finds %+v", post)
	}
	p.tell(SetMyName{from.m.Table.Name(from.m.Language(), from.m.Table.ByLink.Holder)}, SetMyName{name}, ClaimSeat{seat})
	if post := p.m.Table.ByLink; !post.hasKey(seat) || post.Vacant >= 0 || p.m.Table.Name(p.m.Language(), seat) != name {
		t.Fatalf("the seat does not play here: %+v, said %v", post, p.said())
	}
	return p
}

func TestASeatIsHandedOnToAFriend(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed, dice.ByHand} {
		c := gather(t, kind, 3)
		at := c.goOn(0, 6)
		old, seat := c.pages[at], engine.Seat(at)
		old.change(match.Change{Kind: match.Vacate, Seat: seat})
		if post := old.m.Table.ByLink; post.Plays(seat) || !post.HandOver || post.Awaits != engine.Nobody {
			t.Fatalf("%v: after it was left: %+v", kind, post)
		}
		c.pages[at] = takes(t, old, seat, "Eve")
		if kind.Tokens() && c.pages[at].m.Table.ByLink.Here {
			t.Errorf("%v: the new player need not wait", kind)
		}
		at = c.goOn(at, 12)
		if slices.Equal(c.pages[0].kept().About.Players, []string{"Ann", "Bob", "Cid"}) {
			t.Errorf("%v: the name is the old one", kind)
		}
		lines := c.pages[at].m.Settled(c.pages[at].m.Table)
		if len(lines) < 2 || !strings.Contains(lines[1], "Eve takes over from "+names[seat]) {
			t.Errorf("%v: what was settled: %q", kind, lines)
		}
		old.open(c.pages[at].link())
		if old.m.Screen == Arrived {
			old.tell(AcceptArrival{})
		}
		if post := old.m.Table.ByLink; post.Here || post.Plays(seat) {
			t.Errorf("%v: the former player still plays: %+v", kind, post)
		}
	}
}

func TestABotTakesASeatOver(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at := c.goOn(0, 5)
	c.pages[at].change(match.Change{Kind: match.Deputize, Seat: engine.Seat(at), Bot: match.Medium})
	if post := c.pages[at].m.Table.ByLink; !post.HandOver || post.Here {
		t.Fatalf("%+v", post)
	}
	bot := at
	for range 8 {
		at = c.goOn(at, 1)
		if at == bot {
			t.Fatal("the match goes to who has left")
		}
	}
	log := c.pages[at].m.Table.match.Log()
	if !slices.ContainsFunc(log, func(e match.Entry) bool { return e.Seat == engine.Seat(bot) && e.Holder != e.Seat }) {
		t.Error("the bot has played nothing")
	}
}

// vanished is a match of four in which the one whom it awaits does not answer; the
// newest link is on the device that it answers.
func vanished(t *testing.T, kind dice.Kind) (c *circle, at int, gone engine.Seat) {
	t.Helper()
	c = gather(t, kind, 4)
	at = c.goOn(0, 7)
	for c.pages[at].m.Table.ByLink.Here {
		c.pages[at].choose()
	}
	gone = engine.Seat(c.awaited(c.pages[at]))
	c.pages[at].link()
	return c, at, gone
}

func TestTheOthersHandOnTheSeatOfWhoHasVanished(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
		c, at, gone := vanished(t, kind)
		c.pages[at].change(match.Change{Kind: match.Vacate, Seat: gone})
		for n := 0; ; n++ {
			p := c.pages[at]
			if p.m.Table.ByLink.Proposal == nil {
				if n != 2 {
					t.Errorf("%v: %d others were asked", kind, n)
				}
				break
			}
			next := c.awaited(p)
			if engine.Seat(next) == gone || !p.m.Table.ByLink.HandOver {
				t.Fatalf("%v: it goes to seat %d, %+v", kind, next, p.m.Table.ByLink)
			}
			if said := p.m.Message(p.m.Table); !strings.Contains(said, names[next]+", open the link and say whether you agree.") || !strings.Contains(said, names[gone]) && n == 0 {
				t.Errorf("%v: the message says %q", kind, said)
			}
			c.send(at, next)
			q := c.pages[next]
			if q.m.Screen != Play || q.m.Table.ByLink.Answers() != engine.Seat(next) || len(q.m.Table.Picker.All()) > 0 {
				t.Fatalf("%v: screen %d, %+v", kind, q.m.Screen, q.m.Table.ByLink)
			}
			q.tell(AnswerProposal{Agree: true})
			at = next
		}
		if c.pages[at].m.Table.ByLink.Vacant != gone {
			t.Fatalf("%v: %+v", kind, c.pages[at].m.Table.ByLink)
		}
		back := c.pages[gone]
		c.pages[gone] = takes(t, c.pages[at], gone, "Eve")
		at = c.goOn(int(gone), 6)
		back.open(c.pages[at].link()) // who comes back hears of it
		if post := back.m.Table.ByLink; back.m.Screen != Play || post.Plays(gone) || !slices.Contains(back.said(), "amend.gone") {
			t.Errorf("%v: screen %d, %+v, said %v", kind, back.m.Screen, post, back.said())
		}
	}
}

// TestAForkByAChangeHasWordsOfItsOwn: one who plays on from the link that they had
// does not know what the others have proposed meanwhile; nobody has cheated.
func TestAForkByAChangeHasWordsOfItsOwn(t *testing.T) {
	c, at, gone := vanished(t, dice.Chained)
	asks, back := c.pages[at], c.pages[gone]
	back.open(asks.link())
	asks.change(match.Change{Kind: match.Vacate, Seat: gone})
	for back.m.Table.ByLink.Here {
		back.choose()
	}
	asks.open(back.link())
	if a := asks.m.Arrival; asks.m.Screen != Arrived || a.Relation != match.Fork || !a.Finding.Amended || a.ForkHint() != "fork.amended" {
		t.Fatalf("screen %d, %+v", asks.m.Screen, asks.m.Arrival)
	}
}

// TestWhatAnUndoLetsGoIsNoForgery: who agrees to undo a turn in an older course has let go of
// what they have played since. When it comes once more nobody has forged it.
func TestWhatAnUndoLetsGoIsNoForgery(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
		c := gather(t, kind, 3)
		at := c.goOn(0, 6)
		asks, answers := c.pages[at], c.pages[(at+1)%3]
		old := newPage(t, &memoryStore{texts: maps.Clone(asks.store.texts)}, "")
		old.tell(Goto{AtMatch(old.m.Records[0].ID)})
		at = c.goOn(at, 5)
		later := c.pages[at].link()
		old.change(match.Change{Kind: match.Rewind})
		answers.open(old.link())
		if a := answers.m.Arrival; answers.m.Screen != Arrived || a.ForkHint() != "fork.amended" {
			t.Fatalf("%v: screen %d, %+v", kind, answers.m.Screen, a)
		}
		answers.tell(ReplaceStored{}, AnswerProposal{Agree: true})
		answers.open(later)
		if a := answers.m.Arrival; a.Relation != match.Fork || len(a.Finding.Doubts) > 0 {
			t.Errorf("%v: %+v", kind, a.Finding)
		}
	}
}

// TestASuccessorSitsInTheCourseThatHasThem: in an older one, from before the seat was handed
// on, it is another's; when theirs is opened again they sit there again.
func TestASuccessorSitsInTheCourseThatHasThem(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed, dice.ByHand} {
		c := gather(t, kind, 3)
		at := c.goOn(0, 6)
		leaves, seat := c.pages[at], engine.Seat(at)
		old := newPage(t, &memoryStore{texts: maps.Clone(leaves.store.texts)}, "")
		old.tell(Goto{AtMatch(old.m.Records[0].ID)})
		leaves.change(match.Change{Kind: match.Vacate, Seat: seat})
		eve := takes(t, leaves, seat, "Eve")
		newer := eve.link()
		old.change(match.Change{Kind: match.Rewind})
		older := old.link()
		eve.open(older)
		eve.tell(ReplaceStored{})
		if post := eve.m.Table.ByLink; post.Plays(seat) || post.Answers() >= 0 {
			t.Errorf("%v: who took over a seat answers for the player before them: %+v", kind, post)
		}
		leaves.open(older)
		leaves.tell(ReplaceStored{})
		if post := leaves.m.Table.ByLink; !post.hasKey(seat) {
			t.Errorf("%v: who has left a seat has lost it in the older course: %+v", kind, post)
		}
		eve.open(newer)
		eve.tell(AcceptArrival{})
		if post := eve.m.Table.ByLink; !post.hasKey(seat) {
			t.Errorf("%v: who took over a seat has lost it: %+v", kind, post)
		}
	}
}

// TestAPlayerStillThereRefuses: so does anybody else, and the match goes on where it was.
func TestAPlayerStillThereRefuses(t *testing.T) {
	c, at, gone := vanished(t, dice.Chained)
	c.pages[at].change(match.Change{Kind: match.Deputize, Seat: gone, Bot: match.Medium})
	length := c.pages[at].m.Table.match.Len()
	there := c.pages[gone]
	there.open(c.pages[at].link())
	if post := there.m.Table.ByLink; post.Answers() >= 0 || post.Objects() != gone {
		t.Fatalf("%+v", post)
	}
	there.tell(AnswerProposal{Agree: true})
	if there.m.Table.ByLink.Proposal == nil {
		t.Fatal("the one concerned agrees")
	}
	there.tell(AnswerProposal{})
	if post := there.m.Table.ByLink; post.Proposal != nil || !post.Here || there.m.Table.match.Len() < length {
		t.Fatalf("%+v", post)
	}
	c.goOn(int(gone), 5)
}

// TestAProposalSaysThatDiceAreNew also where it is refused, and how often its player
// has proposed something: with tokens each is a way to other dice.
func TestAProposalSaysThatDiceAreNew(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed, dice.ByHand} {
		c := gather(t, kind, 3)
		at := c.goOn(0, 6)
		asks, answers := c.pages[at], c.pages[(at+1)%3]
		for n := 1; n <= 2; n++ {
			asks.change(match.Change{Kind: match.Rewind})
			if said := asks.m.Proposed(asks.m.Table); strings.Contains(said, "Whatever you answer") {
				t.Errorf("%v: who proposes is told %q", kind, said)
			}
			answers.open(asks.link())
			said := answers.m.Proposed(answers.m.Table)
			if strings.Contains(said, "the next dice will be new") != kind.Tokens() {
				t.Errorf("%v: %q", kind, said)
			}
			if strings.Contains(said, names[at]+" has made 2 proposals") != (n == 2) {
				t.Errorf("%v: proposal %d: %q", kind, n, said)
			}
			answers.tell(AnswerProposal{})
			asks.open(answers.link())
		}
	}
}

func TestTheLastTurnIsUndoneByAll(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at := c.goOn(0, 6)
	p := c.pages[at]
	if p.m.Table.ByLink.Here && p.m.Table.CanRewind() != (p.m.Table.match.Len() > 0) {
		t.Error("it is not offered")
	}
	for p.m.Table.ByLink.Here {
		p.choose()
	}
	if p.m.Table.CanRewind() {
		t.Error("it is offered before the turn is sent")
	}
	p.link()
	before := p.m.Table.match.Len()
	p.change(match.Change{Kind: match.Rewind})
	for n := 0; p.m.Table.ByLink.Proposal != nil; n++ {
		next := c.awaited(p)
		c.send(at, next)
		at, p = next, c.pages[next]
		p.tell(AnswerProposal{Agree: true})
		if n > 3 {
			t.Fatal("it does not end")
		}
	}
	if p.m.Table.match.Len() >= before || p.kept().HandedOver() > p.m.Table.match.Len() || p.kept().Seen > p.m.Table.match.Len() {
		t.Fatalf("%d of %d choices are left, given %d", p.m.Table.match.Len(), before, p.kept().HandedOver())
	}
	if said := p.m.Message(p.m.Table); !strings.Contains(said, "The game goes back one turn") {
		t.Errorf("the message says %q", said)
	}
	at = c.goOn(at, 8)
	if got := len(c.pages[at].m.Table.match.Amendments()); got != 3 {
		t.Errorf("%d amendments", got)
	}
}

// TestANewPlayerSettlesInAdvance: the orders of whoever has taken a seat over stay with the
// match, on every device and when it is opened again.
func TestANewPlayerSettlesInAdvance(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed, dice.ByHand} {
		c := gather(t, kind, 3, obliging{britannia.Revised().(engine.Edition)})
		at := c.goOn(0, 6)
		seat := engine.Seat(at)
		c.pages[at].change(match.Change{Kind: match.Vacate, Seat: seat})
		fresh := takes(t, c.pages[at], seat, "Eve")
		c.pages[at] = fresh
		order := engine.Order{Policy: policyAll, Side: engine.None, Value: 1}
		fresh.tell(SetOrder{seat, order})
		for n := 0; n < 20 && len(fresh.m.Table.match.Orders(seat)) == 0; n++ {
			at = c.goOn(at, 1)
		}
		if got := fresh.m.Table.match.Orders(seat); !slices.Equal(got, []engine.Order{order}) {
			t.Fatalf("%v: the orders never travel: %v", kind, got)
		}
		again := fresh.restart(fresh.fragment)
		if len(again.m.Records) != 1 || again.m.Table == nil || !slices.Equal(again.m.Table.match.Orders(seat), []engine.Order{order}) {
			t.Fatalf("%v: the match does not open any more, or without the orders", kind)
		}
		for _, p := range c.pages {
			if p.open(fresh.link()); p.m.Screen == Arrived && p.m.Arrival.Code != "" {
				t.Errorf("%v: %s", kind, p.m.Arrival.Code)
			}
		}
	}
}

// TestNothingIsUndoneFromBeforeASeatChangedHands: nor is it offered.
func TestNothingIsUndoneFromBeforeASeatChangedHands(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.ByHand} {
		c := gather(t, kind, 3)
		at := c.goOn(0, 6)
		seat := engine.Seat(at)
		if p := c.pages[(at+1)%3]; !p.m.Table.CanRewind() {
			t.Fatalf("%v: nobody may ask to undo a turn", kind)
		}
		c.pages[at].change(match.Change{Kind: match.Vacate, Seat: seat})
		fresh := takes(t, c.pages[at], seat, "Eve")
		for n, p := range c.pages {
			p.open(fresh.link())
			if p.m.Screen == Play && p.m.Table.match.Len() > 0 && p.m.Table.CanRewind() && len(p.m.Table.match.Log()) == fresh.m.Table.match.Len() {
				p.tell(AskChange{match.Change{Kind: match.Rewind}}, MakeChange{})
				t.Errorf("%v: seat %d is offered what cannot be, and told %v", kind, n, p.said())
			}
		}
	}
}

// TestWhoHasLeftOpensAnOlderLink: nobody has altered it.
func TestWhoHasLeftOpensAnOlderLink(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
		c := gather(t, kind, 3)
		at := c.goOn(0, 6)
		for n := 0; n < 20 && !c.pages[at].m.Table.ByLink.Plays(0); n++ {
			at = c.goOn(at, 1)
		}
		old, seat := c.pages[at], engine.Seat(at)
		older := old.m.Table.Text()
		old.change(match.Change{Kind: match.Vacate, Seat: seat})
		old.open(older)
		if a := old.m.Arrival; a.Relation != match.Older || len(a.Finding.Doubts) > 0 {
			t.Errorf("%v: %s, %+v", kind, a.Relation, a.Finding.Doubts)
		}
	}
}
