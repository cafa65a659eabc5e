package brianboru

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

// witnesses are the memories of all seats of a game.
type witnesses []*Memory

func allWitness(seats int8) witnesses {
	var w witnesses
	for who := range seats {
		w = append(w, NewMemory(engine.Seat(who)))
	}
	return w
}

// see shows a choice to everybody.
func (w witnesses) see(before *State, told []engine.Event) {
	for seat, m := range w {
		m.Witness(before.View(engine.Seat(seat)).(*State), told)
	}
}

// remembered plays random games and shows each question to a seat, with the memory of
// that seat.
func remembered(t *testing.T, games int, look func(t *testing.T, m *Memory, s *State, past []witnessed)) {
	t.Helper()
	for i, setup := range setups {
		for seed := range uint64(games) {
			w := allWitness(int8(setup.Seats))
			var past []witnessed
			state, err := HighKing().New(setup)
			if err != nil {
				t.Fatal(err)
			}
			s := state.(*State)
			x := chooser(seed*7919 + uint64(i) + 3)
			for !s.Turn().Over() {
				if s.ask.seat >= 0 {
					look(t, w[s.ask.seat], s, past)
				}
				list := s.Legal(nil)
				before := s.Clone().(*State)
				told, err := s.Play(list[x.below(len(list))])
				if err != nil {
					t.Fatal(err)
				}
				w.see(before, told)
				if slices.ContainsFunc(told, func(e engine.Event) bool { return e.Kind == evRound }) {
					past = past[:0]
				}
				past = append(past, witnessed{before, slices.Clone(told)})
			}
		}
	}
}

// witnessed is a choice of the round: the position before it and its events.
type witnessed struct {
	before *State
	told   []engine.Event
}

// TestAThreatIsCountedFromAllDeals checks that in the last tricks of a round the deals
// are few enough to be tried one by one. Each card that the seat has not seen is given
// to everybody in turn; a contradiction to its knowledge is no deal.
func TestAThreatIsCountedFromAllDeals(t *testing.T) {
	t.Parallel()
	tried, partial := 0, 0
	remembered(t, 2, func(t *testing.T, m *Memory, s *State, past []witnessed) {
		if !s.plays() {
			return
		}
		me := m.seat
		held := s.player[me].hand.list()[0]
		town := s.asked()
		hidden := int8(0)
		for who := range s.seats {
			if who != me {
				hidden += s.player[who].hand.len()
			}
		}
		if hidden > 8 {
			return
		}
		threat := m.Threat(s.View(engine.Seat(me)).(*State), held, int8(town))
		tried++
		safe, deals := dealt(s, past, me, card(held), town)
		if deals == 0 || uint64(safe)*threat.Deals != threat.Safe*uint64(deals) {
			t.Fatalf("%d players: card %d for %s is safe in %d of %d deals, not in %d of %d", s.seats, held+1, towns[town].Name, safe, deals, threat.Safe, threat.Deals)
		}
		if 0 < safe && safe < deals {
			partial++
		}
	})
	if tried < 100 || partial < 20 {
		t.Errorf("only %d threats were tried, %d of them neither nothing nor certain", tried, partial)
	}
}

// dealt tries all deals that a seat may imagine: a holder for each card that it has
// neither held nor seen played. Of the cards of a packet that it has passed on, others
// have as many as they have kept of it. Nothing else is known but how many cards are in
// hands.
func dealt(s *State, past []witnessed, me side, mine card, town place) (safe, deals int) {
	hold := map[side]int{} // hidden cards
	for who := range s.seats {
		if who != me {
			hold[who] = int(s.player[who].hand.len())
		}
	}
	open := s.player[me].hand // where they are is known
	for _, c := range s.trick {
		if c != noCard {
			open |= c.set()
		}
	}
	keptBy := map[cards]map[side]int{} // of a packet that was seen
	for i, w := range past {
		if w.before.ask.kind == askKeep && w.before.ask.side == me {
			of := w.before.front(me)
			packet := w.before.packet[of]
			keptBy[packet] = map[side]int{}
			for _, later := range past[i:] { // the others' actions are counted, not read
				if k := later.before.ask; k.kind == askKeep && later.before.front(k.side) == of && k.side != me {
					keptBy[packet][k.side] += keeps
				}
			}
			last := packet.len() - keeps // a packet that is kept whole is not asked
			for _, n := range keptBy[packet] {
				last -= int8(n)
			}
			if to := (me + side(packet.len()-1)/keeps) % s.seats; to != me && last > 0 {
				keptBy[packet][to] += int(last)
			}
		}
		for _, e := range w.told {
			if e.Kind == evLead || e.Kind == evPlay {
				open |= card(e.What).set()
				for packet, by := range keptBy {
					if who := side(e.Side); who != me && packet.has(card(e.What)) {
						by[who]--
					}
				}
			}
		}
	}
	hidden := (wholeDeck &^ open).list()
	higher := matching(town) &^ ((mine + 1).set() - 1)
	holder := make([]side, len(hidden))
	fits := func() bool {
		for packet, by := range keptBy {
			count := map[side]int{}
			for i, c := range hidden {
				if packet.has(card(c)) {
					count[holder[i]]++
				}
			}
			for who := range s.seats {
				if count[who] != by[who] {
					return false
				}
			}
			if count[nobody] != 0 { // nothing of a packet is left over
				return false
			}
		}
		return true
	}
	var give func(i int)
	give = func(i int) {
		if i == len(hidden) {
			for _, n := range hold {
				if n > 0 {
					return
				}
			}
			if !fits() {
				return
			}
			deals++
			for k, c := range hidden {
				if who := holder[k]; who != nobody && s.trick[who] == noCard && higher.has(card(c)) {
					return
				}
			}
			safe++
			return
		}
		holder[i] = nobody
		give(i + 1)
		for who := range s.seats {
			if hold[who] > 0 {
				hold[who]--
				holder[i] = who
				give(i + 1)
				hold[who]++
			}
		}
	}
	give(0)
	return safe, deals
}

// TestWhatASeatRemembersIsTrue checks that in the draft and in the tricks everybody holds
// as many cards of each lot as the seat believes, and that a deal by its memory is a
// position of the same view in which no card is in a hand again that was played.
func TestWhatASeatRemembersIsTrue(t *testing.T) {
	t.Parallel()
	x := chooser(7)
	drafted, known := 0, 0
	remembered(t, 3, func(t *testing.T, m *Memory, s *State, past []witnessed) {
		view := s.View(s.ask.seat).(*State)
		remembers := view.Recall(func(see func(engine.State, []engine.Event)) {
			for _, w := range past {
				see(w.before.View(s.ask.seat), w.told)
			}
		})
		if s.phase != phaseDraft && s.phase != phaseAction {
			if remembers != engine.State(view) {
				t.Fatal("after the tricks a memory is of no use")
			}
			return
		}
		for _, l := range m.lots(view) {
			for who := range s.seats {
				if who != m.seat && (s.player[who].hand&l.cards).len() != l.share[who] || (s.packet[who]&^view.packet[who]&l.cards).len() != l.laid[who] {
					t.Fatalf("round %d: seat %d believes %+v of seat %d", s.round, m.seat, l, who)
				}
			}
			if (s.aside != noCard && l.cards.has(s.aside)) != (l.aside > 0) {
				t.Fatalf("seat %d believes %+v of the card left over", m.seat, l)
			}
		}
		deal := remembers.(recollection).Deal(x.below).(*State)
		again := deal.View(s.ask.seat).(*State)
		if again.position != view.position {
			t.Fatalf("seat %d imagines a position that looks otherwise", m.seat)
		}
		gone := cards(0)
		for who := range s.seats {
			gone |= m.played[who]
		}
		for who := range s.seats {
			if deal.player[who].hand&gone != 0 {
				t.Fatalf("seat %d imagines a card in a hand that was played", m.seat)
			}
		}
		wrong := recollection{view, &Memory{seat: m.seat, packets: [maxSeats]cards{wholeDeck, wholeDeck}}}
		if again := wrong.Deal(x.below).View(s.ask.seat).(*State); again.position != view.position {
			t.Fatalf("seat %d is confused by a wrong memory", m.seat)
		}
		if gone != 0 {
			known++
		}
		if s.phase == phaseDraft && slices.ContainsFunc(m.packets[:], func(p cards) bool { return p != 0 }) {
			drafted++
		}
	})
	if drafted < 50 || known < 100 {
		t.Errorf("only %d memories of drafts, %d of tricks", drafted, known)
	}
}

// TestAThreatTellsNoSecret checks that two rounds that differ only in cards that a seat
// has not seen, or has seen only on their way to others, are the same to it.
func TestAThreatTellsNoSecret(t *testing.T) {
	swapped := 0
	remembered(t, 1, func(t *testing.T, m *Memory, s *State, past []witnessed) {
		if !s.plays() {
			return
		}
		first := m.seat
		hidden := wholeDeck &^ s.player[first].hand
		for who := range s.seats {
			hidden &^= m.played[who]
		}
		threat := func(s *State, past []witnessed) Threat {
			other := NewMemory(engine.Seat(first))
			for _, w := range past {
				other.Witness(w.before.View(engine.Seat(first)).(*State), w.told)
			}
			card := s.player[first].hand.list()[0]
			return other.Threat(s.View(engine.Seat(first)).(*State), card, int8(s.asked()))
		}
		want := threat(s, past)
		for _, l := range m.lots(s) {
			list := (l.cards & hidden).list()
			if len(list) < 2 {
				continue
			}
			a, b := list[0], list[len(list)-1]
			another := make([]witnessed, len(past))
			for i, w := range past {
				another[i] = witnessed{w.before.exchanged(card(a), card(b)), w.told}
			}
			got := threat(s.exchanged(card(a), card(b)), another)
			if !slices.Equal(got.Out, want.Out) || got.Safe != want.Safe || got.Deals != want.Deals {
				t.Fatalf("with %d and %d exchanged: %+v, not %+v", a+1, b+1, got, want)
			}
			swapped++
		}
	})
	if swapped < 100 {
		t.Errorf("only %d rounds were compared", swapped)
	}
}

// asked is the town a card is for: where it is not open yet, the first.
func (s *State) asked() place {
	if s.active != nowhere {
		return s.active
	}
	return place(s.Legal(nil)[0].To)
}

// exchanged is a position with two cards in each other's place.
func (s *State) exchanged(a, b card) *State {
	c := s.Clone().(*State)
	both := a.set() | b.set()
	swap := func(in *cards) {
		if *in&both != 0 && *in&both != both {
			*in ^= both
		}
	}
	for i := range c.player {
		swap(&c.player[i].hand)
		swap(&c.packet[i])
	}
	switch c.aside {
	case a:
		c.aside = b
	case b:
		c.aside = a
	}
	return c
}
