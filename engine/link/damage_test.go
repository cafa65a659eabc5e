package link_test

import (
	"flag"
	"strings"
	"testing"

	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

var (
	long      = link.Long
	mutations = flag.Int("mutations", 20_000, "how many damaged links to open")
)

// damaged is how many damaged links of some to open.
func damaged(links int) int {
	if *long {
		return links
	}
	return links / 4
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// fate is a stream of draws.
type fate struct {
	seed  uint64
	place int
}

func (f *fate) draw(n int) int {
	f.place++
	return dice.Draw(f.seed, f.place, n)
}

// damage alters a text as messengers, fingers and forgers do.
func damage(f *fate, s string) string {
	at := f.draw(len(s))
	end := at + f.draw(len(s)-at)
	switch f.draw(10) {
	case 0: // another letter
		return s[:at] + string(letters[f.draw(64)]) + s[at+1:]
	case 1: // a letter lost
		return s[:at] + s[at+1:]
	case 2: // a letter too many
		return s[:at] + string(letters[f.draw(64)]) + s[at:]
	case 3: // cut off
		return s[:at]
	case 4: // a piece lost
		return s[:at] + s[end:]
	case 5: // a piece twice
		return s[:end] + s[at:]
	case 6: // the other case
		return s[:at] + strings.ToUpper(s[at:end]) + s[end:]
	case 7: // two neighbours swapped
		if at+1 < len(s) {
			return s[:at] + string(s[at+1]) + string(s[at]) + s[at+2:]
		}
		return s
	case 8: // any byte
		return s[:at] + string([]byte{byte(f.draw(256))}) + s[at+1:]
	}
	// two pieces swapped
	middle := at + (end-at)/2
	return s[:at] + s[middle:end] + s[at:middle] + s[end:]
}

func TestDamagedLinkNeverOpensAnotherMatch(t *testing.T) {
	var texts []string
	for seed, m := range []*match.Match{
		race(t, setup, nil, dice.Source{Seed: 1}, 0),
		race(t, setup, nil, dice.Source{Seed: 2}, 12),
		race(t, setup, nil, dice.Source{Seed: 3}, 9999),
		race(t, setup, []match.Player{{Name: "Ine"}, {Name: "Offa"}, {Name: "Penda"}, {Name: "Ida"}}, dice.Source{Kind: dice.ByHand}, 70),
		playout(t, games.ByID("britannia-2008"), dice.Source{Seed: 4}, 4, 40),
		playout(t, games.ByID("britannia-2008"), dice.Source{Seed: 5}, 5, match.MaxChoices),
		gather(t, toy.Game(), dice.Chained, 4).devices[0].m,
		arena{t, toy.Game(), dice.Sealed, 12}.table().at.m,
		arena{t, games.ByID("brian-boru"), dice.Chained, 6}.table().at.m,
	} {
		text := encode(t, m)
		if seed%2 == 1 {
			text = "https://example.org/bretwalda/#" + text
		}
		texts = append(texts, text)
	}
	f := &fate{seed: 2026}
	opened := 0
	for i := range *mutations {
		good := texts[i%len(texts)]
		link0, err := link.Extract(good)
		if err != nil {
			t.Fatal(err)
		}
		bad := good
		for range 1 + f.draw(3) {
			if bad != "" {
				bad = damage(f, bad)
			}
		}
		m, err := link.Decode(bad, everyGame())
		switch {
		case err != nil && link.Code(err) == "":
			t.Fatalf("%q: %v", bad, err)
		case err == nil && encode(t, m) != link0:
			t.Fatalf("%q opens another match", bad)
		case err == nil:
			opened++
		}
	}
	if opened == 0 || opened > *mutations/3 {
		t.Errorf("%d of %d texts opened: the damage is too heavy or too light", opened, *mutations)
	}
}

func FuzzDecode(f *testing.F) {
	f.Add("")
	f.Add("https://example.org/#1")
	f.Add(encode(f, race(f, setup, nil, dice.Source{Seed: 1}, 30)))
	f.Add(encode(f, playout(f, games.ByID("britannia-2008"), dice.Source{Kind: dice.ByHand}, 1, 200)))
	f.Add("Your turn: #" + encode(f, race(f, setup, nil, dice.Source{Kind: dice.ByHand}, 30)) + ".")
	f.Fuzz(func(t *testing.T, text string) {
		if m, err := link.Decode(text, everyGame()); err == nil {
			if again, err := link.Extract(text); err != nil || encode(t, m) != again {
				t.Errorf("%q opens a match of another text", text)
			}
		} else if link.Code(err) == "" {
			t.Errorf("%q: %v", text, err)
		}
		// The same letters with a right check reach the decoder behind it.
		body := strings.Map(func(r rune) rune {
			if r < 128 && strings.ContainsRune(letters, r) {
				return r
			}
			return -1
		}, text)
		if len(body) > 2000 {
			return
		}
		forged := link.Reframe('1', body)
		if m, err := link.Decode(forged, everyGame()); err == nil && encode(t, m) != forged {
			t.Errorf("%q opens a match of another text", forged)
		}
	})
}
