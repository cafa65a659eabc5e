package link

// Reframe wraps a body of letters as a text of any version, for tests that forge.
func Reframe(v byte, body string) string {
	digits := make([]byte, len(body))
	for i := range digits {
		digits[i] = byte(digitOf[body[i]])
	}
	text := string(v) + frame(onDevice, digits)[1:]
	text = text[:len(text)-checkLength]
	return text + check(text)
}

// Body is the body of a sound link.
func Body(text string) string {
	f, err := unframe(text)
	if err != nil {
		panic(err)
	}
	return f.body
}
