package marcher

import "bretwalda/engine/forecast"

// pars are by scenario, side and turn of a side, each table by the command above it.
var pars = [scenarios]forecast.Pars{
	// go run ./engine/console review -game marcher-lords -scenario norman-conquerors -seats 2 -n 240 -fit; medium bots, 2026-11-29
	normanConquerors: {
		{7, -4, 1, -2, 30, -2, 24, -2, 41, 0, 22, -1, 22, -1, 13, -4, 35, 2, 35, 2},
		{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
	},
	// go run ./engine/console review -game marcher-lords -scenario welsh-revival -seats 2 -n 240 -fit; medium bots, 2026-11-29
	welshRevival: {
		{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		{4, -7, 6, -10, 12, 3, 23, 1, 8, 2, 14, 2, 13, 4, 19, 5, 11, 3, 13, 6},
	},
}
