package browser

// Random is a number that nobody can foresee: secrets are made of it. A browser
// without such numbers ends the program, which must not go on with others.
func Random() uint64 {
	n, err := random()
	if err != nil {
		panic("browser: no random numbers: " + err.Error())
	}
	return n
}

func random() (uint64, error) {
	array, err := get("Uint32Array")
	if err != nil {
		return 0, err
	}
	words, err := array.New(2)
	if err != nil {
		return 0, err
	}
	crypto, err := get("crypto")
	if err != nil {
		return 0, err
	}
	if _, err := crypto.Call("getRandomValues", words); err != nil {
		return 0, err
	}
	var n uint64
	for i := range 2 {
		word, err := words.Index(i)
		if err != nil {
			return 0, err
		}
		half, err := word.Float()
		if err != nil {
			return 0, err
		}
		n = n<<32 | uint64(half)
	}
	return n, nil
}
