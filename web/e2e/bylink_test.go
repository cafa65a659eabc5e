package e2e_test

import (
	"encoding/json"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	model "bretwalda/app/client"
	"bretwalda/app/qrcode"
	"bretwalda/app/qrcode/scan"
	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

// friend is a person who plays by link, in a browser of their own.
type friend struct {
	t    *testing.T
	name string
	page *browser.Page
	site *browser.Site
}

// theRecord is the one match that is kept, as it is stored.
var theRecord = strings.Replace(theLink, "JSON.parse(all.result[0]).link", "all.result[0]", 1)

// stored is what a friend's device keeps of the match.
func (f *friend) stored() store.Record {
	f.t.Helper()
	var r store.Record
	if err := json.Unmarshal([]byte(browser.Eval[string](f.page, theRecord)), &r); err != nil {
		f.t.Fatal(err)
	}
	return r
}

// opened is the match of a link.
func opened(t *testing.T, text string) *match.Match {
	t.Helper()
	m, err := link.Decode(text, games.Revisions())
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// match is the match as a friend's device has it.
func (f *friend) match() *match.Match {
	f.t.Helper()
	r := f.stored()
	m := opened(f.t, r.Link)
	for _, n := range r.Mine {
		seat := engine.Seat(n)
		if secret, ok := r.Secret(seat); ok && m.Hold(seat, secret) != nil {
			f.t.Fatalf("the key of %s does not fit", f.name)
		}
	}
	return m
}

// decide makes a choice through the page: one that ends the turn, where there
// is one, else the first.
func (f *friend) decide(m *match.Match) {
	f.t.Helper()
	lexicon := m.Game().Lexicon()
	narrator := text.NewNarrator(text.Of("en"), m.Game(), func(engine.Seat) string { return "" })
	legal := m.Legal()
	c := legal[0]
	for _, other := range legal {
		if lexicon.Verbs[other.Verb] == "end" {
			c = other
		}
	}
	things := []string{narrator.What(c.What)}
	if lexicon.Verbs[c.Verb] == "keep" { // two cards of a packet
		things = append(things, narrator.What(c.Extra))
	}
	kept, err := link.Encode(m)
	if err != nil {
		f.t.Fatal(err)
	}
	f.page.Until(f.name+" decide: "+narrator.Title(m.Turn()), `(async () => {
		if (await `+theLink+` !== `+strconv.Quote(kept)+`) return true;
		const sheet = document.querySelector(".sheet");
		if (sheet.getAttribute("aria-busy") === "true") return false;
		const buttons = [...sheet.querySelectorAll("button:enabled")];
		const called = (b, name) => { const label = b.getAttribute("aria-label") || b.querySelector(".aside")?.textContent || ""; return label === name || label.startsWith(name) && ",:;.".includes(label[name.length]); };
		const said = [...sheet.querySelectorAll(".buttons button:enabled"), ...buttons].find((b) => b.getAttribute("aria-description") === `+strconv.Quote(narrator.Choice(m.Turn(), c))+` || called(b, `+strconv.Quote(narrator.Label(m.Turn(), c))+`) || b.textContent === `+strconv.Quote(narrator.Label(m.Turn(), c))+`);
		const primary = sheet.querySelector(".buttons .primary:enabled, .buttons .confirm:enabled");
		if (said || primary) {
			(said || primary).click();
			return false;
		}
		for (const name of `+quoted(things)+`) buttons.find((b) => b.matches(".thing:not([aria-pressed=true])") && called(b, name))?.click();
		for (const place of [`+strconv.Itoa(int(c.From))+`, `+strconv.Itoa(int(c.To))+`]) document.querySelector('.board-stop[data-place="' + place + '"]')?.click();
		return false;
	})()`)
}

func quoted(list []string) string {
	b, err := json.Marshal(append([]string{}, list...))
	if err != nil {
		panic(err) // texts can be written
	}
	return string(b)
}

// handOver copies the message for the next friend from the sheet.
func (f *friend) handOver(to string) string {
	f.t.Helper()
	f.page.Until("the match be on its way to "+to, `(() => {
		const sheet = document.querySelector(".sheet");
		const said = sheet.textContent.includes(`+strconv.Quote(to+"’s turn")+`) || sheet.textContent.includes(`+strconv.Quote(to+" rolls the next dice")+`) || sheet.textContent.includes(`+strconv.Quote(to+" deals the cards")+`) || sheet.textContent.includes(`+strconv.Quote(to+" has nothing to decide yet")+`);
		return said && sheet.getAttribute("aria-busy") !== "true";
	})()`)
	f.page.Tap("Copy")
	return f.copied()
}

// copied is what the clipboard holds once it holds the match as it is kept.
func (f *friend) copied() string {
	f.t.Helper()
	f.page.Until("the match be copied", `Promise.all([navigator.clipboard.readText(), `+theLink+`]).then(([copied, kept]) => copied.includes(kept))`)
	return f.page.Clipboard()
}

// pressed presses the button that says something, if it is there.
func pressed(label string) string {
	return `[...document.querySelectorAll("button:enabled")].find((b) => b.textContent === ` + strconv.Quote(label) + `)?.click()`
}

// receive opens a message, and looks at what has happened no longer than to see
// that it is there.
func (f *friend) receive(message string) {
	f.t.Helper()
	found, err := link.Extract(message)
	if err != nil {
		f.t.Fatal(err)
	}
	f.page.Goto(f.site.URL + "#" + found)
	f.taken()
}

// taken waits until it is the friend's turn, or their device has done its part with
// the cards and passes the match on.
func (f *friend) taken() {
	f.t.Helper()
	f.page.Until("it be "+f.name+"’s turn", `(() => {
		if (`+peoplesTurn+`) return true;
		if ([...document.querySelectorAll(".sheet[aria-busy=false] button:enabled")].some((b) => b.textContent === "Copy")) return true;
		`+pressed("Skip to now")+`;
		return false;
	})()`)
}

// paste opens a message from the first screen, as in an installed program.
func (f *friend) paste(message string) {
	f.t.Helper()
	f.page.Goto(f.site.URL + "#")
	f.page.Type("Paste the link here", message)
	f.page.Tap("Open link")
}

// join lets every friend but the host take the seat of their number, settle the
// usual orders and pass the link on; the host begins.
func join(t *testing.T, friends []*friend) {
	t.Helper()
	host := friends[0]
	host.page.Sees("Players")
	host.page.Tap("Copy")
	message := host.copied()
	if !strings.Contains(message, "invites you. Open the link") {
		t.Errorf("the invitation says %q", message)
	}
	for i, f := range friends[1:] {
		if i == 0 {
			f.paste(message)
		} else {
			f.page.Goto(message[strings.Index(message, "http"):])
		}
		f.page.Sees(host.name)
		f.page.Type("Your name", f.name)
		f.page.Tap("Take seat " + strconv.Itoa(i+2))
		f.page.Find("Standing orders")
		f.usual()
		f.page.Tap("Copy")
		message = f.copied()
	}
	host.page.Goto(message[strings.Index(message, "http"):])
	host.page.Sees("All seats are taken.")
	host.usual()
	host.page.Tap("Start the game")
	host.page.Until("the match begin", `!!document.querySelector(".sheet")`)
}

// usual settles what most players settle.
func (f *friend) usual() {
	f.t.Helper()
	f.page.Tap("Standing orders")
	f.page.Sees("Everyone can read them.")
	f.page.Tap("The usual orders")
	f.page.Until("the orders be kept", `[...document.querySelectorAll(".policy select")].some((s) => s.value !== "0")`)
	f.page.TapRole("button", "Close")
	f.page.SeesNot("Everyone can read them.")
}

// correspond plays on until a condition holds, each at their own device. It answers at
// whose, and the messages that went from one to the next. Whenever one has
// received the match, look looks at their page.
func correspond(t *testing.T, friends []*friend, holder int, until func(*match.Match) bool, look func(*friend, engine.Seat)) (at int, messages []string) {
	t.Helper()
	for decisions := 0; decisions < 600; decisions++ {
		f := friends[holder]
		m := f.match()
		if m.Turn().Over() || until(m) {
			return holder, messages
		}
		if next := int(m.Awaits()); next != holder {
			message := f.handOver(friends[next].name)
			messages = append(messages, message)
			holder = next
			friends[holder].receive(message)
			look(friends[holder], engine.Seat(holder))
			continue
		}
		f.decide(m)
	}
	t.Fatal("the match does not get on")
	return holder, messages
}

func roundOf(m *match.Match) int { return m.State().(interface{ Round() int }).Round() }

// TestFourFriendsPlayByLink: two rounds of Britannia from four browsers with
// nothing but links, and what becomes of links that lie.
func TestFourFriendsPlayByLink(t *testing.T) {
	holdClipboard(t)
	site := browser.Serve(t, folder, "/games/bretwalda/")
	ann := &friend{t, "Ann", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	friends := []*friend{ann}
	ann.page.Tap("New game")
	ann.page.Type("Name of player 1", "Ann")
	for i, name := range []string{"Bob", "Cid", "Dora"} {
		choose(ann.page, "Who plays seat "+strconv.Itoa(i+2), "By link")
		friends = append(friends, &friend{t, name, chromium.Profile(t, browser.Phone).Open(site.URL), site})
	}
	ann.page.Tap("By seat")
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
		last.page.Sees("Point the camera of the other phone at the code.")
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
	dark, err := scan.Drawn(path)
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
		if secret, ok := friends[holder].stored().Secret(holder); !ok || m.Hold(holder, secret) != nil {
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

// keepsHands holds that a page names no card but those that its player holds or
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
	holdClipboard(t)
	site := browser.Serve(t, folder, "/")
	ann := &friend{t, "Ann", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	friends := []*friend{ann}
	ann.page.Tap("New game")
	ann.page.Tap("Brian Boru")
	ann.page.Tap("4 players")
	ann.page.Type("Name of player 1", "Ann")
	choose(ann.page, "Who plays seat 4", "Bot: easy")
	for i, name := range []string{"Bea", "Cal", "Dan"} {
		choose(ann.page, "Who plays seat "+strconv.Itoa(i+2), "By link")
		friends = append(friends, &friend{t, name, chromium.Profile(t, browser.Phone).Open(site.URL), site})
		if i == 1 {
			ann.page.Sees("Hidden hands: honour system")
			ann.page.Sees("Protected hands need a friend in every seat")
		}
	}
	ann.page.Sees("Protected: everyone shuffles")
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
	last.page.Tap("Check the cards")
	last.page.Sees("cards dealt check out.")
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
	holdClipboard(t)
	site := browser.Serve(t, folder, "/")
	ann := &friend{t, "Ann", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	bea := &friend{t, "Bea", chromium.Profile(t, browser.Phone).Open(site.URL), site}
	ann.page.Tap("New game")
	ann.page.Tap("The Marcher Lords")
	ann.page.Type("Name of player 1", "Ann")
	choose(ann.page, "Who plays seat 2", "By link")
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
	last.page.Tap("Check the dice")
	last.page.Sees("rolls check out.")
	last.page.Sees("3 set-ups and levies are open: they check out.")
	last.page.Tap("Close")
	for _, f := range friends {
		noTrouble(t, f.page)
	}
}
