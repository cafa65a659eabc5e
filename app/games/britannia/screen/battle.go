package screen

import (
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/static/maps"
)

// Least is the face from which a die hits, and why a lesser one that often hits
// does not: the same die meets legions, cavalry or difficult terrain.
func (f view) Least(b *table.Battle, c *table.Clash, d table.Die) (least int, why string) {
	other := b.Attacker
	if d.Side == b.Attacker {
		other = b.Defender
	}
	met := c.Of(other)
	if len(met) == 0 { // what the others have is told by their dice
		return 0, ""
	}
	strong, normal := 0, 0
	for _, m := range met {
		if strongArmy(m) {
			strong++
		} else {
			normal++
		}
	}
	hard := d.Side == b.Attacker && maps.Britain().Places[b.Place].Difficult
	usual := int(britannia.LowestHit(strongArmy(d), false, false)) - d.Bonus
	needed := int(britannia.LowestHit(strongArmy(d), normal == 0, hard)) // with the leader's bonus
	least = needed - d.Bonus
	if d.Face < usual || d.Face >= least {
		return least, ""
	}
	switch {
	case hard:
		return least, f.Say("battle.why.difficult", "count", needed)
	case britannia.Nation(other) == britannia.Romans:
		return least, f.Say("battle.why.strong", "other", f.Side(other), "count", needed)
	}
	return least, f.Say("battle.why.cavalry", "count", needed)
}

// Added tells why a die has one more: a leader of its nation is there, or was.
func (f view) Added(b *table.Battle, d table.Die) string {
	leader := int8(engine.None)
	leads := func(side, what int8) bool { return side == d.Side && what >= int8(britannia.Boudicca) }
	t := f.Match()
	for _, e := range t.Log.All() {
		gone := int(e.Kind) == t.Kinds.Hit || t.Game().Lexicon().Events[e.Kind] == "leaderLeaves"
		if gone && leads(e.Side, e.What) {
			leader = e.What
		}
	}
	for _, p := range t.Pieces {
		if leads(p.Side, p.What) {
			leader = p.What
		}
	}
	if leader < 0 {
		return ""
	}
	return f.Say("battle.why.leader", "what", f.Narrator().What(leader))
}

// strongArmy reports whether a die is that of a Roman army or of cavalry.
func strongArmy(d table.Die) bool {
	what := britannia.Unit(d.What)
	return what == britannia.Cavalry || britannia.Nation(d.Side) == britannia.Romans && what == britannia.Infantry
}
