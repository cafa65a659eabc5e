package e2e_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/static/site"
	"bretwalda/web/browser"
	"bretwalda/web/release"
)

// The project's own limits; docs/BENCHMARKS.md tells how it stands.
const (
	openBudget    = 1000    // milliseconds from a link with protected hands to its board, on a slow phone
	offlineBudget = 450     // milliseconds, kept and without a network, on this machine
	lineBudget    = 1500    // milliseconds to something useful to look at and to tap, on a slow phone and line
	tableBudget   = 7500    // milliseconds to a live table there
	usefulBudget  = 500     // milliseconds to something useful on a slow phone, from a local host
	tapBudget     = 50      // milliseconds from a finger that goes up to the painted frame, on a slow phone
	frameBudget   = 34      // milliseconds of the longest frame while fingers move
	sceneBudget   = 17      // milliseconds of a frame while a scene plays, at full speed
	restBudget    = 65      // megabytes of the first screen
	memoryBudget  = 110     // megabytes of a page with a bot that thinks
	rulesBudget   = 200_000 // choices a second, native
	shareBudget   = .55     // of native, in the browser
	decodeBudget  = 50      // milliseconds for a whole match from its link, in the browser
)

// helloBudget is how often a visit on a slow phone may take as long as that of a
// program that only says hello.
var helloBudget = map[string]float64{"first": 1.25, "later": 1.15, "offline": 1.25}

// promised reports a figure beside its budget, and says when it is missed.
func promised(b *testing.B, unit string, figure, budget float64, held bool) {
	b.Helper()
	b.ReportMetric(figure, unit)
	b.ReportMetric(budget, unit+"-budget")
	if !held {
		b.Logf("missed: %.4g %s, %.4g promised", figure, unit, budget)
	}
}

// middle is the median.
func middle(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}

// stopwatch notes, in milliseconds from the beginning of a visit, when the
// program ran, when the first screen was there, when it had been painted, and
// when the last long piece of work after it was done.
const stopwatch = `(() => {
	window.marks = {};
	new PerformanceObserver((list) => list.getEntries().forEach((e) => marks.quiet = e.startTime + e.duration)).observe({ type: "longtask", buffered: true });
	new MutationObserver((_, observer) => {
		if (document.documentElement?.dataset.load === "running") marks.running ??= performance.now();
		if (!document.querySelector("` + firstScreen + `")) return;
		observer.disconnect();
		marks.drawn = performance.now();
		requestAnimationFrame(() => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => marks.painted = performance.now();
			port2.postMessage(0);
		});
	}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-load"] });
})()`

// firstScreen is what a program shows once it runs: this one, or a hello world.
const firstScreen = `.home .button:not(.shell *), h1:not(.shell *)`

// marks are the times of a visit.
type marks struct {
	Words   float64 // painted, before the program came
	Program float64 // come
	Running float64
	Painted float64
	Quiet   float64
	Work    float64 // of the processor for the page's thread
}

// visit opens an address and takes the times.
func visit(p *browser.Profile, url string, slow float64) marks {
	page := p.Blank()
	defer page.Close()
	page.Inject(stopwatch)
	browser.Slow(page, slow)
	browser.CountWork(page)
	page.Goto(url)
	page.Until("the first screen be painted", `!!marks.painted && performance.now() > marks.painted + 1500 && performance.getEntriesByName("first-contentful-paint").length > 0`)
	work := browser.Work(page)
	m := browser.Eval[marks](page, `({
		Words: performance.getEntriesByName("first-contentful-paint")[0].startTime,
		Program: performance.getEntriesByType("resource").find((e) => e.name.includes("app.wasm")).responseEnd,
		Running: marks.running ?? 0, Painted: marks.painted, Quiet: Math.max(marks.painted, marks.quiet ?? 0) })`)
	m.Work = work
	return m
}

// BenchmarkStart measures visits from an address to a screen that answers: the
// first, a later one, and one without a network; and beside them, in turn, those
// of a program that only says hello, on the same slow page.
func BenchmarkStart(b *testing.B) {
	hello := helloSite(b)
	kinds := []struct {
		name   string
		folder string
		slow   float64
	}{{"hello, slow", hello, slower}, {"slow", folder, slower}, {"fast", folder, 1}}
	helloTook := map[string]float64{}
	for _, visits := range []string{"first", "later", "offline"} {
		for _, k := range kinds {
			b.Run(visits+" visit, "+k.name, func(b *testing.B) {
				var list []marks
				for b.Loop() {
					site := browser.Serve(b, k.folder, "/")
					player := chromium.Profile(b, browser.Phone)
					if visits != "first" {
						page := player.Open(site.URL)
						page.Until("the first screen be there", `!!document.querySelector("`+firstScreen+`")`)
						kept(page)
						page.Close()
					}
					site.Offline(visits == "offline")
					list = append(list, visit(player, site.URL, k.slow))
				}
				of := func(part func(marks) float64) float64 {
					var took []float64
					for _, m := range list {
						took = append(took, part(m))
					}
					return middle(took)
				}
				b.ReportMetric(0, "ns/op")
				b.ReportMetric(of(func(m marks) float64 { return m.Words }), "ms-words")
				b.ReportMetric(of(func(m marks) float64 { return m.Program }), "ms-program")
				b.ReportMetric(of(func(m marks) float64 { return m.Running }), "ms-running")
				b.ReportMetric(of(func(m marks) float64 { return m.Quiet }), "ms-quiet")
				b.ReportMetric(of(func(m marks) float64 { return m.Work }), "ms-work")
				painted := of(func(m marks) float64 { return m.Painted })
				if k.folder == hello {
					b.ReportMetric(painted, "ms-painted")
					helloTook[visits] = painted
					return
				}
				if than := helloTook[visits]; than > 0 && k.slow > 1 {
					promised(b, "of-hello", painted/than, helloBudget[visits], painted <= than*helloBudget[visits])
				}
				if k.slow == 1 && visits == "offline" {
					promised(b, "ms-painted", painted, offlineBudget, painted <= offlineBudget)
					return
				}
				b.ReportMetric(painted, "ms-painted")
			})
		}
	}
}

// lineWatch notes, in milliseconds from the beginning of a visit: when something
// useful was painted, be it a picture; when the program was compiled; when it had
// run for the first time; and when what it drew was painted. It opens a link that
// asks first, as soon as it asks.
const lineWatch = `((live) => {
	const times = window.times = {};
	const compile = WebAssembly.instantiateStreaming;
	WebAssembly.instantiateStreaming = async (...args) => {
		const made = await compile.apply(WebAssembly, args);
		times.Compiled = performance.now();
		return made;
	};
	const painted = (name) => {
		times[name] = 0;
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => times[name] = performance.now();
		port2.postMessage(0);
	};
	const seen = (what) => [...document.querySelectorAll(what)].some((e) => e.checkVisibility());
	let opened;
	const look = () => {
		if (document.documentElement?.dataset.load === "running") times.Running ??= performance.now();
		if (!("Useful" in times) && seen(".button, .shell-game, " + live)) painted("Useful");
		const asks = [...document.querySelectorAll("button:not(.shell *)")].find((e) => e.textContent.trim() === "Open");
		if (asks && asks !== opened) (opened = asks).click();
		if (seen(live)) painted("Live");
		else requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
})`

// lineTimes are the times that lineWatch notes, and when the program had come.
type lineTimes struct{ Useful, Program, Compiled, Running, Live float64 }

// BenchmarkLine measures first visits by a slow phone, from a host that sends what
// is compressed: to the first screen, to a match by its link, and to a program that
// only says hello. The phone has a slow line, too, or the host is near.
func BenchmarkLine(b *testing.B) {
	packed := func(p release.Programs) string {
		r, err := release.New(site.Files, p)
		if err != nil {
			b.Fatal(err)
		}
		folder := b.TempDir()
		if err := r.WriteTo(folder, release.Packed); err != nil {
			b.Fatal(err)
		}
		return folder
	}
	own, hello := packed(programs), packed(helloPrograms(b))
	text, _ := full[0].link(b)
	for _, line := range []struct {
		name   string
		bits   float64
		delay  time.Duration
		useful float64
	}{
		{"slow line", 1.6e6, 150 * time.Millisecond, lineBudget},
		{"near", 0, 0, usefulBudget},
	} {
		for _, k := range []struct{ name, folder, link, live string }{
			{"hello", hello, "", "h1:not(.shell *)"},
			{"home", own, "", ".home .button:not(.shell *)"},
			{"table", own, "#" + text, ".sheet h2:not(.shell *)"},
		} {
			b.Run(line.name+"/"+k.name, func(b *testing.B) {
				var list []lineTimes
				for b.Loop() {
					site := browser.ServePacked(b, k.folder, "/")
					page := chromium.Profile(b, browser.Phone).Blank()
					page.Inject(lineWatch + "(" + strconv.Quote(k.live) + ")")
					browser.Slow(page, slower)
					if line.bits > 0 {
						browser.SlowLine(page, line.bits, line.delay)
					}
					page.Goto(site.URL + k.link)
					page.Until("the program have drawn", `!!times.Live && !!times.Useful`)
					list = append(list, browser.Eval[lineTimes](page, `({ ...times, Program: performance.getEntriesByType("resource").find((e) => e.name.includes("app.wasm")).responseEnd })`))
					page.Close()
				}
				of := func(part func(lineTimes) float64) float64 {
					var took []float64
					for _, t := range list {
						took = append(took, part(t))
					}
					return middle(took)
				}
				useful, live := of(func(t lineTimes) float64 { return t.Useful }), of(func(t lineTimes) float64 { return t.Live })
				b.ReportMetric(0, "ns/op")
				b.ReportMetric(of(func(t lineTimes) float64 { return t.Program }), "ms-fetch")
				b.ReportMetric(of(func(t lineTimes) float64 { return t.Compiled - t.Program }), "ms-compile")
				b.ReportMetric(of(func(t lineTimes) float64 { return t.Running - t.Compiled }), "ms-init")
				b.ReportMetric(of(func(t lineTimes) float64 { return t.Live - t.Running }), "ms-draw")
				switch {
				case k.folder == hello:
					b.ReportMetric(live, "ms-live")
					return
				case k.name == "table" && line.bits > 0:
					promised(b, "ms-live", live, tableBudget, live <= tableBudget)
				default:
					b.ReportMetric(live, "ms-live")
				}
				promised(b, "ms-useful", useful, line.useful, useful <= line.useful)
			})
		}
	}
}

// helloPrograms are the programs of a site whose client only says hello.
func helloPrograms(b *testing.B) release.Programs {
	b.Helper()
	wasm, loader, err := release.Client("../..", "./web/testdata/hello", true)
	if err != nil {
		b.Fatal(err)
	}
	return release.Programs{Page: wasm, Loader: loader}
}

// helloSite builds that site.
func helloSite(b *testing.B) string {
	b.Helper()
	r, err := release.New(site.Files, helloPrograms(b))
	if err != nil {
		b.Fatal(err)
	}
	folder := b.TempDir()
	if err := r.WriteTo(folder, release.Loose); err != nil {
		b.Fatal(err)
	}
	return folder
}

// BenchmarkMemory measures what a page takes on a first visit, while bots think in
// a match of each game: its process, with both workers, the browser's own part and
// what is compiled; and beside it, at rest, a program that only says hello. The
// browser can give back much of that, and does where memory is short.
func BenchmarkMemory(b *testing.B) {
	b.Run("hello", func(b *testing.B) {
		hello := helloSite(b)
		var rest []float64
		for b.Loop() {
			page, _ := unwatched(b, hello)
			rest = append(rest, restful(page))
			page.Close()
		}
		b.ReportMetric(0, "ns/op")
		b.ReportMetric(middle(rest), "MB-at-rest")
	})
	for _, m := range full {
		b.Run(m.game, func(b *testing.B) {
			text := withBots(b, m)
			var rest, most []float64
			for b.Loop() {
				page, url := unwatched(b, folder)
				rest = append(rest, restful(page))
				most = append(most, thoughtful(page, url+"#"+text))
				page.Close()
			}
			b.ReportMetric(0, "ns/op")
			calm, mb := middle(rest), middle(most)
			promised(b, "MB-at-rest", calm, restBudget, calm <= restBudget)
			promised(b, "MB", mb, memoryBudget, mb <= memoryBudget)
		})
	}
}

// withBots is a link like that of a moment, in which strong bots have the other seats.
func withBots(b *testing.B, at moment) string {
	b.Helper()
	g := games.ByID(at.game)
	setup := engine.DefaultSetup(g)
	setup.Seats = at.seats
	players := make([]match.Player, at.seats)
	for i := range players {
		players[i].Kind = match.Hard
	}
	players[0] = match.Player{Name: "Ann"}
	m, err := match.New(g, setup, players, dice.Source{Seed: at.seed})
	if err != nil {
		b.Fatal(err)
	}
	for n := 0; n < at.after || m.Turn().Seat <= 0; n++ {
		if _, err := m.Do(dice.Draw(at.seed, n, len(m.Legal()))); err != nil {
			b.Fatal(err)
		}
	}
	text, err := link.Encode(m)
	if err != nil {
		b.Fatal(err)
	}
	return text
}

// unwatched opens a site for the first time, for a page that no test looks into, in a
// browser of its own: in one that has shown other pages some of theirs would count.
func unwatched(b *testing.B, folder string) (page *browser.Page, url string) {
	b.Helper()
	own, err := browser.Launch(browser.Chromium)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(own.Close)
	site := browser.Serve(b, folder, "/")
	page = own.Profile(b, browser.Phone).Blank()
	browser.Unwatched(page)
	page.Goto(site.URL)
	page.Until("the first screen be there", `!!document.querySelector("`+firstScreen+`")`)
	return page, site.URL
}

// restful is how many megabytes a page takes that has shown its first screen, once
// the site is kept.
func restful(page *browser.Page) float64 {
	kept(page)
	time.Sleep(2 * time.Second)
	return float64(browser.Memory(page)) / 1e6
}

// thoughtful is the most megabytes that a page takes in the first seconds of a
// match in which bots think.
func thoughtful(page *browser.Page, url string) (most float64) {
	page.Goto(url)
	page.Tap("Open")
	page.Until("the table be there", `!!document.querySelector(".sheet h2")`)
	for range 40 {
		time.Sleep(250 * time.Millisecond)
		most = max(most, float64(browser.Memory(page))/1e6)
	}
	return most
}

// BenchmarkInTheBrowser measures the rules and the links where they are played:
// the console's bench in a worker of the browser, and native in turn. The browser
// compiles a program well only once it has run for a while, so it runs twice.
func BenchmarkInTheBrowser(b *testing.B) {
	folder := b.TempDir()
	native := filepath.Join(folder, "console")
	if said, err := exec.Command("go", "build", "-o", native, "bretwalda/engine/console").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, said)
	}
	wasm, loader, err := release.Client("../..", "./engine/console", true)
	if err != nil {
		b.Fatal(err)
	}
	for name, content := range map[string][]byte{
		"console.wasm": wasm, "wasm_exec.js": loader,
		"index.html": []byte(`<!DOCTYPE html><title>bench</title>`),
		"worker.js": []byte(`onmessage = async ({ data }) => {
			importScripts("wasm_exec.js");
			let printed;
			fs.writeSync = (_, bytes) => { printed += new TextDecoder().decode(bytes); return bytes.length; };
			const program = await WebAssembly.compileStreaming(fetch("console.wasm"));
			for (const turn of ["to get warm", "to be measured"]) {
				printed = "";
				const go = new Go();
				go.argv = ["console", ...data];
				await go.run(await WebAssembly.instantiate(program, go.importObject));
			}
			postMessage(printed);
		}`),
	} {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			b.Fatal(err)
		}
	}
	type rate struct{ PerSecond float64 }
	type speeds struct {
		Playouts                      struct{ ChoicesPerSecond float64 }
		Legal, Replay, Encode, Decode rate
	}
	read := func(b *testing.B, printed []byte) speeds {
		b.Helper()
		var list []speeds
		if err := json.Unmarshal(printed, &list); err != nil || len(list) != 1 {
			b.Fatalf("%v: %s", err, printed)
		}
		return list[0]
	}
	page := chromium.Profile(b, browser.Desktop).Open(browser.Serve(b, folder, "/").URL)
	for _, g := range games.All() {
		b.Run(g.ID(), func(b *testing.B) {
			var here, there []speeds
			for b.Loop() {
				args := []string{"bench", "-game", g.ID(), "-time", "500ms"}
				printed, err := exec.Command(native, args...).Output()
				if err != nil {
					b.Fatal(err)
				}
				here = append(here, read(b, printed))
				list, err := json.Marshal(args)
				if err != nil {
					b.Fatal(err)
				}
				browser.Eval[bool](page, `(delete window.printed, Object.assign(new Worker("worker.js"), { onmessage: (e) => { printed = e.data; e.target.terminate(); } }).postMessage(`+string(list)+`), true)`)
				page.Until("it be measured", `!!window.printed`)
				there = append(there, read(b, []byte(browser.Eval[string](page, "printed"))))
			}
			of := func(list []speeds, part func(speeds) float64) float64 {
				var rates []float64
				for _, s := range list {
					rates = append(rates, part(s))
				}
				return middle(rates)
			}
			choices := func(s speeds) float64 { return s.Playouts.ChoicesPerSecond }
			decode := func(s speeds) float64 { return 1000 / s.Decode.PerSecond }
			b.ReportMetric(0, "ns/op")
			n, w := of(here, choices), of(there, choices)
			promised(b, "choices/s-native", n, rulesBudget, n >= rulesBudget)
			b.ReportMetric(w, "choices/s-wasm")
			promised(b, "of-native", w/n, shareBudget, w/n >= shareBudget)
			b.ReportMetric(of(there, func(s speeds) float64 { return s.Legal.PerSecond }), "lists/s-wasm")
			ms := of(there, decode)
			b.ReportMetric(of(here, decode), "ms-decode-native")
			promised(b, "ms-decode-wasm", ms, decodeBudget, ms <= decodeBudget)
			b.ReportMetric(1000*of(there, func(s speeds) float64 { return 1000 / s.Replay.PerSecond }), "µs-replay-wasm")
		})
	}
}
