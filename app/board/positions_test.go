package board

// Positions to look at and to measure: like those of a game, and fuller than any
// game gets.
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

	fullWales = `
Chester: 1 Normans norman knight, 2 Normans norman infantry, 1 Normans hugh, 1 Normans castle
Nantwich: 1 Normans norman knight, 2 Normans norman infantry, 1 Normans castle
Shrewsbury: 1 Normans norman knight, 2 Normans norman infantry, 1 Normans castle, 1 Normans roger
Ludlow: 1 Normans norman knight, 2 Normans norman infantry, 2 Normans norman archer, 1 Normans face down, 1 Normans castle
Hereford: 3 Normans norman knight, 2 Normans norman infantry spent, 1 Normans norman archer, 1 Normans castle, 1 Normans william
Archenfield: 1 Normans norman knight, 2 Normans norman infantry, 1 Normans castle, 2 Normans face down
Elfael: 1 Normans norman infantry, 1 Normans castle, 2 Normans banner
Maelienydd: 1 Normans norman knight spent, 1 Normans banner
Gwerthrynion: 1 Welsh welsh infantry
Buellt: 1 Normans norman infantry, 1 Welsh welsh infantry, 1 Normans castle, 2 Normans banner
Caereinion: 2 Welsh welsh infantry, 1 Welsh welsh archer, 1 Welsh face down
Mechain: 1 Welsh welsh infantry, 1 Welsh teulu
Iâl: 1 Normans norman infantry, 1 Normans castle, 0 Normans banner
Tegeingl: 2 Welsh welsh infantry, 1 Welsh welsh archer
Rhos: 1 Welsh welsh infantry
Arfon: 1 Welsh welsh infantry, 1 Welsh teulu, 1 Welsh gruffydd
Môn: 1 Vikings viking, 1 Welsh welsh infantry
Meirionnydd: 1 Welsh welsh infantry, 1 Welsh face down
Arwystli: 1 Welsh welsh infantry spent, 2 Welsh welsh archer spent
Penweddig: 1 Welsh welsh infantry, 2 Welsh irish
Cantref Mawr: 1 Welsh welsh infantry
Cantref Bychan: 2 Welsh welsh infantry, 1 Welsh rhys, 1 Welsh teulu
Is Aeron: 1 Welsh welsh infantry
Cemais: 1 Welsh welsh infantry
Penfro: 3 Vikings viking, 1 Normans castle
Cantref Gwarthaf: 1 Welsh welsh infantry
Brycheiniog: 1 Normans norman knight, 2 Normans norman infantry, 1 Welsh welsh infantry, 1 Welsh welsh archer, 1 Normans castle
Gwent Uwchcoed: 2 Normans norman infantry, 1 Normans norman gwent archer, 1 Normans castle, 2 Normans banner
Gwent Iscoed: 1 Welsh welsh infantry, 2 Welsh welsh gwent archer, 1 Welsh face down
Gwynllŵg: 1 Welsh welsh infantry, 1 Welsh teulu
Senghenydd: 1 Welsh welsh infantry
Gorfynydd: 1 Welsh welsh infantry, 1 Welsh welsh archer
Gŵyr: 1 Welsh welsh infantry`

	crowdedWales = `
Chester: 1 Normans norman knight, 1 Normans norman infantry spent, 2 Normans norman archer, 1 Normans norman gwent archer, 1 Welsh welsh archer, 1 Normans castle
Nantwich: 2 Normans norman knight, 2 Normans norman infantry, 2 Normans face down, 2 Welsh welsh infantry, 1 Normans castle
Shrewsbury: 3 Normans norman knight, 3 Normans norman infantry, 2 Normans norman archer, 1 Normans castle
Ludlow: 1 Normans norman knight, 4 Normans norman infantry, 1 Welsh welsh infantry, 1 Welsh welsh archer, 1 Welsh teulu, 1 Normans castle
Hereford: 2 Normans norman knight, 1 Normans norman infantry, 2 Normans norman archer, 1 Normans norman gwent archer, 2 Normans face down, 1 Normans hugh, 1 Normans castle
Archenfield: 3 Normans norman knight, 2 Normans norman infantry spent, 3 Welsh welsh infantry, 2 Welsh irish, 1 Normans castle
Môn: 1 Normans norman knight, 3 Normans norman infantry, 2 Normans norman archer, 1 Welsh welsh archer, 1 Normans castle, 0 Normans banner
Arfon: 2 Normans norman knight, 4 Normans norman infantry, 2 Normans face down, 2 Welsh welsh infantry, 1 Normans castle, 1 Normans banner
Rhos: 3 Normans norman knight, 1 Normans norman infantry, 2 Normans norman archer, 1 Normans norman gwent archer, 1 Welsh gruffydd, 1 Normans castle, 2 Normans banner
Tegeingl: 1 Normans norman knight, 2 Normans norman infantry, 1 Welsh welsh infantry, 1 Welsh welsh archer, 1 Normans castle, 0 Normans banner
Meirionnydd: 2 Normans norman knight, 3 Normans norman infantry spent, 2 Normans norman archer, 2 Normans face down, 1 Welsh teulu, 1 Normans castle, 1 Normans banner
Iâl: 3 Normans norman knight, 4 Normans norman infantry, 3 Welsh welsh infantry, 1 Normans castle, 2 Normans banner
Mechain: 1 Normans norman knight, 1 Normans norman infantry, 2 Normans norman archer, 1 Normans norman gwent archer, 1 Welsh welsh archer, 1 Normans castle, 0 Normans banner
Caereinion: 2 Normans norman knight, 2 Normans norman infantry, 2 Normans face down, 2 Welsh welsh infantry, 1 Normans roger, 1 Normans castle, 1 Normans banner
Arwystli: 3 Normans norman knight, 3 Normans norman infantry, 2 Normans norman archer, 1 Normans castle, 2 Normans banner
Maelienydd: 1 Normans norman knight, 4 Normans norman infantry spent, 1 Welsh welsh infantry, 1 Welsh welsh archer, 1 Normans castle, 0 Normans banner
Gwerthrynion: 2 Normans norman knight, 1 Normans norman infantry, 2 Normans norman archer, 1 Normans norman gwent archer, 2 Normans face down, 2 Welsh irish, 1 Normans castle, 1 Normans banner
Buellt: 3 Normans norman knight, 2 Normans norman infantry, 3 Welsh welsh infantry, 1 Welsh teulu, 1 Normans castle, 2 Normans banner
Elfael: 1 Normans norman knight, 3 Normans norman infantry, 2 Normans norman archer, 1 Welsh welsh archer, 1 Normans castle, 0 Normans banner
Gwent Uwchcoed: 2 Normans norman knight, 4 Normans norman infantry, 2 Normans face down, 2 Welsh welsh infantry, 1 Normans castle, 1 Normans banner
Gwent Iscoed: 3 Normans norman knight, 1 Normans norman infantry spent, 2 Normans norman archer, 1 Normans norman gwent archer, 1 Welsh rhys, 1 Normans castle, 2 Normans banner
Gwynllŵg: 1 Normans norman knight, 2 Normans norman infantry, 1 Welsh welsh infantry, 1 Welsh welsh archer, 1 Normans castle, 0 Normans banner
Senghenydd: 2 Normans norman knight, 3 Normans norman infantry, 2 Normans norman archer, 2 Normans face down, 1 Normans william, 1 Normans castle, 1 Normans banner
Gorfynydd: 3 Normans norman knight, 4 Normans norman infantry, 3 Welsh welsh infantry, 1 Normans castle, 2 Normans banner
Brycheiniog: 1 Normans norman knight, 1 Normans norman infantry, 2 Normans norman archer, 1 Normans norman gwent archer, 1 Welsh welsh archer, 1 Welsh teulu, 1 Normans castle, 0 Normans banner
Cantref Bychan: 2 Normans norman knight, 2 Normans norman infantry spent, 2 Normans face down, 2 Welsh welsh infantry, 1 Normans castle, 1 Normans banner
Gŵyr: 3 Normans norman knight, 3 Normans norman infantry, 2 Normans norman archer, 1 Normans castle, 2 Normans banner
Cantref Mawr: 1 Normans norman knight, 4 Normans norman infantry, 1 Welsh welsh infantry, 1 Welsh welsh archer, 2 Welsh irish, 1 Normans castle, 0 Normans banner
Is Aeron: 2 Normans norman knight, 1 Normans norman infantry, 2 Normans norman archer, 1 Normans norman gwent archer, 2 Normans face down, 1 Normans castle, 1 Normans banner
Penweddig: 3 Normans norman knight, 2 Normans norman infantry, 3 Welsh welsh infantry, 1 Normans castle, 2 Normans banner
Cemais: 1 Normans norman knight, 3 Normans norman infantry spent, 2 Normans norman archer, 1 Welsh welsh archer, 1 Normans castle, 0 Normans banner
Penfro: 2 Normans norman knight, 4 Normans norman infantry, 2 Normans face down, 2 Welsh welsh infantry, 1 Welsh teulu, 1 Normans castle, 1 Normans banner
Cantref Gwarthaf: 3 Normans norman knight, 1 Normans norman infantry, 2 Normans norman archer, 1 Normans norman gwent archer, 1 Normans castle, 2 Normans banner`

	fullIreland = `
Killala: 1 Dál Cais disc
Ailech: 1 Dál Cais disc, 1 Dál Cais monastery
Raphoe: 1 Uí Néill disc
Coleraine: 1 Eóganacht disc, 1 Vikings viking control
Tara: 1 Uí Briúin disc, 1 Uí Briúin monastery
Tailtiu: 1 Laigin disc
Clonmacnoise: 1 Laigin disc, 1 nobody monastery
Clonfert: 1 Uí Néill disc
Cashel: 1 Dál Cais disc
Kincora: 1 Dál Cais disc, 1 Dál Cais monastery, 1 Vikings viking control
Kildare: 1 nobody marker
Corcaigh: 1 Eóganacht disc
Lismore: 1 Eóganacht disc
Ferns: 1 Laigin disc, 1 Vikings viking control
Loch Garman: 1 Laigin disc
St Mullins: 1 Uí Briúin disc
Áth Cliath: 1 Uí Néill disc
Emain Macha: 1 Uí Néill disc
Clogher: 1 Eóganacht disc
Drumlane: 1 Uí Briúin disc
Dún Beag: 1 Laigin disc, 1 Laigin monastery
Connaught: 1 nobody claim face down
Munster: 7 Dál Cais claim
Northern Uí Néill: 6 Uí Néill claim
Leinster: 6 nobody claim
Southern Uí Néill: 3 nobody claim face down
Ulaid: 3 nobody claim face down
Bréifne: 3 Uí Briúin claim
Dubhlinn: 2 nobody claim face down`
)
