package store

import (
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

func TestAKeyIsReadAsPeopleWriteIt(t *testing.T) {
	for seat := range engine.Seat(engine.MaxSeats) {
		secret := dice.Token{0, 1, 255, byte(seat), 15: 7}
		text := KeyText(seat, secret)
		written := KeyGroups(text)
		if len(text) != keyBits/5 || strings.ReplaceAll(written, "-", "") != text {
			t.Fatalf("%q, %q", text, written)
		}
		spelt := strings.NewReplacer("0", "o", "1", "l", "-", " ").Replace(strings.ToLower(written))
		for _, as := range []string{text, written, spelt, " " + text + "\n"} {
			if s, got, ok := ReadKey(as); !ok || s != seat || got != secret {
				t.Errorf("%q is read as seat %d, %x, %v", as, s, got, ok)
			}
		}
	}
}

func TestASlipInAKeyIsFound(t *testing.T) {
	text := KeyText(2, dice.Token{3, 14, 15, 92, 65})
	slips := 0
	for i := range text {
		for _, r := range keyLetters {
			wrong := text[:i] + string(r) + text[i+1:]
			if wrong == text {
				continue
			}
			if _, _, ok := ReadKey(wrong); ok {
				slips++
			}
		}
	}
	if slips > 0 {
		t.Errorf("%d slips of a letter are not found", slips)
	}
	for _, as := range []string{"", "-", text[1:], text + "0", text + "!"} {
		if _, _, ok := ReadKey(as); ok {
			t.Errorf("%q is read as a key", as)
		}
	}
}
