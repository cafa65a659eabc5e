package britannia

// LowestHit is the face, 4 to 6, from which one die eliminates a unit, before the
// leader's bonus is added to the die. Strong are Roman armies and cavalry; all other
// armies, forts and burhs are normal units. difficultDefender: the target defends an
// area of difficult terrain.
//
// Phase III, Start of a Battle, rules 1 to 4 (§Phase III).
func LowestHit(strongAttacker, strongTarget, difficultDefender bool) int8 {
	switch {
	case strongTarget: // rule 3
		return 6
	case difficultDefender: // rule 4, before rules 1 and 2
		return 6
	case strongAttacker: // rule 2
		return 4
	default: // rule 1
		return 5
	}
}
