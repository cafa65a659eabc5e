package britannia

import "bretwalda/engine"

// Bidding for Sides.

// MaxBid is the most printed points a player may bid for a group of nations. No
// game between equals is worth more, and the choices stay few.
const MaxBid = 40

// Stages of an auction.
const (
	auctionBegins stage = iota // draws the first bidder
	auctionChoice              // for which group
	auctionRaise               // how much
)

// runAuction goes round the table from the first bidder until each player
// holds a group: frame.seat bids, for frame.group (§Bidding for Sides).
func (s *State) runAuction(f *frame) {
	if f.stage == auctionBegins {
		s.open(askBidder, nobody, nobody, nowhere)
		return
	}
	if s.taken(engine.None) {
		for s.group[f.seat] != engine.None { // the holder of a group passes
			f.seat = s.nextSeat(f.seat)
		}
		if f.stage == auctionRaise {
			s.open(askRaise, s.card(f.group), nobody, nowhere)
		} else {
			s.open(askBid, nobody, nobody, nowhere)
		}
		return
	}
	for seat := int8(0); seat < s.seats; seat++ {
		s.deal(engine.Seat(seat), s.group[seat])
	}
	s.pop()
	s.push(frame{step: stepRound})
}

func init() {
	define(askBidder, engine.Decide(
		"bidder", "Bidding for Sides", seatDraws, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice { return countChoices(buf, verbBegin, 0, s.seats-1) },
		func(s *State, _ asking, c engine.Choice) {
			f := s.top()
			f.stage, f.seat = auctionChoice, engine.Seat(c.Count)
			e := eventOf(evBidder)
			e.extra = int16(c.Count)
			s.say(e)
		},
		because(ruleList), alwaysAsked,
	))
	define(askBid, engine.Decide(
		"bid", "Bidding for Sides", seatAsked, uncounted,
		(*State).lots,
		func(s *State, _ asking, c engine.Choice) { s.chooseLot(s.top(), Nation(c.What)) },
		because(ruleList),
		ranked(policyBid, func(s *State, _ uint8, c engine.Choice) engine.Preference {
			return engine.Preference{-int(s.lowestBid(s.groupOf(Nation(c.What))))}
		}),
	))
	define(askRaise, engine.Decide(
		"raise", "Bidding for Sides", seatAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return countChoices(buf, verbRaise, s.lowestBid(s.top().group), MaxBid)
		},
		func(s *State, _ asking, c engine.Choice) { s.raise(s.top(), c.Count) },
		because(ruleList),
		ranked(policyBid, func(_ *State, _ uint8, c engine.Choice) engine.Preference {
			return engine.Preference{-int(c.Count)}
		}),
	))
}

// card is the nation whose card stands for a group.
func (s *State) card(group int8) Nation {
	return s.ed.split(int(s.seats)).Players[group][0]
}

// groupOf is the group that a nation's card stands for.
func (s *State) groupOf(card Nation) (g int8) {
	for s.card(g) != card {
		g++
	}
	return g
}

// holder is the seat that holds a group in the auction, or Nobody.
func (s *State) holder(group int8) engine.Seat {
	for seat, g := range s.group[:s.seats] {
		if g == group {
			return engine.Seat(seat)
		}
	}
	return engine.Nobody
}

// lowestBid is the lowest bid for a group: any for a group that
// nobody holds (§Bidding for Sides).
func (s *State) lowestBid(group int8) int8 {
	seat := s.holder(group)
	if seat == engine.Nobody {
		return 0
	}
	if s.option[optRaise] == raiseFive {
		return s.bid[seat] + 5
	}
	return s.bid[seat] + 1
}

// lots lists the groups that may be bid for, by their cards (§Bidding for Sides).
func (s *State) lots(buf []engine.Choice) []engine.Choice {
	for g := int8(0); g < s.seats; g++ {
		if s.lowestBid(g) <= MaxBid {
			c := engine.NewChoice(verbBid)
			c.What = int8(s.card(g))
			buf = append(buf, c)
		}
	}
	return buf
}

// chooseLot records the group for which the bidder raises.
func (s *State) chooseLot(f *frame, card Nation) {
	f.stage, f.group = auctionRaise, s.groupOf(card)
}

// raise takes a group for some points from its holder (§Bidding for Sides).
func (s *State) raise(f *frame, points int8) {
	if loser := s.holder(f.group); loser != engine.Nobody {
		s.group[loser], s.bid[loser] = engine.None, 0
	}
	s.group[f.seat], s.bid[f.seat] = f.group, points
	e := eventOf(evBid)
	e.side, e.count, e.extra = s.card(f.group), int16(points), int16(f.seat)
	s.say(e)
	f.stage, f.seat, f.group = auctionChoice, s.nextSeat(f.seat), 0
}

// nextSeat is the seat after one, round the table.
func (s *State) nextSeat(seat engine.Seat) engine.Seat { return (seat + 1) % engine.Seat(s.seats) }

// payBids takes the bids off at the end of the game (§Bidding for Sides).
func (s *State) payBids() {
	for seat, bid := range s.bid[:s.seats] {
		if bid > 0 {
			e := eventOf(evScoreBid)
			e.count, e.extra = -int16(s.price(seat)), int16(seat)
			s.say(e)
		}
	}
}

// price is the cost of a bid to a seat: bids are in printed points (§Bidding for Sides).
func (s *State) price(seat int) int { return int(s.bid[seat]) * max(1, int(s.ed.PointUnit)) }

// Bid is the price that a seat pays for its nations when the game ends, in printed points.
func (s *State) Bid(seat engine.Seat) int { return int(s.bid[seat]) }

// Bidder is the seat that holds a group of nations in the auction, and its bid in
// printed points; Nobody where none has.
func (s *State) Bidder(group int8) (engine.Seat, int) {
	seat := s.holder(group)
	if seat == engine.Nobody {
		return seat, 0
	}
	return seat, s.Bid(seat)
}
