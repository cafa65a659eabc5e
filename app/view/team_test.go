package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// earls is a match of the Norman conquerors in which one person plays Hugh and Roger by the
// command line, and bots play William and the Welsh.
func earls(t *testing.T) *desk {
	d := newDesk(t)
	d.Patient = true
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: viewtest.Number(t, "marcher-lords")}, client.SetSeats{Seats: 3})
	for seat, kind := range []match.Kind{match.Person, match.Easy, match.Easy} {
		d.Tell(client.SetKind{Seat: seat, Kind: kind})
	}
	d.Tell(client.SetName{Seat: 1, Name: "Nest"}, client.StartMatch{}, client.OpenLine{})
	d.M.Settings.Language = "en"
	return d
}

// until plays on until something is so, and gives what was told up to then.
func (d *desk) until(is func(*client.Table) bool) []string {
	d.T.Helper()
	var told []string
	for range 400 {
		if is(d.M.Table) {
			return told
		}
		if !d.on() {
			break
		}
		told = append(told, d.announced()...)
	}
	d.T.Fatal("it does not come to that")
	return nil
}

// asked is a table whose person is asked something in a round.
func asked(ask string, round int) func(*client.Table) bool {
	return func(t *client.Table) bool {
		return t.Decides() && t.Game().Lexicon().Asks[t.Turn.Kind] == ask && engine.RoundOf(t.State) == round && client.ByEnter(t) == nil
	}
}

// typed is the answer to a line.
func (d *desk) typed(line string) string {
	d.Tell(client.EnterLine{Text: line})
	d.M.Settings.Language = "en"
	return strings.Join(d.announced(), "\n")
}

// TestThePartnersDeedsAreTheirs: of two Norman players each is named by what they do, and what
// all of them do is the Normans'.
func TestThePartnersDeedsAreTheirs(t *testing.T) {
	t.Parallel()
	d := earls(t)
	told := strings.Join(d.until(asked("march", 2)), "\n")
	for _, want := range []string{
		"Nest places William fitz Osbern in ", "You place Hugh of Avranches in ", "Nest moves ", "You move ",
		"Normans, event dice: ", "First: Nest, also for the side’s one strategic move.",
	} {
		if !strings.Contains(told, want) {
			t.Errorf("%q is not told", want)
		}
	}
	for _, line := range strings.Split(told, "\n") {
		if strings.HasPrefix(line, "You place William") || strings.HasPrefix(line, "You, event dice") || strings.HasPrefix(line, "You, supply for Gwent") || strings.HasPrefix(line, "You move William") {
			t.Errorf("it is told %q", line)
		}
	}
}

// TestAPlayerAsksWhatThePartnerCommands: what is theirs is not the player's, and a zone tells
// who commands there.
func TestAPlayerAsksWhatThePartnerCommands(t *testing.T) {
	t.Parallel()
	d := earls(t)
	d.until(asked("march", 1))
	for line, want := range map[string]string{
		"? hereford": "Commander in Hereford: Nest.", "? chester": "Commander in Chester: You.",
		"her lud": "Commander in Hereford: Nest.", "? nest": "William", "who": "Nest: Normans, William fitz Osbern.",
	} {
		if got := d.typed(line); !strings.Contains(got, want) {
			t.Errorf("%s: %q", line, got)
		}
	}
	if got := d.typed("mine"); strings.Contains(got, "Hereford") || !strings.Contains(got, "Chester: ") {
		t.Errorf("mine are %q", got)
	}
	if got := d.typed("? nest"); !strings.Contains(got, "Hereford: ") || strings.Contains(got, "Chester: ") {
		t.Errorf("Nest has %q", got)
	}
	d.until(asked("march", 2))
	if got := d.typed("who"); !strings.Contains(got, "Next: ") || strings.Contains(got, "Next: Nest") {
		t.Errorf("after Nest has moved comes %q", got)
	}
}

// TestOrdersSayWhoIsBoundWhere: after each order the question sums up who waits for supply.
func TestOrdersSayWhoIsBoundWhere(t *testing.T) {
	t.Parallel()
	d := earls(t)
	d.until(asked("march", 1))
	d.typed("1 knight che tegeingl")
	if got := d.typed(""); !strings.Contains(got, "1 knight bound for Tegeingl. “Advance” rolls") {
		t.Errorf("after the first order it is asked %q", got)
	}
	d.typed("1 infantry che iâl")
	if got := d.typed(""); !strings.Contains(got, "1 knight bound for Tegeingl. 1 infantry bound for Iâl.") || strings.Contains(got, "Advance” rolls") {
		t.Errorf("after the second order it is asked %q", got)
	}
	d.typed("1 infantry 1 knight shr cae")
	if got := d.typed(""); !strings.Contains(got, "1 infantry bound for Iâl. ") || !strings.Contains(got, " bound for Caereinion.") {
		t.Errorf("after an order for two kinds it is asked %q", got)
	}
	if got := d.typed("? tegeingl"); !strings.Contains(got, "1 knight bound for Tegeingl") {
		t.Errorf("Tegeingl is told as %q", got)
	}
}

// TestAKingdomCanBeAskedAbout: whether it is mobilised, who holds it, and its zones; each of
// these names it.
func TestAKingdomCanBeAskedAbout(t *testing.T) {
	t.Parallel()
	d := earls(t)
	d.until(asked("march", 1))
	for _, line := range []string{"? gwynedd", "near gwynedd"} {
		if got := d.typed(line); !strings.Contains(got, "Gwynedd: ") || !strings.Contains(got, "Welsh, ") || !strings.Contains(got, "Arfon") {
			t.Errorf("%s: %q", line, got)
		}
	}
	if got := d.typed("? arfon"); !strings.Contains(got, "Gwynedd") {
		t.Errorf("Arfon is told as %q", got)
	}
}

// TestABattleIsHeardWithWhatHits: kinds, what each die needs, and how many hit; and the round
// that begins with how the points stand.
func TestABattleIsHeardWithWhatHits(t *testing.T) {
	t.Parallel()
	d := earls(t)
	told := strings.Join(d.until(asked("march", 3)), "\n")
	for _, want := range []string{"Welsh: infantry, hits on 7 or more: ", " hit.", "If the game ended now: ", "The Normans activate 1 "} {
		if !strings.Contains(told, want) {
			t.Errorf("%q is not told", want)
		}
	}
	for line := range strings.Lines(told) {
		if strings.HasPrefix(line, "Round III") && !strings.Contains(line, "If the game ended now: ") {
			t.Errorf("the round begins with %q", line)
		}
		if strings.Contains(line, " advance to ") || strings.Contains(line, "Gained: William") {
			t.Errorf("it is told %q", line)
		}
	}
}

// TestAPlaceTellsTheForceThatItsListOffers: "? tegeingl" and "> chester" have the same units go,
// and both tell what an earl would change.
func TestAPlaceTellsTheForceThatItsListOffers(t *testing.T) {
	t.Parallel()
	d := earls(t)
	d.until(asked("march", 1))
	about := d.typed("? tegeingl")
	order := d.typed("che teg")
	order = order[:strings.Index(order, ".")+1]
	if !strings.Contains(about, order) {
		t.Errorf("%q is not in %q", order, about)
	}
}
