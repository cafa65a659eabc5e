package commandline

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/games"
)

// sitting is a table at the first decision of a game that a person of a language meets
// after some choices, always the first of the list.
func sitting(t *testing.T, id, code string, until func(engine.State) bool) Vocabulary {
	t.Helper()
	i := slices.IndexFunc(games.All(), func(g engine.Game) bool { return g.ID() == id })
	g := games.All()[i]
	state, err := g.New(engine.Setup{Seats: g.Scenarios()[0].Players(), Options: defaults(g)})
	if err != nil {
		t.Fatal(err)
	}
	for range 500 {
		if until(state) {
			break
		}
		if _, err := state.Play(state.Legal(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if !until(state) {
		t.Fatal("the question does not come")
	}
	return of(g, state, code)
}

func defaults(g engine.Game) []uint8 {
	var list []uint8
	for _, o := range g.Options() {
		list = append(list, o.Default)
	}
	return list
}

// of is the table of a position.
func of(g engine.Game, state engine.State, code string) Vocabulary {
	player := func(engine.Seat) string { return "Ann" }
	own, english := text.NewNarrator(text.Of(code), g, player), text.NewNarrator(text.Of("en"), g, player)
	turn, x := state.Turn(), g.Lexicon()
	table := Vocabulary{
		Legal:   state.Legal(nil),
		Say:     func(c engine.Choice) []string { return []string{own.Choice(turn, c), english.Choice(turn, c)} },
		Denials: strings.Fields(text.Of(code).Say("typed.denials") + " " + text.Of("en").Say("typed.denials")),
		Command: func(name string) string { return text.Of(code).Say("typed.word." + name) },
		End:     func(c engine.Choice) bool { return x.Verbs[c.Verb] == "end" },
	}
	for p := range x.Places {
		table.Places = append(table.Places, []string{own.Place(int8(p)), english.Place(int8(p))})
	}
	for s := range x.Sides {
		table.Sides = append(table.Sides, []string{own.Side(int8(s)), english.Side(int8(s))})
	}
	return table
}

func asks(id, ask string) func(engine.State) bool {
	i := slices.IndexFunc(games.All(), func(g engine.Game) bool { return g.ID() == id })
	x := games.All()[i].Lexicon()
	return func(s engine.State) bool { return s.Turn().Kind < uint8(len(x.Asks)) && x.Asks[s.Turn().Kind] == ask }
}

// only is the one choice that a line fits.
func only(t *testing.T, table Vocabulary, line string) engine.Choice {
	t.Helper()
	a := Read(line, table)
	if a.Kind != One || len(a.Groups[0]) != 1 {
		var fits []string
		for _, g := range a.Groups {
			fits = append(fits, table.Say(g[0])[0])
		}
		t.Fatalf("%q is an answer of kind %d: %q", line, a.Kind, fits)
	}
	return a.Groups[0][0]
}

func TestEveryChoiceOfAMatchCanBeTypedAsItIsRead(t *testing.T) {
	for _, g := range games.All() {
		state, err := g.New(engine.Setup{Seats: g.Scenarios()[0].Players(), Options: defaults(g)})
		if err != nil {
			t.Fatal(err)
		}
		for n := range 400 {
			turn := state.Turn()
			if turn.Over() {
				break
			}
			legal := state.Legal(nil)
			if turn.Seat >= 0 {
				table := of(g, state, text.Codes()[n%len(text.Codes())])
				for i := 0; i < len(legal); i += 1 + len(legal)/4 {
					sentence := table.Say(legal[i])[0]
					if got, _ := table.fitting(fold(sentence)); !slices.Contains(got, legal[i]) {
						t.Fatalf("%s: %q does not fit itself", g.ID(), sentence)
					}
				}
			}
			if _, err := state.Play(legal[n%len(legal)]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestAMarchIsTypedByTheLettersThatNamesBegin(t *testing.T) {
	table := sitting(t, "britannia-2008", "es", asks("britannia-2008", "march"))
	x := games.All()[slices.IndexFunc(games.All(), func(g engine.Game) bool { return g.ID() == "britannia-2008" })].Lexicon()
	c := table.Legal[slices.IndexFunc(table.Legal, func(c engine.Choice) bool { return c.From >= 0 && c.To >= 0 && c.Via < 0 && c.Count == 1 })]
	from, to := fold(x.Places[c.From])[0], fold(x.Places[c.To])[0]
	got := only(t, table, from+" "+to+" 1")
	if got.From != c.From || got.To != c.To || got.Count != 1 {
		t.Errorf("%s %s 1 is %+v", x.Places[c.From], x.Places[c.To], got)
	}
	for _, kind := range []string{"to ", "hasta "} {
		a := Read(kind+to, table)
		if a.Kind != To || a.Place != c.To || len(a.Groups) == 0 {
			t.Errorf("%s%s is %+v", kind, to, a)
		}
	}
	if a := Read("end", table); a.Kind != One || !table.End(a.Groups[0][0]) {
		t.Errorf("end is %+v", a)
	}
	if a := Read("zzz", table); a.Kind != Unknown {
		t.Errorf("zzz is %+v", a)
	}
	if a := Read("near zzz", table); a.Kind != NoPlace || len(a.Names) > 0 {
		t.Errorf("near zzz is %+v", a)
	}
	if a := Read("can", table); a.Kind != Can || len(a.Groups) < 2 {
		t.Errorf("can is %+v", a)
	} else if b, ok := a.Pick(1); !ok || len(b.Groups) == 0 {
		t.Errorf("the first of the list is %+v", b)
	}
}

// TestCommandsAreTheWordsOfThePage, and those of English, in every language.
func TestCommandsAreTheWordsOfThePage(t *testing.T) {
	for _, code := range text.Codes() {
		table := sitting(t, "britannia-2008", code, asks("britannia-2008", "march"))
		place := int8(slices.IndexFunc(table.Places, func(names []string) bool { return names[1] == "York" }))
		side := int8(slices.IndexFunc(table.Sides, func(names []string) bool { return names[1] == "Danes" }))
		for k := firstOf; int(k) < len(names); k++ {
			if k == End {
				continue // a choice
			}
			for n, word := range []string{names[k], table.Command(names[k])} {
				line := word
				switch k {
				case To, From, About, Near:
					line += " " + table.Places[place][1-n]
				case Foe, Worth:
					line += " " + table.Sides[side][1-n]
				case Last:
					line += " 7"
				}
				a := Read(line, table)
				if a.Kind != k {
					t.Errorf("%s: %q is an answer of kind %d", code, line, a.Kind)
				}
				if wrong := (k == To || k == From || k == About || k == Near) && a.Place != place || (k == Foe || k == Worth) && a.Side != side || k == Last && a.Count != 7; wrong {
					t.Errorf("%s: %q is %+v", code, line, a)
				}
			}
		}
		for line, kind := range map[string]Kind{"?": Help, "?yor": About, "? yor": About, ">yor": From, "> yor": From, "u": Undo, "sco": Score, "sin": Since, "adv": Advice, "zzz": Unknown} {
			if a := Read(line, table); a.Kind != kind {
				t.Errorf("%s: %q is an answer of kind %d", code, line, a.Kind)
			}
		}
	}
}

// TestWhatIsTypedBehindACommandThatTakesNothingIsNoCommand: "adv mae" is no hint, and "end york"
// ends nothing.
func TestWhatIsTypedBehindACommandThatTakesNothingIsNoCommand(t *testing.T) {
	table := sitting(t, "marcher-lords", "en", asks("marcher-lords", "march"))
	if a := Read("adv", table); a.Kind != Advice {
		t.Errorf("adv is read as %d", a.Kind)
	}
	if a := Read("adv maelienydd", table); a.Kind == Advice {
		t.Error("adv maelienydd is read as a hint")
	}
}

func TestCardsAreKeptByTheirNumbers(t *testing.T) {
	table := sitting(t, "brian-boru", "it", asks("brian-boru", "keep"))
	c := table.Legal[len(table.Legal)/2]
	line := "k " + strings2(c)
	if got := only(t, table, line); got != c {
		t.Errorf("%q is %+v, want %+v", line, got, c)
	}
}

// TestHowManyIsTypedAsItIsMeant: 0 is none, also beside a list, whose numbers begin with 0.
func TestHowManyIsTypedAsItIsMeant(t *testing.T) {
	table := sitting(t, "brian-boru", "en", func(s engine.State) bool {
		list := s.Legal(nil)
		return len(list) > 2 && list[0].Count == 0 && list[2].Count == 2
	})
	all := Read("can", table)
	for n, c := range table.Legal {
		picked, ok := all.Pick(n)
		if got := only(t, table, itoa(n)); got != c || !ok || picked.Groups[0][0] != c {
			t.Errorf("%d is %+v alone and %+v of the list, want %+v", n, got, picked, c)
		}
	}
	if _, ok := all.Pick(len(table.Legal)); ok {
		t.Error("the list has one more")
	}
	cards := sitting(t, "brian-boru", "en", asks("brian-boru", "keep"))
	if a := Read("can", cards); a.First() != 1 {
		t.Errorf("a list of cards begins with %d", a.First())
	}
}

// strings2 are the numbers of two cards, the second first.
func strings2(c engine.Choice) string {
	return itoa(int(c.Extra)+1) + " " + itoa(int(c.What)+1)
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + itoa(n%10)
}

func TestWordsAreFoundWithoutAccents(t *testing.T) {
	for line, want := range map[string][]string{
		"b25":            {"b", "25"},
		"ork 3+l":        {"ork", "3", "+l"},
		"Dún na Sciath":  {"dun", "na", "sciath"},
		"? York":         {"?", "york"},
		">York":          {">", "york"},
		"York > Deira":   {"york", "deira"},
		"the king’s 2nd": {"the", "king", "s", "2", "nd"},
		" \t":            nil,
	} {
		if got := fold(line); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
	places := [][]string{{"York"}, {"Yorkshire Dales", "York Moors"}, {"Dún Lethglaise"}}
	for line, want := range map[string][]int{"york": {0}, "yo": {0, 1}, "dun leth": {2}, "york d": {1}, "x": nil} {
		if got := named(fold(line), places); !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", line, got, want)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add("ch pen 2")
	f.Add("? york")
	f.Add("+ + 3+")
	g := games.All()[0]
	state, err := g.New(engine.Setup{Seats: g.Scenarios()[0].Players(), Options: defaults(g)})
	if err != nil {
		f.Fatal(err)
	}
	table := of(g, state, "en")
	f.Fuzz(func(t *testing.T, line string) {
		for _, group := range Read(line, table).Groups {
			for _, c := range group {
				if !slices.Contains(table.Legal, c) {
					t.Fatalf("%q: %+v is not legal", line, c)
				}
			}
		}
	})
}

// TestWhatAllHaveInCommonTellsNothing: "f" begins "for" in every lead, but Ferns and Fenagh in two
// of a card; after a list of its towns their letters are enough.
func TestWhatAllHaveInCommonTellsNothing(t *testing.T) {
	table := sitting(t, "brian-boru", "en", asks("brian-boru", "lead"))
	table.Things = true
	want := slices.IndexFunc(table.Legal, func(c engine.Choice) bool { return table.Places[c.To][0] == "Ferns" })
	if want < 0 {
		t.Fatal("nobody can lead for Ferns")
	}
	c := table.Legal[want]
	card := text.NewNarrator(text.Of("en"), games.ByID("brian-boru"), func(engine.Seat) string { return "" }).What(c.What)
	number := card[slices.Index([]byte(card), ' ')+1:]
	if got := only(t, table, "fer"+number); got != c {
		t.Errorf("fer%s: %q", number, table.Say(got)[0])
	}
	if a := Read("f"+number, table); len(a.Groups) != 2 {
		t.Errorf("f%s fits %d choices", number, len(a.Groups))
	}
	list := Read(number, table)
	if list.Kind != Several {
		t.Fatalf("%s: %+v", number, list)
	}
	if a, ok := list.Narrow("fer", table); !ok || a.Kind != One || a.Groups[0][0] != c {
		t.Errorf("fer after the towns of %s: %v, %+v", card, ok, a)
	}
	for _, line := range []string{"hand", "zzz", ""} {
		if a, ok := list.Narrow(line, table); ok {
			t.Errorf("%q chooses from the list: %+v", line, a)
		}
	}
	if a := Read("for", table); a.Kind == One {
		t.Errorf("a word of every sentence chooses: %+v", a)
	}
}

// readers are tables at the first decision of each game, with their languages.
func readers(t *testing.T) map[string][]Vocabulary {
	t.Helper()
	tables := map[string][]Vocabulary{}
	for _, code := range text.Codes() {
		for _, id := range []string{"britannia-2008", "marcher-lords", "brian-boru"} {
			tables[code] = append(tables[code], sitting(t, id, code, func(s engine.State) bool { return s.Turn().Seat >= 0 }))
		}
	}
	return tables
}

// bare is a name as somebody types it who has no accents on their keyboard.
func bare(name string) string {
	return strings.NewReplacer("á", "a", "à", "a", "â", "a", "ä", "a", "é", "e", "è", "e", "ê", "e", "í", "i", "ì", "i", "î", "i", "ó", "o", "ò", "o", "ô", "o",
		"ö", "o", "ú", "u", "ù", "u", "û", "u", "ü", "u", "ñ", "n", "ŵ", "w", "ŷ", "y", "ç", "c", "’", "'").Replace(strings.ToLower(name))
}

// TestEveryCommandIsKnownInEveryLanguage: by the word of the language of the page and by the English
// one, in capitals and without accents, and by the first letters that no other command has.
func TestEveryCommandIsKnownInEveryLanguage(t *testing.T) {
	for code, tables := range readers(t) {
		own := func(n int) string { return text.Of(code).Say("typed.word." + Commands()[n]) }
		for game, table := range tables {
			place, side := table.Places[0][0], table.Sides[0][0]
			for n := range Commands() {
				kind := firstOf + Kind(n)
				after := ""
				switch kind {
				case To, From, About, Near:
					after = " " + place
				case Foe, Worth:
					after = " " + side
				}
				for _, word := range []string{own(n), bare(own(n)), strings.ToUpper(own(n)), text.Of("en").Say("typed.word." + Commands()[n])} {
					if got := Read(word+after, table).Kind; got != kind && !(kind == End && got == One) && !(kind == End && got == Unknown) {
						t.Errorf("%s: %q is of kind %d, not %d", code, word+after, got, kind)
					}
					if kind != End {
						continue
					}
					if a := Read(word, table); a.Kind == Unknown && !a.Ends {
						t.Errorf("%s: %q ends nothing", code, word)
					}
				}
				for letters := 3; game == 0 && letters < len([]rune(own(n))); letters++ {
					begin := string([]rune(bare(own(n)))[:letters])
					others := 0
					for k := range Commands() {
						if strings.HasPrefix(bare(own(k)), begin) || strings.HasPrefix(Commands()[k], begin) {
							others++
						}
					}
					if fits, _ := table.found(fold(begin + after)); others > 1 || len(fits.Groups) > 0 {
						continue // it tells nothing, or a choice
					}
					if got := Read(begin+after, table).Kind; got != kind && kind != End {
						t.Errorf("%s: %q is of kind %d, not %d", code, begin+after, got, kind)
					}
				}
			}
		}
	}
}

// TestEveryPlaceIsFoundWithAndWithoutAccents in every language and in English.
func TestEveryPlaceIsFoundWithAndWithoutAccents(t *testing.T) {
	accents := 0
	for code, tables := range readers(t) {
		for _, table := range tables {
			for place, names := range table.Places {
				for _, name := range names {
					for _, typed := range []string{name, bare(name), strings.ToUpper(name)} {
						if a := Read("near "+typed, table); a.Kind != Near || a.Place != int8(place) {
							t.Errorf("%s: %q is of kind %d and place %d (%q), not %s", code, typed, a.Kind, a.Place, a.Names, name)
						}
					}
					if bare(name) != strings.ToLower(name) {
						accents++
					}
					if strings.ContainsFunc(bare(name), func(r rune) bool { return r > 127 }) {
						t.Errorf("%s has letters that not every keyboard has", name)
					}
				}
			}
		}
	}
	if accents < 20 {
		t.Errorf("%d names have accents", accents)
	}
}

// TestEveryChoiceIsReachedByNumbers from the list of all, so that next and select will do.
func TestEveryChoiceIsReachedByNumbers(t *testing.T) {
	for _, id := range []string{"britannia-2008", "marcher-lords", "brian-boru"} {
		for moment := range 10 {
			at := moment * 5
			table := sitting(t, id, "en", func(s engine.State) bool { at--; return at < 0 && s.Turn().Seat >= 0 && len(s.Legal(nil)) > 1 })
			var reached []engine.Choice
			var follow func(a Answer, deep int)
			follow = func(a Answer, deep int) {
				if a.Kind == One {
					reached = append(reached, a.Groups[0]...)
					return
				}
				if deep > 4 {
					t.Fatalf("%s: the lists go on and on", id)
				}
				for i := range a.Groups {
					next, ok := a.Pick(a.Number(i))
					if !ok {
						t.Fatalf("%s: nothing has the number %d", id, a.Number(i))
					}
					follow(next, deep+1)
				}
			}
			follow(Read("can", table), 0)
			for _, c := range table.Legal {
				if !slices.Contains(reached, c) {
					t.Errorf("%s: no numbers lead to %q", id, table.Say(c)[0])
				}
			}
		}
	}
}

// "expand" expands, and "don't expand" keeps the coins, in every language.
func TestADenialIsTyped(t *testing.T) {
	for _, code := range text.Codes() {
		table := sitting(t, "brian-boru", code, func(s engine.State) bool {
			return brianboru.HighKing().Lexicon().Asks[s.Turn().Kind] == "expand" && len(s.Legal(nil)) > 1
		})
		end := slices.IndexFunc(table.Legal, table.End)
		words := fold(table.Say(table.Legal[end])[0])
		denials := fold(strings.Join(table.Denials, " "))
		at := slices.IndexFunc(words, func(w string) bool { return slices.Contains(denials, w) })
		if at < 0 || at == len(words)-1 {
			t.Fatalf("%s: nothing is denied in %q", code, words)
		}
		behind := words[at+1:]
		if list, _ := table.fitting(behind); slices.Contains(list, table.Legal[end]) {
			t.Errorf("%s: %q is read as %q", code, behind, words)
		}
		if list, _ := table.fitting(words[at:]); !slices.Equal(list, table.Legal[end:end+1]) {
			t.Errorf("%s: %q is not read as %q alone: %v", code, words[at:], words, list)
		}
	}
}
