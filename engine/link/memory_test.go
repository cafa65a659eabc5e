package link_test

import (
	"reflect"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// TestADeviceRemembersWhatItsSeatHasSeen checks that the threat to a card is the same
// by guessed hands as by the true ones, though the device guesses everything that its
// seat has not seen.
func TestADeviceRemembersWhatItsSeatHasSeen(t *testing.T) {
	p := gatherProtected(t, 3, dice.Chained, 8)
	type asked struct {
		number int
		seat   engine.Seat
		threat brianboru.Threat
	}
	var all []asked
	for !p.at.m.Turn().Over() {
		m, seat := p.at.m, p.at.seat
		if ask := m.Game().Lexicon().Asks[m.Turn().Kind]; m.Awaits() == seat && (ask == "lead" || ask == "follow") {
			all = append(all, asked{m.Len(), seat, threatOf(m, m.Len(), seat)})
		}
		p.goOn()
	}
	p.end()
	open := 0
	for _, a := range all {
		if want := threatOf(p.at.m, a.number, a.seat); !reflect.DeepEqual(a.threat, want) {
			t.Fatalf("choice %d of seat %d: %+v, with the true cards %+v", a.number, a.seat, a.threat, want)
		}
		if 0 < a.threat.Safe && a.threat.Safe < a.threat.Deals {
			open++
		}
	}
	if len(all) < 40 || open < 10 {
		t.Errorf("of %d threats %d are open", len(all), open)
	}
}

// threatOf is the threat to the highest card of a seat after some choices, by
// everything that it has seen of the match.
func threatOf(m *match.Match, number int, seat engine.Seat) brianboru.Threat {
	memory := brianboru.NewMemory(seat)
	state := m.Replay(0)
	for _, e := range m.Log()[:number] {
		before := state.View(seat).(*brianboru.State)
		told, _ := state.Play(e.Choice)
		memory.Witness(before, told)
	}
	view := state.View(seat).(*brianboru.State)
	town := view.ActiveTown()
	if town < 0 {
		town = 0
	}
	hand := view.Hand(seat)
	return memory.Threat(view, hand[len(hand)-1], town)
}
