package store

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// invite is a match by link that gathers. The host is in.
func invite(t *testing.T) *match.Match {
	t.Helper()
	g := britannia.Revised()
	players := []match.Player{{Name: "Ann"}, {Kind: match.Vacant}, {Kind: match.Easy}, {Kind: match.Vacant}}
	m, err := match.Invite(g, engine.DefaultSetup(g), players, 0, dice.Source{Kind: dice.Chained, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	claim(t, m, 0, "Ann")
	return m
}

func claim(t *testing.T, m *match.Match, seat engine.Seat, name string) {
	t.Helper()
	if err := m.Claim(seat, name, dice.Token{byte(seat + 1)}); err != nil {
		t.Fatal(err)
	}
}

// An old record knows nothing of matches by link.
func TestRecordsFromBeforeMatchesByLinkOpen(t *testing.T) {
	const old = `{"link":"1ABC","revision":4,"updated":1700000000000,"mine":[0,1,2],"seats":["person","medium","hard"],` +
		`"about":{"game":"britannia-2008","header":"britannia-2008/1/{0 3 [0]}/[]/{0 7}","players":["Ann","",""],"round":3,"seat":1,"over":false}}`
	r, err := Read("a", old)
	if err != nil || !slices.Equal(r.Mine, []int{0, 1, 2}) || !r.Bot(1) || r.Bot(0) || r.About.ByLink || r.About.Round != 3 {
		t.Fatalf("%v: %+v", err, r)
	}
	if r.HandedOver() != Gathering || len(r.Keys)+len(r.Sent)+len(r.Wishes) > 0 {
		t.Errorf("%+v", r)
	}
	if r.Text() != old {
		t.Errorf("written again it is %s", r.Text())
	}
}

func TestNoSeatPlaysHereBeforeItIsClaimed(t *testing.T) {
	m := invite(t)
	r := record(t, "a", m)
	if len(r.Mine) > 0 || r.Bot(1) || !r.Bot(2) || !r.About.ByLink || !r.About.Gathers || r.About.Free != 2 || r.About.Awaits != 0 {
		t.Fatalf("%+v", r)
	}
	secret := dice.Token{9, 8, 7}
	r = r.Claim(3, secret).Claim(1, dice.Token{1})
	if got, ok := r.Key(3); !ok || got != secret || !slices.Equal(r.Mine, []int{1, 3}) || !r.Plays(3) || r.Plays(0) {
		t.Fatalf("%+v", r)
	}
	back, err := Read("a", r.Text())
	if got, ok := back.Key(3); err != nil || !ok || got != secret {
		t.Fatalf("%v: the secret is %v", err, got)
	}
	r = r.Yield(3)
	if got, ok := r.Key(3); !ok || got != secret || r.Plays(3) || !r.Plays(1) {
		t.Fatalf("%+v", r)
	}
	r = r.Release(3)
	if _, ok := r.Key(3); ok || r.Plays(3) || !r.Plays(1) {
		t.Fatalf("%+v", r)
	}
	if _, ok := (Record{Keys: []Key{{1, "no"}, {1, "0102"}}}).Key(1); ok {
		t.Error("what is no secret is one")
	}
}

func TestClaimsMakeNoOtherMatch(t *testing.T) {
	m := invite(t)
	before := record(t, "a", m).About.Header
	claim(t, m, 1, "Bob")
	r := record(t, "b", m)
	if r.About.Header != before {
		t.Errorf("%q and %q", before, r.About.Header)
	}
	if kinds := r.SeatKinds(m); !slices.Equal(kinds, []match.Kind{match.Person, match.Person, match.Easy, match.Vacant}) {
		t.Errorf("%v", kinds)
	}
	// An older record is out of date about the seats of others.
	old := Record{Mine: []int{0}, Seats: []string{"hard", "vacant", "person", "easy"}}
	if kinds := old.SeatKinds(m); !slices.Equal(kinds, []match.Kind{match.Hard, match.Person, match.Easy, match.Vacant}) {
		t.Errorf("%v", kinds)
	}
}

func TestTheLastLinksAreKept(t *testing.T) {
	var r Record
	for n := range MaxSent + 3 {
		r = r.NoteSent(Sent{Link: strings.Repeat("x", n+1), Choices: n, At: noon})
	}
	if len(r.Sent) != MaxSent || r.Sent[0].Choices != MaxSent+2 || r.HandedOver() != MaxSent+2 {
		t.Fatalf("%+v", r.Sent)
	}
	again := r.NoteSent(Sent{Link: r.Sent[4].Link, Choices: r.Sent[4].Choices, At: noon + 9})
	if len(again.Sent) != MaxSent || again.Sent[0].At != noon+9 || again.HandedOver() != r.HandedOver() || r.Sent[0].At != noon {
		t.Fatalf("%+v", again.Sent)
	}
}

func TestWishesWaitForTheirSeat(t *testing.T) {
	orders := []engine.Order{{Policy: 1, Side: engine.None, Value: 2}, {Policy: 3, Side: 4, Value: 1}}
	r := Record{Link: "1A", Writes: 1}.Wish(2, orders).Wish(1, nil)
	back, err := Read("", r.Text())
	if err != nil {
		t.Fatal(err)
	}
	if got, ok := back.Wished(2); !ok || !slices.Equal(got, orders) {
		t.Errorf("%+v", got)
	}
	if got, ok := back.Wished(1); !ok || len(got) > 0 {
		t.Errorf("to be asked again is %+v", got)
	}
	back = back.Grant(2)
	if _, ok := back.Wished(2); ok || len(back.Wishes) != 1 {
		t.Errorf("%+v", back.Wishes)
	}
}

func TestKeysTravelInTheFileOfAllMatches(t *testing.T) {
	r := record(t, "a", invite(t)).Claim(0, dice.Token{1})
	list, _, err := ReadFile(File([]Record{r}, nil))
	if err != nil || len(list) != 1 {
		t.Fatal(err)
	}
	if got, ok := list[0].Key(0); !ok || got != (dice.Token{1}) {
		t.Error("the key is not in the file")
	}
	if strings.Contains(r.Link, r.Keys[0].Secret) {
		t.Error("the key is in the link")
	}
}

func TestAnotherCourseBeside(t *testing.T) {
	r := Record{ID: "a", Writes: 7, Mine: []int{1}, Seen: 40, Sent: []Sent{{Link: "x", Choices: 30, At: noon}}}.Claim(1, dice.Token{3})
	b := r.Beside("b", 25)
	if b.ID != "b" || b.Writes != 0 || b.Seen != 25 || !b.Plays(1) || len(b.Sent) > 0 || len(b.Keys) != 1 {
		t.Errorf("%+v", b)
	}
}
