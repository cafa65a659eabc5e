package browser

import "github.com/hack-pad/safejs"

// Tabs are the other pages of this site that are open in this browser. Where they
// cannot talk to each other nothing is heard.
type Tabs struct {
	channel safejs.Value
	open    bool
}

// MeetTabs calls back with each text that another page has told. It is heard as
// long as the page lives.
func MeetTabs(heard func(text string)) Tabs {
	channels, err := get("BroadcastChannel")
	if err != nil {
		return Tabs{}
	}
	channel, err := channels.New("bretwalda")
	if err != nil {
		return Tabs{}
	}
	listener, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		if len(args) > 0 {
			heard(textOf(args[0], "data"))
		}
		return nil
	})
	if err != nil {
		return Tabs{}
	}
	channel.Call("addEventListener", "message", listener)
	return Tabs{channel, true}
}

// Post tells the other pages a text.
func (t Tabs) Post(text string) {
	if t.open {
		t.channel.Call("postMessage", text)
	}
}
