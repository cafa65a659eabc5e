package marcher

import "bretwalda/engine"

// The chance to win that a person sees. Evaluate compares positions of one moment;
// games between bots have shown the results.

// Chances appends for each seat its chance to win, a draw being half a victory,
// in thousandths from 1 to 999. Partners have the same.
func (j *judge) Chances(buf []int) []int {
	win := min(max(1, int(j.chance())*1000/certain), 999)
	for i := engine.Seat(0); i < engine.Seat(j.seats); i++ {
		if j.sideOf(i) == j.scene().scores {
			buf = append(buf, win)
		} else {
			buf = append(buf, 1000-win)
		}
	}
	return buf
}

// chance is the chance that the side that scores wins, in parts of certain.
func (j *judge) chance() int32 {
	f := j.expect(true)
	if j.over() {
		return f.win
	}
	e := &calibrations[j.scenario][f.left]
	win, _ := j.scene().victories(e.base+f.points*e.slope/sure, e.spread)
	return win
}

// calibration corrects expected points: a least number, in grains, a part of each, in
// parts of sure, and a standard deviation, in grains.
type calibration struct{ base, slope, spread int32 }

// calibrations is by the number of sides' turns still to come, from 120 games between
// medium bots. Lines through expected and final points were moved until the chances
// agreed with the games won, and smoothed.
var calibrations = [scenarios][2 * turns]calibration{
	normanConquerors: {
		{40, 236, 320}, {40, 228, 392}, {112, 218, 488}, {256, 204, 552},
		{432, 189, 608}, {576, 180, 672}, {712, 171, 744}, {816, 165, 792},
		{920, 156, 832}, {1064, 150, 896}, {1224, 150, 928}, {1312, 147, 928},
		{1376, 139, 944}, {1504, 131, 968}, {1616, 130, 992}, {1688, 134, 1024},
		{1728, 134, 1088}, {1768, 124, 1128}, {1896, 114, 1128}, {1984, 107, 1128},
	},
	welshRevival: {
		{24, 222, 280}, {-24, 210, 344}, {-24, 195, 416}, {0, 183, 480},
		{24, 164, 544}, {16, 145, 576}, {-8, 139, 616}, {0, 137, 672},
		{-32, 131, 704}, {-96, 127, 712}, {-128, 124, 728}, {-112, 121, 736},
		{-72, 113, 744}, {-8, 99, 768}, {112, 83, 800}, {280, 65, 856},
		{384, 58, 880}, {488, 52, 872}, {640, 42, 888}, {712, 44, 896},
	},
}
