package main

import (
	"slices"

	"bretwalda/engine/games"
)

type gameJSON struct {
	ID        string         `json:"id"`
	Name      string         `json:"name"`
	Editions  []string       `json:"editions"`
	Revision  int            `json:"revision"`
	Seats     []int          `json:"seats"`
	Scenarios []scenarioJSON `json:"scenarios"`
	Options   []optionJSON   `json:"options"`
	PointUnit int            `json:"pointUnit"`
}

type scenarioJSON struct {
	ID    string `json:"id"`
	Seats []int  `json:"seats"`
}

type optionJSON struct {
	ID      string   `json:"id"`
	Values  []string `json:"values"`
	Default string   `json:"default"`
}

// games lists every game at its newest revision.
func (c *console) games(args []string) error {
	if err := parse(c.flags("games"), args); err != nil {
		return err
	}
	list := []gameJSON{}
	for i, g := range c.revisions {
		if i > 0 && c.revisions[i-1].ID() == g.ID() {
			continue
		}
		name, edition := games.Title(g)
		j := gameJSON{ID: g.ID(), Name: name, Editions: []string{edition}, Revision: g.Revision(), Seats: []int{}, Scenarios: []scenarioJSON{}, Options: []optionJSON{}, PointUnit: max(1, g.Lexicon().PointUnit)}
		for _, s := range g.Scenarios() {
			j.Scenarios = append(j.Scenarios, scenarioJSON{s.ID, s.Seats})
			j.Seats = append(j.Seats, s.Seats...)
		}
		slices.Sort(j.Seats)
		j.Seats = slices.Compact(j.Seats)
		for _, o := range g.Options() {
			j.Options = append(j.Options, optionJSON{o.ID, o.Values, o.Values[o.Default]})
		}
		list = append(list, j)
	}
	return c.print(list)
}
