package match

import (
	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// roller is the seat that rolls the dice that are due.
func (p *possessions) roller() engine.Seat {
	if seat := p.thrower(); p.match.person(seat) {
		return seat
	}
	return p.holdingPerson()
}

// thrower is the roller by the rules of the dice. Sealed dice for the holder's
// decisions are rolled by another player. By the second protocol that is the player
// asked next; by the first it is the enemy, where there is one, else the next player.
func (p *possessions) thrower() engine.Seat {
	if h := p.match.hidden; h != nil {
		if seat, ok := h.kind.dealer(p.holder); ok {
			return seat
		}
	}
	if !p.foretold() || len(p.match.Legal()) == 1 {
		return p.holder
	}
	if p.match.header.Protocol >= SecondProtocol {
		return p.next()
	}
	if seat := p.opposite(); seat >= 0 {
		return seat
	}
	return p.nextPerson()
}

// nextPerson is the person after the holder in the order of seats, or the holder.
func (p *possessions) nextPerson() engine.Seat {
	seats := engine.Seat(len(p.match.header.Players))
	for k := range seats {
		if seat := (p.holder + 1 + k) % seats; seat != p.holder && p.match.person(seat) {
			return seat
		}
	}
	return p.holder
}

// foretold reports whether the holder could foresee the dice of their possession when
// they made the decision that needs them. By the second protocol the first possession
// is so from the outset: all tokens that its dice could come from were known at the
// beginning.
func (p *possessions) foretold() bool {
	if p.match.header.Protocol >= SecondProtocol && p.firstHolder() {
		return true
	}
	return p.match.header.Dice.Kind == dice.Sealed && p.decided
}

// firstHolder reports whether nobody but the holder has shown a token yet.
func (p *possessions) firstHolder() bool {
	for seat, n := range p.number {
		if n > 0 && engine.Seat(seat) != p.holder {
			return false
		}
	}
	return p.match.header.Dice.Kind.Tokens()
}

// sealed reports whether the dice are sealed.
func (p *possessions) sealed() bool {
	return p.match.header.Protocol >= SecondProtocol && p.match.header.Dice.Kind == dice.Sealed
}

// seed is the seed of the dice in the possession of a seat.
func (p *possessions) seed(holder engine.Seat) uint64 {
	if !p.match.header.ByLink || !p.match.header.Dice.Kind.Tokens() {
		return p.match.header.Dice.Seed
	}
	return dice.Mix(p.match.header.Dice.Seed, p.newest(holder))
}

// newest are the newest tokens of all seats in the possession of a seat: those of the
// players who had the seats then.
func (p *possessions) newest(holder engine.Seat) (tokens []dice.Token) {
	for seat := range p.match.header.Players {
		if p.kinds[seat] != Person {
			continue
		}
		n := p.number[seat]
		if engine.Seat(seat) == holder && holder != p.holder {
			n++
		}
		if t, ok := p.match.chainOf(seat, p.heirs[seat]).At(n); ok {
			tokens = append(tokens, t)
		}
	}
	return tokens
}

// numbers are the numbers, by seat, of the newest tokens in a possession.
func (p *possessions) numbers(t possession) []int {
	var numbers []int
	for seat := range p.match.header.Players {
		k := t.number[seat]
		if t.kinds[seat] != Person || !p.match.chainOf(seat, t.heirs[seat]).Committed() {
			k = -1
		}
		numbers = append(numbers, k)
	}
	return numbers
}

// Token is token number n of a seat, where it was shown.
func (p *possessions) Token(seat engine.Seat, n int) (dice.Token, bool) {
	if !p.match.header.ByLink || !p.match.seated(seat) || n > p.number[seat] {
		return dice.Token{}, false
	}
	return p.chains[seat].At(n)
}

// Patient reports whether dice are better left for the end of a turn, since the match
// goes to another device for them each time.
func (p *possessions) Patient() bool { return p.match.header.ByLink && p.sealed() }

// BotRevision counts the changes to the bots' choices: a device can only check choices
// of bots of its own revision. The link of a match that had no bots when it began, but
// has them by amendment, does not hold it. A second revision needs a version of links
// that does.
const BotRevision = 1

// BotRevision is the revision of the bots that have chosen in a match by link; 0 where there
// were several.
func (p *possessions) BotRevision() int {
	if !p.match.header.ByLink {
		return 0
	}
	return p.bots
}

// SetBotRevision takes it from a link.
func (p *possessions) SetBotRevision(n int) {
	if p.match.header.ByLink {
		p.bots = n
	}
}

// BotChance is the seed of a bot of a match by link at choice number n of the log. It
// comes from the tokens of all in the possession of that choice, and the place. Nobody
// chooses it.
func (p *possessions) BotChance(n int) uint64 {
	if !p.match.header.ByLink {
		return 0
	}
	t := p.possessionAt(min(n, len(p.match.log)))
	var tokens []dice.Token
	for seat, k := range p.numbers(t) {
		if k < 0 {
			continue
		}
		if token, ok := p.match.chainOf(seat, t.heirs[seat]).At(k); ok {
			tokens = append(tokens, token)
		}
	}
	return dice.MixBot(p.match.header.Dice.Seed+uint64(n), tokens)
}
