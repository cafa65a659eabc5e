package view

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// alone is a match of a game that one person plays against bots, from its last seat.
func alone(t *testing.T, id string) *desk {
	d := newDesk(t)
	d.Patient = true
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: viewtest.Number(t, id)})
	for seat := range d.M.Setup.Terms.Seats {
		kind := match.Easy
		if seat == d.M.Setup.Terms.Seats-1 {
			kind = match.Person
		}
		d.Tell(client.SetKind{Seat: seat, Kind: kind})
	}
	d.Tell(client.StartMatch{})
	d.M.Settings.Language = "en"
	return d
}

// on lets something happen at a table: a bot chooses, a pause is over, what rests goes on, or
// the person makes a choice out of the middle of the list; false at the end of the match.
func (d *desk) on() bool {
	d.T.Helper()
	tb, typed := d.M.Table, d.M.Table.Line != nil
	d.M.Settings.Language = "en"
	switch list := tb.Picker.All(); {
	case d.Asked != nil:
		q := d.Asked.Question
		d.Asked = nil
		m, err := link.Decode(q.Link, games.Revisions())
		if err != nil {
			d.T.Fatal(err)
		}
		d.Tell(client.Thought{Answer: botworker.Answer{Ticket: q.Ticket, Ranks: []int{len(m.Legal()) / 3}}})
	case tb.Turn.Over() && tb.Live():
		return false
	case d.Waits != nil:
		w := d.Waits
		d.Waits = nil
		d.Tell(client.Waited{Ticket: w.Ticket})
	case client.ByEnter(tb) != nil && !typed:
		d.Tell(client.ByEnter(tb))
	case d.seatView().briefs():
		d.Tell(client.Continue{})
	case client.ByEnter(tb) != nil || tb.Asking != client.NoQuestion && typed:
		d.Tell(client.EnterLine{})
	case tb.Asking != client.NoQuestion:
		d.Tell(client.ConfirmEnd{})
	case len(list) == 0:
		d.T.Fatalf("nothing can be done: %+v", tb.Turn)
	default:
		d.Tell(client.Press{Choice: list[len(list)/2]})
	}
	return true
}

// announced is all that is announced now: by the command line where it is open.
func (d *desk) announced() []string {
	s := d.seatView()
	if s.t.Line != nil {
		lines, list := typingView{s}.answer()
		return append(lines, list...)
	}
	p, said := sheetView{s}.panel(), heardView{s}.spoken()
	return append(slices.Clone(said), heardView{s}.question(p, said), heardView{s}.handWords(p))
}

// TestEachThingIsToldOnceAndInOrder to one person against bots, whether by the command line or
// beside it: no event twice, none left out, and the question last.
func TestEachThingIsToldOnceAndInOrder(t *testing.T) {
	t.Parallel()
	for _, id := range []string{"brian-boru", "britannia-2008", "marcher-lords"} {
		for _, typed := range []bool{false, true} {
			d := alone(t, id)
			if typed {
				d.Tell(client.OpenLine{})
			}
			told, heard := "", 0
			var stands string
			var stood []string // lines that stay are not told again
			for range 250 {
				if !d.on() {
					break
				}
				lines := d.announced()
				if now := strings.Join(lines, "\n"); now != stands {
					stands = now
				} else {
					continue
				}
				for i, line := range lines {
					if i < len(stood) && line == stood[i] {
						continue
					}
					if strings.HasSuffix(line, " attack the Welsh in York.") || strings.Contains(line, " win the trick for ") {
						if strings.Contains(told, line) {
							t.Errorf("%s, typed %t: twice is told %q", id, typed, line)
						}
						told += line + "\n"
						heard++
					}
				}
				stood = lines
				if n := len(lines); typed && n > 1 && strings.HasPrefix(lines[n-1], "Done: ") {
					t.Errorf("%s: at last is told %q", id, lines)
				}
			}
			if id == "brian-boru" && heard < 3 {
				t.Errorf("%s: %d tricks are told", id, heard)
			}
		}
	}
}

// TestWhatFollowsOnesOwnDeedIsHeardWithTheNextQuestion: what one has done first, then all that
// others did, however fast; by the command line and beside it.
func TestWhatFollowsOnesOwnDeedIsHeardWithTheNextQuestion(t *testing.T) {
	t.Parallel()
	for _, typed := range []bool{false, true} {
		d := alone(t, "brian-boru")
		if typed {
			d.Tell(client.OpenLine{})
		}
		heard, chose := 0, -1
		for range 300 {
			tb := d.M.Table
			if tb.Decides() && client.ByEnter(tb) == nil && !d.seatView().briefs() && tb.Asking == client.NoQuestion {
				chose = len(tb.Log.All())
			}
			if !d.on() {
				break
			}
			if tb.BotTurn() || tb.Waiting() || chose < 0 || !client.Followed(tb) || !tb.Decides() && client.ByEnter(tb) == nil {
				continue
			}
			s := d.seatView()
			want := typingView{s}.logLines(heardView{s}.worthTelling(client.Foregoing(tb, tb.Log.Before(tb.LogEnd())[chose:])))
			if said := strings.Join(d.announced(), "\n"); !strings.Contains(said, strings.Join(want, "\n")) {
				t.Fatalf("typed %t: of %q is heard %q", typed, want, said)
			}
			if len(want) > 1 {
				heard++
			}
			chose = -1
		}
		if heard < 3 {
			t.Errorf("typed %t: %d times something follows", typed, heard)
		}
	}
}

// TestWhatHappensIsToldAlthoughTheCommandLineIsOpen: a person who asks something while others
// play hears what they have done, and that it is their turn.
func TestWhatHappensIsToldAlthoughTheCommandLineIsOpen(t *testing.T) {
	t.Parallel()
	d := alone(t, "britannia-2008")
	d.Tell(client.OpenLine{})
	heard := false
	for range 120 {
		if d.seatView().t.BotTurn() && d.M.Table.Live() {
			d.Tell(client.EnterLine{Text: "score"})
		}
		if !d.on() {
			break
		}
		if tb := d.M.Table; tb.Decides() && len(tb.Answer.Groups) == 0 {
			lines := d.announced()
			heard = heard || slices.ContainsFunc(lines, func(l string) bool { return strings.Contains(l, " move ") })
			if slices.ContainsFunc(lines, func(l string) bool { return strings.HasPrefix(l, "You: ") }) {
				t.Fatalf("what was asked before is answered still: %q", lines)
			}
		}
	}
	if !heard {
		t.Error("nothing is told of what others do")
	}
}

// TestTheOldQuestionIsNotAskedAgain while a choice is stored.
func TestTheOldQuestionIsNotAskedAgain(t *testing.T) {
	t.Parallel()
	d := ireland(t, 3)
	d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
	d.RoamTo("action")
	d.Tell(client.OpenLine{})
	c := d.M.Table.Picker.All()[0]
	d.Tell(client.EnterLine{Text: d.Narrator().Choice(d.M.Table.Turn, c)})
	client.EnterLine{}.Apply(d.M) // nobody has stored it yet
	if lines, list := answerAt(d); len(lines)+len(list) > 0 {
		t.Errorf("meanwhile it is said %q %q", lines, list)
	}
}

// TestTheEndIsTold: where everybody stands, and what has brought the person their points.
func TestTheEndIsTold(t *testing.T) {
	t.Parallel()
	d := alone(t, "brian-boru")
	d.Tell(client.OpenLine{})
	for d.on() {
	}
	said := strings.Join(d.announced(), " ")
	for _, words := range []string{"The game is over. ", "Your points: ", "regions "} {
		if strings.Count(said, words) != 1 {
			t.Errorf("no %q, or twice, in %q", words, said)
		}
	}
	for seat := range d.M.Table.Seats[:len(d.M.Table.Seats)-1] {
		if name := client.BotName(d.M.Language(), "brian-boru", seat); strings.Count(said, name) != 1 {
			t.Errorf("%s is told %d times in %q", name, strings.Count(said, name), said)
		}
	}
	d.Tell(client.EnterLine{Text: "since"})
	if lines, _ := answerAt(d); slices.Contains(lines, "Nothing has happened since.") {
		t.Error("since tells nothing at the end")
	}
	d.Tell(client.CloseLine{}, client.Rematch{})
	names := d.M.Table.Record.About.Players
	for seat := range names[:len(names)-1] {
		if name := client.BotName(d.M.Language(), "brian-boru", seat); !slices.Contains(names, name) {
			t.Errorf("%s is gone: %q", name, names)
		}
	}
}

// TestOnesOwnHouseIsYou, and nobody is asked by their number who sits alone at the device.
func TestOnesOwnHouseIsYou(t *testing.T) {
	t.Parallel()
	d := alone(t, "brian-boru")
	d.Tell(client.OpenLine{})
	own, you := d.seatView().narrator.Side(int8(len(d.M.Table.Seats)-1)), 0
	for range 150 {
		if !d.on() {
			break
		}
		for _, line := range d.announced() {
			if strings.HasPrefix(line, "The "+own) || strings.Contains(line, "Player 4") {
				t.Fatalf("it is told %q", line)
			}
			if strings.HasPrefix(line, "You play ") || strings.HasPrefix(line, "You take ") {
				you++
			}
		}
	}
	if you == 0 {
		t.Error("nothing is told of what the person does")
	}
}

// retreats plays Britannia by the command line and yields where the person may retreat.
func retreats(t *testing.T) func(yield func(*desk) bool) {
	return func(yield func(*desk) bool) {
		d := alone(t, "britannia-2008")
		d.Tell(client.OpenLine{})
		for range 900 {
			if !d.on() {
				return
			}
			asks := slices.Contains([]string{"attackerRetreat", "defenderRetreat"}, d.Ask())
			if asks && d.M.Table.Decides() && !yield(d) {
				return
			}
		}
	}
}

// TestRetreatsAreToldWithTheQuestion: what is there, and each answer, which its number picks.
func TestRetreatsAreToldWithTheQuestion(t *testing.T) {
	t.Parallel()
	asked := 0
	for d := range retreats(t) {
		if few, ok := client.FewAnswers(d.M.Table, d.M.Language()); ok {
			lines, list := answerAt(d)
			if n := len(lines); n == 0 || !strings.Contains(lines[n-1], "infantry") || len(list) != len(few.Groups) {
				t.Fatalf("it is asked %q %q", lines, list)
			}
			for i, g := range few.Groups {
				if said := d.Narrator().Choice(d.M.Table.Turn, client.Usual(d.M.Table, g)); !strings.HasPrefix(list[i], said) {
					t.Errorf("%d would be %q, not %q", i+1, said, list[i])
				}
			}
			asked++
		}
	}
	if asked == 0 {
		t.Fatal("nobody could retreat")
	}
}

// TestTheKeyboardGoesBackToWhatOpenedTheScores at the end of a match: to the button or the tool.
func TestTheKeyboardGoesBackToWhatOpenedTheScores(t *testing.T) {
	t.Parallel()
	d := alone(t, "brian-boru")
	for _, c := range []struct {
		open client.Message
		want string
	}{{client.OpenDrawer{Drawer: client.ScoresDrawer}, client.Opener(client.ScoresDrawer)}, {client.OpenScores{}, client.EndScores}} {
		d.Tell(c.open)
		if got := (client.Escape{}).Apply(d.M); !slices.Contains(got, client.Command(client.Focus{ID: c.want})) {
			t.Errorf("%T leads back to %+v", c.open, got)
		}
	}
}

// TestALeaderWhoFellIsStillTheReasonForHisDice once he stands nowhere.
func TestALeaderWhoFellIsStillTheReasonForHisDice(t *testing.T) {
	t.Parallel()
	for _, id := range []string{"britannia-2008", "marcher-lords"} {
		told := 0
		for match := 1; told == 0 && match < 20; match++ {
			d := deskOf(t, games.ByID(id))
			d.Begin(client.SetScenario{Scenario: match % len(games.ByID(id).Scenarios())})
			d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
			for n := 0; !d.M.Table.Turn.Over() && told < 6; n++ {
				d.Tell(client.EndReplay{}, client.Ready{})
				list := d.M.Table.Picker.All()
				d.Tell(client.Press{Choice: list[(n*match+n/3)%len(list)]}, client.ConfirmEnd{})
				s := typingView{d.seatView()}
				k, all, whats := s.t.Kinds, s.t.Log.All(), s.t.Game().Lexicon().Whats
				fell := -1
				for n := len(all) - len(s.t.News); n < len(all); n++ {
					if int(all[n].Kind) == k.Hit && all[n].What >= 0 && s.narrator.Has("leader."+whats[all[n].What]) {
						fell = n
					}
				}
				if fell < 0 {
					continue
				}
				begins := fell
				for int(all[begins].Kind) != k.Battle {
					begins--
				}
				for n := begins; n < fell; n++ {
					l := table.Lines(k, all[n:])[0]
					if l.Dice == nil {
						continue
					}
					end := n + len(l.Dice)
					n = end - 1
					for int(all[end].Kind) == k.Die { // of the others, which tell what hits
						end++
					}
					line, leader := rolled(s, l, all[:end]), s.narrator.What(all[fell].What)
					if l.Event.Side != all[fell].Side || l.Dice[0].Bonus == 0 || !strings.Contains(line, " hit") {
						continue
					}
					if told++; !strings.Contains(line, leader) {
						t.Errorf("%s: %q tells nothing of %s", id, line, leader)
					}
				}
			}
		}
		if told == 0 {
			t.Errorf("%s: no leader fell", id)
		}
	}
}

// TestARoundThatIsDecidedByOthersIsTold as the next begins, in a line: who has moved by five
// points or more, and who leads now; only where the points so far are those that count.
func TestARoundThatIsDecidedByOthersIsTold(t *testing.T) {
	t.Parallel()
	for _, id := range []string{"britannia-2008", "brian-boru", "marcher-lords"} {
		d := alone(t, id)
		for range 1200 {
			if !d.on() {
				break
			}
		}
		s := typingView{d.seatView()}
		told := map[string]string{}
		for _, line := range s.logLines(s.t.Log.All()) {
			if round, moves, ok := strings.Cut(line, ": "); ok && strings.HasPrefix(line, "Round ") && strings.Contains(moves, " +") {
				if told[round] != "" {
					t.Errorf("%s: %q is told twice", id, round)
				}
				told[round] = moves
			}
		}
		if id != "britannia-2008" {
			if len(told) > 0 {
				t.Errorf("%s: it is told %q", id, told)
			}
			continue
		}
		led := -1
		course, decided := s.t.Course(), 0
		for i, row := range course.Rows[1 : len(course.Rows)-1] {
			most, leads, moved := 0, -1, false
			line := told["Round "+text.Roman(row.Round).String()]
			for seat := range s.t.Seats {
				points := row.Points(engine.Seat(seat), engine.None)
				gained := points - course.Rows[i].Points(engine.Seat(seat), engine.None)
				switch {
				case points > most:
					most, leads = points, seat
				case points == most:
					leads = -1
				}
				if engine.Seat(seat) == s.t.OnlyPerson() {
					continue
				}
				name := s.called(engine.Seat(seat))
				if moved = moved || gained >= 5; gained >= 5 && !strings.Contains(line, fmt.Sprintf("%s +%d, now %d", name, gained, points)) &&
					!strings.Contains(line, fmt.Sprintf("%s +%d, in the lead with %d", name, gained, points)) {
					t.Errorf("round %d: of %s +%d is told %q", row.Round, name, gained, line)
				}
			}
			if quiet := !moved && leads == led; quiet != (line == "") {
				t.Errorf("round %d is told as %q", row.Round, line)
			}
			if leads >= 0 && leads != led && !strings.Contains(line, s.called(engine.Seat(leads))) {
				t.Errorf("round %d: the new leader is not in %q", row.Round, line)
			}
			if led = leads; line != "" {
				decided++
			}
		}
		if decided < 2 {
			t.Errorf("%d rounds were decided", decided)
		}
	}
}

// TestATrickIsToldOnceWhateverIsAskedInThePause: “can” says how to go on, and no more. Of
// friends who share a device each is told once.
func TestATrickIsToldOnceWhateverIsAskedInThePause(t *testing.T) {
	t.Parallel()
	shared := ireland(t, 3)
	shared.Patient = true
	shared.M.Settings.Passing = "never"
	for name, d := range map[string]*desk{"alone": alone(t, "brian-boru"), "shared": shared} {
		d.M.Settings.Language = "en"
		d.Tell(client.OpenLine{})
		told, pauses, stands := map[string]int{}, 0, ""
		var stood []string // lines that stay are not told again
		hear := func() {
			lines := d.announced()
			now := strings.Join(lines, "\n")
			if now == stands {
				return
			}
			stands = now
			for i, line := range lines {
				if stays := i < len(stood) && stood[i] == line; !stays && strings.Contains(line, " win the trick for ") && d.M.Table.User >= 0 {
					told[d.M.Table.Name(d.M.Language(), d.M.Table.User)+": "+line]++
				}
			}
			stood = lines
		}
		for n := 0; n < 250 && pauses < 12; n++ {
			tb := d.M.Table
			if client.ByEnter(tb) != nil && !tb.Passing {
				pauses++
				d.Tell(client.EnterLine{Text: "can"})
				if lines, list := answerAt(d); len(list) > 0 || len(lines) != 1 || lines[0] != "Enter goes on." { // what has happened was told
					t.Fatalf("%s: can answers %q %q", name, lines, list)
				}
			}
			if !d.on() {
				break
			}
			hear()
		}
		for line, n := range told {
			if n != 1 {
				t.Errorf("%s: %d times is told %q", name, n, line)
			}
		}
		if pauses == 0 || len(told) == 0 {
			t.Errorf("%s: %d pauses, %d tricks", name, pauses, len(told))
		}
	}
}
