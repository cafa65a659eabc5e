package e2e_test

import (
	"math"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	model "bretwalda/app/client"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

// slower is how much slower than this machine the benchmarks let the page run:
// about as a phone in the middle of the market.
const slower = 4

// full are positions with a full board, where areas or towns are asked for.
var full = []moment{
	{game: "britannia-2008", seats: 4, seed: 1, after: 309, ask: "march", sees: "move"},
	{game: "marcher-lords", seats: 2, seed: 101, after: 260, ask: "march", sees: "move"},
	{game: "brian-boru", seats: 4, seed: 7, after: 112, ask: "lead", sees: "lead"},
}

// lay opens a match at its moment, on a slow phone.
func (m moment) lay(b *testing.B) *browser.Page {
	b.Helper()
	text, player := m.link(b)
	site := browser.Serve(b, folder, "/")
	page := chromium.Profile(b, browser.Phone).Open(site.URL + "#" + text)
	page.Sees("This game is new to this device.")
	page.Tap("Open")
	page.Until("the table be there", `!!document.querySelector(".sheet h2")`)
	if page.Has("I am " + player) {
		page.Tap("I am " + player)
	}
	page.Until("something be offered", `document.querySelectorAll(".board-offered").length > 0`)
	browser.Slow(page, slower)
	return page
}

// probe tells how long after a finger went up the frame was painted in which the
// picked place is another. A frame's callbacks see what it will paint; a message
// sent from them arrives once it has been.
const probe = `(() => {
	const lit = () => [...document.querySelectorAll(".board-selected, .board-march-head")].map((e) => e.getAttribute("d") || e.parentNode.getAttribute("style") || e.getAttribute("cx")).join();
	let up = 0;
	addEventListener("pointerup", (e) => { up = e.timeStamp; }, true);
	window.nextPick = () => {
		const before = lit();
		window.picked = new Promise((done) => {
			const give = setTimeout(() => done(-1), 4000);
			const look = () => {
				if (lit() === before) return requestAnimationFrame(look);
				clearTimeout(give);
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => done(performance.now() - up);
				port2.postMessage(0);
			};
			requestAnimationFrame(look);
		});
	};
})()`

// offered are the middles of what can be tapped and is in sight.
const offered = `[...document.querySelectorAll(".board-offered")].map((e) => { const r = e.getBoundingClientRect(); return { X: r.x + r.width / 2, Y: r.y + r.height / 2 }; })
	.filter((p) => { const e = document.elementFromPoint(p.X, p.Y); return e && e.closest(".board"); })`

// BenchmarkTapToPaint measures from a finger that goes up to the painted frame
// in which the area is picked.
func BenchmarkTapToPaint(b *testing.B) {
	for _, m := range full {
		b.Run(m.game, func(b *testing.B) {
			page := m.lay(b)
			browser.Eval[any](page, probe)
			type point struct{ X, Y float64 }
			var took []float64
			for b.Loop() {
				for n := range 12 {
					page.Press(kb.Escape) // nothing is picked
					time.Sleep(400 * time.Millisecond)
					at := browser.Eval[[]point](page, offered)
					if len(at) == 0 {
						b.Fatal("nothing is offered in sight")
					}
					p := at[n%len(at)]
					browser.Eval[any](page, "void nextPick()")
					page.Touch(p.X, p.Y)
					if ms := browser.Eval[float64](page, "picked"); ms >= 0 {
						took = append(took, ms)
					}
				}
			}
			report(b, took)
			promised(b, "ms-median", middle(took), tapBudget, middle(took) <= tapBudget)
		})
	}
}

// report gives the middle, the ninetieth hundredth and the most of figures in
// milliseconds.
func report(b *testing.B, took []float64) {
	if len(took) == 0 {
		b.Fatal("nothing was measured")
	}
	slices.Sort(took)
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(took[len(took)/2], "ms-median")
	b.ReportMetric(took[len(took)*9/10], "ms-90%")
	b.ReportMetric(took[len(took)-1], "ms-most")
}

// frames counts what is painted while something moves: the milliseconds between
// two frames, from the first to stopFrames.
const frames = `(() => {
	window.countFrames = () => {
		const gaps = [];
		let last = 0, on = true;
		window.stopFrames = () => { on = false; return gaps; };
		const tick = (now) => { if (last) gaps.push(now - last); last = now; if (on) requestAnimationFrame(tick); };
		requestAnimationFrame(tick);
	};
})()`

// BenchmarkFrames measures the time between two frames while the board is
// dragged to and fro, and while two fingers zoom in and out.
func BenchmarkFrames(b *testing.B) {
	const x, y = 195, 380
	gestures := []struct {
		name string
		at   func(done float64) [][2]float64
	}{
		{"pan", func(done float64) [][2]float64 {
			return [][2]float64{{x + 130*math.Sin(6*done), y + 160*math.Sin(9*done)}}
		}},
		{"zoom", func(done float64) [][2]float64 {
			half := 30 + 130*math.Abs(math.Sin(5*done))
			return [][2]float64{{x - half, y - 20}, {x + half, y + 20}}
		}},
	}
	for _, m := range full {
		page := m.lay(b)
		browser.Eval[any](page, frames)
		page.Pinch(x, y, 60, 160)
		for _, g := range gestures {
			b.Run(m.game+"/"+g.name, func(b *testing.B) {
				var took []float64
				for b.Loop() {
					browser.Eval[any](page, "countFrames()")
					page.Fingers(90, g.at)
					took = append(took, browser.Eval[[]float64](page, "stopFrames()")...)
				}
				report(b, took)
				most := took[len(took)-1] // report has sorted them
				promised(b, "ms-most", most, frameBudget, most <= frameBudget)
			})
		}
	}
}

// BenchmarkSceneFrames measures the time between two frames while a scene plays: the
// dice of a battle in Britannia, the first moment told over the map in The Marcher Lords,
// the end of a trick in Brian Boru.
func BenchmarkSceneFrames(b *testing.B) {
	for _, scene := range []struct {
		moment
		plays string
	}{{fought, ".tumble"}, {wales3, ".board-banner"}, {taken, ".table-rests .trick-over"}} {
		b.Run(scene.game, func(b *testing.B) {
			var took []float64
			for b.Loop() {
				page := scene.lay(b)
				browser.Slow(page, 1)
				browser.Eval[any](page, frames)
				if scene.plays == ".tumble" {
					browser.Eval[any](page, `document.querySelector(".board-offered").click()`)
					page.Until("the battle be confirmed", `(() => { const e = document.querySelector(".sheet .buttons .confirm:enabled"); e?.click(); return !!e; })()`)
				}
				page.Until("the scene play", playsTo(scene.plays))
				browser.Eval[any](page, "countFrames()")
				time.Sleep(1500 * time.Millisecond)
				took = append(took, browser.Eval[[]float64](page, "stopFrames()")...)
				page.Close()
			}
			report(b, took)
			promised(b, "ms-median", middle(took), sceneBudget, middle(took) <= sceneBudget)
		})
	}
}

// protected is a link with protected hands as it comes to a seat, and that which the device
// of the seat has handed over last.
type protected struct {
	text, before string
	seat         engine.Seat
	secret       dice.Token
}

// longestProtected is the longest link that comes back to a seat in a match of five
// devices, which choose at random and leave to orders what most do.
func longestProtected(b *testing.B) (longest protected) {
	b.Helper()
	must := func(err error) {
		b.Helper()
		if err != nil {
			b.Fatal(err)
		}
	}
	const seats, chance = 5, 1014
	g := brianboru.HighKing()
	setup := engine.DefaultSetup(g)
	setup.Seats = seats
	players := make([]match.Player, seats)
	for i := range players {
		players[i].Kind = match.Vacant
	}
	m, err := match.Invite(g, setup, players, 0, dice.Source{Kind: dice.Chained, Seed: chance})
	must(err)
	must(m.HideHands())
	secret := func(seat engine.Seat) dice.Token { return dice.Token{byte(seat) + 1, 41} }
	var handed [seats]string
	take := func(seat engine.Seat, text string) {
		m, err = link.Decode(text, games.Revisions())
		must(err)
		must(m.Hold(seat, secret(seat)))
		_, err = m.Continue()
		must(err)
	}
	hand := func() string {
		text, err := link.Encode(m)
		must(err)
		return text
	}
	at, text := engine.Seat(0), ""
	for seat, name := range []string{"Aethelna", "Beorhtwu", "Ceolwulf", "Deorwine", "Eadburga"} {
		if text != "" {
			m, err = link.Decode(text, games.Revisions())
			must(err)
		}
		must(m.Claim(engine.Seat(seat), name, secret(engine.Seat(seat))))
		_, err = m.Continue()
		must(err)
		text = hand()
	}
	take(at, text)
	must(m.Begin())
	for !m.Turn().Over() {
		if len(m.Orders(at)) == 0 {
			must(m.SetOrders(at, engine.UsualOrders(g.Lexicon(), false)))
		}
		_, obeyed, err := m.Obey()
		must(err)
		switch awaited := m.Awaits(); {
		case obeyed:
		case awaited == at:
			_, err := m.Do(dice.Draw(chance, m.Len(), len(m.Legal())))
			must(err)
		case awaited < 0:
			b.Fatal("the match awaits nobody")
		default:
			text = hand()
			handed[at] = text
			at = awaited
			if v := (protected{text, handed[at], at, secret(at)}); v.before != "" && len(text) > len(longest.text) {
				longest = v
			}
			take(at, text)
		}
	}
	return longest
}

// goThere goes to a link on a page that is open, and tells how long after that the
// frame was painted in which the board is there, and when the last long piece of work
// was done: the device's part with the hidden cards.
const goThere = `((hash) => new Promise((done) => {
	const began = performance.now();
	let painted = 0, quiet = 0;
	const work = new PerformanceObserver((list) => list.getEntries().forEach((e) => quiet = e.startTime + e.duration));
	work.observe({ type: "longtask" });
	const look = () => {
		if (!document.querySelector(".board") && performance.now() < began + 20000) return requestAnimationFrame(look);
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			painted = document.querySelector(".board") ? performance.now() : NaN;
			setTimeout(() => { work.disconnect(); done(painted ? [painted - began, Math.max(painted, quiet) - began] : []); }, 3000);
		};
		port2.postMessage(0);
	};
	location.hash = hash;
	requestAnimationFrame(look);
}))`

// BenchmarkOpenProtectedLink measures from the navigation of an open page to the longest
// link with protected hands, on a slow phone, to the painted board. The phone has the seat
// and the link that it has handed over last.
func BenchmarkOpenProtectedLink(b *testing.B) {
	v := longestProtected(b)
	b.Logf("brian-boru, five seats, %d letters", len(v.text))
	var took, quiet []float64
	for b.Loop() {
		site := browser.Serve(b, folder, "/")
		page := chromium.Profile(b, browser.Phone).Open(site.URL + "#" + model.AtSeat + store.KeyText(v.seat, v.secret) + "/" + v.before)
		page.Until("the match be kept", `!!document.querySelector(".board")`)
		page.Goto(site.URL + "#")
		page.Sees("New game")
		page.Until("no board be there", `!document.querySelector(".board")`)
		browser.Slow(page, slower)
		ms := browser.Eval[[]float64](page, goThere+`("`+v.text+`")`)
		if len(ms) != 2 {
			b.Fatalf("no board was painted, but:\n%s", page.Text())
		}
		took, quiet = append(took, ms[0]), append(quiet, ms[1])
		page.Close()
	}
	report(b, took)
	b.ReportMetric(middle(quiet), "ms-quiet")
	promised(b, "ms-painted", middle(took), openBudget, middle(took) <= openBudget)
}

// BenchmarkFromNothingToADecision is a newcomer's way to the first decision of a match:
// the site, Play now, and a town or card to be chosen.
func BenchmarkFromNothingToADecision(b *testing.B) {
	site := browser.Serve(b, folder, "/")
	var took time.Duration
	for b.Loop() {
		page := chromium.Profile(b, browser.Phone).Blank()
		browser.Slow(page, slower)
		began := time.Now()
		page.Goto(site.URL)
		page.Tap("Play now")
		page.Until("something be offered", `!!document.querySelector(".sheet h2") && !!document.querySelector(".board-offered, .thing:enabled")`)
		took += time.Since(began)
		page.Close()
	}
	b.ReportMetric(took.Seconds()/float64(b.N), "s/decision")
}
