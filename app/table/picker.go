// Package table is what a table of players needs besides the rules: it builds
// a choice from taps, tells what a turn would leave undone, and reads battles
// and the log out of events. It goes by the names in a game's lexicon, and imports
// neither a browser nor a rulebook.
package table

import (
	"math/bits"
	"slices"

	"bretwalda/engine"
)

// Facet is one thing about a choice that may be open once its places are known.
type Facet uint8

// Facets, in the order in which they are settled: what a later one offers
// depends on the earlier ones.
const (
	Verb  Facet = iota // with the leader or without
	What               // the kind of unit
	Way                // by way of which places
	Extra              // how many of the second kind
	Count              // how many
	facets
)

// Picker builds one of the legal choices of a turn from taps on places and
// from settings of what is still open. The zero value picks nothing.
type Picker struct {
	Turn      engine.Turn
	Low       bool // numbers begin as low as they may be, not as high
	HandPicks int  // how many things a choice may name that are picked one by one: What, and Extra as the second
	legal     []engine.Choice

	from, to   int8   // the places picked, or None
	fromTapped bool   // the player picked from; it was not the only one
	toTapped   bool   // the player picked to
	resumed    bool   // both were so before the last choice
	picks      []int8 // the things picked
	preferred  *engine.Choice
	loses      func(engine.Choice) bool // a choice by which something is lost: numbers begin where nothing is
	risky      func(engine.Choice) bool // a choice that nobody picks but the player
	enough     func([]engine.Choice) (engine.Choice, bool)
	wished     [facets]bool
	wish       [facets]int
}

// NewPicker starts with nothing picked but what goes without saying.
func NewPicker(t engine.Turn, legal []engine.Choice) Picker {
	p := Picker{Turn: t, legal: slices.Clone(legal), from: engine.None, to: engine.None}
	p.pickForced()
	return p
}

// Prefer picks what a choice says wherever the player has not picked anything else.
func (p *Picker) Prefer(c engine.Choice) { p.preferred = &c }

// Avoid keeps what is risky from being picked for the player, and has numbers begin
// where nothing is lost, if there are such.
func (p *Picker) Avoid(loses, risky func(engine.Choice) bool) {
	p.loses, p.risky = loses, risky
	if !p.fromTapped && !p.toTapped {
		p.dropRisky()
	}
}

// StartWith has the last number begin with one of the choices that are left, not with the
// highest.
func (p *Picker) StartWith(enough func([]engine.Choice) (engine.Choice, bool)) { p.enough = enough }

// ClearForced lets go of places that go without saying, until the player picks something.
func (p *Picker) ClearForced() { p.from, p.to = engine.None, engine.None }

// dropRisky lets go of a target that goes without saying but would be risky.
func (p *Picker) dropRisky() {
	if p.risky == nil || p.to < 0 {
		return
	}
	if c, complete := p.Choice(); complete && p.risky(c) {
		p.to = engine.None
	}
}

// Aimed reports whether the player has picked an origin and a target.
func (p *Picker) Aimed() bool { return p.fromTapped && p.toTapped }

// Picked reports whether the player has picked anything themselves.
func (p *Picker) Picked() bool { return p.fromTapped || p.toTapped || len(p.picks) > 0 }

// From is the origin picked, or None.
func (p *Picker) From() int8 { return p.from }

// To is the target picked, or None.
func (p *Picker) To() int8 { return p.to }

// Ends gives the places of a choice as a tap sees them: a choice about a
// single place has a target and no origin.
func Ends(c engine.Choice) (from, to int8) {
	if c.To < 0 {
		return engine.None, c.From
	}
	return c.From, c.To
}

func Plain(c engine.Choice) bool { return c.From < 0 && c.To < 0 }

// Origins is the set of places where a choice may begin: bit p is place p.
func (p *Picker) Origins() uint64 {
	var s uint64
	for _, c := range p.legal {
		if from, _ := Ends(c); from >= 0 && p.names(c) {
			s |= 1 << uint(from)
		}
	}
	return s
}

// Targets is the set of places where a choice from the origin may end.
// Choices about a single place are offered while no origin is picked.
func (p *Picker) Targets() uint64 {
	var s uint64
	for _, c := range p.legal {
		if from, to := Ends(c); from == p.from && to >= 0 && p.names(c) {
			s |= 1 << uint(to)
		}
	}
	return s
}

func has(set uint64, place int8) bool { return place >= 0 && set>>uint(place)&1 != 0 }

// only is the one place of a set, or None.
func only(set uint64) int8 {
	if set == 0 || set&(set-1) != 0 {
		return engine.None
	}
	return int8(bits.TrailingZeros64(set))
}

// Outcome is what a tap on a place has come to.
type Outcome uint8

const (
	Picked   Outcome = iota // something is picked, or put back
	Targeted                // the first target, of an origin that was tapped before it
	Repeated                // once more the target of a choice that is complete
)

// Tap picks a place: a target of the origin, or another origin. Elsewhere it puts an
// origin back, and leaves all else as it is. Things that do not go with the place are
// put back, the last first.
// Two taps say what is wanted: on an origin and its target, or twice on the
// place that a choice is about.
func (p *Picker) Tap(place int8) Outcome {
	if !has(p.Origins()|p.Targets(), place) {
		taken := p.picks
		p.picks = nil
		if has(p.Origins()|p.Targets(), place) {
			for _, thing := range taken {
				with := *p
				if with.picks = append(slices.Clone(p.picks), thing); has(with.Origins()|with.Targets(), place) {
					p.picks = with.picks
				}
			}
		} else {
			p.picks = taken
		}
	}
	if place == p.to && p.toTapped {
		if _, complete := p.Choice(); complete {
			return Repeated
		}
		p.to, p.toTapped = engine.None, false
		return Picked
	}
	switch resumed := p.resumed; {
	case resumed && place != p.from && has(p.Origins(), place): // the next stack
		p.pick(place)
		p.fromTapped = true
	case has(p.Targets(), place):
		first := p.fromTapped && !p.toTapped
		if p.to, p.toTapped = place, true; first {
			return Targeted
		}
	case has(p.Origins(), place) && (place != p.from || !p.fromTapped):
		p.pick(place)
		p.fromTapped = true
	case p.from >= 0:
		taken := p.picks
		p.Clear()
		p.picks = taken
	}
	return Picked
}

// Lift picks an origin, whatever was picked before, and reports whether it is
// one.
func (p *Picker) Lift(place int8) bool {
	if !has(p.Origins(), place) {
		return false
	}
	p.pick(place)
	p.to, p.fromTapped = engine.None, true
	return true
}

// Drop picks the target on which what was lifted is let go; elsewhere it is put
// back. Things of a hand that are let go over the map are played, if nothing is missing.
func (p *Picker) Drop(place int8) Outcome {
	if p.from < 0 && len(p.picks) > 0 {
		targets := p.Targets()
		if has(targets, place) {
			p.to, p.toTapped = place, true
		}
		if _, complete := p.Choice(); complete && (targets == 0 || p.to == place) {
			return Repeated
		}
		return Picked
	}
	if p.from < 0 || !has(p.Targets(), place) {
		p.Clear()
		return Picked
	}
	p.to, p.toTapped = place, true
	return Targeted
}

// PutBack is what a picker had picked before a place was tapped or a thing taken,
// named by what was touched, and that made it impossible: a place, or None, and
// things. It leaves out things that a person puts back themselves, and a target that
// another has replaced.
func (p *Picker) PutBack(before Picker, touched int8) (place int8, things []int8) {
	place = engine.None
	switch {
	case before.fromTapped && !before.resumed && before.from != p.from && before.from != touched:
		place = before.from
	case before.toTapped && p.to < 0 && before.to != touched && len(p.picks) > 0:
		place = before.to
	}
	for _, thing := range before.picks {
		if !slices.Contains(p.picks, thing) {
			things = append(things, thing)
		}
	}
	return place, things
}

// Clear forgets the places picked.
func (p *Picker) Clear() {
	p.from, p.to, p.picks = engine.None, engine.None, nil
	p.fromTapped, p.toTapped, p.resumed = false, false, false
	p.wished = [facets]bool{}
	p.pickForced()
}

// PickForced picks an origin that goes without saying as if it were tapped, where nothing is
// picked and it leads to a place.
func PickForced(p *Picker, place int8) {
	next := *p
	if next.pickForced(); p.from < 0 && p.to < 0 && next.from >= 0 && has(next.Targets(), place) {
		*p = next
		p.fromTapped = true
	}
}

// Resume picks the places of another picker for the same question of the same
// seat, if a choice between them is still to be made.
func (p *Picker) Resume(before Picker) {
	if before.from < 0 || before.Turn.Seat != p.Turn.Seat || before.Turn.Kind != p.Turn.Kind {
		return
	}
	for _, c := range p.legal {
		if from, to := Ends(c); from == before.from && to == before.to && to >= 0 {
			p.pick(from)
			p.to = to
			p.fromTapped, p.toTapped, p.resumed = true, true, true
			return
		}
	}
}

// Propose picks one of the legal choices: its places, its things, and whatever
// else it says.
func (p *Picker) Propose(c engine.Choice) {
	p.from, p.to = Ends(c)
	p.fromTapped, p.toTapped = p.from >= 0, true
	p.picks = p.things(c)
	for f := range facets {
		p.Set(f, f.of(c))
	}
}

func (p *Picker) pick(from int8) {
	p.from, p.to = from, engine.None
	p.fromTapped, p.toTapped, p.resumed = false, false, false
	p.wished = [facets]bool{}
	p.to = only(p.Targets())
	p.dropRisky()
}

// pickForced picks what leaves no choice.
func (p *Picker) pickForced() {
	targets := p.Targets()
	if from := only(p.Origins()); from >= 0 && targets == 0 {
		p.pick(from)
	} else if p.Origins() == 0 {
		p.to = only(targets)
		p.dropRisky()
	}
}

// open lists the choices that fit what is picked: those between the places, or,
// where no choice is about places, those that only a number or a name tells apart.
func (p *Picker) open() []engine.Choice {
	var fit []engine.Choice
	places := false
	for _, c := range p.legal {
		if Plain(c) {
			continue
		}
		places = true
		if from, to := Ends(c); p.to >= 0 && from == p.from && to == p.to {
			fit = append(fit, c)
		}
	}
	if places {
		return fit
	}
	for _, c := range p.legal {
		if !p.alone(c) {
			fit = append(fit, c)
		}
	}
	return fit
}

// alone reports whether a choice without places is the only one of its verb.
// A pick from a hand never is.
func (p *Picker) alone(c engine.Choice) bool {
	if len(p.things(c)) > 0 {
		return false
	}
	n := 0
	for _, d := range p.legal {
		if d.Verb == c.Verb && Plain(d) {
			n++
		}
	}
	return n == 1
}

// Buttons lists the choices that need nothing else: each is a button.
func (p *Picker) Buttons() []engine.Choice {
	var list []engine.Choice
	for _, c := range p.legal {
		if Plain(c) && p.alone(c) {
			list = append(list, c)
		}
	}
	return list
}

// HasPlaces reports whether places can be tapped at all.
func (p *Picker) HasPlaces() bool { return p.Origins()|p.Targets() != 0 }

func (f Facet) of(c engine.Choice) int {
	switch f {
	case Verb:
		return int(c.Verb)
	case What:
		return int(c.What)
	case Way:
		return Path(c.Via, c.Via2)
	case Extra:
		return int(c.Extra)
	}
	return int(c.Count)
}

// Path is the value of the Way facet for a first and last place of the way.
func Path(via, via2 int8) int { return int(via)<<8 | int(uint8(via2)) }

// Via gives the places of a value of the Way facet: where it has but one, both
// are that one.
func Via(path int) (via, via2 int8) {
	if via, via2 = int8(path>>8), int8(path); via < 0 {
		via = via2
	}
	return via, via2
}

// values lists what a facet may be among choices: numbers ascending, others
// in the order of the list.
func (f Facet) values(choices []engine.Choice) []int {
	var list []int
	for _, c := range choices {
		if v := f.of(c); !slices.Contains(list, v) {
			list = append(list, v)
		}
	}
	if f == Extra || f == Count {
		slices.Sort(list)
	}
	return list
}

// walk settles the facets in order; see is told what each one offered and what
// was taken. Numbers are as high as they may be without a loss, unless the player
// wished else.
func (p *Picker) walk(see func(f Facet, offered []int, taken int)) []engine.Choice {
	choices := p.inHand(p.open())
	for f := Facet(0); f < facets && len(choices) > 0; f++ {
		offered := f.values(choices)
		usual := offered
		if len(offered) > 1 && p.loses != nil {
			if kept := slices.DeleteFunc(slices.Clone(choices), p.loses); len(kept) > 0 {
				usual = f.values(kept)
			}
		}
		taken := usual[0]
		if (f == Extra || f == Count) && !p.Low {
			taken = usual[len(usual)-1]
		}
		if f == Count && p.enough != nil && len(usual) > 1 {
			if c, ok := p.enough(choices); ok && slices.Contains(usual, f.of(c)) {
				taken = f.of(c)
			}
		}
		if p.preferred != nil && slices.Contains(usual, f.of(*p.preferred)) {
			taken = f.of(*p.preferred)
		}
		if p.wished[f] {
			if slices.Contains(offered, p.wish[f]) {
				taken = p.wish[f]
			} else if f == Extra || f == Count {
				taken = nearest(offered, p.wish[f])
			}
		}
		if see != nil {
			see(f, offered, taken)
		}
		choices = slices.DeleteFunc(choices, func(c engine.Choice) bool { return f.of(c) != taken })
	}
	return choices
}

// Choice is the choice as picked so far; false while places are missing.
func (p *Picker) Choice() (engine.Choice, bool) {
	choices := p.walk(nil)
	if len(choices) == 0 {
		return engine.Choice{}, false
	}
	return choices[0], true
}

// Offers lists the facets that leave something to decide.
func (p *Picker) Offers() []Offer {
	var list []Offer
	p.walk(func(f Facet, offered []int, taken int) {
		if len(offered) > 1 {
			list = append(list, Offer{f, offered, taken})
		}
	})
	return list
}

// Set wishes a value for a facet.
func (p *Picker) Set(f Facet, value int) {
	p.wished[f], p.wish[f] = true, value
}

// Step wishes a facet that is open so many values farther on, or back, as far as
// there are any.
func (p *Picker) Step(f Facet, step int) {
	for _, o := range p.Offers() {
		if o.Facet == f {
			p.Set(f, o.Next(step))
		}
	}
}

// With is the choice that a value of a facet would give, for its label.
func (p Picker) With(f Facet, value int) (engine.Choice, bool) {
	p.Set(f, value)
	return p.Choice()
}

// All lists every choice there is. It is not to be written to.
func (p *Picker) All() []engine.Choice { return p.legal }

// Placed is the first choice about places; false when there is none.
func (p *Picker) Placed() (engine.Choice, bool) {
	for _, c := range p.legal {
		if !Plain(c) {
			return c, true
		}
	}
	return engine.Choice{}, false
}
