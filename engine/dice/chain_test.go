package dice

import "testing"

func TestEachTokenHashesToTheOneBefore(t *testing.T) {
	c := Forge(7, 2, Token{1, 2, 3})
	before, ok := c.At(0)
	if !ok || !c.Held() || !c.Committed() {
		t.Fatal("a chain without a commitment")
	}
	for n := 1; n <= Links; n++ {
		token, ok := c.At(n)
		if !ok || c.back(token) != before {
			t.Fatalf("token %d does not hash to token %d", n, n-1)
		}
		before = token
	}
	if before != (Token{1, 2, 3}) {
		t.Error("the last token is not the secret")
	}
	for _, n := range []int{-1, Links + 1, Links + 2} {
		if _, ok := c.At(n); ok {
			t.Errorf("there is a token %d", n)
		}
	}
}

func TestAShownTokenOpensOlderOnesOnly(t *testing.T) {
	c := Forge(7, 2, Token{9})
	const n = 20
	token, _ := c.At(n)
	s := Shown(7, 2, n, token)
	for k := range n + 1 {
		want, _ := c.At(k)
		if got, ok := s.At(k); !ok || got != want {
			t.Errorf("token %d is another", k)
		}
	}
	if _, ok := s.At(n + 1); ok || s.Held() {
		t.Error("a token to come is known")
	}
}

func TestASecretFitsItsOwnChainOnly(t *testing.T) {
	secret := Token{9}
	c := Forge(7, 2, secret)
	for _, n := range []int{0, 1, 500, Links} {
		token, _ := c.At(n)
		for _, s := range []struct {
			name        string
			match       uint64
			seat        int
			secret      Token
			wanted      bool
			tokenOffset byte
		}{
			{"its own", 7, 2, secret, true, 0},
			{"another secret", 7, 2, Token{10}, false, 0},
			{"another seat", 7, 3, secret, n == Links, 0}, // the secret itself is shown
			{"another match", 8, 2, secret, n == Links, 0},
			{"another token", 7, 2, secret, false, 1},
		} {
			shown := token
			shown[0] ^= s.tokenOffset
			chain := Shown(s.match, s.seat, n, shown)
			if got := chain.Hold(s.secret); got != s.wanted || chain.Held() != s.wanted {
				t.Errorf("token %d, %s: held %v", n, s.name, got)
			}
			if next, ok := chain.At(n + 1); ok != (s.wanted && n < Links) {
				t.Errorf("token %d, %s: the next is %v, %v", n, s.name, next, ok)
			}
		}
	}
	var none Chain
	if none.Hold(secret) || none.Committed() {
		t.Error("a seat without a chain takes a secret")
	}
}

// TestASecretIsHashedOnce checks that a chain that holds the secret, or learns it from
// another that does, makes no new one. Nothing comes from a chain of another secret, seat or match.
func TestASecretIsHashedOnce(t *testing.T) {
	secret := Token{9}
	whole := Forge(7, 2, secret)
	at3, _ := whole.At(3)
	chain := Shown(7, 2, 3, at3)
	if chain.HoldLike(&whole, Token{8}); chain.Held() {
		t.Error("a chain holds another secret")
	}
	for _, other := range []Chain{Forge(8, 2, secret), Forge(7, 3, secret), Forge(7, 2, Token{8}), whole.Public(), {}} {
		if chain.HoldLike(&other, secret); chain.Held() {
			t.Errorf("a chain takes over that of %+v", other)
		}
	}
	chain.HoldLike(&whole, secret)
	if n := testing.AllocsPerRun(10, func() { chain.Hold(secret) }); !chain.Held() || n > 0 {
		t.Errorf("held: %v; %v allocations", chain.Held(), n)
	}
	if want, _ := whole.At(Links); want != secret {
		t.Fatal("the last token is not the secret")
	}
	for n := range Links + 1 {
		want, _ := whole.At(n)
		if got, ok := chain.At(n); !ok || got != want {
			t.Fatalf("token %d is %x, not %x", n, got, want)
		}
	}
}

func TestCommitmentsDiffer(t *testing.T) {
	seen := map[Token]string{}
	for name, c := range map[string]Chain{
		"plain":          Forge(7, 2, Token{9}),
		"another match":  Forge(8, 2, Token{9}),
		"another seat":   Forge(7, 3, Token{9}),
		"another secret": Forge(7, 2, Token{8}),
	} {
		token, _ := c.At(0)
		if other, twice := seen[token]; twice {
			t.Errorf("%s and %s have one commitment", name, other)
		}
		seen[token] = name
	}
}

// Without one bit of one token nobody can tell the rolls.
func TestEveryTokenChangesTheRolls(t *testing.T) {
	tokens := []Token{{1}, {2}, {3}}
	seen := map[uint64]bool{Mix(7, tokens): true, Mix(8, tokens): true, Mix(7, tokens[:2]): true}
	for i := range tokens {
		for bit := range 128 {
			changed := append([]Token(nil), tokens...)
			changed[i][bit/8] ^= 1 << (bit % 8)
			seen[Mix(7, changed)] = true
		}
	}
	if want := 3 + 3*128; len(seen) != want {
		t.Errorf("%d seeds of %d", len(seen), want)
	}
	// The rolls of a die for tokens that differ in one bit.
	counts := [6]int{}
	for bit := range 6000 {
		changed := append([]Token(nil), tokens...)
		changed[0][3], changed[0][4] = byte(bit), byte(bit>>8)
		counts[Draw(Mix(7, changed), 3, 6)]++
	}
	for face, n := range counts {
		if n < 850 || n > 1150 {
			t.Errorf("face %d came up %d times of 6000", face+1, n)
		}
	}
}

// BenchmarkClaim is the chain of a seat, from its secret to the first token that it
// shows after its commitment.
func BenchmarkClaim(b *testing.B) {
	for b.Loop() {
		c := Forge(7, 2, Token{1, 2, 3})
		if _, ok := c.At(1); !ok {
			b.Fatal("no token 1")
		}
	}
}
