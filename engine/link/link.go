// Package link turns a match into a short text and back. docs/LINK_FORMAT.md describes
// the format. It is frozen: a text of any shipped revision opens for ever.
package link

import (
	"fmt"

	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Encode is the text of a match: letters, figures, "-" and "_", the last one a letter
// or figure. It fails on a match begun in mid-game (match.ErrNoStart) and on a game
// without a number (ErrUnknownGame). A match by link also needs a host who has claimed
// their own seats (else match.ErrVacant).
func Encode(m *match.Match) (string, error) {
	h, err := m.Header()
	if err != nil {
		return "", err
	}
	if Number(m.Game()) < 0 {
		return "", fmt.Errorf("%w: %s", ErrUnknownGame, h.Game)
	}
	if h.ByLink && !m.Invited() {
		return "", match.ErrVacant
	}
	if h, err = m.Founding(); err != nil {
		return "", err
	}
	m.Vouch()
	e := newEncoder()
	e.putHeader(h, m.Game())
	if h.ByLink {
		e.putPost(m, h)
	}
	e.putChoices(m)
	if h.HiddenHands && len(m.Amendments()) > 0 {
		e.putVouches(m)
	}
	return frame(versionOf(h, len(m.Amendments()) > 0), e.finish()), nil
}

// versionOf is the version of a match's links.
func versionOf(h match.Header, amended bool) byte {
	first := h.Protocol == match.FirstProtocol
	switch {
	case h.HiddenHands && first:
		return protected1
	case h.HiddenHands && amended:
		return dealtAnew
	case h.HiddenHands:
		return protected2
	case h.ByLink && first:
		return byLink1
	case h.ByLink:
		return byLink2
	case h.Branch > 0:
		return branch
	}
	return onDevice
}

// protocolOf is the protocol of links of a version: 0 where it is not by link.
func protocolOf(version byte) match.Protocol {
	switch version {
	case byLink1, protected1:
		return match.FirstProtocol
	case byLink2, protected2, dealtAnew:
		return match.SecondProtocol
	}
	return 0
}

// putChoices writes the number of choices, and each.
func (e *encoder) putChoices(m *match.Match) {
	count := 0
	past := m.History()
	for i := range past {
		if m.Stores(&past[i]) {
			count++
		}
	}
	e.putCount(count)
	for i := range past {
		s := &past[i]
		if !m.Stores(s) {
			continue
		}
		if s.Marked {
			e.putBit(s.Entry.Orders)
		}
		e.put(s.Code())
	}
}

// Decode opens the match in a message; see Extract for what may be around the link.
// The revisions are every game that may be opened, at each revision. The errors wrap
// one of this package's. A match is opened whole or not at all.
func Decode(text string, revisions []engine.Game) (m *match.Match, err error) {
	defer func() {
		if recover() != nil { // rules that panic on a forged choice
			m, err = nil, fmt.Errorf("%w: the rules break on it", ErrForged)
		}
	}()
	f, err := extract(text)
	if err != nil {
		return nil, err
	}
	if f.version > newest {
		return nil, ErrNewerVersion
	}
	d := newDecoder(f.body)
	d.anew = f.version == dealtAnew
	h, g, err := d.getHeader(revisions, f.version)
	if err != nil {
		return nil, err
	}
	switch {
	case h.ByLink:
		m, err = d.getPost(g, h)
	case h.Branch > 0:
		m, err = match.NewBranch(g, h.Setup, h.Players, h.Dice, h.Parting())
	default:
		m, err = match.New(g, h.Setup, h.Players, h.Dice)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrForged, err)
	}
	if err := d.getChoices(m, h); err != nil {
		return nil, err
	}
	if d.anew {
		if err := d.getVouches(m); err != nil {
			return nil, err
		}
	}
	if m.Due() > 0 {
		return nil, fmt.Errorf("%w: an amendment out of place", ErrForged)
	}
	if err := d.giveOrders(m); err != nil {
		return nil, err
	}
	if err := d.coverVouches(m); err != nil {
		return nil, err
	}
	// There is one text for a match. Another that reads the same was not made here.
	if again, err := Encode(m); err != nil || again != f.text {
		return nil, fmt.Errorf("%w: not the text of its match", ErrForged)
	}
	return m, nil
}

// getChoices reads choices that putChoices wrote and makes them.
func (d *decoder) getChoices(m *match.Match, h match.Header) error {
	count := d.getCount()
	if count > match.MaxChoices {
		return fmt.Errorf("%w: %d choices", ErrForged, count)
	}
	for i := range count {
		codes := 0
		if !m.Turn().Over() {
			codes = m.Codes()
		}
		if codes == 0 || codes > match.MaxList {
			return fmt.Errorf("%w: choice %d of %d is too many", ErrForged, i, count)
		}
		do := m.DoCode
		if m.MayObey() && d.getBit() {
			do = m.DoCodeFor
		}
		if err := do(d.get(codes)); err != nil {
			return fmt.Errorf("%w: choice %d: %w", ErrForged, i, err)
		}
	}
	if m.Len() < h.Parting() {
		return fmt.Errorf("%w: a branch of %d choices that parts after %d", ErrForged, m.Len(), h.Parting())
	}
	return nil
}
