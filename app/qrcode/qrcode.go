// Package qrcode draws links as codes to be scanned from a screen.
package qrcode

import (
	"errors"
	"fmt"
	"strconv"

	"rsc.io/qr/coding"

	"bretwalda/engine/link"
)

const (
	// Quiet is how many modules around a code stay light.
	Quiet = 4
	// Well is the largest version that phones scan well from a screen.
	Well = 25
)

// Code is a link as a code of Size by Size modules.
type Code struct {
	Version int // 1 to 40
	Size    int
	modules *coding.Code
}

// ErrLong says that a link is too long for any code.
var ErrLong = errors.New("qrcode: too long")

// Of is an address that ends in a link as a code: what is before the link as
// it is, the link as digits, which are packed a third tighter. The code corrects
// as many errors as there is room for in the smallest version.
func Of(before, text string) (Code, error) {
	parts := []coding.Encoding{coding.String(before), coding.Num(link.Digits(text))}
	for v := coding.Version(coding.MinVersion); v <= coding.MaxVersion; v++ {
		bits := 0
		for _, p := range parts {
			bits += p.Bits(v)
		}
		for level := coding.H; level >= coding.L; level-- {
			if bits > 8*v.DataBytes(level) {
				continue
			}
			// Any mask will do: digits of a link have no pattern of their own.
			plan, err := coding.NewPlan(v, level, 0)
			if err != nil {
				return Code{}, fmt.Errorf("qrcode: %w", err)
			}
			modules, err := plan.Encode(parts...)
			if err != nil {
				return Code{}, fmt.Errorf("qrcode: %w", err)
			}
			return Code{Version: int(v), Size: modules.Size, modules: modules}, nil
		}
	}
	return Code{}, ErrLong
}

// Dark reports whether a module is dark.
func (c Code) Dark(x, y int) bool { return c.modules.Black(x, y) }

// Path is the dark modules as the path of a drawing of Size+2*Quiet units: a
// rectangle for each row of neighbours.
func (c Code) Path() string {
	var b []byte
	for y := range c.Size {
		for x := 0; x < c.Size; x++ {
			if !c.Dark(x, y) {
				continue
			}
			end := x
			for c.Dark(end, y) {
				end++
			}
			b = append(b, 'M')
			b = strconv.AppendInt(b, int64(x+Quiet), 10)
			b = append(b, ' ')
			b = strconv.AppendInt(b, int64(y+Quiet), 10)
			b = append(b, 'h')
			b = strconv.AppendInt(b, int64(end-x), 10)
			b = append(b, "v1h-"...)
			b = strconv.AppendInt(b, int64(end-x), 10)
			b = append(b, 'z')
			x = end
		}
	}
	return string(b)
}
