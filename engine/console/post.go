package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Matches by link between bots, each on its own device, which has nothing but the links
// it gets and the secret of its seat.

// byPost is how the matches of a series go by link.
type byPost struct {
	kind      dice.Kind
	orders    [][]engine.Order // by seat
	protected bool             // no device can know what others hide
	scheme    *schemer         // of the first bot, or nil
}

// postOf reads the kind of dice and the names of the orders: one for all seats,
// or one a seat.
func postOf(g engine.Game, seats int, kind string, orders []string) (*byPost, error) {
	p := &byPost{}
	for p.kind = dice.ByHand; p.kind.String() != kind; p.kind++ {
		if p.kind == dice.Kinds {
			return nil, fmt.Errorf("console: no dice %q by link; there is hand, chained and sealed", kind)
		}
	}
	switch {
	case p.kind == dice.ByHand && g.Lexicon().Dealt:
		return nil, fmt.Errorf("console: nobody can deal the cards of %s by hand", g.ID())
	case len(orders) != 1 && len(orders) != seats:
		return nil, fmt.Errorf("console: %d orders for %d seats", len(orders), seats)
	}
	for i := range seats {
		given, err := ordersOf(g.Lexicon(), p.kind == dice.Sealed, orders[i%len(orders)])
		if err != nil {
			return nil, err
		}
		p.orders = append(p.orders, given)
	}
	return p, nil
}

// protects reports whether hidden hands of a match can be protected.
func protects(g engine.Game, setup engine.Setup, kind dice.Kind) bool {
	m, err := match.Invite(g, setup, make([]match.Player, setup.Seats), 0, dice.Source{Kind: kind, Seed: 1})
	return err == nil && m.HideHands() == nil
}

// ordersOf reads "none", "usual" or policies with their values, joined by "+"; later
// ones win: "usual+retreat=never".
func ordersOf(x *engine.Lexicon, sealed bool, words string) ([]engine.Order, error) {
	var orders []engine.Order
	for _, word := range strings.Split(words, "+") {
		switch word {
		case "none":
			continue
		case "usual":
			orders = engine.UsualOrders(x, sealed)
			continue
		}
		id, value, _ := strings.Cut(word, "=")
		policy := slices.IndexFunc(x.Policies, func(p engine.Policy) bool { return p.ID == id })
		if policy < 0 {
			return nil, fmt.Errorf("console: no orders %q; there is none, usual and POLICY=VALUE", word)
		}
		v := slices.Index(x.Policies[policy].Values, value)
		if v < 0 {
			return nil, fmt.Errorf("console: policy %s takes %q, not %q", id, x.Policies[policy].Values, value)
		}
		orders = slices.DeleteFunc(orders, func(o engine.Order) bool { return int(o.Policy) == policy })
		orders = append(orders, engine.Order{Policy: uint8(policy), Side: engine.None, Value: uint8(v)})
	}
	return orders, nil
}

// voyage is a match by link on its way between the devices of its seats.
type voyage struct {
	*series
	secrets [engine.MaxSeats]dice.Token
	at      engine.Seat // whose device has the match
	m       *match.Match
	last    engine.Turn // that a bot has thought about
	scheme  *schemer    // nil: all are honest

	gathering int            // times it was sent before it began
	sent      int            // times it was sent afterwards
	idle      int            // of these, to a device that has had nothing to decide
	returned  int            // of these, for dice alone: it went back to the device that it had come from
	came      engine.Seat    // that device
	own       int            // its decisions since the match came
	chars     []float64      // of each link that was sent
	asked     map[string]int // reasons to send it: a question, "dice", or "change"
}

// send passes the match on, as a link and nothing else, to another device.
func (v *voyage) send(to engine.Seat) error {
	text, err := link.Encode(v.m)
	if err != nil {
		return err
	}
	v.chars = append(v.chars, float64(len(text)))
	v.m, err = v.reopen(text, to)
	v.at = to
	return err
}

// reopen is the match of a link on the device of a seat.
func (v *voyage) reopen(text string, at engine.Seat) (*match.Match, error) {
	m, err := link.Decode(text, v.revisions)
	if err != nil {
		return nil, fmt.Errorf("%w: %s", err, text)
	}
	if _, _, pledged := m.Committed(at); pledged {
		err = m.Hold(at, v.secrets[at])
	}
	return m, err
}

// gather has every seat claimed on its own device, the first one's the host's.
func (v *voyage) gather(seed uint64) (err error) {
	players := make([]match.Player, v.setup.Seats)
	for i := range players {
		players[i].Kind = match.Vacant
	}
	if v.m, err = match.Invite(v.game, v.setup, players, 0, dice.Source{Kind: v.post.kind, Seed: word(seed, 0)}); err != nil {
		return err
	}
	if v.post.protected {
		if err := v.m.HideHands(); err != nil {
			return err
		}
	}
	for i := range players {
		seat := engine.Seat(i)
		for b := range v.secrets[seat] {
			v.secrets[seat][b] = byte(dice.Draw(seed, 256+16*i+b, 256))
		}
		if i > 0 {
			if err := v.send(seat); err != nil {
				return err
			}
		}
		if err := v.m.Claim(seat, fmt.Sprint("Player ", i+1), v.secrets[seat]); err != nil {
			return err
		}
		if err := v.m.SetOrders(seat, v.post.orders[i]); err != nil {
			return err
		}
	}
	if err := v.send(0); err != nil {
		return err
	}
	v.gathering = len(v.chars)
	return v.m.Begin()
}

// goOn passes the match on to the seat that it waits for.
func (v *voyage) goOn() error {
	to := v.m.Awaits()
	if to == v.at {
		return errors.New("console: the match waits for the device it is on")
	}
	turn := v.m.Turn()
	why := "dice"
	if turn.Seat >= 0 {
		why = v.game.Lexicon().Asks[turn.Kind]
	}
	v.asked[why]++
	if v.own == 0 && v.sent > 0 {
		if v.idle++; to == v.came {
			v.returned++
		}
	}
	v.own, v.came = 0, v.at
	if err := v.send(to); err != nil {
		return err
	}
	v.sent++
	_, err := v.m.Continue()
	return err
}

// byLink plays game number i by link to its end.
func (s *series) byLink(i int) (v *voyage, took time.Duration, err error) {
	started := time.Now()
	v = &voyage{series: s, asked: map[string]int{}, last: engine.Turn{Seat: engine.Nobody}}
	defer func() {
		took = time.Since(started)
		if p := recover(); p != nil {
			err = fmt.Errorf("console: the rules panicked: %v", p)
		}
	}()
	if s.post.scheme != nil {
		scheme := *s.post.scheme
		for s.botAt(i, scheme.seat) != 0 {
			scheme.seat++
		}
		v.scheme = &scheme
	}
	seed := word(s.seed, 2*i)
	if err := v.gather(seed); err != nil {
		return v, 0, err
	}
	taste := word(s.seed, 2*i+1)
	for !v.m.Turn().Over() {
		if err := v.step(i, seed, taste); err != nil {
			return v, 0, err
		}
	}
	return v, 0, nil
}

// step has the holder's device take its next step, or pass the match on.
func (v *voyage) step(game int, seed, taste uint64) error {
	if did, err := v.advance(game, seed, taste); did || err != nil {
		return err
	}
	return v.handOn(game, seed, taste)
}

// advance has the holder's device take its next step, if there is one.
func (v *voyage) advance(game int, seed, taste uint64) (did bool, err error) {
	turn := v.m.Turn()
	switch {
	case turn.Over():
		return false, nil
	case turn.Seat == engine.Nature && v.m.Awaits() == v.at && v.post.kind == dice.ByHand:
		_, err := v.m.Do(dice.Draw(seed, v.m.Len(), len(v.m.Legal())))
		return true, err
	case turn.Seat == v.at && v.m.Awaits() == v.at && !v.ordered():
		for _, c := range v.best(game, turn, taste) {
			made := v.m.Len()
			v.own++
			if _, err := v.m.Play(c); err != nil {
				return true, err
			}
			if v.m.Len() > made+1 || v.m.Turn().Seat != v.at {
				break // something was turned up
			}
		}
		return true, nil
	}
	_, did, err = v.m.Obey()
	return did, err
}

// handOn passes the match on, with a schemer's tries before and after.
func (v *voyage) handOn(game int, seed, taste uint64) error {
	if v.scheme != nil && v.at == v.scheme.seat {
		if err := v.beg(); err != nil || v.at != v.scheme.seat {
			return err
		}
		v.scheme.worth, v.scheme.left = v.judge(), v.scheme.tries-1
	}
	if err := v.goOn(); err != nil || v.m.Turn().Over() {
		return err
	}
	for _, do := range [...]func() error{
		v.beg,
		func() error { return v.annoy(game, seed, taste) },
		func() error { return v.rehearse(game, seed, taste) },
	} {
		if err := do(); err != nil {
			return err
		}
	}
	return nil
}

// ordered reports whether the holder has orders for the question.
func (v *voyage) ordered() bool {
	_, ok := v.m.Answer()
	return ok && v.m.MayObey() && v.m.Holder() == v.at
}

// plan has a bot think, by its own clock.
func (v *voyage) plan(game int, turn engine.Turn, taste uint64) []engine.Choice {
	b := v.botAt(game, v.at)
	if turn.Seat != v.last.Seat || turn.Side != v.last.Side {
		v.clocks[b].next()
	}
	v.last = turn
	asked := time.Now()
	plan := v.bots[b].Plan(v.m, taste, 0)
	v.clocks[b].add(time.Since(asked))
	return plan
}

// postJSON has the figures of a series by link that friends would notice.
type postJSON struct {
	Dice      string             `json:"dice"`
	Gathering middle             `json:"gathering"`
	HandOvers middle             `json:"handOvers"`
	Idle      middle             `json:"idle"`     // of these, to a device that had nothing to decide
	Returned  middle             `json:"returned"` // of these, back to the device that it had come from
	Chars     middle             `json:"chars"`
	Asked     map[string]float64 `json:"asked"`
	Score     *scoreJSON         `json:"score,omitempty"` // of a first bot that has several tries
}

// mail enters how the matches by link went to and fro.
type mail struct {
	gathering, handOvers, chars []float64
	idle, returned              []float64
	asked                       map[string]int
	asks                        int // changes that a schemer has proposed
}

func (p *mail) enter(v *voyage) {
	p.gathering = append(p.gathering, float64(v.gathering))
	p.handOvers = append(p.handOvers, float64(v.gathering+v.sent))
	p.idle = append(p.idle, float64(v.idle))
	p.returned = append(p.returned, float64(v.returned))
	p.chars = append(p.chars, v.chars...)
	if p.asked == nil {
		p.asked = map[string]int{}
	}
	for why, n := range v.asked {
		p.asked[why] += n
	}
	if v.scheme != nil {
		p.asks += v.scheme.asks
	}
}

func (p *mail) sum(kind dice.Kind) *postJSON {
	j := &postJSON{Dice: kind.String(), Gathering: middleOf(p.gathering), HandOvers: middleOf(p.handOvers), Idle: middleOf(p.idle), Returned: middleOf(p.returned), Chars: middleOf(p.chars), Asked: map[string]float64{}}
	for why, n := range p.asked {
		j.Asked[why] = round(float64(n) / float64(max(1, len(p.handOvers))))
	}
	return j
}
