package britannia

import "sync"

// outlook is what an edition promises to those who hold areas and have armies:
// tables made once, in grains, by nation and round.
type outlook struct {
	now    [nations][18][lands]int32 // for holding an area as the round ends
	later  [nations][18][lands]int32 // for holding it as the round ends: of later rounds, and of its people
	fleet  [nations][18]int32        // for all that comes by sea in later rounds
	army   [nations][18]int32        // for an army that has the movement of the round before it
	beyond [lands]set                // two areas away, by a plain one
	lands  [18][lands][]landing      // who comes by sea in a round to an area
}

// landing is a number of armies from the sea.
type landing struct {
	n      nation
	armies int8
}

// How a game usually goes, in parts of sure.
const (
	lasting  int32 = 232 // the chance that what is held is still held a round later
	invading int32 = 4   // less for every army that comes by sea to that area
	reaping  int32 = 80  // what an army wins of what its nation's better areas are worth
)

// better is how many areas of a nation are its better ones.
const better = 8

var outlooks sync.Map // *Edition to *outlook

func outlookOf(e *Edition) *outlook {
	if o, ok := outlooks.Load(e); ok {
		return o.(*outlook)
	}
	o := e.outlook()
	outlooks.Store(e, o)
	return o
}

func (e *Edition) outlook() *outlook {
	o := &outlook{}
	for at := place(0); at < lands; at++ {
		for t := e.border[at] &^ difficult; t != 0; {
			o.beyond[at] |= e.border[next(&t)]
		}
		o.beyond[at] &^= e.border[at] | acrossStrait[at] | bit(at)
	}
	for r := e.Rounds[0]; r <= e.Rounds[1]; r++ {
		for _, a := range e.Timeline[r].Arrivals {
			if a.What > Raiders || a.At == nowhere {
				continue
			}
			for t := coast[a.At] &^ e.Cards[a.Nation].NoLanding; t != 0; {
				at := next(&t)
				o.lands[r][at] = append(o.lands[r][at], landing{a.Nation, a.Count})
			}
		}
	}
	for n := nation(0); n < nations; n++ {
		for r := e.Rounds[1]; r >= e.Rounds[0]; r-- {
			for at := place(0); at < lands; at++ {
				if e.Timeline[r].Scoring {
					o.now[n][r][at] = grain * int32(e.points.hold[n][r][at])
				}
				if r < e.Rounds[1] {
					people := o.army[n][r+1] * int32(e.Yield[terrain(at)]) / int32(e.ArmyCost)
					if n == Romans {
						people = 0
					}
					o.later[n][r][at] = (o.now[n][r+1][at] + o.later[n][r+1][at] + people) * o.lasting(n, r+1, at) / sure
				}
			}
			o.army[n][r] = e.reaping(o, n, r)
			o.fleet[n][r] = o.fleet[n][r+1]
			for _, a := range e.Timeline[min(r+1, e.Rounds[1])].Arrivals {
				if a.Nation == n && a.What <= Raiders && r < e.Rounds[1] {
					o.fleet[n][r] += int32(a.Count) * o.army[n][r+1]
				}
			}
		}
	}
	return o
}

// lasting is the chance that a nation keeps an area in a round to come.
func (o *outlook) lasting(n nation, r int8, at place) int32 {
	k := lasting
	for _, l := range o.lands[r][at] {
		if l.n != n {
			k -= invading * int32(l.armies)
		}
	}
	return max(k, lasting/2)
}

// reaping is what an army may win that moves in a round.
func (e *Edition) reaping(o *outlook, n nation, r int8) int32 {
	var best [better]int32
	for at := place(0); at < lands; at++ {
		v := o.now[n][r][at] + o.later[n][r][at] + grain*int32(e.points.occupy[n][r][at])
		for i := range best {
			if v > best[i] {
				v, best[i] = best[i], v
			}
		}
	}
	var sum int32
	for _, v := range best {
		sum += v
	}
	return sum / better * reaping / sure
}
