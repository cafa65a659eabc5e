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
	landings [18][lands][]invasion     // nations that come by sea to an area in a round
	w        weights
}

// invasion is a number of armies from the sea.
type invasion struct {
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

// outlooks keeps the last few that were made, the newest first.
var outlooks struct {
	sync.Mutex
	list []outlookFor
}

type outlookFor struct {
	ed *Edition
	weights
	*outlook
}

const outlooksKept = 12

func outlookOf(e *Edition, w *weights) *outlook {
	outlooks.Lock()
	defer outlooks.Unlock()
	for i, o := range outlooks.list {
		if o.ed == e && o.weights == *w {
			copy(outlooks.list[1:i+1], outlooks.list[:i])
			outlooks.list[0] = o
			return o.outlook
		}
	}
	if len(outlooks.list) < outlooksKept {
		outlooks.list = append(outlooks.list, outlookFor{})
	}
	copy(outlooks.list[1:], outlooks.list)
	o := e.outlook(w)
	outlooks.list[0] = outlookFor{e, *w, o}
	return o
}

func (e *Edition) outlook(w *weights) *outlook {
	o := &outlook{w: *w}
	for r := e.Rounds[0]; r <= e.Rounds[1]; r++ {
		for _, a := range e.Timeline[r].Arrivals {
			if a.What > Raiders || a.At == nowhere {
				continue
			}
			for t := coast[a.At] &^ e.Cards[a.Nation].NoLanding; t != 0; {
				at := next(&t)
				o.landings[r][at] = append(o.landings[r][at], invasion{a.Nation, a.Count})
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
			people := o.w.times(o.army[n][r+1]*int32(e.Yield[terrain(at)])/int32(e.ArmyCost), ofYield)
			if n == Romans {
				people = 0
			}
			o.later[n][r][at] = (o.w.times(o.now[n][r+1][at], ofArea+int(n)) + o.later[n][r+1][at] + people) * o.lasting(n, r+1, at) / sure
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
	k := sure - o.w.times(sure-lastingPlain, ofPlain)
	if difficult&bit(at) != 0 {
		k = sure - o.w.times(sure-lastingHill, ofHill)
	}
	for _, l := range o.landings[r][at] {
		if l.nation != n {
			k -= o.w.times(invading*int32(l.armies), ofInvasion)
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
		sum += o.w.times(occupied[i]*occupying, ofOccupying) + o.w.times(held[i]*scoring, ofScoring) + o.w.times(late[i]*reaping, ofReaping)
	}
	third := int(r-e.Rounds[0]) * 3 / int(e.Rounds[1]-e.Rounds[0]+1)
	return o.w.times(o.w.times(sum/better/sure, ofEarly+third), ofArmy+int(n))
}

// insert puts a number among the largest ones.
func insert(best *[better]int32, v int32) {
	for i := range best {
		if v > best[i] {
			v, best[i] = best[i], v
		}
	}
}
