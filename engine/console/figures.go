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

// meanJSON is a mean with half its 95 % interval.
type meanJSON struct {
	Mean     float64 `json:"mean"`
	Interval float64 `json:"interval"`
}

// meanOf is the mean of numbers that do not depend on each other.
func meanOf(list []float64) meanJSON {
	mean, off := spreadOf(list)
	return meanJSON{round(mean), round(1.96 * off)}
}

// spreadOf is the mean of numbers and its standard error.
func spreadOf(list []float64) (mean, off float64) {
	n := float64(max(len(list), 1))
	for _, x := range list {
		mean += x / n
	}
	for _, x := range list {
		off += (x - mean) * (x - mean)
	}
	return mean, math.Sqrt(off / n / max(n-1, 1))
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
