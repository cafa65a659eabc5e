package board

import (
	"strings"

	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Token is a piece as the map draws it, for sheets, cards and dice: an inline
// picture of so many pixels, without a name of its own. Its place does not
// matter; Count over 1 shows the count.
func Token(look *Look, p engine.Piece, pixels int) app.UI {
	return app.Raw(look.token(p, pixels))
}

// Emblem is a side's outline and letters.
func Emblem(look *Look, side int8, pixels int) app.UI {
	return app.Raw(look.picture(Stack{Side: side, Count: 1}, pixels))
}

// largeToken is the size in pixels from which on a token shows its side's charge.
const largeToken = 32

func (l *Look) token(p engine.Piece, pixels int) string {
	return l.picture(l.stack(p), pixels)
}

func (l *Look) picture(s Stack, pixels int) string {
	left, top, right, bottom := s.half()
	// A square around the piece, its middle in the middle.
	r := max(left, top, right, bottom)
	var b strings.Builder
	size := number(float64(pixels))
	class := "board-token"
	if pixels >= largeToken {
		class += " board-token-large"
	}
	b.WriteString(`<svg class="` + class + `" xmlns="http://www.w3.org/2000/svg" width="` + size + `" height="` + size +
		`" viewBox="` + number(-r) + ` ` + number(-r) + ` ` + number(2*r) + ` ` + number(2*r) + `" aria-hidden="true">`)
	l.writePiece(&b, s)
	b.WriteString(`</svg>`)
	return b.String()
}
