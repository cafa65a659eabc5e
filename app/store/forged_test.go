package store

import (
	"runtime"
	"strings"
	"testing"
)

// TestForgedFilesTakeLittleMemory checks that a file takes no more from the heap
// than some times its own length, whatever it counts.
func TestForgedFilesTakeLittleMemory(t *testing.T) {
	const size, times = 2 << 20, 16
	head := `{"format":"bretwalda matches","version":1,`
	many := func(before, piece, after string) string {
		return before + strings.TrimSuffix(strings.Repeat(piece+",", size/(len(piece)+1)), ",") + after
	}
	record := `{"link":"1AA","revision":1,`
	for name, text := range map[string]string{
		"rows":    many(head+`"matches":[`, `1`, `]}`),
		"nothing": many(head+`"matches":[`, `{}`, `]}`),
		"broken":  many(head+`"broken":[`, `{}`, `]}`),
		"keys":    many(head+`"matches":[`+record+`"keys":[`, `{}`, `]}]}`),
		"seats":   many(head+`"matches":[`, record+`"keys":[{},{},{},{},{},{},{},{},{},{}]}`, `]}`),
		"sent":    many(head+`"matches":[`+record+`"sent":[`, `{}`, `]}]}`),
		"course":  many(head+`"matches":[`+record+`"digest":{"rounds":[`, `1`, `]}}]}`),
		"deep":    head + `"matches":` + strings.Repeat("[", 9999) + strings.Repeat("]", 9999) + `}`,
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		records, _, err := ReadFile([]byte(text))
		runtime.ReadMemStats(&after)
		if taken := after.TotalAlloc - before.TotalAlloc; taken > times*size {
			t.Errorf("%s: %d bytes take %d: %v", name, len(text), taken, err)
		}
		if len(records) > 0 {
			t.Errorf("%s: %d records were taken for matches", name, len(records))
		}
	}
}
