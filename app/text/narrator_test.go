package text

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/games"
)

var table = []string{"Ana", "Ben", "Cleo", "Dan", "Eve"}

// narrators speak of a game, one in each language.
func narrators(g engine.Game, codes ...string) []*Narrator {
	var list []*Narrator
	for _, code := range codes {
		list = append(list, NewNarrator(Of(code), g, func(s engine.Seat) string { return table[s] }))
	}
	return list
}

// samples are sentences in the languages that have any: another language needs none.
type samples struct{ en, es, it string }

// sampled lists the languages of samples.
var sampled = []string{"en", "es", "it"}

// in is the sample in a language of those.
func (s samples) in(code string) string {
	switch code {
	case "en":
		return s.en
	case "es":
		return s.es
	case "it":
		return s.it
	}
	panic("text: no samples in " + code)
}

func britain(t *testing.T) engine.Game {
	t.Helper()
	g := games.ByID("britannia-2008")
	if g == nil {
		t.Fatal("Britannia is not among the games")
	}
	return g
}

// board gives the numbers of a lexicon by name.
type board struct {
	t *testing.T
	l *engine.Lexicon
}

func (b board) find(list []string, name string) int {
	b.t.Helper()
	i := slices.Index(list, name)
	if i < 0 && name != "" {
		b.t.Fatalf("no %q in the lexicon", name)
	}
	return i
}

func (b board) area(name string) int8   { return int8(b.find(b.l.Places, name)) }
func (b board) nation(name string) int8 { return int8(b.find(b.l.Sides, name)) }
func (b board) unit(name string) int8   { return int8(b.find(b.l.Whats, name)) }

func (b board) event(kind, side, other, what string, count int16, from, to string) engine.Event {
	return engine.Event{
		Kind: uint8(b.find(b.l.Events, kind)), Side: b.nation(side), Other: b.nation(other),
		What: b.unit(what), Count: count, From: b.area(from), To: b.area(to), Via: engine.None, Via2: engine.None,
	}
}

func TestEvents(t *testing.T) {
	g := britain(t)
	b := board{t, g.Lexicon()}
	led := b.event("march", "Romano-British", "", "cavalry", 3, "York", "Pennines")
	led.Extra = 1
	bonus := b.event("die", "Saxons", "", "infantry", 5, "", "")
	bonus.Extra = 1
	draw := b.event("draw", "", "", "", 2, "", "")
	draw.Extra = 3
	for _, c := range []struct {
		event engine.Event
		want  samples
	}{
		{b.event("round", "", "", "", 6, "", ""), samples{"Round VI", "Turno VI", "Turno VI"}},
		{draw, samples{
			"Dan plays the red nations.",
			"Dan juega con las naciones rojas.",
			"Dan gioca con le nazioni rosse.",
		}},
		{b.event("leaderLeaves", "Danes", "", "Ivar and Halfdan", 0, "York", ""), samples{
			"Ivar and Halfdan leave the board.",
			"Ivar y Halfdan dejan el tablero.",
			"Ivar e Halfdan lasciano il tabellone.",
		}},
		{b.event("leaderLeaves", "Danes", "", "Cnut", 0, "York", ""), samples{
			"Cnut leaves the board.",
			"Canuto deja el tablero.",
			"Cnut lascia il tabellone.",
		}},
		{b.event("arrive", "Saxons", "", "infantry", 8, "", "Frisian Sea"), samples{
			"The Saxons receive 8 infantry in the Frisian Sea.",
			"Los sajones reciben 8 infanterías en el Mar de Frisia.",
			"I Sassoni ricevono 8 fanterie nel Mar di Frisia.",
		}},
		{b.event("arrive", "Saxons", "", "Aelle", 1, "", "Frisian Sea"), samples{
			"The Saxons receive Aelle in the Frisian Sea.",
			"Los sajones reciben a Aelle en el Mar de Frisia.",
			"I Sassoni ricevono Aelle nel Mar di Frisia.",
		}},
		{b.event("march", "Romans", "", "infantry", 1, "English Channel", "Essex"), samples{
			"The Romans move 1 infantry from the English Channel to Essex.",
			"Los romanos mueven 1 infantería del Canal de la Mancha a Essex.",
			"I Romani muovono 1 fanteria dalla Manica nell’Essex.",
		}},
		{led, samples{
			"The Romano-British move 3 cavalry and their leader from York to the Pennines.",
			"Los romano-británicos mueven 3 caballerías y a su líder de York a los Pennines.",
			"I Romano-Britannici muovono 3 cavallerie e il comandante da York nei Pennines.",
		}},
		{b.event("battle", "Irish", "Jutes", "", 0, "", "Kent"), samples{
			"The Irish attack the Jutes in Kent.",
			"Los irlandeses atacan a los jutos en Kent.",
			"Gli Irlandesi attaccano gli Juti nel Kent.",
		}},
		{bonus, samples{"Saxons, infantry: 5 + 1", "Sajones, infantería: 5 + 1", "Sassoni, fanteria: 5 + 1"}},
		{b.event("hit", "Romano-British", "Saxons", "Arthur", 1, "York", ""), samples{
			"The Romano-British lose Arthur in York.",
			"Los romano-británicos pierden a Arturo en York.",
			"I Romano-Britannici perdono Artù a York.",
		}},
		{b.event("retreat", "Welsh", "", "infantry", 2, "North Mercia", "Hwicce"), samples{
			"The Welsh retreat from North Mercia to Hwicce: 2 infantry.",
			"Los galeses se retiran de North Mercia a Hwicce: 2 infanterías.",
			"I Gallesi si ritirano dalla North Mercia in Hwicce: 2 fanterie.",
		}},
		{b.event("battleEnd", "", "Jutes", "", 0, "", "Orkneys"), samples{
			"No one survives in the Orkneys.",
			"No queda nadie en las Orkneys.",
			"Non resta nessuno nelle Orkneys.",
		}},
		{b.event("submit", "Welsh", "Romans", "", 0, "", ""), samples{
			"The Welsh submit to the Romans.",
			"Los galeses se someten a los romanos.",
			"I Gallesi si sottomettono ai Romani.",
		}},
		{b.event("perish", "Welsh", "Romans", "", 0, "", ""), samples{
			"The Welsh have no army left on the board.",
			"Los galeses ya no tienen ningún ejército en el tablero.",
			"I Gallesi non hanno più armate sul tabellone.",
		}},
		{b.event("replace", "Romano-British", "", "fort", 0, "", "Strathclyde"), samples{
			"The Roman fort in Strathclyde becomes a Romano-British army.",
			"El fuerte romano de Strathclyde pasa a ser un ejército romano-británico.",
			"Il forte romano nello Strathclyde diventa un’armata romano-britannica.",
		}},
		{b.event("abandon", "Welsh", "Romans", "", 0, "", ""), samples{
			"The Romans do not allow the Welsh to leave areas empty.",
			"Los romanos no permiten a los galeses dejar áreas vacías.",
			"I Romani non permettono ai Gallesi di lasciare aree vuote.",
		}},
		{b.event("vote", "Angles", "", "", 4, "", ""), samples{
			"The Angles vote in secret.", "Los anglos votan en secreto.", "Gli Angli votano in segreto.",
		}},
		{b.event("vote", "Angles", "Saxons", "", 1, "", ""), samples{
			"The Angles give 1 vote to the Saxons.",
			"Los anglos dan 1 voto a los sajones.",
			"Gli Angli danno 1 voto ai Sassoni.",
		}},
		{b.event("bretwalda", "", "", "", 0, "", ""), samples{"There is no Bretwalda.", "No hay Bretwalda.", "Nessun Bretwalda."}},
		{b.event("king", "Normans", "", "William", 0, "", ""), samples{
			"William becomes King of England.", "Guillermo es Rey de Inglaterra.", "Guglielmo diventa Re d’Inghilterra.",
		}},
		{b.event("scoreLimit", "Welsh", "", "", -3, "", ""), samples{
			"The Welsh lose 3 points over their limit.",
			"Los galeses pierden 3 puntos por pasar su límite.",
			"I Gallesi perdono 3 punti oltre il loro limite.",
		}},
		{b.event("scoreSubject", "Brigantes", "Angles", "", -1, "", ""), samples{
			"The Brigantes lose 1 point: subjects of the Angles score half.",
			"Los brigantes pierden 1 punto: sometidos a los anglos, solo suman la mitad.",
			"I Briganti perdono 1 punto: sottomessi agli Angli, ne fanno solo metà.",
		}},
		{b.event("scoreGeneric", "Normans", "Saxons", "Harold", 6, "York", ""), samples{
			"The Normans score 6 points for the fall of Harold.",
			"Los normandos suman 6 puntos por la caída de Harold.",
			"I Normanni guadagnano 6 punti per la caduta di Harold.",
		}},
		{b.event("scoreGeneric", "Danes", "", "", 1, "", ""), samples{
			"The Danes score 1 point for a special line of their card.",
			"Los daneses suman 1 punto por una línea especial de su tarjeta.",
			"I Danesi guadagnano 1 punto per una riga speciale della scheda.",
		}},
		{b.event("scoreEliminate", "Picts", "Romans", "fort", 6, "York", ""), samples{
			"The Picts score 6 points for eliminating a fort of the Romans in York.",
			"Los pictos suman 6 puntos por eliminar un fuerte de los romanos en York.",
			"I Pitti guadagnano 6 punti per aver eliminato un forte dei Romani a York.",
		}},
		{b.event("scoreEliminate", "Jutes", "Romano-British", "Arthur", 1, "Kent", ""), samples{
			"The Jutes score 1 point for eliminating Arthur of the Romano-British in Kent.",
			"Los jutos suman 1 punto por eliminar a Arturo de los romano-británicos en Kent.",
			"Gli Juti guadagnano 1 punto per aver eliminato Artù dei Romano-Britannici nel Kent.",
		}},
	} {
		for _, h := range narrators(g, sampled...) {
			if got := h.Event(c.event); got != c.want.in(h.Code()) {
				t.Errorf("%s:\n got %s\nwant %s", h.Code(), got, c.want.in(h.Code()))
			}
		}
	}
}

func (b board) turn(ask string, seat engine.Seat, side, other, place string, count int8) engine.Turn {
	return engine.Turn{
		Seat: seat, Kind: uint8(b.find(b.l.Asks, ask)), Side: b.nation(side), Other: b.nation(other),
		Place: b.area(place), Count: count, Roller: engine.Nobody,
	}
}

func TestTurns(t *testing.T) {
	g := britain(t)
	b := board{t, g.Lexicon()}
	draw := b.turn("colours", engine.Nature, "", "", "", 0)
	draw.Roller = 1
	for _, c := range []struct {
		turn  engine.Turn
		title samples
		hint  samples
	}{
		{draw,
			samples{"Who plays which nations?", "¿Quién lleva cada nación?", "Chi guida le nazioni?"},
			samples{"Choose the nations for Ben.", "Elige las naciones de Ben.", "Scegli le nazioni di Ben."}},
		{b.turn("march", 2, "Saxons", "", "", 0),
			samples{"Saxons: move", "Sajones: movimiento", "Sassoni: movimento"},
			samples{"Choose an army, then its destination.", "Elige un ejército y luego su destino.", "Scegli un’armata, poi la destinazione."}},
		{b.turn("place", 2, "Welsh", "", "", 1),
			samples{"Welsh: new armies", "Galeses: ejércitos nuevos", "Gallesi: nuove armate"},
			samples{"Choose an area. 1 army left to place.", "Elige un área. Queda 1 ejército por colocar.", "Scegli un’area. Resta 1 armata da piazzare."}},
		{b.turn("growth", 0, "Romans", "Irish", "", 0),
			samples{"Irish: population", "Irlandeses: población", "Irlandesi: popolazione"},
			samples{"Let the Irish grow at the full rate, or only at half?", "¿Dejas crecer a los irlandeses del todo o solo a la mitad?", "Lasci crescere gli Irlandesi per intero o solo per metà?"}},
		{b.turn("defenderRetreat", 3, "Picts", "Scots", "Hebrides", 0),
			samples{"Picts: retreat from the Hebrides?", "Pictos: ¿retirada de las Hebrides?", "Pitti: ritirata dalle Hebrides?"},
			samples{"The Scots attack: choose where to retreat, or fight on.", "Los escotos atacan: elige adónde te retiras, o sigue luchando.", "Gli Scotti attaccano: scegli dove ritirarti, o combatti ancora."}},
		{b.turn("ballot", 3, "", "", "", 0),
			samples{"Open or secret vote?", "¿Voto abierto o secreto?", "Voto palese o segreto?"},
			samples{"Dan may ask for a secret vote.", "Dan puede pedir voto secreto.", "Dan può chiedere il voto segreto."}},
	} {
		for _, h := range narrators(g, sampled...) {
			if got := h.Title(c.turn); got != c.title.in(h.Code()) {
				t.Errorf("%s: title %q, want %q", h.Code(), got, c.title.in(h.Code()))
			}
			if got := h.Hint(c.turn); got != c.hint.in(h.Code()) {
				t.Errorf("%s: hint %q, want %q", h.Code(), got, c.hint.in(h.Code()))
			}
		}
	}
}

func (b board) choice(verb, what string, count, extra int8, from, to, via, via2 string) engine.Choice {
	return engine.Choice{
		Verb: uint8(b.find(b.l.Verbs, verb)), What: b.unit(what), Count: count, Extra: extra,
		From: b.area(from), To: b.area(to), Via: b.area(via), Via2: b.area(via2),
	}
}

func TestChoices(t *testing.T) {
	g := britain(t)
	b := board{t, g.Lexicon()}
	march := b.turn("march", 2, "Romans", "", "", 0)
	vote := b.choice("vote", "", 0, 0, "", "", "", "")
	vote.What = b.nation("Angles")
	for _, c := range []struct {
		turn   engine.Turn
		choice engine.Choice
		label  samples
		say    samples
	}{
		{march, b.choice("march", "infantry", 2, 0, "Sussex", "Kent", "", ""),
			samples{"Move", "Mover", "Muovi"},
			samples{"Move 2 infantry from Sussex to Kent.", "Mover 2 infanterías de Sussex a Kent.", "Muovi 2 fanterie dal Sussex nel Kent."}},
		{march, b.choice("march", "infantry", 1, 0, "Kent", "York", "Essex", "Lindsey"),
			samples{"Move", "Mover", "Muovi"},
			samples{
				"Move 1 infantry from Kent to York by way of Essex and Lindsey.",
				"Mover 1 infantería de Kent a York pasando por Essex y por Lindsey.",
				"Muovi 1 fanteria dal Kent a York passando dall’Essex e da Lindsey.",
			}},
		{march, b.choice("march", "infantry", 6, 0, "English Channel", "Essex", "", "Kent"),
			samples{"Move", "Mover", "Muovi"},
			samples{
				"Move 6 infantry from the English Channel to Essex by way of Kent.",
				"Mover 6 infanterías del Canal de la Mancha a Essex pasando por Kent.",
				"Muovi 6 fanterie dalla Manica nell’Essex passando dal Kent.",
			}},
		{march, b.choice("march", "infantry", 1, 0, "Kent", "Wessex", "Sussex", "Sussex"),
			samples{"Move", "Mover", "Muovi"},
			samples{
				"Move 1 infantry from Kent to Wessex by way of Sussex.",
				"Mover 1 infantería de Kent a Wessex pasando por Sussex.",
				"Muovi 1 fanteria dal Kent nel Wessex passando dal Sussex.",
			}},
		{march, b.choice("lead", "cavalry", 1, 2, "York", "Lothian", "", ""),
			samples{"Move", "Mover", "Muovi"},
			samples{
				"Move 1 infantry, 2 cavalry and their leader from York to Lothian.",
				"Mover 1 infantería, 2 caballerías y su líder de York a Lothian.",
				"Muovi 1 fanteria, 2 cavallerie e il comandante da York nel Lothian.",
			}},
		{march, b.choice("end", "", 0, 0, "", "", "", ""),
			samples{"End turn", "Terminar turno", "Fine turno"},
			samples{"End movement for the Romans.", "Terminar el movimiento de los romanos.", "Termina il movimento dei Romani."}},
		{b.turn("lost", 1, "Picts", "", "York", 0), b.choice("lose", "raiders", 0, 0, "Mar", "", "", ""),
			samples{"1 raider, from Mar", "1 incursor, de Mar", "1 predone, da Mar"},
			samples{"Lose 1 raider that came from Mar.", "Perder 1 incursor que vino de Mar.", "Perdi 1 predone che viene da Mar."}},
		{b.turn("lost", 1, "Picts", "", "York", 0), b.choice("lose", "infantry", 0, 0, "", "", "", ""),
			samples{"1 infantry", "1 infantería", "1 fanteria"},
			samples{"Lose 1 infantry.", "Perder 1 infantería.", "Perdi 1 fanteria."}},
		{b.turn("submit", 1, "Welsh", "Romans", "", 0), b.choice("refuse", "", 0, 0, "", "", "", ""),
			samples{"Stay free", "Seguir libres", "Restare liberi"},
			samples{"Do not submit to the Romans.", "No someterse a los romanos.", "Non sottometterti ai Romani."}},
		{b.turn("abandon", 1, "Romans", "Welsh", "", 0), b.choice("refuse", "", 0, 0, "", "", "", ""),
			samples{"Refuse", "Rechazar", "Rifiuta"},
			samples{"Make the Welsh keep every area.", "Exigir a los galeses que no dejen ningún área vacía.", "Vieta ai Gallesi di lasciare aree vuote."}},
		{b.turn("defenderRetreat", 1, "Angles", "", "York", 0), b.choice("retreatLed", "", 0, 0, "York", "Bernicia", "", ""),
			samples{"Retreat", "Retirarse", "Ritirati"},
			samples{"Retreat only the leader to Bernicia.", "Retirar solo al líder a Bernicia.", "Ritira il solo comandante in Bernicia."}},
		{b.turn("companion", 1, "Romano-British", "", "", 0), b.choice("place", "Arthur", 0, 0, "", "Avalon", "", ""),
			samples{"Place", "Colocar", "Piazza"},
			samples{"Place Arthur and his cavalry in Avalon.", "Colocar a Arturo y su caballería en Avalon.", "Piazza Artù e la sua cavalleria in Avalon."}},
		{b.turn("leader", 1, "Saxons", "", "", 0), b.choice("place", "Alfred", 0, 0, "", "Wessex", "", ""),
			samples{"Place", "Colocar", "Piazza"},
			samples{"Place Alfred in Wessex.", "Colocar a Alfredo en Wessex.", "Piazza Alfredo nel Wessex."}},
		{b.turn("vote", 1, "Saxons", "", "", 0), vote,
			samples{"Angles", "Anglos", "Angli"},
			samples{"Vote for the Angles.", "Votar a los anglos.", "Vota per gli Angli."}},
		{b.turn("roll", engine.Nature, "Saxons", "", "Kent", 0), b.choice("roll", "", 5, 0, "", "", "", ""),
			samples{"5", "5", "5"},
			samples{"The die shows 5.", "El dado muestra 5.", "Il dado mostra 5."}},
		{b.turn("normanCavalry", 1, "Normans", "", "", 0), b.choice("muster", "", 1, 0, "", "", "", ""),
			samples{"1 cavalry", "1 caballería", "1 cavalleria"},
			samples{"Take 1 cavalry.", "Llevar 1 caballería.", "Porta 1 cavalleria."}},
	} {
		for _, h := range narrators(g, sampled...) {
			if got := h.Label(c.turn, c.choice); got != c.label.in(h.Code()) {
				t.Errorf("%s: label %q, want %q", h.Code(), got, c.label.in(h.Code()))
			}
			if got := h.Choice(c.turn, c.choice); got != c.say.in(h.Code()) {
				t.Errorf("%s:\n got %s\nwant %s", h.Code(), got, c.say.in(h.Code()))
			}
		}
	}
}
