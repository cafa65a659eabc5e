package marcher

import (
	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// Consequences tells which kingdoms a choice calls to arms, or keeps from them.
func (advisor) Consequences(s advice.Context, c engine.Choice) []advice.Words {
	st, ok := s.State.(*marcher.State)
	if !ok || s.Turn.Seat < 0 {
		return nil
	}
	var list []advice.Words
	kingdom := func(key string, k int8) {
		list = append(list, advice.Say(key, "what", advice.Thing(k), "count", st.LevyZones(k)))
	}
	for _, k := range st.Rouses(c) {
		kingdom("follows.rise", k)
	}
	switch s.Ask() {
	case "rise":
		kingdom("follows.rise", c.What)
	case "feud":
		kingdom("follows.feud", c.What)
	}
	return list
}
