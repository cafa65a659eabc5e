package view

import (
	"encoding/json"
	"html"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/botworker"
	"bretwalda/app/botworker/worker"
	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// reviewed is a desk at which a match is over and somebody looks at what decided it.
func reviewed(t *testing.T, g engine.Game) *desk {
	t.Helper()
	d := newDesk(t)
	d.finish(g.ID())
	d.Tell(client.OpenDrawer{Drawer: client.ReviewDrawer})
	if d.Asked == nil || !d.Asked.Question.Review {
		t.Fatalf("%s: nobody is asked what decided it", g.ID())
	}
	d.Shows("choice by choice")
	w := worker.New(games.Revisions())
	for pieces := 0; d.Asked != nil && d.Asked.Question.Review; pieces++ {
		if pieces == 1 {
			d.Shows("Where the points came from", "weighs every decision")
			if strings.Contains(d.HTML("en"), "The judge has weighed every decision.") {
				t.Errorf("%s: the judge is told to be ready before", g.ID())
			}
		}
		q := d.Asked.Question
		d.answer(w.Think(q, func() bool { return false }))
	}
	return d
}

// TestTheReviewTellsWhatDecidedIt: where the points came from, the moments, and mistakes
// with something better; a tap shows the moment, and nobody is asked a second time.
func TestTheReviewTellsWhatDecidedIt(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		r := client.ReviewOf(d.M.Table)
		if r == nil || len(r.Moments) == 0 || len(r.Course) < 10 {
			t.Fatalf("%s: the review is %+v, %v", g.ID(), r, d.M.Table.Unreviewed)
		}
		d.EveryLanguage()
		d.Shows("Where the points came from", "Moments that decided it", "The judge, a bot, may be wrong")
		if h := d.HTML("en"); !strings.Contains(h, " finished ") || !strings.Contains(h, "The judge, a bot that weighs every choice,") && !strings.Contains(h, "finished level") && !strings.Contains(h, "as expected") {
			t.Errorf("%s: nothing made the difference", g.ID())
		}
		for seat, a := range r.Seats {
			if sum := a.Start + a.Luck + a.Own + a.Others; sum != a.Final || client.Rounded(a.Final) != d.M.Table.Standing[seat].Points {
				t.Errorf("%s: the points of seat %d, %+v, make %d", g.ID(), seat, a, sum)
			}
			if len(a.Mistakes) > 0 {
				d.Shows("Show the better move")
			}
			for _, m := range a.Mistakes {
				if _, made, other := client.Other(d.M.Table, m); a.Wrong > 0 && m.Points <= r.Margin || made == other {
					t.Errorf("%s: %+v is called a mistake, made %v", g.ID(), m, made)
				}
			}
		}
		d.Asked = nil
		d.Tell(client.OpenReplay{At: r.Moments[0].To, Place: engine.None})
		if p := d.M.Table.Replay; p == nil || p.At != r.Moments[0].To {
			t.Errorf("%s: the moment is not shown", g.ID())
		}
		if d.M.Table.Replay.Running {
			t.Errorf("%s: what is to be seen after the moment runs", g.ID())
		}
		weighed := 0
		for range 300 { // step by step the review says what dice gave and decisions missed
			d.Tell(client.StepReplay{Step: -1})
			luck, missed := client.Weighed(d.M.Table)
			if missed != nil && missed.Points >= botworker.Grain || luck != nil {
				weighed++
			}
			if missed != nil && missed.Points >= botworker.Grain {
				d.Shows("The judge would: ")
			}
		}
		if weighed == 0 {
			t.Errorf("%s: no step of the replay is weighed", g.ID())
		}
		d.EveryLanguage()
		if d.Tell(client.EndReplay{}); d.M.Table.Drawer != client.ReviewDrawer {
			t.Errorf("%s: the moment does not lead back to the review", g.ID())
		}
		if d.Asked != nil {
			t.Errorf("%s: a judge goes through it again", g.ID())
		}
	}
}

// TestAMomentIsPlayed on the map, from where it begins to where it ends, with its own place and
// turn at its end, whatever has begun since.
func TestAMomentIsPlayed(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		for _, m := range client.ReviewOf(d.M.Table).Moments {
			d.Tell(client.OpenReplay{At: m.To, Place: engine.None, Plays: true, From: m.From, Card: client.Card{Title: "The moment", Words: "Words.", Round: "Its round", Place: 2}})
			p, steps, time := d.M.Table.Replay, 0, 0
			if p.At > m.From || !p.Running {
				t.Fatalf("%s: %d to %d begins at %d, runs: %v", g.ID(), m.From, m.To, p.At, p.Running)
			}
			for d.M.Table.Replay.Running && steps < 1000 {
				d.Shows("The moment", "Its round")
				time += d.Waits.Milliseconds
				d.Tell(client.Waited{Ticket: d.Waits.Ticket})
				steps++
			}
			if time > 5000 {
				t.Errorf("%s: %d to %d takes %d ms", g.ID(), m.From, m.To, time)
			}
			if p := d.M.Table.Replay; p == nil || p.At != m.To || !p.Tells() || (replayView{d.seatView()}).pastPlace() != 1 {
				t.Errorf("%s: %d to %d ends at %d", g.ID(), m.From, m.To, p.At)
			}
			d.Shows("Words.")
			d.Tell(client.StepReplay{Step: -1})
			if d.Tell(client.StepReplay{Step: -1}); d.M.Table.Replay.Recounts() {
				t.Errorf("%s: what comes before is told as the moment", g.ID())
			}
			d.Tell(client.EndReplay{})
		}
	}
}

// TestADecisionIsMadeAnew: the worst decision comes back on the board; the old choice is no
// better, the judge's is as good as it gets, and after the last the review is there.
func TestADecisionIsMadeAnew(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		r := client.ReviewOf(d.M.Table)
		seat := slices.IndexFunc(r.Seats, func(a botworker.Account) bool { return len(a.Mistakes) > 0 })
		if seat < 0 {
			t.Fatalf("%s: nobody has made a mistake", g.ID())
		}
		over, kept := d.M.Table.Record.ID, len(d.M.Records)
		d.Shows("Learn from the mistakes")
		d.Tell(client.BeginRetry{Seat: engine.Seat(seat)})
		for n, m := range r.Seats[seat].Mistakes {
			retry := d.M.Table.Retry
			if retry == nil || retry.At != n || !d.M.Table.Branch() || d.M.Table.BotTurn() {
				t.Fatalf("%s: decision %d does not come back: %+v", g.ID(), n, retry)
			}
			d.EveryLanguage()
			d.Shows("Find something better", "In the game:")
			d.Tell(client.RetryShow{})
			d.Shows("The better move", "In the game:", "The judge would:")
			retry.Shown = false
			_, made, best := retry.Choices()
			try := func(c engine.Choice) {
				d.Tell(client.Press{Choice: c}, client.ConfirmEnd{})
				if d.Asked == nil || d.Asked.Question.Retry == nil {
					t.Fatalf("%s: nobody judges %+v", g.ID(), c)
				}
				d.Shows("The judge weighs it.")
				d.answer(worker.New(games.Revisions()).Think(d.Asked.Question, func() bool { return false }))
				d.EveryLanguage()
			}
			try(made)
			if retry.Tried == nil || retry.Better() != 0 || retry.Same() {
				t.Errorf("%s: the mistake of %d is judged %+v", g.ID(), m.Points, retry.Tried)
			}
			d.Shows("No better", "Try again", "The best brings")
			short := retry.Tried.Points
			retry.Tried.Points = 0
			d.Shows("As good as the judge’s choice", "Now: ", "The judge would:")
			retry.Tried.Points = short
			d.Tell(client.RetryAgain{})
			try(best)
			if !retry.Same() || retry.Better() != m.Points {
				t.Errorf("%s: the best is judged %+v", g.ID(), retry.Tried)
			}
			d.Shows("You found the best", "The judge would:", "in the game. Points at the end: ", "You +")
			for _, w := range retry.Why(d.M.Table, best) {
				d.Shows(html.EscapeString(d.seatView().Words(w)))
			}
			d.Tell(client.RetryNext{})
		}
		if d.M.Table == nil || d.M.Table.Record.ID != over || d.M.Table.Drawer != client.ReviewDrawer || len(d.M.Records) != kept {
			t.Errorf("%s: after the last the review is not there, with %d of %d records", g.ID(), len(d.M.Records), kept)
		}
	}
}

// TestAMatchUnderWayIsReviewed by whoever plays it alone with bots: by what they may know.
func TestAMatchUnderWayIsReviewed(t *testing.T) {
	for i, g := range games.All() {
		d := newDesk(t)
		d.Tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: i})
		for seat := 1; seat < d.M.Setup.Terms.Seats; seat++ {
			d.Tell(client.SetKind{Seat: seat, Kind: match.Easy})
		}
		d.Tell(client.StartMatch{})
		for n := 0; n < 60; n++ {
			list := d.M.Table.Picker.All()
			if d.Asked != nil {
				d.answer(worker.New(games.Revisions()).Think(d.Asked.Question, func() bool { return false }))
			} else if len(list) > 0 {
				d.Tell(client.Press{Choice: list[n%len(list)]}, client.ConfirmEnd{})
			} else {
				d.Tell(client.EndReplay{}, client.Continue{})
			}
		}
		d.Tell(client.OpenDrawer{Drawer: client.ReviewDrawer})
		if d.Asked == nil || !d.Asked.Question.Review {
			t.Fatalf("%s: nobody is asked", g.ID())
		}
		w := worker.New(games.Revisions())
		for d.Asked != nil && d.Asked.Question.Review {
			d.answer(w.Think(d.Asked.Question, func() bool { return false }))
		}
		if r := client.ReviewOf(d.M.Table); r == nil || r.Done < botworker.Whole {
			t.Fatalf("%s: the review is %+v", g.ID(), r)
		}
		d.EveryLanguage()
		d.Shows("Where the points will come from")
		if r := client.ReviewOf(d.M.Table); r.Margin < 3*botworker.Grain/4 {
			t.Errorf("%s: of few decisions the judge is sure to %d grains", g.ID(), r.Margin)
		}
		if d.M.Table.Record.Review != nil {
			t.Errorf("%s: it is kept although the match goes on", g.ID())
		}
	}
}

// TestWhoeverClosesTheReviewStopsIt, and a device that cannot make it says so.
func TestWhoeverClosesTheReviewStopsIt(t *testing.T) {
	d := newDesk(t)
	d.finish("brian-boru")
	d.Tell(client.OpenDrawer{Drawer: client.ReviewDrawer})
	late := d.Asked.Question
	d.Tell(client.OpenDrawer{Drawer: client.NoDrawer})
	d.Tell(client.Thought{Answer: worker.New(games.Revisions()).Think(late, func() bool { return false })})
	if client.ReviewOf(d.M.Table) != nil {
		t.Error("what was stopped has come all the same")
	}
	d.Tell(client.OpenDrawer{Drawer: client.ReviewDrawer})
	if d.Asked.Question.Ticket == late.Ticket {
		t.Fatal("nobody is asked anew")
	}
	d.answer(botworker.Answer{Fault: "too slow"})
	d.EveryLanguage()
	d.Shows("This device cannot review the game.")
}

// TestWhatThePointsAddUpTo: start, luck and decisions, as they are told, make the score of each
// player, in a table of one column each; every number that is a change has its sign.
func TestWhatThePointsAddUpTo(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		d.M.Settings.Language = "en"
		v := reviewView{retryView{d.seatView()}, client.ReviewOf(d.M.Table)}
		columns := make([][]float64, len(v.ranked()))
		for i, row := range strings.Split(html.UnescapeString(app.HTMLString(v.accounts())), "<tr>")[2:] {
			for k, cell := range strings.Split(row, "<td>")[1:] {
				figure := strings.TrimSpace(cell[:strings.Index(cell, "<")])
				if (i == 0 || i == 4) == strings.HasPrefix(figure, "+") && strings.Trim(figure, "0.") != "" && figure[0] != 0xe2 {
					t.Errorf("%s: row %d has %q", g.ID(), i, figure)
				}
				n, err := strconv.ParseFloat(strings.Replace(strings.Replace(figure, "−", "-", 1), "½", ".5", 1), 64)
				if err != nil {
					t.Fatalf("%s: %v in %q", g.ID(), err, row)
				}
				columns[k] = append(columns[k], n)
			}
		}
		for k, c := range columns {
			if len(c) != 5 || math.Abs(c[0]+c[1]+c[2]+c[3]-c[4]) > .01 || c[4]*float64(max(1, g.Lexicon().PointUnit)) != float64(client.Rounded(v.r.Seats[v.ranked()[k]].Final)) {
				t.Errorf("%s: column %d is %v", g.ID(), k, c)
			}
		}
	}
}

// TestEachMomentSaysWhatItDidToChances, with the name of the one whose chance it is, and
// what the moment was.
func TestEachMomentSaysWhatItDidToChances(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		d.M.Settings.Language = "en"
		v := reviewView{retryView{d.seatView()}, client.ReviewOf(d.M.Table)}
		for _, m := range v.r.Moments {
			if said := v.chances(m, engine.Nobody); !strings.Contains(said, "rises from") || !strings.Contains(said, "falls from") {
				t.Errorf("%s: a moment did %q", g.ID(), said)
			}
			if said := v.chances(m, 0); !strings.HasPrefix(said, "Your chance to win ") {
				t.Errorf("%s: to the person a moment did %q", g.ID(), said)
			}
		}
		if h := html.UnescapeString(d.HTML("en")); strings.Contains(h, "The die shows") {
			t.Errorf("%s: a moment is a die, and nobody is told whose", g.ID())
		}
	}
}

// TestAPlayerLearnsWhere their decisions brought least and most, however small each was: what
// is told of turns is below the par and then above it, and a tap leads to the beginning of the
// turn, says what that means, and offers to play it otherwise. No turn is among the worst and
// has the best choice.
func TestAPlayerLearnsWhere(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		d.M.Settings.Language = "en"
		v, told := reviewView{retryView{d.seatView()}, client.ReviewOf(d.M.Table)}, 0
		for seat, a := range v.r.Seats {
			for i, p := range a.Turns {
				if i > 0 && p.Points < a.Turns[i-1].Points {
					t.Errorf("%s: turn %d of seat %d brought %d after %d", g.ID(), i, seat, p.Points, a.Turns[i-1].Points)
				}
				if turn, _ := client.LastOf(d.M.Table, p.From+1); turn.Side != p.Side {
					t.Errorf("%s: %+v begins with side %d", g.ID(), p, turn.Side)
				}
			}
			told += len(a.Turns)
			for _, row := range v.turns(engine.Seat(seat)) {
				if h := app.HTMLString(row); !strings.Contains(h, "<strong>") {
					t.Errorf("%s: a turn is told as %s", g.ID(), h)
				}
			}
			for _, p := range a.Turns {
				d.Tell(client.OpenDrawer{Drawer: client.ReviewDrawer}, client.OpenReplay{At: p.From, From: p.From, Place: engine.None, Card: client.Card{Title: "A turn", Words: "Together."}})
				if p := d.M.Table.Replay; p.Running || !p.Tells() || !client.CanBranch(d.M.Table) {
					t.Errorf("%s: a turn is shown as %+v", g.ID(), p)
				}
				d.Tell(client.EndReplay{})
				if f := a.Finest; f != nil && p.Points < 0 && p.Has(*f) && strings.Contains(app.HTMLString(v.decisions(engine.Seat(seat))), "The best, against") {
					t.Errorf("%s: a turn is among the worst and the best", g.ID())
				}
			}
		}
		if told == 0 {
			t.Errorf("%s: nobody learns where", g.ID())
		}
	}
}

// TestMomentsOfAPlayer are those that moved their own chance, not that of others alone; who looks
// on has those of all.
func TestMomentsOfAPlayer(t *testing.T) {
	for _, g := range games.All() {
		v := reviewView{retryView{reviewed(t, g).seatView()}, nil}
		v.r = client.ReviewOf(v.t)
		for seat, a := range v.r.Seats {
			for _, m := range a.Moments {
				if len(m.Before) > 0 && m.Before[seat]-m.After[seat] < 5 && m.After[seat]-m.Before[seat] < 5 {
					t.Errorf("%s: seat %d stays at %d in %+v", g.ID(), seat, m.Before[seat], m)
				}
			}
			if len(a.Moments) > 0 && !slices.EqualFunc(v.momentsOf(engine.Seat(seat)), a.Moments, func(a, b botworker.Moment) bool { return a.From == b.From }) {
				t.Errorf("%s: seat %d is told of others", g.ID(), seat)
			}
		}
		if list := v.momentsOf(engine.Nobody); len(list) != len(v.r.Moments) {
			t.Errorf("%s: who looks on is told of %d moments", g.ID(), len(list))
		}
	}
}

// TestWhatMovedAPlayer: dice where they changed more than decisions did.
func TestWhatMovedAPlayer(t *testing.T) {
	for _, c := range []struct {
		change, luck int
		words        string
	}{
		{-50, -40, "review.moment.luck"},
		{-50, 10, "review.moment.play"},
		{30, 0, "review.moment.play"},
	} {
		m := botworker.Moment{Change: []int{c.change, 5}, Luck: []int{c.luck, 0}}
		for _, person := range []engine.Seat{0, engine.Nobody} {
			if got := (reviewView{}).reason(m, person); got != c.words {
				t.Errorf("%+v: %s, not %s", c, got, c.words)
			}
		}
	}
}

// TestAMomentStandsOnTheChart at its own place: the lines go through what the moment is told
// to have changed, and the table below says the same.
func TestAMomentStandsOnTheChart(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		d.M.Settings.Language = "en"
		v := reviewView{retryView{d.seatView()}, client.ReviewOf(d.M.Table)}
		chances := v.course(func(o botworker.Outlook) []int { return o.Chances }, true)
		points := v.course(func(o botworker.Outlook) []int { return o.Points }, false)
		if len(v.r.Moments) == 0 || len(chances.marks) != len(v.r.Moments) || len(points.marks) != len(v.r.Moments) {
			t.Fatalf("%s: of %d moments %d and %d are on the charts", g.ID(), len(v.r.Moments), len(chances.marks), len(points.marks))
		}
		for i, m := range v.r.Moments {
			at := chances.marks[i]
			for seat, c := range chances.curves {
				from, to := c.points[at.from], c.points[at.to]
				if from != (m.Before[seat]+5)/10 || to != (m.After[seat]+5)/10 {
					t.Errorf("%s: moment %d leads %s from %d to %d, on the chart from %d to %d", g.ID(), i+1, c.name, m.Before[seat], m.After[seat], from, to)
				}
				d.Shows(chances.figure(from) + " → " + chances.figure(to))
			}
			d.Shows(">Moment "+strconv.Itoa(i+1)+"<", ">"+strconv.Itoa(i+1)+" · ")
		}
	}
}

// TestLinesFarFromNothing begin near the least, so that they lie apart; lines that begin there
// do not.
func TestLinesFarFromNothing(t *testing.T) {
	far := &plot{curves: []curve{{points: []int{30, 38}}, {points: []int{31, 27}}}}
	if low, high := far.extent(); low < 20 || low > 27 || high != 38 {
		t.Errorf("lines from 27 to 38 are drawn from %d to %d", low, high)
	}
	near := &plot{curves: []curve{{points: []int{0, 38}}, {points: []int{5, 27}}}}
	if low, _ := near.extent(); low != 0 {
		t.Errorf("lines from 0 are drawn from %d", low)
	}
}

// TestThePictureTellsOthersWhoWon: it names the person, and each player is on it.
func TestThePictureTellsOthersWhoWon(t *testing.T) {
	for _, g := range games.All() {
		d := newDesk(t)
		d.finish(g.ID())
		d.M.Settings.Language = "en"
		msg := (endView{d.seatView()}).shared()
		if strings.HasPrefix(msg.Words, "You") || strings.Contains(msg.Words, "points decide") {
			t.Errorf("%s: the picture says %q", g.ID(), msg.Words)
		}
		for seat := range d.M.Table.Seats {
			if name := d.M.Table.Name(d.M.Language(), engine.Seat(seat)); !strings.Contains(msg.Scores, name) {
				t.Errorf("%s: %s is not on the picture: %q", g.ID(), name, msg.Scores)
			}
		}
	}
}

// TestHowSureTheJudgeIs is said in words: a lead of twice what it may be off by is sure.
func TestHowSureTheJudgeIs(t *testing.T) {
	for _, c := range []struct {
		p      shares
		unsure int
		words  string
	}{
		{shares{own: 100, start: -4}, 47, "review.judge.sure"},
		{shares{own: 60}, 47, "review.judge.fairly"},
		{shares{luck: 12, start: -4}, 3, "review.judge.sure"},
		{shares{start: 9, luck: 1}, 6, "review.judge.fairly"},
		{shares{own: 5, luck: 5}, 3, "review.judge.unsure"},
		{shares{own: 2}, 3, "review.judge.unsure"},
		{shares{own: 101, others: -34, luck: -52, start: 49}, 47, "review.judge.fairly"}, // the dice were against who won
	} {
		if got := certainty(decisive(c.p, c.unsure), c.p, c.unsure); got != c.words {
			t.Errorf("%+v, off by %d: %s, not %s", c.p, c.unsure, got, c.words)
		}
	}
}

// TestTheJudgeDoesNotWaitForATap: while the trick that a new choice ended is there, the judge
// weighs the choice already.
func TestTheJudgeDoesNotWaitForATap(t *testing.T) {
	d := reviewed(t, games.ByID("brian-boru"))
	r := client.ReviewOf(d.M.Table)
	seat := slices.IndexFunc(r.Seats, func(a botworker.Account) bool { return len(a.Mistakes) > 0 })
	d.Tell(client.BeginRetry{Seat: engine.Seat(seat)})
	_, made, _ := d.M.Table.Retry.Choices()
	d.Tell(client.Press{Choice: made}, client.ConfirmEnd{})
	if d.Asked == nil || d.Asked.Question.Retry == nil {
		t.Fatal("nobody judges the choice")
	}
	d.Shows("The judge weighs it.", "<progress")
	late := d.Asked.Question
	d.Tell(client.OpenReplay{Place: engine.None})
	d.Asked = nil
	d.Tell(client.Thought{Answer: worker.New(games.Revisions()).Think(late, func() bool { return false })})
	if d.M.Table.Retry.Tried == nil {
		t.Error("what the judge says is not heard while something is shown once more")
	}
}

// FuzzReview draws what may have been kept beside a match.
func FuzzReview(f *testing.F) {
	b, err := os.ReadFile("../../engine/link/testdata/frozen/brian-boru-r1-whole.txt")
	if err != nil {
		f.Fatal(err)
	}
	q := botworker.Question{Review: true, Link: strings.Fields(string(b))[0]}
	text, err := json.Marshal(worker.New(games.Revisions()).Think(q, func() bool { return false }).Review)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte(strings.ReplaceAll(string(text), `"number":`, `"number":9`)))
	f.Add([]byte(strings.ReplaceAll(string(text), `"other":`, `"other":99`)))
	f.Add([]byte(`{"seats":null,"course":[{"at":-1}]}`))
	var d *desk
	f.Fuzz(func(t *testing.T, text []byte) {
		var r botworker.Review
		if json.Unmarshal(text, &r) != nil {
			return
		}
		if d == nil {
			d = reviewed(t, games.ByID("brian-boru"))
		}
		d.M.Table.Record.Review = &r
		d.M.Table.Unreviewed = true // nobody is asked again
		d.HTML("en")
	})
}

// TestWhatMadeTheDifference: the winner's lead comes from decisions, luck and the start, and
// the review names the one that outweighs the others.
func TestWhatMadeTheDifference(t *testing.T) {
	for _, c := range []struct {
		own, others, luck, start, unsure int
		words                            string
	}{
		{12, -2, 0, 0, 3, "review.by.play"},
		{0, 2, 12, -4, 3, "review.by.luck"},
		{-3, 0, 1, 9, 3, "review.by.start"},
		{5, 0, 5, 0, 3, "review.by.open"},
		{5, -1, 2, 0, 1, "review.by.play"},
		{5, -1, 2, 0, 2, "review.by.open"},           // the judge may be off by what is between them
		{4, -8, 5, 0, 7, "review.by.close"},          // and by the lead itself
		{101, -34, -52, 49, 47, "review.by.notLuck"}, // whatever it was
	} {
		p := shares{own: c.own, others: c.others, luck: c.luck, start: c.start}
		if got := decisive(p, c.unsure); got != c.words {
			t.Errorf("%+v, off by %d: %s, not %s", p, c.unsure, got, c.words)
		}
	}
}
