package e2e_test

import (
	"strconv"
	"strings"
	"testing"

	model "bretwalda/app/client"
	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

// TestASeatWhoseKeyIsLostIsTaken: of three friends with protected hands one vanishes
// with their key. The others are told what it costs and agree; a fourth takes the seat,
// and all play on with new hands.
func TestASeatWhoseKeyIsLostIsTaken(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	ann := &friend{t, "Ann", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	friends := []*friend{ann}
	ann.page.Tap("New game")
	ann.page.Tap("Brian Boru")
	ann.page.Tap("3 players")
	seated(ann.page, 1, "Ann")
	for i, name := range []string{"Bob", "Cid"} {
		choose(ann.page, "Who plays seat "+strconv.Itoa(i+2), "By link")
		friends = append(friends, &friend{t, name, chromium.Profile(t, browser.Phone).Open(site.URL), site})
	}
	ann.page.Tap("Start")
	join(t, friends)
	at, _ := correspond(t, friends, 0, func(m *match.Match) bool { return m.Len() > 34 }, func(*friend, engine.Seat) {})
	sender := friends[at]
	for int(sender.match().Awaits()) == at {
		sender.decide(sender.match())
	}
	gone := int(sender.match().Awaits())
	before := sender.match().Len()
	sender.handOver(friends[gone].name)
	last := sender.stored().Link

	sender.seats()
	sender.page.Tap("Has " + friends[gone].name + " stopped playing?")
	sender.shoot("anew-gone")
	sender.page.Tap("To a friend")
	sender.page.Sees("Round I begins again with a new deal: its old hands and tricks no longer count.")
	sender.shoot("anew-propose")
	sender.page.Tap("Propose")
	sender.page.Sees("Still to answer")
	message := sender.sent()
	proposed := sender.stored().Link
	other := friends[3-at-gone]
	other.page.Goto(message[strings.Index(message, "http"):])
	other.page.Sees("Do you agree?")
	other.page.Sees("Round I then begins again with a new deal")
	other.shoot("anew-asked")
	other.page.Tap("Agree")
	other.page.Sees(friends[gone].name + "’s seat is free")
	other.shoot("anew-free")
	message = other.sent()
	free := other.stored().Link
	eve := &friend{t, "Eve", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	eve.page.Goto(message[strings.Index(message, "http"):])
	eve.page.Tap("Open")
	eve.page.Type("Your name", "Eve")
	eve.page.Tap("Take the seat")
	eve.page.Until("the seat be taken", `(`+theRecord+`).then((text) => JSON.parse(text).mine.length === 1)`)
	eve.page.Sees("Copy message")
	eve.shoot("anew-taken")
	friends[gone] = eve
	next := int(eve.match().Awaits())
	message = eve.sent()
	friends[next].page.Goto(message[strings.Index(message, "http"):])
	friends[next].taken()
	if m := friends[next].match(); m.Len() >= before {
		t.Errorf("%d of %d choices are left", m.Len(), before)
	}
	at, _ = correspond(t, friends, next, func(m *match.Match) bool { return m.Len() > before }, func(*friend, engine.Seat) {})
	friends[at].seats()
	friends[at].page.Sees("Round I begins again with a new deal.")
	friends[at].shoot("anew-settled")
	for _, f := range []*friend{sender, other, eve} {
		noTrouble(t, f.page)
	}
	if shots == "" {
		return
	}
	o := int(other.stored().Mine[0])
	s := 3 - gone - o
	lookAt(t, site, "anew-asked", o, secretOf(t, other, o), proposed)
	lookAt(t, site, "anew-free", o, secretOf(t, other, o), free)
	lookAt(t, site, "anew-gone", s, secretOf(t, sender, s), last, "table.menu", "seat.title")
}

// lookAt takes pictures of a link where a seat plays, in all languages but English, in two
// sizes, dark, after some buttons were pressed.
func lookAt(t *testing.T, site *browser.Site, name string, seat int, key dice.Token, link string, press ...string) {
	t.Helper()
	for _, code := range text.Codes()[1:] {
		for size, screen := range map[string]browser.Screen{"phone": browser.Phone, "small": browser.Small} {
			l := text.Of(code)
			screen.Language, screen.Dark = code, true
			f := &friend{t, "", chromium.Profile(t, screen).Open(site.URL + "#" + model.AtSeat + store.KeyText(engine.Seat(seat), key) + "/" + link), site}
			f.page.Find(l.Say("table.menu"))
			for _, label := range press {
				f.page.Tap(l.Say(label))
			}
			f.shoot(name + "-" + code + "-" + size)
		}
	}
}
