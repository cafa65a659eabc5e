package screen

import (
	"bretwalda/app/table"
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
	least = int(britannia.LowestHit(strongArmy(d), normal == 0, hard)) - d.Bonus
	if d.Face < usual || d.Face >= least {
		return least, ""
	}
	switch {
	case hard:
		return least, f.Say("battle.why.difficult", "count", least)
	case britannia.Nation(other) == britannia.Romans:
		return least, f.Say("battle.why.strong", "other", f.Side(other), "count", least)
	}
	return least, f.Say("battle.why.cavalry", "count", least)
}

// Added: a leader adds one to the dice of their nation.
func (f view) Added(b *table.Battle, d table.Die) string {
	for _, p := range f.Match().Pieces {
		if p.Place == b.Place && p.Side == d.Side && p.What >= int8(britannia.Boudicca) {
			return f.Say("battle.why.leader", "what", f.Narrator().What(p.What))
		}
	}
	return "" // the leader has fallen, or gone
}

// strongArmy reports whether a die is that of a Roman army or of cavalry.
func strongArmy(d table.Die) bool {
	what := britannia.Unit(d.What)
	return what == britannia.Cavalry || britannia.Nation(d.Side) == britannia.Romans && what == britannia.Infantry
}
