package e2e_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	model "bretwalda/app/client"
	families "bretwalda/app/games"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

// tour leads through every screen and drawer, in any language, and calls visit at
// each. It presses what it needs by class: names are for other tests to hold.
type tour struct {
	t     *testing.T
	page  *browser.Page
	url   string
	visit func(name string)
}

// beginTour opens the site in a profile of its own.
func beginTour(t *testing.T, screen browser.Screen, visit func(page *browser.Page, name string)) *tour {
	t.Helper()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, screen).Blank()
	page.Inject(`delete Navigator.prototype.vibrate`) // refused without a finger
	page.Goto(site.URL)
	tr := &tour{t: t, page: page, url: site.URL}
	tr.visit = func(name string) {
		rest(page)
		visit(page, name)
	}
	tr.awaits(".home")
	return tr
}

// rest waits until nothing moves but what moves for ever.
func rest(page *browser.Page) {
	page.Until("the page be at rest", `document.getAnimations().every((a) => a.playState !== "running" || ["toast-goes", "tip-comes", "more-below"].includes(a.animationName) || a.effect.getComputedTiming().iterations === Infinity)`)
}

// dress gives the page its colours.
func dress(page *browser.Page, theme string) {
	browser.Eval[string](page, `document.documentElement.dataset.theme = `+strconv.Quote(theme))
	settle(page)
}

// settle brings colours that fade into others to their end: nobody needs to see it.
func settle(page *browser.Page) {
	browser.Eval[bool](page, `(document.getAnimations().forEach((a) => a instanceof CSSTransition && a.finish()), true)`)
}

// awaits waits until something is shown.
func (tr *tour) awaits(selector string) {
	tr.t.Helper()
	tr.page.Until(selector+" be shown", `[...document.querySelectorAll(`+strconv.Quote(selector)+`)].some((e) => e.checkVisibility())`)
}

// press presses the first of what is shown and can be pressed.
func (tr *tour) press(selector string) {
	tr.t.Helper()
	tr.page.Until(selector+" be pressed", `(() => {
		const e = [...document.querySelectorAll(`+strconv.Quote(selector)+`)].find((e) => !e.disabled && e.checkVisibility());
		e?.click();
		return !!e;
	})()`)
}

// at goes to a screen by its fragment.
func (tr *tour) at(fragment, shows string) {
	tr.t.Helper()
	browser.Eval[string](tr.page, `location.hash = `+strconv.Quote("#"+fragment))
	tr.awaits(shows)
}

func (tr *tour) close() {
	tr.t.Helper()
	tr.press(".drawer-head .icon-button")
	tr.page.Until("the drawer be closed", `!!document.querySelector(".drawer[hidden]") && !document.querySelector(".sheet[aria-busy=true]")`)
}

// drawers are what the tour calls drawers that every game has.
var drawers = map[string]string{
	model.Opener(model.LogDrawer): "log", model.Opener(model.ScoresDrawer): "scores", model.Opener(model.TimelineDrawer): "timeline",
	model.Opener(model.NationsDrawer): "nations", model.Opener(model.BoardDrawer): "list", model.Opener(model.MenuDrawer): "menu",
}

// rail visits every drawer that the table has a button for.
func (tr *tour) rail(name string) {
	tr.t.Helper()
	ids := browser.Eval[[]string](tr.page, `[...document.querySelectorAll(".rail button[id]")].filter((e) => e.checkVisibility()).map((e) => e.id)`)
	for _, id := range ids {
		if name != "Britannia" && drawers[id] != "" && drawers[id] != "list" {
			continue // is as in Britannia
		}
		tr.press("#" + id)
		tr.awaits(".drawer #" + model.DrawerTitle)
		drawer := drawers[id]
		if drawer == "" {
			drawer = id
		}
		tr.visit(name + " " + drawer)
		tr.close()
	}
}

// open opens a match, and takes the device where it changes hands.
func (tr *tour) open(text string) {
	tr.t.Helper()
	tr.at(text, ".page .card")
	tr.press(".page .button.primary")
	tr.awaits(".sheet h2")
}

func (tr *tour) lift() {
	tr.t.Helper()
	tr.page.Until("the sheet be drawn", `!document.querySelector(".sheet[aria-busy=true]") && document.querySelectorAll(".sheet .buttons .button").length > 0`)
	if browser.Eval[bool](tr.page, `!!document.querySelector(".big-swatch")`) {
		tr.press(".sheet .buttons .primary")
		tr.page.Until("the device be taken", `!document.querySelector(".big-swatch")`)
	}
}

// Matches as they stand somewhere, the same in every run.
var (
	march    = moment{game: "britannia-2008", seats: 4, seed: 6, after: 335, ask: "march"}
	battle   = moment{game: "britannia-2008", seats: 4, seed: 3, after: 90, ask: "defenderRetreat"}
	fought   = moment{game: "britannia-2008", seats: 4, seed: 2, after: 604, ask: "battle"} // the first is over in a round, and others follow
	invasion = moment{game: "marcher-lords", seats: 2, seed: 101, after: 120, ask: "attackerRetreat"}
	levies   = moment{game: "marcher-lords", seats: 2, seed: 5, after: 0, ask: "levy"}
	late     = moment{game: "britannia-2008", seats: 4, seed: 6, after: 820, ask: "march"}
	wales3   = moment{game: "marcher-lords", seats: 2, seed: 101, after: 400, ask: "march"}
	ireland3 = moment{game: "brian-boru", seats: 4, seed: 7, after: 185, ask: "lead"}
	draft    = moment{game: "brian-boru", seats: 4, seed: 7, after: 0, ask: "keep"}
	action   = moment{game: "brian-boru", seats: 4, seed: 7, after: 122, ask: "action"}
	trick    = moment{game: "brian-boru", seats: 4, seed: 7, after: 122, ask: "follow"}

	// These are other matches: who opens a link that is older than what they have sees
	// the newer.
	upkeep = moment{game: "brian-boru", seats: 4, seed: 8, after: 114, ask: "keep"}
	taken  = moment{game: "brian-boru", seats: 4, seed: 9, after: 119, ask: "action"}
)

// over is the link of a match that has been played at random to its end.
func over(t *testing.T, game string, seats int, seed uint64) string {
	t.Helper()
	g := games.ByID(game)
	setup := engine.DefaultSetup(g)
	setup.Seats = seats
	m, err := match.New(g, setup, []match.Player{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cat"}, {Name: "Dan"}}[:seats], dice.Source{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !m.Turn().Over(); n++ {
		if _, err := m.Do(dice.Draw(seed, n, len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// pick picks the first way from one place to another on which some or all may go,
// so that the choice is not made yet.
func (tr *tour) pick(text string) {
	tr.t.Helper()
	legal := opened(tr.t, text).Legal()
	for i, c := range legal {
		alike := func(o engine.Choice) bool { return o.From == c.From && o.To == c.To }
		if c.From >= 0 && c.To >= 0 && slices.ContainsFunc(legal[i+1:], alike) { // how many go is open
			for _, place := range []int8{c.From, c.To} {
				tr.press(`.board-stop[data-place="` + strconv.Itoa(int(place)) + `"]`)
			}
			tr.awaits(".board-march, .sheet .target")
			return
		}
	}
	tr.t.Fatal("nothing goes from one place to another")
}

// pages visits the screens without a match.
func (tr *tour) pages() {
	tr.t.Helper()
	tr.visit("home, empty")
	tr.at(model.AtNew, ".segments")
	tr.visit("form")
	tr.press(".others summary")
	tr.visit("form, options")
	for n := 1; n <= 2; n++ {
		browser.Eval[bool](tr.page, `(document.querySelectorAll("input[name=game]")[`+strconv.Itoa(n)+`].click(), true)`)
		tr.page.Until("the game be chosen", `document.querySelectorAll("input[name=game]")[`+strconv.Itoa(n)+`].checked`)
		tr.visit("form " + strconv.Itoa(n))
	}
	tr.at(model.AtSettings, ".one-of")
	tr.visit("settings")
	tr.at(model.AtAbout, ".page-body p")
	tr.visit("about")
	tr.at(model.AtDaily, ".days")
	tr.visit("daily")
	tr.at(model.AtHistory, ".page-head")
	tr.visit("history, empty")
	tr.at(model.AtLearn, ".lesson-card")
	tr.visit("learn")
	tr.at(model.AtRules, ".menu-list")
	tr.visit("rules")
	tr.at(model.AtRulesOf("britannia-2008", ""), ".reader-chapter")
	tr.visit("contents")
	tr.press(".reader-chapter[open] .reader-entry")
	tr.awaits(".reader-section")
	tr.visit("section")
	browser.Eval[bool](tr.page, `(() => {
		const field = document.querySelector(".reader-search");
		field.value = "Bretwalda";
		return field.dispatchEvent(new Event("input"));
	})()`)
	tr.awaits(".reader-found")
	tr.visit("found")
	for _, game := range []string{"britannia-2008", "marcher-lords", "brian-boru"} {
		tr.at(model.AtLesson(game), ".coach-words")
		tr.visit("lesson " + game)
		tr.at(model.AtLearn, ".lesson-card")
	}
}

// tables visits the tables of all games, with what opens from them.
func (tr *tour) tables() {
	tr.t.Helper()
	text, _ := march.link(tr.t)
	tr.at(text, ".page .card")
	tr.visit("arrival")
	tr.press(".page .button.primary")
	tr.awaits(".sheet h2")
	tr.lift()
	tr.visit("Britannia")
	tr.rail("Britannia")
	tr.press("#" + model.Opener(model.NationsDrawer))
	tr.press(".nation")
	tr.awaits(".worth, .card-head")
	tr.visit("nation")
	tr.press(".drawer-head .icon-button")
	tr.awaits(".nations")
	tr.press("li:nth-child(6) > .nation") // one that may still score for areas
	tr.press(".worth-show")
	tr.awaits(".worth-legend")
	tr.visit("points on the map")
	tr.press(".worth-legend .icon-button:nth-child(5)")
	tr.pick(text)
	tr.visit("march picked")
	if opener := "#" + model.Opener(model.LogDrawer); browser.Eval[bool](tr.page, `document.querySelector(`+strconv.Quote(opener)+`).checkVisibility()`) {
		tr.press(opener) // on a desk the log is open
	}
	tr.press(".log-ways .button")
	tr.awaits(".replay")
	tr.visit("replay")
	tr.press(".sheet .buttons .button.primary")
	tr.page.Until("the present be back", `!document.querySelector(".replay")`)
	tr.menu(":nth-child(5)")
	tr.visit("verify")
	tr.close()
	tr.menu(":last-child")
	tr.awaits(".drawer .keys")
	tr.visit("Britannia keys")
	tr.close()
	tr.press(".helper")
	tr.awaits(".reader-section, .reader-chapter")
	tr.visit("help")
	tr.close()

	for _, m := range []struct {
		name string
		moment
	}{{"battle", battle}, {"fought", fought}, {"levies", levies}, {"invasion", invasion}, {"draft", draft}, {"trick", trick}, {"action", action}} {
		text, _ := m.link(tr.t)
		tr.open(text)
		if m.name == "draft" {
			tr.visit("passing")
		}
		tr.lift()
		if m.name == "fought" {
			tr.press(".board-offered")
			tr.press(".sheet .buttons .confirm")
			tr.awaits(".report > :first-child, .report > .battle")
		}
		tr.visit(m.name)
		switch m.name {
		case "fought":
			if browser.Eval[bool](tr.page, `document.querySelector(".fold").checkVisibility()`) {
				tr.press(".fold")
				tr.visit("fought, blow by blow")
			}
		case "levies", "trick":
			tr.rail(m.name)
		}
	}
}

// evenings visits the tables again when much has happened.
func (tr *tour) evenings() {
	tr.t.Helper()
	for _, m := range []struct {
		name string
		moment
	}{{"Britannia late", late}, {"Wales late", wales3}, {"Ireland late", ireland3}} {
		text, _ := m.link(tr.t)
		tr.open(text)
		tr.lift()
		tr.visit(m.name)
	}
}

// scenes visits what is told by itself: what one plays, what others have done meanwhile,
// the upkeep, and what decided a match.
func (tr *tour) scenes() {
	tr.t.Helper()
	tr.at(model.AtNew, ".segments")
	browser.Eval[bool](tr.page, `(document.querySelectorAll("input[name=game]")[1].click(), true)`)
	tr.press(".new .seat:nth-child(2) .face-kind:nth-child(3)")
	tr.press(".new-start")
	tr.awaits(".beginning")
	tr.visit("beginning")

	text, _ := battle.link(tr.t) // others have moved since
	tr.open(text)
	tr.lift()
	tr.awaits(".change")
	browser.Eval[bool](tr.page, `(document.getAnimations().forEach((a) => ["toast-goes", "tip-comes", "more-below"].includes(a.animationName) && a.pause()), true)`)
	tr.visit("meanwhile")

	text, _ = upkeep.link(tr.t)
	tr.open(text)
	tr.lift()
	tr.awaits(".briefing")
	tr.visit("upkeep")

	text, _ = taken.link(tr.t)
	tr.open(text)
	tr.lift()
	tr.page.Until("the trick be over", playsTo(".table-rests .trick-over"))
	tr.visit("trick over")

	tr.open(over(tr.t, "britannia-2008", 4, 9))
	tr.lift()
	tr.press("#" + model.Opener(model.ReviewDrawer))
	tr.awaits(".review-moment")
	tr.visit("review")
}

// playsTo presses whatever can be pressed until something is shown.
func playsTo(selector string) string {
	return `(() => {
		if (document.querySelector("` + selector + `")) return true;
		const all = [...document.querySelectorAll(".sheet[aria-busy=false] :is(.buttons .primary, .option, .middle .chip, .middle .button, .buttons .button:not(.undo, .confirm))")];
		all.find((e) => !e.disabled && e.checkVisibility())?.click();
		return false;
	})()`
}

// menu presses a button of the list behind More in the menu: see view.menu.
func (tr *tour) menu(which string) {
	tr.t.Helper()
	tr.press("#" + model.Opener(model.MenuDrawer))
	moreOfMenu(tr.page)
	tr.press(".menu-more .button" + which)
}

// byLink visits a match by link, from the form to the table.
func (tr *tour) byLink() {
	tr.t.Helper()
	tr.at(model.AtNew, ".segments")
	browser.Eval[bool](tr.page, `(document.querySelectorAll("input[name=game]")[1].click(), true)`)
	tr.press(".new .seat:nth-child(2) .face-kind:nth-child(2)")
	tr.visit("form by link")
	tr.press(".new-start")
	tr.awaits(".gathering .card")
	tr.visit("lobby")
	tr.press(".gathering .ways .button:nth-of-type(4)")
	tr.awaits(".code-screen")
	tr.visit("code")
	tr.press(".code-screen .primary")
	tr.page.Until("the code be put away", `!document.querySelector(".code-screen")`)
}

// past visits matches that are over.
func (tr *tour) past() {
	tr.t.Helper()
	tr.open(over(tr.t, "britannia-2008", 4, 9))
	tr.lift()
	tr.visit("end")
	tr.at(model.AtHistory, ".match-over")
	tr.press(".match-over .match-open")
	tr.awaits(".recalled")
	tr.visit("history")
	tr.at(model.AtHome, ".home .match")
	tr.visit("home")
	tr.press(".match .icon-button")
	tr.visit("home, deleting")
}

// everywhere is the whole tour.
func everywhere(t *testing.T, screen browser.Screen, visit func(page *browser.Page, name string)) *tour {
	t.Helper()
	tr := beginTour(t, screen, visit)
	tr.pages()
	tr.post()
	tr.tables()
	tr.byLink()
	tr.past()
	noTrouble(t, tr.page)
	return tr
}

// banners are what the tour calls the moments that a page shows by themselves, by their
// titles.
var banners = map[string]string{
	"moment.submission": "submission",
	"moment.leader":     "fallen leader",
	"moment.perish":     "last army",
	"moment.fleet":      "landing",
	"moment.king":       "king",
	"moment.castle":     "castle",
	"moment.reckoning":  "cups",
	"moment.event":      "event",
	"moment.earl":       "earl",
	"moment.wedding":    "wedding",
	"moment.raid":       "raid",
	"moment.church":     "church",
	"moment.claims":     "claims",
}

// moments visits what is told over the map, as the replay shows it: each in the last step of
// a match that bots have played until then.
func (tr *tour) moments() {
	tr.t.Helper()
	for _, game := range []string{"britannia-2008", "marcher-lords", "brian-boru"} {
		untilTold(tr.t, game, func(title, link string) {
			name := banners[title]
			if name == "" {
				return
			}
			tr.open(link)
			tr.lift()
			if opener := "#" + model.Opener(model.LogDrawer); browser.Eval[bool](tr.page, `document.querySelector(`+strconv.Quote(opener)+`).checkVisibility()`) {
				tr.press(opener) // on a desk the log is open
			}
			tr.press(".log-ways .button")
			tr.awaits(".replay")
			browser.Eval[bool](tr.page, `(() => {
				const slider = document.querySelector(".replay-slider");
				slider.value = slider.max - 1;
				slider.dispatchEvent(new Event("input", { bubbles: true }));
				slider.dispatchEvent(new Event("change", { bubbles: true }));
				return true;
			})()`)
			rest(tr.page)
			tr.press(".replay-run")
			words, _, _ := strings.Cut(text.Of("en").Say(title), "{") // only the match knows the rest
			tr.page.Until(name+" be told", `(() => {
				const told = [...document.querySelectorAll(".board-banner")].find((e) => e.textContent.includes(`+strconv.Quote(words)+`));
				if (!told) return false;
				const held = told.cloneNode(true); // others follow soon
				Object.assign(held.style, { position: "fixed", left: told.parentElement.getBoundingClientRect().left + told.offsetLeft + "px", top: told.parentElement.getBoundingClientRect().top + told.offsetTop + "px", zIndex: 99 });
				held.id = "held";
				document.body.append(held);
				return true;
			})()`)
			tr.page.Until("nothing else be told", `!document.querySelector(".board-banner:not(#held)")`)
			tr.visit(name)
			browser.Eval[bool](tr.page, `(document.querySelector("#held").remove(), true)`)
		})
	}
}

// untilTold plays a match by bots, and tells the first moment of each title with the link of
// the match as it came.
func untilTold(t *testing.T, game string, tell func(title, text string)) {
	t.Helper()
	g := games.ByID(game)
	kinds := families.All().Families().Of(game).Moments
	setup := engine.DefaultSetup(g)
	m, err := match.New(g, setup, []match.Player{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cat"}, {Name: "Dan"}}[:setup.Seats], dice.Source{Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for !m.Turn().Over() {
		choice := 0
		if legal := m.Legal(); len(legal) > 1 {
			plan := bot.Easy.Think(m.State(), bot.Task{Seed: uint64(m.Len()), Past: m.Past(m.Len(), m.Turn().Seat)}).Plan
			choice = slices.Index(legal, plan[0])
		}
		before := m.Len()
		if _, err := m.Do(choice); err != nil {
			t.Fatal(err)
		}
		for n := before; n < m.Len(); n++ {
			for _, at := range table.Moments(g.Lexicon(), kinds, m.EventsOf(n)) {
				if known[at.Title] {
					continue
				}
				known[at.Title] = true
				text, err := link.Encode(m)
				if err != nil {
					t.Fatal(err)
				}
				tell(at.Title, text)
			}
		}
	}
}
