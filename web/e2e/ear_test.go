package e2e_test

import (
	"cmp"
	"flag"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/chromedp/chromedp/kb"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

var toTheEnd = flag.Bool("ends", false, "play the games by ear to their ends, which takes a quarter of an hour")

// ear is somebody who sees nothing: they hear the tree that a reader of the screen walks,
// and press keys. They know what can be chosen from what is said alone.
type ear struct {
	t       *testing.T
	page    *browser.Page
	chance  int
	keys    int              // pressed since it was set to 0
	decided map[string][]int // keys of each decision, by what is asked
	asked   map[string][]int // and of each question of the player
	rounds  map[string][]int // keys of a player in a round
	round   string
	now     map[string]int // keys of each player in the round that is played
	numbers []string       // by which the items of the last list are chosen
}

// number is what is typed to choose an item of the last list.
func (e *ear) number(item int) string {
	if item < len(e.numbers) && e.numbers[item] != "" {
		return e.numbers[item]
	}
	return fmt.Sprint(item + 1)
}

// listen opens a match of friends at one device, on the command line.
func listen(t *testing.T, game, scenario string, seed uint64) *ear {
	t.Helper()
	g := games.ByID(game)
	setup := engine.DefaultSetup(g)
	for i, s := range g.Scenarios() {
		if s.ID == scenario {
			setup.Scenario, setup.Seats = i, s.Players()
		}
	}
	if game == "brian-boru" {
		setup.Seats = 3
	}
	names := []string{"Ann", "Ben", "Cat", "Dan"}
	var players []match.Player
	for i := range setup.Seats {
		players = append(players, match.Player{Name: names[i]})
	}
	m, err := match.New(g, setup, players, dice.Source{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	site := browser.Serve(t, folder, "/")
	e := &ear{t: t, page: chromium.Profile(t, browser.Desktop).Open(site.URL + "#" + text), decided: map[string][]int{}, asked: map[string][]int{}, rounds: map[string][]int{}, now: map[string]int{}}
	e.page.Sees("This game is new to this device.")
	e.tab("Open")
	e.press(kb.Enter)
	e.until("the table", func(h *browser.Heard) bool { return h.First("region", "Choices") != nil })
	e.press("/")
	e.until("the command line", func(h *browser.Heard) bool { return h.First("region", "Command line") != nil })
	return e
}

// dice is a number below n.
func (e *ear) dice(n int) int {
	e.chance++
	return dice.Draw(29, e.chance, n)
}

func (e *ear) press(keys string) {
	e.t.Helper()
	e.keys += len([]rune(keys))
	e.page.Press(keys)
}

// until hears the page until it is as it should be.
func (e *ear) until(what string, is func(h *browser.Heard) bool) *browser.Heard {
	e.t.Helper()
	for end := time.Now().Add(browser.Patience); ; {
		h := browser.Hear(e.page)
		if is(h) {
			return h
		}
		if time.Now().After(end) {
			e.t.Fatalf("nobody hears of %s, but: %s", what, h.Words())
		}
		time.Sleep(15 * time.Millisecond)
	}
}

// tab presses Tab until a button of a name has the keyboard.
func (e *ear) tab(name string) {
	e.t.Helper()
	for range 60 {
		for _, b := range browser.Hear(e.page).All("button") {
			if b.Is("focused") && b.Name == name {
				return
			}
		}
		e.press(kb.Tab)
	}
	e.t.Fatalf("no tab leads to %q", name)
}

// answer is what the command line says, and the list that it counts.
func answer(h *browser.Heard) (words string, list []string) {
	line := h.First("region", "Command line")
	if line == nil {
		return "", nil
	}
	said := line.First("status", "")
	if said == nil {
		return "", nil
	}
	for _, item := range said.All("listitem") {
		words := numbered.ReplaceAllString(strings.TrimSpace(item.Words()), "")
		choice, _, told := strings.Cut(strings.TrimRight(words, "; "), ". ") // then what it meets
		if told {
			choice += "."
		}
		list = append(list, choice)
	}
	for _, p := range said.All("paragraph") {
		words += p.Words() + " "
	}
	return strings.TrimSpace(words), list
}

// numbersOf are the numbers that the answer gives its items.
func numbersOf(h *browser.Heard) (list []string) {
	line := h.First("region", "Command line")
	if line == nil {
		return nil
	}
	for _, item := range line.All("listitem") {
		number := numbered.FindStringSubmatch(strings.TrimSpace(item.Words()))
		if number == nil {
			return nil
		}
		list = append(list, number[1])
	}
	return list
}

// enter types a line, presses Enter and hears the answer. While a choice is stored the
// page is silent.
func (e *ear) enter(line string) (words string, list []string) {
	e.t.Helper()
	before, listed := answer(browser.Hear(e.page))
	e.press(line + kb.Enter)
	for range 200 {
		h := browser.Hear(e.page)
		words, list = answer(h)
		e.numbers = numbersOf(h)
		silent := words == "" && len(list) == 0
		if !silent && (words != before || !slices.Equal(list, listed)) {
			return words, list
		}
		time.Sleep(15 * time.Millisecond)
	}
	return words, list // the same again
}

// settled hears the page until it says the same for a moment.
func (e *ear) settled() *browser.Heard {
	e.t.Helper()
	h := browser.Hear(e.page)
	for still := 0; still < 2; {
		time.Sleep(40 * time.Millisecond)
		next := browser.Hear(e.page)
		if next.Words() == h.Words() && !next.First("region", "Choices").Is("busy") {
			still++
		} else {
			still = 0
		}
		h = next
	}
	return h
}

// title is what is asked now, and who is: "Ann: Romans: move".
func (e *ear) title(h *browser.Heard) string {
	region := h.First("region", "Choices")
	if region == nil {
		return ""
	}
	for _, head := range region.All("heading") {
		return head.Name
	}
	return ""
}

var (
	// joined are a letter and a number that need no space between them.
	joined = regexp.MustCompile(`(\pL) (\d)()|(\d) (\pL)`)
	who    = regexp.MustCompile(`(?:^|\. )(Ann|Ben|Cat|Dan): `)
	// numbered is the number by which an item of a list is chosen.
	numbered = regexp.MustCompile(`^(\d+)\. `)
	sure     = "Enter does it."
	goes     = "Enter goes on."
)

// namesOf are the words of a sentence that tell it from others: those with a capital
// letter, and numbers.
func namesOf(sentence string) (list []string) {
	for i, word := range strings.FieldsFunc(sentence, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if first := []rune(word)[0]; i > 0 && (unicode.IsUpper(first) || unicode.IsDigit(first)) {
			list = append(list, word)
		}
	}
	return list
}

// spelt are the words of a sentence in small letters.
func spelt(sentence string) []string {
	return strings.FieldsFunc(strings.ToLower(sentence), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// apart are sentences without the words that all of them have.
func apart(sentences []string) (list []string) {
	shared := spelt(sentences[0])
	for _, s := range sentences[1:] {
		in := spelt(s)
		shared = slices.DeleteFunc(shared, func(w string) bool { return !slices.Contains(in, w) })
	}
	for _, s := range sentences {
		list = append(list, strings.Join(slices.DeleteFunc(spelt(s), func(w string) bool { return slices.Contains(shared, w) }), " "))
	}
	return list
}

// lines are what somebody would type for a choice that they have heard: a word, or two, by
// letters that tell it from the other choices that were heard.
func lines(sentence string, others []string) []string {
	others = slices.DeleteFunc(slices.Clone(others), func(o string) bool { return o == sentence })
	all := apart(append([]string{sentence}, others...))
	own := all[0]
	if own == "" { // there is nothing else, or one that says more
		own = strings.Join(spelt(sentence), " ")
	}
	begin := func(word string, n int) string {
		if unicode.IsDigit(rune(word[0])) {
			return word
		}
		r := []rune(word)
		return string(r[:min(n, len(r))])
	}
	tries := map[string]int{}
	add := func(typed ...string) {
		line := strings.Join(typed, " ")
		n, err := strconv.Atoi(line)
		counts := err == nil && n <= len(others)+1     // a number of the list that was just heard
		if line == "u" || counts || !fits(line, own) { // u takes back
			return
		}
		fit := 0
		for _, o := range all[1:] {
			if fits(line, o) {
				fit++
			}
		}
		line = joined.ReplaceAllString(line, "$1$2$4$5")
		tries[line] = fit*100 + len([]rune(line))
	}
	words := strings.Fields(own)
	for n := 1; n <= 4; n++ {
		for i, w := range words {
			add(begin(w, n))
			for _, x := range words[i+1:] {
				add(begin(w, n), begin(x, n)) // "b25", "10r"
			}
		}
	}
	add(words...)
	list := slices.Collect(maps.Keys(tries))
	slices.SortFunc(list, func(a, b string) int { return cmp.Or(tries[a]-tries[b], strings.Compare(a, b)) })
	return list
}

// fits reports whether words typed are the beginnings of words of a sentence, in order.
func fits(line, sentence string) bool {
	words, at := spelt(sentence), 0
	for _, typed := range strings.Fields(line) {
		k := slices.IndexFunc(words[at:], func(w string) bool {
			return w == typed || strings.HasPrefix(w, typed) && !unicode.IsDigit(rune(typed[0]))
		})
		if k < 0 {
			return false
		}
		at += k + 1
	}
	return true
}

// choose asks what can be done and chooses from it, a turn's end now and then. It tells the
// choice, and all that were heard.
func (e *ear) choose(first []string) (sentence string, heard []string) {
	list := first
	var lists [][]string
	var picks []int
	for deep := 0; ; deep++ {
		n := e.dice(len(list))
		if i := slices.IndexFunc(list, func(s string) bool { return strings.HasPrefix(s, "End") }); i >= 0 && e.dice(3) == 0 {
			n = i
		}
		lists, picks = append(lists, list), append(picks, n)
		// "York to Deira, the Pennines": by its number one hears them one by one, or the
		// whole sentence, which the list leaves out where all begin alike.
		words, fine := e.enter(e.number(n))
		if len(fine) == 0 || deep > 2 {
			sentence, _, _ = strings.Cut(words, ". ") // then its odds, and that Enter does it
			sentence = strings.TrimSuffix(sentence, ".") + "."
			return sentence, meant(sentence, lists, picks)
		}
		list = fine
	}
}

// meant are the sentences that lists stand for in which one was chosen: "Ferns" after "yellow
// 23 to Ardfert, Ferns" is like "Lead the yellow 23 for Ardfert.", and so is "red 8 to Killala".
func meant(sentence string, lists [][]string, picks []int) (all []string) {
	first, last := lists[0], lists[len(lists)-1]
	place, _, _ := strings.Cut(last[picks[len(picks)-1]], ", ") // then its odds
	for _, o := range last {
		if !strings.HasSuffix(o, ".") {
			o, _, _ = strings.Cut(o, ", ")
			o = strings.Replace(sentence, place, o, 1)
		}
		all = append(all, o)
	}
	if len(lists) == 1 {
		return all
	}
	own, _, _ := strings.Cut(first[picks[0]], " to ")
	for _, o := range first {
		begins, targets, several := strings.Cut(o, " to ")
		if !several || strings.HasSuffix(o, ".") {
			all = append(all, o)
			continue
		}
		for _, target := range strings.Split(targets, ", ") {
			all = append(all, strings.Replace(strings.Replace(sentence, own, begins, 1), place, target, 1))
		}
	}
	return all
}

// decide makes a decision: it hears what there is, chooses, and types it in letters; or by its
// number where the few answers have been told with the question.
func (e *ear) decide(told []string) {
	e.t.Helper()
	h := browser.Hear(e.page)
	title := e.title(h)
	kind := strings.TrimSpace(title[strings.LastIndex(title, ":")+1:])
	e.keys = 0
	if len(told) > 0 {
		if said, _ := e.enter(e.number(e.dice(len(told)))); !strings.HasSuffix(said, sure) {
			e.t.Fatalf("%s: a number of %q is answered by %q", title, told, said)
		}
		e.does(title)
		e.decided[kind] = append(e.decided[kind], e.keys)
		return
	}
	words, list := e.enter("can")
	e.asked["what can I do"] = append(e.asked["what can I do"], e.keys)
	if strings.HasSuffix(words, goes) {
		return // the device goes to another
	}
	if len(list) == 0 {
		e.t.Fatalf("%s: nothing can be done: %q", title, words)
	}
	sentence, heard := e.choose(list)
	e.keys = 0
	done := false
	tried := lines(sentence, heard)
	for _, line := range tried[:min(3, len(tried))] {
		said, several := e.enter(line)
		if strings.HasSuffix(said, sure) && same(said, sentence) {
			done = true
			break
		}
		if n := slices.IndexFunc(several, func(s string) bool { return same(s, sentence) && strings.HasSuffix(s, ".") }); n >= 0 {
			if said, _ := e.enter(e.number(n)); strings.HasSuffix(said, sure) && same(said, sentence) {
				done = true
				break
			}
		}
	}
	if !done { // the whole sentence
		if said, _ := e.enter(sentence); !strings.HasSuffix(said, sure) {
			e.t.Fatalf("%s: nothing that is typed reads back %q: %q (%q)", title, sentence, said, tried)
		}
	}
	e.does(sentence)
	e.decided[kind] = append(e.decided[kind], e.keys)
}

// does has Enter do what was read back.
func (e *ear) does(what string) {
	e.t.Helper()
	said, _ := e.enter("")
	for range 2 {
		if strings.HasSuffix(said, sure) { // it asks what is left undone
			said, _ = e.enter("")
		}
	}
	if said == "" || strings.HasSuffix(said, sure) {
		e.t.Fatalf("%q is answered by %q", what, said)
	}
}

// same reports whether two sentences name the same places and things. How many of an
// army go a player may well have heard otherwise.
func same(said, sentence string) bool {
	for _, name := range namesOf(sentence) {
		if !unicode.IsDigit(rune(name[0])) && !strings.Contains(said, name) {
			return false
		}
	}
	return strings.Fields(said)[0] == strings.Fields(sentence)[0]
}

// question asks about a place by as few letters as the names on the board allow.
func (e *ear) question() {
	e.t.Helper()
	h := browser.Hear(e.page)
	board := h.First("group", "Board")
	var places, open []string
	for _, b := range board.All("button") {
		if b.Name == "Whole board" {
			continue
		}
		name, _, _ := strings.Cut(b.Name, ":")
		name, _, _ = strings.Cut(name, ".")
		places = append(places, name)
		if !b.Is("disabled") {
			open = append(open, name)
		}
	}
	if len(open) == 0 {
		return
	}
	place := open[e.dice(len(open))]
	short := ""
	for _, r := range plain(place) {
		short += string(r)
		others := 0
		for _, p := range places {
			for _, word := range strings.Fields(plain(p)) {
				if strings.HasPrefix(word, short) {
					others++
					break
				}
			}
		}
		if len(short) > 1 && others == 1 {
			break
		}
	}
	e.keys = 0
	for what, line := range map[string]string{"who is there": "?" + short, "where can it go": ">" + short, "what scores": "pts"} {
		e.keys = 0
		said, list := e.enter(line)
		if what != "what scores" && !strings.Contains(said, place) {
			e.t.Errorf("%q is answered by %q %q", line, said, list)
		}
		e.asked[what] = append(e.asked[what], e.keys)
	}
}

// plain is a name in letters that every keyboard has.
func plain(name string) string {
	return strings.NewReplacer("á", "a", "é", "e", "í", "i", "ó", "o", "ú", "u", "ŵ", "w", "ŷ", "y", "ô", "o", "â", "a", "î", "i").Replace(strings.ToLower(name))
}

// play goes on to the end of the match, if that comes after so many decisions at most.
func (e *ear) play(most int) (ended bool) {
	e.t.Helper()
	for n := range most {
		h := e.settled()
		if h.First("button", "Rematch") != nil {
			e.turns(h)
			e.t.Logf("%d decisions to the end", n)
			return true
		}
		said, told := answer(h)
		e.numbers = numbersOf(h)
		if strings.HasSuffix(said, goes) {
			e.keys = 0
			e.enter("")
			e.decided["go on"] = append(e.decided["go on"], e.keys)
			continue
		}
		if n%12 == 5 {
			e.question()
			told = nil // the answer has taken its place
		}
		seat := who.FindStringSubmatch(said)
		e.turns(h)
		if e.decide(told); n%50 == 49 {
			e.t.Logf("%d decisions, %s", n+1, e.round)
		}
		if seat != nil {
			e.now[seat[1]] += e.keys
		}
	}
	return false
}

// turns notes the keys of a round that is over.
func (e *ear) turns(h *browser.Heard) {
	round := ""
	for _, head := range h.All("heading") {
		if round == "" && strings.HasPrefix(head.Name, "Round ") { // those of the log come later
			round = head.Name
		}
	}
	if round != e.round {
		for seat, keys := range e.now {
			e.rounds[seat] = append(e.rounds[seat], keys)
		}
		clear(e.now)
		e.round = round
	}
}

// told prints how many keys things take.
func (e *ear) told(what string, by map[string][]int) (all []int) {
	for _, kind := range slices.Sorted(maps.Keys(by)) {
		keys := by[kind]
		slices.Sort(keys)
		e.t.Logf("%-10s %-32s %4d times, median %3d, most %3d", what, kind, len(keys), keys[len(keys)/2], keys[len(keys)-1])
		all = append(all, keys...)
	}
	slices.Sort(all)
	return all
}

// usual is the median of keys.
func usual(keys []int) int {
	slices.Sort(keys)
	return keys[len(keys)/2]
}

// TestGamesArePlayedByEar plays three games by what a reader of the screen says and by
// keys alone. With -ends it plays them to their ends, and counts the keys.
func TestGamesArePlayedByEar(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		game, scenario string
		of             string // the decision that has a goal
		keys           int
		round          int // and a player's round; 0: none
	}{
		{"brian-boru", "", "Lead", 6, 75},
		{"britannia-2008", "vikings", "move", 8, 0},
		{"marcher-lords", "norman-conquerors", "move", 10, 0},
	} {
		t.Run(c.game, func(t *testing.T) {
			t.Parallel()
			e := listen(t, c.game, c.scenario, 4)
			if !*toTheEnd {
				e.play(12)
				noTrouble(t, e.page)
				return
			}
			if !e.play(3000) {
				t.Error("the match is not over after 3000 decisions")
			}
			all := e.told("decision", e.decided)
			e.told("question", e.asked)
			rounds := e.told("a round", e.rounds)
			t.Logf("all decisions: median %d, most %d", all[len(all)/2], all[len(all)-1])
			for kind, keys := range e.decided {
				if strings.Contains(kind, c.of) && usual(keys) > c.keys {
					t.Errorf("%s takes %d keys, not %d", kind, usual(keys), c.keys)
				}
			}
			if c.round > 0 && usual(rounds) > c.round {
				t.Errorf("a round takes %d keys, not %d", usual(rounds), c.round)
			}
			for what, keys := range e.asked {
				if m := usual(keys); m < 2 || m > 6 {
					t.Errorf("%q takes %d keys", what, m)
				}
			}
			noTrouble(t, e.page)
		})
	}
}
