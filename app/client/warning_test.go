package client

import (
	"testing"

	"bretwalda/app/advice"
	"bretwalda/app/botworker/worker"
	"bretwalda/engine"
)

// anxious warns of every march.
type anxious struct{ advice.None }

func (anxious) Warn(s advice.Context, c engine.Choice) advice.Warning {
	if s.Verb(c) != "march" {
		return advice.Warning{}
	}
	return advice.Warning{Title: "undone.title", Places: 1 << uint(c.From), Stay: "undone.stay"}
}

func TestAChoiceThatGivesSomethingUpIsConfirmed(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	table.advisor = anxious{}
	before := table.Record.Link
	p.march()
	c := table.Doubtful()
	if table.Asking != EndQuestion || table.Record.Link != before || table.Warning.Places != 1<<uint(c.From) {
		t.Fatalf("the march is made unasked: %+v", table.Warning)
	}
	p.tell(Stay{})
	if picked, ok := table.Picker.Choice(); table.Asking != NoQuestion || !ok || picked != c {
		t.Fatal("who stays has to pick the march again")
	}
	p.tell(ConfirmEnd{})
	if table.Record.Link != before {
		t.Fatal("a march is confirmed that nobody asks about")
	}
	p.tell(PressPicked{}, ConfirmEnd{})
	if table.Record.Link == before || table.Asking != NoQuestion {
		t.Fatal("the march is not made")
	}
	log := table.match.Log()
	if last := log[len(log)-1].Choice; last != c {
		t.Fatalf("made was %+v, not %+v", last, c)
	}
}

// A hint that comes while a march is doubted would be about another choice.
func TestTheAdviserChangesNoChoiceInDoubt(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	table.advisor = anxious{}
	p.march()
	p.tell(Stay{}, AskHint{})
	asked := p.asked.Question
	p.tell(PressPicked{})
	if table.Asking != EndQuestion {
		t.Fatal("the march is not doubted")
	}
	p.tell(Thought{worker.New(p.m.World.Revisions).Think(asked, func() bool { return false })})
	picked, ok := table.Picker.Choice()
	if table.Hint != nil || table.Hinting() || !ok || picked != table.Doubtful() {
		t.Fatalf("asked is about %+v, shown is %+v", table.Doubtful(), picked)
	}
}
