package client

import (
	"slices"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/commandline"
	"bretwalda/app/text"
	"bretwalda/engine"
)

// Refusal is why nothing is done that was typed.
type Refusal struct {
	Rule   string              // the rule that forbids it, or ""
	Blocks int8                // the place that stands in the way, or None
	Most   *Party              // the most of each kind that may go, where others were typed
	Count  int                 // so many were typed, of no kind; 0 where kinds were
	Asks   *commandline.Answer // the topic that the words name
}

// Going names all who march together, in any order.
func Going(l *text.Language, n *text.Narrator, p *Party) string {
	var led, leaders []string
	for _, of := range p.Members {
		switch {
		case of.Count == 0:
		case of.Independent:
			led = append(led, n.Units(of.What, of.Count))
		default:
			leaders = append(leaders, n.Units(of.What, of.Count))
		}
	}
	return l.And(append(leaders, led...))
}

// PartyWords is the order to a party, as a sentence.
func PartyWords(t *Table, l *text.Language, p *Party) string {
	r := reading{t, l}
	if len(p.choices) == 1 {
		return r.sentence(p.choices[0])
	}
	if p.several {
		return strings.Join(r.counted(p.choices), " ")
	}
	n := r.narrator(l)
	return l.Say("typed.force", "units", Going(l, n, p), "from", n.PlaceNoun(p.way.From), "to", n.PlaceNoun(p.way.To))
}

// partyBetween is who would go between the ends of a choice: as many as were wished, or as usual.
// Nil where they would not go together.
func partyBetween(t *Table, c engine.Choice, wished []Member) *Party {
	if c.From < 0 || c.To < 0 || !t.advisor.Follows(t.adviceContext().Ask()) {
		return nil
	}
	if p := assemble(t.advisor, t.adviceContext(), c, wished); len(p.choices) > 0 {
		return p
	}
	return nil
}

// PartiesOf are who would go between the ends of choices that differ in kinds or numbers alone:
// as usual, and all who may, where these are more. Nil where they are no such choices.
func PartiesOf(t *Table, group []engine.Choice) (usual, whole *Party) {
	c := group[0]
	if apart := slices.ContainsFunc(group, func(d engine.Choice) bool { return d.From != c.From || d.To != c.To }); t.Turn.Seat < 0 || apart {
		return nil, nil
	}
	if usual = partyBetween(t, c, nil); usual == nil {
		return nil, nil
	}
	if usual.Is(Whole) {
		return usual, nil
	}
	return usual, partyBetween(t, c, wholeOf(usual))
}

// PreviewsOfParty tells what a party would meet, and ConsequencesOfParty what follows from its
// march, each once.
func PreviewsOfParty(t *Table, p *Party) []advice.Preview {
	return t.advisor.Previews(p.last, p.choices[len(p.choices)-1])
}

func ConsequencesOfParty(t *Table, p *Party) []advice.Words {
	return slices.Concat(t.advisor.Consequences(p.last, p.choices[len(p.choices)-1]), p.Warning.Losses)
}

// wholeOf is the wish that all go.
func wholeOf(p *Party) (list []Member) {
	for _, of := range p.Members {
		of.Count = of.Most
		list = append(list, of)
	}
	return list
}

// differInKind reports whether choices go from one place to another, some of one kind and some of
// another.
func differInKind(group []engine.Choice) bool {
	c := group[0]
	kinds := false
	for _, d := range group {
		if d.From != c.From || d.To != c.To {
			return false
		}
		kinds = kinds || d.What != c.What
	}
	return kinds && c.From >= 0 && c.To >= 0
}

// enlist has those go together who are wished, so that map and sheet show them too. TypedParty
// stays nil where that is one choice.
func enlist(t *Table, c engine.Choice, wished []Member) {
	p := partyBetween(t, c, wished)
	if p == nil {
		return
	}
	t.Typed = p.choices[0]
	t.Picker.Clear()
	t.Picker.Propose(t.Typed)
	w := &t.muster
	w.wished, w.party, w.from, w.to, w.lifted = p.Members, nil, p.way.From, p.way.To, engine.None
	if len(p.choices) > 1 {
		t.TypedParty = p
	}
}

// readParty reads what fits no choice as an order to several kinds at once, or finds out why
// nothing can be done.
func readParty(m *Model) []Command {
	t := m.Table
	r := reading{t, m.Language()}
	against := r.against()
	f, ok := commandline.Force{}, false
	if t.Answer.Kind == commandline.Unknown && !t.Answer.Ends {
		f, ok = against.Force(t.Said, r.words("typed.all"), strings.Fields(r.l.And([]string{" ", " "})+" "+text.Of("en").And([]string{" ", " "})))
	}
	if !ok && t.Answer.Kind == commandline.Unknown {
		if p := severalOf(t, t.Said, against); p != nil {
			t.clearHint()
			t.Answer.Kind, t.Answer.Groups, t.Reads = commandline.One, [][]engine.Choice{{p.choices[0]}}, true
			t.Typed, t.TypedParty = p.choices[0], p
			t.Picker.Clear()
			t.Picker.Propose(t.Typed)
			return nil
		}
	}
	if !ok {
		t.Refused = refusalOf(t, t.Answer, commandline.Ends(t.Said, against))
		if about := commandline.Read("about "+t.Said, against); t.Refused.Rule == "" && t.Answer.Kind == commandline.Unknown && about.Kind == commandline.AboutTopic {
			t.Refused.Asks = &about
		}
		return nil
	}
	whole := partyBetween(t, f.Way, nil)
	if whole == nil {
		return nil
	}
	whole = partyBetween(t, f.Way, wholeOf(whole)) // whom a leader may go with is known only then
	wished, known := wishes(whole, f)
	p := partyBetween(t, f.Way, wished)
	if p == nil || !known || !slices.EqualFunc(p.Members, wished, func(a, b Member) bool { return a.What == b.What && a.Count == b.Count }) {
		t.Refused = Refusal{Most: whole, Count: f.Count, Blocks: engine.None}
		return nil
	}
	t.clearHint()
	t.Answer.Kind, t.Answer.Groups, t.Reads = commandline.One, [][]engine.Choice{{p.choices[0]}}, true
	enlist(t, p.choices[0], wished)
	return nil
}

// wishes are how many of each kind a typed party has; false where it has more than may go, or
// a number that may be of one kind or another.
func wishes(whole *Party, f commandline.Force) (list []Member, ok bool) {
	named, total, loose := 0, 0, 0
	for _, of := range whole.Members {
		if of.Independent {
			total += of.Most
		}
	}
	for _, of := range whole.Members {
		n, typed := f.Kinds[of.What]
		most := of.Most
		switch {
		case typed && n == 0: // so many as give nothing up by it
			n = max(of.usual, 1)
			named++
		case typed:
			named++
		case f.All && (of.Independent || len(f.Kinds) == 0), f.Count == total && of.Independent:
			n = most
		case f.Count > 0 && of.Independent && f.Count <= most:
			n = f.Count
			loose++
		}
		if n > most {
			return nil, false
		}
		of.Count = n
		list = append(list, of)
	}
	return list, named == len(f.Kinds) && loose < 2 && (f.Count == 0 || loose == 1 || f.Count == total)
}

// refusalOf is the rule that forbids what was typed: the end, or what begins and leads at the
// places that were named.
func refusalOf(t *Table, a commandline.Answer, places []int8) Refusal {
	none := Refusal{Blocks: engine.None}
	if t.Turn.Seat < 0 || t.Turn.Over() || a.Kind == commandline.Backward {
		return none
	}
	state := t.match.State()
	if a.Ends {
		verb := slices.Index(t.Game().Lexicon().Verbs, "end")
		if verb < 0 {
			return none
		}
		none.Rule = t.Forbidden(engine.NewChoice(uint8(verb)))
		return none
	}
	var why engine.IllegalError
	switch len(places) {
	case 1:
		scene := t.Scene
		scene.Picker.Clear()
		scene.Picker.ClearForced()
		why = scene.refused(places[0], state, t.Family.Vague)
	case 2:
		var tries []engine.Choice
		for _, c := range t.Picker.All() {
			if c.From < 0 || c.To < 0 {
				continue
			}
			c.From, c.To, c.Via, c.Via2, c.Count = places[0], places[1], engine.None, engine.None, min(c.Count, 1)
			if !slices.Contains(tries, c) {
				tries = append(tries, c)
			}
		}
		why = reason(state, tries, t.Family.Vague)
	}
	return Refusal{Rule: why.Rule, Blocks: why.Place - 1}
}
