package rulestest

import "bretwalda/engine"

// Orders gives every policy its value number v, or its last one.
func Orders(policies []engine.Policy, v int) []engine.Order {
	var orders []engine.Order
	for i, p := range policies {
		orders = append(orders, engine.Order{Policy: uint8(i), Side: engine.None, Value: uint8(min(v, len(p.Values)-1))})
	}
	return orders
}
