package client

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// give hands a seat with protected hands on to another page, by its key. It gives the
// message.
func (p *page) give(seat engine.Seat, to *page) string {
	p.t.Helper()
	p.change(match.Change{Kind: match.Vacate, Seat: seat})
	p.wantSaid("seat.given")
	sent := p.shared[len(p.shared)-1]
	to.open(sent.Text + "\n" + sent.URL)
	if to.m.Screen != Play || !to.playsHere(seat) {
		p.t.Fatalf("seat %d does not play where its key has come: %s, said %v", seat, to.m.Arrival.Code, to.said())
	}
	return sent.Text
}

// blameless checks that nobody was found to have cheated.
func (c *circle) blameless() {
	c.t.Helper()
	for seat, p := range c.pages {
		if cards := p.m.Table.ByLink.Cards; cards.Cheat != nil || cards.Complaint > 0 {
			c.t.Fatalf("on the device of seat %d: %+v", seat, cards)
		}
	}
}

// TestASeatWithProtectedHandsGoesToAFriendByItsKey: the friend plays on, the one who
// gave it sees no more of the hand, and nobody is blamed when the round is audited.
func TestASeatWithProtectedHandsGoesToAFriendByItsKey(t *testing.T) {
	t.Parallel()
	for _, game := range []engine.Game{brianboru.HighKing(), marcher.Lords()} {
		seats := 3
		if game.ID() == marcher.Lords().ID() {
			seats = 2
		}
		c := gather(t, dice.Chained, seats, game)
		at := c.goOn(0, 9)
		old, seat := c.pages[at], engine.Seat(at)
		other := engine.Seat((at + 1) % seats)
		if !old.m.Table.Header().HiddenHands || len(old.m.Table.ChangesOf(seat)) != 2 || slices.ContainsFunc(old.m.Table.ChangesOf(other), func(c match.Change) bool { return c.Kind != match.Redeal }) || old.m.Table.CanRewind() {
			t.Fatalf("%s: %+v is offered of one's own seat, %+v of another's", game.ID(), old.m.Table.ChangesOf(seat), old.m.Table.ChangesOf(other))
		}
		old.shy = true
		old.change(match.Change{Kind: match.Vacate, Seat: seat})
		if old.shy = false; !old.playsHere(seat) {
			t.Fatalf("%s: a seat is gone whose key was not sent", game.ID())
		}
		friend := device(t, 60, game)
		if said := old.give(seat, friend); !strings.Contains(said, names[seat]+"’s seat") {
			t.Errorf("%s: the message says %q", game.ID(), said)
		}
		table := old.m.Table
		if table.ByLink.Plays(seat) || table.ByLink.Here || table.ByLink.HandOver || !table.Gave(seat) || table.User == seat {
			t.Fatalf("%s: the seat still plays where it was: %+v", game.ID(), table.ByLink)
		}
		if friend.m.Table.Name(friend.m.Language(), seat) != names[seat] {
			t.Errorf("%s: the seat has another name", game.ID())
		}
		if !table.Live() || table.HasUnseenNews() {
			t.Errorf("%s: what was on the table is played out once more", game.ID())
		}
		if got := old.m.Table.ChangesOf(seat); len(got) != 1 || got[0].Kind != match.Vacate {
			t.Errorf("%s: a lost message is sent again by %+v", game.ID(), got)
		}
		old.m.World.CanShare = false
		old.change(match.Change{Kind: match.Vacate, Seat: seat})
		if copied := old.copied[len(old.copied)-1]; !strings.Contains(copied, names[seat]+"’s seat") || !strings.Contains(copied, AtSeat) {
			t.Errorf("%s: what is copied is %q", game.ID(), copied)
		}

		c.pages[at] = friend
		at = c.goOn(at, 40)
		c.blameless()
		old.open(c.pages[at].link())
		old.tell(AcceptArrival{})
		if post := old.m.Table.ByLink; old.m.Screen != Play || post.Plays(seat) || post.Here {
			t.Errorf("%s: whoever gave the seat away still plays it", game.ID())
		}
		closed := old.restart(old.fragment)
		if closed.m.Table == nil || closed.m.Table.ByLink.Plays(seat) || !closed.m.Table.Gave(seat) {
			t.Errorf("%s: after a restart the seat plays here again", game.ID())
		}
	}
}

// TestABotPlaysProtectedHandsWhereTheirKeyIs: on the device of another player, who was
// given the seat, to the end and its audit. The bot is told no key but that of its seat,
// and its hand is not shown.
func TestABotPlaysProtectedHandsWhereTheirKeyIs(t *testing.T) {
	t.Parallel()
	c := gather(t, dice.Chained, 3, brianboru.HighKing())
	at := c.goOn(0, 4)
	seat := engine.Seat(at)
	keeper := c.pages[(at+1)%3]
	own := engine.Seat((at + 1) % 3)
	c.pages[at].give(seat, keeper)
	c.pages[at] = keeper
	keeper.change(match.Change{Kind: match.Deputize, Seat: seat, Bot: match.Medium})
	if !keeper.m.Table.Bot(seat) || keeper.m.Table.Bot(own) || keeper.m.Table.User == seat {
		t.Fatalf("who plays: %v", keeper.m.Table.Seats)
	}
	if got := keeper.m.Table.ChangesOf(seat); slices.ContainsFunc(got, func(c match.Change) bool { return c.Kind == match.Deputize }) {
		t.Errorf("a bot is offered where one plays: %+v", got)
	}
	secret, _ := keeper.kept().Key(seat)
	asked := 0
	for n := 0; n < 300; n++ {
		p := c.pages[at]
		for p.m.Table.BotTurn() {
			if p.asked == nil {
				t.Fatal("the bot does not think")
			}
			asked++
			if p.asked.Question.Key != secret || p.m.Table.match.Turn().Seat != seat || p.m.Table.User == seat {
				t.Fatalf("the bot of seat %d is asked for seat %d with %x", seat, p.m.Table.match.Turn().Seat, p.asked.Question.Key)
			}
			p.think()
			p.pass()
		}
		if p.m.Table.ByLink.Here {
			p.choose()
			continue
		}
		next := c.awaited(p)
		if next < 0 {
			break
		}
		c.send(at, next)
		if q := c.pages[next]; q.m.Screen != Play {
			t.Fatalf("seat %d is asked about what seat %d has sent: %+v", next, at, q.m.Arrival.Finding.Doubts)
		}
		at = next
	}
	c.blameless()
	if m := c.pages[at].m.Table.match; !m.Turn().Over() || asked < 10 {
		t.Errorf("after %d choices the match is not over; the bot was asked %d times", m.Len(), asked)
	}
}

// TestOtherHandsStayAsTheyWere: in matches without hidden hands all is offered.
func TestOtherHandsStayAsTheyWere(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	if p := c.pages[0].m.Table; len(p.ChangesOf(0)) != 2 || len(p.ChangesOf(1)) != 2 || p.ByKey() || p.Gave(1) {
		t.Fatal("nothing is offered where it could be")
	}
}
