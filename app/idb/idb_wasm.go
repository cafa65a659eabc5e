// Package idb keeps matches and settings in the browser's IndexedDB.
//
// Values are the texts of package store, so that what is stored can be read
// and copied even when it is broken. In a transaction nothing is awaited but
// its own requests: it would commit meanwhile.
package idb

import (
	"context"
	"errors"
	"fmt"
	"syscall/js"

	"bretwalda/app/browser"
	"bretwalda/app/store"

	"github.com/hack-pad/go-indexeddb/idb"
	"github.com/hack-pad/safejs"
)

const (
	database    = "bretwalda"
	version     = 1
	matches     = "matches"
	settings    = "settings"
	settingsKey = "settings"
)

// Store is a store.Store on IndexedDB.
type Store struct{ db *idb.Database }

var _ store.Store = (*Store)(nil)

// Open opens the database and creates it when there is none. Its errors wrap
// those of package store.
func Open() (*Store, error) {
	s := &Store{}
	return s, s.connect()
}

func (s *Store) connect() error {
	// idb.Global panics where a browser has no IndexedDB, and ends the program
	// where the browser forbids it.
	if !browser.Has("indexedDB") {
		return store.ErrRefused
	}
	ctx := context.Background()
	request, err := idb.Global().Open(ctx, database, version, func(db *idb.Database, old, new uint) error {
		for _, name := range []string{matches, settings} {
			if _, err := db.CreateObjectStore(name, idb.ObjectStoreOptions{}); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return refused(err)
	}
	db, err := request.Await(ctx)
	if err != nil {
		return refused(err)
	}
	s.db = db
	return nil
}

// All lists the texts of every match by id. Where a browser cannot read one of
// them they are read one by one: a request that fails ends its transaction.
func (s *Store) All() (map[string]string, error) {
	texts, err := s.readAll()
	if err == nil {
		return texts, nil
	}
	ids, failed := s.ids()
	if failed != nil {
		return nil, err
	}
	return store.ReadEach(ids, s.Load)
}

func (s *Store) readAll() (map[string]string, error) {
	texts := map[string]string{}
	err := s.transact(idb.TransactionReadOnly, matches, func(ctx context.Context, objects *idb.ObjectStore) error {
		request, err := objects.OpenCursor(idb.CursorNext)
		if err != nil {
			return err
		}
		return request.Iter(ctx, func(c *idb.CursorWithValue) error {
			key, err := c.Key()
			if err != nil {
				return err
			}
			value, err := c.Value()
			if err != nil {
				return err
			}
			texts[text(key)] = text(value)
			return nil
		})
	})
	return texts, err
}

// ids lists the matches, without reading them.
func (s *Store) ids() ([]string, error) {
	var list []string
	err := s.transact(idb.TransactionReadOnly, matches, func(ctx context.Context, objects *idb.ObjectStore) error {
		request, err := objects.GetAllKeys()
		if err != nil {
			return err
		}
		keys, err := request.Await(ctx)
		for _, key := range keys {
			list = append(list, text(key))
		}
		return err
	})
	return list, err
}

// Load is the text of a match.
func (s *Store) Load(id string) (string, error) {
	found, err := s.get(matches, id)
	if err == nil && found == "" {
		err = store.ErrGone
	}
	return found, err
}

// Save writes a record over the one it follows. Reading the old one and
// writing the new one are one transaction: two tabs cannot both win.
func (s *Store) Save(r store.Record) error {
	return s.transact(idb.TransactionReadWrite, matches, func(ctx context.Context, objects *idb.ObjectStore) error {
		old, err := value(ctx, objects, r.ID)
		if err != nil {
			return err
		}
		if err := r.Follows(old); err != nil {
			return err
		}
		_, err = objects.PutKey(js.ValueOf(r.ID), js.ValueOf(r.Text()))
		return err
	})
}

// Delete forgets a match.
func (s *Store) Delete(id string) error {
	return s.transact(idb.TransactionReadWrite, matches, func(ctx context.Context, objects *idb.ObjectStore) error {
		_, err := objects.Delete(js.ValueOf(id))
		return err
	})
}

// Settings is the text of the settings, or "": also where the browser cannot read
// them, which costs no match.
func (s *Store) Settings() (string, error) {
	found, err := s.get(settings, settingsKey)
	if errors.Is(err, store.ErrUnread) {
		return "", nil
	}
	return found, err
}

// SaveSettings writes the text of the settings.
func (s *Store) SaveSettings(text string) error {
	return s.transact(idb.TransactionReadWrite, settings, func(ctx context.Context, objects *idb.ObjectStore) error {
		_, err := objects.PutKey(js.ValueOf(settingsKey), js.ValueOf(text))
		return err
	})
}

func (s *Store) get(from, key string) (found string, err error) {
	err = s.transact(idb.TransactionReadOnly, from, func(ctx context.Context, objects *idb.ObjectStore) error {
		if found, err = value(ctx, objects, key); err != nil {
			return fmt.Errorf("%w: %w", store.ErrUnread, err)
		}
		return nil
	})
	return found, err
}

// transact runs one transaction on one object store and waits until it is written.
// When do fails nothing is. Its writes come last.
func (s *Store) transact(mode idb.TransactionMode, name string, do func(context.Context, *idb.ObjectStore) error) error {
	err := s.transactOnce(mode, name, do)
	if named(err, inactive) {
		// It has ended with an answer that the program heard too late, while it waited
		// for a part of itself: see start.js.
		err = s.transactOnce(mode, name, do)
	}
	return err
}

func (s *Store) transactOnce(mode idb.TransactionMode, name string, do func(context.Context, *idb.ObjectStore) error) error {
	ctx := context.Background()
	t, err := s.begin(mode, name)
	if err != nil {
		return refused(err)
	}
	objects, err := t.ObjectStore(name)
	if err != nil {
		return refused(err)
	}
	if err := do(ctx, objects); err != nil {
		if errors.Is(err, store.ErrChanged) || errors.Is(err, store.ErrGone) || errors.Is(err, store.ErrUnread) {
			return err
		}
		return refused(err)
	}
	if mode == idb.TransactionReadOnly {
		return nil
	}
	return refused(t.Await(ctx))
}

// begin begins a transaction. A browser may drop the connection of a page that
// slept or whose storage was cleared: then it is made anew.
func (s *Store) begin(mode idb.TransactionMode, name string) (*idb.Transaction, error) {
	options := idb.TransactionOptions{Mode: mode, Durability: idb.DurabilityStrict}
	t, err := s.db.TransactionWithOptions(options, name)
	if err == nil {
		return t, nil
	}
	if err := s.connect(); err != nil {
		return nil, err
	}
	return s.db.TransactionWithOptions(options, name)
}

// value is the text under a key, "" when there is none.
func value(ctx context.Context, objects *idb.ObjectStore, key string) (string, error) {
	request, err := objects.Get(js.ValueOf(key))
	if err != nil {
		return "", err
	}
	v, err := request.Await(ctx)
	if err != nil {
		return "", err
	}
	return text(v), nil
}

// text is a value as text, whatever it is: what other hands have put into the
// database must not stop the game.
func text(v js.Value) string {
	if v.IsUndefined() || v.IsNull() {
		return ""
	}
	if v.Type() == js.TypeString {
		return v.String()
	}
	s, err := safejs.Safe(js.Global().Get("JSON")).Call("stringify", v)
	if err != nil {
		return "?"
	}
	out, err := s.String()
	if err != nil {
		return "?"
	}
	return out
}

// refused makes an error of the browser one of package store.
func refused(err error) error {
	switch {
	case err == nil, errors.Is(err, store.ErrNewer), errors.Is(err, store.ErrRefused):
		return err
	case named(err, quota):
		return fmt.Errorf("%w: %w", store.ErrFull, err)
	case named(err, newer):
		return fmt.Errorf("%w: %w", store.ErrNewer, err)
	}
	return fmt.Errorf("%w: %w", store.ErrRefused, err)
}

// The browser's names for a store that is full, for a database that a newer version
// of the game has changed, and for a transaction that has ended.
const (
	quota    = "QuotaExceededError"
	newer    = "VersionError"
	inactive = "TransactionInactiveError"
)

// named reports whether the browser calls an error so.
func named(err error, name string) bool {
	if errors.Is(err, idb.NewDOMException(name)) {
		return true
	}
	thrown := js.Error{}
	return errors.As(err, &thrown) && thrown.Get("name").String() == name
}
