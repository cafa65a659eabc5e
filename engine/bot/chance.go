package bot

// Chancer is a state in which chances to win matter more than points: one side scores,
// and the other wins by keeping that low.
type Chancer interface {
	Evaluator
	Foreseer
	// Chances appends for each seat its chance to win, a draw being half a
	// victory, in thousandths from 1 to 999.
	Chances(buf []int) []int
}

// chance is the seat's chance to win in the position that was judged last, in
// thousandths, or 0 where a game is about points.
func (t *thinker) chance() int {
	c, ok := t.scratch.(Chancer)
	if !ok {
		return 0
	}
	return c.Chances(nil)[t.seat]
}
