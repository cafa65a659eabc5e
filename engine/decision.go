package engine

// Decision holds all that the rules of a game know of one kind of question: one
// record, next to the rule that it serves. S is the game's state, A the open question
// as its position keeps it. Decide makes one and leaves no part out.
type Decision[S, A any] struct {
	name, cites string
	asked       Asked[S, A]
	count       func(S) int8
	choices     func(S, []Choice) []Choice
	play        func(S, A, Choice)
	refusal     func(S, Choice) string
	order       StandingOrder[S]
}

// Decide returns a decision: its name in Lexicon.Asks and the section of the rulebook
// that it cites; the seat that answers; how many are still to be chosen (Turn.Count).
// Then come the choices, appended to a list; the effect of a choice; the rule that
// forbids a choice which is not in the list; and the standing order that answers.
func Decide[S, A any](
	name, cites string,
	asked Asked[S, A],
	count func(S) int8,
	choices func(S, []Choice) []Choice,
	play func(S, A, Choice),
	refusal func(S, Choice) string,
	order StandingOrder[S],
) Decision[S, A] {
	return Decision[S, A]{name, cites, asked, count, choices, play, refusal, order}
}

// Name is the decision's entry in Lexicon.Asks; "" of the zero value.
func (d *Decision[S, A]) Name() string { return d.name }

// Cites is the section of the rulebook. The tests of each rulebook see that none is left
// out.
func (d *Decision[S, A]) Cites() string { return d.cites }

// ByNature reports whether Nature answers.
func (d *Decision[S, A]) ByNature() bool { return d.asked.nature }

// Seat is the seat that answers.
func (d *Decision[S, A]) Seat(s S, ask A) Seat {
	if d.asked.nature {
		return Nature
	}
	return d.asked.seat(s, ask)
}

// Turn adds to a turn how many are still to be chosen and, where Nature answers, the
// seat that holds the dice.
func (d *Decision[S, A]) Turn(s S, ask A, t Turn) Turn {
	t.Count, t.Roller = d.count(s), Nobody
	if d.asked.nature {
		t.Roller = d.asked.seat(s, ask)
	}
	return t
}

// Choices appends the legal choices.
func (d *Decision[S, A]) Choices(s S, buf []Choice) []Choice { return d.choices(s, buf) }

// Play carries out a legal choice.
func (d *Decision[S, A]) Play(s S, ask A, c Choice) { d.play(s, ask, c) }

// Refusal is the rule that forbids a choice which is not in the list.
func (d *Decision[S, A]) Refusal(s S, c Choice) string { return d.refusal(s, c) }

// HasPolicy reports whether a policy answers the decision. The tests of each rulebook ask
// it which decisions standing orders have to answer.
func (d *Decision[S, A]) HasPolicy() bool { return d.order.policy != nil }

// Answer is the choice by which a side follows its standing orders, false where they
// leave the decision open.
func (d *Decision[S, A]) Answer(s S, side int8, orders []Order) (Choice, bool) {
	if d.order.policy == nil {
		return Choice{}, false
	}
	value := OrderedValue(orders, d.order.policy(s), side)
	if value == 0 {
		return Choice{}, false
	}
	return d.order.answer(s, value, orders)
}

// Asked tells which seat answers a question.
type Asked[S, A any] struct {
	nature bool
	seat   func(S, A) Seat
}

// Asks has a seat answer.
func Asks[S, A any](seat func(S, A) Seat) Asked[S, A] { return Asked[S, A]{false, seat} }

// Rolls has Nature answer, with the dice in the hands of a seat.
func Rolls[S, A any](holder func(S, A) Seat) Asked[S, A] { return Asked[S, A]{true, holder} }

// StandingOrder is how a policy answers a decision. The zero value answers nothing:
// the player is always asked.
type StandingOrder[S any] struct {
	policy func(S) uint8
	answer func(s S, value uint8, orders []Order) (Choice, bool)
}

// ByPolicy answers a decision by the value of a policy.
func ByPolicy[S any](policy func(S) uint8, answer func(s S, value uint8, orders []Order) (Choice, bool)) StandingOrder[S] {
	return StandingOrder[S]{policy, answer}
}

// Uncounted is the count of a decision that counts nothing.
func Uncounted[S any](S) int8 { return 0 }

// Because is the refusal of a decision that knows one rule.
func Because[S any](rule string) func(S, Choice) string {
	return func(S, Choice) string { return rule }
}

// Verbs offers one choice for each of some verbs.
func Verbs[S any](verbs ...uint8) func(S, []Choice) []Choice {
	return func(_ S, buf []Choice) []Choice {
		for _, v := range verbs {
			buf = append(buf, NewChoice(v))
		}
		return buf
	}
}

// Counts offers every number from low to high.
func Counts[S any](verb uint8, of func(S) (low, high int8)) func(S, []Choice) []Choice {
	return func(s S, buf []Choice) []Choice {
		c := NewChoice(verb)
		low, high := of(s)
		for c.Count = low; c.Count <= high; c.Count++ {
			buf = append(buf, c)
		}
		return buf
	}
}

// Decisions are the records of a game by Turn.Kind, for a game whose positions keep
// nothing of a question but its turn.
type Decisions[S interface{ Turn() Turn }] []Decision[S, Turn]

// Turn completes a turn: the seat that answers, the number to choose, the seat that
// rolls.
func (d Decisions[S]) Turn(s S, t Turn) Turn {
	of := &d[t.Kind]
	t.Seat = of.Seat(s, t)
	return of.Turn(s, t, t)
}

// Legal appends the choices of the open question.
func (d Decisions[S]) Legal(s S, buf []Choice) []Choice {
	t := s.Turn()
	if t.Over() {
		return buf
	}
	return d[t.Kind].Choices(s, buf)
}

// Answer is the answer of standing orders to the open question.
func (d Decisions[S]) Answer(s S, orders []Order) (Choice, bool) {
	t := s.Turn()
	if t.Over() {
		return Choice{}, false
	}
	return d[t.Kind].Answer(s, t.Side, orders)
}
