package britannia

import "bretwalda/engine"

// runFinale brings the special reinforcements of Round XVI, in the order of the Nation List:
// Norwegians, Saxons, Normans (§Special Reinforcements).
func (s *State) runFinale(f *frame) {
	if f.listed == nations {
		s.pop()
		return
	}
	n := s.ed.Order[f.listed]
	f.listed++
	switch n {
	case Norwegians:
		if s.alive(n, HaraldHardrada) {
			s.reinforce(n, Infantry, min(size(s.occupiedBy(n)|s.lonely(n)), s.available(n)), NorthSea)
		}
	case Saxons:
		if s.ed.SaxonShires != 0 && s.alive(n, Harold) && inRegion[England]&bit(s.leaderAt[n]) != 0 {
			k := min(int8(s.english(n))/s.ed.SaxonShires, s.available(n))
			if k > 0 {
				s.push(frame{step: stepPlace, n: n, count: k, stage: placeEnglish})
			}
		}
	case Normans:
		if k := s.normanLevy(); k > 0 {
			f.count = k
			s.open(askNormanCavalry, n, nobody, nowhere)
		}
	}
}

func (s *State) reinforce(n Nation, kind Unit, k int8, at Place) {
	if k > 0 {
		s.add(n, kind, at, k)
		s.arrived(n, kind, k, at)
	}
}

// normanLevy is how many infantry the Normans are due (§Special Reinforcements).
func (s *State) normanLevy() int8 {
	if !s.alive(Normans, William) {
		return 0
	}
	k := size((s.occupiedBy(Normans) | s.lonely(Normans)) & s.ed.NormanTowns)
	if s.haroldGone {
		k += s.ed.HaroldGone
	}
	return k
}

func init() {
	define(askNormanCavalry, engine.Decide(
		"normanCavalry", "Special Reinforcements", playerAsked, uncounted,
		(*State).musters,
		func(s *State, _ asking, c engine.Choice) { s.muster(s.top(), c.Count) },
		because(rulePopulation), ranked(policyMuster, byCount(musterCavalry)),
	))
}

// musters lists how many cavalry the Normans may take, two infantry each
// (§Special Reinforcements).
func (s *State) musters(buf []engine.Choice) []engine.Choice {
	f := s.top()
	_, cavalry := s.inPlay(Normans)
	c := engine.NewChoice(verbMuster)
	for c.Count = 0; c.Count <= min(f.count/2, s.ed.Counters[Normans].Cavalry-cavalry); c.Count++ {
		buf = append(buf, c)
	}
	return buf
}

// muster brings the Normans their armies, two infantry exchanged for each cavalry
// (§Special Reinforcements).
func (s *State) muster(f *frame, cavalry int8) {
	s.reinforce(Normans, Cavalry, cavalry, EnglishChannel)
	s.reinforce(Normans, Infantry, min(f.count-2*cavalry, s.available(Normans)), EnglishChannel)
	f.count = 0
}
