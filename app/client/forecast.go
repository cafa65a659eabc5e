package client

import "bretwalda/engine"

// Messages about points and arrivals to come.
type (
	// ShowWorth shows on the map what places are worth, and closes the drawer that
	// hides it; HideWorth does so no longer. FoldWorth folds or unfolds the legend.
	ShowWorth struct{ Layer Layer }
	HideWorth struct{}
	FoldWorth struct{}
	// ShowPoints shows on the map what places are worth to the side of the person who looks, or does so
	// no longer.
	ShowPoints struct{}
	// ShowThreats shows on the map where rivals may attack, or does so no longer.
	ShowThreats struct{}
	// FilterTimeline shows of the timeline what concerns a side: OwnSides those of
	// who holds the device, AllSides everybody's.
	FilterTimeline struct{ Side int8 }
)

// Sides that the timeline shows, beside the number of one.
const (
	AllSides int8 = engine.None
	OwnSides int8 = -2
)

// Layer is the layer of the map that shows what places are worth to a side. It
// stays on; when another side comes to decide, it follows.
type Layer struct {
	On      bool
	Side    int8
	During  int8 // who was at work when Side was asked for
	Round   int  // for which the points are shown; 0: the next that has any
	Holding bool // for holding places as it ends, not for occupying them

	Threats  bool // where rivals may attack is shown, not what places are worth
	Unfolded bool // all of the legend is shown, however little room there is
}

// Of is the side that the layer shows while another one may be at work.
func (l Layer) Of(active int8) int8 {
	if active >= 0 && active != l.During {
		return active
	}
	return l.Side
}

func (msg ShowWorth) Apply(m *Model) []Command {
	t := m.Table
	if t == nil {
		return nil
	}
	unfolded := t.Layer.Unfolded
	t.Layer = msg.Layer
	t.Layer.On, t.Layer.Unfolded = true, unfolded
	if t.Drawer == NoDrawer {
		return nil
	}
	t.Drawer, t.Side = NoDrawer, engine.None
	return []Command{Focus{WorthLegend}}
}

func (ShowPoints) Apply(m *Model) []Command {
	t := m.Table
	switch {
	case t == nil || t.Family.Map == "" || t.Turn.Over():
		return nil
	case t.Layer.On && !t.Layer.Threats && t.Drawer != MenuDrawer:
		t.Layer = Layer{}
		return nil
	}
	l := Layer{On: true, Side: int8(max(t.Viewer, 0)), During: engine.None, Unfolded: t.Layer.Unfolded}
	if s, ok := t.State.(interface{ Active() int8 }); ok {
		l.During = s.Active()
	}
	found := false
	for _, score := range t.Standing {
		if score.Side >= 0 && score.Seat == t.Viewer && (!found || score.Side == t.Turn.Side) {
			l.Side, found = score.Side, true
		}
	}
	t.Layer = l
	return leaveMenu(t)
}

// leaveMenu shows the map instead of the menu.
func leaveMenu(t *Table) []Command {
	if t.Drawer != MenuDrawer {
		return nil
	}
	t.Drawer = NoDrawer
	return []Command{Focus{WorthLegend}}
}

func (ShowThreats) Apply(m *Model) []Command {
	t := m.Table
	switch {
	case t == nil || !t.Family.Threats:
		return nil
	case t.Layer.On && t.Layer.Threats && t.Drawer != MenuDrawer:
		t.Layer = Layer{}
		return nil
	}
	t.Layer = Layer{On: true, Threats: true, Unfolded: t.Layer.Unfolded}
	return leaveMenu(t)
}

func (HideWorth) Apply(m *Model) []Command {
	if m.Table == nil {
		return nil
	}
	m.Table.Layer = Layer{}
	return []Command{Focus{Opener(ScoresDrawer)}} // the legend with its button is gone
}

func (FoldWorth) Apply(m *Model) []Command {
	if t := m.Table; t != nil {
		t.Layer.Unfolded = !t.Layer.Unfolded
	}
	return nil
}

func (msg FilterTimeline) Apply(m *Model) []Command {
	if m.Table != nil {
		m.Table.Timeline = msg.Side
	}
	return nil
}

// WorthLegend is the legend of the layer, an element that commands speak of.
const WorthLegend = "worth"
