package client

import (
	"slices"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/app/botworker"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

func TestAHintIsPickedAndOneTapAway(t *testing.T) {
	p, table := alone(t, "once")
	for n := range 30 {
		if table.Turn.Over() {
			break
		}
		p.asked = nil
		p.tell(AskHint{})
		if table.Hint == nil { // no plan is under way
			if !table.Hinting() || p.asked == nil || p.asked.Question.Kind != hintBot {
				t.Fatal("the hint bot does not think")
			}
			p.asked.Question.Kind = match.Easy // the others take their time
			p.think()
		}
		if table.Hinting() || table.Hint == nil {
			t.Fatal("the hint bot says nothing")
		}
		want := table.Hint.Choice
		if picked, ok := table.Picker.Choice(); slices.Contains(table.Picker.Buttons(), want) {
			p.tell(Press{want})
		} else if !ok || picked != want {
			t.Fatalf("choice %d: %+v is advised and %+v is picked", n, want, picked)
		} else {
			p.tell(PressPicked{})
		}
		if table.Asking != NoQuestion || table.Hint != nil {
			t.Fatal("what is advised is doubted")
		}
		p.untilPerson()
	}
}

func TestAHintSaysWhatTheAdviserExpects(t *testing.T) {
	const grain = botworker.Grain
	p, table := alone(t, "once")
	for _, c := range []struct {
		answer botworker.Answer
		want   Hint
	}{
		{botworker.Answer{Points: 41*grain + grain/2, Gain: grain/2 - 1, Others: -grain}, Hint{Points: 42, Others: -1}},
		{botworker.Answer{Chance: 613, Usual: 596}, Hint{Chance: 61, Usual: 60}},
		{botworker.Answer{Chance: 1, Usual: 999}, Hint{Chance: advice.Hardly, Usual: advice.Nearly}},
	} {
		table.advised = advised{}
		p.tell(AskHint{})
		if !p.asked.Question.Why {
			t.Fatal("the hint bot is not asked why")
		}
		c.answer.Ticket, c.answer.Ranks = p.asked.Question.Ticket, []int{0}
		c.want.Choice = table.match.Legal()[0]
		p.asked = nil
		p.tell(Thought{c.answer})
		if table.Hint != nil {
			c.want.Risk = table.Hint.Risk // see TestAPlanIsToldWithABattle
		}
		if table.Hint == nil || *table.Hint != c.want {
			t.Errorf("%+v is said as %+v, want %+v", c.answer, table.Hint, c.want)
		}
		p.tell(AskHint{})
	}
	p.hand()
	if p.asked == nil || p.asked.Question.Why {
		t.Error("a bot is asked why")
	}
}

func TestAHintIsForgottenByWhoHasAMindOfHisOwn(t *testing.T) {
	p, table := alone(t, "once")
	p.tell(AskHint{})
	p.tell(AskHint{})
	if p.asked != nil || table.Hinting() {
		t.Fatal("the hint bot thinks on")
	}
	p.tell(AskHint{})
	p.think()
	p.tell(AskHint{})
	if table.Hint != nil {
		t.Fatal("the hint stays")
	}
	p.tell(AskHint{})
	p.step()
	if p.asked != nil && p.asked.Question.Kind == hintBot || table.Hint != nil || table.Hinting() {
		t.Fatal("the hint bot thinks about what is past")
	}
}

// A plan is judged once: whoever makes its first choice, or any of it, is told the next with
// the figures of the plan, and nobody thinks again.
func TestAPlanIsJudgedOnce(t *testing.T) {
	p, table := alone(t, "once")
	for range 200 {
		p.tell(AskHint{})
		if p.asked == nil {
			t.Fatal("the hint bot does not think")
		}
		p.asked.Question.Kind = match.Easy
		p.think()
		if plan := table.advised.plan; len(plan) > 2 && slices.Contains(table.match.Legal(), plan[1]) {
			break
		}
		p.tell(AskHint{})
		p.step()
		p.untilPerson()
	}
	plan, told := table.advised.plan, *table.Hint
	if len(plan) < 3 {
		t.Fatal("no plan of three choices")
	}
	p.asked = nil
	p.tell(Press{plan[1]}, ConfirmEnd{}, AskHint{})
	told.Choice = plan[0]
	if p.asked != nil || table.Hint == nil || *table.Hint != told {
		t.Fatalf("after the second choice of %+v the hint is %+v", plan, table.Hint)
	}
	p.tell(PressPicked{}, ConfirmEnd{}, AskHint{})
	told.Choice = plan[2]
	if p.asked != nil || table.Hint == nil || *table.Hint != told {
		t.Fatalf("after two choices of %+v the hint is %+v", plan, table.Hint)
	}
	p.tell(AskHint{}, Undo{}, Undo{})
	i := slices.IndexFunc(table.match.Legal(), func(c engine.Choice) bool { return !slices.Contains(plan, c) && table.undoable(c) })
	p.tell(Press{table.match.Legal()[i]}, AskHint{})
	if p.asked == nil {
		t.Error("what the plan did not foresee is not judged")
	}
}
