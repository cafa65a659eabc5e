package marcher

import "sync"

// A quick look at battles. Odds is exact and works out every ending. A judge of
// thousands of positions takes the units of a side as equal to each other, so a table
// suffices.

// sure is certainty in the chances of a judgement, and a grain of a point.
const sure = 256

// unit is a unit, or a face of a die, in the parts an army is counted in.
const unit = 16

// army is a force in a judgement: the number of its units, and of the faces of their
// dice that hit, both in parts of unit.
type army struct{ units, faces int32 }

func (x army) plus(y army) army { return army{x.units + y.units, x.faces + y.faces} }

// times takes a part of an army, in parts of sure.
func (x army) times(part int32) army {
	return army{x.units * part / sure, x.faces * part / sure}
}

// without takes units off, all kinds alike.
func (x army) without(n int32) army {
	if x.units <= n {
		return army{}
	}
	return army{x.units - n, x.faces - x.faces*n/x.units}
}

// hitting is on how many faces of its die a unit hits, in parts of unit.
// Archers hit first: that is worth a face more.
var hitting [unitKinds]int32

func init() {
	for k := range hitting {
		hitting[k] = int32(10+1-chart.counters[k].strength) * unit
		if chart.counters[k].class == archer {
			hitting[k] += unit
		}
		if plain(what(k)) != what(k) { // (§12.3)
			hitting[k] += unit
		}
	}
}

// clash is how a battle may end: for either side the chance that it is left alone, and
// the part of its units left then, in parts of sure.
type clash struct{ holds, left [2]int32 }

// The table of battles between equal units of two sides, by their numbers.
const (
	mostFighting = 12 // of a side; larger armies are scaled down
	faceSteps    = 2  // for each face of a die
	fewestFaces  = 2 * faceSteps
	mostFaces    = 9 * faceSteps
	faceRows     = mostFaces - fewestFaces + 1
)

// battles is how battles end, by the number of units of both sides: the chance that a
// side is left alone, in parts of sure. The other entry is that chance times the units
// it has then, in parts of unit.
type battles [mostFighting + 1][mostFighting + 1]struct{ holds, left [2]int16 }

// duels is the table, by the faces on which the units of both sides hit. It is
// made once, when it is needed.
var duels = sync.OnceValue(func() *[faceRows][faceRows]battles {
	t := &[faceRows][faceRows]battles{}
	for i := range t {
		for j := range t[i] {
			t[i][j].fight(int64(i+fewestFaces), int64(j+fewestFaces))
		}
	}
	return t
})

// fight works out all battles between units that hit on so many steps of a die.
func (t *battles) fight(x, y int64) {
	const half = 1 << 10 // the chances are parts of its square
	type ending struct{ holds, left [2]int64 }
	var e [mostFighting + 1][mostFighting + 1]ending
	byX, byY := volleys(x), volleys(y)
	for n := int64(1); n <= mostFighting; n++ {
		e[n][0] = ending{[2]int64{half * half, 0}, [2]int64{n * half * half, 0}}
		e[0][n] = ending{[2]int64{0, half * half}, [2]int64{0, n * half * half}}
	}
	for a := 1; a <= mostFighting; a++ {
		for b := 1; b <= mostFighting; b++ {
			var sum ending
			for i := 0; i <= a; i++ {
				for j := 0; j <= b; j++ {
					p := byX[a][i] * byY[b][j] / (half * half)
					for k, next := 0, &e[a-min(j, a)][b-min(i, b)]; k < 2 && i+j > 0; k++ {
						sum.holds[k] += p * next.holds[k] / (half * half)
						sum.left[k] += p * next.left[k] / (half * half)
					}
				}
			}
			// An exchange without losses is thrown again.
			some := half*half - byX[a][0]*byY[b][0]/(half*half)
			for k := range sum.holds {
				sum.holds[k] = sum.holds[k] * half * half / some
				sum.left[k] = sum.left[k] * half * half / some
				t[a][b].holds[k] = int16(sum.holds[k] * sure / (half * half))
				t[a][b].left[k] = int16(sum.left[k] * unit / (half * half))
			}
			e[a][b] = sum
		}
	}
	for n := 1; n <= mostFighting; n++ {
		t[n][0].holds[0], t[n][0].left[0] = sure, int16(n*unit)
		t[0][n].holds[1], t[0][n].left[1] = sure, int16(n*unit)
	}
}

// volleys is the chance of every number of hits, in parts of 2^20, by the
// number of dice.
func volleys(steps int64) (t [mostFighting + 1][mostFighting + 1]int64) {
	const die = 10 * faceSteps
	t[0][0] = 1 << 20
	for n := 1; n <= mostFighting; n++ {
		for i := 0; i <= n; i++ {
			t[n][i] = t[n-1][i] * (die - steps) / die
			if i > 0 {
				t[n][i] += t[n-1][i-1] * steps / die
			}
		}
	}
	return t
}

// pairing is the place of a battle in the table: between the whole numbers of units n
// and n+1 of both sides. The rest is the distance to the next, in parts of unit.
type pairing struct {
	table *battles
	units [2]int32 // after scaling down, in parts of unit
	n     [2]int32
	part  [2]int32
}

// pair finds a battle between two armies that both have units.
func pair(x, y army) pairing {
	a, b := x.units, y.units
	for max(a, b) > mostFighting*unit {
		a, b = (a+1)/2, (b+1)/2
	}
	return pairing{&duels()[x.row()][y.row()], [2]int32{a, b}, [2]int32{a / unit, b / unit}, [2]int32{a % unit, b % unit}}
}

// meet looks at the battle between two armies, fought to its end. Between whole
// units it interpolates.
func meet(x, y army) (c clash) {
	if x.units <= 0 || y.units <= 0 {
		for k, z := range [2]army{x, y} {
			if z.units > 0 {
				c.holds[k], c.left[k] = sure, sure
			}
		}
		return c
	}
	at := pair(x, y)
	for di, p := range [2]int32{unit - at.part[0], at.part[0]} {
		for dj, q := range [2]int32{unit - at.part[1], at.part[1]} {
			if p == 0 || q == 0 {
				continue
			}
			e := &at.table[at.n[0]+int32(di)][at.n[1]+int32(dj)]
			for k := range c.holds {
				c.holds[k] += p * q * int32(e.holds[k]) / (unit * unit)
				c.left[k] += p * q * int32(e.left[k]) / (unit * unit)
			}
		}
	}
	for k, n := range at.units {
		if c.holds[k] > 0 {
			c.left[k] = min(sure, c.left[k]*sure/n*sure/c.holds[k])
		}
	}
	return c
}

// beats is the chance that one army is left alone in a battle with another, as
// meet has it, in less time.
func beats(x, y army) (holds int32) {
	switch {
	case x.units <= 0:
		return 0
	case y.units <= 0:
		return sure
	}
	at := pair(x, y)
	for di, p := range [2]int32{unit - at.part[0], at.part[0]} {
		for dj, q := range [2]int32{unit - at.part[1], at.part[1]} {
			if p > 0 && q > 0 {
				holds += p * q * int32(at.table[at.n[0]+int32(di)][at.n[1]+int32(dj)].holds[0]) / (unit * unit)
			}
		}
	}
	return holds
}

// row is the row of an army in the table.
func (x army) row() int32 {
	steps := (x.faces*faceSteps + x.units/2) / x.units
	return min(max(steps, fewestFaces), mostFaces) - fewestFaces
}
