package britannia

import (
	"math/bits"
	"slices"

	"bretwalda/app/advice"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/static/maps"
)

// advisor knows Britannia in all its editions.
type advisor struct{ advice.None }

// Modest has a bid begin low.
func (advisor) Modest(ask string) bool { return ask == "raise" }

// Enough sends one army to hold an area that nobody defends, and into a battle all but
// one that keeps the area they leave, with the leader or without. From the sea all land.
func (advisor) Enough(s advice.Context, list []engine.Choice) (engine.Choice, bool) {
	c := list[0]
	if !marches(s, c) || seas()>>uint(c.From)&1 != 0 {
		return c, false
	}
	here, defended := 0, false
	for _, p := range s.Pieces {
		switch {
		case p.Count == 0:
		case p.Side == s.Turn.Side && p.Place == c.From:
			if britannia.Unit(p.What) <= britannia.Raiders { // a leader keeps no area
				here += int(p.Count)
			}
		case p.Side >= 0 && p.Side != s.Turn.Side && p.Place == c.To:
			defended = true
		}
	}
	if !defended {
		return lowest(list), true
	}
	for i := len(list) - 1; i >= 0; i-- {
		if int(list[i].Count+max(list[i].Extra, 0)) == here-1 {
			return list[i], true
		}
	}
	return c, false
}

// marches reports whether a choice is a march, with a leader or without.
func marches(s advice.Context, c engine.Choice) bool {
	verb := s.Verb(c)
	return verb == "march" || verb == "lead"
}

// lowest is the choice with the lowest number.
func lowest(list []engine.Choice) engine.Choice {
	return slices.MinFunc(list, func(a, b engine.Choice) int { return int(a.Count) - int(b.Count) })
}

// Warn tells of armies that could still move, of those that the rules take if the
// choice is made, and of an attack on another nation of the same player. Not to retreat
// is a decision; not to march may be an oversight.
func (k advisor) Warn(s advice.Context, c engine.Choice) advice.Warning {
	w := k.losses(s, c)
	if own := attacked(s, c); own != nil {
		if !w.Needed() {
			w.Title, w.Stay, w.Always = "kin.title", "loss.stay", true
		}
		w.Words = append(w.Words, own...)
		w.Places |= 1 << uint(c.To)
		return w
	}
	if s.Verb(c) != "end" || s.Ask() != "march" && s.Ask() != "burh" {
		return w
	}
	left := table.LeftUndone(s.Legal, seas())
	if left.Places == 0 || !left.Sea && s.Ask() == "march" && moved(s) {
		return w // armies that hold what they have are no oversight
	}
	w.Title, w.Stay, w.Named = "undone.title", "undone.stay", true
	if st, ok := s.State.(*britannia.State); ok && st.Battles() > 0 {
		w.Title = "undone.fights"
	}
	if n := bits.OnesCount64(left.Places); n == 1 {
		w.Words = []advice.Words{advice.Say("undone.army", "place", advice.Place(int8(bits.TrailingZeros64(left.Places))))}
	} else {
		w.Words = []advice.Words{advice.Say("undone.armies", "count", n)}
	}
	w.Places |= left.Places
	if left.Sea {
		w.Words = append(w.Words, advice.Say("undone.sea"))
	}
	return w
}

// kin is another nation of the player who decides, which a march attacks, or None.
func kin(s advice.Context, c engine.Choice) int8 {
	st, ok := s.State.(*britannia.State)
	if !ok || s.Turn.Seat < 0 || !marches(s, c) || seas()>>uint(c.To)&1 != 0 {
		return engine.None
	}
	for _, p := range s.Pieces {
		if p.Place == c.To && p.Side >= 0 && p.Side != s.Turn.Side && p.Mark&(engine.Destroyed|engine.Arriving) == 0 &&
			st.Player(p.Side) == s.Turn.Seat && !st.AtPeace(s.Turn.Side, p.Side, c.To) {
			return p.Side
		}
	}
	return engine.None
}

// moved reports whether any army of the nation has moved in this turn.
func moved(s advice.Context) bool {
	return slices.ContainsFunc(s.Pieces, func(p engine.Piece) bool { return p.Side == s.Turn.Side && p.Mark&engine.Spent != 0 })
}

// losses warns of units of the seat that the rules take, where another choice
// keeps them.
func (k advisor) losses(s advice.Context, c engine.Choice) advice.Warning {
	t := lossesBy(s, c)
	if t.total() == 0 || !slices.ContainsFunc(s.Legal, func(d engine.Choice) bool { return d != c && lossesBy(s, d).total() < t.total() }) {
		return advice.Warning{}
	}
	w := advice.Warning{Title: "loss.title", Stay: "loss.stay", Lost: t.total(), Places: t.places}
	for _, o := range t.above {
		w.Losses = append(w.Losses, advice.Say("loss.limit", "place", advice.Place(o.Place), "stays", int(o.Stays), "count", int(o.Goes)))
	}
	switch {
	case t.excess > 0 && bits.OnesCount64(t.crowded) == 1:
		at := int8(bits.TrailingZeros64(t.crowded))
		w.Losses = append(w.Losses, advice.Say("loss.limit", "place", advice.Place(at), "stays", t.stays, "count", t.excess))
	case t.excess > 0:
		w.Losses = append(w.Losses, advice.Say("loss.excess", "count", t.excess))
	}
	if t.starve > 0 {
		w.Losses = append(w.Losses, advice.Say("undone.starving", "count", t.starve))
	}
	if t.others > 0 {
		w.Losses = append(w.Losses, advice.Say("loss.units", "count", t.others))
	}
	return w
}

// ruleLosses is what the rules take of a seat by a choice, and why.
type ruleLosses struct {
	above  []britannia.Excess // newly more than may stay, where armies may still move
	excess int                // more than may stay as the movement ends
	starve int
	others int // driven out, or leaders left alone
	places uint64

	crowded uint64 // where armies are above the limit as the movement ends
	stays   int    // how many stay there
}

func (t ruleLosses) total() int {
	n := t.excess + t.starve + t.others
	for _, o := range t.above {
		n += int(o.Goes)
	}
	return n
}

// Why the rules remove armies, as the event tells it.
const (
	aboveLimit = 1
	starved    = 2
	displaced  = 5
)

// lossesBy is what the rules take by a choice, before dice and before anybody else
// decides. A surplus from before is not taken by it.
func lossesBy(s advice.Context, c engine.Choice) (t ruleLosses) {
	st, ok := s.State.(*britannia.State)
	if !ok || s.Turn.Seat < 0 {
		return t
	}
	o, ok := s.Outcome(c)
	if !ok {
		return t
	}
	after := o.State.(*britannia.State)
	gone := map[int8]int8{}
	for _, f := range st.ExpectedExcess() {
		gone[f.Place] = f.Goes
	}
	t.excess = -total(gone)
	mine := func(side int8) bool { return side >= 0 && st.Player(side) == s.Turn.Seat }
	t.tally(s.Lexicon, o.Events, mine)
	removes := func() bool {
		turn := after.Turn()
		return mine(turn.Side) && slices.Contains([]string{"excess", "overpopulation"}, s.Lexicon.Asks[turn.Kind])
	}
	for removes() { // which of them go is still to be chosen, but not how many
		told, err := after.Play(after.Legal(nil)[0])
		if err != nil {
			break
		}
		t.tally(s.Lexicon, told, mine)
	}
	if turn := after.Turn(); s.Lexicon.Asks[turn.Kind] == s.Ask() && turn.Side == s.Turn.Side {
		for _, f := range after.ExpectedExcess() {
			if f.Goes -= gone[f.Place]; f.Goes > 0 {
				t.above = append(t.above, f)
				t.places |= 1 << uint(f.Place)
			}
		}
	}
	for _, p := range after.Pieces(nil) {
		if mine(p.Side) && t.crowded>>uint(p.Place)&1 != 0 && britannia.Unit(p.What) <= britannia.Cavalry {
			t.stays += int(p.Count)
		}
	}
	t.excess = max(0, t.excess)
	return t
}

// tally adds what events tell.
func (t *ruleLosses) tally(l *engine.Lexicon, told []engine.Event, mine func(side int8) bool) {
	for _, e := range told {
		if !mine(e.Side) {
			continue
		}
		n := int(e.Count)
		switch name := l.Events[e.Kind]; {
		case name == "remove" && e.Extra == aboveLimit:
			t.excess += n
			t.crowded |= 1 << uint(e.From)
		case name == "remove" && e.Extra == starved:
			t.starve += n
		case name == "remove" && e.Extra == displaced, name == "hit":
			t.others += n
		default:
			continue
		}
		t.places |= 1 << uint(e.From)
	}
}

func total(of map[int8]int8) int {
	n := 0
	for _, k := range of {
		n += int(k)
	}
	return n
}

// Harm adds to what the board tells the nations that lose their freedom, and the
// battle that a choice leads to.
func (k advisor) Harm(s advice.Context, c engine.Choice) advice.Harm {
	o, ok := s.Outcome(c)
	if !ok {
		return advice.Harm{}
	}
	h := s.HarmOf(o, seas(), func(what int8) bool { return britannia.Unit(what) == britannia.Fort })
	h.Units = max(h.Units, lossesBy(s, c).total())
	if st, is := s.State.(*britannia.State); is {
		after := o.State.(*britannia.State)
		for side := range s.Lexicon.Sides {
			n := int8(side)
			if st.Player(n) == s.Turn.Seat && st.Overlord(n) < 0 && after.Overlord(n) >= 0 {
				h.Bonds++
			}
		}
	}
	if r, fights := k.Risk(s, c); fights {
		h.Peril = s.Peril(r)
	}
	return h
}

// seas is the set of the places at sea.
func seas() uint64 {
	var set uint64
	for p, place := range maps.Britain().Places {
		if place.Sea {
			set |= 1 << uint(p)
		}
	}
	return set
}

// Previews tells what a march meets where it ends, or how the next battle stands,
// and the one for which dice fall at once. The defender is taken to stand fast and
// the attacker to fight on.
func (advisor) Previews(s advice.Context, c engine.Choice) []advice.Preview {
	var list []advice.Preview
	b, ok := ahead(s, c)
	if ok {
		p := advice.Preview{Words: advice.Say("table.versus", "attackers", b.attackers(), "defenders", b.defenders())}
		switch own := kin(s, c); {
		case s.Verb(c) == "end":
			p.Words = advice.Say("odds.fightOn")
		case own >= 0:
			p.Words = advice.Say("odds.kin", append(p.Words.Args, "side", advice.Side(own))...)
		}
		list = append(list, withOdds(p, b))
	}
	if next, begins := begun(s, c); begins && !(ok && next.place == b.place) {
		p := advice.Preview{Words: advice.Say("odds.begins", "place", advice.Place(next.place), "attackers", next.attackers(), "defenders", next.defenders())}
		return append(list, withOdds(p, next))
	}
	if s.Verb(c) == "end" && s.Ask() == "march" {
		list = append(list, planned(s)...)
	}
	return list
}

// planned are the battles that follow if the movement ends now, one after the other.
func planned(s advice.Context) []advice.Preview {
	var list []advice.Preview
	st, ok := s.State.(*britannia.State)
	if !ok || st.Battles() == 0 {
		return nil
	}
	for p, place := range maps.Britain().Places {
		if place.Sea {
			continue
		}
		b := battle{place: int8(p)}
		b.BurhFirst = st.BurhFirst()
		if b.gather(s, s.Turn.Side); b.attackers() > 0 && b.defenders() > 0 {
			list = append(list, withOdds(advice.Preview{Words: advice.Say("odds.planned", "place", advice.Place(b.place), "attackers", b.attackers(), "defenders", b.defenders())}, b))
		}
	}
	return list
}

// withOdds adds how a battle ends, and what it costs.
func withOdds(p advice.Preview, b battle) advice.Preview {
	if b.Check() == nil {
		p.Chances = append(p.Chances, advice.Chance{Key: "table.odds", Percent: b.winChance()})
		p.More = b.stakes().Words()
	}
	return p
}

// Risk is the battle that a choice brings about, or goes on with.
func (advisor) Risk(s advice.Context, c engine.Choice) (advice.Risk, bool) {
	b, ok := ahead(s, c)
	if !ok {
		b, ok = begun(s, c)
	}
	if !ok || b.Check() != nil {
		return advice.Risk{}, false
	}
	r := advice.Risk{Place: b.place, Own: b.attackers(), Others: b.defenders(), Wins: b.winChance()}
	if b.defends {
		r.Own, r.Others = r.Others, r.Own
	}
	return r, true
}

// begun is the battle of the side that decides for which dice fall as soon as a
// choice is made.
func begun(s advice.Context, c engine.Choice) (battle, bool) {
	o, ok := s.Outcome(c)
	st, isBritannia := o.State.(*britannia.State)
	if !ok || !isBritannia {
		return battle{}, false
	}
	seat := s.Turn.Seat
	s.State, s.Turn, s.Pieces = st, st.Turn(), st.Pieces(nil)
	b, ok := thrown(s)
	return b, ok && st.Player(st.Active()) == seat
}

// thrown is the battle for which dice are thrown, as the attacker sees it.
func thrown(s advice.Context) (battle, bool) {
	st, ok := s.State.(*britannia.State)
	if !ok || s.Turn.Seat != engine.Nature || s.Ask() != "roll" {
		return battle{}, false
	}
	b := battle{place: s.Turn.Place}
	b.gather(s, st.Active())
	b.BurhFirst = st.BurhFirst()
	return b, b.attackers() > 0 && b.defenders() > 0
}

// Due is the battle for which dice are thrown.
func (advisor) Due(s advice.Context) (advice.Preview, bool) {
	b, ok := thrown(s)
	if !ok {
		return advice.Preview{}, false
	}
	p := advice.Preview{Words: advice.Say("table.versus", "attackers", b.attackers(), "defenders", b.defenders())}
	return withOdds(p, b), true
}

// Estate counts raiders as infantry. Nobody holds a sea, and an attacker does not hold the
// area that is fought for.
func (c advisor) Estate(l *engine.Lexicon, s engine.State) advice.Estate {
	e := advice.TakeStock(l, s)
	st, ok := s.(*britannia.State)
	if !ok {
		return e
	}
	army := func(p engine.Piece) bool {
		return britannia.Unit(p.What) == britannia.Infantry || britannia.Unit(p.What) == britannia.Cavalry || britannia.Unit(p.What) == britannia.Raiders
	}
	wall := func(p engine.Piece) bool {
		return britannia.Unit(p.What) == britannia.Fort || britannia.Unit(p.What) == britannia.Burh
	}
	attacked := func(own engine.Piece) bool {
		for _, p := range e.Units {
			if p.Place == own.Place && p.Side != own.Side && (army(p) || wall(p)) && !st.AtPeace(own.Side, p.Side, own.Place) {
				return true
			}
		}
		return false
	}
	for _, p := range e.Units {
		if army(p) && !britannia.Sea(p.Place) && (p.Side != st.Active() || !attacked(p)) {
			e.Hold(p.Side, p.Place)
		}
	}
	for i := range e.Units {
		if britannia.Unit(e.Units[i].What) == britannia.Raiders {
			e.Units[i].What = int8(britannia.Infantry)
		}
	}
	return e
}
