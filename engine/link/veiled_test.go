package link_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/engine/poker"
)

// party is devices, one a seat, that play a match with hidden hands by nothing
// but links. Each opens a link, holds the secret of its own seat and no other.
type party struct {
	t       *testing.T
	devices []*device
	at      *device // has the match
	seed    uint64  // of what is chosen
	links   []string
	decided []decision

	plain  bool            // without hiding
	orders bool            // everybody leaves to orders what most do
	opens  func(d *device) // what a cheat does with a link before taking the seat
	passes func(d *device) // and before passing the match on
}

// decision is what a seat could choose from, as its device had it.
type decision struct {
	number int
	list   []engine.Choice
}

// gatherVeiled is such a party at the beginning of the match: the host made
// it, the others have claimed their seats one after the other.
func gatherVeiled(t *testing.T, seats int, kind dice.Kind, seed uint64, hooks ...func(p *party)) *party {
	t.Helper()
	setup := engine.DefaultSetup(brianboru.HighKing())
	setup.Seats = seats
	return gatherFor(t, brianboru.HighKing(), setup, kind, seed, hooks...)
}

// gatherFor is a party for a game.
func gatherFor(t *testing.T, g engine.Game, setup engine.Setup, kind dice.Kind, seed uint64, hooks ...func(p *party)) *party {
	t.Helper()
	seats := setup.Seats
	players := make([]match.Player, seats)
	for i := range players {
		players[i].Kind = match.Vacant
	}
	m, err := match.Invite(g, setup, players, 1, dice.Source{Kind: kind, Seed: 1000 + seed})
	if err != nil {
		t.Fatal(err)
	}
	p := &party{t: t, seed: seed}
	for _, hook := range hooks {
		hook(p)
	}
	if !p.plain {
		if err := m.HideHands(); err != nil {
			t.Fatal(err)
		}
	}
	text := ""
	for _, seat := range []engine.Seat{1, 0, 2, 3, 4} {
		if int(seat) >= seats {
			continue
		}
		d := &device{seat: seat}
		p.devices = append(p.devices, d)
		if text != "" {
			p.give(d, text)
		} else if p.at, d.m = d, m; p.take(d) != nil {
			t.Fatal("the host cannot claim")
		}
		text = p.send()
	}
	p.give(p.devices[0], text)
	if err := p.at.m.Begin(); err != nil {
		t.Fatal(err)
	}
	return p
}

// give has a device take a link up.
func (p *party) give(d *device, text string) {
	p.t.Helper()
	if err := p.try(d, text); err != nil {
		p.t.Fatal(err)
	}
}

func (p *party) try(d *device, text string) error {
	m, err := link.Decode(text, everyGame())
	if err != nil {
		return err
	}
	p.at, d.m = d, m
	return p.take(d)
}

// take has a device claim its seat, or hold it, and do what is due.
func (p *party) take(d *device) (err error) {
	m := d.m
	if p.opens != nil {
		p.opens(d)
	}
	if d.secret == (dice.Token{}) {
		d.secret = dice.Token{byte(d.seat) + 1, byte(p.seed)}
		err = m.Claim(d.seat, fmt.Sprint("player ", d.seat), d.secret)
	} else {
		err = m.Hold(d.seat, d.secret)
	}
	if err != nil {
		return err
	}
	_, err = m.Continue()
	return err
}

// send is the link that the device which has the match passes on.
func (p *party) send() string {
	p.t.Helper()
	if p.passes != nil {
		p.passes(p.at)
	}
	text := encode(p.t, p.at.m)
	p.links = append(p.links, text)
	return text
}

func (p *party) of(seat engine.Seat) *device {
	for _, d := range p.devices {
		if d.seat == seat {
			return d
		}
	}
	p.t.Fatalf("no device of seat %d", seat)
	return nil
}

// goOn makes one choice, or passes the match on.
func (p *party) goOn() {
	p.t.Helper()
	m := p.at.m
	if p.orders && len(m.Orders(p.at.seat)) == 0 {
		if err := m.SetOrders(p.at.seat, engine.UsualOrders(m.Game().Lexicon(), false)); err != nil {
			p.t.Fatal(err)
		}
	}
	if _, obeyed, err := m.Obey(); err != nil {
		p.t.Fatal(err)
	} else if obeyed {
		return
	}
	if awaited := m.Awaits(); awaited != p.at.seat {
		p.give(p.of(awaited), p.send())
		return
	}
	p.decided = append(p.decided, decision{m.Len(), slices.Clone(m.Legal())})
	if _, err := m.Do(dice.Draw(p.seed, m.Len(), len(m.Legal()))); err != nil {
		p.t.Fatalf("choice %d of seat %d: %v", m.Len(), p.at.seat, err)
	}
}

// end shows the last keys and gives the whole match to every device.
func (p *party) end() {
	p.t.Helper()
	for range 2 {
		for _, d := range p.devices {
			p.give(d, p.send())
		}
	}
}

func TestDevicesPlayWithVeiledHands(t *testing.T) {
	for _, seats := range []int{3, 4, 5} {
		for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
			if !*long && (seats == 4) != (kind == dice.Chained) {
				continue
			}
			t.Run(fmt.Sprint(seats, kind), func(t *testing.T) {
				p := gatherVeiled(t, seats, kind, uint64(seats))
				p.orders = kind == dice.Sealed
				for !p.at.m.Turn().Over() {
					p.goOn()
				}
				p.end()
				whole := p.at.m
				if seats == 4 && kind == dice.Chained && *freeze == "brian-boru" {
					p.freeze(fmt.Sprintf("brian-boru-r1-protocol%d", match.NewestProtocol), 10)
				}
				for i, r := range whole.Hands() {
					if !r.Open {
						t.Errorf("round %d is not open", i+1)
					}
				}
				for _, d := range p.devices {
					if err := d.m.Verdict(); err != nil {
						t.Error(err)
					}
				}
				// Each device offered its own seat what the true cards offer.
				for _, d := range p.decided {
					if !slices.Equal(whole.Replay(d.number).Legal(nil), d.list) {
						t.Fatalf("choice %d was from another list", d.number)
					}
				}
				var lengths []int
				for _, l := range p.links {
					lengths = append(lengths, len(l))
				}
				slices.Sort(lengths)
				most := lengths[len(lengths)-1]
				passed := len(p.links) - 3*seats
				t.Logf("median %d characters, longest %d, last %d; %d hand-overs, of which the game needs %d",
					lengths[len(lengths)/2], most, len(p.send()), passed, whole.HandOvers())
				if most > 1900 {
					t.Errorf("a link of %d characters", most)
				}
				// The host begins, whoever is first, and another draws the lot. But for that
				// nobody gets the match who would not have got it without hiding.
				if kind == dice.Chained && passed > whole.HandOvers()+2 {
					t.Errorf("passed on more often than needed")
				}
			})
		}
	}
}

// Whatever a device does not know could be otherwise: in another guess that fits
// its own cards and all that was played, what it keeps and what it sends is the
// same to the byte. Only the cards that it has seen itself are the same in all.
func TestWhatADeviceHoldsDoesNotTellHands(t *testing.T) {
	p := gatherVeiled(t, 4, dice.Chained, 8)
	guesses, differ := 0, 0
	for !p.at.m.Turn().Over() {
		m, seat := p.at.m, p.at.seat
		if round, _ := m.State().(*brianboru.State).Hands(); round > 0 && m.Awaits() == seat && guesses < 60 {
			text, own := encode(t, m), view(t, m, seat)
			others := hidden(m, seat)
			for seed := range uint64(3) {
				if err := m.Guess(seed); err != nil {
					t.Fatal(err)
				}
				if encode(t, m) != text {
					t.Fatalf("choice %d: another link in another guess", m.Len())
				}
				if view(t, m, seat) != own {
					t.Fatalf("choice %d: the seat sees another thing in another guess", m.Len())
				}
				if !slices.EqualFunc(hidden(m, seat), others, slices.Equal) {
					differ++
				}
				guesses++
			}
		}
		p.goOn()
	}
	if guesses < 60 || differ < guesses*8/10 {
		t.Errorf("of %d guesses %d differ from the device's own", guesses, differ)
	}
	p.end()
	if err := p.at.m.Verdict(); err != nil {
		t.Errorf("after playing on in other guesses: %v", err)
	}
}

// view is what a seat sees, in words.
func view(t *testing.T, m *match.Match, seat engine.Seat) string {
	t.Helper()
	text, err := m.State().View(seat).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// hidden is the hands of the other seats in a device's guess.
func hidden(m *match.Match, seat engine.Seat) [][]int8 {
	var hands [][]int8
	for other := engine.Seat(0); other < 4; other++ {
		if other != seat {
			hands = append(hands, m.State().(*brianboru.State).Hand(other))
		}
	}
	return hands
}

// A cheat's devices and what the honest ones say of the cheat.
func TestCheatsWithCardsAreNamed(t *testing.T) {
	const cheat = 2
	other := func(m *match.Match, round int) *poker.Key {
		return poker.NewKey(m.Deck(round), cheat, poker.Token{9, 9, 9})
	}
	shuffle := func(d *device, round int) *poker.Shuffle {
		if rounds := d.m.Hands(); d.seat == cheat && len(rounds) >= round {
			return rounds[round-1].Shuffle
		}
		return nil
	}
	tests := []struct {
		name string
		want match.CheatError
		hook func(p *party)
	}{
		{"masks with another key", match.CheatError{Seat: 0, Round: 1, Deed: match.FoundOther}, func(p *party) {
			p.opens = func(d *device) {
				if s := shuffle(d, 1); s != nil && !s.Done(cheat, poker.Mask) {
					s.Mask(other(d.m, 1))
				}
			}
		}},
		{"masks the second deck with another key", match.CheatError{Seat: 1, Round: 2, Deed: match.FoundOther}, func(p *party) {
			p.opens = func(d *device) {
				if s := shuffle(d, 2); s != nil && !s.Done(cheat, poker.Mask) {
					s.Mask(other(d.m, 2))
				}
			}
		}},
		{"strips another mask", match.CheatError{Seat: 1, Round: 1, Deed: match.FoundOther}, func(p *party) {
			p.opens = func(d *device) {
				if s := shuffle(d, 1); s != nil && s.Masked() && !s.Done(cheat, poker.Strip) {
					s.Strip(other(d.m, 1))
				}
			}
		}},
		{"tells another card", match.CheatError{Seat: cheat, Round: 1, Deed: match.PassedOther}, func(p *party) {
			done := false
			p.passes = func(d *device) {
				told := d.m.Hands()[0].Passed
				if d.seat == cheat && len(told) > 0 && !done {
					told[len(told)-1][0] = (told[len(told)-1][0] + 1) % 25
					done = true
				}
			}
		}},
		{"tells nothing but cards that he keeps", match.CheatError{Seat: cheat, Round: 1, Deed: match.PassedOther}, func(p *party) {
			p.passes = func(d *device) {
				if told := d.m.Hands()[0].Passed; d.seat == cheat && len(told) > 0 {
					for i := range told[len(told)-1] {
						told[len(told)-1][i] = 3
					}
				}
			}
		}},
		{"complains for nothing", match.CheatError{Seat: cheat, Round: 1, Deed: match.Complained}, func(p *party) {
			p.opens = func(d *device) { // the cheat has noted another card than the one dealt
				if noted := d.m.Hands()[0].Notes[cheat]; d.seat == cheat && len(noted) > 6 {
					noted[0] = (noted[0] + 1) % 25
				}
			}
		}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := gatherVeiled(t, 4, dice.Chained, 5, test.hook)
			p.t = t
			for steps := 0; p.at.m.Verdict() == nil && !p.at.m.Turn().Over() && steps < 600; steps++ {
				p.goOn()
			}
			var named *match.CheatError
			if err := p.at.m.Verdict(); !errors.As(err, &named) || !alike(named, test.want) {
				t.Fatalf("found: %v", err)
			}
			t.Logf("seat %d finds after %d choices: %v", p.at.seat, p.at.m.Len(), named)
			p.opens, p.passes = nil, nil
			text := p.send()
			for _, d := range p.devices {
				if d.seat == cheat {
					continue
				}
				p.give(d, text)
				text = p.send()
			}
			for _, d := range p.devices {
				p.give(d, text)
				if err := d.m.Verdict(); !errors.As(err, &named) || !alike(named, test.want) {
					t.Errorf("seat %d finds: %v", d.seat, err)
				}
			}
		})
	}
}

// fake is the match on the device of a cheat that believes to hold a card which it
// does not: it has altered a note of its own. It gives the card, or nil where the
// note was of a card that was passed on or that is out of reach.
func (p *party) fake(d device, text string, note, by int) (m *match.Match, card int8) {
	p.t.Helper()
	own := d.m.State().(*brianboru.State).Hand(d.seat)
	m = decode(p.t, text)
	noted := m.Hands()[0].Notes[d.seat]
	noted[note] = int8((int(noted[note]) + by) % 25)
	if err := m.Hold(d.seat, d.secret); err != nil {
		p.t.Fatal(err)
	}
	if _, by := m.Complaint(); by != engine.Nobody {
		return nil, 0
	}
	for _, card := range m.State().(*brianboru.State).Hand(d.seat) {
		if !slices.Contains(own, card) {
			return m, card
		}
	}
	return nil, 0
}

// A player of a card that they do not hold is named when the keys of the round
// are shown: at once where the next player holds it, in the end where nobody
// can know it before.
func TestACardThatHeDoesNotHold(t *testing.T) {
	p := gatherVeiled(t, 4, dice.Chained, 5)
	for { // until a second card is due of who follows first
		s := p.at.m.State().(*brianboru.State)
		now, _ := s.Tricks()
		if s.Phase() == "action" && now == 2 && len(s.Trick()) == 1 && p.at.m.Awaits() == p.at.seat && s.Resolving() == engine.None {
			break
		}
		p.goOn()
	}
	cheat, number := *p.at, p.at.m.Len()
	text := encode(t, cheat.m)
	next := p.of((cheat.seat + 1) % 4)
	p.give(next, text)
	theirs := p.at.m.State().(*brianboru.State).Hand(next.seat)
	atOnce, later := 0, 0
	for n := range 12 * 24 {
		m, card := p.fake(cheat, text, n/24, n%24+1)
		if m == nil {
			continue
		}
		rank := slices.IndexFunc(m.Legal(), func(c engine.Choice) bool { return c.What == card })
		if rank < 0 {
			t.Fatal("a card in hand cannot be played")
		}
		known := slices.Contains(theirs, card)
		if known && atOnce > 0 || !known && later > 0 {
			continue
		}
		if _, err := m.Do(rank); err != nil {
			t.Fatal(err)
		}
		if p.try(next, encode(t, m)) != nil {
			continue // it was played before, which everybody knows
		}
		if _, by := p.at.m.Complaint(); (by == next.seat) != known {
			t.Fatalf("of card %d seat %d complains", card, by)
		}
		for steps := 0; p.at.m.Verdict() == nil && steps < 400; steps++ {
			p.goOn()
		}
		want := match.CheatError{Seat: cheat.seat, Round: 1, Deed: match.PlayedOther}
		var named *match.CheatError
		if err := p.at.m.Verdict(); !errors.As(err, &named) || !alike(named, want) {
			t.Errorf("card %d: %v", card, err)
		}
		if known {
			if atOnce++; p.at.m.Len() > number+1 {
				t.Errorf("card %d of the next player is found after %d choices", card, p.at.m.Len()-number)
			}
		} else {
			later++
		}
	}
	if atOnce == 0 || later == 0 {
		t.Errorf("%d cards of the next player, %d of others", atOnce, later)
	}
}

// Links in which single letters are others are refused or opened as what they
// are, and whatever is opened can be gone on with.
func TestDamagedVeiledLinks(t *testing.T) {
	p := gatherVeiled(t, 3, dice.Chained, 7)
	for p.at.m.Hands()[0].Complaint == engine.Nobody && !p.at.m.Hands()[0].Open {
		p.goOn()
	}
	p.damage(damaged(12000))
}

// damage opens links of the party in which single letters are others.
func (p *party) damage(times int) {
	t := p.t
	t.Helper()
	opened := 0
	for k := range times {
		text := p.links[dice.Draw(1, k, len(p.links))]
		body := []byte(text[3 : len(text)-6])
		for range 1 + dice.Draw(2, k, 2) {
			body[dice.Draw(3, k, len(body))] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[dice.Draw(4, k, 64)]
		}
		m, err := link.Decode(link.Reframe(text[0], string(body)), everyGame())
		if err != nil {
			continue
		}
		opened++
		for _, d := range p.devices {
			if m.Hold(d.seat, d.secret) != nil {
				continue
			}
			m.Continue()
			m.Verdict()
			if _, err := m.Do(0); err == nil {
				encode(t, m)
			}
		}
	}
	if opened < times/80 {
		t.Errorf("only %d were opened", opened)
	}
}

// Friends who claim from the same link have each masked a deck of their own. One
// of them stays; the seat whose mask is missing masks it when it has the match.
func TestVeiledClaimsThatCross(t *testing.T) {
	p := gatherVeiled(t, 3, dice.Chained, 7)
	first, second := decode(t, p.links[0]), decode(t, p.links[0])
	for _, c := range []struct {
		m    *match.Match
		seat engine.Seat
	}{{first, 0}, {second, 2}} {
		if err := c.m.Claim(c.seat, "friend", p.of(c.seat).secret); err != nil {
			t.Fatal(err)
		}
	}
	host := decode(t, p.links[0])
	for _, m := range []*match.Match{first, second} {
		if clashes, err := host.Join(decode(t, encode(t, m))); err != nil || len(clashes) > 0 {
			t.Fatal(clashes, err)
		}
	}
	p.give(p.of(1), encode(t, host))
	if err := p.at.m.Begin(); err != nil {
		t.Fatal(err)
	}
	from := len(p.links)
	p.decided = nil
	for !p.at.m.Turn().Over() {
		p.goOn()
	}
	passed := len(p.links) - from
	p.end()
	if err := p.at.m.Verdict(); err != nil {
		t.Error(err)
	}
	for _, d := range p.decided {
		if !slices.Equal(p.at.m.Replay(d.number).Legal(nil), d.list) {
			t.Fatalf("choice %d was from another list", d.number)
		}
	}
	t.Logf("%d hand-overs, of which the game needs %d", passed, p.at.m.HandOvers())
}

// Nobody can have others show their keys in the name of a third.
func TestAComplaintNeedsTheKeyOfWhoMakesIt(t *testing.T) {
	p := gatherVeiled(t, 3, dice.Chained, 10)
	m := decode(t, p.links[len(p.links)-1])
	rounds := m.Hands()
	rounds[0].Complaint = 2
	if err := m.SetHands(rounds); !errors.Is(err, match.ErrHidden) {
		t.Errorf("taken without a key: %v", err)
	}
	rounds[0].Complaint = engine.Nobody
	if err := m.SetHands(rounds); err != nil {
		t.Error(err)
	}
}

// Verification and comparison of links hold for hidden hands, whatever guess
// the device has guessed.
func TestVeiledMatchesAreVerified(t *testing.T) {
	p := gatherVeiled(t, 4, dice.Chained, 9)
	var known *match.Match
	for n := 0; !p.at.m.Turn().Over(); n++ {
		before := len(p.links)
		p.goOn()
		if len(p.links) == before || n%5 != 0 {
			continue
		}
		report, err := match.Verify(p.at.m)
		if err != nil || !report.Sound() {
			t.Fatalf("after %d choices: broken at %d, %v", p.at.m.Len(), report.Broken, err)
		}
		arriving := decode(t, p.links[len(p.links)-1])
		if known != nil {
			found := match.Compare(known, arriving, []engine.Seat{p.at.seat})
			if found.Relation != match.Continues || found.Cheated() {
				t.Fatalf("after %d choices: %v, %v", p.at.m.Len(), found.Relation, found.Doubts)
			}
		}
		if err := p.at.m.Guess(uint64(n)); err != nil {
			t.Fatal(err)
		}
		if found := match.Compare(p.at.m, arriving, nil); found.Relation == match.Fork {
			t.Fatalf("after %d choices: parted at %d", p.at.m.Len(), found.Parting)
		}
		known = arriving
	}
}

// Whatever of another seat's cards is altered on the way, a device that has seen
// it before tells.
func TestAlteredCardsAreTold(t *testing.T) {
	p := gatherVeiled(t, 4, dice.Chained, 12)
	shelf := map[engine.Seat]*match.Match{}
	altered := map[string]int{}
	for !p.at.m.Turn().Over() {
		before := len(p.links)
		p.goOn()
		if len(p.links) == before {
			continue
		}
		text := p.links[len(p.links)-1]
		for seat, known := range shelf {
			for name, alter := range map[string]func(r *match.HandRound, seat engine.Seat) bool{
				"note": func(r *match.HandRound, seat engine.Seat) bool {
					if len(r.Notes[seat]) > 0 {
						r.Notes[seat][0] = (r.Notes[seat][0] + 1) % 25
					}
					return len(r.Notes[seat]) > 0
				},
				"told": func(r *match.HandRound, seat engine.Seat) bool {
					if len(r.Passed) > 0 {
						r.Passed[0][0] = (r.Passed[0][0] + 1) % 25
					}
					return len(r.Passed) > 0
				},
			} {
				m := decode(t, text)
				if found := match.Compare(known, m, []engine.Seat{seat}); found.Cheated() {
					t.Fatalf("nothing was altered: %v", found.Doubts)
				}
				was := known.Hands()[0]
				if !was.Open && alter(&m.Hands()[0], seat) && (len(was.Passed) > 0 || name == "note") && (len(was.Notes[seat]) > 0 || name == "told") {
					found := match.Compare(known, m, []engine.Seat{seat})
					if !slices.ContainsFunc(found.Doubts, func(d match.Doubt) bool { return d.Kind == match.Tampered && d.Sure }) {
						t.Fatalf("%s: %v", name, found.Doubts)
					}
					altered[name]++
				}
			}
		}
		shelf[p.at.seat] = decode(t, text)
		if p.at.m.Hands()[0].Open && len(p.links) > 60 {
			break
		}
	}
	if altered["note"] < 20 || altered["told"] < 20 {
		t.Errorf("altered %v", altered)
	}
}

// The secrets of the seats in frozen links of hidden hands, and what they see.
const frozenVeiled = "testdata/veiled"

// freeze writes some links of a match with what each seat sees in them.
func (p *party) freeze(name string, every int) {
	for i := 0; i < len(p.links); i += every {
		file, err := os.OpenFile(fmt.Sprintf("%s/%s-%03d.txt", frozenVeiled, name, i), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if err != nil {
			p.t.Fatal(err)
		}
		fmt.Fprintln(file, p.links[i])
		for seat := range engine.Seat(len(p.devices)) {
			m := decode(p.t, p.links[i])
			secret := p.of(seat).secret
			if m.Hold(seat, secret) == nil {
				fmt.Fprintf(file, "%d %x %x\n", seat, secret, sha256.Sum256([]byte(view(p.t, m, seat))))
			}
		}
		if err := file.Close(); err != nil {
			p.t.Fatal(err)
		}
	}
}

// seen is a frozen link with hidden hands, and what one seat sees in it.
type seen struct {
	file, text string
	seat       engine.Seat
	secret     dice.Token
	view       []byte // SHA-256
}

func frozenViews(t testing.TB) []seen {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(frozenVeiled, "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var list []seen
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSpace(string(b)), "\n")
		for _, line := range lines[1:] {
			v := seen{file: file, text: lines[0]}
			var secret []byte
			if _, err := fmt.Sscanf(line, "%d %x %x", &v.seat, &secret, &v.view); err != nil {
				t.Fatal(file, err)
			}
			v.secret = dice.Token(secret)
			list = append(list, v)
		}
	}
	return list
}

// Links with hidden hands open for ever, and each seat sees in them what it saw.
func TestFrozenVeiledLinksOpen(t *testing.T) {
	list := frozenViews(t)
	if len(list) < 40 {
		t.Errorf("only %d views", len(list))
	}
	for _, v := range list {
		m := decode(t, v.text)
		if err := m.Hold(v.seat, v.secret); err != nil {
			t.Errorf("%s: seat %d: %v", v.file, v.seat, err)
			continue
		}
		if got := sha256.Sum256([]byte(view(t, m, v.seat))); !bytes.Equal(got[:], v.view) {
			t.Errorf("%s: seat %d sees another position", v.file, v.seat)
		}
	}
}

// Whatever stands in a link with hidden hands, a device takes it up or refuses
// it, and what it sends on opens again.
func FuzzVeiled(f *testing.F) {
	list := frozenViews(f)
	for i, v := range list {
		if i%4 == 0 {
			f.Add(uint8(i), link.Body(v.text))
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, body string) {
		for i := range len(body) {
			if !strings.Contains(letters, body[i:i+1]) {
				return
			}
		}
		if len(body) > 2000 {
			return
		}
		text := link.Reframe('5', body)
		m, err := link.Decode(text, everyGame())
		if err != nil {
			if link.Code(err) == "" {
				t.Errorf("%v", err)
			}
			return
		}
		if encode(t, m) != text {
			t.Error("opens a match of another text")
		}
		known := list[int(which)%len(list)]
		match.Compare(decode(t, known.text), m, []engine.Seat{known.seat})
		match.Verify(m)
		m.Verdict()
		if m.Hold(known.seat, known.secret) != nil {
			return
		}
		m.Continue()
		m.Do(0)
		decode(t, encode(t, m))
	})
}

// alike compares what was found, whether it is proven or not.
func alike(found *match.CheatError, want match.CheatError) bool {
	return found.Seat == want.Seat && found.Round == want.Round && found.Deed == want.Deed
}
