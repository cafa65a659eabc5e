package brianboru_test

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A position in lines; all but the round may be left out:
//
//	5 seats, playAll on                4 seats and off if left out
//	round 2, action                    the phase it is the beginning of
//	holder Laigin                      else Dál Cais
//	active Tara, played Laigin 11, Uí Néill 2    in the middle of a trick
//	battle 12, suitor niall, deck 3, setAside 4
//	faceUp Munster, Ulaid              claims face up on the board
//	support Laigin, trade Laigin       who has married the princess, and how
//	vikingCards 9 13, marriageCards niall        what Nature may still draw
//	hands 2                            cards in each hand
//	Laigin: coins 5; towns Tara, Lusk + monastery + viking; hand 1 2; claims Ulaid
//
// and of a player also renown, points, court, church, raiders, marriages. Anything left
// out is as at the start of the game. In an action phase the hands are filled up to
// three with the lowest cards nobody holds. A line "trick" begins the actions, and its
// cards are in the hands of those who play them.

// written is a position to be written as JSON.
type written struct {
	Seats         int                       `json:"seats"`
	Options       map[string]string         `json:"options,omitempty"`
	Round         int                       `json:"round"`
	Phase         string                    `json:"phase"`
	Holder        string                    `json:"holder,omitempty"`
	Active        string                    `json:"active,omitempty"`
	Players       map[string]map[string]any `json:"players,omitempty"`
	Towns         map[string]map[string]any `json:"towns,omitempty"`
	Battle        int                       `json:"battle,omitempty"`
	Suitor        string                    `json:"suitor,omitempty"`
	Deck          int                       `json:"deck"`
	VikingCards   []int                     `json:"vikingCards,omitempty"`
	MarriageCards []string                  `json:"marriageCards,omitempty"`
	FaceUp        []string                  `json:"faceUp,omitempty"`
	Princess      map[string]string         `json:"princess,omitempty"`
	Trick         []played                  `json:"trick,omitempty"`
	SetAside      int                       `json:"setAside,omitempty"`

	hands map[string][]int
	size  int
	deck  bool
}

// played is a card that is on the table.
type played struct {
	Side string `json:"side"`
	Card int    `json:"card"`
}

// readPosition reads the lines of the position and returns the rest.
func readPosition(t *testing.T, lines []string) ([]byte, []string) {
	t.Helper()
	p := &written{Seats: 4, hands: make(map[string][]int), Players: make(map[string]map[string]any), Towns: make(map[string]map[string]any)}
	said := make(map[string]bool)
	for len(lines) > 0 {
		line := strings.TrimSpace(lines[0])
		key, ok := p.read(t, line)
		if !ok {
			break
		}
		if line != "" && said[key] {
			t.Fatalf("%s: said twice", line)
		}
		said[key] = true
		lines = lines[1:]
	}
	if p.Round == 0 {
		t.Fatal("no round")
	}
	p.fill(t, lines)
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	return text, lines
}

// read reads a line; the key is its subject.
func (p *written) read(t *testing.T, line string) (key string, ok bool) {
	t.Helper()
	if line == "" {
		return "", true
	}
	if name, has, ok := strings.Cut(line, ": "); ok && slices.Contains(lexicon.Sides, name) {
		p.owner(t, name, has)
		return name, true
	}
	key, rest, _ := strings.Cut(line, " ")
	switch key {
	case "3", "4", "5":
		seats, option, optional := strings.Cut(line, ", ")
		if p.Seats = number(t, key); optional {
			name, value, _ := strings.Cut(option, " ")
			p.Options = map[string]string{name: value}
		}
		return "seats", strings.HasSuffix(seats, " seats")
	case "round":
		round, phase, ok := strings.Cut(rest, ", ")
		if ok {
			p.Round, p.Phase = number(t, round), phase
		}
		return key, ok
	case "holder":
		p.Holder = rest
	case "active":
		town, cards, _ := strings.Cut(rest, ", played ")
		p.Active = town
		for card := range strings.SplitSeq(cards, ", ") {
			i := strings.LastIndex(card, " ")
			p.Trick = append(p.Trick, played{card[:i], number(t, card[i+1:])})
		}
	case "battle":
		p.Battle = number(t, rest)
	case "suitor":
		p.Suitor = rest
	case "deck":
		p.Deck, p.deck = number(t, rest), true
	case "setAside":
		p.SetAside = number(t, rest)
	case "faceUp":
		p.FaceUp = strings.Split(rest, ", ")
	case "support", "trade":
		if rest == "" {
			return key, false
		}
		p.Princess = map[string]string{"side": rest, "as": key}
	case "vikingCards":
		p.VikingCards = numbers(t, rest)
	case "marriageCards":
		p.MarriageCards = strings.Fields(rest)
	case "hands":
		p.size = number(t, rest)
	default:
		return key, false
	}
	return key, true
}

// owner reads a player's things.
func (p *written) owner(t *testing.T, name, has string) {
	t.Helper()
	own := make(map[string]any)
	for part := range strings.SplitSeq(has, "; ") {
		key, rest, _ := strings.Cut(part, " ")
		switch key {
		case "towns":
			for town := range strings.SplitSeq(rest, ", ") {
				marks := strings.Split(town, " + ")
				disc := map[string]any{"disc": name}
				for _, mark := range marks[1:] {
					disc[mark] = true
				}
				if p.Towns[marks[0]] != nil || !slices.Contains(lexicon.Places, marks[0]) {
					t.Fatalf("%s: no town, or said twice", marks[0])
				}
				p.Towns[marks[0]] = disc
			}
		case "hand":
			p.hands[name] = numbers(t, rest)
		case "coins", "renown", "points", "court", "church", "raiders":
			own[key] = number(t, rest)
		case "marriages", "claims":
			own[key] = strings.Split(rest, ", ")
		default:
			t.Fatalf("%s: not understood", part)
		}
	}
	if len(own) > 0 {
		p.Players[name] = own
	}
}

// fill adds the defaults of the table.
func (p *written) fill(t *testing.T, lines []string) {
	t.Helper()
	rounds := 4
	if p.Seats == 3 {
		rounds = 3
	}
	if !p.deck {
		p.Deck = rounds - p.Round
		if p.Phase == "preparation" {
			p.Deck++
		}
	}
	if p.Suitor == "" && slices.Contains([]string{"draft", "action", "marriage"}, p.Phase) {
		p.Suitor = "brigid"
		if p.Deck == 0 {
			p.Suitor = "estrid"
		}
	}
	if p.Phase == "action" {
		p.deal(t, lines)
	}
	for _, side := range lexicon.Sides[:p.Seats] {
		if len(p.hands[side]) == 0 {
			continue
		}
		if p.Players[side] == nil {
			p.Players[side] = make(map[string]any)
		}
		p.Players[side]["hand"] = p.hands[side]
	}
}

// deal fills the hands up.
func (p *written) deal(t *testing.T, lines []string) {
	t.Helper()
	if p.size == 0 {
		p.size = 3
	}
	if first := strings.TrimSpace(strings.Join(lines[:min(1, len(lines))], "")); strings.HasPrefix(first, "trick ") {
		leader := max(0, slices.Index(lexicon.Sides, p.Holder))
		_, cards, _ := strings.Cut(first, ": ")
		for i, card := range numbers(t, cards) {
			side := lexicon.Sides[(leader+i)%p.Seats]
			if !slices.Contains(p.hands[side], card) {
				p.hands[side] = append(p.hands[side], card)
			}
		}
	}
	taken := map[int]bool{p.SetAside: true}
	for _, card := range p.Trick {
		taken[card.Card] = true
	}
	for _, side := range lexicon.Sides {
		for _, card := range p.hands[side] {
			taken[card] = true
		}
	}
	next := 1
	for _, side := range lexicon.Sides[:p.Seats] {
		size := p.size
		if slices.ContainsFunc(p.Trick, func(c played) bool { return c.Side == side }) {
			size--
		}
		for len(p.hands[side]) < size {
			for taken[next] {
				next++
			}
			taken[next] = true
			p.hands[side] = append(p.hands[side], next)
		}
	}
}

func number(t *testing.T, word string) int {
	t.Helper()
	n, err := strconv.Atoi(word)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func numbers(t *testing.T, words string) []int {
	t.Helper()
	var all []int
	for word := range strings.FieldsSeq(words) {
		all = append(all, number(t, word))
	}
	return all
}
