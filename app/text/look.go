package text

import "strings"

// Names that look the same. A name is brought to its looks: letters that other
// alphabets write alike become the Latin ones, accents go, and so does what nobody
// sees. Names of the same looks need not be equal; names that look different keep
// different looks, but for a few that a hurried reader mixes up.

// twins are letters and what they look like, a line for each Latin letter; the
// accented ones of Latin among them.
var twins = [...]string{
	"aàáâãäåāăąǎȁȃạảаɑα", "bьƅ", "cçćĉċčсϲⅽ", "dďđԁⅾ", "eèéêëēĕėęěẹẻẽеєҽ", "fƒ", "gĝğġģɡ", "hĥħһ", "iìíîïĩīĭįıịỉіιї",
	"jĵјϳ", "kķкκ", "lI1|ĺļľŀłӏІⅼΙⅠ", "mⅿ", "nñńņňŉŋոп", "oòóôõöøōŏőơọỏ0оοσօ", "pрρ", "qԛ", "rŕŗřг", "sśŝşšѕș", "tţťŧтτț",
	"uùúûüũūŭůűųưụủυս", "vνѵⅴ", "wŵԝω", "xхχⅹ", "yýÿŷуүγ", "zźżžᴢ",
	"AÀÁÂÃÄÅĀĂĄАΑ", "BВΒ", "CÇĆĈĊČСϹⅭ", "DĎĐⅮ", "EÈÉÊËĒĔĖĘĚЕΕ", "FϜ", "GĜĞĠĢԌ", "HĤĦНΗ", "JĴЈ", "KĶКΚ", "LĹĻĽĿŁⅬ", "MМΜⅯ",
	"NÑŃŅŇŊΝ", "OÒÓÔÕÖØŌŎŐƠОΟ", "PРΡ", "QԚ", "RŔŖŘ", "SŚŜŞŠЅȘ", "TŢŤŦТΤȚ", "UÙÚÛÜŨŪŬŮŰŲƯ", "VѴⅤ", "WŴԜ", "XХΧⅩ", "YÝŸŶҮΥУ", "ZŹŻŽΖ",
}

// likeness is the Latin letter that a sign looks like, or the sign.
func likeness(r rune) rune {
	switch {
	case r < 0x80 && r != 'I' && r != '1' && r != '|' && r != '0':
		return r
	case r >= 0xff01 && r <= 0xff5e: // wide ones
		return likeness(r - 0xff01 + '!')
	case r >= 0x1d400 && r <= 0x1d6a3: // those of mathematics, in thirteen kinds
		if i := (r - 0x1d400) % 52; i < 26 {
			return likeness('A' + i)
		} else {
			return 'a' + i - 26
		}
	case r >= 0x1d7ce && r <= 0x1d7ff:
		return likeness('0' + (r-0x1d7ce)%10)
	}
	for _, list := range twins {
		if strings.ContainsRune(list[1:], r) {
			return rune(list[0])
		}
	}
	return r
}

// Looks is what a name looks like, the same for names that cannot be told apart by
// eye.
func Looks(name string) string {
	var b strings.Builder
	for _, r := range PersonName(name) {
		switch {
		case unseen(r), combines(r), r == isolate, r == endIsolate, r == '\u200c', r == '\u200d', r >= 0xfe00 && r <= 0xfe0f:
		default:
			b.WriteRune(likeness(r))
		}
	}
	looks := strings.TrimSpace(numbered(b.String()))
	return strings.NewReplacer("rn", "m", "vv", "w").Replace(strings.ToLower(looks))
}

// numbered is a name without the number that tells it from another of its looks.
func numbered(name string) string {
	open := strings.LastIndex(name, " (")
	if open > 0 && strings.HasSuffix(name, ")") && strings.Trim(name[open+2:len(name)-1], "23456789lo") == "" { // 1 and 0 are l and o by now
		return name[:open]
	}
	return name
}

// Alike reports whether two names look the same. Those in which nothing is seen do
// not: their seats go by their numbers.
func Alike(a, b string) bool {
	shown := PersonName(a)
	if shown == "" {
		return false
	}
	return strings.EqualFold(shown, PersonName(b)) || Looks(a) != "" && Looks(a) == Looks(b)
}
