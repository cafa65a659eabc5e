package view

import (
	"slices"

	"bretwalda/app/client"
	"bretwalda/app/text"
	"bretwalda/engine"
)

// commanding is the state of a game in which each player of a side commands pieces of it, and
// has leaders.
type commanding interface {
	engine.Shared
	Commander(side, place int8) int8
	Invader(side, place int8) int8
	Flags(seat int8) []int8
}

// team is that state where several play a side.
func team(s *tableView, side int8) (commanding, bool) {
	st, ok := s.t.State.(commanding)
	return st, ok && side >= 0 && len(st.Seats(side)) > 1
}

// commander is who moves the pieces of a side in a place.
func commander(s *tableView, side, place int8) engine.Seat {
	if st, ok := team(s, side); ok {
		return engine.Seat(st.Commander(side, place))
	}
	return s.SeatOf(side)
}

// commands tells who commands in a place where that is one of several.
func commands(s *tableView, place int8) []string {
	for _, p := range s.t.Pieces {
		if _, shared := team(s, p.Side); shared && p.Place == place {
			return []string{s.say("ear.team.commands", "player", s.called(commander(s, p.Side, place)), "place", s.Place(place))}
		}
	}
	return nil
}

// partners tells that where another player of the side that decides commands.
func partners(s *tableView, place int8) []string {
	_, shared := team(s, s.t.Turn.Side)
	if !shared || s.t.Turn.Seat < 0 || commander(s, s.t.Turn.Side, place) == s.t.Turn.Seat {
		return nil
	}
	return commands(s, place)
}

// theirs tells of a battle in which another player of the side decides who that is.
func theirs(s *tableView, c engine.Choice) string {
	st, shared := team(s, s.t.Turn.Side)
	if !shared || s.VerbName(int(c.Verb)) != "fight" || c.To < 0 {
		return ""
	}
	if seat := engine.Seat(st.Invader(s.t.Turn.Side, c.To)); seat != s.t.Turn.Seat {
		return s.say("ear.team.commands", "player", s.called(seat), "place", s.Place(c.To))
	}
	return ""
}

// toCome lists the seats of the next turns after the one who moves now.
func toCome(s *tableView, next []engine.Seat) []engine.Seat {
	_, shared := team(s, s.t.Turn.Side)
	if i := slices.Index(next, s.t.Turn.Seat); shared && i >= 0 && s.t.Game().Lexicon().Asks[s.t.Turn.Kind] == "march" {
		return next[i+1:]
	}
	return next
}

// playedBy reports whether a seat plays a side, alone or with others.
func playedBy(s *tableView, seat engine.Seat, side int8) bool {
	if st, ok := team(s, side); ok {
		return slices.Contains(st.Seats(side), int8(seat))
	}
	return side >= 0 && s.SeatOf(side) == seat
}

// roles are the sides that a seat plays, and where others play them too, its leaders.
func roles(s *tableView, seat engine.Seat) (names []string) {
	for _, score := range s.t.Standing {
		if score.Side < 0 || !playedBy(s, seat, score.Side) {
			continue
		}
		names = append(names, s.narrator.Side(score.Side))
		if st, ok := team(s, score.Side); ok {
			for _, leader := range st.Flags(int8(seat)) {
				names = append(names, s.narrator.What(leader))
			}
		}
	}
	return names
}

// teller tells of an event of a side that several play by whose deed it is.
func teller(s *tableView, e engine.Event) *text.Narrator {
	doer := client.Doer(s.t, e)
	if doer < 0 {
		return s.narrator
	}
	if name := s.called(doer); name != s.say("table.self") {
		return s.narrator.By(e.Side, name)
	}
	return s.narrator.Yours(e.Side)
}

// goesFirst says of a turn that has just begun which of several players of the side goes first.
func goesFirst(s typingView, begins engine.Event) string {
	st, shared := team(s.tableView, begins.Side)
	if !shared || int(begins.Kind) != s.t.Kinds.Turn || s.t.Replay != nil {
		return ""
	}
	turn := -1
	for i, e := range s.t.Log.All() {
		if int(e.Kind) == s.t.Kinds.Turn {
			turn = i
		}
	}
	seq, ok := st.(engine.Sequenced)
	if !ok || turn < 0 || s.t.Log.All()[turn] != begins {
		return ""
	}
	if next := seq.Upcoming(); len(next) > 0 && slices.Contains(st.Seats(begins.Side), int8(next[0])) {
		return s.say("ear.team.first", "player", s.called(next[0]))
	}
	return ""
}
