package client

import (
	"slices"
	"strings"
	"testing"
	"time"

	"bretwalda/app/botworker"
	"bretwalda/app/store"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// dayPage is a page with every game, some days after the first that has a match.
func dayPage(t *testing.T, days int) *page {
	t.Helper()
	at := time.Unix((FirstDay+int64(days))*86400+12*3600, 0).UnixMilli()
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: games.All(), later: at - 1_700_000_000_000}
	p.start()
	if today := p.m.Today(); today < FirstDay+days-1 || today > FirstDay+days+1 { // wherever this runs
		t.Fatalf("today is %d", today)
	}
	return p
}

// The match of a day is the same on every device, and the games come turn about.
func TestADayHasOneMatch(t *testing.T) {
	p, q := dayPage(t, 10), dayPage(t, 14)
	q.chance = 7
	seen := map[string]bool{}
	for day := FirstDay; day < FirstDay+9; day++ {
		mine, err := p.m.newDaily(day)
		if err != nil {
			t.Fatal(err)
		}
		other, err := q.m.newDaily(day)
		if err != nil {
			t.Fatal(err)
		}
		a, _ := link.Encode(mine)
		b, _ := link.Encode(other)
		if a != b {
			t.Errorf("day %d: %s here, %s there", day, a, b)
		}
		h, _ := mine.Header()
		if persons := slices.Clone(h.Players); len(slices.DeleteFunc(persons, func(p match.Player) bool { return p.Kind != match.Person })) != 1 {
			t.Errorf("day %d: %v play", day, h.Players)
		}
		if (day-FirstDay)%3 == 0 {
			clear(seen)
		}
		if family, _, _ := p.m.DailyOf(day); seen[family.ID()] {
			t.Errorf("day %d: %s again", day, family.ID())
		} else {
			seen[family.ID()] = true
		}
	}
}

// TestADayCountsOnce: a second tap on the match of the day goes on with it.
func TestADayCountsOnce(t *testing.T) {
	p := dayPage(t, 10)
	today := p.m.Today()
	p.tell(PlayDaily{Day: today})
	if p.m.Table == nil || len(p.m.Records) != 1 || p.m.Records[0].Daily == nil || p.m.Records[0].Daily.Late {
		t.Fatalf("the day has begun %v", p.m.Records)
	}
	p.tell(Goto{AtHome}, PlayDaily{Day: today})
	if len(p.m.Records) != 1 || p.m.Screen != Play {
		t.Errorf("%d matches of one day", len(p.m.Records))
	}
	p.tell(Goto{AtHome}, PlayDaily{Day: today - 3})
	if r, ok := p.m.DailyRecord(today - 3); !ok || !r.Daily.Late {
		t.Errorf("a day gone by: %v, %v", r.Daily, ok)
	}
	if p.tell(Goto{AtHome}, PlayDaily{Day: today + 1}); len(p.m.Records) != 2 {
		t.Error("tomorrow is played today")
	}
}

func finishedDay(day int, late bool) store.Record {
	return store.Record{ID: time.Unix(int64(day)*86400, 0).String(), Daily: &store.Daily{Day: day, Late: late}, About: store.Summary{Over: true}}
}

// A run goes on over a day that was missed, and ends where two were.
func TestARunForgivesADay(t *testing.T) {
	p := dayPage(t, 20)
	today := p.m.Today()
	for _, tt := range []struct {
		played []int
		want   int
	}{
		{nil, 0},
		{[]int{0}, 1},
		{[]int{1, 2}, 2}, // today may still come
		{[]int{0, 2, 4, 5}, 4},
		{[]int{0, 1, 4}, 2},
		{[]int{3, 4}, 0},
		{[]int{2, 3}, 2},
	} {
		p.m.Records = nil
		for _, ago := range tt.played {
			p.m.Records = append(p.m.Records, finishedDay(today-ago, false))
		}
		if run := p.m.Run(); run != tt.want {
			t.Errorf("played %v days ago: a run of %d, not %d", tt.played, run, tt.want)
		}
	}
	if p.m.Records = []store.Record{finishedDay(today-1, true)}; p.m.Run() != 0 {
		t.Error("a day played later counts")
	}
}

// When a day's match is over bots play the seat again, piece by piece, and what they
// come to is kept. The result is a text that spoils nothing, with the link behind it.
func TestADayIsHeldAgainstBots(t *testing.T) {
	p := dayPage(t, 10)
	p.tell(PlayDaily{Day: p.m.Today()}, SawBeginning{})
	tbl := p.m.Table
	for !tbl.match.Turn().Over() {
		if _, err := tbl.match.Do(0); err != nil {
			t.Fatal(err)
		}
	}
	tbl.bots = bots{}
	p.run(p.m.store())
	tbl = p.m.Table
	if p.tell(EndReplay{}); !tbl.bots.asksAbout(aboutRivals) || tbl.Thinking() {
		t.Fatal("no bot plays the seat again")
	}
	first := p.asked.Question
	if m, err := link.Decode(first.Link, games.Revisions()); err != nil || m.Turn().Over() || first.Rival != 1 {
		t.Errorf("asked for number %d: %v", first.Rival, err)
	}
	own := botworker.Lead(p.m.Records[0].About.Points, p.m.Records[0].Mine[0])
	p.tell(Thought{botworker.Answer{Ticket: first.Ticket, Leads: []int{own - 1, own, own + 1, own - 5}, Link: "half"}})
	r := p.m.Records[0]
	if percent, of := Beaten(r); percent != 62 || of != 4 {
		t.Errorf("better than %d %% of %d", percent, of)
	}
	if q := p.asked.Question; q.Rival != 5 || q.Link != "half" {
		t.Errorf("then number %d from %q", q.Rival, q.Link)
	}
	tbl.bots.rival.until = 1 // the table was looked at for long
	if p.tell(Goto{AtHome}); !tbl.bots.asksAbout(aboutRivals) {
		t.Error("on the first screen bots play no further")
	}
	p.tell(Goto{AtMatch(r.ID)}, ShareDaily{r.ID})
	told := p.shared[len(p.shared)-1]
	if !strings.HasPrefix(told.Text, "Bretwalda ") || !strings.HasSuffix(told.Text, "better than 62% of 4 games by bots") || !strings.HasSuffix(told.URL, "#"+r.Link) {
		t.Errorf("shared %q, %q", told.Text, told.URL)
	}
	p.tell(Thought{botworker.Answer{Ticket: p.asked.Question.Ticket, Fault: "no"}})
	if tbl.bots.asksAbout(aboutRivals) || p.m.Notice != nil {
		t.Error("a device that cannot is asked again, or complains")
	}
}

// A day that was played is none to play again where all matches come from a file.
func TestADayTravelsInAFile(t *testing.T) {
	p := dayPage(t, 10)
	p.tell(PlayDaily{Day: p.m.Today()}, Goto{AtHome}, ExportAll{})
	q := dayPage(t, 10)
	q.chance = 9
	q.tell(FileChosen{Bytes: p.files[0].Bytes}, PlayDaily{Day: q.m.Today()})
	if len(q.m.Records) != 1 || q.m.Records[0].Daily == nil {
		t.Errorf("%d matches of the day", len(q.m.Records))
	}
}

// TestADaysMatchIsAnnounced before anything happens in it: the bots wait until the person has
// read what it is, also where the page is loaded again; then nothing more is said.
func TestADaysMatchIsAnnounced(t *testing.T) {
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: games.All()}
	p.start()
	waited := 0
	for day := p.m.Today() - 30; day <= p.m.Today(); day++ {
		p.tell(Goto{AtHome}, PlayDaily{Day: day})
		table := p.m.Table
		if !Begins(table) {
			t.Fatalf("day %d: nobody is told what is played", day)
		}
		if table.BotTurn() {
			waited++
			if !table.Stopped() || p.asked != nil {
				t.Errorf("day %d: the bots do not wait", day)
			}
			p.tell(Goto{AtHome})
			p.m.Table = nil
			if p.tell(Goto{AtMatch(table.Record.ID)}); !Begins(p.m.Table) || !p.m.Table.Stopped() {
				t.Errorf("day %d: once loaded again it begins by itself", day)
			}
		}
		p.tell(SawBeginning{})
		if Begins(p.m.Table) || p.m.Table.Stopped() {
			t.Errorf("day %d: it is told again", day)
		}
	}
	if waited == 0 {
		t.Error("a bot is never first")
	}
}
