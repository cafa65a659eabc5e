package client

import (
	"slices"
	"testing"
	"time"

	"bretwalda/app/advice"
	"bretwalda/app/botworker"
	"bretwalda/app/botworker/worker"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// battleTold is what the advisor tells of a choice before it is made, if that is a
// battle: where, and the chance to win it.
func battleTold(m *match.Match, c engine.Choice) (place int8, percent advice.Percent, ok bool) {
	state := m.State().View(m.Turn().Seat)
	for _, p := range families.Of(m.Game().ID()).Advisor.Previews(advice.Context{
		Lexicon: m.Game().Lexicon(), State: state, Turn: m.Turn(), Legal: m.Legal(), Pieces: state.Pieces(nil),
	}, c) {
		switch p.Words.Key {
		case "table.versus":
			return c.To, p.Chances[0].Percent, true
		case "marcher.siege.with", "marcher.siege.without":
			return m.Turn().Place, p.Chances[0].Percent, true
		}
	}
	return 0, 0, false
}

// A hint has the battle of the plan, as the advisor sees it before the last march
// there.
func TestAPlanIsToldWithABattle(t *testing.T) {
	for _, id := range []string{"britannia-2008", "britannia-classic", "marcher-lords"} {
		g := games.ByID(id)
		m, err := match.New(g, engine.DefaultSetup(g), nil, dice.Source{Seed: 11})
		if err != nil {
			t.Fatal(err)
		}
		battles, joined := 0, 0
		for n := 0; n < 60 && !m.Turn().Over(); n++ {
			text, err := link.Encode(m)
			if err != nil {
				t.Fatal(err)
			}
			a := worker.New(games.Revisions()).Think(botworker.Question{Link: text, Kind: match.Easy, Limit: time.Minute, Why: true}, func() bool { return false })
			_, staked := testTable(store.Record{}, m).planOf(a.Ranks)
			risk := staked.chief()
			chances := map[int8]advice.Percent{} // by place
			for _, rank := range a.Ranks {
				if place, percent, ok := battleTold(m, m.Legal()[rank]); ok {
					if _, again := chances[place]; again {
						joined++
					}
					chances[place] = percent
					battles++
				}
				if _, err := m.Do(rank); err != nil {
					t.Fatal(err)
				}
			}
			if len(chances) == 0 {
				continue
			}
			if !riskFits(risk, chances) {
				t.Fatalf("%s: %+v is told of the chances %v", id, risk, chances)
			}
		}
		if battles == 0 || joined == 0 {
			t.Errorf("%s: %d battles, %d marches to a place where others had gone", id, battles, joined)
		}
	}
}

// riskFits reports whether a risk is one of some battles by place, or of a castle
// that nobody defends. Nothing need be told of what is sure.
func riskFits(r *advice.Risk, chances map[int8]advice.Percent) bool {
	if r == nil {
		for _, percent := range chances {
			if percent != 100 {
				return false
			}
		}
		return true
	}
	want, ok := chances[r.Place]
	if !r.Battle() {
		ok = ok && slices.ContainsFunc(r.Checks, func(c advice.Chance) bool { return c.Percent == want })
		want = r.Wins
	}
	return ok && r.Wins == want
}

func TestTheChiefBattleIsThatOfTheMost(t *testing.T) {
	crossing := advice.Risk{Place: 4, Checks: []advice.Chance{{Key: "bot.hint.crossing", Percent: 60}}}
	small, large := advice.Risk{Place: 1, Own: 2, Others: 1, Wins: 70}, advice.Risk{Place: 2, Own: 3, Others: 4, Wins: 40}
	equal := advice.Risk{Place: 3, Own: 4, Others: 3, Wins: 80}
	for _, c := range []struct {
		list risks
		want *advice.Risk
	}{
		{nil, nil},
		{risks{crossing}, &crossing},
		{risks{crossing, small}, &small},
		{risks{small, large, equal}, &large},
		{risks{small, equal, large, crossing}, &equal},
	} {
		switch got := c.list.chief(); {
		case got == nil && c.want == nil:
		case got == nil || c.want == nil || got.Place != c.want.Place:
			t.Errorf("of %+v the chief one is %+v", c.list, got)
		}
	}
}
