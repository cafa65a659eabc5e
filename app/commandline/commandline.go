// Package commandline reads what a player types at the table: a choice in a few
// letters, or a question about the position.
//
// A choice is found by the words of the sentence that names it, so no game has a list
// of commands: each word typed is the beginning of another word of the sentence, and
// each number one of its numbers. "ch pen 2" fits "Move 2 armies from Cheshire to
// Pennines." The language of the page fits, and English always does.
package commandline

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/engine"
)

// Kind is the kind of an answer.
type Kind uint8

// Kinds of answers: first those to a choice, then the commands.
const (
	Nothing  Kind = iota // an empty line
	Unknown              // nothing legal fits the words
	One                  // a choice fits, or several that a number or a way tells apart
	Several              // groups of choices fit
	NoPlace              // no place has the name, or several have it
	Number               // a number alone, and no list to choose from has been told
	Backward             // what is typed can be done only the other way round

	AboutWhat   // what a card, a leader or a kind of pieces is
	AboutPlayer // how a player stands
	AboutTopic  // how all stand in something that the game counts

	Can     // the choices there are
	To      // those that lead to a place
	From    // those that begin at a place
	About   // what a place is, or what else the name means
	Near    // what is around a place
	Mine    // where the pieces of the player stand
	Foe     // where the pieces of a side stand, or of all others
	Worth   // what places score for a side
	Threats // who may attack the player
	Score   // the points of all
	Hand    // what the player holds
	Trick   // what was played since the last lead
	Seats   // the order of the players
	Last    // the last lines of the log
	Since   // the log since one's last choice
	Advice  // a hint
	Undo    // the last choice is taken back
	End     // what one is doing ends
	Help    // the list of commands
	firstOf = Can
)

// names are the commands in English and in the keys of the texts, by Kind.
var names = [...]string{
	Can: "can", To: "to", From: "from", About: "about", Near: "near", Mine: "mine", Foe: "foe", Worth: "pts", Threats: "threats",
	Score: "score", Hand: "hand", Trick: "trick", Seats: "who", Last: "last", Since: "since",
	Advice: "advice", Undo: "undo", End: "end", Help: "help",
}

// alone are the commands after which nothing is typed.
var alone = []Kind{Mine, Threats, Score, Hand, Trick, Seats, Since, Advice, Undo, End, Help}

// Commands lists the commands by their keys, in order.
func Commands() []string { return names[firstOf:] }

// Answer is what a line says.
type Answer struct {
	Kind   Kind
	Groups [][]engine.Choice // what fits: one group of One, several of Several, Can, To and From
	Place  int8              // the place asked about, or None
	Side   int8              // the side asked about, or None
	What   int8              // of AboutWhat
	Seat   engine.Seat       // of AboutPlayer
	Topic  int               // of AboutTopic
	Count  int               // how many lines of the log
	Names  []string          // of NoPlace: the places or sides that a name may mean; none if it means none. Of Backward: the places as typed
	Ends   bool              // of Unknown: the command ends nothing now

	things, pairs bool // as in the Vocabulary
	kinds         bool // a number was typed, which counts one kind or another
	cards         func(what int8) int
	held          []int // the numbers of the cards that choices name
}

// Vocabulary is what a line is read against. Say gives the sentences of a choice, in the
// language of the page and in English; Places, Sides, Whats, Seats and Topics give the names
// of each, and Command the words of a command in the language of the page.
type Vocabulary struct {
	Legal         []engine.Choice
	Say           func(engine.Choice) []string
	Labels        func(engine.Choice) []string // what the button of a choice shows; nil: nothing
	Denials       []string                     // the words after which a sentence says what is not done
	Places, Sides [][]string
	Whats, Seats  [][]string
	Topics        [][]string
	Owner         func(side int8) engine.Seat // who plays that side alone, or engine.Nobody; nil: nobody does
	Command       func(name string) string
	End           func(engine.Choice) bool    // ends what the player is doing
	Kinds         func(engine.Choice) []Named // who may go together the way of a choice; nil: nobody
	Things, Pairs bool                        // choices name things of the player's hand, or two of them
}

// card is the number of a card of the player's hand, or 0.
func (v Vocabulary) card(what int8) int {
	if !v.Things || what < 0 || int(what) >= len(v.Whats) {
		return 0
	}
	for _, word := range fold(v.Whats[what][0]) {
		if n, err := strconv.Atoi(word); err == nil {
			return n
		}
	}
	return 0
}

// list is an answer of some groups.
func (v Vocabulary) list(kind Kind, groups [][]engine.Choice) Answer {
	a := Answer{Kind: kind, Groups: groups, Place: engine.None, Side: engine.None, things: v.Things, pairs: v.Pairs, cards: v.card}
	for _, c := range v.Legal {
		for i, what := range []int8{c.What, c.Extra} {
			if i > 0 && !v.Pairs {
				break
			}
			if n := v.card(what); n > 0 && !slices.Contains(a.held, n) {
				a.held = append(a.held, n)
			}
		}
	}
	return a
}

// Read reads a line.
func Read(line string, v Vocabulary) Answer {
	words := fold(line)
	if len(words) == 0 {
		return Answer{Place: engine.None, Side: engine.None}
	}
	if len(words) == 1 && number(words[0]) {
		return v.number(words[0])
	}
	if whole := v.labelled(words, true); len(whole) > 0 {
		return v.all(whole)
	}
	kind, known := v.command(words[0], false)
	if !known {
		kind, known = v.command(words[0], true)
		known = known && (len(words) == 1 || !slices.Contains(alone, kind))
		fits, backward := v.found(words)
		if len(fits.Groups) == 0 {
			fits = v.all(v.labelled(words, false))
		}
		// "fr" begins the command, the "from" of most choices, and the Frisian Sea, which
		// is meant where that tells one choice.
		asks := known && kind == From && (len(fits.Groups) != 1 || len(named(words[:1], v.Places)) == 0)
		if asks && len(fits.Groups) > 1 && len(v.answer(From, words[1:]).Groups) == 0 {
			asks = false
		}
		switch {
		case len(fits.Groups) > 0 && !asks && backward:
			c := fits.Groups[0][0]
			return Answer{Kind: Backward, Place: c.To, Side: engine.None, Names: firsts([]int{int(c.To), int(c.From)}, v.Places)}
		case len(fits.Groups) > 0 && !asks:
			return fits
		case !known:
			return Answer{Kind: Unknown, Place: engine.None, Side: engine.None}
		}
	}
	return v.answer(kind, words[1:])
}

// labelled lists the choices whose buttons show some words, or begin with them.
func (v Vocabulary) labelled(words []string, whole bool) (list []engine.Choice) {
	if v.Labels == nil {
		return nil
	}
	typed := strings.Join(words, " ")
	for _, c := range v.Legal {
		if slices.ContainsFunc(v.Labels(c), func(label string) bool {
			said := strings.Join(fold(label), " ")
			return said == typed || !whole && strings.HasPrefix(said, typed)
		}) {
			list = append(list, c)
		}
	}
	return list
}

// number reads a number alone: how many where that is all that is asked for, or a card.
func (v Vocabulary) number(word string) Answer {
	all := v.all(v.Legal)
	if n, err := strconv.Atoi(word); err == nil && all.First() != 1 {
		if one, ok := all.Pick(n); ok {
			return one
		}
	}
	if fits, _ := v.found([]string{word}); v.Things && len(fits.Groups) > 0 {
		return fits
	}
	return Answer{Kind: Number, Place: engine.None, Side: engine.None}
}

// Narrow reads a line as more letters of a choice of an answer's groups; false where it fits
// none of them, or is a command.
func (a Answer) Narrow(line string, v Vocabulary) (Answer, bool) {
	words := fold(line)
	if len(words) == 0 || len(a.Groups) == 0 {
		return Answer{}, false
	}
	_, known := v.command(words[0], false)
	if kind, begun := v.command(words[0], true); known || begun && kind == From && len(words) > 1 {
		return Answer{}, false
	}
	listed, few := slices.Concat(a.Groups...), v
	few.Legal = slices.DeleteFunc(slices.Clone(v.Legal), func(c engine.Choice) bool { return !slices.Contains(listed, c) })
	fits, backward := few.found(words)
	fits.held = v.list(Several, nil).held
	return fits, len(fits.Groups) > 0 && !backward
}

// Again reads a line as the answer to which name was meant by the line before: more of it, or
// the whole name; false where it is neither.
func Again(said, line string, v Vocabulary) (string, bool) {
	words, before := fold(line), fold(said)
	if len(words) == 0 || len(before) == 0 {
		return "", false
	}
	if _, command := v.command(words[0], false); command {
		return "", false
	}
	for _, whole := range []string{said + " " + line, before[0] + " " + line} {
		switch Read(whole, v).Kind {
		case NoPlace, Unknown, Number, Backward:
		default:
			return whole, true
		}
	}
	return "", false
}

// command is the command that a word names. A beginning will do for one that no other
// command shares.
func (v Vocabulary) command(word string, beginning bool) (Kind, bool) {
	switch word {
	case "?":
		return About, true
	case ">":
		return From, true
	case "u":
		return Undo, true
	}
	var list []Kind
	for k := firstOf; int(k) < len(names); k++ {
		own := slices.Concat(fold(names[k]), fold(v.Command(names[k])))
		for _, name := range own {
			if name == word {
				return k, true
			}
			if beginning && strings.HasPrefix(name, word) && !slices.Contains(list, k) {
				list = append(list, k)
			}
		}
	}
	if len(list) != 1 {
		return 0, false
	}
	return list[0], true
}

func (v Vocabulary) answer(kind Kind, words []string) Answer {
	a := Answer{Kind: kind, Place: engine.None, Side: engine.None}
	switch kind {
	case Can:
		if len(words) > 0 { // what can be done there
			for _, end := range []Kind{From, To} {
				if at := v.answer(end, words); end == To || len(at.Groups) > 0 {
					return at
				}
			}
		}
		return v.list(Can, v.grouped(v.Legal))
	case To, From, About, Near:
		if len(words) == 0 && kind == About {
			a.Kind = Help
			return a
		}
		places := named(words, v.Places)
		if kind == To || kind == From { // fewer letters do for the places that choices name
			if few := slices.DeleteFunc(slices.Clone(places), func(n int) bool { return len(v.between(kind, int8(n))) == 0 }); len(few) > 0 {
				places = few
			}
		}
		if kind == About {
			if a := v.named(words, places); len(places) != 1 || a.Kind == AboutPlayer {
				return a
			}
		}
		if kind == Near && len(places) == 0 { // what has no place of its own
			return v.named(words, places)
		}
		if len(places) != 1 {
			return Answer{Kind: NoPlace, Place: engine.None, Side: engine.None, Names: firsts(places, v.Places)}
		}
		if kind == To || kind == From {
			a = v.list(kind, v.grouped(v.between(kind, int8(places[0]))))
		}
		a.Place = int8(places[0])
	case Foe, Worth:
		if len(words) == 0 {
			break
		}
		sides := named(words, v.Sides)
		if len(sides) != 1 {
			return Answer{Kind: NoPlace, Place: engine.None, Side: engine.None, Names: firsts(sides, v.Sides)}
		}
		a.Side = int8(sides[0])
	case Last:
		a.Count = 5
		if len(words) > 0 {
			if n, err := strconv.Atoi(words[0]); err == nil && n > 0 {
				a.Count = min(n, 100)
			}
		}
	case End:
		for _, c := range v.Legal {
			if v.End(c) {
				return v.all([]engine.Choice{c})
			}
		}
		a.Kind, a.Ends = Unknown, true
	}
	return a
}

// named is the answer about what is no place, or is spelt whole where places only begin like it:
// a side, a player, what the game counts, a card or a kind of pieces. A side that a player has
// alone is that player.
func (v Vocabulary) named(words []string, places []int) Answer {
	a := Answer{Kind: NoPlace, Place: engine.None, Side: engine.None}
	all := slices.Concat(v.Sides, v.Seats, v.Topics, v.Whats)
	list := v.owned(named(words, all))
	if len(places) > 0 {
		list = v.owned(spelt(words, all))
		if len(list) != 1 || len(spelt(words, v.Places)) > 0 {
			a.Names = firsts(places, v.Places)
			return a
		}
	}
	if cards := slices.DeleteFunc(slices.Clone(list), func(n int) bool { return n < len(all)-len(v.Whats) }); len(words) == 1 && number(words[0]) && len(cards) > 0 {
		list = cards // "? 1" is no player
	}
	if len(list) != 1 {
		a.Names = firsts(list, all)
		return a
	}
	n := list[0]
	switch seats, topics, whats := len(v.Sides), len(v.Sides)+len(v.Seats), len(v.Sides)+len(v.Seats)+len(v.Topics); {
	case n < seats:
		a.Kind, a.Side = Foe, int8(n)
	case n < topics:
		a.Kind, a.Seat = AboutPlayer, engine.Seat(n-seats)
	case n < whats:
		a.Kind, a.Topic = AboutTopic, n-topics
	default:
		a.Kind, a.What = AboutWhat, int8(n-whats)
	}
	return a
}

// owned has for sides that players have alone these players, each once.
func (v Vocabulary) owned(list []int) []int {
	var out []int
	for _, n := range list {
		if n < len(v.Sides) && v.Owner != nil {
			if seat := v.Owner(int8(n)); seat >= 0 {
				n = len(v.Sides) + int(seat)
			}
		}
		if !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	return out
}

// between lists the choices that lead to a place, or begin there.
func (v Vocabulary) between(kind Kind, place int8) []engine.Choice {
	var list []engine.Choice
	for _, c := range v.Legal {
		at := c.To
		if at < 0 || kind == From && c.From >= 0 {
			at = c.From
		}
		if at == place {
			list = append(list, c)
		}
	}
	return list
}

// most is how many choices a list names one by one. More are told by where they begin.
const most = 12

// all is the answer of choices that fit.
func (v Vocabulary) all(fits []engine.Choice) Answer {
	a := v.list(Several, v.grouped(fits))
	if len(a.Groups) == 1 {
		a.Kind = One
	}
	return a
}

// found is the answer of the choices that fit words, which may be typed backward.
func (v Vocabulary) found(words []string) (Answer, bool) {
	fits, backward := v.fitting(words)
	a := v.all(fits)
	if a.Kind == One && slices.ContainsFunc(words, number) {
		if a.Groups, a.kinds = grouped(fits, v.Things, true), true; len(a.Groups) > 1 {
			a.Kind = Several
		}
	}
	return a, backward
}

// grouped puts choices together that lead from one place to another, or do the same to the same
// at the same place; or, where that makes too many groups, those that begin at
// the same place, or play the same thing.
func (v Vocabulary) grouped(choices []engine.Choice) [][]engine.Choice {
	return grouped(choices, v.Things, false)
}

// grouped keeps kinds apart where they are not to go together.
func grouped(choices []engine.Choice, things, kinds bool) [][]engine.Choice {
	ends := func(c engine.Choice) engine.Choice {
		switch {
		case c.From < 0 && c.To < 0 || things && c.From < 0:
			return c
		case c.From >= 0 && c.To >= 0 && kinds:
			return engine.Choice{What: c.What, From: c.From, To: c.To}
		case c.From >= 0 && c.To >= 0:
			return engine.Choice{From: c.From, To: c.To}
		}
		return engine.Choice{Verb: c.Verb, What: c.What, From: c.From, To: c.To, Via: c.Via, Via2: c.Via2}
	}
	groups := by(choices, ends)
	if len(groups) > most {
		coarse := by(choices, func(c engine.Choice) engine.Choice {
			switch {
			case things && c.From < 0 && c.To >= 0:
				return engine.Choice{Verb: c.Verb, What: c.What}
			case c.From < 0 || c.To < 0:
				return ends(c)
			}
			return engine.Choice{From: c.From}
		})
		if len(coarse) > 1 {
			return coarse
		}
	}
	return groups
}

// by puts choices together that have the same key, in order.
func by(choices []engine.Choice, key func(engine.Choice) engine.Choice) [][]engine.Choice {
	var keys []engine.Choice
	var groups [][]engine.Choice
	for _, c := range choices {
		k := key(c)
		i := slices.Index(keys, k)
		if i < 0 {
			i = len(keys)
			keys, groups = append(keys, k), append(groups, nil)
		}
		groups[i] = append(groups[i], c)
	}
	return groups
}

// First is the number of the first group of an answer. It is 1, but where a number is all
// that is asked for: there every group has its own, so that 0 is none.
func (a Answer) First() int {
	for i, g := range a.Groups {
		c := g[0]
		c.Count -= int8(i)
		if len(g) > 1 || c != a.Groups[0][0] {
			return 1
		}
	}
	if len(a.Groups) < 2 {
		return 1
	}
	return int(a.Groups[0][0].Count)
}

// Number is the number by which one of the groups is chosen: of a list in which each is
// another card, or is played with it, that of the card, and never that of a card which may be
// meant instead.
func (a Answer) Number(group int) int { return a.numbers()[group] }

func (a Answer) numbers() []int {
	list := make([]int, len(a.Groups))
	first := a.First()
	for i := range list {
		list[i] = first + i
	}
	if len(a.held) == 0 || first != 1 {
		return list
	}
	single := make([]int, len(a.Groups))
	apart := true
	for i, g := range a.Groups {
		same := !slices.ContainsFunc(g, func(c engine.Choice) bool { return c.What != g[0].What })
		if same && !a.pairs {
			single[i] = a.cards(g[0].What)
		}
		apart = apart && (single[i] > 0 && !slices.Contains(single[:i], single[i]) || single[i] == 0 && g[0].What < 0)
	}
	next := 0
	for i := range list {
		if apart && single[i] > 0 {
			list[i] = single[i]
			continue
		}
		for next++; slices.Contains(a.held, next); next++ {
		}
		list[i] = next
	}
	return list
}

// Pick is the answer of the group with a number; false if there is no such group.
func (a Answer) Pick(n int) (Answer, bool) {
	i := slices.Index(a.numbers(), n)
	if i < 0 || a.Kind == One {
		return Answer{}, false
	}
	one := a
	one.Place, one.Side = engine.None, engine.None
	if fine := grouped(a.Groups[i], a.things, a.kinds); len(fine) > 1 {
		one.Kind, one.Groups = Several, fine
	} else {
		one.Kind, one.Groups = One, a.Groups[i:i+1]
	}
	return one, true
}

// firsts are the first names of some places or sides.
func firsts(list []int, names [][]string) []string {
	var out []string
	for _, i := range list {
		out = append(out, names[i][0])
	}
	return out
}
