package match

import "testing"

func TestPlainName(t *testing.T) {
	for name, plain := range map[string]bool{
		"": true, "Anna": true, "José María": true, "O’Neill": true, "Анна": true, "Άννα": true, "שרה": true, "王芳": true,
		"Team Анна": true, "Zoë 2": true, "🙂": true, "Strauß": true, "हिन्दी": true,
		"Ann\u0000": false, "A\u202ennA": false, "An\u200bna": false, "Anna\u200d": false, "An\u00adna": false, "Anna\u2028": false,
		"\u2066Anna\u2069": false, "Anna\ufeff": false, "\u3164": false, "Anna\u00a0B": false, "\xff": false, "\U000e0041": false,
		"Аnna": false, "Annа": false, "Αnna": false, "Аννα": false,
	} {
		if err := PlainName(name); (err == nil) != plain {
			t.Errorf("%q: %v", name, err)
		}
	}
}
