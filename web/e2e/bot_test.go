package e2e_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"bretwalda/web/browser"
	"bretwalda/web/host"
)

// choose takes an option of a list. A seat's player is a face; how well a bot plays is
// a list.
func choose(page *browser.Page, list, option string) {
	if strings.HasPrefix(list, "Who plays seat ") {
		face := option
		if strings.HasPrefix(option, "Bot: ") {
			face = "Bot"
		}
		if page.Tap(list + ": " + face); face != "Bot" {
			return
		}
	}
	if strings.HasPrefix(list, "Who plays for ") {
		moreOfMenu(page)
	}
	page.Find(list)
	page.Until("be able to choose "+option, `(() => {
		const select = document.querySelector('select[aria-label="`+list+`"]');
		const option = [...select.options].find((o) => o.text === "`+option+`");
		if (!option) return false;
		select.value = option.value;
		select.dispatchEvent(new Event("change", { bubbles: true }));
		return true;
	})()`)
}

// against begins a match of Ann against bots, with the sides by seat.
func against(page *browser.Page, kinds ...string) {
	page.Tap("New game")
	seated(page, 1, "Ann")
	for i, kind := range kinds {
		choose(page, "Who plays seat "+strconv.Itoa(i+2), kind)
	}
	bySeat(page)
	start(page)
}

// start begins the match of the form, and has bots go on that are first: they wait until
// the person has read what they play.
func start(page *browser.Page) {
	page.Tap("Start")
	page.Find("Menu")
	if page.Has("Go on") {
		page.Tap("Go on")
	}
}

// Signs of whose turn it is at the table.
const (
	botsTurn    = `!!document.querySelector(".at-work")`
	peoplesTurn = `!!document.querySelector(".adviser:not([hidden])")`
	rollDue     = `[...document.querySelectorAll(".sheet .primary:enabled")].some((b) => b.textContent === "Roll the dice")`
	rests       = `!!document.querySelector(".table-rests .sheet .primary:enabled")` // before the dice of a battle, after its end, or after a trick
	isOver      = `document.body.innerText.includes("The game is over")`
	sheet       = `document.querySelector(".sheet").innerText`
	round       = `document.querySelector(".bar h1").innerText`
	advised     = `!!document.querySelector(".advice:not([hidden])") && !!document.querySelector(".suggested:enabled")`
	botFault    = "The bot has stopped with an error."
	settled     = `!document.querySelector(".advice:not([hidden])") && !document.querySelector(".sheet[aria-busy=true]")`
)

// theLink is the link of the one match that is kept.
const theLink = `new Promise((done) => {
	const open = indexedDB.open("bretwalda");
	open.onsuccess = () => {
		const all = open.result.transaction("matches").objectStore("matches").getAll();
		all.onsuccess = () => {
			open.result.close();
			done(JSON.parse(all.result[0]).link);
		};
	};
})`

// rollDice rolls the dice that are due, or goes on after a battle or a trick.
func rollDice(page *browser.Page) {
	seen := browser.Eval[string](page, sheet)
	page.TapOn(".sheet .primary:enabled")
	page.Until("the page go on", sheet+" !== "+strconv.Quote(seen))
	page.Until("they be shown", shown)
}

// follow asks what a bot would do, and does it.
func follow(page *browser.Page) {
	page.Tap("What would you do?")
	page.Until("something be suggested", advised)
	page.TapOn(".suggested:enabled")
	page.Until("it be done", settled)
}

// playUntil lets the bots play, and the person as advised, until a
// condition holds. It returns how often the person decided, and how much was
// seen of the bots.
func playUntil(t *testing.T, page *browser.Page, condition string) (own, others int) {
	t.Helper()
	for own < 300 {
		page.Until("somebody have the turn", peoplesTurn+"||"+botsTurn+"||"+rests+"||"+isOver)
		switch {
		case browser.Eval[bool](page, rests):
			rollDice(page)
		case browser.Eval[bool](page, condition):
			return own, others
		case browser.Eval[bool](page, botsTurn):
			seen := browser.Eval[string](page, sheet)
			page.Until("the bots play", `!(`+botsTurn+`) || `+sheet+` !== `+strconv.Quote(seen))
			others++
		case browser.Eval[bool](page, peoplesTurn):
			follow(page)
			own++
		case browser.Eval[bool](page, isOver):
			t.Fatal("the game is over")
		}
	}
	t.Fatalf("after %d decisions it is not so that %s", own, condition)
	return own, others
}

func inRound(numeral string) string { return round + ` === "Round ` + numeral + `"` }

// noTrouble checks that the console has nothing to complain of.
func noTrouble(t *testing.T, page *browser.Page) {
	t.Helper()
	for _, trouble := range page.Troubles() {
		t.Errorf("console: %s", trouble)
	}
}

// TestAPersonAgainstThreeBots plays a whole round of Britannia and says nothing
// but what is advised.
func TestAPersonAgainstThreeBots(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	against(page, "Bot: easy", "Bot: easy", "Bot: easy")
	page.Sees("Romans: move")
	own, others := playUntil(t, page, inRound("II"))
	if own < 3 || others < 3 {
		t.Errorf("Ann has decided %d times and seen %d moves of bots", own, others)
	}
	page.Tap("Log")
	page.Sees("Belgae")
	page.SeesNot("Pass the device to")
	noTrouble(t, page)
}

// TestBrianBoruAgainstBots plays a whole round. The device changes no hands, and no
// card of another hand in the page.
func TestBrianBoruAgainstBots(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	page.Tap("New game")
	page.Tap("Brian Boru")
	start(page)
	own, others := playUntil(t, page, inRound("II"))
	if own < 6 || others < 6 {
		t.Errorf("the person has decided %d times and seen %d moves of bots", own, others)
	}
	page.SeesNot("Pass the device to")
	noTrouble(t, page)
}

// TestAFirstVisitorGetsAFight: a tap on Start is enough.
func TestAFirstVisitorGetsAFight(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	page.Tap("New game")
	page.Until("Start be seen without scrolling", `(() => { const r = [...document.querySelectorAll("button")].find((b) => b.textContent === "Start")?.getBoundingClientRect(); return r && r.bottom <= innerHeight && document.documentElement.scrollHeight <= innerHeight; })()`)
	start(page)
	page.Tap("Menu")
	for seat, kind := range map[string]string{"Player 1": "Person", "Hild": "Bot: medium", "Colm": "Bot: medium", "Nest": "Bot: medium"} {
		page.Until(seat+" be played by "+kind, `(() => { const s = document.querySelector('select[aria-label="Who plays for `+seat+`"]'); return s.options[s.selectedIndex].text === "`+kind+`"; })()`)
	}
	noTrouble(t, page)
}

func TestASeatIsGivenToABotAndTakenBack(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Desktop).Open(site.URL)
	against(page, "Bot: easy", "Bot: easy", "Bot: easy")
	page.Sees("Romans: move")
	page.Tap("Menu")
	choose(page, "Who plays for Ann", "Bot: easy")
	page.Tap("Close") // until then it waits
	page.Until("a bot play for Ann", botsTurn+" && "+sheet+`.includes("Ann is thinking…")`)
	page.Until("the bot march", sheet+`.includes("The Romans move")`)
	page.Reload()
	page.Until("a bot play for Ann", botsTurn)
	page.Tap("Menu")
	choose(page, "Who plays for Ann", "Person")
	page.Until("Ann decide", peoplesTurn+"||"+rests)
	page.SeesNot("Pass the device to")
	page.Tap("Close")
	if browser.Eval[bool](page, rests) { // the end of a battle
		page.Tap("Continue")
		page.Until("Ann decide", peoplesTurn)
	}
	follow(page)
	noTrouble(t, page)
}

func TestABotIsStopped(t *testing.T) {
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	page.Tap("New game")
	choose(page, "Who plays seat 1", "Bot: hard")
	seated(page, 2, "Bea")
	bySeat(page)
	start(page)
	page.Tap("Pause")
	page.Sees("Paused.")
	time.Sleep(time.Second) // a choice that was being stored is shown yet
	before := page.Text()
	time.Sleep(2 * time.Second)
	if page.Text() != before {
		t.Errorf("a stopped bot plays: %q, then %q", before, page.Text())
	}
	page.Tap("Move now")
	page.Until("the bot move", sheet+`.includes("move")`)
	page.Tap("Pause")
	page.TapOn(".buttons .button")
	page.Until("the person decide for the Romans", peoplesTurn+" && "+sheet+`.includes("Romans: ")`) // to move, or the next battle
	noTrouble(t, page)
}

func TestTheBotsMovesAreSkippedAndTakenBack(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	page.Tap("New game")
	seated(page, 2, "Bea")
	choose(page, "Who plays seat 1", "Bot: easy")
	bySeat(page)
	start(page)
	page.Tap("Fast")
	page.Until("Bea decide", peoplesTurn)
	follow(page)
	playUntil(t, page, botsTurn)
	page.Tap("Fast")
	page.Until("Bea decide", peoplesTurn)
	page.Tap("Menu")
	page.Tap("Undo the roll")
	page.Sees("This also takes back what the bots have done since your last decision.")
	before := browser.Eval[string](page, theLink)
	page.Tap("Undo")
	page.Until("it be taken back", theLink+".then((link) => link !== "+strconv.Quote(before)+")")
	page.Until("Bea decide again", peoplesTurn)
	follow(page)
	noTrouble(t, page)
}

func TestAReloadWhileABotThinks(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	player := chromium.Profile(t, browser.Phone)
	page := player.Open(site.URL)
	page.Tap("New game")
	choose(page, "Who plays seat 1", "Bot: hard")
	seated(page, 2, "Bea")
	bySeat(page)
	start(page)
	page.Until("the bot think", `!!document.querySelector(".at-work-thinking")`)
	page.Reload()
	page.Tap("Go on") // nothing has happened yet
	page.Until("the bot march", sheet+`.includes("The Romans move")`)
	page.Close()
	page = player.Open(site.URL)
	page.Tap("Britannia, round I")
	page.Until("the bot go on", botsTurn)
	page.Tap("Log")
	page.Sees("infantry from the English Channel to")
	noTrouble(t, page)
}

// workers counts those that a page starts.
const workers = `window.started = 0; { const Given = Worker; window.Worker = class extends Given { constructor(...a) { super(...a); window.started++; } }; }`

func TestBotsThinkOffline(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	started(page)
	kept(page)
	site.Offline(true)
	page.Reload()
	started(page)
	browser.Eval[bool](page, "(() => { "+workers+" return true; })()")
	against(page, "Bot: easy", "Bot: easy", "Bot: easy")
	page.Tap("Menu")
	choose(page, "Who plays for Ann", "Bot: easy")
	page.Tap("Close")
	page.Until("the bot march", sheet+`.includes("The Romans move")`)
	if n := browser.Eval[int](page, `window.started`); n == 0 {
		t.Error("no worker thinks")
	}
	noTrouble(t, page)
}

// TestABotWaitsForItsProgram: a bot that is asked before its program has come, by a
// network that breaks off, thinks until it is there.
func TestABotWaitsForItsProgram(t *testing.T) {
	t.Parallel()
	plain, come := host.Handler(folder, "/"), make(chan struct{})
	var asked atomic.Int32
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/rest.wasm" {
			if asked.Add(1) <= 4 {
				panic(http.ErrAbortHandler)
			}
			<-come
		}
		plain.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	comes := sync.OnceFunc(func() { close(come) })
	t.Cleanup(comes)
	page := chromium.Profile(t, browser.Phone).Open(server.URL + "/")
	page.Tap("New game")
	choose(page, "Who plays seat 1", "Bot: easy")
	seated(page, 2, "Bea")
	seated(page, 3, "Cid") // so that the bot waits for nobody who reads what they play
	bySeat(page)
	start(page)
	page.Until("the bot think", `!!document.querySelector(".at-work-thinking")`)
	for asked.Load() <= 4 {
		time.Sleep(50 * time.Millisecond)
	}
	page.Until("the bot still think", `!!document.querySelector(".at-work-thinking")`)
	page.SeesNot(botFault)
	comes()
	page.Until("the bot march", sheet+`.includes("The Romans move")`)
}

// TestABotThatCannotThinkSaysSo: where a browser has no workers, and where the host
// has another release. The person plays on.
func TestABotThatCannotThinkSaysSo(t *testing.T) {
	t.Parallel()
	withoutThought(t, map[string]string{
		"none":    `delete window.Worker;`,
		"program": `{ const Given = fetch; window.fetch = (file, ...rest) => Given(String(file).replace("rest.wasm", "none.wasm"), ...rest); }`,
	})
}

// TestWorkersAreRefused: the same of other ways that a browser has to refuse them.
func TestWorkersAreRefused(t *testing.T) {
	t.Parallel()
	withoutThought(t, map[string]string{
		"throws": `window.Worker = class { constructor() { throw new DOMException("no", "SecurityError"); } };`,
		"breaks": `{ const Given = Worker; window.Worker = class extends Given { constructor(url) { super(new URL("nothing.js", url)); } }; }`,
	})
}

// withoutThought has a person play on where a script keeps bots from thinking.
func withoutThought(t *testing.T, scripts map[string]string) {
	for name, script := range scripts {
		t.Run(name, func(t *testing.T) {
			site := browser.Serve(t, folder, "/")
			page := chromium.Profile(t, browser.Phone).Blank()
			page.Inject(script)
			page.Goto(site.URL)
			page.Tap("New game")
			choose(page, "Who plays seat 1", "Bot: easy")
			seated(page, 2, "Bea")
			bySeat(page)
			start(page)
			page.Sees(botFault)
			page.TapOn(".buttons .button")
			page.Until("the person decide for the Romans", peoplesTurn)
		})
	}
}

// quick watches for whatever keeps the page from drawing: tasks of over 50 ms,
// and the time between two frames. And it counts what workers answer.
const quick = `window.tasks = []; window.frames_ = []; window.answers = 0;
	new PerformanceObserver((list) => list.getEntries().forEach((e) => tasks.push(Math.round(e.duration)))).observe({ type: "longtask" });
	{ let last = 0; const tick = (now) => { if (last) frames_.push(now - last); last = now; requestAnimationFrame(tick); }; requestAnimationFrame(tick); }
	{ const Given = Worker; window.Worker = class extends Given { constructor(...a) { super(...a); this.addEventListener("message", (e) => e.data && answers++); } }; }`

// TestThePageStaysQuickWhileBotsThink prints what the page does meanwhile. How
// quick that is depends on the machine; that workers think, and that the page
// draws, does not.
func TestThePageStaysQuickWhileBotsThink(t *testing.T) {
	const look = 2000 // milliseconds
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Blank()
	page.Inject(quick)
	page.Goto(site.URL)
	page.Tap("New game")
	choose(page, "Who plays seat 1", "Bot: medium")
	seated(page, 2, "Bea")
	bySeat(page)
	start(page)
	page.Until("the bot march", sheet+`.includes("The Romans move")`)
	if n := browser.Eval[int](page, `answers`); n == 0 {
		t.Error("the bot has marched, and no worker has thought")
	}
	from := browser.Eval[string](page, sheet)
	for range 2 {
		browser.Eval[bool](page, fmt.Sprintf(`new Promise((done) => { tasks.length = frames_.length = 0; setTimeout(() => done(true), %d); })`, look))
		long := browser.Eval[[]int](page, `tasks`)
		frames := browser.Eval[int](page, `frames_.length`)
		late := browser.Eval[int](page, `frames_.filter((f) => f > 50).length`)
		t.Logf("in %d ms %d frames, %d of them later than 50 ms; tasks of over 50 ms: %v", look, frames, late, long)
		if frames == 0 {
			t.Errorf("the page has drawn nothing for %d ms", look)
		}
	}
	page.Until("something be played", sheet+` !== `+fmt.Sprintf("%q", from))
}
