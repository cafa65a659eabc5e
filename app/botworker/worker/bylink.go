package worker

import (
	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/match"
)

// All devices find the same choices of the bots of a match by link: their chance comes
// from the tokens of the players, their thought ends by positions and not by time,
// and whoever gets the match can have them choose again.

// fixed reports whether a seat had a bot of the match itself at choice number n of
// the log, which all devices find alike, and of what kind.
func fixed(m *match.Match, n int, seat engine.Seat) (kind match.Kind, ok bool) {
	h, err := m.Header()
	if err != nil || h.Protocol < match.SecondProtocol || seat < 0 || int(seat) >= len(h.Players) {
		return match.Person, false
	}
	kind = m.KindAt(n, seat)
	return kind, kind.Bot()
}

// planFrom is what the bot of a seat chooses from choice number n of the log on,
// where its turn to choose begins there: until dice fall, another seat decides or
// it sees something new.
func planFrom(m *match.Match, n int, seat engine.Seat, kind match.Kind, stopped func() bool) []engine.Choice {
	state := m.Replay(n)
	if state.Turn().Seat != seat {
		return nil
	}
	advice := advise(state, kind, bot.Task{Seed: m.BotChance(n), Stop: stopped, Patient: m.Patient(), Past: m.Past(n, seat)})
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
// what it has chosen at one time. An agreement of the players ends that time:
// a plan from before may be of a person, or of a turn that was undone.
func begun(m *match.Match, n int, seat engine.Seat) int {
	for n > 0 && m.Log()[n-1].Seat == seat && !m.Amended(n) {
		n--
	}
	return n
}

// ended is where they end that begin at number n.
func ended(m *match.Match, n int, seat engine.Seat) int {
	for n++; n < m.Len() && m.Log()[n].Seat == seat && !m.Amended(n); {
		n++
	}
	return n
}

// planned is what the bot of a seat chooses at the end of the log. It goes on with
// what it has begun; where the log differs from that, it begins anew.
func planned(m *match.Match, seat engine.Seat, kind match.Kind, stopped func() bool) []engine.Choice {
	log := m.Log()
	for n := begun(m, len(log), seat); ; {
		plan := planFrom(m, n, seat, kind, stopped)
		if len(plan) == 0 {
			return nil
		}
		k := 0
		for k < len(plan) && n < len(log) && plan[k] == log[n].Choice {
			k, n = k+1, n+1
		}
		if k == len(plan) {
			continue // the next plan begins where this ends
		}
		if n == len(log) {
			return plan[k:]
		}
		n = len(log) // somebody has put another choice in its place
	}
}

// Differs is the first choice from a number of the log on that a bot of the match
// would not have made, or -1. Stopped, it answers false: it has not looked at all.
func Differs(m *match.Match, from int, stopped func() bool) (n int, whole bool) {
	if m.BotRevision() != match.BotRevision {
		return -1, true
	}
	log := m.Log()
	for n = from; n < len(log); {
		seat := log[n].Seat
		kind, ok := fixed(m, n, seat)
		if !ok {
			n++
			continue
		}
		n = begun(m, n, seat)
		// The rest of the turn is another plan, which begins where this ends.
		for end := ended(m, n, seat); n < end; {
			plan := planFrom(m, n, seat, kind, stopped)
			if stopped() {
				return -1, false
			}
			if len(plan) == 0 {
				return n, true
			}
			for _, c := range plan[:min(len(plan), end-n)] {
				if log[n].Choice != c {
					return n, true
				}
				n++
			}
		}
	}
	return -1, true
}
