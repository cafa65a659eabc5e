package link

import (
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// Amendments of a match are agreements of its players outside the rules.

func (e *encoder) putAmendments(m *match.Match, h match.Header) {
	list := m.Amendments()
	e.putSmall(len(list))
	place := 0
	var players [engine.MaxSeats]int // players that a seat has had so far
	for _, a := range list {
		e.putSmall(a.Place - place)
		place = a.Place
		e.put(int(a.Kind), int(match.AmendKinds))
		e.put(int(a.Seat), h.Setup.Seats)
		switch a.Kind {
		case match.Propose, match.Leave:
			e.putChange(a.Change, a.Kind, h.Setup.Seats)
		case match.Succeed:
			e.putName(a.Name)
			players[a.Seat]++
			if n, token, ok := m.CommittedBy(a.Seat, players[a.Seat]); ok {
				e.putSmall(n)
				e.putToken(token)
			}
			if n, token, ok := m.CommittedKeysBy(a.Seat, players[a.Seat]); ok {
				e.putSmall(n)
				e.putToken(token)
			}
		}
	}
}

// changeKinds is how many kinds of changes there are where hands are not protected.
const changeKinds = int(match.Rewind) + 1

// putChange leaves out the seat that a player leaves: it is their own.
func (e *encoder) putChange(c match.Change, kind match.AmendKind, seats int) {
	if c.Kind == match.Redeal { // the only kind where hands are protected
		e.put(int(c.Seat), seats)
		e.putSmall(c.Round)
		return
	}
	e.put(int(c.Kind), changeKinds)
	if c.Kind == match.Rewind {
		return
	}
	if kind != match.Leave {
		e.put(int(c.Seat), seats)
	}
	if c.Kind == match.Deputize {
		e.putSmall(int(c.Bot))
	}
}

func (d *decoder) getAmendments(h match.Header) ([]match.Amendment, error) {
	n, err := d.getSmall()
	if err != nil || n > match.MaxAmendments {
		return nil, ErrForged
	}
	var list []match.Amendment
	place := 0
	for range n {
		step, err := d.getSmall()
		if err != nil {
			return nil, err
		}
		place += step
		a := match.Amendment{Place: place}
		a.Kind = match.AmendKind(d.get(int(match.AmendKinds)))
		a.Seat = engine.Seat(d.get(h.Setup.Seats))
		switch a.Kind {
		case match.Propose, match.Leave:
			err = d.getChange(&a, h.Setup.Seats)
		case match.Succeed:
			err = d.getSuccession(&a, h.Dice.Kind)
		}
		if err != nil {
			return nil, err
		}
		list = append(list, a)
	}
	return list, nil
}

func (d *decoder) getChange(a *match.Amendment, seats int) (err error) {
	if d.anew {
		a.Change = match.Change{Kind: match.Redeal, Seat: engine.Seat(d.get(seats))}
		a.Change.Round, err = d.getSmall()
		return err
	}
	c := match.Change{Kind: match.ChangeKind(d.get(changeKinds))}
	if c.Kind != match.Rewind {
		if c.Seat = a.Seat; a.Kind != match.Leave {
			c.Seat = engine.Seat(d.get(seats))
		}
	}
	if c.Kind == match.Deputize {
		bot, err := d.getSmall()
		if err != nil || bot >= int(match.Kinds) {
			return ErrForged
		}
		c.Bot = match.Kind(bot)
	}
	a.Change = c
	return nil
}

func (d *decoder) getSuccession(a *match.Amendment, kind dice.Kind) (err error) {
	if a.Name, err = d.getName(); err != nil || !kind.Tokens() {
		return err
	}
	if a.Number, err = d.getSmall(); err != nil || a.Number > dice.Links {
		return ErrForged
	}
	a.Newest = d.getToken()
	if d.anew {
		if a.Keys, err = d.getSmall(); err != nil {
			return ErrForged
		}
		a.Key = d.getToken()
	}
	return nil
}
