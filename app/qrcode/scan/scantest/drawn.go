// Package scantest makes what a camera sees of a code, for tests.
package scantest

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"

	"bretwalda/app/qrcode/scan"
)

// Drawn is the dark units of a path made of rows: M x y h width v1 h-width z.
func Drawn(path string) (map[[2]int]bool, error) {
	dark := map[[2]int]bool{}
	for _, row := range strings.Split(strings.TrimSuffix(path, "z"), "z") {
		var x, y, width, back int
		if _, err := fmt.Sscanf(row, "M%d %dh%dv1h-%d", &x, &y, &width, &back); err != nil || back != width {
			return nil, fmt.Errorf("scantest: %q is no row: %v", row, err)
		}
		for i := range width {
			dark[[2]int{x + i, y}] = true
		}
	}
	return dark, nil
}

// Shot is how a camera is held before a code.
type Shot struct {
	Width, Height int     // of the picture
	Size          float64 // of the code, as a share of the height
	Turn          float64 // in degrees
	Tilt          float64 // in degrees, about the upright axis
	Nod           float64 // in degrees, about the level axis
	Blur          float64 // in pixels
	Noise         float64 // in steps of grey
	Shade         float64 // how much darker the left is than the right
}

// quiet is how many modules around a code are light.
const quiet = 4

// Of is the picture of a code of size by size modules on a screen in a room.
func (s Shot) Of(size int, dark func(x, y int) bool, seed uint64) scan.Picture {
	p := scan.Picture{Width: s.Width, Height: s.Height, Grey: make([]byte, s.Width*s.Height)}
	units := float64(size + 2*quiet)
	scale := s.Size * float64(s.Height) / units
	rad := func(d float64) float64 { return d * math.Pi / 180 }
	st, ct := math.Sincos(rad(s.Turn))
	sv, cv := math.Sincos(rad(s.Tilt))
	sn, cn := math.Sincos(rad(s.Nod))
	away := 2.2 * units // from the camera to the code
	// The two axes of the code in space, seen from the camera.
	ax, ay, az := ct*cv, st*cn+ct*sv*sn, st*sn-ct*sv*cn
	bx, by, bz := -st*cv, ct*cn-st*sv*sn, ct*sn+st*sv*cn
	light := make([]float64, len(p.Grey))
	const fine = 2
	for y := range s.Height {
		for x := range s.Width {
			sum := 0.0
			for i := range fine * fine {
				px := (float64(x) + (float64(i%fine)+0.5)/fine - float64(s.Width)/2) / (scale * away)
				py := (float64(y) + (float64(i/fine)+0.5)/fine - float64(s.Height)/2) / (scale * away)
				// u a + v b + (0, 0, away) is on the ray (px, py, 1).
				a, b, e := ax-px*az, bx-px*bz, px*away
				cc, d, f := ay-py*az, by-py*bz, py*away
				det := a*d - b*cc
				u, v := (e*d-b*f)/det+units/2, (a*f-e*cc)/det+units/2
				switch {
				case u < -2 || v < -2 || u > units+2 || v > units+2: // the room
					sum += 90 + 50*math.Sin(px*40)*math.Cos(py*31)
				case u < 0 || v < 0 || u >= units || v >= units:
					sum += 245
				case dark(int(u)-quiet, int(v)-quiet):
					sum += 25
				default:
					sum += 245
				}
			}
			light[y*s.Width+x] = sum / (fine * fine) * (1 - s.Shade*(1-float64(x)/float64(s.Width)))
		}
	}
	light = blurred(light, s.Width, s.Height, s.Blur)
	chance := rand.New(rand.NewPCG(seed, 1))
	for i, l := range light {
		p.Grey[i] = byte(max(0, min(255, l+s.Noise*chance.NormFloat64())))
	}
	return p
}

// blurred spreads light over its neighbours.
func blurred(light []float64, w, h int, by float64) []float64 {
	if by == 0 {
		return light
	}
	reach := int(3*by) + 1
	var weights []float64
	sum := 0.0
	for d := -reach; d <= reach; d++ {
		weights = append(weights, math.Exp(-float64(d*d)/(2*by*by)))
		sum += weights[len(weights)-1]
	}
	pass := func(list []float64, dx, dy int) []float64 {
		out := make([]float64, len(list))
		for y := range h {
			for x := range w {
				for i, k := range weights {
					d := i - reach
					xx, yy := max(0, min(w-1, x+d*dx)), max(0, min(h-1, y+d*dy))
					out[y*w+x] += k / sum * list[yy*w+xx]
				}
			}
		}
		return out
	}
	return pass(pass(light, 1, 0), 0, 1)
}
