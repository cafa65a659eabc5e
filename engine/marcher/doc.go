// Package marcher is The Marcher Lords: Norman earls and Welsh princes fight
// for Wales in the years after Hastings.
//
// Each file is a chapter of the rulebook and each function names its section.
// The map's zones, the strengths and numbers of the counters and both event
// tables are not printed in the rulebook; charts.go holds what stands in for
// them, and nothing else in the package knows any of it.
//
// A side's turn is a procedure of steps kept on a stack inside the position
// (frame), so that a check can interrupt a march and a pursuit a battle, and
// every moment can be saved. A position is a flat value: copying it is an
// assignment.
package marcher
