package marcher

import (
	"encoding/json"
	"fmt"
	"slices"
)

// In positions each type writes and reads its own names.

// vocabulary is the names of values from first on, and a word for all of them.
type vocabulary interface {
	names() (first int8, list []string, of string)
}

// named is a value of a vocabulary.
type named[V vocabulary] int8

func (n named[V]) MarshalText() ([]byte, error) {
	var v V
	first, list, _ := v.names()
	return []byte(list[int8(n)-first]), nil
}

func (n *named[V]) UnmarshalText(text []byte) error {
	var v V
	first, list, of := v.names()
	i := slices.Index(list, string(text))
	if i < 0 {
		return fmt.Errorf("unknown %s %q", of, text)
	}
	*n = named[V](first + int8(i))
	return nil
}

// list writes the members of a set.
func list[V vocabulary, T ~int8](has func(T) bool) ([]byte, error) {
	var v V
	first, all, _ := v.names()
	members := []string{}
	for i, name := range all {
		if has(T(first + int8(i))) {
			members = append(members, name)
		}
	}
	return json.Marshal(members)
}

// each reads the members of a set.
func each[V vocabulary, T ~int8](text []byte, add func(T)) error {
	var members []named[V]
	err := json.Unmarshal(text, &members)
	for _, n := range members {
		add(T(n))
	}
	return err
}

type (
	pieceNames   struct{} // units and leaders
	leaderNames  struct{}
	earlNames    struct{}
	kingdomNames struct{}
	eventNames   struct{}
	zoneNames    struct{}
	siteNames    struct{} // zones of units that are set up, hidden or nowhere
	sideNames    struct{}
	lordNames    struct{}
	ownerNames   struct{} // the sides that control zones, or nobody
	phaseNames   struct{}
	weatherNames struct{}
)

func (pieceNames) names() (int8, []string, string) { return 0, lexicon.Whats[:Castle], "unit" }
func (leaderNames) names() (int8, []string, string) {
	return 0, lexicon.Whats[Hugh:Castle], "leader"
}
func (earlNames) names() (int8, []string, string) { return 0, lexicon.Whats[Hugh:Gruffydd], "earl" }
func (kingdomNames) names() (int8, []string, string) {
	return Mon, lexicon.Whats[Mon:QuietSeason], "kingdom"
}
func (eventNames) names() (int8, []string, string) {
	return QuietSeason, lexicon.Whats[QuietSeason:], "event"
}
func (zoneNames) names() (int8, []string, string) { return 0, lexicon.Places, "zone" }
func (sideNames) names() (int8, []string, string) { return 0, lexicon.Sides, "side" }
func (lordNames) names() (int8, []string, string) { return 0, lexicon.Sides[:lords], "side" }

func (siteNames) names() (int8, []string, string) {
	return int8(hidden), append([]string{"?", ""}, lexicon.Places...), "zone"
}

func (ownerNames) names() (int8, []string, string) {
	return int8(nobody), append([]string{"none"}, lexicon.Sides[:lords]...), "side in control"
}

func (phaseNames) names() (int8, []string, string) {
	return 0, []string{"setup", "levy", "event", "movement", "combat", "activation", "strategic", "over"}, "phase"
}

func (weatherNames) names() (int8, []string, string) {
	return 0, []string{Fair: "none", Clear: "clear", Bad: "bad"}, "weather"
}

func (z zone) MarshalText() ([]byte, error)      { return named[zoneNames](z).MarshalText() }
func (z *zone) UnmarshalText(text []byte) error  { return (*named[zoneNames])(z).UnmarshalText(text) }
func (a side) MarshalText() ([]byte, error)      { return named[sideNames](a).MarshalText() }
func (a *side) UnmarshalText(text []byte) error  { return (*named[sideNames])(a).UnmarshalText(text) }
func (p Phase) MarshalText() ([]byte, error)     { return named[phaseNames](p).MarshalText() }
func (p *Phase) UnmarshalText(text []byte) error { return (*named[phaseNames])(p).UnmarshalText(text) }
func (w Weather) MarshalText() ([]byte, error)   { return named[weatherNames](w).MarshalText() }
func (w *Weather) UnmarshalText(text []byte) error {
	if len(text) == 0 { // as if it were missing
		*w = Fair
		return nil
	}
	return (*named[weatherNames])(w).UnmarshalText(text)
}

func (t set) MarshalJSON() ([]byte, error) { return list[zoneNames](t.has) }
func (t *set) UnmarshalJSON(text []byte) error {
	return each[zoneNames](text, func(z zone) { *t |= bit(z) })
}
func (k kingdomSet) MarshalJSON() ([]byte, error) { return list[kingdomNames](k.has) }
func (k *kingdomSet) UnmarshalJSON(text []byte) error {
	return each[kingdomNames](text, func(l what) { *k |= one(l) })
}
func (t chiefs) MarshalJSON() ([]byte, error) { return list[leaderNames](t.has) }
func (t *chiefs) UnmarshalJSON(text []byte) error {
	return each[leaderNames](text, func(l leader) { *t |= only(l) })
}

func zoneName(z zone) string { return chart.zones[z].name }

// counted names kinds of units and how many there are of each.
func counted(units *[unitKinds]int8) map[named[pieceNames]]int8 {
	m := map[named[pieceNames]]int8{}
	for k, n := range units {
		if n != 0 {
			m[named[pieceNames](k)] = n
		}
	}
	return m
}
