package britannia

import "bretwalda/app/shape"

// sides has the looks of the seventeen nations, by their English names.
// Peoples that are kin share an outline, never within one player's colour.
var sides = map[string]shape.Side{
	"Romans":         {Letters: "R", Outline: shape.Square, Charge: shape.Eagle},
	"Romano-British": {Letters: "RB", Outline: shape.Swallowtail, Charge: shape.ChiRho},
	"Belgae":         {Letters: "Be", Outline: shape.Shield, Charge: shape.Wheel},
	"Welsh":          {Letters: "W", Outline: shape.Shield, Charge: shape.Dragon},
	"Brigantes":      {Letters: "Br", Outline: shape.Shield, Charge: shape.Boar},
	"Caledonians":    {Letters: "C", Outline: shape.Hexagon, Charge: shape.Stag},
	"Picts":          {Letters: "P", Outline: shape.Hexagon, Charge: shape.Crescent},
	"Irish":          {Letters: "I", Outline: shape.Diamond, Charge: shape.Harp},
	"Scots":          {Letters: "Sc", Outline: shape.Diamond, Charge: shape.Saltire},
	"Norsemen":       {Letters: "N", Outline: shape.Octagon, Charge: shape.Ship},
	"Dubliners":      {Letters: "Du", Outline: shape.Gable, Charge: shape.Hammer},
	"Danes":          {Letters: "D", Outline: shape.Raven, Charge: shape.RavenBird},
	"Norwegians":     {Letters: "Nw", Outline: shape.Raven, Charge: shape.Axe},
	"Saxons":         {Letters: "Sx", Outline: shape.Round, Charge: shape.Seax},
	"Jutes":          {Letters: "J", Outline: shape.Round, Charge: shape.Knight},
	"Angles":         {Letters: "A", Outline: shape.Round, Charge: shape.Cross},
	"Normans":        {Letters: "Nm", Outline: shape.Kite, Charge: shape.Gonfalon},
}

var kinds = map[string]shape.Kind{
	"infantry": {Form: shape.Army},
	"cavalry":  {Form: shape.Horse},
	"raiders":  {Form: shape.Raiders},
	"fort":     {Form: shape.Fort},
	"burh":     {Form: shape.Burh},
}

// pieces is what is on the board. A kind of unit that is no army and no
// building is a leader.
var pieces = shape.Looks{Sides: sides, Kinds: kinds, Other: shape.Kind{Form: shape.Leader}, Portraits: portraits}

// portraits has a picture for each leader, as their times dressed.
var portraits = map[string]shape.Portrait{
	"Boudicca":           {Headgear: shape.Circlet, Hair: shape.Braided},
	"Aelle":              {Headgear: shape.CrestedHelm, Beard: shape.Moustache},
	"Arthur":             {Headgear: shape.Circlet, Hair: shape.Short, Beard: shape.FullBeard},
	"Urien":              {Headgear: shape.Circlet, Hair: shape.Long, Beard: shape.Moustache},
	"Fergus":             {Hair: shape.Long, Beard: shape.ForkedBeard},
	"Ida":                {Headgear: shape.CrestedHelm, Beard: shape.FullBeard},
	"Oswiu":              {Headgear: shape.Crowned, Hair: shape.Long, Beard: shape.Moustache},
	"Offa":               {Headgear: shape.Laurel, Hair: shape.Short},
	"Egbert":             {Headgear: shape.Crowned, Hair: shape.Short, Beard: shape.Moustache},
	"Ketil":              {Headgear: shape.NasalHelm, Hair: shape.Braided, Beard: shape.ForkedBeard},
	"Ivar and Halfdan":   {Headgear: shape.NasalHelm, Hair: shape.Long, Beard: shape.ForkedBeard},
	"Alfred":             {Headgear: shape.Crowned, Hair: shape.Long, Beard: shape.FullBeard},
	"Olaf":               {Headgear: shape.NasalHelm, Hair: shape.Long, Beard: shape.FullBeard},
	"Edgar":              {Headgear: shape.Crowned, Hair: shape.Short},
	"Cnut":               {Headgear: shape.Crowned, Hair: shape.Long, Beard: shape.ForkedBeard},
	"Harold":             {Headgear: shape.Crowned, Hair: shape.Braided, Beard: shape.Moustache},
	"Harald Hardrada":    {Headgear: shape.NasalHelm, Hair: shape.Long, Beard: shape.Moustache},
	"William":            {Headgear: shape.NasalHelm, Hair: shape.Short},
	"Svein Estrithson":   {Headgear: shape.NasalHelm, Hair: shape.Short, Beard: shape.FullBeard},
	"Hengist":            {Headgear: shape.CrestedHelm, Hair: shape.Long, Beard: shape.Moustache},
	"Brigante leader I":  {Hair: shape.Braided, Beard: shape.Moustache},
	"Brigante leader II": {Hair: shape.Long, Beard: shape.Moustache},
}
