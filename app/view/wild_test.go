package view

import (
	"encoding/json"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"bretwalda/app/client"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// wild changes one value of a JSON text at random into another of its kind.
func wild(r *rand.Rand, text string) string {
	var record any
	if json.Unmarshal([]byte(text), &record) != nil {
		return text
	}
	var places []func(any)
	var values []any
	var walk func(v any, set func(any))
	walk = func(v any, set func(any)) {
		places, values = append(places, set), append(values, v)
		switch v := v.(type) {
		case map[string]any:
			keys := make([]string, 0, len(v))
			for k := range v {
				keys = append(keys, k)
			}
			slices.Sort(keys)
			for _, k := range keys {
				walk(v[k], func(x any) { v[k] = x })
			}
		case []any:
			for i := range v {
				walk(v[i], func(x any) { v[i] = x })
			}
		}
	}
	walk(record, func(x any) { record = x })
	n := r.IntN(len(places))
	switch v := values[n].(type) {
	case float64:
		places[n]([]float64{-1, -9, 0, 3, 7, 99, 1e6, -1e6, 9e15}[r.IntN(9)])
	case string:
		places[n]([]string{"", "x", "brian-boru", "marcher-lords", "britannia-2008", "hard", "1AB"}[r.IntN(7)])
	case bool:
		places[n](!v)
	case []any:
		places[n](slices.Concat(v, v)[:r.IntN(2*len(v)+1)])
	default:
		places[n](nil)
	}
	out, err := json.Marshal(record)
	if err != nil {
		return text
	}
	return string(out)
}

// TestWildRecordsHarmNothing: whatever a stored record says, the lists are drawn,
// it opens or is told to be broken, and the page goes on.
func TestWildRecordsHarmNothing(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("../client/testdata/kept/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	r := rand.New(rand.NewPCG(7, 7))
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var kept struct{ Matches map[string]string }
		if err := json.Unmarshal(b, &kept); err != nil {
			t.Fatal(err)
		}
		for _, id := range slices.Sorted(maps.Keys(kept.Matches)) {
			for range 12 {
				strange := wild(r, kept.Matches[id])
				d := newDesk(t)
				func() {
					defer func() {
						if over := recover(); over != nil {
							t.Errorf("%v at %.900s", over, strange)
						}
					}()
					d.Texts[id] = strange
					d.Tell(client.Opened{Texts: d.Texts})
					for _, at := range []client.Message{
						client.Goto{Fragment: client.AtHome}, client.Goto{Fragment: client.AtMatch(id)},
						client.OpenDrawer{Drawer: client.MenuDrawer}, client.OpenDrawer{Drawer: client.HandOverDrawer},
						client.Goto{Fragment: client.AtHistory}, client.UnfoldMatch{ID: id}, client.ExportHistory{},
					} {
						d.Tell(at)
						app.HTMLString(Draw(d.M, d.Screens, func(client.Message) {}))
					}
				}()
			}
		}
	}
}
