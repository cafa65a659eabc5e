package board

import "bretwalda/app/shape"

// Outlines as SVG path data around 0,0; none reaches beyond reach.
var outlinePaths = [shape.Outlines]string{
	shape.Square:      "M-13-15h26a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2h-26a2 2 0 0 1-2-2v-26a2 2 0 0 1 2-2z",
	shape.Swallowtail: "M-14.5-16h29v33l-14.5-8-14.5 8z",
	shape.Shield:      "M-14.5-16h29v17c0 9-7 14-14.5 17c-7.5-3-14.5-8-14.5-17z",
	shape.Hexagon:     "M0-18l16 9v18l-16 9-16-9v-18z",
	shape.Diamond:     "M0-19l18.5 19-18.5 19-18.5-19z",
	shape.Octagon:     "M-7-17h14l10 10v14l-10 10h-14l-10-10v-14z",
	shape.Gable:       "M0-18.5l16 11v23.5h-32v-23.5z",
	shape.Raven:       "M-15.5-16h32c1 20-12 31-32 33.5z",
	shape.Round:       "M0-17a17 17 0 0 1 0 34a17 17 0 0 1 0-34z",
	shape.Kite:        "M0-18c10 0 15.5 5 15.5 12.5c0 10-8.5 18-15.5 25c-7-7-15.5-15-15.5-25c0-7.5 5.5-12.5 15.5-12.5z",
}

// The middle of the letters, where it is not that of the outline.
var outlineMiddle = [shape.Outlines][2]float64{
	shape.Swallowtail: {0, -3},
	shape.Shield:      {0, -1},
	shape.Gable:       {0, 2},
	shape.Raven:       {-2, -3},
	shape.Kite:        {0, -2},
}

// How far a piece reaches from its middle, without discs and crown.
const reach = 19

// Things beside the armies, as SVG path data around 0,0.
const (
	crownPath     = "M-9.5-18.5l-2-9 5.5 4.5 3-7.5 3 7 3-7 3 7.5 5.5-4.5-2 9z"
	towerPath     = "M-11 11v-20h5v4h3.5v-4h5v4h3.5v-4h5v20z"
	gatePath      = "M-3.5 11v-6.5a3.5 3.5 0 0 1 7 0v6.5z"
	ruinPath      = "M-12 10l24-19M-12-9l24 19"
	palisadePath  = "M-13 11v-16l3.25-5 3.25 5v2l3.25-5 3.25 5v-2l3.25-5 3.25 5v2l3.25-5 3.25 5v13z"
	railPath      = "M-14.5 3.5h29"
	horseshoePath = "M-3.2 4.2c-3.6-5-1.8-8.8 3.2-8.8s6.8 3.8 3.2 8.8"
	sailPath      = "M-3.6-5.2h7.2v5.6h-7.2z"
	hullPath      = "M0 .4v2.4M-5.6 2.6c1.4 3.4 9.8 3.4 11.2 0"
)
