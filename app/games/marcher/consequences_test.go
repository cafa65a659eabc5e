package marcher

import (
	"strings"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/engine/marcher"
)

// rising is a position on the edge of Deheubarth, which may be mobilised already.
const rising = `{"scenario": "norman-conquerors", "turn": 3, "side": "Normans", "phase": "movement", "weather": "", "mobilised": [MOBILISED], "zones": {
	"Hereford": {"units": {"norman knight": 3}, "castle": true},
	"Elfael": {"control": "Normans"},
	"Brycheiniog": {"units": {"welsh infantry": 1}}}}`

// A march to the edge of a kingdom says that it takes up arms and how much that
// brings it: what the levy then draws.
func TestAMarchSaysWhichKingdomItMobilises(t *testing.T) {
	s := inWales(t, strings.Replace(rising, "MOBILISED", "", 1))
	c := marchOf(t, s, "norman knight", "Hereford", "Elfael", 1)
	words := Family.Advisor.Consequences(s, c)
	if len(words) == 0 {
		t.Fatal("nobody takes up arms")
	}
	o, ok := s.Outcome(c)
	if !ok {
		t.Fatal("the march is refused")
	}
	told := map[int8]bool{}
	for _, w := range words {
		k := int8(w.Args[1].(advice.Thing))
		told[k] = true
		if n := w.Args[3].(int); w.Key != "follows.rise" || n <= 0 {
			t.Errorf("%s %d", w.Key, n)
		}
	}
	after := o.State.(*marcher.State)
	for range 20 {
		list := after.Legal(nil)
		if len(told) == 0 {
			break
		}
		if _, err := after.Play(list[len(list)-1]); err != nil {
			t.Fatal(err)
		}
		for k := range told {
			if after.Mobilised(k) {
				delete(told, k)
			}
		}
	}
	if len(told) > 0 {
		t.Errorf("told, but not mobilised: %v", told)
	}
	mobilised := strings.Replace(rising, "MOBILISED", `"Deheubarth", "Powys", "Gwent", "Morgannwg"`, 1)
	s = inWales(t, mobilised)
	if words := Family.Advisor.Consequences(s, marchOf(t, s, "norman knight", "Hereford", "Elfael", 1)); len(words) > 0 {
		t.Errorf("kingdoms under arms take them up again: %+v", words)
	}
}
