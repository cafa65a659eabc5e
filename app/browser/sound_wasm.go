package browser

import "github.com/maxence-charriere/go-app/v9/pkg/app"

// note is a tone: its pitch in hertz, and when it begins and how long it lasts, in
// hundredths of a second.
type note struct{ pitch, at, length float64 }

// sounds are made of few soft notes each, in the order of client.Sound.
var sounds = [...][]note{
	nil,
	{{98, 0, 9}, {98, 16, 9}, {98, 32, 9}}, // a march
	{{660, 0, 18}, {880, 9, 26}},           // points
	{{420, 0, 3}, {510, 6, 3}, {380, 11, 3}, {460, 15, 4}},                       // dice
	{{392, 0, 22}, {494, 14, 22}, {587, 28, 45}},                                 // a battle won
	{{330, 0, 30}, {262, 22, 34}, {196, 46, 60}},                                 // or lost
	{{196, 0, 70}, {294, 40, 90}},                                                // a horn
	{{131, 0, 60}, {196, 35, 45}, {196, 75, 110}},                                // the horn of a landing
	{{523, 0, 30}, {659, 18, 30}, {784, 36, 30}, {659, 54, 30}, {1047, 72, 90}},  // the bells of a wedding
	{{262, 0, 40}, {330, 22, 40}, {392, 44, 40}, {523, 66, 120}, {262, 66, 120}}, // the end
}

// Sounds is how many sounds have notes.
const Sounds = len(sounds)

// loudness of a note, at most 1.
const loudness = .09

var speaker app.Value // a context of sounds, once there is one

// Sound plays one of the sounds. Where the browser will not, nothing happens.
func Sound(n int) {
	if speaker == nil {
		made := app.Window().Get("AudioContext")
		if !made.Truthy() {
			return
		}
		speaker = made.New()
	}
	speaker.Call("resume")
	now := speaker.Get("currentTime").Float()
	for _, t := range sounds[n] {
		tone, volume := speaker.Call("createOscillator"), speaker.Call("createGain")
		begin, end := now+t.at/100, now+(t.at+t.length)/100
		tone.Set("type", "triangle")
		tone.Get("frequency").Set("value", t.pitch)
		level := volume.Get("gain")
		level.Call("setValueAtTime", 0, begin)
		level.Call("linearRampToValueAtTime", loudness, begin+.015)
		level.Call("linearRampToValueAtTime", 0, end)
		tone.Call("connect", volume)
		volume.Call("connect", speaker.Get("destination"))
		tone.Call("start", begin)
		tone.Call("stop", end)
	}
}
