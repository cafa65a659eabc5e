package screen

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// Describe tells what an event does, and what a counter or a leader is good for.
func (f view) Describe(what int8) string {
	if key := "marcher.event." + f.Match().Game().Lexicon().Whats[what] + ".text"; f.Language().Has(key) {
		return f.Say(key)
	}
	name := f.Narrator().What(what)
	if what >= marcher.Mon && what <= marcher.Dyfed {
		state, zones := reservesView{f}.kingdom(what)
		words := []string{state, zones}
		for z := range f.Match().Game().Lexicon().Places {
			if marcher.Kingdom(int8(z)) == what {
				words = append(words, f.Narrator().Place(int8(z)))
			}
		}
		return name + ": " + f.Language().Commas(words[:2]) + ": " + f.Language().Commas(words[2:]) + "."
	}
	rule := ""
	switch what {
	case marcher.Castle:
		rule = "castle"
	case marcher.NormanArcher, marcher.NormanGwentArcher, marcher.WelshArcher, marcher.WelshGwentArcher:
		rule = "shoot"
	case marcher.NormanKnight, marcher.Teulu:
		rule = "ride"
	case marcher.Hugh, marcher.Roger, marcher.William, marcher.Gruffydd, marcher.Rhys:
		rule = "lead"
	}
	if n := marcher.Strength(what); n > 0 {
		name += ", " + strings.ToLower(f.Say("marcher.legend.strength")) + ": " + strconv.Itoa(n) + "+"
	}
	if rule == "" {
		return name + "."
	}
	return name + ". " + f.Say("marcher.legend."+rule)
}

// Topic tells what supply takes, and what waits for it; or what the events of the round do.
func (f view) Topic(n int, of func(engine.Seat) bool) []string {
	if of != nil { // of no player in particular
		return nil
	}
	title := f.Say(f.Match().Family.Topics[n][0]) + ". "
	if n == 0 {
		lines := []string{f.Say("marcher.supply.check", "count", marcher.EnoughSupply) + ". " + f.Say("marcher.supply.rule")}
		return append(lines, marchView{f}.others(engine.None)...)
	}
	t, now := f.Match(), f.st.InForce()
	names := t.Game().Lexicon().Events
	var lines []string
	for _, e := range slices.Backward(t.Log.All()) {
		if int(e.Kind) == t.Kinds.Round {
			break
		}
		if names[e.Kind] == "event" {
			lines = append(lines, f.Narrator().Event(e)+". "+f.effect(e.What))
			now = slices.DeleteFunc(now, func(what int8) bool { return what == e.What })
		}
	}
	slices.Reverse(lines)
	for _, what := range now {
		lines = append(lines, f.Say("marcher.event.inForce")+": "+f.Narrator().What(what)+". "+f.effect(what))
	}
	if len(lines) == 0 {
		lines = []string{f.Say("typed.nothing.yet")}
	}
	lines[0] = title + lines[0]
	return lines
}

// supplied tells what a march into a zone needs that the side at hand does not hold.
func (f forecastView) supplied(place int8) []string {
	if f.st.Side() != f.sideOf(f.Match().Viewer) || f.Match().Viewer < 0 || f.Match().Turn.Over() || f.st.Control(place) == f.st.Side() {
		return nil
	}
	if slices.ContainsFunc(f.Match().Picker.All(), func(c engine.Choice) bool { return c.To == place }) { // its march tells it
		return nil
	}
	s := f.st.SupplyTo(place)
	return []string{f.Say("marcher.supply.zone", "count", max(marcher.EnoughSupply-s.Modifier, 1), "percent", advice.Percent(10*s.Tenths))}
}
