package brianboru

import (
	"encoding/json"

	"bretwalda/engine"
	"bretwalda/engine/notation"
)

// record is a position in words. docs/POSITIONS.md describes it.
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

// moment is a place in the procedure of a phase, if it is not its beginning.
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
	onOff         = [...]string{"off", "on"}
	wayNames      = [ways]string{"", "open", "primary", "upper", "lower"}
	allianceNames = [...]string{"", "support", "trade"}
)

// MarshalJSON writes the whole position in words, a View without its hidden cards.
func (s *State) MarshalJSON() ([]byte, error) {
	w, r := words{notation.Words{Writing: true}, s.seats}, record{}
	w.position(&State{position: s.position}, &r)
	return json.Marshal(r)
}

// Parse reads a position. An error names its fault.
func (g game) Parse(text []byte) (engine.State, error) {
	var r record
	return notation.Position("brianboru", text, &r, func(in notation.Reader) (engine.State, error) {
		w := words{Words: notation.Words{Reader: in}}
		s := w.table(&r)
		if w.Err == nil {
			w.position(s, &r)
		}
		if w.Err != nil {
			return nil, w.Err
		}
		s.proceed()
		return s, nil
	})
}

// words goes through a position and its record side by side.
type words struct {
	notation.Words
	seats side
}

// position goes through the parts.
func (w *words) position(s *State, r *record) {
	for _, part := range []func(*State, *record){w.header, w.towns, w.players, w.decks, w.hands, w.moment, w.procedure} {
		if part(s, r); w.Err != nil {
			return
		}
	}
}

// flag reports whether a town is in a set.
func (w *words) flag(word *bool, some *set, at place) {
	if w.Writing {
		*word = some.has(at)
	} else if *word {
		*some |= at.set()
	}
}

// sides are the names of the players.
func (w *words) sides() []string { return lexicon.Sides[:w.seats] }

// table lays out the game for the players and the option of a record.
func (w *words) table(r *record) *State {
	if r.Seats == 0 {
		r.Seats = engine.DefaultSetup(HighKing()).Seats
	}
	w.Within(r.Seats, 3, maxSeats, "seats")
	value, agreed := r.Options["playAll"]
	if agreed != (len(r.Options) > 0) || len(r.Options) > 1 {
		w.Fail("the only option is playAll")
	}
	playAll := agreed && w.Find(onOff[:], value, "value of playAll") == 1
	if w.Err != nil {
		return nil
	}
	w.seats = side(r.Seats)
	return newBoard(r.Seats, playAll)
}

// header is round, phase, marker and battle area.
func (w *words) header(s *State, r *record) {
	if w.Writing {
		r.Seats, r.Options, r.Guarded = int(s.seats), map[string]string{"playAll": onOff[when(s.playAll)]}, s.guarded
	} else if s.guarded = r.Guarded; r.Round == 0 {
		r.Round = s.round
	}
	notation.Number(&w.Words, &r.Round, &s.round, 1, int(s.table().rounds), "round")
	ph := s.phase
	notation.Name(&w.Words, &r.Phase, &ph, phaseNames[:], "phase")
	notation.Name(&w.Words, &r.Holder, &s.holder, w.sides(), "player")
	notation.Number(&w.Words, &r.Battle, &s.battle, 0, 99, "battle")
	if w.Writing {
		return
	}
	if s.enter(ph); s.holder == nobody && ph != phaseStart {
		s.holder = 0
	}
}

// towns are discs, monasteries and tokens on the board, and claims face up on it.
func (w *words) towns(s *State, r *record) {
	if w.Writing {
		r.Towns = map[string]townHere{}
	}
	known := 0
	for at := range place(townCount) {
		t, ok := r.Towns[townNames[at]]
		who := s.owner(at)
		if !ok && who == nobody {
			continue
		}
		known++
		notation.Name(&w.Words, &t.Disc, &who, w.sides(), "player")
		w.flag(&t.Viking, &s.viking, at)
		w.flag(&t.Monastery, &s.monastery, at)
		switch {
		case w.Writing:
			r.Towns[townNames[at]] = t
		case who != nobody:
			s.player[who].discs |= at.set()
		case t.Viking || t.Monastery:
			w.Fail("%s has no disc", townNames[at])
		}
	}
	if known < len(r.Towns) {
		w.Fail("a town that is not on the board")
	}
	open := s.faceUp & s.claims(nobody)
	notation.Names(&w.Words, &r.FaceUp, &open, regionNames, "region")
	if !w.Writing {
		s.faceUp = open
	}
}

// players are the things of each player, and the alliance with Estrid.
func (w *words) players(s *State, r *record) {
	if w.Writing {
		r.Players = map[string]playerHere{}
	}
	known := 0
	for who := range s.seats {
		h, ok := r.Players[who.String()]
		if !ok && !w.Writing {
			continue
		}
		known++
		if w.player(s, who, &h); w.Writing {
			writeCards(s, who, &h)
			r.Players[who.String()] = h
		}
	}
	if known < len(r.Players) {
		w.Fail("a player who is not at the table")
	}
	switch x := r.Princess; {
	case w.Writing && s.alliance != unallied:
		r.Princess = &princessHere{s.princess.String(), allianceNames[s.alliance]}
	case x != nil:
		s.princess = side(w.Find(w.sides(), x.Side, "player"))
		s.alliance = alliance(w.Find(allianceNames[1:], x.As, "alliance") + 1)
		if w.Err == nil {
			s.player[s.princess].married |= only(estrid)
		}
	}
}

// player is the things of one player, but for action cards.
func (w *words) player(s *State, who side, h *playerHere) {
	p := &s.player[who]
	notation.Optional(&w.Words, &h.Coins, &p.coins, 99, "coins")
	notation.Optional(&w.Words, &h.Renown, &p.renown, 99, "renown")
	notation.Optional(&w.Words, &h.Points, &p.points, 999, "points")
	notation.Number(&w.Words, &h.Church, &p.church, 0, 99, "church")
	notation.Number(&w.Words, &h.Raiders, &p.raiders, 0, 99, "raiders")
	notation.Number(&w.Words, &h.Court, &p.space, 0, topSpace, "court")
	notation.Names(&w.Words, &h.Marriages, &p.married, marriageNames, "marriage card")
	if w.Writing {
		held := s.claims(who)
		notation.Names(&w.Words, &h.Claims, &held, regionNames, "region")
		return
	}
	for _, word := range h.Claims {
		reg := region(w.Find(regionNames, word, "region"))
		if w.Err == nil && s.claim[reg] != nobody {
			w.Fail("two players hold the claim of %s", word)
		}
		s.claim[reg] = who
		s.faceUp |= only(reg)
	}
}

// decks are the marriage and Viking cards.
func (w *words) decks(s *State, r *record) {
	if w.Writing {
		notation.Name(&w.Words, &r.Suitor, &s.suitor, marriageNames, "marriage card")
		r.Deck, r.MarriageCards, r.VikingCards = &s.deck, new([]string), &[]int8{}
		notation.Names(&w.Words, r.MarriageCards, &s.unseen, marriageNames, "marriage card")
		for i, strength := range strengths {
			if s.vikings.has(vikingCard(i)) {
				*r.VikingCards = append(*r.VikingCards, strength)
			}
		}
		return
	}
	rounds := s.table().rounds
	if s.deck = rounds - s.round; s.phase < phaseDraft {
		s.deck++
	}
	notation.Optional(&w.Words, &r.Deck, &s.deck, int(rounds), "deck")
	var married smallSet[marriage]
	for i := range s.player {
		if married&s.player[i].married != 0 {
			w.Fail("two players hold a marriage card")
		}
		married |= s.player[i].married
	}
	if married.has(estrid) && s.alliance == unallied {
		w.Fail("what estrid is married for is missing")
	}
	w.suitor(s, r, married)
	if r.MarriageCards != nil {
		var unseen smallSet[marriage]
		if notation.Names(&w.Words, r.MarriageCards, &unseen, marriageNames, "marriage card"); unseen&^s.unseen != 0 {
			w.Fail("a marriage card that has been seen cannot come")
		}
		s.unseen = unseen
	}
	if r.VikingCards != nil {
		s.vikings = 0
		for _, strength := range *r.VikingCards {
			w.viking(s, strength)
		}
	}
}

// suitor reads the card on offer. Where none is named it is one that nobody has
// married.
func (w *words) suitor(s *State, r *record, married smallSet[marriage]) {
	at := stage(0)
	if r.Moment != nil {
		at = stage(r.Moment.Step)
	}
	switch {
	case r.Suitor != "":
		notation.Name(&w.Words, &r.Suitor, &s.suitor, marriageNames, "marriage card")
	case !courted(s.phase, at):
	case s.deck == 0:
		s.suitor = estrid
	default:
		for s.suitor = 0; s.suitor < estrid && married.has(s.suitor); s.suitor++ {
		}
		if s.suitor == estrid {
			w.Fail("no marriage card is left")
		}
	}
	if s.suitor != noMarriage {
		if (s.suitor == estrid) != (s.deck == 0) || married.has(s.suitor) {
			w.Fail("%s is not the suitor with %d cards to come", marriageCards[s.suitor].ID, s.deck)
		}
		married |= only(s.suitor)
	}
	s.unseen &^= married
}

// viking reads a Viking card. Of equal ones the first are those left.
func (w *words) viking(s *State, strength int8) {
	for i := range vikingCard(strengthCount) {
		if strengths[i] == strength && !s.vikings.has(i) {
			s.vikings |= only(i)
			return
		}
	}
	w.Fail("no Viking card, or too many, of strength %d", strength)
}

// moment is the active town, and how far the phase has come.
func (w *words) moment(s *State, r *record) {
	notation.Name(&w.Words, &r.Active, &s.active, townNames, "town")
	if w.Writing && s.phase != phaseOver {
		r.Moment = &moment{}
	}
	m := r.Moment
	if m == nil {
		return
	}
	notation.Number(&w.Words, &m.Step, &s.stage, 0, int(lastStage[s.phase]), "step")
	value := s.card.value()
	notation.Number(&w.Words, &m.Card, &value, 0, cardCount, "card")
	s.card = card(value - 1)
	notation.Number(&w.Words, &m.Run, &s.run, 0, cardCount, "run")
	notation.Number(&w.Words, &m.Count, s.count(), 0, cardCount, "count")
	notation.Name(&w.Words, &m.Turn, &s.actor, w.sides(), "player")
	notation.Name(&w.Words, &m.Winner, &s.winner, w.sides(), "player")
	notation.Name(&w.Words, &m.Way, &s.way, wayNames[:], "action")
	notation.Names(&w.Words, &m.Left, &s.left, w.sides(), "player")
	if w.Writing {
		m.Sale = s.sale
		return
	}
	s.sale = m.Sale
	w.stage(s, m)
}
