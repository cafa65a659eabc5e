package brianboru_test

import (
	"encoding/json"
	"slices"
)

// at is the part of a written position that checks read.
type at struct {
	Round    int
	Holder   string
	Battle   int
	Deck     int
	Suitor   string
	FaceUp   []string
	Players  map[string]player
	Towns    map[string]town
	Princess struct{ Side, As string }
	Trick    []played
}

// player is a player's things; a field that is not written is as at the start.
type player struct {
	Coins, Renown, Points  int
	Court, Church, Raiders int
	Hand, Packet           []int
	Marriages, Claims      []string
}

func (p *player) UnmarshalJSON(written []byte) error {
	type plain player
	start := plain{Coins: 3, Renown: 1, Points: 10}
	err := json.Unmarshal(written, &start)
	*p = player(start)
	return err
}

func (a at) player(side string) player {
	if p, ok := a.Players[side]; ok {
		return p
	}
	return player{Coins: 3, Renown: 1, Points: 10}
}

// claim says where the claim of a region lies.
func (a at) claim(region string) string {
	for _, p := range a.Players {
		if slices.Contains(p.Claims, region) {
			return "is held"
		}
	}
	if slices.Contains(a.FaceUp, region) {
		return "is face up"
	}
	return "is face down"
}

// town is the pieces in a town.
type town struct {
	Disc              string
	Viking, Monastery bool
}

func (t town) String() string {
	s := t.Disc
	if s == "" {
		return "nobody"
	}
	if t.Monastery {
		s += " + monastery"
	}
	if t.Viking {
		s += " + viking"
	}
	return s
}
