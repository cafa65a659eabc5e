package brianboru_test

// The board and the cards as they are on the table, written down once more and
// apart from the rules, so that a slip in either is found.

// regionFacts are the regions with the figures on their claim tokens.
var regionFacts = []struct {
	name              string
	threshold, points int
}{
	{"Connaught", 5, 7},
	{"Munster", 5, 7},
	{"Northern Uí Néill", 4, 6},
	{"Leinster", 4, 6},
	{"Southern Uí Néill", 3, 5},
	{"Ulaid", 3, 4},
	{"Bréifne", 2, 3},
	{"Dubhlinn", 2, 2},
}

// townFacts are the towns in the order of the board.
var townFacts = []struct{ name, region, colour string }{
	{"Kilmacrenan", "Northern Uí Néill", "red"},
	{"Ailech", "Northern Uí Néill", "red"},
	{"Coleraine", "Northern Uí Néill", "blue"},
	{"Raphoe", "Northern Uí Néill", "blue"},
	{"Tullyhogue", "Northern Uí Néill", "yellow"},
	{"Clogher", "Northern Uí Néill", "yellow"},
	{"Emain Macha", "Northern Uí Néill", "red"},
	{"Dunseverick", "Ulaid", "yellow"},
	{"Connor", "Ulaid", "blue"},
	{"Duneight", "Ulaid", "red"},
	{"Nendrum", "Ulaid", "blue"},
	{"Dún Lethglaise", "Ulaid", "red"},
	{"Assaroe", "Bréifne", "yellow"},
	{"Dromahair", "Bréifne", "red"},
	{"Drumlane", "Bréifne", "blue"},
	{"Fenagh", "Bréifne", "blue"},
	{"Tailtiu", "Southern Uí Néill", "red"},
	{"Monasterboice", "Southern Uí Néill", "blue"},
	{"Tara", "Southern Uí Néill", "yellow"},
	{"Dún na Sciath", "Southern Uí Néill", "red"},
	{"Clonmacnoise", "Southern Uí Néill", "blue"},
	{"Granard", "Southern Uí Néill", "yellow"},
	{"Lusk", "Dubhlinn", "yellow"},
	{"Áth Cliath", "Dubhlinn", "red"},
	{"Glendalough", "Dubhlinn", "blue"},
	{"Killala", "Connaught", "red"},
	{"Ballysadare", "Connaught", "red"},
	{"Cruachan", "Connaught", "yellow"},
	{"Roscommon", "Connaught", "blue"},
	{"Tuam", "Connaught", "red"},
	{"Murrisk", "Connaught", "red"},
	{"Durlas Guaire", "Connaught", "yellow"},
	{"Clonfert", "Connaught", "blue"},
	{"Kinnitty", "Leinster", "yellow"},
	{"Kildare", "Leinster", "blue"},
	{"Aghaboe", "Leinster", "blue"},
	{"Kilkenny", "Leinster", "red"},
	{"St Mullins", "Leinster", "yellow"},
	{"Ferns", "Leinster", "blue"},
	{"Knocktopher", "Leinster", "yellow"},
	{"Loch Garman", "Leinster", "yellow"},
	{"Port Láirge", "Leinster", "blue"},
	{"Kilfenora", "Munster", "blue"},
	{"Kincora", "Munster", "yellow"},
	{"Luimneach", "Munster", "red"},
	{"Cashel", "Munster", "yellow"},
	{"Ardfert", "Munster", "yellow"},
	{"Lismore", "Munster", "blue"},
	{"Cathair Con Raoi", "Munster", "red"},
	{"Corcaigh", "Munster", "red"},
	{"Dún Beag", "Munster", "red"},
	{"Inisfallen", "Munster", "blue"},
	{"Turlough", "Connaught", "yellow"},
}

// roadFacts are the roads, each said once.
var roadFacts = [][2]string{
	{"Kilmacrenan", "Raphoe"},
	{"Ailech", "Coleraine"},
	{"Coleraine", "Tullyhogue"},
	{"Raphoe", "Assaroe"},
	{"Tullyhogue", "Emain Macha"},
	{"Clogher", "Drumlane"},
	{"Emain Macha", "Duneight"},
	{"Dunseverick", "Connor"},
	{"Nendrum", "Dún Lethglaise"},
	{"Assaroe", "Dromahair"},
	{"Dromahair", "Ballysadare"},
	{"Tailtiu", "Monasterboice"},
	{"Tailtiu", "Granard"},
	{"Monasterboice", "Tara"},
	{"Tara", "Dún na Sciath"},
	{"Dún na Sciath", "Clonmacnoise"},
	{"Clonmacnoise", "Granard"},
	{"Áth Cliath", "Kildare"},
	{"Glendalough", "Ferns"},
	{"Ballysadare", "Turlough"},
	{"Cruachan", "Roscommon"},
	{"Roscommon", "Clonfert"},
	{"Murrisk", "Kilfenora"},
	{"Durlas Guaire", "Clonfert"},
	{"Kinnitty", "Kildare"},
	{"Aghaboe", "Kilkenny"},
	{"Kilkenny", "Knocktopher"},
	{"St Mullins", "Ferns"},
	{"St Mullins", "Loch Garman"},
	{"Ferns", "Loch Garman"},
	{"Knocktopher", "Port Láirge"},
	{"Loch Garman", "Port Láirge"},
	{"Kincora", "Luimneach"},
	{"Cashel", "Lismore"},
	{"Lismore", "Corcaigh"},
	{"Cathair Con Raoi", "Dún Beag"},
}

// cardFact is an action card: how many of each symbol its actions show.
type cardFact struct {
	suit                  string
	primary, upper, lower symbols
}

// symbols are what stands beside the town of a primary action and the expansion of an
// upper one, which all of these have.
type symbols struct{ coins, court, church, raid, liberate int }

// cardFacts are the cards from 1 to 25.
var cardFacts = []cardFact{
	{"yellow", symbols{court: 2, coins: 1}, symbols{coins: 3}, symbols{court: 2}},
	{"red", symbols{raid: 2, coins: 1}, symbols{coins: 3}, symbols{raid: 2}},
	{"blue", symbols{church: 2, coins: 1}, symbols{coins: 3}, symbols{church: 2}},
	{"yellow", symbols{court: 2}, symbols{coins: 3}, symbols{court: 2}},
	{"red", symbols{raid: 2}, symbols{coins: 3}, symbols{raid: 2}},
	{"blue", symbols{church: 2}, symbols{coins: 3}, symbols{church: 2}},
	{"yellow", symbols{court: 1, coins: 1}, symbols{coins: 2}, symbols{court: 2}},
	{"red", symbols{raid: 1, coins: 1}, symbols{coins: 2}, symbols{raid: 2}},
	{"blue", symbols{church: 1, coins: 1}, symbols{coins: 2}, symbols{church: 2}},
	{"yellow", symbols{coins: 2}, symbols{coins: 2}, symbols{court: 2}},
	{"red", symbols{coins: 2}, symbols{coins: 2}, symbols{raid: 2}},
	{"blue", symbols{coins: 2}, symbols{coins: 2}, symbols{church: 2}},
	{"white", symbols{coins: 1}, symbols{coins: 2}, symbols{coins: -1, liberate: 1}},
	{"yellow", symbols{}, symbols{coins: 1}, symbols{court: 3}},
	{"red", symbols{}, symbols{coins: 1}, symbols{raid: 3}},
	{"blue", symbols{}, symbols{coins: 1}, symbols{church: 3}},
	{"yellow", symbols{coins: -1}, symbols{coins: 1}, symbols{court: 3}},
	{"red", symbols{coins: -1}, symbols{coins: 1}, symbols{raid: 3}},
	{"blue", symbols{coins: -1}, symbols{coins: 1}, symbols{church: 3}},
	{"white", symbols{}, symbols{coins: 2}, symbols{}},
	{"white", symbols{coins: -1}, symbols{coins: 2}, symbols{}},
	{"white", symbols{coins: -2}, symbols{coins: 2}, symbols{}},
	{"yellow", symbols{coins: -2}, symbols{coins: 1}, symbols{court: 3}},
	{"red", symbols{coins: -2}, symbols{coins: 1}, symbols{raid: 3}},
	{"blue", symbols{coins: -2}, symbols{coins: 1}, symbols{church: 3}},
}
