package brianboru

import (
	"strings"
	"testing"
)

// TestContradictionsAreRefused checks that an impossible position is an error with its
// reason.
func TestContradictionsAreRefused(t *testing.T) {
	action := `"phase":"action","players":{"Dál Cais":{"hand":[4,18]},"Uí Néill":{"hand":[2]},"Eóganacht":{"hand":[3]}},"seats":3,`
	trick := action + `"holder":"Uí Néill","active":"Tara","trick":[{"side":"Uí Néill","card":17},{"side":"Eóganacht","card":12}]`
	over := `"phase":"action","seats":3,"players":{"Dál Cais":{"hand":[5]},"Uí Néill":{"hand":[6]},"Eóganacht":{"hand":[7]}},` +
		`"trick":[{"side":"Dál Cais","card":17},{"side":"Uí Néill","card":2},{"side":"Eóganacht","card":20}],`
	white := strings.NewReplacer(":17}", ":21}", ":20}", ":22}").Replace(over)
	for _, c := range []struct{ text, why string }{
		{`[]`, "cannot unmarshal"},
		{`{"castles":3}`, "unknown field"},
		{`{"seats":6}`, "seats 6"},
		{`{"options":{"colours":"bid"}}`, "the only option"},
		{`{"options":{"playAll":"maybe"}}`, "value of playAll"},
		{`{"round":5}`, "round 5"},
		{`{"seats":3,"round":4}`, "round 4"},
		{`{"phase":"dinner"}`, "unknown phase"},
		{`{"battle":-1}`, "battle -1"},
		{`{"holder":"Laigin"}`, "unknown player"},
		{`{"seats":3,"players":{"Laigin":{}}}`, "not at the table"},
		{`{"towns":{"Camelot":{"disc":"Dál Cais"}}}`, "not on the board"},
		{`{"towns":{"Tara":{"viking":true}}}`, "Tara has no disc"},
		{`{"players":{"Dál Cais":{"coins":100}}}`, "coins 100"},
		{`{"players":{"Dál Cais":{"court":10}}}`, "court 10"},
		{`{"players":{"Dál Cais":{"court":4},"Uí Néill":{"court":4}}}`, "two discs on space 4"},
		{`{"players":{"Dál Cais":{"claims":["Ulaid"]},"Uí Néill":{"claims":["Ulaid"]}}}`, "hold the claim of Ulaid"},
		{`{"players":{"Dál Cais":{"marriages":["brigid"]},"Uí Néill":{"marriages":["brigid"]}}}`, "hold a marriage card"},
		{`{"players":{"Dál Cais":{"marriages":["estrid"]}}}`, "what estrid is married for"},
		{`{"princess":{"side":"Dál Cais","as":"love"}}`, "unknown alliance"},
		{`{"deck":5}`, "deck 5"},
		{`{"round":2,"deck":4}`, "4 marriage cards to come in round 2"},
		{`{"phase":"preparation","deck":0}`, "0 marriage cards"},
		{`{"phase":"draft","suitor":"estrid"}`, "estrid is not the suitor"},
		{`{"phase":"draft","suitor":"niall","deck":0}`, "niall is not the suitor"},
		{`{"phase":"church","suitor":"niall"}`, "a suitor in the wrong phase"},
		{`{"phase":"draft","suitor":"niall","marriageCards":["niall"]}`, "has been seen"},
		{`{"phase":"draft","marriageCards":["niall"]}`, "too few marriage cards"},
		{`{"phase":"draft","vikingCards":[9]}`, "too few Viking cards"},
		{`{"vikingCards":[9,9]}`, "no Viking card, or too many, of strength 9"},
		{`{"phase":"draft","players":{"Dál Cais":{"marriages":["orlaith","aodhan","conall","cormac","niall","aoife","brigid"]}}}`, "no marriage card is left"},
		{`{"phase":"church","players":{"Dál Cais":{"hand":[3]}}}`, "action cards in the phase church"},
		{`{"phase":"battle","active":"Tara"}`, "a trick in the phase battle"},
		{`{"phase":"draft","players":{"Dál Cais":{"hand":[3,4]}}}`, "before all are dealt"},
		{`{"phase":"draft","players":{"Dál Cais":{"packet":[3,4]}}}`, "packet"},
		{`{"phase":"draft","seats":5,"players":{"Dál Cais":{"packet":[1,2,3,4,5]},"Uí Néill":{"packet":[6,7,8,9,10]},"Eóganacht":{"packet":[11,12,13,14,15]},"Uí Briúin":{"packet":[16,17,18,19,20]},"Laigin":{"packet":[21,22,23,24]}}}`, "a packet of 4 cards"},
		{`{"phase":"draft","players":{"Dál Cais":{"hand":[1,2,3],"packet":[4,5,6,7,8,9]}}}`, "has kept 3 cards"},
		{`{` + action + `"round":1}`, "has 1 cards, others 2"},
		{`{"phase":"action","players":{"Dál Cais":{"hand":[4,4]}}}`, "each once"},
		{`{"phase":"action","players":{"Dál Cais":{"hand":[26]}}}`, "each once"},
		{`{"phase":"action","players":{"Dál Cais":{"hand":[4]},"Uí Néill":{"hand":[4]}}}`, "in two places"},
		{`{"phase":"action","players":{"Dál Cais":{"hand":{"hidden":2}}}}`, "hidden cards"},
		{`{"phase":"action","setAside":{"hidden":1}}`, "hidden cards"},
		{`{"phase":"action","setAside":26}`, "card 26"},
		{`{` + trick + `,"towns":{"Tara":{"disc":"Dál Cais"}}}`, "the active town has a disc"},
		{`{` + strings.Replace(trick, "Tara", "Lismore", 1) + `}`, "does not go with the active town"},
		{`{` + strings.Replace(trick, `"active":"Tara",`, "", 1) + `}`, "go together"},
		{`{` + strings.Replace(trick, `"side":"Eóganacht"`, `"side":"Dál Cais"`, 1) + `}`, "order of play"},
		{`{"phase":"action","active":"Tara"}`, "go together"},
		{`{` + trick + `,"moment":{"step":3}}`, "before all have played"},
		{`{` + trick + `,"moment":{"step":2,"turn":"Dál Cais","winner":"Dál Cais"}}`, "before all have played"},
		{`{` + trick + `,"moment":{"step":9}}`, "step 9"},
		{`{` + over + `"active":"Tara","moment":{"step":3}}`, "nobody wins the trick"},
		{`{` + over + `"active":"Tara","moment":{"step":3,"winner":"Uí Néill"}}`, "Uí Néill does not win"},
		{`{` + over + `"moment":{"step":3,"winner":"Eóganacht"}}`, "has the active town, or not yet"},
		{`{` + over + `"active":"Tara","moment":{"step":3,"winner":"Eóganacht","turn":"Dál Cais","card":2,"way":"upper"}}`, "a card that is not played"},
		{`{` + over + `"active":"Tara","moment":{"step":3,"winner":"Eóganacht","turn":"Uí Néill","card":2,"way":"primary"}}`, "nobody else"},
		{`{` + over + `"active":"Tara","moment":{"step":3,"winner":"Eóganacht","turn":"Uí Néill","card":2,"way":"upper","run":4}}`, "an action of 4 symbols"},
		{`{` + over + `"active":"Tara","moment":{"step":3,"winner":"Eóganacht","turn":"Uí Néill","card":2,"way":"upper","sale":true}}`, "a purchase"},
		{`{` + white + `"active":"Tara","moment":{"step":3,"winner":"Eóganacht","turn":"Dál Cais","card":21,"way":"lower"}}`, "an action that the card does not have"},
		{`{` + over + `"active":"Tara","moment":{"step":3,"winner":"Eóganacht","run":1}}`, "symbols without an action"},
		{`{"phase":"marriage","moment":{"step":1}}`, "whose part"},
		{`{"phase":"marriage","moment":{"step":1,"turn":"Dál Cais"}}`, "the suitor is not estrid"},
		{`{"phase":"marriage","suitor":"brigid","moment":{"step":2,"turn":"Dál Cais"}}`, "brings no town"},
		{`{"phase":"marriage","moment":{"step":3,"count":10}}`, "no space 10"},
		{`{"phase":"battle","moment":{"step":0,"left":["Dál Cais"]}}`, "does not use"},
		{`{"phase":"battle","moment":{"step":2,"turn":"Dál Cais"}}`, "does not use"},
	} {
		state, err := HighKing().Parse([]byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.why) || state != nil {
			t.Errorf("%s\n%v, not %q", c.text, err, c.why)
		}
	}
}

// TestTheCardLeftOver checks that the card left over is the one that is nowhere else
// when all are dealt.
func TestTheCardLeftOver(t *testing.T) {
	state, err := HighKing().Parse([]byte(`{"phase":"draft","players":{"Dál Cais":{"packet":[1,2,3,4,5,6]},"Uí Néill":{"packet":[7,8,9,10,11,12]},"Eóganacht":{"packet":[14,15,16,17,18,19]},"Uí Briúin":{"packet":[20,21,22,23,24,25]}}}`))
	if err != nil {
		t.Fatal(err)
	}
	if s := state.(*State); s.aside != 12 || s.ask.kind != askKeep {
		t.Errorf("card %d is left over, asked %s", s.aside+1, lexicon.Asks[s.ask.kind])
	}
}

// TestPositionsBegin where they say: at the beginning of each phase, with defaults
// for all fields left out.
func TestPositionsBegin(t *testing.T) {
	for _, c := range []struct{ text, ask string }{
		{`{}`, "first"},
		{`{"holder":"Eóganacht"}`, "start"},
		{`{"phase":"preparation"}`, "viking"},
		{`{"phase":"preparation","vikingCards":[9,9]}`, ""},
		{`{"phase":"preparation","round":4,"vikingCards":[9]}`, "deal"},
		{`{"phase":"draft"}`, "deal"},
		{`{"phase":"draft","seats":5,"players":{"Dál Cais":{"packet":[1,2,3,4,5]},"Uí Néill":{"packet":[6,7,8,9,10]},"Eóganacht":{"packet":[11,12,13,14,15]},"Uí Briúin":{"packet":[16,17,18,19,20]},"Laigin":{"packet":[21,22,23,24,25]}}}`, "keep"},
		{`{"phase":"action","seats":3,"players":{"Dál Cais":{"hand":[1,2]},"Uí Néill":{"hand":[3,4]},"Eóganacht":{"hand":[5,6]}}}`, "lead"},
		{`{"phase":"action"}`, "viking"},
		{`{"phase":"marriage","players":{"Dál Cais":{"court":2}}}`, "town"},
		{`{"phase":"marriage","round":4,"players":{"Dál Cais":{"court":2}}}`, "princess"},
		{`{"phase":"battle","battle":3,"players":{"Dál Cais":{"raiders":2},"Uí Néill":{"raiders":1},"Eóganacht":{"raiders":1}},"towns":{"Tara":{"disc":"Uí Briúin"},"Lusk":{"disc":"Uí Briúin"}}}`, "loseTown"},
		{`{"phase":"church","players":{"Dál Cais":{"church":1}},"towns":{"Tara":{"disc":"Dál Cais"},"Lusk":{"disc":"Dál Cais"}}}`, "monastery"},
		{`{"phase":"claim"}`, "viking"},
		{`{"phase":"claim","round":4}`, "over"},
		{`{"phase":"over"}`, "over"},
	} {
		state, err := HighKing().Parse([]byte(c.text))
		got := ""
		if err == nil {
			got = "over"
			if turn := state.Turn(); !turn.Over() {
				got = lexicon.Asks[turn.Kind]
			}
		}
		if got != c.ask {
			t.Errorf("%s: asked %q (%v), not %q", c.text, got, err, c.ask)
		}
	}
}
