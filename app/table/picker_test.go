package table

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

const (
	march = iota
	lead
	end
	ask
	place
	muster
)

const (
	kent = iota
	essex
	sussex
	suffolk
	channel
)

func choice(verb uint8, what, from, to, count int8) engine.Choice {
	return engine.Choice{Verb: verb, What: what, From: from, To: to, Via: engine.None, Via2: engine.None, Count: count}
}

func button(verb uint8) engine.Choice { return choice(verb, engine.None, engine.None, engine.None, 0) }

// Three infantry and two cavalry in Kent with a leader, one infantry in Essex.
func saxons() []engine.Choice {
	around := choice(march, 0, kent, suffolk, 1)
	around.Via, around.Via2 = sussex, essex
	list := []engine.Choice{
		choice(march, 0, kent, essex, 1), choice(march, 0, kent, essex, 2), choice(march, 0, kent, essex, 3),
		choice(march, 1, kent, essex, 1), choice(march, 1, kent, essex, 2),
		choice(march, 0, kent, suffolk, 1), around,
		choice(march, 0, essex, kent, 1),
	}
	for n := int8(0); n <= 3; n++ {
		for k := int8(0); k <= 2; k++ {
			c := choice(lead, 1, kent, essex, n)
			c.Extra = k
			list = append(list, c)
		}
	}
	return append(list, button(ask), button(end))
}

func places(list ...int8) uint64 {
	var s uint64
	for _, p := range list {
		s |= 1 << uint(p)
	}
	return s
}

func mustChoose(t *testing.T, p *Picker, want engine.Choice) {
	t.Helper()
	if c, ok := p.Choice(); !ok || c != want {
		t.Fatalf("picked %+v, %v; want %+v", c, ok, want)
	}
}

func TestTwoTapsMakeAMarch(t *testing.T) {
	p := NewPicker(engine.Turn{}, saxons())
	if p.Origins() != places(kent, essex) || p.Targets() != 0 {
		t.Fatalf("origins %b, targets %b before a tap", p.Origins(), p.Targets())
	}
	if _, ok := p.Choice(); ok {
		t.Fatal("a choice before a tap")
	}
	p.Tap(kent)
	if p.From() != kent || p.Targets() != places(essex, suffolk) {
		t.Fatalf("from %d, targets %b", p.From(), p.Targets())
	}
	p.Tap(essex)
	mustChoose(t, &p, choice(march, 0, kent, essex, 3))
}

func TestAnOriginWithOneTargetNeedsOneTap(t *testing.T) {
	p := NewPicker(engine.Turn{}, saxons())
	p.Tap(essex)
	mustChoose(t, &p, choice(march, 0, essex, kent, 1))
}

func TestTapsComeToAChoice(t *testing.T) {
	raise := []engine.Choice{choice(place, 0, engine.None, kent, 0), choice(place, 0, engine.None, essex, 0), button(end)}
	landing := []engine.Choice{choice(march, 0, channel, kent, 1), choice(march, 0, channel, sussex, 1)}
	for name, row := range map[string]struct {
		legal    []engine.Choice
		taps     []int8
		touches  []Outcome
		from, to int8
	}{
		"an origin, its target, the target again": {saxons(), []int8{kent, suffolk, suffolk}, []Outcome{Picked, Targeted, Repeated}, kent, suffolk},
		"a target that is an origin too":          {saxons(), []int8{kent, essex, essex}, []Outcome{Picked, Targeted, Repeated}, kent, essex},
		"the only target of an origin":            {saxons(), []int8{essex, kent, kent}, []Outcome{Picked, Targeted, Repeated}, essex, kent},
		"another target":                          {saxons(), []int8{kent, essex, suffolk}, []Outcome{Picked, Targeted, Picked}, kent, suffolk},
		"a place twice":                           {raise, []int8{kent, kent}, []Outcome{Picked, Repeated}, engine.None, kent},
		"two places":                              {raise, []int8{kent, essex}, []Outcome{Picked, Picked}, engine.None, essex},
		"an origin that goes without saying":      {landing, []int8{kent, kent}, []Outcome{Picked, Repeated}, channel, kent},
		"an origin that is tapped all the same":   {landing, []int8{channel, sussex}, []Outcome{Picked, Targeted}, channel, sussex},
	} {
		p := NewPicker(engine.Turn{}, row.legal)
		for i, tap := range row.taps {
			if got := p.Tap(tap); got != row.touches[i] {
				t.Errorf("%s: tap %d comes to %d, want %d", name, i+1, got, row.touches[i])
			}
		}
		if p.From() != row.from || p.To() != row.to {
			t.Errorf("%s: from %d to %d, want %d to %d", name, p.From(), p.To(), row.from, row.to)
		}
	}
}

// TestTheOneStackThatIsLeftGoesOn: after a march nothing is picked, and a tap on a place
// that only one stack reaches is meant for it.
func TestTheOneStackThatIsLeftGoesOn(t *testing.T) {
	landing := []engine.Choice{choice(march, 0, channel, kent, 1), choice(march, 0, channel, sussex, 1), button(end)}
	for _, row := range []struct {
		legal []engine.Choice
		tap   int8
		from  int8
	}{{landing, sussex, channel}, {landing, suffolk, engine.None}, {saxons(), suffolk, engine.None}} {
		p := NewPicker(engine.Turn{}, row.legal)
		p.ClearForced()
		if PickForced(&p, row.tap); p.From() != row.from {
			t.Errorf("a tap on %d is from %d, want %d", row.tap, p.From(), row.from)
		}
	}
}

func TestAPlaceWithoutItsThingIsTappedOff(t *testing.T) {
	p := NewPicker(engine.Turn{}, []engine.Choice{choice(lead, 0, engine.None, kent, 0), choice(lead, 1, engine.None, essex, 0)})
	p.HandPicks = 1
	p.Tap(kent)
	if p.Tap(kent) != Picked || p.To() != engine.None {
		t.Fatalf("to %d", p.To())
	}
}

func TestAStackIsLiftedAndDropped(t *testing.T) {
	p := NewPicker(engine.Turn{}, saxons())
	if p.Lift(channel) {
		t.Fatal("something is lifted where nothing stands")
	}
	p.Tap(kent)
	p.Tap(essex)
	if !p.Lift(essex) || p.From() != essex || p.To() != engine.None || p.Targets() != places(kent) {
		t.Fatalf("lifted from %d to %d", p.From(), p.To())
	}
	if p.Drop(kent) != Targeted {
		t.Error("a stack dropped on its target does not aim at it")
	}
	mustChoose(t, &p, choice(march, 0, essex, kent, 1))
	for _, outside := range []int8{channel, kent, engine.None} {
		p.Lift(kent)
		if p.Drop(outside) != Picked || p.From() != engine.None {
			t.Errorf("dropped on %d: from %d", outside, p.From())
		}
	}
}

func TestATapOnTheOriginOrElsewhereClears(t *testing.T) {
	for _, tap := range []int8{kent, channel} {
		p := NewPicker(engine.Turn{}, saxons())
		p.Tap(kent)
		p.Tap(tap)
		if p.From() != engine.None || p.To() != engine.None {
			t.Errorf("after a tap on %d: from %d to %d", tap, p.From(), p.To())
		}
	}
}

func TestFacetsOpenOneAfterAnother(t *testing.T) {
	p := NewPicker(engine.Turn{}, saxons())
	p.Tap(kent)
	p.Tap(essex)
	want := []Offer{
		{Verb, []int{march, lead}, march},
		{What, []int{0, 1}, 0},
		{Count, []int{1, 2, 3}, 3},
	}
	if got := p.Offers(); !slices.EqualFunc(got, want, sameOffer) {
		t.Fatalf("offers %+v, want %+v", got, want)
	}
	p.Set(What, 1)
	mustChoose(t, &p, choice(march, 1, kent, essex, 2))
	p.Set(Verb, lead)
	c := choice(lead, 1, kent, essex, 3)
	c.Extra = 2
	mustChoose(t, &p, c)
	p.Set(Count, 0)
	p.Set(Extra, 1)
	c.Count, c.Extra = 0, 1
	mustChoose(t, &p, c)
}

func sameOffer(a, b Offer) bool {
	return a.Facet == b.Facet && a.Chosen == b.Chosen && slices.Equal(a.Values, b.Values)
}

func TestTheStepperStopsAtTheEnds(t *testing.T) {
	o := Offer{Count, []int{1, 2, 4}, 2}
	if o.Next(1) != 4 || o.Next(-1) != 1 {
		t.Errorf("steps from 2: %d, %d", o.Next(1), o.Next(-1))
	}
	o.Chosen = 4
	if o.Next(1) != 4 {
		t.Errorf("a step beyond the end: %d", o.Next(1))
	}
}

func TestACountStaysWithTheOriginWhereItCan(t *testing.T) {
	p := NewPicker(engine.Turn{}, saxons())
	p.Tap(kent)
	p.Tap(essex)
	p.Set(Count, 2)
	p.Tap(suffolk)
	mustChoose(t, &p, choice(march, 0, kent, suffolk, 1))
	p.Tap(essex)
	mustChoose(t, &p, choice(march, 0, kent, essex, 2))
}

func TestTheWayIsOfferedWhereThereAreSeveral(t *testing.T) {
	p := NewPicker(engine.Turn{}, saxons())
	p.Tap(kent)
	p.Tap(suffolk)
	offers := p.Offers()
	if len(offers) != 1 || offers[0].Facet != Way || len(offers[0].Values) != 2 {
		t.Fatalf("offers %+v", offers)
	}
	p.Set(Way, offers[0].Values[1])
	c, _ := p.Choice()
	if via, via2 := Via(offers[0].Values[1]); via != sussex || via2 != essex || c.Via != sussex || c.Via2 != essex {
		t.Fatalf("by way of %d, %d: %+v", via, via2, c)
	}
	if via, via2 := Via(Path(engine.None, engine.None)); via != engine.None || via2 != engine.None {
		t.Fatalf("no way comes back as %d, %d", via, via2)
	}
	if via, via2 := Via(Path(engine.None, essex)); via != essex || via2 != essex {
		t.Fatalf("a way by one place comes back as %d, %d", via, via2)
	}
}

func TestButtonsAreTheChoicesWithoutPlaces(t *testing.T) {
	p := NewPicker(engine.Turn{}, saxons())
	if got := p.Buttons(); !slices.Equal(got, []engine.Choice{button(ask), button(end)}) {
		t.Fatalf("buttons %+v", got)
	}
}

func TestOnePlaceIsATargetWithoutOrigin(t *testing.T) {
	list := []engine.Choice{choice(place, 0, engine.None, kent, 0), choice(place, 1, engine.None, kent, 0), choice(place, 0, engine.None, essex, 0)}
	p := NewPicker(engine.Turn{}, list)
	if p.Origins() != 0 || p.Targets() != places(kent, essex) {
		t.Fatalf("origins %b, targets %b", p.Origins(), p.Targets())
	}
	p.Tap(kent)
	p.Set(What, 1)
	mustChoose(t, &p, list[1])
}

func TestASinglePlaceGoesWithoutSaying(t *testing.T) {
	p := NewPicker(engine.Turn{}, []engine.Choice{choice(place, 0, engine.None, kent, 0), choice(place, 1, engine.None, kent, 0)})
	mustChoose(t, &p, choice(place, 0, engine.None, kent, 0))
	p.Tap(essex)
	mustChoose(t, &p, choice(place, 0, engine.None, kent, 0))
}

func TestNumbersWithoutPlacesAreAStepper(t *testing.T) {
	list := []engine.Choice{choice(muster, 1, engine.None, engine.None, 0), choice(muster, 1, engine.None, engine.None, 1), choice(muster, 1, engine.None, engine.None, 2), button(end)}
	p := NewPicker(engine.Turn{}, list)
	mustChoose(t, &p, list[2])
	if got := p.Buttons(); !slices.Equal(got, []engine.Choice{button(end)}) {
		t.Fatalf("buttons %+v", got)
	}
	if c, ok := p.With(Count, 1); !ok || c != list[1] {
		t.Fatalf("with 1: %+v", c)
	}
	mustChoose(t, &p, list[2])
}

func TestABidBeginsLow(t *testing.T) {
	list := []engine.Choice{choice(muster, 1, engine.None, engine.None, 3), choice(muster, 1, engine.None, engine.None, 4)}
	p := NewPicker(engine.Turn{}, list)
	p.Low = true
	mustChoose(t, &p, list[0])
	p.Set(Count, 4)
	mustChoose(t, &p, list[1])
}

// After any taps and settings the pick is one of the list.
func TestThePickIsAlwaysLegal(t *testing.T) {
	list := saxons()
	for _, a := range []int8{kent, essex, sussex, suffolk} {
		for _, b := range []int8{kent, essex, sussex, suffolk} {
			for f := Facet(0); f < facets; f++ {
				for v := -1; v < 5; v++ {
					p := NewPicker(engine.Turn{}, list)
					p.Tap(a)
					p.Tap(b)
					p.Set(f, v)
					if c, ok := p.Choice(); ok && !slices.Contains(list, c) {
						t.Fatalf("taps %d, %d, facet %d at %d: %+v is not in the list", a, b, f, v, c)
					}
				}
			}
		}
	}
}

func TestAnotherPickerResumes(t *testing.T) {
	first := NewPicker(engine.Turn{Seat: 1, Kind: 2}, saxons())
	first.Tap(kent)
	first.Tap(essex)
	for _, c := range []struct {
		name     string
		turn     engine.Turn
		legal    []engine.Choice
		from, to int8
	}{
		{"more may follow", engine.Turn{Seat: 1, Kind: 2}, saxons()[2:], kent, essex},
		{"nobody is left to go there", engine.Turn{Seat: 1, Kind: 2}, saxons()[5:8], engine.None, engine.None},
		{"another seat", engine.Turn{Seat: 2, Kind: 2}, saxons(), engine.None, engine.None},
		{"another question", engine.Turn{Seat: 1, Kind: 3}, saxons(), engine.None, engine.None},
	} {
		p := NewPicker(c.turn, c.legal)
		p.Resume(first)
		if p.From() != c.from || p.To() != c.to {
			t.Errorf("%s: picked %d to %d", c.name, p.From(), p.To())
		}
	}
	p := NewPicker(engine.Turn{Seat: 1, Kind: 2}, saxons())
	p.Resume(NewPicker(engine.Turn{Seat: 1, Kind: 2}, saxons()))
	if p.From() >= 0 || p.To() >= 0 {
		t.Error("nothing was picked, and something is")
	}
}

func TestAnyProposalIsPicked(t *testing.T) {
	p := NewPicker(engine.Turn{}, saxons())
	p.Low = true
	for _, c := range saxons() {
		p.Propose(c)
		picked, complete := p.Choice()
		if slices.Contains(p.Buttons(), c) {
			if complete {
				t.Errorf("%+v is picked although a button was proposed", picked)
			}
		} else if !complete || picked != c {
			t.Errorf("%+v is proposed and %+v is picked", c, picked)
		}
	}
	p.Propose(choice(march, 0, kent, essex, 2))
	p.Tap(kent)
	if p.From() != engine.None || p.To() != engine.None {
		t.Error("what was proposed cannot be given up")
	}
}

func TestCardsThatAreProposedArePicked(t *testing.T) {
	pair := func(one, two int8) engine.Choice {
		c := choice(place, one, engine.None, engine.None, 0)
		c.Extra = two
		return c
	}
	list := []engine.Choice{pair(3, 5), pair(3, 8), pair(5, 8)}
	p := NewPicker(engine.Turn{}, list)
	p.HandPicks = 2
	for _, c := range list {
		p.Propose(c)
		if picked, complete := p.Choice(); !complete || picked != c {
			t.Errorf("%+v is proposed and %+v is picked", c, picked)
		}
	}
}

func TestAfterAMarchTheNextStackIsPicked(t *testing.T) {
	turn := engine.Turn{Seat: 1, Kind: 3}
	before := NewPicker(turn, saxons())
	before.Tap(kent)
	before.Tap(suffolk)
	p := NewPicker(turn, saxons())
	p.Resume(before)
	if q := p; q.Tap(essex) != Picked || q.From() != essex {
		t.Errorf("the next stack is not picked: from %d to %d", q.From(), q.To())
	}
	if p.Tap(suffolk) != Repeated || p.From() != kent || p.To() != suffolk {
		t.Errorf("the same march again: from %d to %d", p.From(), p.To())
	}
}

// TestThePreferredChoiceIsPicked: until a person picks something else, and again once
// they have put that back.
func TestThePreferredChoiceIsPicked(t *testing.T) {
	legal := []engine.Choice{choice(0, 2, 7, engine.None, 1), choice(0, 3, 7, engine.None, 1), choice(0, 4, 7, engine.None, 1)}
	p := NewPicker(engine.Turn{}, legal)
	mustChoose(t, &p, legal[0])
	p.Prefer(legal[2])
	mustChoose(t, &p, legal[2])
	p.Set(What, 3)
	mustChoose(t, &p, legal[1])
	p.Clear()
	mustChoose(t, &p, legal[2])
	p.Prefer(choice(0, 9, 7, engine.None, 1)) // which is not offered
	mustChoose(t, &p, legal[0])
	if !slices.Equal(p.All(), legal) {
		t.Errorf("the list was changed: %v", p.All())
	}
}

// TestANumberBeginsWithEnough: until the player wishes another; what is not offered is
// not heeded.
func TestANumberBeginsWithEnough(t *testing.T) {
	p := NewPicker(engine.Turn{}, saxons())
	enough := choice(march, 0, kent, essex, 2)
	p.StartWith(func([]engine.Choice) (engine.Choice, bool) { return enough, true })
	p.Tap(kent)
	p.Tap(essex)
	mustChoose(t, &p, enough)
	p.Step(Count, 1)
	mustChoose(t, &p, choice(march, 0, kent, essex, 3))
	q := NewPicker(engine.Turn{}, saxons())
	q.StartWith(func([]engine.Choice) (engine.Choice, bool) { return choice(march, 0, kent, essex, 9), true })
	q.Tap(kent)
	q.Tap(essex)
	mustChoose(t, &q, choice(march, 0, kent, essex, 3))
	if o := (Offer{Count, []int{1, 2, 4}, 2}); o.Nearest(3) != 2 || o.Nearest(0) != 1 || o.Nearest(9) != 4 {
		t.Error("a typed number is not the nearest offered")
	}
}
