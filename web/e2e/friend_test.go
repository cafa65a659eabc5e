package e2e_test

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
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
		if secret, ok := r.Key(seat); ok && m.Hold(seat, secret) != nil {
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
		const said = [...sheet.querySelectorAll(".buttons button:enabled"), ...buttons].find((b) => (b.getAttribute("aria-description") ?? "").startsWith(`+strconv.Quote(narrator.Choice(m.Turn(), c))+`) || called(b, `+strconv.Quote(narrator.Label(m.Turn(), c))+`) || b.textContent === `+strconv.Quote(narrator.Label(m.Turn(), c))+`);
		const primary = sheet.querySelector(".buttons .primary:enabled, .buttons .confirm:enabled");
		if (said || primary) {
			(said || primary).click();
			return false;
		}
		for (const name of `+quoted(things)+`) buttons.find((b) => b.matches(".thing:not([aria-pressed=true])") && called(b, name))?.click();
		if (`+strconv.FormatBool(m.Game().ID() == "marcher-lords" && lexicon.Asks[m.Turn().Kind] == "place")+`) { // all pieces of a set-up go together
			const marked = window.marked ??= new Set();
			const free = [...document.querySelectorAll('.board-stop[aria-disabled="false"]')].find((e) => !marked.has(e.dataset.place));
			marked.add(free?.dataset.place);
			free?.click();
			return false;
		}
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
		document.querySelector(".table-rests .sheet .primary:enabled")?.click();
		const said = sheet.textContent.includes(`+strconv.Quote(to+"’s turn")+`) || sheet.textContent.includes(`+strconv.Quote(to+"’s device rolls the next dice")+`) || sheet.textContent.includes(`+strconv.Quote(to+"’s device deals the cards")+`) || sheet.textContent.includes(`+strconv.Quote(to+" has nothing to decide yet")+`) || sheet.textContent.includes("Your device has ") && sheet.textContent.includes(`+strconv.Quote("Send the link to "+to)+`);
		return said && sheet.getAttribute("aria-busy") !== "true";
	})()`)
	f.page.Tap("Copy message")
	return f.copied()
}

// copied is what the clipboard holds once it holds the match as it is kept.
func (f *friend) copied() string {
	f.t.Helper()
	f.page.Until("the match be copied", `Promise.all([navigator.clipboard.readText(), `+theLink+`]).then(([copied, kept]) => copied.includes(kept))`)
	return f.page.Clipboard()
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
		const skip = [...document.querySelectorAll("button:enabled")].find((b) => b.textContent === "Skip to now");
		skip?.click();
		return !skip && !!document.querySelector(".sheet[aria-busy=false] button:enabled");
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
	host.page.Tap("Copy message")
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
		f.page.Tap("Answers in advance")
		f.page.Tap("Use the usual ones")
		f.page.Sees("The usual orders answer for you")
		f.page.Tap("Copy message")
		message = f.copied()
	}
	host.page.Goto(message[strings.Index(message, "http"):])
	host.page.Sees("Everyone is in. You can start.")
	host.page.Tap("Answers in advance")
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
