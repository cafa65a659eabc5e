package client

import (
	"encoding/json"
	"slices"

	"bretwalda/app/text"
)

// Values of the settings.
var (
	Themes   = []string{"system", "light", "dark"}
	Passings = []string{"always", "turns", "never"}
	Speeds   = []string{"slow", "normal", "once", "key"}
	switches = []string{"on", "off"}
)

// Settings are what the person has chosen on this device. A value that is
// empty or unknown is at its default.
type Settings struct {
	Language string `json:"language,omitempty"` // a code of text.Codes; "" follows the browser
	Theme    string `json:"theme,omitempty"`
	Passing  string `json:"curtain,omitempty"` // when to say that the device changes hands
	Speed    string `json:"speed,omitempty"`   // of what bots do; "" follows the device

	Motion    string `json:"motion,omitempty"`    // whether pieces and dice are seen to move; never where the device keeps still
	Vibration string `json:"vibration,omitempty"` // whether the device trembles when something is picked
	Sound     string `json:"sound,omitempty"`     // whether what happens can be heard; not until the person wants it
	Results   string `json:"results,omitempty"`   // whether a result of one's own waits for a tap
	Keys      string `json:"keys,omitempty"`      // whether single keys do something at the table

	// LastSetups is what was chosen for the last match of each game that was begun here,
	// as MatchForm.line writes it.
	LastSetups string `json:"chosen,omitempty"`

	Guided   string `json:"guided,omitempty"`  // "yes" once the person has asked for the keys
	Tips     string `json:"tips,omitempty"`    // whether a tip is shown when something happens for the first time
	TipsSeen string `json:"told,omitempty"`    // the tips that were shown, between spaces
	Lessons  string `json:"lessons,omitempty"` // how far the person has come in each lesson: GAME=STEP between spaces

	// Name is the one under which the person last claimed a seat.
	Name string `json:"name,omitempty"`

	Install string `json:"install,omitempty"` // "yes" once the person was asked whether to install the app

	// Backup is when all matches were last saved to a file, or the person was
	// last reminded to: milliseconds since 1970, 0 where nobody counts yet.
	Backup int64 `json:"backup,omitempty"`
}

// readSettings takes what it can from a stored text.
func readSettings(stored string) Settings {
	var s Settings
	if json.Unmarshal([]byte(stored), &s) != nil {
		s = Settings{}
	}
	if !slices.Contains(text.Codes(), s.Language) {
		s.Language = ""
	}
	if !slices.Contains(Themes, s.Theme) {
		s.Theme = Themes[0]
	}
	if !slices.Contains(Passings, s.Passing) {
		s.Passing = Passings[0]
	}
	if !slices.Contains(Speeds, s.Speed) {
		s.Speed = ""
	}
	for _, s := range []*string{&s.Motion, &s.Vibration, &s.Tips, &s.Keys, &s.Sound, &s.Results} {
		if !slices.Contains(switches, *s) {
			*s = ""
		}
	}
	return s
}

// Speed is how bots' choices are shown: unless the person has chosen, at once
// where the device is to keep still.
func (m *Device) Speed() string {
	switch {
	case m.Settings.Speed != "":
		return m.Settings.Speed
	case m.World.ReducedMotion:
		return "once"
	}
	return "normal"
}

func (s Settings) text() string {
	b, err := json.Marshal(s)
	if err != nil {
		panic("client: " + err.Error()) // settings are strings
	}
	return string(b)
}

// Setting is one of the settings that a person chooses.
type Setting uint8

// Settings that a person chooses, in the order of Settings.field.
const (
	Language Setting = iota
	Theme
	Passing
	Speed
	Motion
	Vibration
	Tips
	SingleKeys
	Sounds
	Results
)

// field is where a setting is.
func (s *Settings) field(of Setting) *string {
	return [...]*string{&s.Language, &s.Theme, &s.Passing, &s.Speed, &s.Motion, &s.Vibration, &s.Tips, &s.Keys, &s.Sound, &s.Results}[of]
}

// SetSetting sets one of the settings. It holds once it is stored, or cannot be.
type SetSetting struct {
	Setting Setting
	Value   string
}

func (msg SetSetting) Apply(m *Model) []Command {
	*m.wanted.field(msg.Setting) = msg.Value
	if m.Table != nil && msg.Setting == Sounds {
		m.Table.OffersSound = false
	}
	return []Command{m.saveSettings()}
}

// saveSettings stores the settings as they are wanted.
func (m *Device) saveSettings() Command { return SaveSettings{m.wanted.text()} }

// SettingsSaved is the result of SaveSettings.
type SettingsSaved struct{ Err error }

func (SettingsSaved) report() {}

func (msg SettingsSaved) Apply(m *Model) []Command {
	m.Settings = m.wanted
	m.unset = msg.Err != nil
	if msg.Err != nil && m.Storage == nil && m.Screen == Options {
		m.warn("settings.unkept")
	}
	return []Command{m.dressPage()}
}
