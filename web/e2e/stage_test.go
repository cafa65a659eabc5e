package e2e_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	model "bretwalda/app/client"
	"bretwalda/web/browser"
)

// question is a screen of the tour at which somebody is asked.
type question struct {
	name string
	moment
	hand   bool // the person holds cards
	picked bool // a march has been picked
}

// questions are the screens of questions that the tests look at.
var questions = []question{
	{name: "march", moment: march},
	{name: "march picked", moment: march, picked: true},
	{name: "battle", moment: battle},
	{name: "several battles", moment: fought},
	{name: "Britannia late", moment: late},
	{name: "levies", moment: levies},
	{name: "invasion", moment: invasion},
	{name: "Wales late", moment: wales3},
	{name: "draft", moment: draft, hand: true},
	{name: "trick", moment: trick, hand: true},
	{name: "action", moment: action, hand: true},
	{name: "Ireland late", moment: ireland3, hand: true},
}

// bareMap is how much of the screen is map that nothing covers, in hundredths.
const bareMap = `(() => {
	const over = [...document.querySelectorAll(".bar, .rail > *, .sheet, .beside > *, .worth-legend, .board-whole")]
		.filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect());
	const map = document.querySelector(".board").getBoundingClientRect(), step = 4;
	let bare = 0, all = 0;
	for (let x = step / 2; x < innerWidth; x += step) for (let y = step / 2; y < innerHeight; y += step) {
		const within = (r) => x >= r.left && x <= r.right && y >= r.top && y <= r.bottom;
		all++;
		if (within(map) && !over.some(within)) bare++;
	}
	return Math.round(100 * bare / all);
})()`

// hidden is what is on the map, or is named there, below a tool, while all of the board is
// in sight.
const hidden = `(() => {
	const tools = [...document.querySelectorAll(".rail > *, .board-whole")].map((e) => e.getBoundingClientRect());
	const below = (e) => {
		const r = e.getBoundingClientRect();
		return r.width > 0 && tools.some((t) => r.left < t.right - 2 && t.left < r.right - 2 && r.top < t.bottom - 2 && t.top < r.bottom - 2);
	};
	const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
	return [...document.querySelectorAll(".board-names text, .board-pieces > * > *")].filter((e) => seen(e) && below(e)).map((e) => e.textContent || e.outerHTML.slice(0, 80));
})()`

// showWhole shows the whole board; where it is in sight already, the button comes nearer.
func (tr *tour) showWhole() {
	near := browser.Eval[float64](tr.page, zoom)
	for range 2 {
		tr.press(".board-whole")
		rest(tr.page)
		if browser.Eval[float64](tr.page, zoom) <= near+.001 {
			return
		}
	}
}

// ask opens the match of a question.
func (tr *tour) ask(q question) {
	tr.t.Helper()
	text, _ := q.link(tr.t)
	tr.open(text)
	tr.lift()
	if q.picked {
		tr.pick(text)
	}
}

// TestTheMapIsTheHero measures how much of a phone is map while somebody is asked, and
// checks that the map shows what matters and stays.
func TestTheMapIsTheHero(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		screen         browser.Screen
		average, least int // of maps without a hand of cards, in hundredths
	}{{browser.Phone, 60, 50}, {browser.Small, 48, 45}} {
		tr := beginTour(t, c.screen, func(*browser.Page, string) {})
		var table strings.Builder
		var shares []int
		for _, q := range questions {
			tr.ask(q)
			rest(tr.page)
			share := browser.Eval[int](tr.page, bareMap)
			least := c.least
			if q.hand {
				least = min(least, 45)
			} else {
				shares = append(shares, share)
			}
			if share < least {
				t.Errorf("%d by %d, %s: the map has %d %% of the screen, not %d", c.screen.Width, c.screen.Height, q.name, share, least)
			}
			fmt.Fprintf(&table, "\n%-16s %d", q.name, share)
			if *pictures != "" {
				tr.page.Screenshot(filepath.Join(*pictures, fmt.Sprintf("%d-%s.png", c.screen.Width, strings.ReplaceAll(q.name, " ", "-"))))
			}
			tr.stays(q, fmt.Sprintf("%d by %d, %s", c.screen.Width, c.screen.Height, q.name))
			if c.screen == browser.Phone {
				tr.showWhole()
				for _, what := range browser.Eval[[]string](tr.page, hidden) {
					if q.name == "several battles" && what == "North Sea" {
						continue // beside so low a map the tools are where there is most sea
					}
					t.Errorf("%s: a tool hides %s", q.name, what)
				}
			}
		}
		noTrouble(t, tr.page)
		sum := 0
		for _, share := range shares {
			sum += share
		}
		average := float64(sum) / float64(len(shares))
		if average < float64(c.average) {
			t.Errorf("%d by %d: the map has %.1f %% of the screen, on the average, not %d", c.screen.Width, c.screen.Height, average, c.average)
		}
		t.Logf("%d by %d, in hundredths: least %d, average %.1f%s", c.screen.Width, c.screen.Height, slices.Min(shares), average, table.String())
	}
}

// desk reports whether the log is beside the map.
func desk(page *browser.Page) bool {
	return browser.Eval[bool](page, `document.querySelector(".desk-log").checkVisibility()`)
}

// beside is what is beside the map of a desk, and covers none of it, nor one another.
const beside = `(() => {
	const map = document.querySelector(".board-pane").getBoundingClientRect();
	const parts = [".bar", ".rail", ".sheet", ".desk-log"].map((s) => [s, document.querySelector(s).getBoundingClientRect()]);
	const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
	return parts.flatMap(([s, r], i) => [
		...(meets(r, map) ? [s + " over the map"] : []),
		...(r.width < 100 || r.height < 40 || r.bottom > innerHeight + 1 || r.right > innerWidth + 1 ? [s + " out of sight"] : []),
		...parts.slice(i + 1).filter(([, q]) => meets(r, q)).map(([q]) => s + " over " + q),
	]);
})()`

// TestADeskIsATable: players, log and what is asked are beside the map of a desk, which
// has all of the height and nothing over it, and what a press of the mouse would do is
// said where it points.
func TestADeskIsATable(t *testing.T) {
	t.Parallel()
	holds := func(page *browser.Page, screen browser.Screen, where string) {
		rest(page)
		for _, fault := range browser.Eval[[]string](page, beside) {
			t.Errorf("%d by %d, %s: %s", screen.Width, screen.Height, where, fault)
		}
		if n := browser.Eval[int](page, `Math.round(document.querySelector(".board").clientHeight)`); n != int(screen.Height) {
			t.Errorf("%d by %d, %s: the map is %d high", screen.Width, screen.Height, where, n)
		}
	}
	narrow, wide := browser.Screen{Width: 1024, Height: 768, Scale: 1}, browser.Screen{Width: 1440, Height: 900, Scale: 1}
	tr := beginTour(t, narrow, func(*browser.Page, string) {})
	for _, q := range questions {
		tr.ask(q)
		holds(tr.page, narrow, q.name)
	}
	noTrouble(t, tr.page)
	page := welsh.play(t, wide)
	page.Until("the map rest", atRest)
	holds(page, wide, "The Welsh Revival")
	page.Tap("Cornwall")
	browser.Eval[bool](page, `(() => {
		const r = `+stopOf("Devon")+`.getBoundingClientRect();
		return document.querySelector(".board").dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX: r.x + r.width / 2, clientY: r.y + r.height / 2 }));
	})()`)
	page.Until("the map say what a press would do", `document.querySelector(".board-hover").textContent.includes("from Cornwall to Devon")`)
}

// zoom is how close the map is.
const zoom = `new DOMMatrixReadOnly(` + seen + `).a`

// TestTheSheetIsPulledUp: what explains a choice waits in the sheet until it is pulled
// up, which takes the map no farther away. One button shows all of the board.
func TestTheSheetIsPulledUp(t *testing.T) {
	t.Parallel()
	page := welsh.play(t, browser.Phone)
	page.Until("the map rest", atRest)
	near := browser.Eval[float64](page, zoom)
	height := browser.Eval[float64](page, `document.querySelector(".sheet").offsetHeight`)
	page.Tap("Cornwall")
	page.Tap("More about this choice")
	page.Until("the sheet grow", `document.querySelector(".table-pulled > .sheet").offsetHeight > `+fmt.Sprint(height))
	page.Until("the map rest", atRest)
	if now := browser.Eval[float64](page, zoom); now < near-.001 {
		t.Errorf("the map goes from %.3f to %.3f as the sheet grows", near, now)
	}
	page.Tap("More about this choice")
	page.Until("the sheet be down", `!document.querySelector(".table-pulled")`)
	for _, way := range []struct {
		far   float64
		shown string
	}{{-90, `!!document.querySelector(".table-pulled")`}, {90, `!document.querySelector(".table-pulled")`}} {
		page.Until("the map rest", atRest)
		at := browser.Eval[[]float64](page, `(() => { const r = document.querySelector(".grip").getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`)
		page.Fingers(8, func(done float64) [][2]float64 { return [][2]float64{{at[0], at[1] + way.far*done}} })
		page.Until("the sheet follow the finger on its grip", way.shown)
	}
	page.Pinch(195, 300, 60, 200)
	page.Until("the map be closer", zoom+` > `+fmt.Sprint(1.5*near))
	page.Tap("Whole board")
	page.Until("the map rest", atRest)
	page.Until("the whole board be in sight", `(() => {
		const top = document.querySelector(".bar").getBoundingClientRect().bottom, bottom = document.querySelector(".sheet").getBoundingClientRect().top;
		return [...document.querySelectorAll(".board-stop")].every((e) => {
			const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
			return x > 0 && x < innerWidth && y > top && y < bottom;
		});
	})()`)
	noTrouble(t, page)
}

// TestTheMenuLiesOverTheNews: news over the map don't hide what the person opens.
func TestTheMenuLiesOverTheNews(t *testing.T) {
	t.Parallel()
	page := battle.play(t, browser.Phone)
	page.Until("the news be told", `document.querySelector(".toasts > :not([hidden])")?.offsetHeight > 0`)
	page.Tap("Menu")
	page.Until("the menu lie over the news", `(() => {
		const news = document.querySelector(".toasts"), drawer = document.querySelector(".drawer");
		Object.assign(news.style, { height: "400px", pointerEvents: "auto" }); // as of a long turn
		const { left, right, top, bottom } = news.getBoundingClientRect();
		return drawer.getBoundingClientRect().top < bottom - 50 && drawer.contains(document.elementFromPoint((left + right) / 2, bottom - 10));
	})()`)
	noTrouble(t, page)
}

// crowded is what can be tapped too close to something else for a finger, though the map
// has room to come closer; "" where there is nothing of the kind.
const crowded = `(() => {
	const all = [...document.querySelectorAll(".board-offered")].map((e) => [e.getAttribute("aria-label"), e.getBoundingClientRect()]);
	const at = all.map(([name, r]) => [name, r.x + r.width / 2, r.y + r.height / 2]), zoom = ` + zoom + `;
	const span = (list) => Math.max(...list) - Math.min(...list);
	const top = document.querySelector(".bar").getBoundingClientRect().bottom, bottom = document.querySelector(".sheet").getBoundingClientRect().top;
	const rail = document.querySelector(".rail").getBoundingClientRect();
	const wide = span(at.map(([, x]) => x)) + 24 * zoom, high = span(at.map(([, , y]) => y)) + 46 * zoom;
	if (zoom > 3.9 || wide > .85 * (rail.left - 24) || high > .85 * (bottom - top - 24)) return "";
	for (const [i, [name, x, y]] of at.entries()) for (const [other, p, q] of at.slice(0, i)) {
		const far = Math.hypot(x - p, y - q);
		if (far < 35) return name + " and " + other + " are " + Math.round(far) + " apart; all take " + [wide, high].map(Math.round) + " at " + zoom;
	}
	return "";
})()`

// nearest are two places that can be tapped which are too close to each other for a finger:
// their stops, and the point between; empty where there are none.
const nearest = `(() => {
	const at = [...document.querySelectorAll(".board-offered:not(.board-selected)")].map((e) => [e.dataset.place, e.getBoundingClientRect()]).map(([place, r]) => [place, r.x + r.width / 2, r.y + r.height / 2]);
	const pairs = at.flatMap(([p, x, y], i) => at.slice(0, i).map(([q, u, v]) => [Math.hypot(x - u, y - v), (x + u) / 2, (y + v) / 2, +p, +q]));
	const seen = ([, x, y]) => document.querySelector(".board").contains(document.elementFromPoint(x, y));
	return pairs.filter((p) => p[0] < 32 && seen(p)).sort((a, b) => a[0] - b[0])[0] || [];
})()`

// asksWhich checks that a tap between two targets that a finger can't tell apart sends nothing,
// and that the map comes nearer, so that the next tap is clear.
func (tr *tour) asksWhich(where string) {
	tr.t.Helper()
	pair := browser.Eval[[]float64](tr.page, nearest)
	if len(pair) == 0 {
		return
	}
	const asked = `document.querySelector(".sheet").textContent`
	before := browser.Eval[string](tr.page, asked)
	tr.page.Touch(pair[1], pair[2])
	rest(tr.page)
	apart := browser.Eval[float64](tr.page, fmt.Sprintf(`(() => {
		const [a, b] = [%v, %v].map((p) => document.querySelector(".board-stop[data-place='" + p + "']").getBoundingClientRect());
		return Math.hypot(a.x - b.x, a.y - b.y);
	})()`, pair[3], pair[4]))
	if after := browser.Eval[string](tr.page, asked); apart < 1.1*pair[0] || after != before {
		tr.t.Errorf("%s: a tap between two places that are %.0f apart leaves them %.0f apart, and %q becomes %q", where, pair[0], apart, before, after)
	}
}

// holdsStill checks that the map rests now that it is asked.
func (tr *tour) holdsStill(where string) {
	tr.t.Helper()
	const mark = left
	if moved := browser.Eval[string](tr.page, `(async () => {
		await new Promise((done) => setTimeout(done, 600)); // it shows what matters next
		const before = `+mark+`;
		await new Promise((done) => setTimeout(done, 700));
		return `+mark+` === before ? "" : before + " becomes " + `+mark+`;
	})()`); moved != "" {
		tr.t.Errorf("%s: the map moves although it is asked: %s", where, moved)
	}
}

// roomy checks that the map of a question leaves room for fingers.
func (tr *tour) roomy(where string) {
	tr.t.Helper()
	if close := browser.Eval[string](tr.page, crowded); close != "" {
		tr.t.Errorf("%s: %s", where, close)
	}
}

// stays checks that the map of a question rests before and after something is picked, and
// comes no farther away because the sheet is pulled up.
func (tr *tour) stays(q question, where string) {
	tr.t.Helper()
	tr.holdsStill(where)
	if q.picked {
		tr.asksWhich(where)
		return
	}
	tr.roomy(where)
	far := browser.Eval[float64](tr.page, zoom)
	tr.press(".grip")
	rest(tr.page)
	if now := browser.Eval[float64](tr.page, zoom); now < far-.001 {
		tr.t.Errorf("%s: the map goes from %.3f to %.3f as the sheet grows", where, far, now)
	}
	tr.press(".grip")
	tr.holdsStill(where + ", pulled")
	if q.name != "march" && browser.Eval[bool](tr.page, `!!document.querySelector(".board-offered")`) { // that is picked next
		tr.press(".board-offered")
		tr.holdsStill(where + ", tapped")
		tr.asksWhich(where + ", tapped")
	}
}

// TestATapOnWordsClosesThemAlone: words over the map go by a tap on them, which is none on
// the place that they hide.
func TestATapOnWordsClosesThemAlone(t *testing.T) {
	t.Parallel()
	tr := beginTour(t, browser.Phone, func(*browser.Page, string) {})
	tr.at(model.AtNew, ".segments")
	browser.Eval[bool](tr.page, `(document.querySelectorAll("input[name=game]")[1].click(), true)`)
	tr.press(".new .seat:nth-child(2) .face-kind:nth-child(3)")
	tr.press(".new-start")
	tr.awaits(".beginning:not([hidden])")
	rest(tr.page)
	const heard = `document.querySelector(".sheet").textContent`
	before := browser.Eval[string](tr.page, heard)
	at := browser.Eval[[]float64](tr.page, `(() => { const r = document.querySelector(".beginning").getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; })()`)
	tr.page.Touch(at[0], at[1])
	tr.page.Until("the words be gone", `!!document.querySelector(".beginning[hidden]")`)
	rest(tr.page)
	if after := browser.Eval[string](tr.page, heard); after != before {
		t.Errorf("the tap did more: %q, before %q", after, before)
	}
	tr.page.Touch(at[0], at[1])
	tr.page.Until("the next tap be heard", heard+` !== `+fmt.Sprintf("%q", before))
}

// left is how the map stands.
const left = `document.querySelector(".board > *").style.transform`

// inSight reports whether all that can be tapped, and what is picked, was in sight with the map as
// it stood: neither sheet nor tools nor a tip lay over it.
func inSight(page *browser.Page, stood string) bool {
	return browser.Eval[bool](page, `((stood) => {
		const was = new DOMMatrixReadOnly(stood), now = new DOMMatrixReadOnly(`+left+`), map = document.querySelector(".board").getBoundingClientRect();
		const bar = document.querySelector(".bar").getBoundingClientRect(), bottom = parseFloat(getComputedStyle(document.querySelector(".board")).paddingBottom);
		const sheet = { top: Math.min(document.querySelector(".sheet").getBoundingClientRect().top, map.bottom - bottom) };
		const tools = [...document.querySelectorAll(".rail, .board-whole")].map((e) => e.getBoundingClientRect()), edge = 15;
		return [...document.querySelectorAll(".board-offered, .board-stop[aria-pressed=true]")].every((e) => {
			const r = e.getBoundingClientRect(), to = (at, from, a, b) => from + (at - from - a) / now.a * was.a + b;
			const x = to(r.x + r.width / 2, map.x, now.e, was.e), y = to(r.y + r.height / 2, map.y, now.f, was.f);
			return x > edge && x < innerWidth - edge && y > bar.bottom + edge && y < sheet.top - edge && !tools.some((t) => x > t.left - edge && x < t.right + edge && y > t.top - edge && y < t.bottom + edge);
		});
	})(`+strconv.Quote(stood)+`)`)
}

// TestAPickLeavesTheMap: whoever picks an army finds it where it was, unless it can go somewhere
// that is out of sight.
func TestAPickLeavesTheMap(t *testing.T) {
	t.Parallel()
	tr := beginTour(t, browser.Phone, func(*browser.Page, string) {})
	for _, q := range questions {
		if q.picked || q.hand {
			continue
		}
		tr.ask(q)
		rest(tr.page)
		places := browser.Eval[[]string](tr.page, `[...document.querySelectorAll(".board-offered")].map((e) => e.dataset.place)`)
		moved := 0
		for _, place := range places[:min(len(places), 12)] {
			stood := browser.Eval[string](tr.page, left)
			tr.press(`.board-stop[data-place="` + place + `"]`)
			tr.page.Until("the map be still", atRest)
			if browser.Eval[string](tr.page, left) != stood {
				if moved++; inSight(tr.page, stood) {
					t.Errorf("%s: place %s is picked, and the map goes from %s to %s", q.name, place, stood, browser.Eval[string](tr.page, left))
				}
			}
			if !browser.Eval[bool](tr.page, `!!document.querySelector(".board-selected")`) {
				break // it was an answer
			}
			tr.press(`.board-stop[data-place="` + place + `"]`)
			tr.page.Until("the map be still", atRest)
		}
		t.Logf("%s: %d of %d picks move the map", q.name, moved, min(len(places), 12))
	}
	noTrouble(t, tr.page)
}
