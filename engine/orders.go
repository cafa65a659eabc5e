package engine

// UsualOrders are the orders that most players of a game give. With sealed dice they
// cover more: a question between dice costs two hand-overs.
func UsualOrders(x *Lexicon, sealed bool) []Order {
	var orders []Order
	for i, p := range x.Policies {
		value := p.Usual
		if sealed && p.Sealed != 0 {
			value = p.Sealed
		}
		if value != 0 {
			orders = append(orders, Order{Policy: uint8(i), Side: None, Value: value})
		}
	}
	return orders
}

// OrderedValue is the value that orders give to a policy for a side; 0: to be asked.
func OrderedValue(orders []Order, policy uint8, side int8) uint8 {
	var value uint8
	for _, o := range orders {
		if o.Policy == policy && o.Side == side {
			return o.Value
		}
		if o.Policy == policy && o.Side == None {
			value = o.Value
		}
	}
	return value
}

// Preference compares choices: by its first number, then by the next.
type Preference [5]int

func (p Preference) above(o Preference) bool {
	for i := range p {
		if p[i] != o[i] {
			return p[i] > o[i]
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
