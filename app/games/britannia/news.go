package britannia

// news is how much events tell who was not there, by their names.
var news = map[string]int{
	"bretwalda": 90, "king": 90, "scoreKing": 85, "submit": 80, "revolt": 75, "perish": 75,
	"scoreEliminate": 55, "battleEnd": 50, "leaderLeaves": 30, "arrive": 20,
	"retreat": 15, "withdraw": 15, "march": 10, "place": 5,
}
