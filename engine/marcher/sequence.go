package marcher

// Phase is a phase of a side's turn.
type Phase int8

// The six phases (§3.0), between the set-up and the end.
const (
	SetUp Phase = iota
	Levy
	Events
	Movement
	Combat
	Activation
	Strategic
	Over
	phases
)

type (
	step  uint8
	stage int8 // of a step; each has its own
)

// The steps of the procedure, with the sections they carry out.
const (
	stepSetup     step = iota // (§11.1.3, §11.2.3)
	stepGame                  // the game turns
	stepSide                  // one side's turn (§3.0)
	stepLevy                  // (§4.0)
	stepEvent                 // (§5.0)
	stepMovement              // (§6.0)
	stepAdvance               // a check, and the invasion (§6.2)
	stepFord                  // a march across the strait (§12.2)
	stepCombat                // (§7.0)
	stepBattle                // one battle of it
	stepFlight                // a retreat, and the pursuit (§7.3)
	stepStrategic             // (§9.0)
	steps
)

// run takes steps until a decision is open.
func (s *State) run() {
	for s.ask.kind == noQuestion {
		f := s.top()
		switch f.step {
		case stepSetup:
			s.runSetup(f)
		case stepGame:
			s.runGame(f)
		case stepSide:
			s.runSide(f)
		case stepLevy:
			s.runLevy(f)
		case stepEvent:
			s.runEvent(f)
		case stepMovement:
			s.runMovement(f)
		case stepAdvance:
			s.runAdvance(f)
		case stepFord:
			s.runFord(f)
		case stepCombat:
			s.runCombat(f)
		case stepBattle:
			s.runBattle(f)
		case stepFlight:
			s.runFlight(f)
		case stepStrategic:
			s.runStrategic(f)
		}
	}
}

// Stages of a game turn.
const (
	gameTurnBegins stage = iota
	gameFirstSide
	gameSecondSide
	gameTurnEnds
)

// runGame has both sides take their turns and ends the game turn (§3.0,
// §11.1.3, §11.2.3).
func (s *State) runGame(f *frame) {
	stage := f.stage
	f.stage++
	switch stage {
	case gameTurnBegins:
		s.say(evRound).count(s.turn)
	case gameFirstSide:
		s.act = s.scenario().first
		s.push(frame{step: stepSide, place: nowhere})
	case gameSecondSide:
		s.act = 1 - s.scenario().first
		s.push(frame{step: stepSide, place: nowhere})
	default:
		if s.weather != Fair {
			s.weather = Fair
			s.say(evWeatherEnds)
		}
		if s.turn == turns {
			s.finish()
			return
		}
		s.turn++
		f.stage = gameTurnBegins
	}
}

// sideBegins is the stage before the first phase.
const sideBegins = SetUp

// runSide goes through one side's turn (§3.0, §3.1, §3.2, §3.3, §3.4, §3.5,
// §3.6): f.stage is the phase that comes next.
func (s *State) runSide(f *frame) {
	stage := Phase(f.stage)
	f.stage++
	s.phase = stage
	switch stage {
	case sideBegins:
		s.phase = Levy
		s.say(evTurn).side(s.act)
	case Levy:
		if s.turn > 1 {
			s.begin(stage)
		}
		if s.levies(s.act) {
			s.push(frame{step: stepLevy, place: nowhere})
		}
	case Events:
		s.begin(stage)
		s.push(frame{step: stepEvent, place: nowhere})
	case Movement:
		s.begin(stage)
		s.stillQuarrel()
		s.push(frame{step: stepMovement, place: nowhere})
	case Combat:
		s.begin(stage)
		s.push(frame{step: stepCombat, place: nowhere})
	case Activation:
		s.begin(stage)
		if s.guarded && s.raised(s.act) != 0 {
			s.open(askShow, s.act, nowhere)
			return
		}
		s.activate()
	case Strategic:
		s.begin(stage)
		s.push(frame{step: stepStrategic, place: nowhere})
	default:
		s.phase = Strategic
		s.endTurn()
		s.pop()
	}
}

func (s *State) begin(phase Phase) {
	s.say(evPhase).count(int8(phase))
}

// endTurn ends a side's turn. A zone without a garrison becomes neutral (§6.1).
func (s *State) endTurn() {
	for t := s.held[s.act] &^ s.present[s.act]; t != 0; {
		s.neutralise(next(&t))
	}
	s.rest()
	s.event, s.quarrel = nothing, nothing
	s.checked = 0
	s.entered = [zones][earls]int8{}
}

// rest makes every unit and leader of the acting side ready to move again
// (§6.0).
func (s *State) rest() {
	s.ready(&s.spent)
	s.ready(&s.halted)
	s.ridden, s.stopped = 0, 0
}

// ready makes units of the acting side in a state fresh.
func (s *State) ready(state *[zones][unitKinds]int8) {
	for t := s.present[s.act]; t != 0; {
		z := next(&t)
		for _, k := range kindsOf[s.act] {
			s.fresh[z][k] += state[z][k]
			state[z][k] = 0
		}
	}
}
