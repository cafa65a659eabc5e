package view

import (
	"strconv"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/store"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Picture is the first screen as HTML, for a page that has no program yet: the build
// writes it without any match, a device keeps it with its own. What the person was
// about to do there is no part of it.
func Picture(m *client.Model) string {
	still := *m
	still.FrontPage = client.FrontPage{}
	v := &View{M: &still, L: m.Language(), Send: func(client.Message) {}}
	return quotes.Replace(app.HTMLString(frontPage{v}.draw()))
}

// picture hands over a picture of the table: the round and whose turn it is, or who has
// won, above, points below.
func (s endView) picture() app.HTMLButton {
	msg := client.SharePicture{Title: recordView{s.View}.found(store.Summary{Game: s.t.Game().ID(), Round: engine.RoundOf(s.t.State)})}
	switch turn := s.t.Turn; {
	case turn.Over():
		msg.Title = s.GameName(s.t.Game().ID()) + ": " + s.say("picture.end")
		msg.Words = s.victory() // others look at it, too
	case turn.Seat >= 0:
		msg.Words = s.say("home.toPlay", "player", s.t.Name(s.L, turn.Seat))
	}
	var scores strings.Builder
	for _, score := range s.t.Standing {
		if score.Side < 0 && s.game.Counts(score.Seat) {
			scores.WriteString(strconv.Itoa(int(s.game.SeatColour(score.Seat))) + "\t" + s.t.Name(s.L, score.Seat) + "\t" + s.figure(s.game.Reached(score)) + "\n")
		}
	}
	msg.Scores = scores.String()
	return s.Button(s.say("button.picture"), msg)
}

// quotes writes attributes as HTML does: go-app quotes them as Go does.
var quotes = strings.NewReplacer(`\\`, "&#92;", `\"`, "&#34;")
