package text

import "testing"

func TestNamesThatLookTheSame(t *testing.T) {
	for _, c := range []struct {
		a, b string
		same bool
	}{
		{"Anna", "anna", true}, {"Anna", "An\u200bna", true}, {"Anna", "\u202eAnna\u202c", true}, {"Anna", "Anna\ufe0f", true},
		{"Anna", "Аnna", true}, {"Anna", "Αnna", true}, {"Paco", "Расо", true}, {"OTTO", "ОТТО", true}, {"Xeo", "Хео", true},
		{"Ian", "lan", true}, {"Ian", "1an", true}, {"Otto", "0tto", true}, {"José", "Jose\u0301", true}, {"Zoë", "Zoe", true},
		{"Anna", "Ａｎｎａ", true}, {"Anna", "𝐀𝐧𝐧𝐚", true}, {"Bernd", "Bemd", true}, {"Anna", "Anna (2)", true}, {"Anna", "Anna (10)", true},
		{"Anna", "Anne", false}, {"Ann", "Anna", false}, {"Ali", "Ala", false}, {"Lia", "Mia", false}, {"Анна", "Anna", false},
		{"", "", false}, {"\u200b", "\u200b", false}, {"王芳", "王方", false}, {"שרה", "שרה", true}, {"Player 1", "Player 2", false},
	} {
		if Alike(c.a, c.b) != c.same || Alike(c.b, c.a) != c.same {
			t.Errorf("%q and %q: %v, %q, %q", c.a, c.b, !c.same, Looks(c.a), Looks(c.b))
		}
	}
}

// Each sign looks like one letter.
func TestTwinsAreListedOnce(t *testing.T) {
	seen := map[rune]bool{}
	for _, list := range twins {
		for _, r := range list {
			if seen[r] {
				t.Errorf("%q is listed twice", r)
			}
			seen[r] = true
		}
	}
}
