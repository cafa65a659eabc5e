// Package link turns a match into a short text and back. docs/LINK_FORMAT.md
// describes the format, which is frozen: a text of any shipped revision opens
// for ever.
package link

import (
	"fmt"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// Encode is the text of a match: letters, figures, "-" and "_", the last one a
// letter or figure. It fails on a match begun in mid-game (match.ErrNoStart),
// on one by link whose host has not claimed his own seats (match.ErrVacant) and
// on a game without a number (ErrUnknownGame).
func Encode(m *match.Match) (string, error) {
	h, err := m.Header()
	if err != nil {
		return "", err
	}
	if gameCode(h.Game) < 0 {
		return "", fmt.Errorf("%w: %s", ErrUnknownGame, h.Game)
	}
	if h.ByLink && !m.Invited() {
		return "", match.ErrVacant
	}
	e := newEncoder()
	e.putHeader(h, m.Game())
	version := byte(onDevice)
	if h.ByLink {
		version = byLink
		if h.Veiled {
			version = veiled
		}
		e.putPost(m, h)
	}
	holder := h.Host
	count := 0
	for i, c := range m.Log() {
		if Stored(c, h.Dice) || m.Drawn(i) {
			count++
		}
	}
	e.putCount(count)
	for i, c := range m.Log() {
		before := holder
		if holder = c.Holder; !Stored(c, h.Dice) && !m.Drawn(i) {
			continue
		}
		if h.ByLink && comes(h, c.Seat, before) {
			if m.Ordered(c) {
				e.put(ordered, 2)
			} else {
				e.put(handedOver, 2)
			}
		}
		e.put(m.Code(i))
	}
	return frame(version, e.finish()), nil
}

// Stored reports whether a link holds a choice: every choice of a player, and
// of Nature what a person rolled.
func Stored(c match.Entry, source dice.Source) bool {
	return c.Seat != engine.Nature || source.Kind == dice.ByHand && !c.Forced()
}

// Decode opens the match in a message; see Extract for what may be around the
// link. The shelf holds every game that may be opened, at every revision. The
// errors wrap one of this package's. A match is opened only when all of it is
// right: there is no part of one.
func Decode(text string, shelf []engine.Game) (m *match.Match, err error) {
	defer func() {
		if recover() != nil { // rules that break on what they are told to play
			m, err = nil, fmt.Errorf("%w: the rules break on it", ErrForged)
		}
	}()
	link, err := Extract(text)
	if err != nil {
		return nil, err
	}
	v, body, _, err := unframe(link)
	if err != nil {
		return nil, err
	}
	if v != onDevice && v != byLink && v != veiled {
		return nil, ErrNewerVersion
	}
	d := newDecoder(body)
	h, g, err := d.getHeader(shelf, v != onDevice)
	if err != nil {
		return nil, err
	}
	h.Veiled = v == veiled
	if h.ByLink {
		m, err = d.getPost(g, h)
	} else {
		m, err = match.New(g, h.Setup, h.Players, h.Dice)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrForged, err)
	}
	count := d.getCount()
	if count > match.MaxChoices {
		return nil, fmt.Errorf("%w: %d choices", ErrForged, count)
	}
	for i := range count {
		codes := 0
		if !m.Turn().Over() {
			codes = m.Codes()
		}
		if codes == 0 || codes > match.MaxList {
			return nil, fmt.Errorf("%w: choice %d of %d is too many", ErrForged, i, count)
		}
		do := m.DoCode
		if h.ByLink && comes(h, m.Turn().Seat, m.Holder()) && d.get(2) == ordered {
			do = m.DoCodeFor
		}
		if err := do(d.get(codes)); err != nil {
			return nil, fmt.Errorf("%w: choice %d: %w", ErrForged, i, err)
		}
	}
	// There is one text for a match. Another that reads the same was not made here.
	if again, err := Encode(m); err != nil || again != link {
		return nil, fmt.Errorf("%w: not the text of its match", ErrForged)
	}
	return m, nil
}
