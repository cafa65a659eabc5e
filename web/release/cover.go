package release

import (
	"fmt"
	"path"

	"bretwalda/app/board"
	"bretwalda/app/games"
	"bretwalda/app/text"
	"bretwalda/engine"
	rules "bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/static/maps"
)

// Cover is what a page shows of a link before the program has come: the game, which
// its number in the link tells.
type Cover struct {
	Family  string // its ID
	Numbers []int  // of the editions of the game
	Map     string // the file of its map
	Chart   string // the file of its chart, from which the program draws its board
	Part    string // the file of the part of the program that its table needs
	Said    []Said // in each language
}

// Said is what a cover says in a language.
type Said struct{ Language, Title, About string }

// coversFolder is where the maps of covers lie.
const coversFolder = "covers/"

// stray is how far the lines of such a map stray from those of the board, in units
// of the chart, of which a phone shows two or three in a pixel.
const stray = 1.5

// addCovers draws the maps and lists the covers.
func (r *Release) addCovers(spoken []Language) ([]Cover, error) {
	var all []Cover
	for _, f := range games.All().Families() {
		cover := Cover{Family: f.ID, Map: path.Join(coversFolder, f.Map+".svg"), Chart: charts + f.Map + ".json", Part: partOfFamily(f.ID)}
		var editions []engine.Game
		for _, g := range rules.All() {
			if engine.Family(g.ID()) == f.ID {
				editions = append(editions, g)
				cover.Numbers = append(cover.Numbers, link.Number(g))
			}
		}
		chart, err := maps.Light(f.Map, stray)
		if err != nil {
			return nil, fmt.Errorf("release: %w", err)
		}
		r.Files[cover.Map] = []byte(board.ChartPicture(chart))
		for _, l := range spoken {
			words, s := text.Of(l.Code), Said{Language: l.Code}
			for _, g := range editions {
				if key := "game." + g.ID() + ".about"; words.Has(key) {
					s.Title, s.About = words.Say("game."+g.ID()+".short"), words.Say(key)
				}
			}
			if s.About == "" {
				return nil, fmt.Errorf("release: nothing is said about %s in %s", f.ID, l.Code)
			}
			cover.Said = append(cover.Said, s)
		}
		all = append(all, cover)
	}
	return all, nil
}
