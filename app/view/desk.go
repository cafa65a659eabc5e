package view

import (
	"bretwalda/app/advice"
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// What game views draw with: see gameview.Table.

func (s *seatView) Match() *client.Table                     { return s.t }
func (s *seatView) Game() gameview.View                      { return s.game }
func (s *seatView) Language() *text.Language                 { return s.L }
func (s *seatView) Narrator() *text.Narrator                 { return s.narrator }
func (s *seatView) Look() *board.Look                        { return s.look }
func (s *seatView) Say(key string, args ...any) string       { return s.say(key, args...) }
func (s *seatView) Words(w advice.Words) string              { return s.words(w) }
func (s *seatView) Place(p int8) text.Noun                   { return s.place(p) }
func (s *seatView) Side(n int8) text.Noun                    { return s.side(n) }
func (s *seatView) GameName(id string) string                { return s.gameName(id) }
func (s *seatView) KindOf(what int8) string                  { return s.kindOf(what) }
func (s *seatView) VerbName(verb int) string                 { return s.verbName(verb) }
func (s *seatView) SeatOf(side int8) engine.Seat             { return s.seatOf(side) }
func (s *seatView) BoardTexts() board.Texts                  { return s.boardTexts() }
func (s *seatView) Tell(msg client.Message) app.EventHandler { return s.tell(msg) }
func (s *seatView) Button(label string, msg client.Message) app.HTMLButton {
	return s.button(label, msg)
}
func (s *seatView) IconButton(path, label string, msg client.Message) app.HTMLButton {
	return s.iconButton(path, label, msg)
}
func (s *seatView) Pick(legend string, list []gameview.Choice) app.UI { return s.pick(legend, list) }
func (s *seatView) Things(held []int8, picture func(what int8) app.UI) app.UI {
	return s.things(held, picture)
}
func (s *seatView) Thing(what int8) app.HTMLButton       { return s.thing(what) }
func (s *seatView) Facets(picked engine.Choice) []app.UI { return s.facets(picked) }
func (s *seatView) Advised(c engine.Choice) bool         { return s.advised(c) }
func (s *seatView) Preview(p advice.Preview) app.UI      { return s.preview(p) }
func (s *seatView) Stakes(p advice.Preview, about string, parts []app.UI) app.UI {
	return s.stakes(p, about, parts)
}
func (s *seatView) Scores() app.UI      { return s.scores() }
func (s *seatView) List() app.UI        { return s.list() }
func (s *seatView) Report() app.UI      { return s.report() }
func (s *seatView) End() gameview.Panel { return s.end() }
func (s *seatView) Reported(draw func(b *table.Battle, title, end string) app.UI) app.UI {
	return s.reported(draw)
}
func (s *seatView) BattleHead(b *table.Battle, title string) app.UI { return s.battleHead(b, title) }
func (s *seatView) Fighter(side int8) app.UI                        { return s.fighter(side) }
func (s *seatView) Thrown(face, pixels int, fresh bool) app.UI      { return s.thrown(face, pixels, fresh) }
func (s *seatView) CastDie(face, least, pixels int, fresh bool) app.UI {
	return s.castDie(face, least, pixels, fresh)
}
func (s *seatView) FreshDice() int           { return s.freshDice() }
func (s *seatView) Gained(points int) string { return s.gained(points) }
func (s *seatView) Space(when int, title, years string, body ...app.UI) app.UI {
	return s.space(when, title, years, body...)
}
func (s *seatView) SideLink(side int8) app.UI                     { return s.sideLink(side) }
func (s *seatView) ShowWorth(l client.Layer, about string) app.UI { return s.showWorth(l, about) }
func (s *seatView) WorthLegend(side int8, title, words, said string, next app.UI, key []app.UI) app.UI {
	return s.worthLegend(side, title, words, said, next, key)
}
func (s *seatView) Reconstructed(game string) app.UI { return s.reconstructed(game) }
