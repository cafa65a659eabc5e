package brianboru

import "bretwalda/engine"

// The components: towns, roads, regions, cards, the marriage track. The rules know
// them only from here.
//
// How far each can be trusted, and how to correct it:
//
//   - Official, from the rulebook: values and suits of the action cards; the
//     actions of cards 2 (upper), 11 and 17 (lower) and 13 (primary), which its
//     example shows; the effects of symbols; the kinds of benefits; the princess;
//     coins, renown and points at the start; rounds, cards dealt and kept; the points for
//     regions; the numbers of all components.
//   - From one unofficial implementation, typed by hand: regions and suits of
//     the towns, the roads, thresholds and points of the claims (2 to 7, the
//     larger the more, is confirmed by a review), all other symbols of the
//     action cards, the benefits of track and marriage cards. Cards 1 and 5 are
//     corrected: 1 had no town among its primary symbols, 5 had one coin less
//     than 4 and 6.
//   - Reconstructed: the names of the towns, which are places of about the year
//     1000 near the spots of the board; the strengths of the seven Viking cards.
//
// To correct a figure, change its line here and its line in the test of the
// components. After a release, a change to towns, roads, cards or decks changes the
// meaning of links: it needs a new revision of the rules beside the old one.

// Suit is the colour of an action card and of a town.
type Suit uint8

const (
	Red    Suit = iota // battle
	Blue               // church
	Yellow             // courtship
	White              // royal: goes with a town of any colour; no town is white
)

const (
	townCount     = 53
	regionCount   = 8
	cardCount     = 25 // action cards
	marriageCount = 8  // marriage cards, Estrid's being the last
	strengthCount = 7
	topSpace      = 9 // of the marriage track; the first space is 0
)

// place numbers the towns and, from townCount on, the regions.
type place int8

// The towns, in the order of their numbers, from 1, in the source of the map.
const (
	Kilmacrenan place = iota
	Ailech
	Coleraine
	Raphoe
	Tullyhogue
	Clogher
	EmainMacha
	Dunseverick
	Connor
	Duneight
	Nendrum
	DunLethglaise
	Assaroe
	Dromahair
	Drumlane
	Fenagh
	Tailtiu
	Monasterboice
	Tara
	DunNaSciath
	Clonmacnoise
	Granard
	Lusk
	AthCliath
	Glendalough
	Killala
	Ballysadare
	Cruachan
	Roscommon
	Tuam
	Murrisk
	DurlasGuaire
	Clonfert
	Kinnitty
	Kildare
	Aghaboe
	Kilkenny
	StMullins
	Ferns
	Knocktopher
	LochGarman
	PortLairge
	Kilfenora
	Kincora
	Luimneach
	Cashel
	Ardfert
	Lismore
	CathairConRaoi
	Corcaigh
	DunBeag
	Inisfallen
	Turlough

	nowhere place = -1
)

// region numbers the regions.
type region int8

const (
	Connaught region = iota
	Munster
	NorthernUiNeill
	Leinster
	SouthernUiNeill
	Ulaid
	Breifne
	Dubhlinn

	anywhere region = engine.None
)

// place is where the map shows the region.
func (r region) place() place { return townCount + place(r) }

// Region is a region with the figures of its claim.
type Region struct {
	Name      string
	Threshold int8 // weight of controlled towns from which the claim is face up
	Points    int8 // of the claim
}

// regions of the board, with the figures of their claims (§board).
var regions = [regionCount]Region{
	Connaught:       {"Connaught", 5, 7},
	Munster:         {"Munster", 5, 7},
	NorthernUiNeill: {"Northern Uí Néill", 4, 6},
	Leinster:        {"Leinster", 4, 6},
	SouthernUiNeill: {"Southern Uí Néill", 3, 5},
	Ulaid:           {"Ulaid", 3, 4},
	Breifne:         {"Bréifne", 2, 3},
	Dubhlinn:        {"Dubhlinn", 2, 2},
}

// Town is a town of the board.
type Town struct {
	Name   string
	Region region
	Suit   Suit
}

// towns of the board (§board).
var towns = [townCount]Town{
	Kilmacrenan:    {"Kilmacrenan", NorthernUiNeill, Red},
	Ailech:         {"Ailech", NorthernUiNeill, Red},
	Coleraine:      {"Coleraine", NorthernUiNeill, Blue},
	Raphoe:         {"Raphoe", NorthernUiNeill, Blue},
	Tullyhogue:     {"Tullyhogue", NorthernUiNeill, Yellow},
	Clogher:        {"Clogher", NorthernUiNeill, Yellow},
	EmainMacha:     {"Emain Macha", NorthernUiNeill, Red},
	Dunseverick:    {"Dunseverick", Ulaid, Yellow},
	Connor:         {"Connor", Ulaid, Blue},
	Duneight:       {"Duneight", Ulaid, Red},
	Nendrum:        {"Nendrum", Ulaid, Blue},
	DunLethglaise:  {"Dún Lethglaise", Ulaid, Red},
	Assaroe:        {"Assaroe", Breifne, Yellow},
	Dromahair:      {"Dromahair", Breifne, Red},
	Drumlane:       {"Drumlane", Breifne, Blue},
	Fenagh:         {"Fenagh", Breifne, Blue},
	Tailtiu:        {"Tailtiu", SouthernUiNeill, Red},
	Monasterboice:  {"Monasterboice", SouthernUiNeill, Blue},
	Tara:           {"Tara", SouthernUiNeill, Yellow},
	DunNaSciath:    {"Dún na Sciath", SouthernUiNeill, Red},
	Clonmacnoise:   {"Clonmacnoise", SouthernUiNeill, Blue},
	Granard:        {"Granard", SouthernUiNeill, Yellow},
	Lusk:           {"Lusk", Dubhlinn, Yellow},
	AthCliath:      {"Áth Cliath", Dubhlinn, Red},
	Glendalough:    {"Glendalough", Dubhlinn, Blue},
	Killala:        {"Killala", Connaught, Red},
	Ballysadare:    {"Ballysadare", Connaught, Red},
	Cruachan:       {"Cruachan", Connaught, Yellow},
	Roscommon:      {"Roscommon", Connaught, Blue},
	Tuam:           {"Tuam", Connaught, Red},
	Murrisk:        {"Murrisk", Connaught, Red},
	DurlasGuaire:   {"Durlas Guaire", Connaught, Yellow},
	Clonfert:       {"Clonfert", Connaught, Blue},
	Kinnitty:       {"Kinnitty", Leinster, Yellow},
	Kildare:        {"Kildare", Leinster, Blue},
	Aghaboe:        {"Aghaboe", Leinster, Blue},
	Kilkenny:       {"Kilkenny", Leinster, Red},
	StMullins:      {"St Mullins", Leinster, Yellow},
	Ferns:          {"Ferns", Leinster, Blue},
	Knocktopher:    {"Knocktopher", Leinster, Yellow},
	LochGarman:     {"Loch Garman", Leinster, Yellow},
	PortLairge:     {"Port Láirge", Leinster, Blue},
	Kilfenora:      {"Kilfenora", Munster, Blue},
	Kincora:        {"Kincora", Munster, Yellow},
	Luimneach:      {"Luimneach", Munster, Red},
	Cashel:         {"Cashel", Munster, Yellow},
	Ardfert:        {"Ardfert", Munster, Yellow},
	Lismore:        {"Lismore", Munster, Blue},
	CathairConRaoi: {"Cathair Con Raoi", Munster, Red},
	Corcaigh:       {"Corcaigh", Munster, Red},
	DunBeag:        {"Dún Beag", Munster, Red},
	Inisfallen:     {"Inisfallen", Munster, Blue},
	Turlough:       {"Turlough", Connaught, Yellow},
}

// roads connect two towns each (§board).
var roads = [...][2]place{
	{Kilmacrenan, Raphoe},
	{Ailech, Coleraine},
	{Coleraine, Tullyhogue},
	{Raphoe, Assaroe},
	{Tullyhogue, EmainMacha},
	{Clogher, Drumlane},
	{EmainMacha, Duneight},
	{Dunseverick, Connor},
	{Nendrum, DunLethglaise},
	{Assaroe, Dromahair},
	{Dromahair, Ballysadare},
	{Tailtiu, Monasterboice},
	{Tailtiu, Granard},
	{Monasterboice, Tara},
	{Tara, DunNaSciath},
	{DunNaSciath, Clonmacnoise},
	{Clonmacnoise, Granard},
	{AthCliath, Kildare},
	{Glendalough, Ferns},
	{Ballysadare, Turlough},
	{Cruachan, Roscommon},
	{Roscommon, Clonfert},
	{Murrisk, Kilfenora},
	{DurlasGuaire, Clonfert},
	{Kinnitty, Kildare},
	{Aghaboe, Kilkenny},
	{Kilkenny, Knocktopher},
	{StMullins, Ferns},
	{StMullins, LochGarman},
	{Ferns, LochGarman},
	{Knocktopher, PortLairge},
	{LochGarman, PortLairge},
	{Kincora, Luimneach},
	{Cashel, Lismore},
	{Lismore, Corcaigh},
	{CathairConRaoi, DunBeag},
}

// Symbol is a symbol of an action (§symbols).
type Symbol uint8

const (
	TakeTown     Symbol = iota // the active town marker, and a disc on the active town
	GainCoin                   // a coin
	PayCoin                    // a coin back, else two points
	GainRenown                 // a renown; no known card has it
	ChurchDisc                 // a disc to the church area; more for two coins each
	TakeRaider                 // a raider from the battle area; more for two coins each
	CourtStep                  // a step up the marriage track; more for two coins each
	ExpandRoad                 // for five coins, a disc on a town by road
	LiberateTown               // a Viking control token comes off
	symbols
)

// Run is a row of equal symbols.
type Run struct {
	Symbol Symbol
	Count  int8
}

// sells reports whether more of the symbol can be bought.
func (r Run) sells() bool {
	return r.Symbol == ChurchDisc || r.Symbol == TakeRaider || r.Symbol == CourtStep
}

// Card is an action card. Its player carries out Primary after a win, else Upper or
// Lower; a card with a single action for losers has no Lower.
type Card struct {
	Value                 int8 // 1 to 25
	Suit                  Suit
	Primary, Upper, Lower []Run
}

// does is the symbols of a card; the names below are short, for the table.
type does = []Run

var (
	town     = Run{TakeTown, 1}
	expand   = Run{ExpandRoad, 1}
	liberate = Run{LiberateTown, 1}
)

func coins(n int8) Run   { return Run{GainCoin, n} }
func pays(n int8) Run    { return Run{PayCoin, n} }
func court(n int8) Run   { return Run{CourtStep, n} }
func raiders(n int8) Run { return Run{TakeRaider, n} }
func church(n int8) Run  { return Run{ChurchDisc, n} }

// deck is the action cards by value (§action cards).
var deck = [cardCount]Card{
	{1, Yellow, does{court(2), coins(1), town}, does{coins(3), expand}, does{court(2)}},
	{2, Red, does{raiders(2), coins(1), town}, does{coins(3), expand}, does{raiders(2)}},
	{3, Blue, does{church(2), coins(1), town}, does{coins(3), expand}, does{church(2)}},
	{4, Yellow, does{court(2), town}, does{coins(3), expand}, does{court(2)}},
	{5, Red, does{raiders(2), town}, does{coins(3), expand}, does{raiders(2)}},
	{6, Blue, does{church(2), town}, does{coins(3), expand}, does{church(2)}},
	{7, Yellow, does{court(1), coins(1), town}, does{coins(2), expand}, does{court(2)}},
	{8, Red, does{raiders(1), coins(1), town}, does{coins(2), expand}, does{raiders(2)}},
	{9, Blue, does{church(1), coins(1), town}, does{coins(2), expand}, does{church(2)}},
	{10, Yellow, does{coins(2), town}, does{coins(2), expand}, does{court(2)}},
	{11, Red, does{coins(2), town}, does{coins(2), expand}, does{raiders(2)}},
	{12, Blue, does{coins(2), town}, does{coins(2), expand}, does{church(2)}},
	{13, White, does{coins(1), town}, does{coins(2), expand}, does{pays(1), liberate}},
	{14, Yellow, does{town}, does{coins(1), expand}, does{court(3)}},
	{15, Red, does{town}, does{coins(1), expand}, does{raiders(3)}},
	{16, Blue, does{town}, does{coins(1), expand}, does{church(3)}},
	{17, Yellow, does{pays(1), town}, does{coins(1), expand}, does{court(3)}},
	{18, Red, does{pays(1), town}, does{coins(1), expand}, does{raiders(3)}},
	{19, Blue, does{pays(1), town}, does{coins(1), expand}, does{church(3)}},
	{20, White, does{town}, does{coins(2), expand}, nil},
	{21, White, does{pays(1), town}, does{coins(2), expand}, nil},
	{22, White, does{pays(2), town}, does{coins(2), expand}, nil},
	{23, Yellow, does{pays(2), town}, does{coins(1), expand}, does{court(3)}},
	{24, Red, does{pays(2), town}, does{coins(1), expand}, does{raiders(3)}},
	{25, Blue, does{pays(2), town}, does{coins(1), expand}, does{church(3)}},
}

// Benefit is the reward of a space of the marriage track or of a marriage card.
type Benefit struct {
	Points int8
	Coins  int8
	Renown int8
	Town   bool   // a disc on an empty town
	Region region // of the town, or anywhere
}

// track is the marriage track. A disc on the top space always wins the card, so the
// space gives nothing (§marriage track).
var track = [topSpace + 1]Benefit{
	2: {Coins: 1},
	3: {Coins: 1},
	4: {Coins: 1},
	5: {Coins: 2},
	6: {Coins: 2},
	7: {Renown: 1},
	8: {Town: true, Region: anywhere},
}

// MarriageCard is a marriage card.
type MarriageCard struct {
	ID string
	Benefit
}

// marriage numbers the marriage cards.
type marriage int8

const (
	estrid     marriage = marriageCount - 1 // the princess of Denmark
	noMarriage marriage = engine.None
)

// marriageCards are the suitors, and Estrid (§marriage step).
var marriageCards = [marriageCount]MarriageCard{
	{"orlaith", Benefit{Points: 2, Town: true, Region: Munster}},
	{"aodhan", Benefit{Points: 2, Town: true, Region: Leinster}},
	{"conall", Benefit{Points: 2, Town: true, Region: SouthernUiNeill}},
	{"cormac", Benefit{Points: 2, Town: true, Region: Connaught}},
	{"niall", Benefit{Points: 2, Town: true, Region: NorthernUiNeill}},
	{"aoife", Benefit{Points: 2, Renown: 1}},
	{"brigid", Benefit{Points: 4}},
	estrid: {"estrid", Benefit{}},
}

// spurnPoints are the reward for spurning Estrid (§Princess of Denmark).
const spurnPoints = 4

// strengths of the Viking cards, ascending (§preparation phase).
var strengths = [strengthCount]int8{9, 10, 11, 12, 13, 13, 14}

// Coins, renown and points of each player at the start (§setup).
const (
	startCoins  = 3
	startRenown = 1
	startPoints = 10
)

// Prices in coins, and the points lost for a missing coin (§symbols).
const (
	ExtraPrice  = 2 // a disc, raider or step more
	ExpandPrice = 5
	DebtPoints  = 2
)

// Patronage is how many discs in the church area raise a monastery without a lead
// (§church step).
const Patronage = 4

// table holds the figures that depend on the number of players.
type table struct {
	rounds int8 // of the game; the marriage cards in play are as many
	dealt  int8 // cards to each; with three and four one of all is left over
}

// tables are for three players and more (§rounds, §draft phase).
var tables = [...]table{{3, 8}, {4, 6}, {4, 5}}

// keeps is the number of cards that a player keeps of a packet (§draft phase).
const keeps = 2

// regionPoints are for discs in 0 to 8 regions when the game ends (§final scoring).
var regionPoints = [regionCount + 1]int8{0, 0, 0, 1, 1, 3, 5, 7, 10}
