package marcher

// news is how much events tell who was not there, by their names.
var news = map[string]int{
	"result": 100, "scoreEarl": 85, "scoreKing": 85, "castleLost": 70, "conquer": 65, "siegeWon": 60,
	"battleEnd": 50, "castle": 45, "vikings": 40, "neutral": 40, "event": 35, "siegeLost": 35,
	"retreat": 15, "march": 10, "place": 5,
}
