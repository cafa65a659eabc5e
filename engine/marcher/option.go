package marcher

// Weather is what the event tables have made of the sky.
type Weather uint8

const (
	Fair Weather = iota // nothing out of the ordinary
	Clear
	Bad
)
