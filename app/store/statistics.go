package store

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Played is a match that is over, with what a history tells of it.
type Played struct {
	Record
	Result *Digest
}

// Statistics are how a person has fared in the matches of this device. A person is a
// name. Several seats of a person in a match are one match, won if any of them won.
type Statistics struct {
	Games  []Tally  // by game
	Sizes  []Tally  // by game and number of players
	Sides  []Tally  // by game and the sides of the seat
	Rivals []Tally  // by opponent: a person's name, or the level of a bot
	Own    [2][]int // the person's dice by faces: of six sides, of ten sides
	Others [2][]int // those of all others in the same matches
}

// Tally is how a person has fared under some condition.
type Tally struct {
	Game    string
	Players int      // in Sizes
	Sides   []string // in Sides
	Rival   string   // in Rivals: a name, "" for people without one
	Bot     string   // in Rivals: the name of a match.Kind, "" for people
	Matches int
	Wins    int // of the matches
	Seats   int // played in them
	Best    int // points of a seat, in the game's smallest unit
	Sum     int // of the points of all seats
	Counted int // seats whose points were counted
}

// People lists the names under which people have played here, those who have
// played most first. "" stands for people without a name.
func People(list []Played) []string {
	times := map[string]int{}
	for _, p := range list {
		var here []string
		for _, seat := range p.Mine {
			if name := p.name(seat); p.played(seat) && !slices.Contains(here, name) {
				here = append(here, name)
				times[name]++
			}
		}
	}
	names := make([]string, 0, len(times))
	for name := range times {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Or(times[b]-times[a], strings.Compare(a, b)) })
	return names
}

// played reports whether a person of this device has played a seat to the end.
func (p Played) played(seat int) bool {
	return seat < len(p.Result.Seats) && p.Result.Seats[seat].Kind == match.Person.String()
}

func (p Played) name(seat int) string {
	if seat < len(p.About.Players) {
		return p.About.Players[seat]
	}
	return ""
}

// Practice reports whether a person has played all seats of a match: nobody was
// there to be beaten.
func (p Played) Practice(person string) bool {
	for seat := range p.Result.Seats {
		if !slices.Contains(p.Mine, seat) || !p.played(seat) || p.name(seat) != person {
			return false
		}
	}
	return true
}

// StatisticsOf tells how a person has fared.
func StatisticsOf(list []Played, person string) Statistics {
	var a Statistics
	for _, p := range list {
		mine := map[int]bool{}
		for _, seat := range p.Mine {
			mine[seat] = p.played(seat) && p.name(seat) == person
		}
		if !slices.ContainsFunc(p.Mine, func(seat int) bool { return mine[seat] }) {
			continue
		}
		var here Statistics // in this match alone, by seats
		for seat, share := range p.Result.Seats {
			if !mine[seat] {
				a.Others = addDice(a.Others, share)
				continue
			}
			a.Own = addDice(a.Own, share)
			count := func(list *[]Tally, t Tally) {
				t.Game = p.About.Game
				tally(list, t).add(share)
			}
			count(&here.Games, Tally{})
			count(&here.Sizes, Tally{Players: len(p.Result.Seats)})
			count(&here.Sides, Tally{Sides: share.Sides})
			for _, rival := range p.rivals(mine) {
				tally(&here.Rivals, rival).add(share)
			}
		}
		join(&a.Games, here.Games)
		join(&a.Sizes, here.Sizes)
		join(&a.Sides, here.Sides)
		join(&a.Rivals, here.Rivals)
	}
	for _, list := range []*[]Tally{&a.Games, &a.Sizes, &a.Sides, &a.Rivals} {
		slices.SortStableFunc(*list, func(x, y Tally) int {
			return cmp.Or(strings.Compare(x.Game, y.Game), x.Players-y.Players, y.Matches-x.Matches)
		})
	}
	return a
}

// rivals are all who had the other seats of a match, each once.
func (p Played) rivals(mine map[int]bool) []Tally {
	var list []Tally
	for other, share := range p.Result.Seats {
		switch {
		case mine[other]:
		case share.Kind == match.Person.String():
			tally(&list, Tally{Rival: p.name(other)})
		default:
			tally(&list, Tally{Bot: share.Kind})
		}
	}
	return list
}

// join adds how the seats of a match fared: it is one match under each condition.
func join(sum *[]Tally, here []Tally) {
	for _, h := range here {
		t := tally(sum, Tally{Game: h.Game, Players: h.Players, Sides: h.Sides, Rival: h.Rival, Bot: h.Bot})
		t.Matches++
		t.Wins += min(h.Wins, 1)
		t.Seats += h.Seats
		if h.Counted > 0 && (t.Counted == 0 || h.Best > t.Best) {
			t.Best = h.Best
		}
		t.Counted += h.Counted
		t.Sum += h.Sum
	}
}

// tally is the line of a list under the condition of a Tally, added when there
// is none.
func tally(list *[]Tally, t Tally) *Tally {
	i := slices.IndexFunc(*list, func(o Tally) bool {
		return o.Game == t.Game && o.Players == t.Players && slices.Equal(o.Sides, t.Sides) && o.Rival == t.Rival && o.Bot == t.Bot
	})
	if i < 0 {
		*list = append(*list, t)
		i = len(*list) - 1
	}
	return &(*list)[i]
}

// add adds a seat.
func (t *Tally) add(share SeatShare) {
	if t.Seats++; share.Won {
		t.Wins++
	}
	if !share.Counts {
		return
	}
	if t.Counted == 0 || share.Points > t.Best {
		t.Best = share.Points
	}
	t.Counted++
	t.Sum += share.Points
}

// Average is the mean of the points of a seat, rounded; false where none were counted.
func (t Tally) Average() (points int, ok bool) {
	if t.Counted == 0 {
		return 0, false
	}
	return (2*t.Sum + t.Counted) / (2 * t.Counted), true
}

func addDice(sum [2][]int, share SeatShare) [2][]int {
	for i, faces := range [2][]int{share.Dice, share.Tens} {
		if faces == nil {
			continue
		}
		if sum[i] == nil {
			sum[i] = make([]int, len(faces))
		}
		for f, n := range faces {
			sum[i][f] += n
		}
	}
	return sum
}

// CSV is a table of matches that are over, a line a seat, as spreadsheets read
// it. unit is how many of a game's smallest points make one; site is the address
// before a link.
func CSV(list []Played, unit func(game string) int, site string) []byte {
	var b strings.Builder
	line := func(cells ...string) {
		for i, c := range cells {
			if i > 0 {
				b.WriteByte(',')
			}
			if strings.ContainsAny(c, "\",\n\r") {
				c = `"` + strings.ReplaceAll(c, `"`, `""`) + `"`
			}
			b.WriteString(c)
		}
		b.WriteString("\r\n")
	}
	line("match", "date", "game", "scenario", "players", "seat", "name", "kind", "here", "sides", "points", "won", "link")
	for i, p := range list {
		for seat, share := range p.Result.Seats {
			points := strconv.FormatFloat(float64(share.Points)/float64(max(unit(p.About.Game), 1)), 'f', -1, 64)
			if !share.Counts {
				points = ""
			}
			line(strconv.Itoa(i+1), time.UnixMilli(p.Updated).UTC().Format(time.DateOnly), p.About.Game, p.Result.Scenario,
				strconv.Itoa(len(p.Result.Seats)), strconv.Itoa(seat+1), plain(p.name(seat)), share.Kind,
				yes(p.Plays(engine.Seat(seat))), strings.Join(share.Sides, "; "), points, yes(share.Won), site+"#"+p.Link)
		}
	}
	return []byte(b.String())
}

// plain is a name that no spreadsheet takes for a formula: names come from
// others, too. Some part cells at a semicolon or a tab, whatever the file says.
func plain(name string) string {
	name = strings.NewReplacer(";", ",", "\t", " ", "\r", " ", "\n", " ").Replace(name)
	if strings.IndexAny(strings.TrimSpace(name), "=+-@＝＋－＠") == 0 {
		return "'" + name
	}
	return name
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
