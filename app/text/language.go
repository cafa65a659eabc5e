package text

import (
	"errors"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"bretwalda/static/site/languages"
)

// Language is the texts of one language. It never changes once loaded.
type Language struct {
	code  string
	words map[string]string
}

// Codes lists the languages there are, the default first.
func Codes() []string {
	var codes []string
	for _, l := range languages.All() {
		codes = append(codes, l.Code)
	}
	return codes
}

var cache = struct {
	sync.Mutex
	loaded map[string]*Language
}{loaded: map[string]*Language{}}

// Of is the language of a code like "es" or "es-AR"; the default for one that is not
// listed.
func Of(code string) *Language {
	code = Pick(code)
	cache.Lock()
	defer cache.Unlock()
	l := cache.loaded[code]
	if l == nil {
		l = load(code)
		cache.loaded[code] = l
	}
	return l
}

// load panics when a file that comes with the program is not sound: the tests
// read them all.
func load(code string) *Language {
	raw, err := languages.Read(languages.Texts(code))
	if err != nil {
		panic("text: " + err.Error())
	}
	l := &Language{code: code}
	if l.words, err = parse(string(raw)); err != nil {
		panic("text: " + code + ": " + err.Error())
	}
	return l
}

// parse takes the keys and texts out of a file of JSON that is one object of strings
// without escapes, as ours are: a parser of all JSON takes the start of the page
// several times as long.
func parse(file string) (map[string]string, error) {
	words := make(map[string]string, strings.Count(file, "\n"))
	quoted := func() (string, bool) {
		_, rest, begun := strings.Cut(file, `"`)
		text, after, ended := strings.Cut(rest, `"`)
		file = after
		return text, begun && ended
	}
	if strings.Contains(file, `\`) {
		return nil, errors.New("an escape")
	}
	for {
		key, ok := quoted()
		if !ok {
			return words, nil
		}
		text, ok := quoted()
		if !ok || words[key] != "" {
			return nil, errors.New("no text of its own: " + key)
		}
		words[key] = text
	}
}

// Pick is the first code of a list of wishes, as browsers give it, that there
// are texts for; the default when there is none.
func Pick(wishes ...string) string {
	for _, w := range wishes {
		w, _, _ = strings.Cut(strings.ToLower(strings.ReplaceAll(w, "_", "-")), "-")
		for _, l := range languages.All() {
			if l.Code == w {
				return w
			}
		}
	}
	return languages.All()[0].Code
}

// Code is the language's code, for example "it".
func (l *Language) Code() string { return l.code }

// Has reports whether there is a text for a key, or one and other of it.
func (l *Language) Has(key string) bool {
	_, ok := l.words[key]
	if !ok {
		_, ok = l.words[key+".other"]
	}
	return ok
}

// Own is the key of the text that a game has of its own for what a key says in
// the others, or the key itself.
func (l *Language) Own(game, key string) string {
	if own := key + "." + game; l.Has(own) {
		return own
	}
	return key
}

// NoteKey is the key of a card's special rules, numbered from 1: under card.ID
// all those of a nation that an edition has of its own, else under card.
func (l *Language) NoteKey(edition, side string, i int) string {
	key := func(cards string, i int) string { return cards + "." + side + ".note." + strconv.Itoa(i) }
	if own := "card." + edition; l.Has(key(own, 1)) {
		return key(own, i)
	}
	return key("card", i)
}

// Say is the text of a key. Names and values of its gaps alternate; a value is
// a string, an int, a Figure, a Noun or a List. A key without a text is
// said as it is.
func (l *Language) Say(key string, args ...any) string {
	template, ok := l.template(key, args)
	if !ok {
		return key
	}
	return l.fill(template, args)
}

// Noun is the name under a key with its class.
func (l *Language) Noun(key string) Noun {
	class, name, found := strings.Cut(l.words[key], "|")
	if !found {
		class, name = "", class
	}
	class, many := strings.CutSuffix(class, "+")
	class, small := strings.CutSuffix(class, "~")
	return Noun{class, name, many, small}
}

// template is the text of a key before its gaps are filled.
func (l *Language) template(key string, args []any) (string, bool) {
	t, ok := l.words[key]
	if !ok {
		if single(value(args, "count")) {
			t, ok = l.words[key+".one"]
		} else {
			t, ok = l.words[key+".other"]
		}
	}
	if _, name, noun := strings.Cut(t, "|"); noun {
		t = name
	}
	return t, ok
}

// single reports whether a count calls for the text of one.
func single(count any) bool {
	switch n := count.(type) {
	case int:
		return n == 1 || n == -1
	case Points:
		return n.single()
	}
	return false
}

// fill puts the values into the gaps. A gap without a value stays as it is.
func (l *Language) fill(template string, args []any) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(template, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		gap, after, _ := strings.Cut(rest, "}")
		name, form, capital := parseGap(gap)
		if v := value(args, name); v == nil {
			b.WriteString("{" + gap + "}")
		} else if s := l.write(v, form); capital {
			b.WriteString(Capitalize(s))
		} else {
			b.WriteString(s)
		}
		template = after
	}
}

// fits reports whether a key has a text whose gaps all have a value.
func (l *Language) fits(key string, args []any) bool {
	t, ok := l.template(key, args)
	if !ok {
		return false
	}
	for _, gap := range gaps(t) {
		name, _, _ := parseGap(gap)
		if value(args, name) == nil {
			return false
		}
	}
	return true
}

// write is a value as a gap shows it.
func (l *Language) write(v any, form string) string {
	switch v := v.(type) {
	case string:
		return l.join(form, "", v) + v
	case int:
		return signed(v)
	case Noun:
		switch {
		case form == "":
			return v.name
		case v.small:
			return l.join(form, v.class, v.name) + strings.ToLower(v.name)
		}
		return l.join(form, v.class, v.name) + v.name
	case List:
		var parts []string
		for _, n := range v {
			parts = append(parts, l.write(n, form))
		}
		return l.And(parts)
	case Figure:
		return v.String()
	}
	panic("text: a gap takes a string, an int, a Figure, a Noun or a List")
}

// join is what a form puts before a noun of a class. Italian says "ad" where it
// would say "a" before the same sound.
func (l *Language) join(form, class, name string) string {
	before := l.words["join."+form+"."+class]
	if ad, has := l.words["join."+form+".ad"]; has && before == l.words["join."+form+"."] && opening(name) == 'a' {
		return ad
	}
	return before
}

// gaps lists what is between braces in a text.
func gaps(template string) []string {
	var list []string
	for {
		_, rest, found := strings.Cut(template, "{")
		if !found {
			return list
		}
		gap, after, _ := strings.Cut(rest, "}")
		list = append(list, gap)
		template = after
	}
}

// parseGap splits "Side.the" into side, the, and whether it wants a capital.
func parseGap(gap string) (name, form string, capital bool) {
	name, form, _ = strings.Cut(gap, ".")
	lower := strings.ToLower(name)
	return lower, form, lower != name
}

// value is the value of a name among names and values that alternate, or nil.
func value(args []any, name string) any {
	for i := 0; i+1 < len(args); i += 2 {
		if args[i] == name {
			return args[i+1]
		}
	}
	return nil
}

func Capitalize(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}
