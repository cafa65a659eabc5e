package client

import "bretwalda/app/table"

// Moments lists what of the news is seen by itself.
func Moments(t *Table) []table.Moment {
	return table.Moments(t.Game().Lexicon(), t.Family.Moments, t.News)
}
