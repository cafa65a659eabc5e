package brianboru

import (
	"bytes"
	"encoding/json"
	"errors"

	"bretwalda/engine"
	"bretwalda/engine/notation"
)

// record is a position in words. docs/CONSOLE.md describes it.
type record struct {
	Seats         int                   `json:"seats,omitempty"`
	Options       map[string]string     `json:"options,omitempty"`
	Round         int8                  `json:"round,omitempty"`
	Phase         string                `json:"phase,omitempty"`
	Holder        string                `json:"holder,omitempty"`
	Active        string                `json:"active,omitempty"`
	Players       map[string]playerHere `json:"players,omitempty"`
	Towns         map[string]townHere   `json:"towns,omitempty"`
	Battle        int16                 `json:"battle,omitempty"`
	Suitor        string                `json:"suitor,omitempty"`
	Deck          *int8                 `json:"deck,omitempty"`
	VikingCards   *[]int8               `json:"vikingCards,omitempty"`
	MarriageCards *[]string             `json:"marriageCards,omitempty"`
	FaceUp        []string              `json:"faceUp,omitempty"`
	Princess      *princessHere         `json:"princess,omitempty"`
	Trick         []playHere            `json:"trick,omitempty"`
	SetAside      *cardHere             `json:"setAside,omitempty"`
	Guarded       bool                  `json:"guarded,omitempty"`
	Moment        *moment               `json:"moment,omitempty"`
}

type playerHere struct {
	Coins     *int16      `json:"coins,omitempty"`
	Renown    *int16      `json:"renown,omitempty"`
	Points    *int16      `json:"points,omitempty"`
	Court     int8        `json:"court"`
	Church    int16       `json:"church"`
	Raiders   int16       `json:"raiders"`
	Hand      cardsHere   `json:"hand"`
	Packet    cardsHere   `json:"packet"`
	Waiting   []cardsHere `json:"waiting,omitempty"`
	Marriages []string    `json:"marriages"`
	Claims    []string    `json:"claims"`
}

type townHere struct {
	Disc      string `json:"disc,omitempty"`
	Viking    bool   `json:"viking,omitempty"`
	Monastery bool   `json:"monastery,omitempty"`
}

type princessHere struct {
	Side string `json:"side"`
	As   string `json:"as"`
}

type playHere struct {
	Side string `json:"side"`
	Card int8   `json:"card"`
}

// moment is where in the procedure of a phase a position stands, when that is
// not its beginning.
type moment struct {
	Step   int8     `json:"step"`
	Turn   string   `json:"turn,omitempty"`
	Left   []string `json:"left,omitempty"`
	Count  int8     `json:"count,omitempty"`
	Winner string   `json:"winner,omitempty"`
	Card   int8     `json:"card,omitempty"`
	Way    string   `json:"way,omitempty"`
	Run    int8     `json:"run,omitempty"`
	Sale   bool     `json:"sale,omitempty"`
}

var (
	wayNames      = [ways]string{"", "open", "primary", "upper", "lower"}
	allianceNames = [...]string{"", "support", "trade"}
)

// cardsHere is a list of cards by value or, of a View, how many are hidden.
type cardsHere struct {
	cards  cards
	hidden int8
}

type hiddenHere struct {
	Hidden int8 `json:"hidden"`
}

var (
	errHidden = errors.New("a position with hidden cards cannot be played")
	errCard   = errors.New("cards have values from 1 to 25, each once")
)

func (c cardsHere) MarshalJSON() ([]byte, error) {
	if c.hidden > 0 {
		return json.Marshal(hiddenHere{c.hidden})
	}
	values := []int8{}
	for held := c.cards; held != 0; {
		values = append(values, held.draw().value())
	}
	return json.Marshal(values)
}

func (c *cardsHere) UnmarshalJSON(text []byte) error {
	if bytes.HasPrefix(text, []byte("{")) {
		return errHidden
	}
	var values []int8
	if err := json.Unmarshal(text, &values); err != nil {
		return err
	}
	for _, v := range values {
		if v < 1 || v > cardCount || c.cards.has(card(v-1)) {
			return errCard
		}
		c.cards |= card(v - 1).set()
	}
	return nil
}

// cardHere is a card by value or, of a View, hidden.
type cardHere int8

func (c cardHere) MarshalJSON() ([]byte, error) {
	if c == 0 {
		return json.Marshal(hiddenHere{1})
	}
	return json.Marshal(int8(c))
}

func (c *cardHere) UnmarshalJSON(text []byte) error {
	if bytes.HasPrefix(text, []byte("{")) {
		return errHidden
	}
	return json.Unmarshal(text, (*int8)(c))
}

// MarshalJSON writes the whole position in words, a View without what it hides.
func (s *State) MarshalJSON() ([]byte, error) {
	r := record{
		Seats: int(s.seats), Round: s.round, Phase: phaseNames[s.phase], Battle: s.battle,
		Options: map[string]string{"playAll": onOff[when(s.playAll)]},
		Holder:  sideName(s.holder), Active: placeName(s.active),
		Players: map[string]playerHere{}, Guarded: s.guarded,
	}
	for i := range s.seats {
		r.Players[lexicon.Sides[i]] = s.writePlayer(i)
	}
	s.writeBoard(&r)
	s.writeDecks(&r)
	for _, p := range s.Trick() {
		r.Trick = append(r.Trick, playHere{lexicon.Sides[p.Seat], p.Card + 1})
	}
	if s.aside != noCard || s.veil.aside > 0 {
		aside := cardHere(s.aside.value())
		r.SetAside = &aside
	}
	if s.phase != phaseOver {
		r.Moment = s.writeMoment()
	}
	return json.Marshal(r)
}

// writeBoard writes towns, and claims that lie face up on the board.
func (s *State) writeBoard(r *record) {
	r.Towns = map[string]townHere{}
	for at := range place(townCount) {
		if who := s.owner(at); who != nobody {
			r.Towns[placeName(at)] = townHere{sideName(who), s.viking.has(at), s.monastery.has(at)}
		}
	}
	for reg := range region(regionCount) {
		if s.faceUp.has(reg) && s.claim[reg] == nobody {
			r.FaceUp = append(r.FaceUp, regions[reg].Name)
		}
	}
}

// writeDecks writes the marriage and Viking cards.
func (s *State) writeDecks(r *record) {
	vikings, unseen := []int8{}, marriageNames(s.unseen)
	for i, strength := range strengths {
		if s.vikings.has(vikingCard(i)) {
			vikings = append(vikings, strength)
		}
	}
	r.Deck, r.VikingCards, r.MarriageCards = &s.deck, &vikings, &unseen
	if s.suitor != noMarriage {
		r.Suitor = marriageCards[s.suitor].ID
	}
	if s.alliance != unallied {
		r.Princess = &princessHere{sideName(s.princess), allianceNames[s.alliance]}
	}
}

func (s *State) writePlayer(who side) playerHere {
	p := &s.player[who]
	h := playerHere{
		Coins: &p.coins, Renown: &p.renown, Points: &p.points, Court: p.space, Church: p.church, Raiders: p.raiders,
		Hand:      cardsHere{p.hand, s.veil.hand[who]},
		Marriages: marriageNames(p.married),
		Claims:    []string{},
	}
	for r, c := range s.claim {
		if c == who {
			h.Claims = append(h.Claims, regions[r].Name)
		}
	}
	if s.phase != phaseDraft {
		return h
	}
	for nth := range s.waiting(who) {
		from := s.behind(who, nth)
		packet := cardsHere{s.packet[from], s.veil.packet[from]}
		if nth == 0 {
			h.Packet = packet
		} else {
			h.Waiting = append(h.Waiting, packet)
		}
	}
	return h
}

func (s *State) writeMoment() *moment {
	m := &moment{
		Step: int8(s.step), Turn: sideName(s.turn), Count: *s.count(), Winner: sideName(s.winner),
		Card: s.card.value(), Way: wayNames[s.way], Run: s.run, Sale: s.sale,
	}
	for i := range s.seats {
		if s.left.has(i) {
			m.Left = append(m.Left, sideName(i))
		}
	}
	return m
}

var onOff = [2]string{"off", "on"}

func sideName(who side) string {
	if who == nobody {
		return ""
	}
	return lexicon.Sides[who]
}

func placeName(at place) string {
	if at == nowhere {
		return ""
	}
	return lexicon.Places[at]
}

func marriageNames(some few[marriage]) []string {
	names := []string{}
	for m, c := range marriageCards {
		if some.has(marriage(m)) {
			names = append(names, c.ID)
		}
	}
	return names
}

// reader turns words into numbers.
type reader struct {
	notation.Reader
	seats side
}

// side finds a player.
func (rd *reader) side(name string) side {
	return side(rd.Find(lexicon.Sides[:rd.seats], name, "player"))
}

func (rd *reader) maybeSide(name string) side {
	if name == "" {
		return nobody
	}
	return rd.side(name)
}

func (rd *reader) town(name string) place {
	return place(rd.Find(lexicon.Places[:townCount], name, "town"))
}

func (rd *reader) region(name string) region {
	return region(rd.Find(lexicon.Places[townCount:], name, "region"))
}

func (rd *reader) marriage(name string) marriage {
	return marriage(rd.Find(lexicon.Whats[orlaith:], name, "marriage card"))
}

// card reads a card's value.
func (rd *reader) card(value int8) card {
	rd.Within(int(value), 1, cardCount, "card")
	if rd.Err != nil {
		return 0
	}
	return card(value - 1)
}

// Parse reads a position. What it cannot make sense of is an error.
func (g game) Parse(text []byte) (engine.State, error) {
	var r record
	return notation.Position("brianboru", text, &r, func(in notation.Reader) (engine.State, error) {
		rd := &reader{Reader: in}
		s := rd.position(&r)
		if rd.Err != nil {
			return nil, rd.Err
		}
		s.settle()
		return s, nil
	})
}

// position reads a record, part by part.
func (rd *reader) position(r *record) *State {
	if r.Seats == 0 {
		r.Seats = engine.DefaultSetup(HighKing()).Seats
	}
	rd.Within(r.Seats, 3, maxSeats, "seats")
	value, agreed := r.Options["playAll"]
	if agreed != (len(r.Options) > 0) || len(r.Options) > 1 {
		rd.Fail("the only option is playAll")
	}
	playAll := agreed && rd.Find(onOff[:], value, "value of playAll") == 1
	if rd.Err != nil {
		return nil
	}
	rd.seats = side(r.Seats)
	s := empty(r.Seats, playAll)
	s.guarded = r.Guarded
	for _, part := range []func(*State, *record){rd.header, rd.towns, rd.players, rd.decks, rd.hands, rd.procedure} {
		if part(s, r); rd.Err != nil {
			return nil
		}
	}
	return s
}

// header reads round, phase, marker and battle area.
func (rd *reader) header(s *State, r *record) {
	if r.Round != 0 {
		s.round = r.Round
	}
	rd.Within(int(s.round), 1, int(s.table().rounds), "round")
	if r.Phase != "" {
		s.enter(phase(rd.Find(phaseNames[:], r.Phase, "phase")))
	}
	switch {
	case r.Holder != "":
		s.holder = rd.side(r.Holder)
	case s.phase != phaseStart:
		s.holder = 0
	}
	if s.battle = r.Battle; s.battle < 0 || s.battle > 99 {
		rd.Fail("battle %d is not between 0 and 99", s.battle)
	}
}

// towns reads what is on the board.
func (rd *reader) towns(s *State, r *record) {
	known := 0
	for at := range place(townCount) {
		t, ok := r.Towns[placeName(at)]
		if !ok {
			continue
		}
		known++
		if t.Disc != "" {
			who := rd.side(t.Disc)
			s.player[who].discs |= at.set()
		} else if t.Viking || t.Monastery {
			rd.Fail("%s has no disc", placeName(at))
		}
		if t.Viking {
			s.viking |= at.set()
		}
		if t.Monastery {
			s.monastery |= at.set()
		}
	}
	if known < len(r.Towns) {
		rd.Fail("a town that is not on the board")
	}
	for _, name := range r.FaceUp {
		s.faceUp |= only(rd.region(name))
	}
}

// players reads what lies before them, but their cards.
func (rd *reader) players(s *State, r *record) {
	known := 0
	for who := range s.seats {
		h, ok := r.Players[sideName(who)]
		if !ok {
			continue
		}
		known++
		p := &s.player[who]
		for _, n := range []struct {
			to   *int16
			from *int16
			most int
			what string
		}{
			{&p.coins, h.Coins, 99, "coins"}, {&p.renown, h.Renown, 99, "renown"}, {&p.points, h.Points, 999, "points"},
			{&p.church, &h.Church, 99, "church"}, {&p.raiders, &h.Raiders, 99, "raiders"},
		} {
			if n.from != nil {
				*n.to = *n.from
				rd.Within(int(*n.to), 0, n.most, n.what)
			}
		}
		rd.Within(int(h.Court), 0, topSpace, "court")
		p.space = h.Court
		for _, card := range h.Marriages {
			p.married |= only(rd.marriage(card))
		}
		for _, name := range h.Claims {
			reg := rd.region(name)
			if rd.Err == nil && s.claim[reg] != nobody {
				rd.Fail("two players hold the claim of %s", name)
			}
			s.claim[reg] = who
			s.faceUp |= only(reg)
		}
	}
	if known < len(r.Players) {
		rd.Fail("a player who is not at the table")
	}
	if x := r.Princess; x != nil {
		s.princess = rd.side(x.Side)
		if s.alliance = alliance(rd.Find(allianceNames[1:], x.As, "alliance") + 1); rd.Err == nil {
			s.player[s.princess].married |= only(estrid)
		}
	}
}

// decks reads the marriage and Viking cards.
func (rd *reader) decks(s *State, r *record) {
	rounds := s.table().rounds
	if s.deck = rounds - s.round; s.phase < phaseDraft {
		s.deck++
	}
	if r.Deck != nil {
		s.deck = *r.Deck
	}
	rd.Within(int(s.deck), 0, int(rounds), "deck")
	var married few[marriage]
	for i := range s.player {
		if married&s.player[i].married != 0 {
			rd.Fail("two players hold a marriage card")
		}
		married |= s.player[i].married
	}
	if married.has(estrid) && s.alliance == unallied {
		rd.Fail("what estrid is married for is missing")
	}
	at := step(0)
	if r.Moment != nil {
		at = step(r.Moment.Step)
	}
	if r.Suitor != "" {
		s.suitor = rd.marriage(r.Suitor)
	} else if courted(s.phase, at) {
		s.suitor = rd.nextSuitor(s.deck, married)
	}
	if s.suitor != noMarriage {
		if (s.suitor == estrid) != (s.deck == 0) || married.has(s.suitor) {
			rd.Fail("%s is not the suitor with %d cards to come", marriageCards[s.suitor].ID, s.deck)
		}
		married |= only(s.suitor)
	}
	s.unseen &^= married
	if r.MarriageCards != nil {
		var unseen few[marriage]
		for _, name := range *r.MarriageCards {
			unseen |= only(rd.marriage(name))
		}
		if unseen&^s.unseen != 0 {
			rd.Fail("a marriage card that has been seen cannot come")
		}
		s.unseen = unseen
	}
	rd.vikings(s, r)
}

// nextSuitor is the card beside the track where none is named.
func (rd *reader) nextSuitor(deck int8, married few[marriage]) marriage {
	if deck == 0 {
		return estrid
	}
	for m := range estrid {
		if !married.has(m) {
			return m
		}
	}
	rd.Fail("no marriage card is left")
	return noMarriage
}

// vikings reads the Viking cards. Of equal ones the first stand for those left.
func (rd *reader) vikings(s *State, r *record) {
	if r.VikingCards == nil {
		return
	}
	s.vikings = 0
	for _, strength := range *r.VikingCards {
		i := vikingCard(0)
		for i < strengthCount && (strengths[i] != strength || s.vikings.has(i)) {
			i++
		}
		if i == strengthCount {
			rd.Fail("no Viking card, or too many, of strength %d", strength)
			return
		}
		s.vikings |= only(i)
	}
}

// hands reads the cards of hands, packets and trick and the one left over.
func (rd *reader) hands(s *State, r *record) {
	var seen cards
	hold := func(c cards) {
		if seen&c != 0 {
			rd.Fail("a card is in two places")
		}
		seen |= c
	}
	for who := range s.seats {
		h := r.Players[sideName(who)]
		s.player[who].hand = h.Hand.cards
		hold(h.Hand.cards)
		hold(h.Packet.cards)
		for _, w := range h.Waiting {
			hold(w.cards)
		}
	}
	for i, t := range r.Trick {
		who, played := rd.side(t.Side), rd.card(t.Card)
		if i == 0 {
			s.leader = who
		} else if rd.Err == nil && (s.trick[who] != noCard || s.trick[s.before(who)] == noCard) {
			rd.Fail("the trick is not in the order of play")
		}
		if rd.Err != nil {
			return
		}
		s.trick[who] = played
		hold(played.set())
	}
	if r.SetAside != nil {
		s.aside = rd.card(int8(*r.SetAside))
		hold(s.aside.set())
	}
}
