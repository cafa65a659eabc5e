package table

import (
	"testing"

	"bretwalda/engine"
)

func TestArmiesThatCouldStillMarchAreLeftUndone(t *testing.T) {
	u := LeftUndone(saxons(), places(channel))
	if u.Places != places(kent, essex) || u.Sea {
		t.Fatalf("%+v", u)
	}
}

func TestArmiesAtSeaAreToldApart(t *testing.T) {
	list := append(saxons(), choice(march, 0, channel, kent, 1))
	if u := LeftUndone(list, places(channel)); !u.Sea {
		t.Fatalf("%+v", u)
	}
}

func TestNothingIsLeftUndoneWhereNothingCanBeDone(t *testing.T) {
	if u := LeftUndone([]engine.Choice{button(end)}, places(channel)); u.Places != 0 || u.Sea {
		t.Fatalf("%+v", u)
	}
}

func TestPlacesWithoutOriginCountToo(t *testing.T) {
	list := []engine.Choice{choice(place, 0, engine.None, kent, 0), button(end)}
	if u := LeftUndone(list, 0); u.Places != places(kent) {
		t.Fatalf("%+v", u)
	}
}
