package slim

import (
	"strings"
	"testing"
)

func TestAddressOf(t *testing.T) {
	for raw, want := range map[string]string{
		"https://example.org/":              "",
		"https://example.org/#":             "",
		"https://example.org/#%":            "%",
		"https://example.org/#%2":           "%2",
		"https://example.org/#%zz":          "%zz",
		"https://example.org/#%%41%":        "%A%",
		"https://example.org/#1ADMhWA%":     "1ADMhWA%",
		"https://example.org/#1ADMhWA%zz":   "1ADMhWA%zz",
		"https://example.org/#/learn/..%2f": "/learn/../",
		"https://example.org/#%ff%00":       "\xff\x00",
		"https://example.org/a%b/?c%d#e%f":  "e%f",
		"http://[::1/#x":                    "", // no address of a page
	} {
		if got := addressOf(raw); got == nil || got.Fragment != want {
			t.Errorf("%s: %+v, want the fragment %q", raw, got, want)
		}
	}
}

// Any text behind "#" gives an address, and coming back to it by its own text changes
// nothing.
func FuzzAddress(f *testing.F) {
	for _, fragment := range []string{"", "%", "%zz", "/match/%e0%a4%a", "a#b%", "%25%", "1ADMhWA1zbhx%", "\x00%\xff"} {
		f.Add(fragment)
	}
	f.Fuzz(func(t *testing.T, fragment string) {
		u := addressOf("https://example.org/games/#" + fragment)
		if u == nil {
			t.Fatal("no address")
		}
		plain := !strings.ContainsFunc(fragment, func(r rune) bool { return r == '%' || r < ' ' || r == 0x7f })
		if plain && u.Fragment != fragment {
			t.Errorf("%q became %q", fragment, u.Fragment)
		}
		if again := addressOf(u.String()); again.Fragment != u.Fragment || again.Path != u.Path {
			t.Errorf("%q: %+v and %+v", fragment, u, again)
		}
	})
}
