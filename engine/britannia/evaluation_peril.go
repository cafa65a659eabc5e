package britannia

// How likely an area is lost before its people move again.

// exposure lists the nations that may come into an area against its holder.
type exposure struct {
	foes  [mostFoes]foe
	known int8  // how many of them are listed
	all   int32 // how many there are
	soon  int32 // how many of these move before the round ends
}

// foe is a nation that may come.
type foe struct {
	armies int8
	soon   bool
	wants  int32 // worth of the area to it, in grains
}

const mostFoes = 6

func (a *appraisal) exposure(n Nation, at Place) exposure {
	var x exposure
	for p := a.near; p != 0; {
		m := nextNation(&p)
		if m == n || !a.hostile(m, n, at) {
			continue
		}
		soon := a.next[m] == a.s.round
		x.all++
		if soon {
			x.soon++
		}
		if a.wary && x.known < mostFoes {
			x.foes[x.known] = foe{armies: a.strengthOf(m), soon: soon, wants: a.wants(m, at)}
			x.known++
		}
	}
	return x
}

// strengthOf is how many armies of a nation may come.
func (a *appraisal) strengthOf(m Nation) int8 { return min((a.coming[m]+2)/4, mostComing) }

// peril is the chance that an area is lost till the round ends, and till its
// people's own next movement, in parts of sure.
func (x *exposure) peril(hill int, strength int8, wary bool) (now, later int32) {
	switch {
	case wary && strength > 0:
		return x.wary(hill, strength)
	case x.all == 0: // they come from farther away
		return danger[hill][strength] / 4, danger[hill][strength] / 2
	}
	return danger[hill][strength] * x.soon / x.all, danger[hill][strength]
}

// danger is the average loss of an area, counted in games of bots: by
// terrain and strength.
var danger = [2][mostStanding + 1]int32{
	{sure, 105, 40, 20, 13, 8, 6, 4, 2},
	{sure, 40, 8, 4, 2, 2, 1, 1, 1},
}

// omen is the danger of a place from nations that may come, for a wary judgement. The
// chances of a loss were fitted to the fates of 37,000 areas in games of bots, by terrain
// and strength. All are in parts of sure.
type omen struct {
	quiet int32 // nobody is near
	near  int32 // added if a foe is near
	odds  int32 // for the best odds of one of them
	greed int32 // for a point that one of them may hope for by its odds
	crowd int32 // for the odds of the others, all together
}

const mostGreed = 12 * grain // more does not foretell more

var omens = [2][5]omen{
	{
		1: {38, 20, 6, 12, 20},
		2: {14, 12, -18, 12, 29},
		3: {0, 8, -36, 13, 75},
		4: {0, 2, 17, 1, 100},
	},
	{
		1: {18, -3, 16, 10, 11},
		2: {2, 1, -3, 3, 18},
		3: {0, 5, -35, 9, 5},
		4: {0, 5, -35, 9, 5},
	},
}

// wary is the peril as a wary judgement sees it.
func (x *exposure) wary(hill int, strength int8) (now, later int32) {
	o := &omens[hill][min(int(strength), len(omens[hill])-1)]
	odds := &wins()[hill][strength]
	now, later = o.quiet/2, o.of(x.foes[:x.known], odds, false)
	for _, f := range x.foes[:x.known] {
		if f.soon {
			now = o.of(x.foes[:x.known], odds, true)
			break
		}
	}
	return min(now, later), later
}

// of is the chance of a loss to some foes, or to those among them that move soon.
func (o *omen) of(foes []foe, odds *[mostComing + 1]int32, soon bool) int32 {
	var best, sum, greed int32
	for _, f := range foes {
		if soon && !f.soon {
			continue
		}
		k := odds[f.armies]
		sum += k
		best = max(best, k)
		greed = max(greed, min(f.wants*k/sure, mostGreed))
	}
	loss := o.quiet
	if sum > 0 {
		loss += o.near + o.odds*best/sure + o.greed*greed/grain + o.crowd*min(sum-best, 2*sure)/sure
	}
	return min(max(loss, 1), sure-8)
}
