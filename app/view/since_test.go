package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
)

// sent enters a line as the field does.
func (d typist) sent(line string) []string {
	d.Tell(typingView{d.seatView()}.entered(line))
	lines, list := answerAt(d.desk)
	return append(lines, list...)
}

// TestSinceTellsAllPartByPart: Enter tells the next part, and so does the word in each language;
// nothing is dropped, told twice or out of order, one's own losses are first, and after the last
// part Enter does what it did before.
func TestSinceTellsAllPartByPart(t *testing.T) {
	t.Parallel()
	for _, more := range []struct{ code, line string }{{"en", ""}, {"en", "more"}, {"es", "más"}, {"es", "mas"}, {"it", "ALTRO"}, {"it", "more"}} {
		d := typist{alone(t, "britannia-2008")}
		d.Tell(client.OpenLine{})
		for d.on() {
			if d.M.Table.Decides() && len(allSince(typingView{d.seatView()})) > 3*client.AnswerLines {
				break
			}
		}
		d.M.Settings.Language = more.code
		s := typingView{d.seatView()}
		want := allSince(s)
		n, _, _, _ := client.LastDeed(d.M.Table)
		_, lost, _ := heardView(s).changed(client.SumsSince(d.M.Table, n))
		if at := slices.Index(want, lost[0]); at < 0 || !slices.Equal(want[at:at+len(lost)], lost) || strings.Contains(strings.Join(want[:at], " "), " attack ") {
			t.Fatalf("%q are not before what others did in %q", lost, want)
		}
		var heard []string
		line := s.say("typed.word.since")
		for parts := 1; ; parts++ {
			said := d.sent(line)
			line = more.line
			if len(said) <= client.AnswerLines {
				heard = append(heard, said...)
				break
			}
			last := said[len(said)-1]
			if !strings.Contains(last, s.say("typed.word.more")) || parts > 30 {
				t.Fatalf("%s: nobody says how to go on: %q", more.code, said)
			}
			heard = append(heard, said[:len(said)-1]...)
		}
		if !slices.Equal(heard, want) {
			t.Fatalf("%s: of %q is told %q", more.code, want, heard)
		}
		before := d.M.Table.Text()
		if said := d.sent("more"); len(said) != 1 || said[0] != s.say("typed.since.all") {
			t.Errorf("after the end is told %q", said)
		}
		if _, ok := (typingView{d.seatView()}).entered("").(client.EnterLine); !ok || d.M.Table.Text() != before {
			t.Error("Enter still goes on with what is told")
		}
		if said := d.sent("since"); !slices.Equal(said[:client.AnswerLines], want[:client.AnswerLines]) {
			t.Errorf("again it begins with %q", said)
		}
	}
}

// TestSinceLeavesOutWhatAllKnow: that everybody keeps two cards, as the news do.
func TestSinceLeavesOutWhatAllKnow(t *testing.T) {
	t.Parallel()
	d := typist{alone(t, "brian-boru")}
	d.Tell(client.OpenLine{})
	kept := 0
	for d.on() && kept < 5 {
		tb := d.M.Table
		from, others := tb.Since()
		if !tb.Decides() || !others {
			continue
		}
		s := typingView{d.seatView()}
		for _, e := range tb.Log.Since(from) {
			if tb.Game().Lexicon().Events[e.Kind] != "kept" {
				continue
			}
			kept++
			if words := s.narrator.Yours(s.ownSide()).Event(e); slices.Contains(allSince(s), words) {
				t.Fatalf("since tells %q", words)
			}
		}
	}
	if kept == 0 {
		t.Error("nobody has kept cards")
	}
}

// TestNobodyHearsMoreThanThePageShows while it rests: neither dice that have not been thrown
// before their eyes nor what comes after; and after what is told Enter goes on.
func TestNobodyHearsMoreThanThePageShows(t *testing.T) {
	t.Parallel()
	for _, id := range []string{"britannia-2008", "brian-boru"} {
		d := typist{alone(t, id)}
		d.Tell(client.OpenLine{})
		ahead := 0
		for n := 0; n < 400 && ahead < 5 && d.on(); n++ {
			tb := d.M.Table
			if tb.Rest == nil || len(tb.Log.Before(tb.LogEnd())) == len(tb.Log.All()) {
				continue
			}
			ahead++
			s := typingView{d.seatView()}
			now := s.logLines(tb.Log.Before(tb.LogEnd()))
			told := d.sent("last 1")
			if want := now[len(now)-1]; told[0] != want {
				t.Fatalf("%s: the last is %q, want %q", id, told, want)
			}
			all := allSince(s)
			if end := all[len(all)-1]; end != now[len(now)-1] && !strings.Contains(end, "Gained: ") {
				t.Fatalf("%s: since ends with %q, want %q", id, end, now[len(now)-1])
			}
			told = d.sent("since")
			for strings.Contains(told[len(told)-1], "reads on") {
				told = d.sent("")
			}
			if told[len(told)-1] != "Enter goes on." {
				t.Fatalf("%s: at the end is told %q", id, told)
			}
		}
		if id == "britannia-2008" && ahead == 0 {
			t.Errorf("%s: the page never rests", id)
		}
	}
}

// TestUnitsThatComeOrGoAlikeAreCounted: two armies that starve in one area are two.
func TestUnitsThatComeOrGoAlikeAreCounted(t *testing.T) {
	t.Parallel()
	d := alone(t, "britannia-2008")
	counted := 0
	for n := 0; n < 600 && counted == 0 && d.on(); n++ {
		s := typingView{d.seatView()}
		lines := s.logLines(s.t.News)
		for i, line := range lines[:max(len(lines)-1, 0)] {
			if line == lines[i+1] && (strings.Contains(line, " remove ") || strings.Contains(line, " hunger") || strings.Contains(line, " place ")) {
				t.Fatalf("twice is told %q", line)
			}
		}
		for i := 1; i < len(s.t.News); i++ {
			a, b := s.t.News[i-1], s.t.News[i]
			if name := s.t.Game().Lexicon().Events[a.Kind]; name != "remove" || a != b {
				continue
			}
			counted++
			b.Count += a.Count
			if words := s.narrator.Yours(s.ownSide()).Event(b); !strings.Contains(strings.Join(lines, " "), strings.TrimSuffix(words, ".")) {
				t.Errorf("no %q in %q", words, lines)
			}
		}
	}
}
