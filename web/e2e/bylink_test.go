package e2e_test

import (
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	model "bretwalda/app/client"
	"bretwalda/app/qrcode"
	"bretwalda/app/qrcode/scan"
	"bretwalda/app/qrcode/scan/scantest"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

func roundOf(m *match.Match) int { return m.State().(interface{ Round() int }).Round() }

// TestFourFriendsPlayByLink: two rounds of Britannia from four browsers with
// nothing but links, and what becomes of links that lie.
func TestFourFriendsPlayByLink(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	ann := &friend{t, "Ann", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	friends := []*friend{ann}
	ann.page.Tap("New game")
	seated(ann.page, 1, "Ann")
	for i, name := range []string{"Bob", "Cid", "Dora"} {
		choose(ann.page, "Who plays seat "+strconv.Itoa(i+2), "By link")
		friends = append(friends, &friend{t, name, chromium.Profile(t, browser.Phone).Open(site.URL), site})
	}
	bySeat(ann.page)
	ann.page.Sees("All devices roll")
	ann.page.Tap("Start")
	join(t, friends)

	// All Romans land in Kent: there is a battle, and its dice are another's.
	ann.page.Sees("Romans: move")
	ann.page.Tap("Kent")
	ann.page.Tap("Confirm")
	ann.page.Sees("rolls the next dice")
	holder, messages := correspond(t, friends, 0, func(m *match.Match) bool { return roundOf(m) == 3 }, func(*friend, engine.Seat) {})
	if len(messages) < 4 {
		t.Errorf("the match was handed over %d times", len(messages))
	}
	last := friends[holder]
	t.Logf("%d choices, handed over %d times, links up to %d characters", last.match().Len(), len(messages), len(last.stored().Link))

	t.Run("an older link", func(t *testing.T) {
		last.page.Goto(messages[1][strings.Index(messages[1], "http"):])
		last.page.Sees("Your game is further on than this link.")
		last.page.Tap("Open")
		last.page.Sees("Round III")
	})
	t.Run("a code", func(t *testing.T) {
		last.page.Tap("Send")
		last.page.Tap("QR code")
		last.page.Sees("Point the other phone’s camera at the code.")
		last.scanned()
		last.page.TapRole("button", "Close")
		last.page.Tap("Close")
	})
	t.Run("a file", func(t *testing.T) {
		last.page.Tap("Send")
		last.page.Tap("File")
		file := last.page.Downloaded()
		content, err := os.ReadFile(file)
		if found, e := link.Extract(string(content)); err != nil || e != nil || found != last.stored().Link {
			t.Errorf("the file holds %q: %v, %v", content, err, e)
		}
		last.page.Tap("Close")
		other := friends[(holder+1)%4]
		other.page.Goto(site.URL + "#")
		other.page.Tap("Open file")
		other.page.Upload(file)
		other.page.Until("the match go on", theLink+".then((kept) => kept === "+strconv.Quote(last.stored().Link)+")")
	})
	t.Run("the dice are verified", func(t *testing.T) {
		last.page.Tap("Menu")
		moreOfMenu(last.page)
		last.page.Tap("Check the dice")
		last.page.Sees("rolls check out.")
		last.page.Sees("The secret numbers")
		last.page.Tap("Close")
	})
	t.Run("an edited link", func(t *testing.T) { edited(t, friends, messages) })
	for _, f := range friends {
		noTrouble(t, f.page)
	}
}

// scanned reads the code on the page as a camera would.
func (f *friend) scanned() {
	f.t.Helper()
	path := browser.Eval[string](f.page, `document.querySelector(".code path").getAttribute("d")`)
	units := browser.Eval[int](f.page, `document.querySelector(".code svg").viewBox.baseVal.width`)
	dark, err := scantest.Drawn(path)
	if err != nil {
		f.t.Fatal(err)
	}
	address, err := scan.Read(units-2*qrcode.Quiet, func(x, y int) bool { return dark[[2]int{x + qrcode.Quiet, y + qrcode.Quiet}] })
	if err != nil {
		f.t.Fatal(err)
	}
	found, err := link.Extract(address)
	if err != nil || found != f.stored().Link || !strings.HasPrefix(address, f.site.URL+"#") {
		f.t.Errorf("the code says %q: %v", address, err)
	}
	colours := browser.Eval[string](f.page, `getComputedStyle(document.querySelector(".code path")).fill + getComputedStyle(document.querySelector(".code-screen")).backgroundColor`)
	if colours != "rgb(0, 0, 0)rgb(255, 255, 255)" {
		f.t.Errorf("the code is drawn in %s", colours)
	}
}

// edited has a link come with another choice than a friend has sent, made with the
// friend's own key: another device of theirs may have made it, so nobody is said
// to have cheated.
func edited(t *testing.T, friends []*friend, messages []string) {
	victim, forged := forge(t, friends, messages)
	f := friends[victim]
	kept := f.stored().Link
	f.page.Goto(f.site.URL + "#" + forged)
	f.page.Sees("Two versions of one game")
	f.page.Sees("The rules can’t lead to the version in the link")
	f.page.Sees("Suspected")
	f.page.Sees("The link has a choice for " + f.name + " that this device has not made.")
	f.page.Sees("On this device")
	f.page.Tap("Keep mine")
	f.page.Until("the table be there", `!!document.querySelector(".sheet")`)
	if got := f.stored().Link; got != kept {
		t.Errorf("the match of %s is now %s", f.name, got)
	}

	// Another keeps both: the second is a match of its own.
	other := friends[(victim+1)%len(friends)]
	other.page.Goto(other.site.URL + "#" + forged)
	other.page.Sees("Two versions of one game")
	other.page.Tap("Keep both")
	other.page.Until("the table be there", `!!document.querySelector(".sheet")`)
	other.page.Goto(other.site.URL + "#")
	other.page.Until("both be kept", `document.querySelectorAll(".match").length === 2`)
}

// forge alters a choice in one of the last messages, in the possession of its
// sender. It returns the sender's seat.
func forge(t *testing.T, friends []*friend, messages []string) (seat int, forged string) {
	t.Helper()
	for i := len(messages) - 1; i > 0; i-- {
		m, sent := opened(t, messages[i-1]), opened(t, messages[i])
		holder := sent.Holder()
		// A forger writes into the text of the tenure; here its key does the same.
		if secret, ok := friends[holder].stored().Key(holder); !ok || m.Hold(holder, secret) != nil {
			t.Fatalf("%s has no key", friends[holder].name)
		}
		for m.Len() < sent.Len() {
			e, do := sent.Log()[m.Len()], m.Do
			rank := int(e.Rank)
			if e.Orders {
				do = m.DoFor
			}
			alter := e.Seat == holder && e.Len > 1
			if alter {
				rank = (rank + 1) % int(e.Len)
			}
			if _, err := do(rank); err != nil {
				t.Fatal(err)
			}
			if alter {
				text, err := link.Encode(m)
				if err != nil {
					t.Fatal(err)
				}
				return int(holder), text
			}
		}
	}
	t.Fatal("no choice can be altered")
	return 0, ""
}

// keepsHands checks that a page names no card but those that its player holds or
// is offered, and those that were played.
func keepsHands(f *friend, seat engine.Seat) {
	f.t.Helper()
	shown := cardsIn(f.page)
	m := f.match()
	narrator := text.NewNarrator(text.Of("en"), m.Game(), func(engine.Seat) string { return "" })
	state := m.State().(*brianboru.State)
	known := map[string]bool{}
	if m.Known(seat) { // else it holds what its device has guessed
		for _, what := range slices.Concat(state.Hand(seat), state.Packet(seat)) {
			known[narrator.What(what)] = true
		}
	}
	if len(known) > 0 && m.Awaits() == seat { // behind the page of the upkeep, or in a moment
		f.page.Until("the hand be there", `(() => {
			[...document.querySelectorAll(".sheet button")].find((b) => b.textContent === "Continue")?.click();
			return `+quoted(slices.Sorted(maps.Keys(known)))+`.some((card) => document.documentElement.outerHTML.includes(card));
		})()`)
		shown = cardsIn(f.page)
	}
	for _, e := range m.Log() {
		if verb := m.Game().Lexicon().Verbs[e.Choice.Verb]; verb == "lead" || verb == "play" {
			known[narrator.What(e.Choice.What)] = true
		}
	}
	for _, card := range shown {
		if !known[card] {
			f.t.Errorf("the page of %s names %s", f.name, card)
		}
	}
}

// TestFriendsPlayBrianBoruByLink: a whole round with protected hands, in four
// browsers; each page shows the cards of its own player. Once the keys are shown
// every device finds that nobody has cheated.
func TestFriendsPlayBrianBoruByLink(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	ann := &friend{t, "Ann", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	friends := []*friend{ann}
	ann.page.Tap("New game")
	ann.page.Tap("Brian Boru")
	ann.page.Tap("4 players")
	seated(ann.page, 1, "Ann")
	choose(ann.page, "Who plays seat 4", "Bot: easy")
	for i, name := range []string{"Bea", "Cal", "Dan"} {
		choose(ann.page, "Who plays seat "+strconv.Itoa(i+2), "By link")
		friends = append(friends, &friend{t, name, chromium.Profile(t, browser.Phone).Open(site.URL), site})
		if i == 1 {
			ann.page.Tap("More")
			ann.page.Sees("Hidden hands: honour system")
			ann.page.Sees("Protected hands need a friend in every seat")
		}
	}
	ann.page.Sees("Protected: only you see yours")
	ann.page.Tap("Start")
	ann.page.Sees("Hidden hands: protected")
	join(t, friends)
	holder, messages := correspond(t, friends, 0, func(m *match.Match) bool { return m.Hands()[0].Open }, keepsHands)
	longest := 0
	for _, message := range messages {
		if found, err := link.Extract(message); err == nil {
			longest = max(longest, len(found))
		}
	}
	t.Logf("%d choices, handed over %d times, links up to %d characters", friends[holder].match().Len(), len(messages), longest)
	if len(messages) < 12 || longest > model.MaxMessage {
		t.Errorf("the match was handed over %d times, links up to %d characters", len(messages), longest)
	}
	last := friends[holder]
	last.page.Tap("Menu")
	moreOfMenu(last.page)
	last.page.Tap("Check the cards")
	last.page.Sees("steps of the deal check out.")
	last.page.Sees("1 round is open: no one cheated with its cards.")
	last.page.Tap("Close")
	for _, f := range friends {
		noTrouble(t, f.page)
	}
}

// TestFriendsLevyByLink: the set-up and the first levies of The Marcher Lords,
// protected, in two browsers. Neither device knows what the other side hides, until
// it is turned up; then it finds that all is as it was drawn.
func TestFriendsLevyByLink(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	ann := &friend{t, "Ann", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	bea := &friend{t, "Bea", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	ann.page.Tap("New game")
	ann.page.Tap("The Marcher Lords")
	seated(ann.page, 1, "Ann")
	choose(ann.page, "Who plays seat 2", "By link")
	ann.page.Tap("More")
	ann.page.Sees("Even a modified app can’t see the other side’s counters")
	ann.page.Tap("Start")
	ann.page.Sees("Levies and set-up: protected")
	friends := []*friend{ann, bea}
	join(t, friends)
	guessed := 0
	open := func(m *match.Match) bool {
		_, open := m.Concealments()
		return open == 3
	}
	holder, messages := correspond(t, friends, 0, open, func(f *friend, seat engine.Seat) {
		if m := f.match(); !m.Known(seat) {
			t.Errorf("%s does not know what is hers", f.name)
		} else if !m.Known(1 - seat) {
			guessed++
		}
	})
	if guessed == 0 || len(messages) > 8 {
		t.Errorf("handed over %d times, %d with something hidden", len(messages), guessed)
	}
	last := friends[holder]
	last.page.Tap("Menu")
	moreOfMenu(last.page)
	last.page.Tap("Check the dice")
	last.page.Sees("rolls check out.")
	last.page.Sees("3 set-ups and levies are open: they check out.")
	last.page.Tap("Close")
	for _, f := range friends {
		noTrouble(t, f.page)
	}
}
