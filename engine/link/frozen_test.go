package link_test

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

var freeze = flag.String("freeze", "", "write frozen links of the game with this ID; none is ever overwritten")

const frozen = "testdata/frozen"

func everyGame() []engine.Game { return append(games.Revisions(), toy.Game()) }

// digest stands for a position: SHA-256 of its JSON.
func digest(t *testing.T, m *match.Match) string {
	t.Helper()
	b, err := m.State().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%x", sha256.Sum256(b))
}

// Links that were shipped open for ever, to the same position. A link that
// fails here means that a rank has changed its meaning: the game needs a new
// revision of its rules, and the old one must stay in games.Revisions.
func TestFrozenLinksOpen(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(frozen, "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no frozen links: %v", err)
	}
	obeyed := 0
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text, want, ok := strings.Cut(strings.TrimSpace(string(b)), "\n")
		if !ok {
			t.Errorf("%s: a link and a digest are two lines", file)
			continue
		}
		m, err := link.Decode(text, everyGame())
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		if got := digest(t, m); got != want {
			t.Errorf("%s: opens another position: %s", file, got)
		}
		if again := encode(t, m); again != text {
			t.Errorf("%s: encodes to another text:\n%s\n%s", file, text, again)
		}
		// A device of an older release obeys standing orders by its own rules: their
		// meaning is frozen too, or it would be taken for a cheat.
		r, err := match.Verify(m)
		if err != nil || !r.Sound() {
			t.Errorf("%s: it does not verify: %v, broken at %d", file, err, r.Broken)
		}
		for _, d := range r.Ordered { // nobody has altered theirs in these, but by leaving
			if !d.Follows && len(m.Amendments()) == 0 {
				t.Errorf("%s: choice %d of seat %d is not what its orders say", file, d.Number, d.Seat)
			}
			obeyed++
		}
	}
	if obeyed < 100 {
		t.Errorf("only %d choices were made by standing orders", obeyed)
	}
}

// newest is the game that -freeze names, at its newest revision; without the
// flag that of the tests.
func newest(t *testing.T) engine.Game {
	t.Helper()
	id := *freeze
	if id == "" {
		id = toy.Game().ID()
	}
	var game engine.Game
	for _, g := range everyGame() {
		if g.ID() == id && (game == nil || g.Revision() > game.Revision()) {
			game = g
		}
	}
	if game == nil {
		t.Fatalf("no game %s", id)
	}
	return game
}

// preserve checks that a link opens its match, and with -freeze writes the link.
func preserve(t *testing.T, name string, m *match.Match) {
	t.Helper()
	text := encode(t, m)
	if again, err := link.Decode(text, everyGame()); err != nil || digest(t, again) != digest(t, m) {
		t.Errorf("%s: %v", name, err)
	}
	if *freeze == "" {
		return
	}
	path := filepath.Join(frozen, fmt.Sprintf("%s-r%d-%s.txt", m.Game().ID(), m.Game().Revision(), name))
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		t.Error(err)
		return
	}
	fmt.Fprintf(file, "%s\n%s\n", text, digest(t, m))
	if err := file.Close(); err != nil {
		t.Error(err)
	}
}

// With -freeze this writes the links; without it, it shows that the kinds of
// links that would be written are sound.
func TestFreeze(t *testing.T) {
	game := newest(t)
	setup := engine.DefaultSetup(game)
	named := make([]match.Player, setup.Seats)
	named[0] = match.Player{Name: "Æthelflæd"}
	named[1] = match.Player{Name: "Juan & José", Kind: match.Medium}
	for name, c := range map[string]struct {
		players []match.Player
		source  dice.Source
		choices int
	}{
		"whole": {nil, dice.Source{Seed: 43}, match.MaxChoices},
		"start": {nil, dice.Source{Seed: 1066}, 0},
		"named": {named, dice.Source{Seed: 0xdeadbeefcafef00d}, 80},
		"hand":  {nil, dice.Source{Kind: dice.ByHand}, 400},
	} {
		m, err := match.New(game, setup, c.players, c.source)
		if err != nil {
			t.Fatal(err)
		}
		playOn(t, m, c.choices, c.source.Seed+1)
		preserve(t, name, m)
	}
	m, err := match.New(game, setup, named, dice.Source{Seed: 871})
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, m, 120, 872)
	branch, err := match.Branch(m, 90, engine.Nobody, nil, 873)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, branch, 40, 874)
	preserve(t, "branch", branch)
}

// playOn makes up to n choices drawn at random; absent seats decide by their
// standing orders.
func playOn(t testing.TB, m *match.Match, n int, seed uint64) {
	t.Helper()
	for ; n > 0 && !m.Turn().Over(); n-- {
		if m.Turn().Seat != m.Holder() {
			if _, obeyed, err := m.Obey(); obeyed || err != nil {
				if err != nil {
					t.Fatal(err)
				}
				continue
			}
		}
		if _, err := m.Do(dice.Draw(seed, m.Len(), len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
}

// The same for matches by link, by the newest protocol.
func TestFreezeByLink(t *testing.T) {
	game := newest(t)
	setup := engine.DefaultSetup(game)
	for name, c := range map[string]struct {
		kind    dice.Kind
		claims  int // how many seats are taken; all of them: it has begun
		bot     bool
		choices int
		amended bool
		hints   bool
	}{
		"gathering": {kind: dice.Chained, claims: setup.Seats - 1},
		"begun":     {kind: dice.Chained, claims: setup.Seats},
		"orders":    {kind: dice.Chained, claims: setup.Seats, choices: 300},
		"posted":    {kind: dice.Chained, claims: setup.Seats, choices: match.MaxChoices},
		"sealed":    {kind: dice.Sealed, claims: setup.Seats, choices: match.MaxChoices},
		"bots":      {kind: dice.Sealed, claims: setup.Seats, bot: true, choices: 400},
		"rolled":    {kind: dice.ByHand, claims: setup.Seats, choices: 200},
		"amended":   {kind: dice.Sealed, claims: setup.Seats, choices: 24, amended: true},
		"hints":     {kind: dice.Sealed, claims: setup.Seats, choices: 60, hints: true},
	} {
		if c.kind == dice.ByHand && game.Lexicon().Dealt {
			continue // no person can deal
		}
		players := make([]match.Player, setup.Seats)
		for i := range players {
			players[i].Kind = match.Vacant
		}
		if c.bot {
			players[setup.Seats-1] = match.Player{Name: "Bede", Kind: match.Easy}
		}
		m, err := match.Invite(game, setup, players, 0, dice.Source{Kind: c.kind, Seed: 0x0867_5309_1066_0000})
		if err == nil && c.hints {
			err = m.AllowHints()
		}
		if err != nil {
			t.Fatal(err)
		}
		for seat := range engine.Seat(c.claims) {
			if players[seat].Kind != match.Vacant {
				continue
			}
			if err := m.Claim(seat, []string{"Æthelflæd", "", "Ine", "Juan & José", "李", "Offa"}[seat], dice.Token{byte(seat), 0x42}); err != nil {
				t.Fatal(err)
			}
			if err := m.SetOrders(seat, engine.UsualOrders(game.Lexicon(), c.kind == dice.Sealed)); err != nil {
				t.Fatal(err)
			}
		}
		if c.claims == setup.Seats {
			if err := m.Begin(); err != nil {
				t.Fatal(err)
			}
		}
		playOn(t, m, c.choices, 7)
		if c.amended {
			if m.Turn().Over() {
				continue // so short a game is over before anybody amends it
			}
			amendOn(t, m)
			playOn(t, m, c.choices, 8)
		}
		preserve(t, fmt.Sprintf("protocol%d-%s", match.NewestProtocol, name), m)
	}
}

// amendOn has the players undo the last possession, hand one seat on to a friend and
// another one to a bot; a proposal is refused.
func amendOn(t *testing.T, m *match.Match) {
	t.Helper()
	persons := func() (seats []engine.Seat) {
		h, _ := m.Header()
		for i, p := range h.Players {
			if p.Kind == match.Person {
				seats = append(seats, engine.Seat(i))
			}
		}
		return seats
	}
	do := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	agree := func() {
		t.Helper()
		for p := m.Proposal(); p != nil; p = m.Proposal() {
			do(m.Agree(p.Asked[0]))
		}
	}
	seats := persons()
	do(m.Propose(seats[0], match.Change{Kind: match.Rewind}))
	agree()
	playOn(t, m, 4, 9)
	do(m.Propose(seats[0], match.Change{Kind: match.Rewind}))
	do(m.Refuse(seats[1]))
	playOn(t, m, 4, 10)
	do(m.Leave(match.Change{Kind: match.Vacate, Seat: seats[1]}))
	do(m.Succeed(seats[1], "Brian", dice.Token{9, 9}))
	if m.Awaits() != seats[1] {
		m.Greet(m.Awaits()) // where a seat must
	}
	playOn(t, m, 4, 11)
	if len(seats) > 2 {
		do(m.Propose(seats[0], match.Change{Kind: match.Deputize, Seat: seats[2], Bot: match.Medium}))
		agree()
	}
}
