package marcher_test

import (
	"testing"

	"bretwalda/engine/marcher"
)

// Two infantry are beside Elfael, a knight two zones off behind them, and an infantry
// there that cannot come so far.
func TestWhoCanComeToAZone(t *testing.T) {
	s := play(t, `
		turn 4, Welsh, movement
		Elfael: 1 welsh infantry
		Hereford: 2 norman infantry, castle
		Ludlow: 1 norman knight, 1 norman infantry
		Môn: 1 welsh infantry
		asked march Welsh
	`)
	q, comes := s.marcher().Comers(s.zone("Elfael"))
	if !comes || q.Attacker.Side != marcher.Normans || q.Attacker.Units[marcher.NormanInfantry] != 2 || q.Attacker.Units[marcher.NormanKnight] != 1 || q.Defender.Count() != 1 {
		t.Errorf("to Elfael come %+v", q)
	}
	if err := q.Check(); err != nil {
		t.Error(err)
	}
	for _, nobody := range []string{"Môn", "Penfro"} {
		if q, comes := s.marcher().Comers(s.zone(nobody)); comes {
			t.Errorf("to %s come %+v", nobody, q.Attacker)
		}
	}
}
