package client

import (
	"bretwalda/app/advice"
	"bretwalda/engine"
)

// Advice is what the advisor of the game says of the choices at a table.
type Advice struct {
	advisor advice.Advisor
	context func() advice.Context
	weighed map[engine.Choice]*weight
}

// weight is what the advisor makes of a choice.
type weight struct {
	warning advice.Warning
	risky   bool
	judged  bool // whether it is risky is known
}

// assess asks the advisor about a choice, once.
func (t *Advice) assess(c engine.Choice) *weight {
	w := t.weighed[c]
	if w == nil {
		if t.weighed == nil {
			t.weighed = map[engine.Choice]*weight{}
		}
		w = &weight{warning: t.advisor.Warn(t.context(), c)}
		t.weighed[c] = w
	}
	return w
}

// WarningOf is the warning before a choice is made.
func (t *Advice) WarningOf(c engine.Choice) advice.Warning { return t.assess(c).warning }

// Loses reports whether a choice gives something up, of which is warned.
func (t *Advice) Loses(c engine.Choice) bool { return t.assess(c).warning.Needed() }

// costs reports whether a choice gives something up that one with another number may
// keep.
func (t *Advice) costs(c engine.Choice) bool {
	w := t.assess(c).warning
	return w.Needed() && !w.Always
}

// Risky reports whether a choice may harm the seat that makes it, as another one
// would not. It is not picked for a person, and no button of it is bright.
func (t *Advice) Risky(c engine.Choice) bool {
	w := t.assess(c)
	if !w.judged {
		w.risky, w.judged = advice.Risky(t.advisor, t.context(), c), true
	}
	return w.risky
}

// fights reports whether a choice leads to a battle or to another check by dice.
func (t *Advice) fights(c engine.Choice) bool {
	_, dice := t.advisor.Risk(t.context(), c)
	return dice
}

// Winning reports whether a choice goes on with the battle that is asked about, which is
// won more often than lost.
func (t *Advice) Winning(c engine.Choice) bool {
	s := t.context()
	r, ok := t.advisor.Risk(s, c)
	return ok && c.To < 0 && s.Turn.Place >= 0 && r.Place == s.Turn.Place && r.Battle() && r.Wins >= 50
}

// asksFirst asks whether to make a choice that would give something up, or for which
// dice fall in a battle whose odds nobody has seen, and reports whether there was
// anything to ask. It does not doubt the hint bot's choice, unless that loses units.
func (t *Table) asksFirst(c engine.Choice) bool {
	if t.Lesson != nil {
		return false
	}
	warning := t.WarningOf(c)
	if t.Hint != nil && t.Hint.Choice == c && warning.Lost == 0 {
		return false
	}
	if !warning.Needed() {
		warning = t.unseenOdds(c)
	}
	if !warning.Needed() {
		return false
	}
	t.clearHint() // what the hint bot says would be about another choice
	t.Warning, t.Asking, t.doubtful = warning, EndQuestion, c
	return true
}

// unseenOdds warns of the end of a movement that throws the dice of a battle while the
// sheet shows what another choice would meet.
func (t *Table) unseenOdds(c engine.Choice) advice.Warning {
	picked, complete := t.Picker.Choice()
	if !complete || picked == c || !t.EndVerb(c) || len(t.Previews()) == 0 {
		return advice.Warning{}
	}
	risk, fights := t.advisor.Risk(t.context(), c)
	if !fights || !risk.Battle() || t.Turn.Place == risk.Place {
		return advice.Warning{}
	}
	return advice.Warning{
		Title: "odds.begins.title", Stay: "loss.stay", Places: 1 << uint(risk.Place),
		Words: []advice.Words{advice.Say("odds.begins.words", "place", advice.Place(risk.Place), "own", risk.Own, "others", risk.Others, "percent", risk.Wins)},
	}
}

// Doubtful is the choice that EndQuestion is about.
func (t *Scene) Doubtful() engine.Choice { return t.doubtful }
