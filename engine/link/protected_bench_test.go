package link_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"bretwalda/engine/link"
)

// BenchmarkOpenProtected opens the frozen links with protected hands by the second
// protocol on the device of the seat that takes longest: it takes all steps that are
// due.
func BenchmarkOpenProtected(b *testing.B) {
	open := func(v seen) {
		m, err := link.Decode(v.text, everyGame())
		if err == nil {
			err = m.Hold(v.seat, v.secret)
		}
		if err == nil {
			_, err = m.Continue()
		}
		if err != nil {
			b.Fatal(err)
		}
	}
	worst, most := map[string]seen{}, map[string]time.Duration{}
	for _, v := range frozenViews(b) {
		game, _, second := strings.Cut(filepath.Base(v.file), "-protocol2")
		if !second {
			continue
		}
		began := time.Now()
		if open(v); time.Since(began) > most[game] {
			worst[game], most[game] = v, time.Since(began)
		}
	}
	for game, v := range worst {
		b.Run(fmt.Sprintf("%s, %s of %d letters", game, filepath.Base(v.file), len(v.text)), func(b *testing.B) {
			for b.Loop() {
				open(v)
			}
		})
	}
}
