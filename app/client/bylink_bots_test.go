package client

import (
	"testing"

	"bretwalda/app/botworker/worker"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

func TestBotsPlayOnTheDeviceOfWhoHasTheMatch(t *testing.T) {
	c := &circle{t: t, pages: []*page{device(t, 0), device(t, 1)}}
	host, guest := c.pages[0], c.pages[1]
	host.tell(Goto{AtNew}, SetSeats{3}, SetKind{1, match.Vacant}, SetKind{2, match.Easy}, StartMatch{})
	c.send(0, 1)
	guest.tell(SetMyName{"Bob"}, ClaimSeat{1})
	c.send(1, 0)
	c.begin()
	at, bots, guestBots := 0, 0, 0
	for range 80 {
		p := c.pages[at]
		table := p.m.Table
		switch {
		case table.BotTurn():
			if other := c.pages[1-at].asked; other != nil && !other.Question.Check {
				t.Fatal("a bot thinks on two devices")
			}
			for table.BotTurn() {
				p.think()
				p.pass()
			}
			if bots++; at == 1 {
				guestBots++
			}
		case table.ByLink.Here:
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

func TestAChoiceThatNoBotMakesIsTold(t *testing.T) {
	for _, rigged := range []bool{false, true} {
		c := &circle{t: t, pages: []*page{device(t, 0), device(t, 1)}}
		host, guest := c.pages[0], c.pages[1]
		host.tell(Goto{AtNew}, SetSeats{3}, SetKind{1, match.Vacant}, SetKind{2, match.Easy}, StartMatch{})
		c.send(0, 1)
		guest.tell(SetMyName{"Bert"}, ClaimSeat{1})
		c.send(1, 0)
		c.begin()
		at, played := 0, false
		for n := 0; !(played && at == 1) && n < 200; n++ {
			p := c.pages[at]
			table := p.m.Table
			switch {
			case p.asked != nil && p.asked.Question.Check:
				p.think()
			case table.BotTurn() && at == 0 && len(table.match.Legal()) > 1 && !played:
				if p.asked == nil {
					t.Fatal("no bot thinks")
				}
				played = true
				q := p.asked.Question
				p.asked = nil
				a := worker.New(p.m.World.Revisions).Think(q, func() bool { return false })
				if rigged {
					a.Ranks = []int{(a.Ranks[0] + 1) % len(table.match.Legal())}
				}
				p.tell(Thought{a})
				p.pass()
			case table.BotTurn():
				p.think()
				p.pass()
			case table.ByLink.Here:
				p.choose()
			default:
				c.send(at, 1-at)
				at = 1 - at
			}
		}
		if !guest.m.Table.Live() {
			guest.tell(EndReplay{})
		}
		if guest.asked == nil || !guest.asked.Question.Check {
			t.Fatalf("the guest's device compares nothing: %+v", guest.asked)
		}
		guest.m.Notice = nil
		guest.think()
		if told := guest.m.Notice != nil && guest.m.Notice.Lines[0].Key == "bot.differs"; told != rigged {
			t.Errorf("rigged: %v; told: %+v", rigged, guest.m.Notice)
		}
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
	if table.ByLink.Here || !table.ByLink.HandOver {
		t.Fatalf("%+v", table.ByLink)
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
