//go:build !js

package maps

import (
	"encoding/json"
	"fmt"
	"math"
)

// Light is a chart for a small picture: its lines stray up to so many units, and
// neighbours still share theirs. name is the name of its file, without an end.
func Light(name string, within float64) (*Chart, error) {
	text, err := open(name + ".json")
	if err != nil {
		return nil, fmt.Errorf("maps: %w", err)
	}
	var f file
	if err := json.Unmarshal(text, &f); err != nil {
		return nil, fmt.Errorf("maps: %s: %w", name, err)
	}
	for _, lines := range [][]string{f.Arcs, f.Beyond, f.Rivers} {
		for i, text := range lines {
			line, err := parseSteps(text)
			if err != nil {
				return nil, fmt.Errorf("maps: %s: %w", name, err)
			}
			lines[i] = stepsOf(simplified(line.walked(), within)).String()
		}
	}
	c, err := f.chart()
	if err != nil {
		return nil, fmt.Errorf("maps: %s: %w", name, err)
	}
	return c, nil
}

// stepsOf is the line through points.
func stepsOf(line []Point) steps {
	out := make(steps, len(line))
	var x, y int
	for i, p := range line {
		at := [2]int{10 * int(math.Round(p.X)), 10 * int(math.Round(p.Y))}
		out[i] = [2]int{at[0] - x, at[1] - y}
		x, y = at[0], at[1]
	}
	return out
}

// String is the line as a chart's file has it.
func (s steps) String() string {
	text := make([]byte, 0, 8*len(s))
	for i, d := range s {
		if i > 0 {
			text = append(text, ' ')
		}
		text = fmt.Appendf(text, "%d %d", d[0], d[1])
	}
	return string(text)
}
