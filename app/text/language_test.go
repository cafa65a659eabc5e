package text

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"bretwalda/static/site/languages"
)

// sample is a small language of its own, with the difficulties of real ones.
var sample = &Language{code: "xx", words: map[string]string{
	"greeting":     "Hello, {player}.",
	"attack":       "{Side.the} attack {other.to}.",
	"days.one":     "{count} day",
	"days.other":   "{count} days",
	"round":        "Round {round}",
	"side.Angles":  "gli|Angles",
	"side.Saxons":  "i|Saxons",
	"area.York":    "York",
	"join.the.":    "",
	"join.the.gli": "gli ",
	"join.the.i":   "i ",
	"join.to.":     "a ",
	"join.to.gli":  "agli ",
	"join.to.i":    "ai ",
	"list.and":     "{first} e {last}",
	"list.and.e":   "{first} ed {last}",
	"list.and.i":   "{first} y {last}",
	"list.or":      "{first} o {last}",
	"list.comma":   "{first}, {last}",
	"between":      "between {sides.the}",
}}

func TestSay(t *testing.T) {
	angles, saxons := sample.Noun("side.Angles"), sample.Noun("side.Saxons")
	for _, c := range []struct {
		key  string
		args []any
		want string
	}{
		{"greeting", []any{"player", "Ana"}, "Hello, Ana."},
		{"greeting", nil, "Hello, {player}."},
		{"attack", []any{"side", angles, "other", saxons}, "Gli Angles attack ai Saxons."},
		{"attack", []any{"side", "nobody", "other", "York"}, "Nobody attack a York."},
		{"days", []any{"count", 1}, "1 day"},
		{"days", []any{"count", -1}, "−1 day"},
		{"days", []any{"count", 0}, "0 days"},
		{"days", []any{"count", 3}, "3 days"},
		{"round", []any{"round", Roman(14)}, "Round XIV"},
		{"side.Angles", nil, "Angles"},
		{"area.York", nil, "York"},
		{"between", []any{"sides", List{angles, saxons}}, "between gli Angles y i Saxons"},
		{"no.such.key", nil, "no.such.key"},
	} {
		if got := sample.Say(c.key, c.args...); got != c.want {
			t.Errorf("Say(%q, %v) = %q, want %q", c.key, c.args, got, c.want)
		}
	}
}

func TestHas(t *testing.T) {
	for key, want := range map[string]bool{"greeting": true, "days": true, "days.one": true, "day": false} {
		if got := sample.Has(key); got != want {
			t.Errorf("Has(%q) = %v", key, got)
		}
	}
}

func TestSayRefusesOtherValues(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a float went through")
		}
	}()
	sample.Say("greeting", "player", 1.5)
}

func TestPick(t *testing.T) {
	for _, c := range []struct {
		wishes []string
		want   string
	}{
		{[]string{"it"}, "it"},
		{[]string{"es-AR"}, "es"},
		{[]string{"es_419"}, "es"},
		{[]string{"IT-ch"}, "it"},
		{[]string{"fr", "it", "en"}, "it"},
		{[]string{"fr"}, "en"},
		{[]string{""}, "en"},
		{nil, "en"},
	} {
		if got := Pick(c.wishes...); got != c.want {
			t.Errorf("Pick(%v) = %q, want %q", c.wishes, got, c.want)
		}
	}
	if Of("fr").Code() != "en" || Of("it-IT").Code() != "it" {
		t.Error("Of does not pick")
	}
	if first, again := Of("es"), Of("es"); first != again {
		t.Error("a language is loaded twice")
	}
}

func TestRoman(t *testing.T) {
	for n, want := range map[Roman]string{-1: "", 0: "", 1: "I", 4: "IV", 9: "IX", 14: "XIV", 16: "XVI", 40: "XL", 1066: "MLXVI", 1999: "MCMXCIX"} {
		if got := n.String(); got != want {
			t.Errorf("Roman(%d) = %q, want %q", int(n), got, want)
		}
	}
}

// TestTheSoundOfANameJoins: Italian and Spanish keep two equal vowels apart.
func TestTheSoundOfANameJoins(t *testing.T) {
	for _, c := range []struct{ language, player, turn, both string }{
		{"it", "Anna", "Tocca ad Anna", "Bea e Anna"},
		{"it", "Elena", "Tocca a Elena", "Bea ed Elena"},
		{"it", "Bea", "Tocca a Bea", "Bea e Bea"},
		{"es", "Ana", "Le toca a Ana", "Bea y Ana"},
		{"it", "Áine", "Tocca ad Áine", "Bea e Áine"},
		{"es", "Inés", "Le toca a Inés", "Bea e Inés"},
		{"es", "Ímar", "Le toca a Ímar", "Bea e Ímar"},
		{"es", "Hilda", "Le toca a Hilda", "Bea e Hilda"},
		{"es", "Hiera", "Le toca a Hiera", "Bea y Hiera"},
		{"en", "Ida", "Ida’s turn", "Bea and Ida"},
	} {
		l := Of(c.language)
		if got := l.Say("byLink.turn", "player", c.player); got != c.turn {
			t.Errorf("%s: %q, not %q", c.language, got, c.turn)
		}
		if got := l.And([]string{"Bea", c.player}); got != c.both {
			t.Errorf("%s: %q, not %q", c.language, got, c.both)
		}
	}
}

// TestOrBeforeItsOwnSound: Spanish says "u" there.
func TestOrBeforeItsOwnSound(t *testing.T) {
	for _, c := range []struct{ language, last, want string }{
		{"en", "Oswiu", "Ida or Oswiu"},
		{"es", "Oswiu", "Ida u Oswiu"},
		{"es", "Horik", "Ida u Horik"},
		{"es", "Urien", "Ida o Urien"},
		{"it", "Oswiu", "Ida o Oswiu"},
	} {
		if got := Of(c.language).Or([]string{"Ida", c.last}); got != c.want {
			t.Errorf("%s: %q, not %q", c.language, got, c.want)
		}
	}
}

// TestPlacesJoin: names of places take what the tongue puts before them.
func TestPlacesJoin(t *testing.T) {
	for _, c := range []struct{ language, area, form, want string }{
		{"es", "Downlands", "of", "de las Downlands"},
		{"es", "Hebrides", "into", "a las Hebrides"},
		{"es", "Orkneys", "by", "por las Orkneys"},
		{"es", "Pennines", "in", "en los Pennines"},
		{"es", "York", "from", "de York"},
		{"it", "March", "in", "in March"},
		{"it", "March", "to", "a March"},
		{"it", "Avalon", "to", "ad Avalon"},
		{"it", "Avalon", "in", "in Avalon"},
		{"it", "Áth Cliath", "in", "ad Áth Cliath"},
		{"it", "Áth Cliath", "from", "da Áth Cliath"},
		{"it", "Arfon", "to", "all’Arfon"},
		{"it", "Tara", "into", "a Tara"},
		{"en", "Pennines", "in", "in the Pennines"},
	} {
		l := Of(c.language)
		if got := l.write(l.Noun("area."+c.area), c.form); got != c.want {
			t.Errorf("%s, %s: %q, not %q", c.language, c.form, got, c.want)
		}
	}
}

func TestSeries(t *testing.T) {
	for _, c := range []struct{ parts, and, commas string }{
		{"", "", ""},
		{"a", "a", "a"},
		{"a b", "a e b", "a, b"},
		{"a b c", "a, b e c", "a, b, c"},
		{"a Ida", "a y Ida", "a, Ida"},
		{"a Elena", "a ed Elena", "a, Elena"},
	} {
		parts := strings.Fields(c.parts)
		if got := sample.And(parts); got != c.and {
			t.Errorf("And(%q) = %q, want %q", parts, got, c.and)
		}
		if got := sample.Commas(parts); got != c.commas {
			t.Errorf("Commas(%q) = %q, want %q", parts, got, c.commas)
		}
	}
	if got := sample.Or([]string{"a", "Ida"}); got != "a o Ida" {
		t.Errorf("or: %q", got)
	}
}

func TestRounds(t *testing.T) {
	for _, c := range []struct {
		rounds []int8
		want   string
	}{
		{nil, ""},
		{[]int8{5}, "V"},
		{[]int8{8, 9}, "VIII, IX"},
		{[]int8{1, 2, 3}, "I–III"},
		{[]int8{5, 7, 10, 11, 12, 16}, "V, VII, X–XII, XVI"},
	} {
		if got := Rounds(c.rounds); got != c.want {
			t.Errorf("Rounds(%v) = %q, want %q", c.rounds, got, c.want)
		}
	}
}

func TestGaps(t *testing.T) {
	if got := gaps("{Side.the} attack {other.to}, {count}"); !slices.Equal(got, []string{"Side.the", "other.to", "count"}) {
		t.Errorf("gaps: %q", got)
	}
}

// TestTextsAreReadAsJSON checks that the short way of reading texts reads them all.
func TestTextsAreReadAsJSON(t *testing.T) {
	for _, code := range Codes() {
		raw, err := languages.Read(languages.Texts(code))
		if err != nil {
			t.Fatal(err)
		}
		var want map[string]string
		if err := json.Unmarshal(raw, &want); err != nil {
			t.Fatal(err)
		}
		if got, err := parse(string(raw)); err != nil || len(got) < 1000 || !maps.Equal(got, want) {
			t.Errorf("%s: %d texts, not %d: %v", code, len(got), len(want), err)
		}
	}
	for _, wrong := range []string{`{"a": "b\n"}`, `{"a": "b", "a": "c"}`, `{"a": "b", "c"}`} {
		if got, err := parse(wrong); err == nil {
			t.Errorf("%s gives %q", wrong, got)
		}
	}
}
