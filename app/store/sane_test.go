package store

import (
	"errors"
	"slices"
	"testing"
)

// TestImpossibleFieldsAreLeftOut: spoilt fields beside the link are put right, and true
// ones stay.
func TestImpossibleFieldsAreLeftOut(t *testing.T) {
	r := record(t, "a", begin(t, 7, 3))
	r.Digest = &Digest{Rounds: []int{0, 1}, Seats: []SeatShare{{Course: []int{0, 4}, Dice: make([]int, 6)}}}
	back, err := Read("a", r.Text())
	if err != nil || back.Text() != r.Text() {
		t.Fatalf("%v: a sound record is read as %s", err, back.Text())
	}
	r.Mine, r.Seen, r.About.Round, r.About.Won = []int{-1, 2, 99}, -5, 1<<40, []int{3, -2}
	r.Keys = []Key{{Seat: 40}}
	r.Sent = []Sent{{Choices: -7}, {Choices: Gathering}}
	r.Digest.Seats[0].Dice = []int{1}
	back, err = Read("a", r.Text())
	if err != nil || !slices.Equal(back.Mine, []int{2}) || back.Seen != 0 || back.About.Round != 0 || !slices.Equal(back.About.Won, []int{3}) {
		t.Errorf("%v: %+v", err, back)
	}
	if len(back.Keys) != 0 || len(back.Sent) != 1 || back.Digest != nil || back.Link != r.Link {
		t.Errorf("%+v", back)
	}
}

func TestARecordOfANewerFormatIsNotRead(t *testing.T) {
	r := record(t, "a", begin(t, 7, 3))
	if r.Format != format {
		t.Errorf("written as format %d", r.Format)
	}
	r.Format++
	if _, err := Read("a", r.Text()); !errors.Is(err, ErrNewer) {
		t.Errorf("read: %v", err)
	}
}
