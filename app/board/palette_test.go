package board

import (
	"fmt"
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/shape"
)

// tone is a colour in linear light, red, green and blue from 0 to 1.
type tone [3]float64

func toneOf(t testing.TB, hex string) tone {
	t.Helper()
	hex = strings.TrimPrefix(hex, "#")
	if len(hex) == 3 {
		hex = string([]byte{hex[0], hex[0], hex[1], hex[1], hex[2], hex[2]})
	}
	n, err := strconv.ParseUint(hex, 16, 32)
	if err != nil || len(hex) != 6 {
		t.Fatalf("%q is no colour", hex)
	}
	var out tone
	for i := range out {
		v := float64(n>>(16-8*i)&0xff) / 255
		if v <= .04045 {
			out[i] = v / 12.92
		} else {
			out[i] = math.Pow((v+.055)/1.055, 2.4)
		}
	}
	return out
}

// mixed is so much of a in b, as color-mix in srgb makes it.
func mixed(a, b tone, part float64) tone {
	var out tone
	for i := range out {
		v := part*encoded(a[i]) + (1-part)*encoded(b[i])
		if v <= .04045 {
			out[i] = v / 12.92
		} else {
			out[i] = math.Pow((v+.055)/1.055, 2.4)
		}
	}
	return out
}

func encoded(v float64) float64 {
	if v <= .0031308 {
		return v * 12.92
	}
	return 1.055*math.Pow(v, 1/2.4) - .055
}

func (c tone) luminance() float64 { return .2126*c[0] + .7152*c[1] + .0722*c[2] }

// contrast is the ratio that WCAG defines, from 1 to 21.
func contrast(a, b tone) float64 {
	x, y := a.luminance(), b.luminance()
	return (max(x, y) + .05) / (min(x, y) + .05)
}

// Sight without one kind of cones, after Machado, Oliveira and Fernandes (2009),
// severity 1; they work on linear light.
var sights = map[string][3][3]float64{
	"all cones":    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}},
	"deuteranopia": {{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.01182, .04294, .968881}},
	"tritanopia":   {{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .3039}},
}

func (c tone) seenBy(sight [3][3]float64) tone {
	var out tone
	for i, row := range sight {
		for k, v := range row {
			out[i] += v * c[k]
		}
		out[i] = max(0, min(1, out[i]))
	}
	return out
}

// lab is the colour in CIE L*a*b* under D65.
func (c tone) lab() [3]float64 {
	f := func(v float64) float64 {
		if v > .008856 {
			return math.Cbrt(v)
		}
		return 7.787*v + 16./116
	}
	x := f((.4124*c[0] + .3576*c[1] + .1805*c[2]) / .95047)
	y := f(.2126*c[0] + .7152*c[1] + .0722*c[2])
	z := f((.0193*c[0] + .1192*c[1] + .9505*c[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// apart is the difference of two colours, CIE 1976: 2.3 can just be seen.
func apart(a, b tone) float64 {
	p, q := a.lab(), b.lab()
	return math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2])
}

// palette is the custom properties of a style sheet in a theme.
type palette map[string]string

var property = regexp.MustCompile(`--([a-z0-9-]+): (?:var\(--light, (#[0-9a-fA-F]+)\) var\(--dark, (#[0-9a-fA-F]+)\)|(#[0-9a-fA-F]+));`)

// palettes reads a style sheet's colours.
func palettes(t testing.TB, sheet string) (light, dark palette) {
	t.Helper()
	text, err := os.ReadFile("../../static/site/" + sheet)
	if err != nil {
		t.Fatal(err)
	}
	light, dark = palette{}, palette{}
	for _, m := range property.FindAllStringSubmatch(string(text), -1) {
		light[m[1]], dark[m[1]] = m[2]+m[4], m[3]+m[4]
	}
	return light, dark
}

func (p palette) tone(t testing.TB, name string) tone {
	t.Helper()
	if strings.HasPrefix(name, "#") {
		return toneOf(t, name)
	}
	value, ok := p[name]
	if !ok {
		t.Fatalf("no colour %s", name)
	}
	return toneOf(t, value)
}

// land is every tone that an area may have.
func (p palette) land(t testing.TB) map[string]tone {
	out := map[string]tone{}
	for i := range tints {
		name := fmt.Sprintf("board-land-%d", i)
		c := p.tone(t, name)
		out[name] = c
		out[name+", darker"] = mixed(p.tone(t, "board-tone-dark"), c, .08)
		out[name+", lighter"] = mixed(p.tone(t, "board-tone-light"), c, .22)
		out[name+", darkest"] = mixed(p.tone(t, "board-tone-dark"), c, .15)
	}
	return out
}

// TestLettersCanBeRead holds the contrasts of WCAG AA: 4.5 for text, 3
// for marks.
func TestLettersCanBeRead(t *testing.T) {
	board, boardDark := palettes(t, "board.css")
	style, styleDark := palettes(t, "style.css")
	const text, mark = 4.5, 3
	for theme, p := range map[string]palette{"light": board, "dark": boardDark} {
		check := func(least float64, what string, a, b tone) {
			if got := contrast(a, b); got < least {
				t.Errorf("%s: %s has %.2f, not %.1f", theme, what, got, least)
			}
		}
		for name, ground := range p.land(t) {
			check(text, "a name on "+name, p.tone(t, "board-ink"), ground)
			check(text, "a title on "+name, p.tone(t, "board-title"), ground)
			check(mark, "a frontier on "+name, p.tone(t, "board-frontier"), ground)
			check(mark, "what can be done on "+name, p.tone(t, "board-accent"), ground)
			check(mark, "what happened on "+name, p.tone(t, "board-alarm"), ground)
			check(mark, "a coast on "+name, p.tone(t, "board-coast"), ground)
			if theme == "light" {
				check(mark, "the edge of a piece on "+name, p.tone(t, "board-cast"), ground)
			} else {
				check(mark, "the rim of a piece on "+name, p.tone(t, "board-rim"), ground)
			}
		}
		check(text, "a sea's name", p.tone(t, "board-sea-ink"), p.tone(t, "board-sea"))
		check(text, "a sea's name on the deep", p.tone(t, "board-sea-ink"), p.tone(t, "board-deep"))
		check(text, "a title at sea", p.tone(t, "board-title"), p.tone(t, "board-sea"))
		check(mark, "what can be done at sea", p.tone(t, "board-accent"), p.tone(t, "board-sea"))
		check(text, "a name at the shore", p.tone(t, "board-ink"), p.tone(t, "board-shore"))
		check(text, "a name on its halo", p.tone(t, "board-ink"), p.tone(t, "board-halo"))
		check(text, "a name at sea", p.tone(t, "board-ink"), p.tone(t, "board-sea"))
		check(text, "the cartouche", p.tone(t, "board-ink"), p.tone(t, "board-paper-map"))
		check(mark, "a coast at sea", p.tone(t, "board-coast"), p.tone(t, "board-shore"))
		for _, c := range []string{"yellow", "green", "red", "blue", "purple", "grey"} {
			check(text, "letters on "+c, p.tone(t, "board-on-"+c), p.tone(t, "board-"+c))
			check(mark, c+" within its edge", p.tone(t, "board-rim"), p.tone(t, "board-cast"))
		}
		for _, c := range []string{"red", "blue"} {
			check(mark, "the sign of a town, "+c, toneOf(t, "#fffbe9"), p.tone(t, "board-town-"+c))
		}
		check(mark, "the sign of a town, yellow", p.tone(t, "board-town-edge"), p.tone(t, "board-town-yellow"))
	}
	for theme, p := range map[string]palette{"light": style, "dark": styleDark} {
		for _, ground := range []string{"paper", "card", "ground"} {
			for _, ink := range []string{"ink", "muted", "accent", "alarm"} {
				if got := contrast(p.tone(t, ink), p.tone(t, ground)); got < text {
					t.Errorf("%s: %s on %s has %.2f", theme, ink, ground, got)
				}
			}
		}
		for ink, ground := range map[string]string{"alarm": "alarm-ground", "on-accent": "accent-fill"} {
			if got := contrast(p.tone(t, ink), p.tone(t, ground)); got < text {
				t.Errorf("%s: %s on %s has %.2f", theme, ink, ground, got)
			}
		}
	}
}

// TestPlayersDifferForEveryEye checks that the colours of players stay apart
// whichever cones an eye lacks.
func TestPlayersDifferForEveryEye(t *testing.T) {
	const least = 12
	light, dark := palettes(t, "board.css")
	names := []string{"yellow", "green", "red", "blue", "purple", "grey"}
	for theme, p := range map[string]palette{"light": light, "dark": dark} {
		for kind, sight := range sights {
			for i, a := range names {
				for _, b := range names[:i] {
					x, y := p.tone(t, "board-"+a).seenBy(sight), p.tone(t, "board-"+b).seenBy(sight)
					if far := apart(x, y); far < least {
						t.Errorf("%s, %s: %s and %s are %.1f apart", theme, kind, a, b, far)
					}
				}
			}
		}
	}
}

// TestPiecesOfPlayersDifferForEveryEye checks that no two sides of a board that
// share an outline share a colour to some eye as well, whoever plays them.
func TestPiecesOfPlayersDifferForEveryEye(t *testing.T) {
	light, _ := palettes(t, "board.css")
	names := []string{"yellow", "green", "red", "blue", "purple", "grey"}
	for _, k := range kits {
		for i, a := range k.look.Sides {
			for j, b := range k.look.Sides[:i] {
				if a.Outline != b.Outline {
					continue
				}
				if a.Letters == b.Letters || a.Charge == b.Charge {
					t.Errorf("%s: sides %d and %d have the same letters or charge", k.game.ID(), i, j)
				}
				for kind, sight := range sights {
					x := light.tone(t, "board-"+names[a.Colour]).seenBy(sight)
					y := light.tone(t, "board-"+names[b.Colour]).seenBy(sight)
					if apart(x, y) < 12 {
						t.Errorf("%s, %s: sides %d and %d look alike", k.game.ID(), kind, i, j)
					}
				}
			}
		}
	}
}

// TestPlayersAreOneColourEverywhere checks that a player's swatch is the colour of
// their pieces.
func TestPlayersAreOneColourEverywhere(t *testing.T) {
	board, _ := palettes(t, "board.css")
	style, _ := palettes(t, "style.css")
	for _, c := range []string{"yellow", "green", "red", "blue", "purple"} {
		if board["board-"+c] != style[c] {
			t.Errorf("%s is %s on the board and %s beside it", c, board["board-"+c], style[c])
		}
	}
}

func TestEverySideHasAChargeOfItsOwn(t *testing.T) {
	for _, k := range kits {
		seen := map[shape.Sign]bool{}
		for i, s := range k.look.Sides {
			drawn := signPaths[s.Charge]
			if s.Charge == shape.NoSign || seen[s.Charge] || drawn.solid+drawn.line == "" {
				t.Errorf("%s: side %d has charge %d", k.game.ID(), i, s.Charge)
			}
			seen[s.Charge] = true
		}
	}
}
