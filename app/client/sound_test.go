package client

import (
	"slices"
	"testing"
)

// TestNothingIsHeardUntilAskedFor: then marches, dice and points are, and the end last.
func TestNothingIsHeardUntilAskedFor(t *testing.T) {
	t.Parallel()
	p := emptyPage(t)
	p.begin()
	p.march()
	if len(p.heard) > 0 {
		t.Fatalf("heard %v", p.heard)
	}
	if !p.m.Table.OffersSound || p.m.Settings.Sound != "off" {
		t.Error("sound is not offered when there is something to be heard first")
	}
	p.tell(SetSetting{Sounds, "on"})
	for !p.m.Table.Over() {
		p.step()
	}
	for _, s := range []Sound{HearMarch, HearDice, HearPoints, HearHorn, HearEnd} {
		if !slices.Contains(p.heard, s) {
			t.Errorf("sound %d is never heard", s)
		}
	}
	if n := len(p.heard); n == 0 || p.heard[n-1] != HearEnd {
		t.Error("the end is not heard last")
	}
}

// TestSoundIsOfferedUntilSomebodyDecides: whoever plays on without an answer is not asked again.
func TestSoundIsOfferedUntilSomebodyDecides(t *testing.T) {
	t.Parallel()
	p := emptyPage(t)
	p.begin()
	for p.march(); !p.m.Table.OffersSound; {
		p.step()
	}
	for decided := p.m.Table.match.Len(); p.m.Table.match.Len() == decided; {
		p.step()
	}
	for n := 0; n < 40; n++ {
		if p.m.Table.OffersSound {
			t.Fatal("sound is offered again and again")
		}
		p.step()
	}
	other := emptyPage(t)
	other.begin()
	other.march()
	if other.tell(SetSetting{Sounds, "off"}); other.m.Table.OffersSound {
		t.Error("the offer stays although somebody has put it away")
	}
}

// TestALandingAndAWeddingSoundLikeThemselves: other moments share a horn.
func TestALandingAndAWeddingSoundLikeThemselves(t *testing.T) {
	for _, title := range []string{"moment.fleet", "moment.wedding"} {
		if s := tones[title]; s <= HearHorn || s >= HearEnd {
			t.Errorf("%s sounds like %d", title, s)
		}
	}
}
