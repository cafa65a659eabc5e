package e2e_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

// wales is a match of The Marcher Lords that is played on a page and beside it.
type wales struct {
	t        *testing.T
	page     *browser.Page
	m        *match.Match
	narrator *text.Narrator
	names    []string
	holder   engine.Seat   // who has the device
	party    bool          // several kinds could march together
	made     bool          // by the button of a row
	touch    table.Outcome // what the last tap came to
	picker   table.Picker
	asked    map[string]int
	told     map[string]int // events by name
	marches  int            // in this movement
}

// openWales opens a match with dice that fall alike in every run.
func openWales(t *testing.T, site *browser.Site, scenario int, seed uint64, names ...string) *wales {
	t.Helper()
	g := games.ByID("marcher-lords")
	var players []match.Player
	for _, name := range names {
		players = append(players, match.Player{Name: name})
	}
	setup := engine.DefaultSetup(g)
	setup.Scenario, setup.Seats = scenario, len(players)
	m, err := match.New(g, setup, players, dice.Source{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	address, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	w := &wales{t: t, m: m, names: names, asked: map[string]int{}, told: map[string]int{}}
	w.narrator = text.NewNarrator(text.Of("en"), g, func(seat engine.Seat) string { return names[seat] })
	w.page = chromium.Profile(t, browser.Phone).Open(site.URL + "#" + address)
	w.page.Tap("Open")
	w.holder = engine.Nobody
	w.settle()
	return w
}

// startWales begins a match as people do, up to the first piece that is placed.
func startWales(t *testing.T, site *browser.Site, scenario, count string, names ...string) *browser.Page {
	t.Helper()
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	page.Tap("New game")
	page.Tap("The Marcher Lords")
	page.Tap("More")
	page.Sees("both event tables to fit the rules")
	choose(page, "Scenario", scenario)
	page.Tap(count)
	for i, name := range names {
		seated(page, i+1, name)
	}
	page.Tap("Start")
	page.Tap("I am Ann")
	return page
}

func (w *wales) state() *marcher.State { return w.m.State().(*marcher.State) }

func (w *wales) ask() string { return w.m.Game().Lexicon().Asks[w.m.Turn().Kind] }

func (w *wales) verb(c engine.Choice) string { return w.m.Game().Lexicon().Verbs[c.Verb] }

// tapPlace taps a place on the map or, where something covers it, in the list.
func tapPlace(page *browser.Page, name string) {
	if browser.Eval[bool](page, `(() => {
		const stop = `+stopOf(name)+`;
		const b = stop.getBoundingClientRect(), x = b.x + b.width / 2, y = b.y + b.height / 2;
		return !!document.elementFromPoint(x, y)?.closest(".board");
	})()`) {
		page.Tap(name)
		return
	}
	page.Tap("Board as a list")
	page.Tap(name)
	page.Tap("Close")
}

// tap taps a zone, on the page and beside it.
func (w *wales) tap(zone int8) {
	w.t.Helper()
	tapPlace(w.page, w.narrator.Place(zone))
	w.touch = w.picker.Tap(zone)
}

// confirm makes the choice that is picked, unless the second tap has made it: two
// taps begin no attack.
func (w *wales) confirm(c engine.Choice) {
	w.t.Helper()
	if w.made {
		return
	}
	_, attack := w.state().BattleAhead(c)
	if w.party && browser.Eval[bool](w.page, `document.querySelector(".confirm")?.disabled ?? true`) {
		return // it has gone by the second tap, and what was changed since has gone anew
	}
	if sets := w.ask() == "place"; sets || !w.party && w.touch == table.Targeted && len(w.picker.Offers()) == 0 && !attack {
		next := w.m.State().Clone()
		if _, err := next.Play(c); err == nil && next.Turn().Seat == w.m.Turn().Seat && (!sets || next.Turn().Kind == w.m.Turn().Kind) {
			return // the pieces of a set-up are confirmed together
		}
	}
	w.page.Tap("Confirm")
}

// pick builds a choice as a person would: the zones, the kind, how many.
func (w *wales) pick(c engine.Choice) {
	w.t.Helper()
	w.touch, w.made = table.Picked, false
	from, to := c.From, c.To
	if to < 0 {
		from, to = engine.None, from
	}
	if from >= 0 && w.picker.From() != from {
		w.tap(from)
	}
	if to >= 0 && w.picker.To() != to {
		w.tap(to)
	}
	if w.party = w.verb(c) == "march" || w.ask() == "strategic"; w.party {
		w.page.Until("it be said who goes", `/Going: |Moved: /.test(document.querySelector(".sheet").innerText)`)
		w.alone(c)
		w.picker.Set(table.What, int(c.What))
		w.picker.Set(table.Count, int(c.Count))
	}
	for _, f := range []table.Facet{table.What, table.Count} {
		for _, o := range w.picker.Offers() {
			kind := w.narrator.Label(w.m.Turn(), c)
			switch {
			case o.Facet != f || w.party:
			case w.rows(o): // each with its button
				if f == table.What && !strings.Contains(kind, w.narrator.What(c.What)) {
					kind += ": " + w.narrator.What(c.What)
				}
				w.page.Tap(kind)
				w.made = true
				w.picker.Set(f, map[table.Facet]int{table.What: int(c.What), table.Count: int(c.Count)}[f])
			case f == table.What:
				if o.Chosen != int(c.What) {
					w.page.TapRole("button", w.narrator.What(c.What))
				}
				w.picker.Set(f, int(c.What))
			default:
				for n := o.Chosen; n > int(c.Count); n-- {
					w.page.Tap("Fewer")
				}
				w.picker.Set(f, int(c.Count))
			}
		}
	}
	if picked, ok := w.picker.Choice(); !ok || picked != c {
		w.t.Fatalf("asked %s, picked %+v for %+v", w.ask(), picked, c)
	}
}

// rows reports whether the sheet lists the answers, each with its button.
func (w *wales) rows(o table.Offer) bool {
	return !w.picker.HasPlaces() && len(w.picker.Offers()) == 1 && len(o.Values) <= 4 && w.m.Turn().Seat >= 0
}

// alone has so many of one kind go, where several could go together.
func (w *wales) alone(c engine.Choice) {
	kind := w.narrator.What(c.What)
	if browser.Eval[bool](w.page, `!document.querySelector("[aria-label=Which]").hidden`) {
		w.page.TapRole("button", kind)
	} else { // two counters, with a switch each; a leader goes if they are told to
		if browser.Eval[bool](w.page, `[...document.querySelectorAll(".middle .switch[aria-checked=false]")].some((e) => e.querySelector("span").firstChild.textContent === `+strconv.Quote(kind)+`)`) {
			w.page.TapRole("switch", kind)
		}
		for _, other := range browser.Eval[[]string](w.page, `[...document.querySelectorAll(".middle .switch[aria-checked=true]")].map((e) => e.querySelector("span").firstChild.textContent)`) {
			named := func(o engine.Choice) bool { return o.What >= 0 && w.narrator.What(o.What) == other }
			if other != kind && slices.ContainsFunc(w.m.Legal(), named) {
				w.page.TapRole("switch", other)
			}
		}
	}
	for range 20 {
		w.page.Until("the number be taken", shown)
		n := browser.Eval[int](w.page, `Number([...document.querySelectorAll(".stepper")].find(e => e.getAttribute("aria-label") === `+strconv.Quote(kind)+`)?.querySelector("input").value ?? `+strconv.Itoa(int(c.Count))+`)`)
		switch {
		case n > int(c.Count):
			w.page.Tap("Fewer: " + kind)
		case n < int(c.Count):
			w.page.Tap("More: " + kind)
		default:
			return
		}
	}
}

// choose makes a choice as a person would.
func (w *wales) choose(c engine.Choice) {
	w.t.Helper()
	ask, verb := w.ask(), w.verb(c)
	w.party = false
	w.asked[ask]++
	switch {
	case verb == "advance":
		if to := w.picker.To(); to >= 0 && to != c.To {
			w.tap(w.picker.From()) // nothing more for that zone
		}
		w.page.Sees("Supply: ")
		w.page.Tap("Advance: " + w.narrator.Place(c.To))
	case verb == "end" || verb == "siege":
		label := w.narrator.Label(w.m.Turn(), c)
		if verb == "end" && label != "End turn" {
			label = "Pass: " + label
		}
		w.page.Tap(label)
	default:
		w.pick(c)
		w.confirm(c)
	}
	if !w.party && len(w.state().GivesUp(c)) > 0 && (ask == "strategic" || verb == "march") {
		w.page.Sees("Leave zones without a garrison?")
		w.page.TapRole("button", w.narrator.Label(w.m.Turn(), c))
	}
	events, err := w.m.Play(c)
	if err != nil {
		w.t.Fatal(err)
	}
	for _, e := range events {
		w.told[w.m.Game().Lexicon().Events[e.Kind]]++
	}
	w.settle()
}

// shown is true when the page has taken what was tapped and shows what came of
// it.
const shown = `(async () => {
	for (let i = 0; i < 6; i++) await new Promise(requestAnimationFrame);
	return !!document.querySelector(".sheet[aria-busy=false]");
})()`

// settle waits until the page asks what the match asks, with the device handed
// over where another seat decides.
func (w *wales) settle() {
	w.t.Helper()
	turn := w.m.Turn()
	if turn.Over() {
		return
	}
	w.page.Until("the choice be made", shown)
	for browser.Eval[bool](w.page, rests) {
		rollDice(w.page)
	}
	if turn.Seat != w.holder {
		w.page.Sees("Pass the device to " + w.names[turn.Seat])
		w.keepsSecret(engine.Nobody)
		w.page.Tap("I am " + w.names[turn.Seat])
		w.holder = turn.Seat
		defer putAway(w.page)
	}
	w.page.Sees(w.narrator.Title(turn))
	w.keepsSecret(turn.Seat)
	before := w.picker
	w.picker = table.NewPicker(turn, w.m.Legal())
	switch w.ask() {
	case "march", "strategic":
		if !w.party {
			w.picker.Resume(before)
		}
	case "lose", "toll": // the weakest is picked already
		if weakest, ok := w.state().Answer(engine.UsualOrders(w.m.Game().Lexicon(), false)); ok {
			w.picker.Prefer(weakest)
		}
	}
	if w.ask() != "march" {
		w.marches = 0
	}
}

// putAway puts away the cards of events, which come one after the other once the device is
// handed over: a touch while one rests is for the card alone.
func putAway(page *browser.Page) {
	const card = `!!document.querySelector(".board-banner-rests")`
	for looks := 0; looks < 4; looks++ {
		time.Sleep(300 * time.Millisecond)
		if browser.Eval[bool](page, card) {
			page.TapOn(".board-banner-rests")
			looks = 0
		}
	}
}

// known is a levy that lies face down, with what it is.
var known = regexp.MustCompile(`(Normans|Welsh): \d+ [a-z]+, face down`)

// keepsSecret checks that the page tells, anywhere, what lies face down only to
// its own side, and where a side sets up only to that side.
func (w *wales) keepsSecret(seat engine.Seat) {
	w.t.Helper()
	everything := browser.Eval[string](w.page, `document.documentElement.outerHTML + document.title`)
	own := ""
	if seat >= 0 {
		own = "Welsh"
		for _, s := range w.state().Seats(marcher.Normans) {
			if engine.Seat(s) == seat {
				own = "Normans"
			}
		}
	}
	for _, found := range known.FindAllStringSubmatch(everything, -1) {
		if found[1] != own {
			w.t.Fatalf("seat %d holds the device, and the page says %s", seat, found[0])
		}
	}
	if w.state().Phase() == marcher.SetUp && own != "Normans" && strings.Contains(everything, "Hugh of Avranches") {
		w.t.Fatalf("seat %d holds the device, and the page tells where Hugh is", seat)
	}
}

// next is what a quick player would do: two invasions a turn, and no retreat.
func (w *wales) next() engine.Choice {
	legal := w.m.Legal()
	end := legal[len(legal)-1]
	switch w.ask() {
	case "march":
		for _, c := range legal {
			if w.verb(c) == "advance" {
				return c
			}
		}
		if best, ok := w.invasion(); ok && w.marches < 2 {
			w.marches++
			return best
		}
		return end
	case "strategic", "attackerRetreat", "defenderRetreat":
		return end
	}
	return legal[0]
}

// invasion is a march to where enemies are, that leaves a garrison behind.
func (w *wales) invasion() (best engine.Choice, ok bool) {
	st := w.state()
	for _, c := range w.m.Legal() {
		if w.verb(c) != "march" || c.What == marcher.Hugh || c.What == marcher.Roger || c.What == marcher.William || len(st.GivesUp(c)) > 0 {
			continue
		}
		q, battle := st.BattleAhead(c)
		if battle && q.Attacker.Count() >= q.Defender.Count() && (!ok || c.Count > best.Count) {
			best, ok = c, true
		}
	}
	return best, ok
}

// playTo plays until a round has begun.
func (w *wales) playTo(round int) {
	w.t.Helper()
	for w.state().Round() < round && !w.m.Turn().Over() {
		w.choose(w.next())
	}
}

// TestTheNormanConquerors: two rounds on one phone, by touch, with the set-up
// after the device changes hands, invasions that wait for supply, battles and levies.
func TestTheNormanConquerors(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	page := startWales(t, site, "The Norman conquerors", "2 players", "Ann", "Ben")
	page.Sees("Normans: set-up")
	page.Tap("Nantwich")
	page.Tap("Ludlow")
	page.Tap("Hereford")
	page.Tap("Confirm: Place (3)")
	page.SeesNot("Place (3)")
	page.Close()

	// The same with dice that fall alike in every run.
	w := openWales(t, site, 0, 3, "Ann", "Ben")
	for w.ask() == "place" {
		w.choose(w.m.Legal()[0])
	}
	w.page.Sees("Round I")

	// A march that leaves nobody behind is asked about, and taken back.
	for _, c := range w.m.Legal() {
		if len(w.state().GivesUp(c)) > 0 {
			w.pick(c)
			w.confirm(c)
			w.page.Sees("Leave zones without a garrison?")
			w.page.Tap("Go back")
			w.page.SeesNot("Leave zones without a garrison?")
			break
		}
	}
	w.playTo(3)
	for _, event := range []string{"supply", "battle", "melee", "castle", "levy", "event", "activate"} {
		if w.told[event] == 0 {
			t.Errorf("there was no %s", event)
		}
	}
	for _, ask := range []string{"place", "march", "strategic"} {
		if w.asked[ask] == 0 {
			t.Errorf("%s was not asked", ask)
		}
	}
	w.page.Sees("Round III")
	w.page.Tap("Scores")
	w.page.Sees("If the game ended now")
	w.page.Sees("major Norman victory")
	w.page.Tap("Close")
	w.page.Tap("Events and counters")
	w.page.Sees("both event tables to fit the rules")
	w.page.Sees("Knights’ charge")
	w.page.Tap("Close")
	w.page.Tap("Levies")
	w.page.Sees("counters in the pool")
	w.page.Tap("Close")
	for _, trouble := range w.page.Troubles() {
		t.Errorf("console: %s", trouble)
	}
}

// TestTheWelshRevival: it is chosen in the form; three people play a round of it,
// two of them kings.
func TestTheWelshRevival(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	page := startWales(t, site, "The Welsh revival", "3 players", "Ann", "Ben", "Cat")
	page.Sees("Welsh: set-up")
	page.Tap("Arfon")
	page.Tap("Confirm: Place Gruffydd ap Cynan")
	page.Sees("Ben")
	page.Close()

	w := openWales(t, site, 1, 8, "Ann", "Ben", "Cat")
	w.playTo(2)
	for _, event := range []string{"placed", "event", "battle", "siege", "die"} {
		if w.told[event] == 0 {
			t.Errorf("there was no %s", event)
		}
	}
	w.page.Sees("Round II")
	for _, trouble := range w.page.Troubles() {
		t.Errorf("console: %s", trouble)
	}
}

// TestAllThatWaitsAdvancesByOneTap: each by its own roll.
func TestAllThatWaitsAdvancesByOneTap(t *testing.T) {
	t.Parallel()
	w := openWales(t, browser.Serve(t, folder, "/games/bretwalda/"), 0, 8, "Ann", "Ben")
	var goals []int8
	for len(goals) < 2 {
		c := w.m.Legal()[0]
		if w.ask() == "march" {
			i := slices.IndexFunc(w.m.Legal(), func(c engine.Choice) bool {
				_, bound := w.state().SupplyOdds(c)
				return bound && c.From >= 0 && c.Count == 1 && !slices.Contains(goals, c.To)
			})
			c = w.m.Legal()[i]
			goals = append(goals, c.To)
		}
		w.choose(c)
	}
	if !browser.Eval[bool](w.page, `(() => {
		const b = document.querySelector(".set-out").getBoundingClientRect();
		return document.elementFromPoint(b.x + b.width / 2, b.y + b.height - 2)?.closest(".set-out") != null;
	})()`) {
		t.Error("the sheet is to be pulled before all can advance")
	}
	w.page.Tap("Advance all")
	for _, c := range w.m.Legal() {
		if w.verb(c) == "advance" {
			if _, err := w.m.Play(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	w.settle()
	w.page.SeesNot("Advance all")
}
