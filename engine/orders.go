package engine

// Preference compares choices: by its first number, then by the next.
type Preference [5]int

func (r Preference) above(o Preference) bool {
	for i := range r {
		if r[i] != o[i] {
			return r[i] > o[i]
		}
	}
	return false
}

// Foremost is the choice of a list that ranks highest, of equal ones the first.
// The list is not empty.
func Foremost(list []Choice, rank func(Choice) Preference) Choice {
	best, top := list[0], rank(list[0])
	for _, c := range list[1:] {
		if r := rank(c); r.above(top) {
			best, top = c, r
		}
	}
	return best
}
