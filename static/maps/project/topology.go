package main

import (
	"slices"
	"strconv"
)

// topology cuts rings into arcs, so that a stretch that two owners share is one
// arc.
type topology struct {
	owners int
	rings  []ring
	sides  map[segment][]int // the owners on the sides of a segment
	arcs   []string
	index  map[string]int
}

type ring struct {
	owner  int
	points [][2]int
}

// segment is the stretch between two neighbouring points, the lesser first.
type segment [2][2]int

func between(a, b [2]int) segment {
	if slices.Compare(a[:], b[:]) > 0 {
		a, b = b, a
	}
	return segment{a, b}
}

// add takes a ring without its closing point.
func (t *topology) add(owner int, points [][2]int) {
	if t.sides == nil {
		t.sides = map[segment][]int{}
		t.index = map[string]int{}
	}
	t.owners = max(t.owners, owner+1)
	t.rings = append(t.rings, ring{owner, points})
	for i, p := range points {
		s := between(p, points[(i+1)%len(points)])
		t.sides[s] = append(t.sides[s], owner)
	}
}

// cut gives the rings of each owner as lists of arcs.
func (t *topology) cut() [][][]int {
	out := make([][][]int, t.owners)
	for _, r := range t.rings {
		out[r.owner] = append(out[r.owner], t.cutRing(r))
	}
	return out
}

func (t *topology) cutRing(r ring) []int {
	n := len(r.points)
	at := func(i int) [2]int { return r.points[i%n] }
	other := func(i int) int {
		for _, o := range t.sides[between(at(i), at(i+1))] {
			if o != r.owner {
				return o
			}
		}
		return -1
	}
	var cuts []int
	for i := range n {
		if other(i) != other(i+n-1) {
			cuts = append(cuts, i)
		}
	}
	if len(cuts) == 0 {
		cuts = []int{0}
	}
	var arcs []int
	for k, from := range cuts {
		to := n + cuts[0]
		if k+1 < len(cuts) {
			to = cuts[k+1]
		}
		var line [][2]int
		for i := from; i <= to; i++ {
			line = append(line, at(i))
		}
		arcs = append(arcs, t.arc(line))
	}
	return arcs
}

// arc is the number of an arc, new or known, or its complement when it is
// known the other way round.
func (t *topology) arc(line [][2]int) int {
	back := slices.Clone(line)
	slices.Reverse(back)
	if i, known := t.index[steps(back)]; known {
		return ^i
	}
	text := steps(line)
	i, known := t.index[text]
	if !known {
		i = len(t.arcs)
		t.arcs = append(t.arcs, text)
		t.index[text] = i
	}
	return i
}

// steps writes a line as its first point and the way from each to the next.
func steps(line [][2]int) string {
	var b []byte
	var last [2]int
	for _, p := range line {
		for k := range p {
			if len(b) > 0 {
				b = append(b, ' ')
			}
			b = strconv.AppendInt(b, int64(p[k]-last[k]), 10)
		}
		last = p
	}
	return string(b)
}
