package link

import (
	"strings"
	"testing"
)

func TestFrameHoldsTheBody(t *testing.T) {
	for _, n := range []int{0, 1, 63, 64, 2047, 2048, 4095, 4096, 60_000, maxBody} {
		body := make([]byte, n)
		for i := range body {
			body[i] = byte(i % 64)
		}
		text := frame(onDevice, body)
		if f, err := unframe(text + "tail"); err != nil || f != (framed{onDevice, letters(body), text}) {
			t.Errorf("a body of %d digits: %v", n, err)
		}
		if _, err := unframe(text[:len(text)-1]); err != ErrCut {
			t.Errorf("a body of %d digits, one letter short: %v", n, err)
		}
	}
	if _, err := unframe(frame(onDevice, make([]byte, maxBody+1))); err != ErrDamaged {
		t.Errorf("a body beyond all bounds: %v", err)
	}
}

func TestEveryCutIsSeen(t *testing.T) {
	text := frame(onDevice, []byte{1, 2, 3, 62, 63, 5, 6, 7})
	for n := range len(text) {
		want := ErrCut
		if n == 0 {
			want = ErrNotGame
		}
		if _, err := Extract("#" + text[:n]); err != want {
			t.Errorf("%d of %d letters: %v", n, len(text), err)
		}
	}
}

func TestLastLetterIsNoSign(t *testing.T) {
	for i := range 64 * 64 {
		text := frame(onDevice, []byte{byte(i % 64), byte(i / 64)})
		if strings.ContainsRune("-_", rune(text[len(text)-1])) {
			t.Fatalf("%s ends on a sign", text)
		}
	}
}

func TestExtractFindsTheLink(t *testing.T) {
	body := make([]byte, 300)
	for i := range body {
		body[i] = byte(i*i) % 64
	}
	link := frame(onDevice, body)
	broken := link[:70] + "\n" + link[70:140] + "\r\n" + link[140:]
	for name, text := range map[string]string{
		"bare":                link,
		"fragment":            "#" + link,
		"address":             "https://example.org/bretwalda/#" + link,
		"chat":                "Round 5, your turn: https://example.org/#" + link + " see you!",
		"full stop":           "https://example.org/#" + link + ".",
		"brackets":            "(https://example.org/#" + link + ")",
		"angle brackets":      "<https://example.org/#" + link + ">",
		"italic":              "_https://example.org/#" + link + "_",
		"blanks":              "  \t" + link + "\n\n",
		"line breaks":         "https://example.org/#" + broken,
		"line breaks, tail":   "Your turn: https://example.org/#" + broken + "\n\nSent from a telephone",
		"bare, line breaks":   broken + "\nbye",
		"blanks within":       "#" + link[:100] + " " + link[100:200] + "  " + link[200:],
		"quoted":              "> https://example.org/#" + link[:60] + "\n> " + link[60:],
		"signs without width": "#" + link[:50] + "\u200b" + link[50:60] + "\u00ad" + link[60:],
		"another hash first":  "see #rules and https://example.org/#" + link,
		"encoded hash":        "https://example.org/%23" + link,
		"a number first":      "12 points! https://example.org/#" + link,
		"a long number first": "+39 123456789012345 https://example.org/#" + link,
		"a cut link first":    "#" + link[:40] + ". Again: #" + link,
		"accents":             "È il tuo turno — https://example.org/#" + link + "…",
	} {
		got, err := Extract(text)
		if err != nil || got != link {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestExtractRefuses(t *testing.T) {
	link := frame(onDevice, make([]byte, 300))
	for name, c := range map[string]struct {
		text string
		want *Error
	}{
		"nothing":             {"", ErrNotGame},
		"words":               {"Shall we play on Friday at 8?", ErrNotGame},
		"another site":        {"https://example.org/page#section-2", ErrNotGame},
		"an empty fragment":   {"https://example.org/#", ErrNotGame},
		"a book":              {strings.Repeat("x ", maxText), ErrNotGame},
		"a cut link":          {"https://example.org/#" + link[:200], ErrCut},
		"a cut link and talk": {"https://example.org/#" + link[:200] + " " + strings.Repeat("I ask myself who wins ", 20), ErrCut},
		"a changed letter":    {"https://example.org/#" + link[:99] + "x" + link[100:], ErrDamaged},
		"a letter too many":   {"https://example.org/#" + link[:99] + "A" + link[99:], ErrDamaged},
		"lower case":          {"https://example.org/#" + link[:3] + strings.ToLower(link[3:]), ErrDamaged},
	} {
		if _, err := Extract(c.text); err != c.want {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestErrorsHaveCodes(t *testing.T) {
	want := "notGame cut damaged newerVersion unknownGame newerRules forged"
	var got []string
	for _, e := range []*Error{ErrNotGame, ErrCut, ErrDamaged, ErrNewerVersion, ErrUnknownGame, ErrNewerRules, ErrForged} {
		got = append(got, Code(e))
		if !strings.HasPrefix(e.Error(), "link: ") {
			t.Errorf("%q", e.Error())
		}
	}
	if strings.Join(got, " ") != want || Code(nil) != "" {
		t.Error(got)
	}
}

// A player's name may be a link, even a whole one, in letters or digits: the link of
// the message is found all the same, and a cut one is reported.
func TestANameIsNotTakenForTheLink(t *testing.T) {
	body := make([]byte, 300)
	for i := range body {
		body[i] = byte(i*i) % 64
	}
	long, short := frame(onDevice, body), frame(onDevice, body[:14]) // that of a match that begins
	other := frame(onDevice, body[5:19])
	digits := ""
	for n := 9; n > 0 && digits == ""; n-- {
		if d := Digits(frame(onDevice, body[:n])); len(d) <= 40 {
			digits = d
		}
	}
	for _, name := range []string{"#1ADMhWA1zbhx", "1ADMhWA1zbhx", "#" + other, other, "a://b/#" + other, "«#" + other + "»", "Anna #" + other, digits} {
		if len(name) > 44 {
			t.Fatalf("%s is no name", name)
		}
		for _, link := range []string{long, short} {
			for _, site := range []string{"https://example.org/bretwalda/#", "https://a.io/#", "#"} {
				text := "Round 3: your turn, " + name + "! " + site + link
				if got, err := Extract(text); err != nil || got != link {
					t.Errorf("%s\ngives %q, %v", text, got, err)
				}
			}
			if got, err := Extract("https://example.org/bretwalda/#" + link + " for " + name); err != nil || got != link {
				t.Errorf("%s behind its link: %q, %v", name, got, err)
			}
		}
		if got, err := Extract("Your turn, " + name + "! https://example.org/#" + long[:200]); err != ErrCut {
			t.Errorf("%s and a cut link: %q, %v", name, got, err)
		}
	}
	if got, err := Extract("#" + short); err != nil || got != short {
		t.Errorf("a short link alone: %q, %v", got, err)
	}
}
