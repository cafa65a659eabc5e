package board

// Two positions to look at and to measure: one like those of a game, and one
// fuller than any game gets.
const (
	richPosition = `
South Mercia: 3 Romans infantry, 1 Romans fort
York: 2 Romans infantry, 1 Romans fort
Essex: 1 Romans infantry, 1 Romans fort
Hwicce: 2 Romans infantry, 1 Romans fort
Wessex: 1 Romans fort
Lindsey: 1 Romans fort
Avalon: 1 Romans fort
North Mercia: 1 Romans fort
Suffolk: 1 Romans fort destroyed
Norfolk: 2 Belgae infantry
Kent: 1 Belgae infantry
Gwynedd: 2 Welsh infantry
Powys: 2 Welsh infantry
Dyfed: 3 Welsh infantry
Devon: 1 Welsh infantry
Cornwall: 1 Welsh infantry
Strathclyde: 3 Brigantes infantry
Galloway: 2 Brigantes infantry
Cumbria: 2 Brigantes infantry, 1 Brigantes Boudicca
Lothian: 1 Brigantes infantry
Alban: 2 Picts infantry
Mar: 2 Picts infantry
Moray: 1 Picts infantry
Dunedin: 2 Picts infantry
Orkneys: 1 Caledonians infantry
Hebrides: 1 Caledonians infantry
Caithness: 2 Caledonians infantry
Atlantic Ocean: 1 Irish infantry
Dalriada: 1 Scots infantry
Frisian Sea: 4 Saxons raiders, 1 Saxons Boudicca
Sussex: 2 Saxons infantry
North Sea: 3 Angles infantry
English Channel: 2 Jutes infantry arriving
Skye: 1 Scots infantry
Irish Sea: 2 Scots infantry
Icelandic Sea: 2 Norsemen infantry`

	crowdedPosition = `
Orkneys: 2 Caledonians infantry, 3 Norsemen raiders, 1 Romans fort
Hebrides: 1 Caledonians infantry, 2 Scots infantry spent
Caithness: 2 Caledonians infantry, 2 Norsemen infantry
Skye: 2 Scots infantry, 1 Norsemen infantry
Moray: 2 Picts infantry, 3 Norwegians infantry
Mar: 1 Picts infantry, 2 Danes raiders, 1 Danes Boudicca
Alban: 2 Picts infantry, 2 Scots infantry
Dalriada: 2 Scots infantry, 2 Dubliners infantry, 1 Dubliners Boudicca
Dunedin: 2 Picts infantry, 3 Angles infantry
Strathclyde: 2 Brigantes infantry, 2 Scots infantry
Lothian: 2 Angles infantry, 1 Brigantes infantry, 1 Angles Boudicca
Bernicia: 2 Angles infantry, 3 Danes infantry
Galloway: 1 Brigantes infantry, 2 Irish infantry
Cumbria: 1 Brigantes infantry, 2 Dubliners infantry
Pennines: 2 Angles infantry, 2 Brigantes infantry
York: 3 Danes infantry, 1 Danes Boudicca, 2 Angles infantry, 1 Romans fort destroyed
Cheshire: 1 Angles infantry, 2 Irish infantry spent, 1 Romans fort
Clwyd: 2 Welsh infantry, 1 Angles infantry
Gwynedd: 2 Welsh infantry, 2 Irish infantry, 1 Romans fort
Powys: 2 Welsh infantry, 2 Saxons infantry
Dyfed: 1 Welsh infantry, 2 Irish raiders
Gwent: 2 Welsh infantry, 2 Saxons infantry
Devon: 1 Welsh infantry, 2 Saxons infantry, 1 Saxons burh
Cornwall: 2 Welsh infantry, 1 Irish infantry
Avalon: 1 Romano-British infantry, 2 Romano-British cavalry, 1 Romano-British Boudicca, 3 Saxons infantry
Wessex: 3 Saxons infantry, 1 Saxons burh, 1 Saxons Boudicca, 2 Normans infantry, 2 Normans cavalry
Sussex: 2 Saxons infantry, 1 Saxons burh, 2 Normans cavalry, 3 Normans infantry, 1 Normans Boudicca
Kent: 2 Jutes infantry, 2 Saxons infantry, 1 Romans fort
Essex: 2 Saxons infantry, 3 Angles infantry, 1 Romans fort
Downlands: 2 Saxons infantry, 2 Belgae infantry
South Mercia: 3 Angles infantry, 2 Saxons infantry, 1 Romans fort destroyed
North Mercia: 2 Angles infantry spent, 2 Danes infantry
Hwicce: 1 Angles infantry, 3 Welsh infantry
March: 2 Angles infantry, 1 Welsh infantry
Lindsey: 2 Danes infantry, 2 Angles infantry
Suffolk: 2 Angles infantry, 2 Danes infantry, 1 Angles Boudicca
Norfolk: 2 Angles infantry, 4 Danes infantry
English Channel: 2 Jutes raiders, 3 Saxons raiders, 4 Normans infantry arriving, 4 Normans cavalry arriving, 2 Romans infantry
Frisian Sea: 4 Saxons raiders, 1 Saxons Boudicca, 3 Angles infantry arriving, 6 Danes raiders, 2 Norwegians infantry
North Sea: 3 Angles infantry, 6 Norwegians infantry arriving, 1 Norwegians Boudicca, 2 Danes raiders
Irish Sea: 2 Scots infantry, 2 Irish raiders, 3 Dubliners infantry arriving
Atlantic Ocean: 1 Irish infantry, 2 Norsemen raiders, 2 Danes infantry
Icelandic Sea: 2 Norsemen infantry, 3 Norwegians infantry, 2 Picts infantry`
)
