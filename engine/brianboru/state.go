package brianboru

import (
	"fmt"
	"slices"

	"bretwalda/engine"
)

// State is one position of a game of Brian Boru. The zero value is not usable;
// Game.New and Game.Parse make one.
type State struct {
	position
	list   []engine.Choice // the legal choices, as proceed has found them
	known  bool            // the list belongs to the position
	events []engine.Event
}

var _ engine.State = (*State)(nil)

// Legal appends the legal choices.
func (s *State) Legal(buf []engine.Choice) []engine.Choice {
	if s.known {
		return append(buf, s.list...)
	}
	return s.choices(buf)
}

// Play makes one of the legal choices. Decisions that leave no choice are made
// at once, so the next list has at least two entries, but for cards of guarded
// hands. A View cannot be played.
func (s *State) Play(c engine.Choice) ([]engine.Event, error) {
	if s.list = s.Legal(s.list[:0]); !slices.Contains(s.list, c) || s.hidden.on {
		return nil, &engine.IllegalError{Choice: c, Rule: s.rule(c)}
	}
	s.events = s.events[:0]
	s.apply(c)
	s.proceed()
	return s.events, nil
}

// proceed runs the procedure up to the next decision worth asking.
func (s *State) proceed() {
	for {
		s.advance()
		s.list = s.choices(s.list[:0])
		if s.known = len(s.list) != 1 || s.guarded && s.plays(); s.known {
			break
		}
		s.apply(s.list[0])
	}
	if len(s.list) == 0 && s.phase != phaseOver {
		panic(fmt.Sprintf("brianboru: no legal choice when asking %s", lexicon.Asks[s.ask.kind]))
	}
}

// advance runs the phases until a decision is open or the game over (§rounds).
func (s *State) advance() {
	for s.ask.kind == unasked && s.phase != phaseOver {
		switch s.phase {
		case phaseStart:
			s.runStart()
		case phasePreparation:
			s.runPreparation()
		case phaseDraft:
			s.runDraft()
		case phaseAction:
			s.runAction()
		case phaseMarriage:
			s.runMarriage()
		case phaseBattle:
			s.runBattle()
		case phaseChurch:
			s.runChurch()
		default:
			s.runClaims()
		}
	}
}

// Clone is an independent copy.
func (s *State) Clone() engine.State { return &State{position: s.position} }

// Is reports whether another position is the same in every part.
func (s *State) Is(other engine.State) bool {
	o, ok := other.(*State)
	return ok && o.position == s.position
}

// Standing lists the seats, then the sides.
func (s *State) Standing() []engine.Score {
	scores := make([]engine.Score, int(s.seats)+len(lexicon.Sides))
	var won smallSet[side]
	if s.phase == phaseOver {
		won = s.winners()
	}
	for i := range scores[s.seats:] {
		scores[int(s.seats)+i] = engine.Score{Seat: engine.Nobody, Side: int8(i)}
	}
	for i := range s.seats {
		points := int(s.player[i].points)
		scores[i] = engine.Score{Seat: engine.Seat(i), Side: engine.None, Points: points, Won: won.has(i)}
		scores[s.seats+i] = engine.Score{Seat: engine.Seat(i), Side: int8(i), Points: points}
	}
	return scores
}

// Pieces lists the discs by player and town, the monasteries, the Viking
// control tokens, the marker on the active town and the claims by region.
func (s *State) Pieces(buf []engine.Piece) []engine.Piece {
	for who := range s.seats {
		buf = pieces(buf, who, disc, s.player[who].discs)
	}
	buf = pieces(buf, nobody, monastery, s.monastery)
	buf = pieces(buf, Vikings, vikingControl, s.viking)
	if s.active != nowhere {
		buf = pieces(buf, nobody, marker, s.active.set())
	}
	for r := range region(regionCount) {
		p := engine.Piece{Side: int8(s.claim[r]), What: claimFaceDown, Place: int8(r.place()), Count: 1}
		if s.faceUp.has(r) {
			p.What = claimFaceUp
		}
		buf = append(buf, p)
	}
	return buf
}

func pieces(buf []engine.Piece, whose side, what int8, at set) []engine.Piece {
	for at != 0 {
		buf = append(buf, engine.Piece{Side: int8(whose), What: what, Place: int8(take(&at)), Count: 1})
	}
	return buf
}

// Opening returns the events up to the first decision, in a position that is begun
// or read and not played on.
func (s *State) Opening() []engine.Event { return s.events }

func (s *State) emit(e engine.Event) { s.events = append(s.events, e) }

func (s *State) emitCount(kind uint8, who side, n int16) {
	e := event(kind, who)
	e.Count = n
	s.emit(e)
}

func (s *State) emitAt(kind uint8, who side, at place) {
	e := event(kind, who)
	e.To = int8(at)
	s.emit(e)
}

// score gives points to a player, or takes some, with an event.
func (s *State) score(who side, points int16, e engine.Event) {
	if points == 0 {
		return
	}
	s.player[who].points += points
	e.Count = points
	s.emit(e)
}

// event is an event with nothing but its side.
func event(kind uint8, who side) engine.Event {
	e := engine.NewEvent(kind)
	e.Side = int8(who)
	return e
}
