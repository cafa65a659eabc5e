package main

import (
	"math"
	"slices"
)

// figures sums up a list of numbers.
type figures struct {
	Mean   float64 `json:"mean"`
	Median float64 `json:"median"`
	Min    float64 `json:"min"`
	Max    float64 `json:"max"`
}

func figuresOf(list []float64) figures {
	if len(list) == 0 {
		return figures{}
	}
	list = slices.Sorted(slices.Values(list))
	sum := 0.0
	for _, x := range list {
		sum += x
	}
	return figures{
		Mean:   round(sum / float64(len(list))),
		Median: round((list[(len(list)-1)/2] + list[len(list)/2]) / 2),
		Min:    round(list[0]),
		Max:    round(list[len(list)-1]),
	}
}

// middle is the two figures of a measure that has no sides.
type middle struct {
	Median float64 `json:"median"`
	Max    float64 `json:"max"`
}

func middleOf(list []float64) middle {
	f := figuresOf(list)
	return middle{f.Median, f.Max}
}

// round keeps three decimals.
func round(x float64) float64 { return math.Round(x*1000) / 1000 }
