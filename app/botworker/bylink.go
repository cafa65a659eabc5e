package botworker

import (
	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/match"
)

// What bots of a match by link choose, all devices find alike: their chance comes
// from the tokens of the players, their thought ends by positions and not by time,
// and whoever gets the match can have them choose again.

// fixed reports whether the bot of a seat is one of the match itself, which all
// devices find alike.
func fixed(h match.Header, seat engine.Seat) bool {
	return h.Protocol >= match.SecondProtocol && seat >= 0 && int(seat) < len(h.Players) &&
		h.Players[seat].Kind > match.Person && h.Players[seat].Kind < match.Vacant
}

// course is what the bot of a seat chooses from choice number n of the log on,
// where its turn to choose begins there: until dice fall, another seat decides or
// it sees something new.
func course(m *match.Match, n int, seat engine.Seat, kind match.Kind, stopped func() bool) []engine.Choice {
	state := m.Replay(n)
	if state.Turn().Seat != seat {
		return nil
	}
	advice := advise(state, kind, bot.Order{Seed: m.BotChance(n), Stop: stopped, Patient: m.Patient()})
	shows := m.Game().Lexicon().Shows
	for i, c := range advice.Plan {
		if _, err := state.Play(c); err != nil {
			return advice.Plan[:i]
		}
		if state.Turn().Seat != seat || shows != nil && shows(c.Verb) {
			return advice.Plan[:i+1]
		}
	}
	return advice.Plan
}

// begun is where the choices of a bot begin that go on at number n of the log:
// what it has chosen at one time.
func begun(m *match.Match, n int, seat engine.Seat) int {
	log := m.Log()
	for n > 0 && log[n-1].Seat == seat && (n == len(log) || log[n-1].Holder == log[n].Holder) {
		n--
	}
	return n
}

// planned is what the bot of a seat chooses at the end of the log. It goes on with
// what it has begun.
func planned(m *match.Match, seat engine.Seat, kind match.Kind, stopped func() bool) []engine.Choice {
	log := m.Log()
	for n := begun(m, len(log), seat); ; {
		plan := course(m, n, seat, kind, stopped)
		if len(plan) == 0 {
			return nil
		}
		if n+len(plan) > len(log) {
			return plan[len(log)-n:]
		}
		n += len(plan)
	}
}

// Differs is the first choice from a number of the log on that a bot of the match
// would not have made, or -1. Stopped, it answers false: it has not looked at all.
func Differs(m *match.Match, from int, stopped func() bool) (n int, whole bool) {
	h, err := m.Header()
	if err != nil || m.BotRevision() != match.BotRevision || len(m.Amendments()) > 0 {
		return -1, true
	}
	log := m.Log()
	for n = from; n < len(log); {
		seat := log[n].Seat
		if !fixed(h, seat) {
			n++
			continue
		}
		n = begun(m, n, seat)
		plan := course(m, n, seat, h.Players[seat].Kind, stopped)
		if stopped() {
			return -1, false
		}
		if len(plan) == 0 {
			return n, true
		}
		for _, c := range plan {
			if n == len(log) {
				break
			}
			if log[n].Choice != c {
				return max(n, 0), true
			}
			n++
		}
		// What follows in the same turn is another plan, which begins where this ends.
		for n < len(log) && log[n].Seat == seat && log[n].Holder == log[n-1].Holder {
			plan = course(m, n, seat, h.Players[seat].Kind, stopped)
			if stopped() {
				return -1, false
			}
			k := 0
			for ; k < len(plan) && n+k < len(log); k++ {
				if log[n+k].Choice != plan[k] {
					return n + k, true
				}
			}
			if k == 0 {
				return n, true
			}
			n += k
		}
	}
	return -1, true
}
