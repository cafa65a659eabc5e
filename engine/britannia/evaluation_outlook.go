package britannia

import "sync"

// outlook holds the expectations that an edition gives for areas and armies: tables
// made once, in grains, by nation and round.
type outlook struct {
	now      [nations][18][lands]int32 // for holding an area as the round ends
	later    [nations][18][lands]int32 // for holding it then, from later rounds
	army     [nations][18]int32        // for an army that has the movement of the round before it
	arrive   [nations][18]int32        // for all that comes by sea in the round
	fleet    [nations][18]int32        // for all that comes by sea in later rounds
	landings [18][lands][]landing      // nations that come by sea to an area in a round
}

// landing is a number of armies from the sea.
type landing struct {
	nation Nation
	armies int8
}

// How a game usually goes, counted in games of bots, in parts of sure.
const (
	lastingPlain int32 = 210 // the chance that a plain area is still held a round later
	lastingHill  int32 = 240 // the same of difficult terrain
	invading     int32 = 4   // less for every army that may land there
	occupying    int32 = 150 // share of an army in its nation's better areas when occupied
	scoring      int32 = 30  // the same as the round ends
	reaping      int32 = 55  // the same later
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
	for r := e.Rounds[0]; r <= e.Rounds[1]; r++ {
		for _, a := range e.Timeline[r].Arrivals {
			if a.What > Raiders || a.At == nowhere {
				continue
			}
			for t := coast[a.At] &^ e.Cards[a.Nation].NoLanding; t != 0; {
				at := next(&t)
				o.landings[r][at] = append(o.landings[r][at], landing{a.Nation, a.Count})
			}
		}
	}
	for n := Nation(0); n < nations; n++ {
		for r := e.Rounds[1]; r >= e.Rounds[0]; r-- {
			o.look(e, n, r)
		}
	}
	return o
}

// look fills the tables of a nation for a round; those of the next are full.
func (o *outlook) look(e *Edition, n Nation, r int8) {
	for at := Place(0); at < lands; at++ {
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
	o.army[n][r] = o.reaping(e, n, r)
	for _, a := range e.Timeline[r].Arrivals {
		if a.Nation == n && a.What <= Raiders {
			o.arrive[n][r] += int32(a.Count) * o.army[n][r]
		}
	}
	o.fleet[n][r] = o.fleet[n][r+1] + o.arrive[n][r+1]
}

// lasting is the chance that a nation keeps an area in a round to come.
func (o *outlook) lasting(n Nation, r int8, at Place) int32 {
	k := lastingPlain
	if difficult&bit(at) != 0 {
		k = lastingHill
	}
	for _, l := range o.landings[r][at] {
		if l.nation != n {
			k -= invading * int32(l.armies)
		}
	}
	return max(k, sure/2)
}

// reaping is the expected gain of an army that moves in a round.
func (o *outlook) reaping(e *Edition, n Nation, r int8) int32 {
	var occupied, held, late [better]int32
	for at := Place(0); at < lands; at++ {
		insert(&occupied, grain*int32(e.points.occupy[n][r][at]))
		insert(&held, o.now[n][r][at])
		insert(&late, o.later[n][r][at])
	}
	var sum int32
	for i := range better {
		sum += occupied[i]*occupying + held[i]*scoring + late[i]*reaping
	}
	return sum / better / sure
}

// insert puts a number among the largest ones.
func insert(best *[better]int32, v int32) {
	for i := range best {
		if v > best[i] {
			v, best[i] = best[i], v
		}
	}
}
