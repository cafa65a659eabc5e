package text

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/games"
)

func wales(t *testing.T) (board, []*Narrator) {
	t.Helper()
	g := games.ByID("marcher-lords")
	if g == nil {
		t.Fatal("The Marcher Lords is not among the games")
	}
	return board{t, g.Lexicon()}, narrators(g, sampled...)
}

func TestEventsOfTheMarcherLords(t *testing.T) {
	b, said := wales(t)
	with := func(extra int16, e engine.Event) engine.Event {
		e.Extra = extra
		return e
	}
	for _, c := range []struct {
		event engine.Event
		want  samples
	}{
		{b.event("phase", "", "", "", 6, "", ""), samples{"Strategic movement phase", "Fase de movimiento estratégico", "Fase di movimento strategico"}},
		{b.event("place", "Normans", "", "hugh", 1, "", "Nantwich"), samples{
			"The Normans place Hugh of Avranches in Nantwich.",
			"Los normandos colocan a Hugo de Avranches en Nantwich.",
			"I Normanni piazzano Ugo d’Avranches a Nantwich.",
		}},
		{b.event("levy", "Welsh", "", "", 0, "", "Arfon"), samples{
			"The Welsh levy a counter, face down, in Arfon.",
			"Los galeses reclutan una ficha, boca abajo, en Arfon.",
			"I Gallesi arruolano un segnalino, coperto, nell’Arfon.",
		}},
		{b.event("mobilise", "", "", "Morgannwg", 0, "", ""), samples{"Morgannwg mobilises.", "Morgannwg se moviliza.", "Il Morgannwg si mobilita."}},
		{b.event("event", "Welsh", "", "castleBurned", 0, "", ""), samples{"Welsh: Castle burned", "Galeses: Castillo incendiado", "Gallesi: Castello in fiamme"}},
		{b.event("vikings", "", "", "", 3, "", "Môn"), samples{"3 Vikings land in Môn.", "Desembarcan 3 vikingos en Môn.", "Sbarcano 3 vichinghi a Môn."}},
		{b.event("picked", "", "", "", 0, "", "Elfael"), samples{"Elfael is drawn.", "Sale Elfael.", "Viene estratto l’Elfael."}},
		{b.event("picked", "Normans", "", "Gwent", 0, "", ""), samples{
			"Gwent skips its next levy.", "Gwent se salta su próxima leva.", "Il Gwent salta la prossima leva.",
		}},
		{b.event("picked", "", "", "rhys", 0, "", ""), samples{
			"Rhys ap Tewdwr is drawn.", "Sale Rhys ap Tewdwr.", "Viene estratto Rhys ap Tewdwr.",
		}},
		{b.event("remove", "Welsh", "", "", 1, "Rhos", ""), samples{
			"The Welsh remove 1 counter face down from Rhos.",
			"Los galeses retiran 1 ficha boca abajo de Rhos.",
			"I Gallesi tolgono 1 segnalino coperto dal Rhos.",
		}},
		{b.event("march", "Normans", "", "william", 1, "Hereford", "Gwent Iscoed"), samples{
			"The Normans move William fitz Osbern from Hereford to Gwent Iscoed.",
			"Los normandos mueven a Guillermo Fitz Osbern de Hereford a Gwent Iscoed.",
			"I Normanni muovono Guglielmo fitz Osbern da Hereford nel Gwent Iscoed.",
		}},
		{with(-1, b.event("supply", "Normans", "", "", 7, "", "Gwent Uwchcoed")), samples{
			"Normans, supply for Gwent Uwchcoed: rolled 7, needed 3",
			"Normandos, suministro para Gwent Uwchcoed: sale 7, hace falta 3",
			"Normanni, rifornimento per il Gwent Uwchcoed: esce 7, serve 3",
		}},
		{with(-2, b.event("supply", "Normans", "", "", 1, "", "Rhos")), samples{
			"Normans, supply for Rhos: rolled 1, needed 4",
			"Normandos, suministro para Rhos: sale 1, hace falta 4",
			"Normanni, rifornimento per il Rhos: esce 1, serve 4",
		}},
		{b.event("supply", "Welsh", "", "", 7, "", "Chester"), samples{
			"Welsh, supply for Chester: rolled 7, needed 2", "Galeses, suministro para Chester: sale 7, hace falta 2", "Gallesi, rifornimento per Chester: esce 7, serve 2",
		}},
		{with(1, b.event("crossing", "Welsh", "", "", 5, "", "Môn")), samples{
			"Welsh, the Menai: 5; they cross to Môn.",
			"Galeses, el Menai: 5; cruzan a Môn.",
			"Gallesi, il Menai: 5; passano a Môn.",
		}},
		{b.event("crossing", "Welsh", "", "", 4, "", "Môn"), samples{
			"Welsh, the Menai: 4; they do not cross to Môn.",
			"Galeses, el Menai: 4; no cruzan a Môn.",
			"Gallesi, il Menai: 4; non passano a Môn.",
		}},
		{with(3, b.event("siege", "Welsh", "", "", 4, "", "Gwent Iscoed")), samples{
			"Welsh, siege in Gwent Iscoed: rolled 4, needed 2",
			"Galeses, asedio en Gwent Iscoed: sale 4, hace falta 2",
			"Gallesi, assedio nel Gwent Iscoed: esce 4, serve 2",
		}},
		{with(1, b.event("die", "Normans", "Welsh", "norman knight", 3, "", "")), samples{
			"Normans, knight: 3 + 1", "Normandos, caballero: 3 + 1", "Normanni, cavaliere: 3 + 1",
		}},
		{b.event("hit", "Welsh", "Normans", "gruffydd", 1, "Arfon", ""), samples{
			"The Welsh lose Gruffydd ap Cynan in Arfon.",
			"Los galeses pierden a Gruffydd ap Cynan en Arfon.",
			"I Gallesi perdono Gruffydd ap Cynan nell’Arfon.",
		}},
		{b.event("banner", "Normans", "", "", 2, "", "Elfael"), samples{
			"Elfael comes under William’s banner.",
			"Elfael queda bajo el estandarte de Guillermo.",
			"L’Elfael passa sotto lo stendardo di Guglielmo.",
		}},
		{b.event("result", "Normans", "", "", 1, "", ""), samples{"The Normans win.", "Ganan los normandos.", "Vincono i Normanni."}},
		{b.event("result", "Normans", "", "", 2, "", ""), samples{
			"The Normans win a major victory.", "Los normandos logran una victoria mayor.", "I Normanni ottengono una vittoria maggiore.",
		}},
		{b.event("result", "", "", "", 1, "", ""), samples{"A draw: no one wins.", "Empate: no gana nadie.", "Pareggio: non vince nessuno."}},
		{b.event("scoreKing", "Welsh", "", "", -2, "", ""), samples{
			"The Welsh lose 2 points for the fall of a king.",
			"Los galeses pierden 2 puntos por la caída de un rey.",
			"I Gallesi perdono 2 punti per la caduta di un re.",
		}},
		{b.event("scoreEarldom", "Welsh", "", "", 2, "", "Ludlow"), samples{
			"The Welsh score 2 points for an earldom zone: Ludlow.",
			"Los galeses suman 2 puntos por una zona de los condados: Ludlow.",
			"I Gallesi guadagnano 2 punti per una zona delle contee: Ludlow.",
		}},
		{b.event("scoreEarldom", "Normans", "", "", -2, "", "Ludlow"), samples{
			"The Normans lose 2 points for an earldom zone in Welsh hands: Ludlow.",
			"Los normandos pierden 2 puntos por una zona de los condados en manos galesas: Ludlow.",
			"I Normanni perdono 2 punti per una zona delle contee in mano gallese: Ludlow.",
		}},
	} {
		for _, h := range said {
			if got := h.Event(c.event); got != c.want.in(h.Code()) {
				t.Errorf("%s:\n got %s\nwant %s", h.Code(), got, c.want.in(h.Code()))
			}
		}
	}
}

func TestChoicesOfTheMarcherLords(t *testing.T) {
	b, said := wales(t)
	march := b.turn("march", 0, "Normans", "", "", 0)
	reinforce := b.turn("reinforce", 0, "Normans", "", "", 0)
	for _, c := range []struct {
		turn   engine.Turn
		choice engine.Choice
		label  samples
		say    samples
	}{
		{march, b.choice("march", "hugh", 1, 0, "Chester", "Tegeingl", "", ""),
			samples{"Move", "Mover", "Muovi"},
			samples{
				"Move Hugh of Avranches from Chester to Tegeingl.",
				"Mover a Hugo de Avranches de Chester a Tegeingl.",
				"Muovi Ugo d’Avranches da Chester nel Tegeingl.",
			}},
		{march, b.choice("advance", "", 0, 0, "", "Elfael", "", ""),
			samples{"Roll supply", "Tirar suministro", "Rifornimento"},
			samples{
				"Roll supply for the invasion of Elfael, then advance.",
				"Tirar el suministro para Elfael y avanzar.",
				"Tira il rifornimento per l’invasione dell’Elfael, poi avanza.",
			}},
		{march, b.choice("end", "", 0, 0, "", "", "", ""),
			samples{"End moves", "Terminar", "Fine mosse"},
			samples{
				"End movement for the Normans. When every commander is done, the invasions roll for supply.",
				"Terminar el movimiento de los normandos. Cuando acaben todos los comandantes, se tira suministro para las invasiones.",
				"Termina il movimento dei Normanni. Quando tutti i comandanti hanno finito, si tira il rifornimento delle invasioni.",
			}},
		{b.turn("strategic", 0, "Normans", "", "", 0), b.choice("end", "", 0, 0, "", "", "", ""),
			samples{"End turn", "Terminar turno", "Fine turno"},
			samples{
				"End the strategic move for the Normans.",
				"Terminar el movimiento estratégico de los normandos.",
				"Termina il movimento strategico dei Normanni.",
			}},
		{reinforce, b.choice("place", "", 0, 0, "", "Chester", "", ""),
			samples{"Place", "Colocar", "Piazza"},
			samples{"Place the counters in Chester.", "Colocar las fichas en Chester.", "Piazza i segnalini a Chester."}},
		{b.turn("irishLanding", 1, "Welsh", "", "", 0), b.choice("place", "irish", 0, 0, "", "Arfon", "", ""),
			samples{"Place an Irish auxiliary", "Colocar un auxiliar irlandés", "Piazza un ausiliario irlandese"},
			samples{"Place an Irish auxiliary in Arfon.", "Colocar un auxiliar irlandés en Arfon.", "Piazza un ausiliario irlandese nell’Arfon."}},
		{b.turn("draw", engine.Nature, "Welsh", "", "Arfon", 1), b.choice("draw", "welsh archer", 2, 0, "", "", "", ""),
			samples{"Archer", "Arquero", "Arciere"},
			samples{"Draw an archer.", "Sacar un arquero.", "Pesca un arciere."}},
		{b.turn("siege", 1, "Welsh", "", "Chester", 0), b.choice("siege", "", 0, 0, "", "", "", ""),
			samples{"Besiege", "Asediar", "Assedia"},
			samples{"Besiege the castle in Chester.", "Asediar el castillo de Chester.", "Assedia il castello a Chester."}},
		{b.turn("defenderRetreat", 1, "Welsh", "Normans", "Elfael", 0), b.choice("retreat", "", 0, 0, "", "Buellt", "", ""),
			samples{"Retreat", "Retirarse", "Ritirati"},
			samples{"Retreat to Buellt.", "Retirarse a Buellt.", "Ritirati nel Buellt."}},
		{b.turn("recall", 0, "Normans", "", "Ludlow", 0), b.choice("remove", "norman knight", 0, 0, "Ludlow", "", "", ""),
			samples{"Remove", "Retirar", "Togli"},
			samples{"Remove 1 knight from Ludlow.", "Retirar 1 caballero de Ludlow.", "Togli 1 cavaliere da Ludlow."}},
	} {
		for _, h := range said {
			if got := h.Label(c.turn, c.choice); got != c.label.in(h.Code()) {
				t.Errorf("%s: label %q, want %q", h.Code(), got, c.label.in(h.Code()))
			}
			if got := h.Choice(c.turn, c.choice); got != c.say.in(h.Code()) {
				t.Errorf("%s:\n got %s\nwant %s", h.Code(), got, c.say.in(h.Code()))
			}
		}
	}
}
