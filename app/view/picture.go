package view

import (
	"strconv"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/store"
	"bretwalda/app/table"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Picture is the first screen as HTML, for a page that has no program yet: the build writes
// it without any match, a device keeps it with its own. It has nothing of what the person
// was about to do there.
func Picture(m *client.Model) string {
	still := *m
	still.FrontPage = client.FrontPage{}
	v := &View{M: &still, L: m.Language(), Send: func(client.Message) {}}
	return quotes.Replace(app.HTMLString(frontPage{v}.draw()))
}

// picture hands over a picture of the table.
func (s endView) picture() app.HTMLButton { return s.Button(s.say("button.picture"), s.shared()) }

// shared is what is on it: the round and whose turn it is, or who has won, above, points
// below; of a battle who fights where, and the dice.
func (s endView) shared() client.SharePicture {
	msg := client.SharePicture{Title: recordView{s.View}.found(store.Summary{Game: s.t.Game().ID(), Round: engine.RoundOf(s.t.State)})}
	line := func(colour int8, name, figure string) {
		msg.Scores += strconv.Itoa(int(colour)) + "\t" + name + "\t" + figure + "\n"
	}
	if b := s.pictured(); b != nil {
		msg.Title, msg.Close = s.say("battle.title", "place", s.Place(b.Place)), true
		msg.Words = s.say("picture.battle", "side", s.narrator.Side(b.Attacker), "other", s.narrator.Side(b.Defender))
		if len(b.Clashes) == 0 && s.t.Fighting() {
			for _, c := range s.t.DueOdds().Chances {
				msg.Words += " · " + s.chance(c)
			}
		}
		for _, side := range []int8{b.Attacker, b.Defender} {
			var dice []string
			for _, c := range b.Clashes[max(len(b.Clashes)-lastClashes, 0):] {
				dice = append(dice, faces(c.Of(side)))
			}
			line(s.game.SideColour(side), s.narrator.Side(side), strings.Join(dice, " · "))
		}
		return msg
	}
	switch turn := s.t.Turn; {
	case turn.Over():
		msg.Title = s.GameName(s.t.Game().ID()) + ": " + s.say("picture.end")
		msg.Words = s.victory(true) // others look at it, too
	case turn.Seat >= 0:
		msg.Words = s.say("home.toPlay", "player", s.t.Name(s.L, turn.Seat))
	}
	for _, score := range s.t.Standing {
		switch {
		case score.Side >= 0:
		case s.game.Counts(score.Seat):
			line(s.game.SeatColour(score.Seat), s.t.Name(s.L, score.Seat), s.figure(s.game.Reached(score)))
		default:
			line(s.game.SeatColour(score.Seat), s.t.Name(s.L, score.Seat), "")
		}
	}
	return msg
}

// lastClashes is of how many rounds of a battle a picture has the dice.
const lastClashes = 3

// pictured is the battle that is fought, or that was and is shown, or nil.
func (s endView) pictured() *table.Battle {
	if t := s.t; len(t.Report) > 0 && (!t.Report[t.Page].Over || !t.Live() && !t.RestsAt(client.AfterScoring)) {
		return &t.Report[t.Page]
	}
	return nil
}

// quotes writes attributes as HTML does: go-app quotes them as Go does.
var quotes = strings.NewReplacer(`\\`, "&#92;", `\"`, "&#34;")
