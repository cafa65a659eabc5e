package brianboru

import "bretwalda/engine/forecast"

// Lines that games between bots have taught, each table by the command above it.
var forecasts = [maxSeats + 1]*forecast.Table{
	// go run ./engine/console judge -game brian-boru -scenario high-king -seats 3 -n 90 -seed 1 -fit; medium bots, 2026-11-23
	3: {
		Rows: [][]forecast.Line{
			{{370, 30}, {306, 49}, {268, 83}, {263, 110}, {238, 88}, {158, 110}, {125, 149}, {157, 174}, {137, 136}, {41, 155}, {14, 192}, {52, 224}, {41, 228}},
		},
		Spreads: []int16{44, 34, 57, 57, 65, 57, 50, 50, 44, 44, 44, 39, 34},
	},
	// go run ./engine/console judge -game brian-boru -scenario high-king -seats 4 -n 120 -seed 1 -fit; medium bots, 2026-11-23
	4: {
		Rows: [][]forecast.Line{
			{{335, 18}, {282, 42}, {248, 74}, {231, 101}, {221, 78}, {148, 107}, {129, 141}, {154, 152}, {152, 113}, {61, 147}, {37, 188}, {73, 204}, {69, 162}, {-19, 186}, {-20, 211}, {25, 234}, {15, 236}},
		},
		Spreads: []int16{34, 44, 65, 85, 85, 65, 65, 74, 65, 57, 50, 44, 44, 39, 34, 30, 26},
	},
	// go run ./engine/console judge -game brian-boru -scenario high-king -seats 5 -n 90 -seed 1 -fit; medium bots, 2026-11-23
	5: {
		Rows: [][]forecast.Line{
			{{269, 7}, {243, 25}, {227, 45}, {217, 67}, {190, 59}, {134, 93}, {118, 125}, {132, 140}, {120, 106}, {51, 143}, {42, 175}, {70, 185}, {61, 145}, {-15, 181}, {-11, 211}, {23, 233}, {10, 236}},
		},
		Spreads: []int16{30, 1020, 1020, 1020, 1163, 1163, 186, 125, 74, 57, 44, 39, 34, 30, 26, 20, 20},
	},
}
