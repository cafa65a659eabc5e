package client

import (
	"encoding/json"
	"maps"
	"testing"
)

func TestSettingsAreKept(t *testing.T) {
	p := emptyPage(t)
	p.tell(SetSetting{Language, "it"}, SetSetting{Theme, "dark"}, SetSetting{Passing, "never"})
	if p.dress != (SetPage{"it", "dark", "Bretwalda"}) {
		t.Fatalf("dress %+v", p.dress)
	}
	again := newPage(t, p.store, AtSettings)
	if again.m.Settings != (Settings{Language: "it", Theme: "dark", Passing: "never"}) || again.dress.Language != "it" || again.m.Screen != Options {
		t.Fatalf("%+v", again.m.Settings)
	}
	p.store.settings = `{"language":"xx","theme":7}`
	if odd := newPage(t, p.store, ""); odd.m.Settings != (Settings{Theme: "system", Passing: "always"}) {
		t.Fatalf("odd settings give %+v", odd.m.Settings)
	}
	p.store.settings = `{"language":"xx","theme":"pink","curtain":"lace"}`
	if odd := newPage(t, p.store, ""); odd.m.Settings != (Settings{Theme: "system", Passing: "always"}) {
		t.Fatalf("odd settings give %+v", odd.m.Settings)
	}
}

func TestSettingsAreStoredBeforeTheyShow(t *testing.T) {
	p := emptyPage(t)
	commands := update(p.m, SetSetting{Theme, "dark"})
	if p.m.Settings.Theme == "dark" || len(commands) != 1 {
		t.Fatal("the theme changes before it is stored")
	}
	p.run(commands)
	if p.m.Settings.Theme != "dark" || p.dress.Theme != "dark" {
		t.Fatal("the theme does not change")
	}
}

// TestEachSettingIsStoredAsItself, alone and under the name that it has had since
// version 1.
func TestEachSettingIsStoredAsItself(t *testing.T) {
	for name, of := range map[string]SetSetting{
		"language": {Language, "it"}, "theme": {Theme, "dark"}, "curtain": {Passing, "never"}, "speed": {Speed, "slow"},
		"motion": {Motion, "off"}, "vibration": {Vibration, "off"}, "tips": {Tips, "off"}, "results": {Results, "off"},
	} {
		p := emptyPage(t)
		p.tell(of)
		want := map[string]any{"theme": "system", "curtain": "always"}
		want[name] = of.Value
		var stored map[string]any
		if err := json.Unmarshal([]byte(p.store.settings), &stored); err != nil || !maps.Equal(stored, want) {
			t.Errorf("%s: %v is stored, not %v: %v", name, stored, want, err)
		}
		if again := newPage(t, p.store, ""); again.m.Settings != p.m.Settings {
			t.Errorf("%s: the next visit has %+v, not %+v", name, again.m.Settings, p.m.Settings)
		}
	}
}
