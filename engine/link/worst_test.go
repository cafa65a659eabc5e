package link

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/match"
)

// most is the heap that opening any text may take, in bytes: about four times that of
// the longest honest matches.
const most = 1 << 20

// allocated is how many bytes do takes from the heap, given back or not.
func allocated(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// A header is the beginning of a link that is forged, and the rest of it up to
// the first count that is not its game's.
type forgedHeader struct {
	name    string
	version byte
	put     func(e *encoder)
}

func forgedHeaders() []forgedHeader {
	var list []forgedHeader
	for _, g := range append(games.Revisions(), toy.Game()) {
		for _, version := range []byte{onDevice, branch, byLink1, protected1, byLink2, protected2} {
			for _, others := range []match.Kind{match.Person, match.Easy} {
				setup := engine.DefaultSetup(g)
				h := match.Header{Game: g.ID(), Revision: g.Revision(), Setup: setup, Players: make([]match.Player, setup.Seats)}
				for i := 1; i < setup.Seats; i++ {
					h.Players[i].Kind = others
				}
				switch version {
				case onDevice:
				case branch:
					h.Branch = 1
				default:
					h.ByLink, h.Protocol, h.Dice.Kind = true, protocolOf(version), dice.Chained
				}
				list = append(list, forgedHeader{fmt.Sprintf("%s r%d, version %c, with %v", g.ID(), g.Revision(), version, others), version, func(e *encoder) {
					e.putHeader(h, g)
					if !h.ByLink {
						return
					}
					e.putBit(false)
					for _, p := range h.Players {
						if p.Kind == match.Person {
							e.putSmall(0)
							e.putToken(dice.Token{1})
							if version == byLink1 || version == byLink2 {
								e.putSmall(0)
								e.putSmall(0)
							}
						}
					}
				}})
			}
		}
	}
	return list
}

// TestNoTextTakesMuchMemory checks that no text, short or long, takes much of the heap
// by its counts.
func TestNoTextTakesMuchMemory(t *testing.T) {
	revisions := append(games.Revisions(), toy.Game())
	opens := func(name, text string) {
		t.Helper()
		var err error
		if n := allocated(func() { _, err = Decode(text, revisions) }); n > most {
			t.Errorf("%s: %d letters take %d bytes: %v", name, len(text), n, err)
		}
	}
	for _, h := range forgedHeaders() {
		for i, count := range []int{1, match.MaxChoices, 1<<16 - 2, 100, 1<<15 - 1} {
			if i > 2 && !*Long {
				break
			}
			for way, put := range map[string]func(e *encoder){
				"small": func(e *encoder) { e.putSmall(count) },
				"count": func(e *encoder) { e.putCount(min(count, 1<<15-1)) },
			} {
				e := newEncoder()
				h.put(e)
				put(e)
				digits := e.finish()
				name := fmt.Sprintf("%s, %s %d", h.name, way, count)
				opens(name, frame(h.version, digits))
				for seed := range uint64(3) { // as long as a link may be
					if seed > 0 && !*Long {
						break
					}
					long := append([]byte{}, digits...)
					for n := len(long); n < maxBody; n++ {
						long = append(long, byte(dice.Draw(seed, n, 64)))
					}
					opens(name+", long", frame(h.version, long))
				}
			}
		}
	}
	for _, piece := range []string{"0", "1", "1 ", "1__ ", "1A_ ", "%23", "#1", "09", "\xff", "\u200b", "1gA__ ", "1gA__\n"} {
		opens(fmt.Sprintf("many %q", piece), strings.Repeat(piece, maxText/len(piece)))
		opens(fmt.Sprintf("too many %q", piece), strings.Repeat(piece, 8*maxText/len(piece)))
	}
}

// TestHonestMatchesAreWithinBounds checks that whole matches of all games take no more
// than half of the limit.
func TestHonestMatchesAreWithinBounds(t *testing.T) {
	for _, g := range games.Revisions() {
		setup := engine.DefaultSetup(g)
		m, err := match.New(g, setup, make([]match.Player, setup.Seats), dice.Source{Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !m.Turn().Over(); n++ {
			if _, err := m.Do(dice.Draw(5, n, len(m.Legal()))); err != nil {
				t.Fatal(err)
			}
		}
		text, err := Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		n := allocated(func() { _, err = Decode(text, games.Revisions()) })
		if err != nil || n > most/2 {
			t.Errorf("%s: %d choices take %d bytes: %v", g.ID(), m.Len(), n, err)
		}
		t.Logf("%s: %d choices, %d letters, %d bytes", g.ID(), m.Len(), len(text), n)
	}
}
