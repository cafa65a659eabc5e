package link

import (
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// gameCodes numbers the games that do not number themselves, for ever. Code 0 is
// the game of the tests.
var gameCodes = map[string]int{"toy-race": 0, "marcher-lords": 4, "brian-boru": 5}

// maxGames is the number of games that this version of the format has room for.
const maxGames = 16

// Number is the number of a game in links, or -1.
func Number(g engine.Game) int {
	if e, ok := g.(engine.Edition); ok {
		return e.Number()
	}
	if code, ok := gameCodes[g.ID()]; ok {
		return code
	}
	return -1
}

func (e *encoder) putHeader(h match.Header, g engine.Game) {
	e.put(Number(g), maxGames)
	e.putSmall(h.Revision - 1)
	e.putSmall(h.Setup.Scenario)
	e.put(h.Setup.Seats-1, engine.MaxSeats)
	e.putOptions(h.Setup.Options, g.Options())
	e.putPlayers(h.Players)
	e.putSmall(h.DiceNumber())
	if h.ByLink || h.Dice.Kind == dice.Seeded {
		e.putWord(h.Dice.Seed)
	}
	if h.ByLink {
		e.put(int(h.Host), engine.MaxSeats)
	}
	if h.Branch > 0 {
		e.putSmall(h.Parting())
	}
}

// putOptions leaves out the options after the last one that is not at its
// default, so that a game may gain options at the end.
func (e *encoder) putOptions(values []uint8, options []engine.Option) {
	n := len(values)
	for n > 0 && values[n-1] == options[n-1].Default {
		n--
	}
	e.putSmall(n)
	for i, v := range values[:n] {
		e.putSmall(swapDefault(int(v), int(options[i].Default)))
	}
}

// swapDefault exchanges an option's default with its first value: the default
// costs least. It is its own inverse.
func swapDefault(v, standard int) int {
	switch v {
	case 0:
		return standard
	case standard:
		return 0
	}
	return v
}

// putPlayers takes one bit for people without names.
func (e *encoder) putPlayers(players []match.Player) {
	plain := true
	for _, p := range players {
		plain = plain && p == match.Player{}
	}
	if e.putBit(!plain); plain {
		return
	}
	for _, p := range players {
		e.putSmall(int(p.Kind))
		e.putName(p.Name)
	}
}

func (e *encoder) putName(name string) {
	e.putSmall(len(name))
	for _, b := range []byte(name) {
		e.put(int(b), 256)
	}
}

func (d *decoder) getName() (string, error) {
	length, err := d.getSmall()
	if err != nil || length > match.MaxName {
		return "", ErrForged
	}
	name := make([]byte, length)
	for j := range name {
		name[j] = byte(d.get(256))
	}
	return string(name), nil
}

// getHeader reads the header of a link of that version and finds its game among the
// revisions.
func (d *decoder) getHeader(revisions []engine.Game, version byte) (h match.Header, g engine.Game, err error) {
	code := d.get(maxGames)
	known := slices.IndexFunc(revisions, func(g engine.Game) bool { return Number(g) == code })
	if known < 0 {
		return h, nil, fmt.Errorf("%w: number %d", ErrUnknownGame, code)
	}
	h.Game = revisions[known].ID()
	small := func() (n int) {
		if err == nil {
			n, err = d.getSmall()
		}
		return n
	}
	h.Revision = small() + 1
	if err != nil {
		return h, nil, err
	}
	if g, err = find(revisions, h.Game, h.Revision); err != nil {
		return h, nil, err
	}
	h.Setup.Scenario = small()
	h.Setup.Seats = d.get(engine.MaxSeats) + 1
	if err == nil {
		h.Setup.Options, err = d.getOptions(g.Options())
	}
	if err == nil {
		h.Players, err = d.getPlayers(h.Setup.Seats)
	}
	number := small()
	if err != nil {
		return h, nil, err
	}
	h.Protocol = protocolOf(version)
	if !h.SetDiceNumber(number) || h.Hints && h.Protocol < match.SecondProtocol {
		return h, nil, fmt.Errorf("%w: dice number %d", ErrForged, number)
	}
	h.ByLink, h.HiddenHands = h.Protocol > 0, version == protected1 || version == protected2 || version == dealtAnew
	if h.ByLink || h.Dice.Kind == dice.Seeded {
		h.Dice.Seed = d.getWord()
	}
	if h.ByLink {
		h.Host = engine.Seat(d.get(engine.MaxSeats))
	}
	if version == branch {
		h.Branch = small() + 1
	}
	return h, g, err
}

// find takes a game at the very revision.
func find(revisions []engine.Game, id string, revision int) (engine.Game, error) {
	newest := 0
	for _, g := range revisions {
		if g.ID() != id {
			continue
		}
		if g.Revision() == revision {
			return g, nil
		}
		newest = max(newest, g.Revision())
	}
	if newest > 0 && revision > newest {
		return nil, fmt.Errorf("%w: %s, revision %d", ErrNewerRules, id, revision)
	}
	return nil, fmt.Errorf("%w: %s, revision %d", ErrUnknownGame, id, revision)
}

func (d *decoder) getOptions(options []engine.Option) ([]uint8, error) {
	n, err := d.getSmall()
	if err != nil {
		return nil, err
	}
	if n > len(options) {
		return nil, fmt.Errorf("%w: %d options", ErrForged, n)
	}
	var values []uint8
	for i, o := range options {
		v := 0
		if i < n {
			if v, err = d.getSmall(); err != nil {
				return nil, err
			}
		}
		if v >= len(o.Values) {
			return nil, fmt.Errorf("%w: option %s has no value %d", ErrForged, o.ID, v)
		}
		values = append(values, uint8(swapDefault(v, int(o.Default))))
	}
	return values, nil
}

func (d *decoder) getPlayers(seats int) ([]match.Player, error) {
	players := make([]match.Player, seats)
	if !d.getBit() {
		return players, nil
	}
	for i := range players {
		kind, err := d.getSmall()
		if err != nil {
			return nil, err
		}
		name, err := d.getName()
		if err != nil || kind >= int(match.Kinds) {
			return nil, fmt.Errorf("%w: seat %d", ErrForged, i)
		}
		players[i] = match.Player{Name: name, Kind: match.Kind(kind)}
	}
	return players, nil
}
