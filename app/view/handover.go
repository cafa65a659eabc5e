package view

import (
	"strconv"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/qrcode"
	"bretwalda/app/store"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// sending are the ways in which a link leaves the device. Where the device can
// share, that comes first.
func (v *View) sending() app.UI {
	share, copies := "primary", ""
	if !v.M.World.CanShare {
		share, copies = "", "primary"
	}
	return app.Div().Class("row", "ways").Body(
		v.Button(v.say("button.share"), client.ShareLink{}).Class(share).Hidden(!v.M.World.CanShare),
		v.Button(v.say("button.copyMessage"), client.CopyMessage{}).Class(copies),
		v.Button(v.say("button.copyLink"), client.CopyLink{}),
		v.Button(v.say("button.code"), client.ShowCode{}),
		v.Button(v.say("button.file"), client.SaveLink{}),
	)
}

// Keys of what is said of a link by the way in which it left the page.
var (
	inviteLeft = map[store.Way]string{
		store.Shared: "lobby.sent", store.Copied: "lobby.sent.copied", store.Saved: "lobby.sent.saved", store.Shown: "lobby.sent.shown",
	}
	linkLeft = map[store.Way]string{
		store.Shared: "byLink.sent", store.Copied: "byLink.sent.copied", store.Saved: "byLink.sent.saved", store.Shown: "byLink.sent.shown",
	}
)

// leftBy is the key of a way among keys; a way that none has is a newer version's.
func leftBy(keys map[store.Way]string, way store.Way) string {
	if key, known := keys[way]; known {
		return key
	}
	return keys[store.Shared]
}

// linkText is the link to be copied by hand, where the browser does not copy.
func (v *View) linkText(t *client.Table) app.UI {
	return app.Textarea().Class("link-text").ReadOnly(true).Rows(2).Aria("label", v.say("share.link")).Text(v.M.Link(t))
}

// handOver is the drawer from which a match by link is sent: what is sent, how,
// and what was sent before.
func (s byLinkView) handOver() app.UI {
	t := s.t
	long := ""
	if len(t.Text()) > client.MaxMessage {
		long = s.say("handOver.long")
	}
	return app.Div().Class("menu", "hand-over").Body(
		app.P().Class("trouble").Hidden(long == "").Text(long),
		app.H3().Text(s.say("handOver.what")),
		app.Blockquote().Class("message").Text(s.M.Message(t)),
		s.linkText(t),
		s.sending(),
		app.Div().Class("row").Body(endView(s).picture()),
		s.sentBefore(),
	)
}

// sentBefore are the last links that were handed over.
func (s byLinkView) sentBefore() app.UI {
	var items []app.UI
	for i, sent := range s.t.Record.Sent {
		if sent.Link == s.t.Text() {
			continue // is above
		}
		items = append(items, s.sentLink(i, sent))
	}
	return app.Section().Class("sent").Hidden(len(items) == 0).Body(
		app.H3().Text(s.say("handOver.again")),
		app.P().Class("muted", "small").Text(s.say("handOver.again.hint")),
		app.Ul().Body(items...),
	)
}

func (s byLinkView) sentLink(i int, sent store.Sent) app.UI {
	message := s.M.SentMessage(s.t, i)
	return app.Li().Body(
		app.P().Body(app.Text(message+" "), app.Small().Class("muted").Text(s.when(sent.At))),
		app.Div().Class("row").Body(
			s.Button(s.say("button.shareAgain"), client.SendAgain{Sent: i}).Hidden(!s.M.World.CanShare).Aria("description", message),
			s.Button(s.say("button.copyAgain"), client.CopyAgain{Sent: i}).Aria("description", message),
		),
	)
}

// drawnCode is the code that was drawn last: drawing it takes longer than all
// else on the page.
var drawnCode struct {
	link, picture string
	version       int
}

// picture is an address that ends in a link as a code, and its version; "" when it
// is too long for any.
func picture(before, link string) (svg string, version int) {
	if drawnCode.link == before+link {
		return drawnCode.picture, drawnCode.version
	}
	if code, err := qrcode.Of(before, link); err == nil {
		size := strconv.Itoa(code.Size + 2*qrcode.Quiet)
		svg = `<svg viewBox="0 0 ` + size + ` ` + size + `" shape-rendering="crispEdges" aria-hidden="true"><path d="` + code.Path() + `"/></svg>`
		version = code.Version
	}
	drawnCode.link, drawnCode.picture, drawnCode.version = before+link, svg, version
	return svg, version
}

// code is the link as a code, dark on light in every dress and as large as the
// screen, for the camera of another device.
func (v *View) code(t *client.Table) app.UI {
	if !t.Code {
		return app.Div().Hidden(true)
	}
	svg, version, label, words := v.codeOf(t)
	var file client.Message = client.SaveLink{}
	if t.Keyed > 0 {
		file = client.SaveKey{Seat: engine.Seat(t.Keyed - 1)}
	}
	switch {
	case version == 0:
		svg, words = "<svg></svg>", v.say("handOver.noCode")
	case version > qrcode.Well:
		words = strings.Join([]string{words, v.say("handOver.fine")}, " ")
	}
	return app.Div().Class("code-screen").ID(client.Code).TabIndex(-1).Role("dialog").Aria("modal", true).Aria("label", v.say("button.code")).Body(
		app.Div().Class("code").Role("img").Aria("label", label).Body(app.Raw(svg)),
		app.P().Text(words),
		app.Div().Class("row").Body(
			v.Button(v.say("button.file"), file).Hidden(version != 0 && version <= qrcode.Well),
			v.Button(v.say("button.close"), client.HideCode{}).Class("primary"),
		),
	)
}
