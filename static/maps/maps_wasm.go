package maps

import "bretwalda/static/asset"

func open(name string) ([]byte, error) { return asset.Read("maps/" + name) }
