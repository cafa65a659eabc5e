package client

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"bretwalda/app/commandline"
	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/games"
)

// blind plays through the page's own model what bots decide, on the command line alone,
// and counts the keys: each letter, each space, each Enter.
type blind struct {
	*page
	plan []engine.Choice
	keys map[string][]int // of each decision, by question
	line string           // the last one
}

// press enters a line and returns how many keys that took.
func (b *blind) press(line string) int {
	b.enter(line)
	return len([]rune(line)) + 1
}

// play makes the next choice of the bot and returns how many keys that took.
func (b *blind) play() int {
	b.t.Helper()
	t := b.m.Table
	if t.Passing {
		b.tell(Ready{}) // whoever plays on one device
	}
	if t.Line == nil {
		b.tell(OpenLine{}) // it stays open from then on
	}
	if len(b.plan) == 0 || !slices.Contains(t.Picker.All(), b.plan[0]) {
		b.plan = bot.Medium.Think(t.State, bot.Task{Seed: uint64(t.match.Len())}).Plan
	}
	c := b.plan[0]
	b.plan = b.plan[1:]
	ask, before := t.Game().Lexicon().Asks[t.Turn.Kind], t.match.Len()
	keys := b.find(c) + b.press("")
	if t.Asking == EndQuestion {
		keys += b.press("")
	}
	if t.match.Len() == before || t.match.Log()[before].Choice != c {
		b.t.Fatalf("%s: %q makes not %+v: %+v", t.Game().ID(), b.line, c, t.Typing)
	}
	b.keys[ask] = append(b.keys[ask], keys)
	return keys
}

// find types what reads a choice back, by the shortest line there is, or by a line and
// the number of the choice in the answer.
func (b *blind) find(c engine.Choice) int {
	b.t.Helper()
	t := b.m.Table
	sentence := reading{t, b.m.Language()}.sentence(c)
	numbered, answer := "", ""
	for _, line := range append(b.lines(c), "can", strings.Join(spelt(sentence), " ")) {
		if numbered != "" && len(line) >= len(numbered)+len(answer)+1 {
			break
		}
		t.Answer = commandline.Answer{} // it is the first line that is typed
		keys := b.press(line)
		if t.Reads && t.Typed == c && t.TypedParty == nil {
			b.line = line
			return keys
		}
		if n := slices.IndexFunc(t.Answer.Groups, func(g []engine.Choice) bool { return g[0] == c && len(g) == 1 }); n >= 0 && numbered == "" {
			numbered, answer = line, strconv.Itoa(t.Answer.Number(n))
		}
	}
	t.Answer = commandline.Answer{}
	keys := b.press(numbered) + b.press(answer)
	if !t.Reads || t.Typed != c {
		b.t.Fatalf("%s: nothing types %q, %+v, but %+v", t.Game().ID(), sentence, c, t.Typing)
	}
	return keys
}

// spelt are the words of a sentence in small letters.
func spelt(sentence string) []string {
	return strings.FieldsFunc(strings.ToLower(sentence), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// beginnings lists the prefixes of a word that somebody may type: of two letters or more.
func beginnings(word string, most int) (list []string) {
	if unicode.IsDigit(rune(word[0])) {
		return []string{word}
	}
	for i := range word {
		if i >= 2 && i <= most {
			list = append(list, word[:i])
		}
	}
	return append(list, word)
}

// lines are beginnings of up to four words of the sentence of a choice, in its order,
// that fit few other choices, the shortest first.
func (b *blind) lines(c engine.Choice) []string {
	t := b.m.Table
	r := reading{t, b.m.Language()}
	all := t.Picker.All()
	sentences := make([][]string, len(all))
	for i, other := range all {
		if other != c {
			other.Via, other.Via2 = engine.None, engine.None // who types a way means it
		}
		sentences[i] = spelt(r.sentence(other))
	}
	own := sentences[slices.Index(all, c)]
	type try struct {
		line string
		fits int
	}
	var tries []try
	add := func(words ...string) {
		n := 0
		for i, s := range sentences {
			at := 0
			for _, w := range words {
				k := slices.IndexFunc(s[at:], func(x string) bool { return x == w || strings.HasPrefix(x, w) && !unicode.IsDigit(rune(w[0])) })
				if k < 0 {
					at = -1
					break
				}
				at += k + 1
			}
			if other := all[i]; at >= 0 && (other.From != c.From || other.To != c.To || other.From < 0 && other.To < 0 || c.Via >= 0 && other.Via != c.Via) {
				n++
			}
		}
		if n == 0 || n < 4 && c.Via < 0 {
			tries = append(tries, try{strings.Join(words, " "), n})
		}
	}
	for i, word := range own {
		for _, first := range beginnings(word, 5) {
			add(first)
			for j := i + 1; j < len(own); j++ {
				for _, second := range beginnings(own[j], 3) {
					add(first, second)
					for _, third := range own[j+1:] {
						if unicode.IsDigit(rune(first[0])) {
							for _, last := range beginnings(third, 4) {
								add(first, second, last)
							}
						}
					}
				}
				for k := j + 1; k < len(own); k++ {
					three := []string{first, beginnings(own[j], 2)[0], beginnings(own[k], 2)[0]}
					add(three...)
					for _, fourth := range own[k+1:] {
						add(append(three, beginnings(fourth, 2)[0])...)
					}
				}
			}
		}
	}
	slices.SortStableFunc(tries, func(a, b try) int {
		return cmp.Or(cmp.Compare(len(a.line), len(b.line)), cmp.Compare(a.fits, b.fits))
	})
	var list []string
	for _, t := range tries {
		if !slices.Contains(list, t.line) && len(list) < 150 {
			list = append(list, t.line)
		}
	}
	return list
}

// questions types what a player asks before a decision, and returns the keys of each,
// about every place that it offers.
func (b *blind) questions() map[string][]int {
	b.t.Helper()
	t := b.m.Table
	if t.Passing {
		b.tell(Ready{}, OpenLine{})
	}
	counted := map[string][]int{}
	ask := func(what string, kind commandline.Kind, line string) {
		b.t.Helper()
		if counted[what] = append(counted[what], b.press(line)); t.Answer.Kind != kind {
			b.t.Fatalf("%s: %q is answered by %+v", t.Game().ID(), line, t.Answer)
		}
	}
	ask("what can I do", commandline.Can, "can")
	ask("what scores", commandline.Worth, "pts")
	for place, name := range t.Game().Lexicon().Places {
		if !slices.ContainsFunc(t.Picker.All(), func(c engine.Choice) bool { return max(c.From, c.To) == int8(place) }) {
			continue
		}
		shortest := func(command string, kind commandline.Kind) {
			for _, short := range beginnings(strings.ToLower(name), 5) { // by as many letters as it takes
				if a := commandline.Read(command+short, reading{t, b.m.Language()}.against()); a.Kind == kind && a.Place == int8(place) {
					ask(command, kind, command+short)
					return
				}
			}
		}
		shortest("?", commandline.About)
		if slices.ContainsFunc(t.Picker.All(), func(c engine.Choice) bool { return c.From == int8(place) }) {
			shortest("fr ", commandline.From)
		}
	}
	return counted
}

// match plays so many decisions of a match and returns the keys of each round, or of each player's round
// where turns are single cards.
func (b *blind) match(g engine.Game, most int) (rounds []int) {
	b.games = []engine.Game{g}
	b.start()
	messages := []Message{SetSetting{Passing, "never"}, Goto{AtNew}}
	messages = append(messages, everybody(engine.DefaultSetup(g).Seats)...)
	b.tell(append(messages, StartMatch{})...)
	t := b.m.Table
	round, now := 0, map[engine.Seat]int{}
	ends := func() {
		for _, seat := range slices.Sorted(maps.Keys(now)) {
			rounds = append(rounds, now[seat])
		}
		clear(now)
	}
	for n := 0; n < most && !t.match.Turn().Over(); n++ {
		if n := engine.RoundOf(t.match.State()); n != round {
			round = n
			ends()
		}
		seat := t.match.Turn().Seat
		now[seat] += b.play()
	}
	ends()
	return rounds
}

// TestADecisionTakesFewKeys holds what is promised to those who play by ear: a march takes
// 8 keys, one in Wales 10, a question 6 (where an army can go 7), and a round of Brian Boru 80 for about 14 decisions.
func TestADecisionTakesFewKeys(t *testing.T) {
	asked := map[string][]int{} // in all games
	for game, most := range map[string]struct {
		ask  string
		keys int
	}{"britannia-2008": {"march", 8}, "marcher-lords": {"march", 10}, "brian-boru": {"lead", 6}} {
		i := slices.IndexFunc(games.All(), func(g engine.Game) bool { return g.ID() == game })
		b := &blind{page: &page{t: t, store: &memoryStore{texts: map[string]string{}}, chance: 1}, keys: map[string][]int{}}
		b.match(games.All()[i], 40)
		if keys := b.keys[most.ask]; len(keys) == 0 || median(keys) > most.keys {
			t.Errorf("%s: %s takes %v keys", game, most.ask, keys)
		}
		for what, keys := range b.questions() {
			asked[what] = append(asked[what], keys...)
		}
	}
	for what, keys := range asked {
		most := 6
		if what == "fr " {
			most = 7 // of which the command takes four
		}
		if median(keys) > most {
			t.Errorf("%q takes %v keys", what, keys)
		}
	}
}

// BenchmarkKeys measures how short decisions are on the command line, without eyes: the
// keys of a decision, of a march, and of a player's round.
func BenchmarkKeys(b *testing.B) {
	for _, g := range games.All() {
		b.Run(g.ID(), func(b *testing.B) {
			keys := map[string][]int{}
			var rounds []int
			for i := range b.N {
				f := &blind{page: &page{t: b, store: &memoryStore{texts: map[string]string{}}, chance: uint64(i)}, keys: keys}
				rounds = append(rounds, f.match(g, 1e6)...)
			}
			var all []int
			for _, ask := range slices.Sorted(maps.Keys(keys)) {
				all = append(all, keys[ask]...)
				b.Logf("%s: %d decisions, median %d, most %d", ask, len(keys[ask]), median(keys[ask]), slices.Max(keys[ask]))
			}
			b.ReportMetric(float64(median(all)), "keys-median")
			b.ReportMetric(float64(slices.Max(all)), "keys-most")
			b.ReportMetric(float64(median(rounds)), "keys-round")
		})
	}
}

// TestAPanelIsLeftForTheMap, the question and the cards by their keys.
func TestAPanelIsLeftForTheMap(t *testing.T) {
	for key, to := range map[string]string{"m": OnMap, "q": Asked, "k": InHand} {
		p := fourInIreland(t)
		p.tell(StartMatch{}, Ready{})
		for n := 0; n < 200 && len(p.m.Table.Picker.Things()) == 0; n++ { // until there are cards
			p.goesOn(n)
			p.tell(Ready{})
		}
		p.tell(ShowPlace{Place: 1})
		if got := (Key{key}).Apply(p.m); p.m.Table.Drawer != NoDrawer || len(got) == 0 || got[len(got)-1] != Command(Focus{to}) {
			t.Errorf("%s leads to %v", key, got)
		}
	}
}
