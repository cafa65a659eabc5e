package view

import (
	"slices"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// decisionView is the choice to be made: what is picked of it, and what follows.
type decisionView struct {
	sheetView
	picked   engine.Choice
	complete bool // picked is a choice
	makes    bool // that Confirm would make
	party    *client.Party
	marched  *client.Marched
	rows     []client.Offered // answers that have a row each
	answers  []engine.Choice  // whose consequences are told
	followed map[engine.Choice]string
	seen     []advice.Preview
	places   bool // answers are about places
	inHand   bool // or about what is in the hand
	marks    bool // they may be marked
	foot     gameview.Foot
}

// decision is the choice to be made.
func (s sheetView) decision() gameview.Panel {
	d := newDecision(s)
	t := s.t
	p := gameview.Panel{Emblem: s.emblem(t.Turn.Side), Title: s.narrator.Title(t.Turn), Hint: d.headline(), Player: t.Viewer, Window: s.game.Window()}
	var recall []app.UI
	if !d.complete && t.Picker.From() < 0 { // what is picked, or is fought over, needs the room
		recall = replayView(s).recall()
	}
	chips, plain := d.singles()
	p.Middle = slices.Concat(byLinkView(s).happened(), recall, d.middle(chips))
	if d.complete && !s.direct() {
		p.Heard = strings.Join(append(spokenView(s).foretold(d.seen, false), d.warned()...), " ")
	}
	back, confirm := d.back(), d.confirm(p)
	for _, b := range []app.UI{back, confirm} {
		if b != nil {
			p.Buttons = append(p.Buttons, b)
		}
	}
	if p.Foot = d.foot.Rows; d.foot.All {
		plain = nil
	}
	p.Buttons = append(p.Buttons, plain...) // seen before the one that confirms: the keyboard comes to that first
	p = s.game.Decision(p)                  // which may put other things into the middle

	if picked := (d.makes || len(t.Marks.List) > 0) && !d.retreats(); picked && back != nil && confirm != nil && len(p.Buttons) > 1 { // the keyboard comes to it first
		p.Buttons[0], p.Buttons[1] = confirm, back
	}
	if d.marks {
		p.Hint = d.counted(p.Hint)
	}
	if p.Loss = d.loss(); p.Loss != "" { // in the room of what is picked, so that nothing moves under the finger
		p.Hint = ""
	}
	p.Recall = len(recall) == 1 && len(p.Middle) == 1 && p.Middle[0] == recall[0]
	return p
}

func newDecision(s sheetView) *decisionView {
	t := s.t
	d := &decisionView{
		sheetView: s, party: client.PartyOf(t), marched: client.MarchedOf(t), rows: client.Rows(t),
		followed: map[engine.Choice]string{}, places: t.Picker.HasPlaces(), inHand: len(t.Picker.Things()) > 0,
	}
	d.picked, d.complete = t.Picker.Choice()
	d.complete = d.complete && len(d.rows) == 0
	d.makes = d.complete && (d.party == nil || d.party.Count() > 0)
	d.marks = t.Marks.Most > 1 && !d.complete && t.Lesson == nil
	switch {
	case d.complete:
		d.answers = []engine.Choice{d.picked}
	case !d.places:
		d.answers = t.Picker.Buttons()
	}
	for _, c := range d.answers {
		d.followed[c] = s.sentences(t.Consequences(c))
	}
	switch {
	case s.direct():
	case d.marched != nil:
		d.answers, d.followed[d.marched.Choice] = []engine.Choice{d.marched.Choice}, s.sentences(d.marched.Follows)
	case len(d.rows) == 0 || d.places:
		d.seen = t.Previews()
	}
	if f, ok := s.game.(gameview.Footed); ok && !s.direct() {
		d.foot = f.Foot()
	}
	return d
}

// headline says what is picked, else what to do.
func (d *decisionView) headline() string {
	t := d.t
	from := t.Picker.From()
	switch {
	case d.marched != nil:
		return d.say("typed.done", "choice", d.narrator.Choice(d.marched.Turn, d.marched.Choice))
	case d.party != nil:
		_, to := d.party.Ends()
		if d.party.Count() == 0 {
			return d.say("table.muster.nobody", "to", d.Place(to))
		}
		return d.say("table.muster", "to", d.Place(to), "units", client.Going(d.L, d.narrator, d.party))
	case d.complete && (t.Picker.To() >= 0 || len(t.Picker.Picks()) > 0):
		return d.narrator.Choice(t.Turn, d.picked)
	case from >= 0 && from != t.Turn.Place:
		return d.say("table.from", "place", d.Place(from))
	case t.Retry != nil: // the card below says what to do
		return ""
	}
	return strings.TrimSpace(undoView{d.tableView}.since() + " " + d.narrator.Hint(t.Turn))
}

// singles are the buttons of choices without a place: chips in the middle, and plain ones
// beside the one that confirms.
func (d *decisionView) singles() (chips, plain []app.UI) {
	list := d.t.Picker.Buttons()
	for _, c := range list {
		label := d.narrator.Label(d.t.Turn, c)
		b := d.choiceButton(label, c, d.followed[c])
		if e, ok := d.game.(gameview.Ender); ok && d.t.EndVerb(c) && e.Ending() != "" {
			b = b.Class("ends").Body(app.Span().Text(e.Ending()+" "), app.Small().Text(d.say("ask.ends"))).Aria("label", gameview.Named(label, e.Ending()+" "+d.say("ask.ends")))
		}
		if !d.t.EndVerb(c) && (d.places || len(list) > 2) {
			chips = append(chips, b.Class("chip"))
			continue
		}
		if !d.places && !d.complete && !d.inHand && len(list) == 1 || // there is nothing to weigh
			d.places && d.wins(c) {
			b = b.Class("primary")
		}
		plain = append(plain, b)
	}
	slices.Reverse(plain)
	return chips, plain
}

// wins reports whether a choice fights on in a battle that the player is winning, while
// nothing is picked.
func (d *decisionView) wins(c engine.Choice) bool {
	return d.t.Turn.Seat >= 0 && !d.t.Picker.Picked() && d.t.Winning(c)
}

// middle is what is between the heading and the buttons.
func (d *decisionView) middle(chips []app.UI) []app.UI {
	t, facets := d.t, facetView{d.tableView}
	var list []app.UI
	if d.inHand {
		list = append(list, d.game.Hand())
	}
	switch {
	case d.direct():
		if odds, ok := client.FirstOdds(t); ok {
			list = append(list, facets.Preview(odds))
		}
		list = append(list, d.faces())
	case d.marched != nil:
		list = append(list, facets.Facets(d.marched.Choice)...)
	case d.foot.All:
	case len(d.foot.Rows) > 0:
		list = append(list, facets.Facets(d.picked)...)
	case len(d.rows) == 0 || d.places:
		list = append(append(list, facets.Facets(d.picked)...), facets.previews(d.seen)...)
	}
	if len(d.foot.Rows) == 0 {
		list = append(list, facets.consequences(d.answers, d.followed)...)
	}
	list = append(list, chips...)
	if len(d.rows) > 0 && !d.foot.All {
		list = append(list, facets.rows(d.rows)...)
	}
	if d.marks && t.Marks.Each(t.Picker.All()) {
		list = append(list, marksView{d.tableView}.markAll())
	}
	return list
}

// back is the button that takes back, or of a mistake to be mended, or nil.
func (d *decisionView) back() app.UI {
	t := d.t
	switch {
	case t.Retry != nil && t.Retry.Shown:
		return retryView{d.tableView}.retryNext()
	case t.Retry != nil:
		return retryView{d.tableView}.retryShow()
	case t.Lesson == nil && (t.Turn.Seat != engine.Nature || t.CanUndo):
		return undoView{d.tableView}.undo()
	}
	return nil
}

// confirm is the button that makes what is picked or marked, or nil.
func (d *decisionView) confirm(p gameview.Panel) app.UI {
	t := d.t
	switch {
	case t.Retry != nil && t.Retry.Shown && !d.makes: // the better one is told: nothing has to be picked
		return nil
	case d.marks && len(t.Marks.List) > 0:
		return marksView{d.tableView}.confirmMarks()
	case d.foot.All, d.foot.Leads && !d.makes, d.direct() || !(d.places && (len(d.rows) == 0 || d.retreats()) || d.complete || d.inHand):
		return nil
	}
	label, spoken := d.verb(), ""
	if d.complete {
		label, spoken = d.narrator.Label(t.Turn, d.picked), d.narrator.Choice(t.Turn, d.picked)
		if d.party != nil {
			spoken = p.Hint
		}
		spoken = strings.TrimSpace(spoken + " " + p.Heard)
	}
	bright, suggested := "primary", ""
	switch {
	case !d.makes || t.Lesson != nil:
	case t.WarningOf(d.picked).Lost > 0:
		bright = "danger"
	case adviceView{d.tableView}.Advised(d.picked):
		suggested = "suggested"
	case t.Turn.Seat >= 0 && t.Risky(d.picked):
		bright = ""
	}
	if bright == "primary" && (slices.ContainsFunc(t.Picker.Buttons(), d.wins) || d.foot.Next) {
		bright = ""
	}
	return app.Button().Type("button").ID(client.Confirm).Class("button", "confirm", bright, suggested).Text(label).
		Aria("label", gameview.Named(d.say("button.confirm"), label)).Aria("description", spoken).
		Disabled(!d.makes).OnClick(d.Tell(client.PressPicked{}))
}

// retreats reports whether a place to retreat to is asked for. However many there are, the
// buttons are the same from round to round: a second tap does nothing else.
func (d *decisionView) retreats() bool {
	c, ok := d.t.Picker.Placed()
	return ok && d.VerbName(int(c.Verb)) == "retreat"
}

// counted is a hint with how many answers are marked; alone where no other kind is asked
// about.
func (d *decisionView) counted(hint string) string {
	marks, some := marksView{d.tableView}, len(d.t.Marks.List) > 0
	switch {
	case some && !marks.nextKind():
		return marks.markCount()
	case !some && d.t.Line != nil: // what is typed is chosen, not marked
		return hint
	}
	return strings.TrimSpace(hint + " " + marks.markCount())
}

// warned is what follows from what is picked, and what the game warns of.
func (d *decisionView) warned() (words []string) {
	follows := d.followed[d.picked]
	if d.party != nil && !d.party.Made && d.makes { // from that of all who go
		follows = d.sentences(client.ConsequencesOfParty(d.t, d.party))
	}
	if follows != "" {
		words = append(words, follows)
	}
	if game, ok := d.game.(gameview.Warner); ok && d.makes {
		words = append(words, game.Warns()...)
	}
	return words
}

// loss says what the player would lose by what is picked, or "".
func (d *decisionView) loss() string {
	t := d.t
	if w := client.LiftWarning(t); w.Needed() && !d.direct() { // before they are let go
		return d.sentences(w.Words)
	}
	gone := d.party != nil && d.party.Made // and may still be changed
	if !d.makes && !gone || t.Lesson != nil || d.direct() {
		return ""
	}
	if d.party != nil { // it can be undone, so that nothing is asked
		return d.sentences(d.party.Warning.Words)
	}
	return d.sentences(t.WarningOf(d.picked).Losses)
}
