package brianboru

import (
	"bretwalda/app/text"
	"bretwalda/engine/brianboru"
)

// Words says what is on the cards.
type Words struct{ *text.Narrator }

// Action is what an action of a card brings, in the order of its symbols:
// "Gain 3 coins, you may expand for 5 coins." Empty for an action without any.
func (h Words) Action(runs []brianboru.Run) string { return h.sentence(h.actions(runs)) }

// ActionCard is a card for those who hear it: its name, its suit, and what it
// does when it wins and when it loses.
func (h Words) ActionCard(what int8) string {
	c := brianboru.ActionCard(what)
	does := func(runs []brianboru.Run) string { return h.Commas(h.actions(runs)) }
	suit := h.Say("brian.suit." + c.Suit.String())
	if len(c.Lower) == 0 {
		return h.Say("brian.card.single", "what", h.What(what), "suit", suit, "wins", does(c.Primary), "upper", does(c.Upper))
	}
	return h.Say("brian.card", "what", h.What(what), "suit", suit, "wins", does(c.Primary), "upper", does(c.Upper), "lower", does(c.Lower))
}

func (h Words) actions(runs []brianboru.Run) []string {
	var parts []string
	for _, r := range runs {
		parts = append(parts, h.Say("brian.symbol."+r.Symbol.String(), "count", int(r.Count)))
	}
	return parts
}

// Space is what a space of the marriage track gives: "1 coin".
func (h Words) Space(space int) string {
	if space == brianboru.TopSpace {
		return h.Say("brian.gives.marriage")
	}
	if parts := h.benefits(brianboru.TrackBenefit(space)); len(parts) > 0 {
		return h.Commas(parts)
	}
	return h.Say("brian.gives.nothing")
}

// Marriage is what a marriage card gives, by its What: "2 points, an empty town
// in Munster". Of Estrid it names the three things to choose from.
func (h Words) Marriage(what int8) string {
	if parts := h.benefits(brianboru.MarriageBenefit(what)); len(parts) > 0 {
		return h.Commas(parts)
	}
	return h.Say("brian.princess")
}

// firstRegion is the place of Connaught; the other regions follow it.
const firstRegion = 53

func (h Words) benefits(b brianboru.Benefit) []string {
	var parts []string
	for _, gain := range []struct {
		key   string
		count int8
	}{
		{"brian.gives.points", b.Points},
		{"brian.gives.coins", b.Coins},
		{"brian.gives.renown", b.Renown},
	} {
		if gain.count > 0 {
			parts = append(parts, h.Say(gain.key, "count", int(gain.count)))
		}
	}
	switch {
	case b.Town && b.Region >= 0:
		parts = append(parts, h.Say("brian.gives.townIn", "region", h.PlaceNoun(firstRegion+int8(b.Region))))
	case b.Town:
		parts = append(parts, h.Say("brian.gives.town"))
	}
	return parts
}

// sentence joins parts and makes a sentence of them; nothing of nothing.
func (h Words) sentence(parts []string) string {
	if len(parts) == 0 {
		return ""
	}
	return text.Capitalize(h.Commas(parts)) + "."
}
