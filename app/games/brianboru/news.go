package brianboru

// news is how much events tell who was not there, by their names.
var news = map[string]int{
	"marry": 80, "liberate": 65, "incursion": 65, "trick": 60, "town": 55, "claim": 55,
	"repulsed": 50, "monastery": 45, "vikings": 40,
}
