package e2e_test

import (
	"os"
	"path/filepath"
	"slices"
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

// shots is a folder for pictures of what a test has seen, or "": for whoever looks.
var shots = os.Getenv("BRETWALDA_SHOTS")

// shoot takes a picture of what a friend sees, where somebody wants to look.
func (f *friend) shoot(name string) {
	f.t.Helper()
	if shots != "" {
		f.page.Screenshot(filepath.Join(shots, name+".png"))
	}
}

// TestASeatOnTwoDevices: a seat is claimed in one browser, taken along to another
// by the text of its key, to a third by its letters, and a fourth is told where it
// is kept.
func TestASeatOnTwoDevices(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	ann := &friend{t, "Ann", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	bob := &friend{t, "Bob", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	ann.page.Tap("New game")
	ann.page.Tap("The Marcher Lords")
	ann.page.Tap("2 players")
	seated(ann.page, 1, "Ann")
	choose(ann.page, "Who plays seat 2", "By link")
	ann.page.Tap("Start")
	ann.shoot("lobby-host")
	ann.page.Tap("Copy message")
	message := ann.copied()
	if !strings.Contains(message, "Ann invites you. Open the link, take the free seat, and send back the link you get.") {
		t.Errorf("the invitation says %q", message)
	}
	bob.page.Goto(message[strings.Index(message, "http"):])
	bob.page.Type("Your name", "Bob")
	bob.page.Tap("Take seat 2")
	bob.page.Tap("Answers in advance")
	bob.page.Tap("Use the usual ones")
	bob.page.Sees("The usual orders answer for you")
	bob.shoot("lobby-claimed")
	bob.page.Tap("Play this seat on another device")
	bob.page.Tap("Copy key")
	bob.page.Sees("Key copied.")
	bob.shoot("lobby-key")
	key := bob.page.Clipboard()

	laptop := &friend{t, "Bob", chromium.Profile(t, browser.Phone).Open(key), site}
	laptop.page.Tap("Answers in advance")
	laptop.page.Sees("The usual orders answer for you")
	if r := laptop.stored(); !slices.Equal(r.Mine, []int{1}) || len(r.Keys) != 1 || !r.IsTwin(1) {
		t.Fatalf("the other device keeps %+v", r)
	}
	if address := browser.Eval[string](laptop.page, "location.hash"); strings.Contains(address, "seat") {
		t.Errorf("the key stays in the address: %s", address)
	}

	bob.page.Tap("Copy message")
	message = bob.copied()
	ann.page.Goto(message[strings.Index(message, "http"):])
	ann.page.Tap("Start the game")
	ann.page.Until("the match begin", `!!document.querySelector(".sheet")`)
	friends := []*friend{ann, laptop}
	at, messages := 0, []string{}
	for len(messages) < 3 { // the other device plays
		for int(friends[at].match().Awaits()) == at {
			friends[at].decide(friends[at].match())
		}
		messages = append(messages, friends[at].handOver(friends[1-at].name))
		at = 1 - at
		friends[at].receive(messages[len(messages)-1])
	}

	third := &friend{t, "Bob", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	third.page.Goto(messages[len(messages)-1][strings.Index(messages[len(messages)-1], "http"):])
	third.page.Sees("Are you one of the players?")
	third.shoot("stranger-arrived")
	third.page.Tap("Open")
	third.page.Sees("Your seat is in the browser where you took it.")
	third.shoot("stranger-table")
	third.page.Tap("That’s me")
	third.page.Sees("Is your seat in another browser?")
	third.shoot("stranger-seats")

	putAway(laptop.page)
	laptop.page.Tap("Menu")
	laptop.page.Tap("More")
	laptop.page.Tap("Seats")
	laptop.page.Tap("Play this seat on another device")
	laptop.page.Sees("Another device has this key too.")
	laptop.shoot("seats-drawer")
	letters := browser.Eval[string](laptop.page, `document.querySelector(".seat-key-text").textContent`)
	laptop.page.Tap("QR code: your seat")
	laptop.page.Sees("It is only for you.")
	laptop.shoot("seat-code")
	laptop.page.TapRole("button", "Close")

	third.page.Type("Key of your seat", strings.ToLower(letters))
	third.page.Tap("Use key")
	third.page.Until("the seat play here", `(`+theRecord+`).then((text) => JSON.parse(text).mine.includes(1))`)
	if r := third.stored(); !r.IsTwin(1) {
		t.Errorf("%+v", r)
	}
	third.page.Goto(site.URL + "#/seat/" + strings.Repeat("0", 28))
	third.page.Sees("This key is incomplete.")
	ann.page.Goto(site.URL + "#/settings")
	ann.page.Sees("The file holds your seats’ keys")
	ann.shoot("home")
	t.Log(strconv.Itoa(len(key)) + " characters")
}

// seats opens the drawer of seats.
func (f *friend) seats() {
	f.t.Helper()
	f.page.Tap("Menu")
	f.page.Tap("More")
	f.page.Tap("Seats")
	f.page.Sees("Seats")
}

// sent copies the message from the sheet.
func (f *friend) sent() string {
	f.t.Helper()
	f.page.Tap("Copy message")
	return f.copied()
}

// TestSeatsAreHandedOn: of three friends one vanishes; the others agree to give the
// seat to a fourth, who takes it and plays.
func TestSeatsAreHandedOn(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	ann := &friend{t, "Ann", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	friends := []*friend{ann}
	ann.page.Tap("New game")
	ann.page.Tap("3 players")
	seated(ann.page, 1, "Ann")
	for i, name := range []string{"Bob", "Cid"} {
		choose(ann.page, "Who plays seat "+strconv.Itoa(i+2), "By link")
		friends = append(friends, &friend{t, name, chromium.Profile(t, browser.Phone).Open(site.URL), site})
	}
	bySeat(ann.page)
	ann.page.Tap("Start")
	join(t, friends)
	at, _ := correspond(t, friends, 0, func(m *match.Match) bool { return m.Len() > 8 }, func(*friend, engine.Seat) {})
	sender := friends[at]
	for int(sender.match().Awaits()) == at {
		sender.decide(sender.match())
	}
	gone := int(sender.match().Awaits())
	sender.handOver(friends[gone].name)

	sender.seats()
	sender.page.Tap("Has " + friends[gone].name + " stopped playing?")
	sender.shoot("seats-others")
	sender.page.Tap("To a friend")
	sender.page.Sees("Propose that a friend takes over " + friends[gone].name + "’s seat?")
	sender.shoot("propose")
	sender.page.Tap("Propose")
	sender.page.Sees("Still to answer")
	sender.shoot("proposed")
	message := sender.sent()
	other := friends[3-at-gone]
	if !strings.Contains(message, other.name+", open the link and say whether you agree.") {
		t.Errorf("the message says %q", message)
	}
	other.page.Goto(message[strings.Index(message, "http"):])
	other.page.Sees("Do you agree?")
	other.shoot("asked")
	other.page.Tap("Agree")
	other.page.Sees(friends[gone].name + "’s seat is free")
	other.shoot("free")
	message = other.sent()
	eve := &friend{t, "Eve", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	eve.page.Goto(message[strings.Index(message, "http"):])
	eve.page.Tap("Open")
	eve.page.Sees("Write your name and take it")
	eve.shoot("take")
	eve.page.Type("Your name", "Eve")
	eve.page.Tap("Take the seat")
	eve.page.Until("the seat be taken", `(`+theRecord+`).then((text) => JSON.parse(text).mine.length === 1)`)
	eve.page.Sees("Copy message")
	eve.shoot("taken")
	friends[gone] = eve
	next := int(eve.match().Awaits())
	message = eve.sent()
	friends[next].page.Goto(message[strings.Index(message, "http"):])
	friends[next].taken()
	at, _ = correspond(t, friends, next, func(m *match.Match) bool { return m.Holder() == engine.Seat(gone) && m.Len() > 12 }, func(*friend, engine.Seat) {})
	if h, _ := friends[at].match().Header(); h.Players[gone].Name != "Eve" {
		t.Errorf("seat %d is of %q", gone, h.Players[gone].Name)
	}
	friends[at].seats()
	friends[at].page.Sees("Eve takes over from")
	friends[at].shoot("settled")
}

// TestAProtectedSeatIsHandedOn: a player with hidden cards gives the key to a friend in
// another browser, who plays on; the others are told why they cannot hand a seat on.
func TestAProtectedSeatIsHandedOn(t *testing.T) {
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
	at, _ := correspond(t, friends, 0, func(m *match.Match) bool { return m.Len() > 30 }, func(*friend, engine.Seat) {})
	owner := friends[at]
	key := site.URL + "#" + model.AtSeat + store.KeyText(engine.Seat(at), secretOf(t, owner, at)) + "/" + owner.stored().Link

	owner.seats()
	owner.page.Tap("Has " + friends[(at+1)%3].name + " stopped playing?")
	owner.page.Sees("the others can agree that a friend takes the seat")
	owner.shoot("key-gone")
	owner.page.Tap("Hand this seat on")
	owner.shoot("key-own")
	owner.page.Tap("To a bot")
	owner.page.Sees("Only a device with the key to your hand can play it.")
	owner.shoot("key-bot")
	owner.page.Tap("Cancel")
	owner.page.Tap("To a friend") // the row stays open
	owner.page.Sees("The message is only for your friend")
	owner.shoot("key-friend")
	owner.page.Tap("Hand on")
	owner.page.Sees("You handed " + owner.name + "’s seat on.")
	owner.shoot("key-handed")
	owner.page.Until("the key be copied", `navigator.clipboard.readText().then((copied) => copied.includes("#/seat/"))`)
	message := owner.page.Clipboard()
	if r := owner.stored(); len(r.Mine) > 0 || !strings.HasPrefix(message, "Brian Boru: from now on you play "+owner.name+"’s seat.") {
		t.Errorf("%v plays here; the message says %q", r.Mine, message)
	}
	eve := &friend{t, owner.name, chromium.Profile(t, browser.Phone).Open(message[strings.Index(message, "http"):]), site}
	eve.page.Until("the board be there", `!!document.querySelector(".sheet")`)
	eve.page.Until("the seat play there", `(`+theRecord+`).then((text) => JSON.parse(text).mine.length === 1)`)
	eve.taken()
	eve.shoot("key-taken")
	friends[at] = eve
	before := eve.match().Len()
	correspond(t, friends, at, func(m *match.Match) bool { return m.Len() > before+12 }, func(*friend, engine.Seat) {})
	for _, f := range friends {
		noTrouble(t, f.page)
	}
	if shots == "" {
		return
	}
	for _, code := range text.Codes()[1:] {
		l, screen := text.Of(code), browser.Small
		screen.Language, screen.Dark = code, true
		f := &friend{t, owner.name, chromium.Profile(t, screen).Open(key), site}
		f.page.Find(l.Say("table.menu"))
		f.page.Tap(l.Say("table.menu"))
		f.page.Tap(l.Say("seat.title"))
		f.page.Tap(l.Say("amend.own.title"))
		f.page.Tap(l.Say("amend.do.vacate"))
		f.shoot("key-friend-" + code)
		f.page.Tap(l.Say("button.cancel"))
		f.page.Tap(l.Say("amend.do.bot"))
		f.shoot("key-bot-" + code)
	}
}

// secretOf is the secret of a seat in a friend's browser.
func secretOf(t *testing.T, f *friend, seat int) dice.Token {
	t.Helper()
	secret, ok := f.stored().Key(engine.Seat(seat))
	if !ok {
		t.Fatalf("seat %d has no key", seat)
	}
	return secret
}
