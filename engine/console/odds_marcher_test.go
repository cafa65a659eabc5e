package main

import (
	"encoding/json"
	"testing"

	"bretwalda/engine/marcher"
)

func TestOddsOfTheMarcherLords(t *testing.T) {
	const odds = "odds -game marcher-lords "
	for _, flags := range []string{
		"", "-attacker norman-knight", "-attacker norman-knight=x -defender teulu", "-attacker horse=1 -defender teulu",
		"-attacker norman-knight,teulu -defender irish", "-attacker castle -defender irish", "-attacker Powys -defender irish",
		"-attacker norman-knight=100 -defender irish", "-attacker norman-knight -defender norman-archer",
		"-attacker norman-knight,hugh -defender irish,rhys", "-attacker viking -defender irish -castle -siege",
		"-attacker norman-knight -defender irish -insurgents 1", "-attacker norman-knight -defender irish -event flood",
		"-attacker norman-knight -defender irish -event teulu", "-attacker norman-knight -defender irish more",
	} {
		if out, _, err := callOn(t, marcher.Lords(), odds+flags); err == nil {
			t.Errorf("%q prints %s", flags, out)
		}
	}
	var lone, led marcherOddsJSON
	for flags, into := range map[string]*marcherOddsJSON{
		"-attacker norman-knight=2,norman-archer -defender welsh-gwent-archer=2,teulu -castle -siege -event siegeEngineers":         &lone,
		"-attacker norman-knight=2,norman-archer,william -defender welsh-gwent-archer=2,teulu -castle -siege -event siegeEngineers": &led,
	} {
		out, _, err := callOn(t, marcher.Lords(), odds+flags)
		if err != nil || json.Unmarshal([]byte(out), into) != nil {
			t.Fatalf("%s, %v", out, err)
		}
	}
	// 3 - 3 attackers and defenders, 1 for the Normans, 2 for the engineers: 2 or more.
	if lone.SiegeSucceeds != .9 || led.AttackerHolds <= lone.AttackerHolds || led.AttackerLeaderDies == 0 || lone.AttackerLeaderDies != 0 {
		t.Errorf("alone %+v, led %+v", lone, led)
	}
}
