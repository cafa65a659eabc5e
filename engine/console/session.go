package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// session is one talk in the line protocol.
type session struct {
	revisions []engine.Game
	m         *match.Match
	last      int // length of the log before the last choice

	opening []engine.Event // before the first choice; none once one has been made

	queue  []int // faces announced by roll, not yet used
	auto   bool  // dice that nobody announced come from spare
	spare  uint64
	closed bool
}

type turnJSON struct {
	Seat   int    `json:"seat"`
	Kind   string `json:"kind"`
	Side   string `json:"side"`
	Other  string `json:"other"`
	Place  string `json:"place"`
	Count  int    `json:"count"`
	Roller int    `json:"roller"`
	Words  string `json:"words"`

	Winners *[]int `json:"winners,omitempty"` // once the game is over
}

type choiceJSON struct {
	Index  int    `json:"index"`
	Verb   string `json:"verb"`
	From   string `json:"from"`
	To     string `json:"to"`
	Via    string `json:"via,omitempty"`
	Via2   string `json:"via2,omitempty"`
	What   string `json:"what"`
	Count  int    `json:"count"`
	Extra  int    `json:"extra,omitempty"`
	Second string `json:"second,omitempty"`
	Text   string `json:"text"`
}

type eventJSON struct {
	Kind  string `json:"kind"`
	Side  string `json:"side"`
	Other string `json:"other,omitempty"`
	From  string `json:"from,omitempty"`
	To    string `json:"to,omitempty"`
	Via   string `json:"via,omitempty"`
	Via2  string `json:"via2,omitempty"`
	What  string `json:"what,omitempty"`
	Count int    `json:"count"`
	Extra int    `json:"extra,omitempty"`
	Text  string `json:"text"`

	Winners *[]int `json:"winners,omitempty"` // of the event that ends the game
}

// statusJSON answers every command that changes the match.
type statusJSON struct {
	Game    string      `json:"game"`
	Dice    string      `json:"dice"`
	Choices int         `json:"choices"`
	Played  *choiceJSON `json:"played,omitempty"`
	Waiting []int       `json:"waiting,omitempty"`
	Turn    turnJSON    `json:"turn"`
}

type linkJSON struct {
	Link  string `json:"link"`
	Chars int    `json:"chars"`
}

type errorJSON struct {
	Error string `json:"error"`
	Code  string `json:"code,omitempty"` // of a link that does not open
	Rule  string `json:"rule,omitempty"` // that forbids a choice
}

var errNoMatch = errors.New("console: no match; begin with new, position or open")

// answer carries out a line. It never panics: broken rules are an error too.
func (s *session) answer(line string) (v any) {
	defer func() {
		if p := recover(); p != nil {
			v = errorJSON{Error: fmt.Sprintf("console: the rules panicked: %v", p)}
		}
	}()
	command, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	v, err := s.do(command, strings.TrimSpace(rest))
	if err != nil {
		e := errorJSON{Error: err.Error(), Code: link.Code(err)}
		var illegal *engine.IllegalError
		if errors.As(err, &illegal) {
			e.Rule = illegal.Rule
		}
		return e
	}
	return v
}

func (s *session) do(command, rest string) (any, error) {
	switch command {
	case "new":
		return s.begin(strings.Fields(rest))
	case "position":
		return s.position(rest)
	case "open":
		m, err := link.Decode(rest, s.revisions)
		if err != nil {
			return nil, err
		}
		return s.take(m)
	case "quit":
		s.closed = true
		return map[string]bool{"quit": true}, nil
	case "":
		return nil, errors.New("console: an empty line")
	}
	if s.m == nil {
		return nil, errNoMatch
	}
	switch command {
	case "turn":
		return s.turn(), nil
	case "legal":
		return s.legal(), nil
	case "do":
		return s.choose(rest)
	case "roll":
		return s.roll(strings.Fields(rest))
	case "state":
		return position(s.m.State())
	case "view":
		n, err := strconv.Atoi(rest)
		if err != nil || n < 0 || n >= engine.Seats(s.m.State()) {
			return nil, fmt.Errorf("console: no seat %q", rest)
		}
		return position(s.m.State().View(engine.Seat(n)))
	case "events":
		return s.events(), nil
	case "undo":
		return s.undo()
	case "link":
		text, err := link.Encode(s.m)
		return linkJSON{text, len(text)}, err
	case "bot":
		return s.bot(strings.Fields(rest))
	}
	return nil, fmt.Errorf("console: unknown command %q", command)
}

// take makes a match the current one, with its own source of dice.
func (s *session) take(m *match.Match) (any, error) {
	*s = session{revisions: s.revisions, m: m, last: max(m.Len()-1, 0)}
	return s.status(nil), nil
}

// begin reads "new": the game's ID and key=value.
func (s *session) begin(words []string) (any, error) {
	if len(words) == 0 {
		return nil, errors.New("console: new which game?")
	}
	c := console{revisions: s.revisions}
	g, err := c.game(words[0])
	if err != nil {
		return nil, err
	}
	source := dice.Source{Seed: 1}
	scenario, seats := "", 0
	var options, names []string
	for _, kv := range words[1:] {
		key, value, found := strings.Cut(kv, "=")
		var err error
		switch {
		case !found:
			err = fmt.Errorf("console: %q is not key=value", kv)
		case key == "scenario":
			scenario = value
		case key == "seats":
			seats, err = strconv.Atoi(value)
		case key == "seed":
			source.Seed, err = strconv.ParseUint(value, 10, 64)
		case key == "dice" && value == "hand":
			source.Kind = dice.ByHand
		case key == "dice" && value == "seeded":
			source.Kind = dice.Seeded
		case key == "dice":
			err = fmt.Errorf("console: dice are seeded or hand, not %q", value)
		case key == "names":
			names = strings.Split(value, ",")
		default:
			options = append(options, kv)
		}
		if err != nil {
			return nil, err
		}
	}
	if source.Kind != dice.Seeded {
		source.Seed = 0
	}
	setup, err := setupOf(g, scenario, seats, options)
	if err != nil {
		return nil, err
	}
	if len(names) > setup.Seats {
		return nil, fmt.Errorf("console: %d names for %d seats", len(names), setup.Seats)
	}
	players := make([]match.Player, setup.Seats)
	for i, name := range names {
		players[i].Name = name
	}
	m, err := match.New(g, setup, players, source)
	if err != nil {
		return nil, err
	}
	first, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	v, err := s.take(m)
	s.last, s.opening = 0, openingOf(first) // the events before the first turn are news
	return v, err
}

// position reads a position of the game being played, at first of the first of
// the revisions. Its dice are by hand.
func (s *session) position(text string) (any, error) {
	if len(s.revisions) == 0 {
		return nil, errNoMatch
	}
	g := s.revisions[0]
	if s.m != nil {
		g = s.m.Game()
	}
	state, err := g.Parse(withoutWinners(text))
	if err != nil {
		return nil, err
	}
	m, err := match.NewAt(g, state, dice.Source{Kind: dice.ByHand})
	if err != nil {
		return nil, err
	}
	v, err := s.take(m)
	s.opening = openingOf(state)
	return v, err
}

// position prints a state on one line, with the winners of a game that is over: a
// position cannot tell how ties are broken.
func position(s engine.State) (any, error) {
	b, err := s.MarshalJSON()
	if err != nil {
		return nil, err
	}
	if won := winners(s); won != nil {
		list, err := json.Marshal(*won)
		if err != nil {
			return nil, err
		}
		b = fmt.Appendf(bytes.TrimSuffix(bytes.TrimSpace(b), []byte("}")), `,"winners":%s}`, list)
	}
	var line bytes.Buffer
	err = json.Compact(&line, b)
	return json.RawMessage(line.Bytes()), err
}

// withoutWinners is a position as the rules read it: they find the winners themselves.
func withoutWinners(text string) []byte {
	var fields map[string]json.RawMessage
	if json.Unmarshal([]byte(text), &fields) != nil || fields["winners"] == nil {
		return []byte(text)
	}
	delete(fields, "winners")
	b, err := json.Marshal(fields)
	if err != nil {
		return []byte(text)
	}
	return b
}

func (s *session) turn() turnJSON {
	x, t := s.m.Game().Lexicon(), s.m.Turn()
	kind := named(x.Asks, int8(t.Kind))
	if t.Over() {
		kind = "over"
	}
	return turnJSON{int(t.Seat), kind, named(x.Sides, t.Side), named(x.Sides, t.Other), named(x.Places, t.Place), int(t.Count), int(t.Roller), turnText(x, t), winners(s.m.State())}
}

// winners are the seats that have won a game that is over; of a draw, nobody.
func winners(st engine.State) *[]int {
	if !st.Turn().Over() {
		return nil
	}
	won := []int{}
	for _, score := range st.Standing() {
		if score.Side == engine.None && score.Won {
			won = append(won, int(score.Seat))
		}
	}
	return &won
}

func (s *session) legal() []choiceJSON {
	list := []choiceJSON{}
	for i, c := range s.m.Legal() {
		list = append(list, s.choice(i, c))
	}
	return list
}

func (s *session) choice(i int, c engine.Choice) choiceJSON {
	g := s.m.Game()
	x := g.Lexicon()
	k := kindsOf(x, c)
	return choiceJSON{
		Index: i, Verb: named(x.Verbs, int8(c.Verb)), From: named(x.Places, c.From), To: named(x.Places, c.To),
		Via: named(x.Places, c.Via), Via2: named(x.Places, c.Via2), What: k.what,
		Count: k.count, Extra: k.extra, Second: k.second, Text: choiceText(x, vocabularyOf(g.ID()), c),
	}
}

// events lists the events of the last choice and of the dice after it; at the beginning,
// those before the first choice.
func (s *session) events() []eventJSON {
	x := s.m.Game().Lexicon()
	list := []eventJSON{}
	for _, e := range slices.Concat(s.opening, s.m.EventsSince(s.last)) {
		j := eventJSON{
			Kind: named(x.Events, int8(e.Kind)), Side: named(x.Sides, e.Side), Other: named(x.Sides, e.Other),
			From: named(x.Places, e.From), To: named(x.Places, e.To), Via: named(x.Places, e.Via), Via2: named(x.Places, e.Via2),
			What: named(x.Whats, e.What), Count: int(e.Count), Extra: int(e.Extra), Text: eventText(x, e),
		}
		if j.Kind == "over" {
			j.Winners = winners(s.m.State())
		}
		list = append(list, j)
	}
	return list
}

// openingOf lists the events before the first choice of a position that has just been
// begun or read.
func openingOf(st engine.State) []engine.Event {
	if t, ok := st.(engine.Opener); ok {
		return slices.Clone(t.Opening())
	}
	return nil
}

func (s *session) status(played *choiceJSON) statusJSON {
	source := s.m.Dice().Kind.String()
	return statusJSON{s.m.Game().ID(), source, s.m.Len(), played, s.queue, s.turn()}
}

// choose makes the choice of an index: also dice by hand.
func (s *session) choose(index string) (any, error) {
	i, err := strconv.Atoi(index)
	if err != nil {
		return nil, fmt.Errorf("console: no index %q", index)
	}
	return s.play(i)
}

func (s *session) play(i int) (any, error) {
	legal := s.m.Legal()
	if i < 0 || i >= len(legal) {
		return nil, fmt.Errorf("console: index %d of %d choices", i, len(legal))
	}
	played := s.choice(i, legal[i])
	last := s.m.Len()
	if _, err := s.m.Do(i); err != nil {
		return nil, err
	}
	s.last, s.opening = last, nil
	if err := s.dice(); err != nil {
		return nil, err
	}
	return s.status(&played), nil
}

// roll announces the next dice. In a match with seeded dice they take the place
// of the seeded ones; from then on the match stores all its dice.
func (s *session) roll(faces []string) (any, error) {
	var queue []int
	for _, f := range faces {
		n, err := strconv.Atoi(f)
		if err != nil {
			return nil, fmt.Errorf("console: no face %q", f)
		}
		queue = append(queue, n)
	}
	if len(queue) == 0 {
		return nil, errors.New("console: roll what?")
	}
	if source := s.m.Dice(); source.Kind == dice.Seeded {
		s.auto, s.spare = true, source.Seed
		s.m.EnterDice()
	}
	s.queue = append(s.queue, queue...)
	last := s.m.Len()
	if err := s.dice(); err != nil {
		return nil, err
	}
	if s.m.Len() > last {
		s.last, s.opening = last, nil
	}
	return s.status(nil), nil
}

// dice uses the dice announced for as long as dice are due, then the spare ones.
// A face that cannot fall forgets all that were announced.
func (s *session) dice() error {
	for s.m.Turn().Seat == engine.Nature {
		legal := s.m.Legal()
		rank := 0
		switch {
		case len(s.queue) > 0:
			face := s.queue[0]
			rank = slices.IndexFunc(legal, func(c engine.Choice) bool { return int(c.Count) == face })
			if rank < 0 {
				s.queue = nil
				return fmt.Errorf("console: %d cannot be rolled here", face)
			}
			s.queue = s.queue[1:]
		case s.auto:
			rank = dice.Draw(s.spare, s.m.Len(), len(legal))
		default:
			return nil
		}
		if _, err := s.m.Do(rank); err != nil {
			return err
		}
	}
	return nil
}

// undo takes back the last choice, across dice and seats.
func (s *session) undo() (any, error) {
	s.queue = nil
	for {
		if err := s.m.TakeBack(); err != nil {
			return nil, err
		}
		if !s.auto || s.m.Turn().Seat != engine.Nature {
			break
		}
	}
	s.last, s.opening = max(s.m.Len()-1, 0), nil
	return s.status(nil), nil
}

// bot lets a bot make one choice.
func (s *session) bot(words []string) (any, error) {
	if len(words) != 2 {
		return nil, errors.New("console: bot LEVEL MILLISECONDS")
	}
	b, err := botNamed(words[0])
	if err != nil {
		return nil, err
	}
	ms, err := strconv.Atoi(words[1])
	if err != nil || ms < 0 {
		return nil, fmt.Errorf("console: no time %q", words[1])
	}
	switch t := s.m.Turn(); {
	case t.Over():
		return nil, match.ErrOver
	case t.Seat == engine.Nature:
		return nil, match.ErrDice
	}
	c := b.Plan(s.m, s.m.Dice().Seed+1, time.Duration(ms)*time.Millisecond)[0]
	return s.play(slices.Index(s.m.Legal(), c))
}
