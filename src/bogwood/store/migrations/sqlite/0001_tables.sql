-- Everything JSON is compact text.  Times are milliseconds since 1970.

CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    -- The number of the last event.
    last INTEGER NOT NULL DEFAULT 0,
    -- The number of the last message of the chat.
    said INTEGER NOT NULL DEFAULT 0,
    -- The lease: which process may write until when.
    owner TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0,
    -- The summary; without a game there is none yet.
    game TEXT,
    status TEXT,
    players INTEGER,
    is_public INTEGER,
    created INTEGER,
    changed INTEGER,
    to_act TEXT,
    about TEXT
) STRICT;

CREATE INDEX tables_to_join ON tables (created) WHERE status = 'open' AND is_public;
CREATE INDEX tables_running ON tables (key) WHERE status IN ('open', 'running');

-- Events of one kind repeat the same names thousands of times: the names stand here once, the events hold the values.
CREATE TABLE shapes (
    key INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    -- An array of the names of the body.
    names TEXT NOT NULL,
    UNIQUE (kind, names)
) STRICT;

CREATE TABLE events (
    table_key INTEGER NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    shape INTEGER NOT NULL REFERENCES shapes,
    at INTEGER NOT NULL,
    -- An array of the values that belong to the names.
    body TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE drafts (
    table_key INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    chosen TEXT NOT NULL,
    undone TEXT NOT NULL,
    PRIMARY KEY (table_key, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_key INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    person TEXT,
    recovery TEXT NOT NULL,
    PRIMARY KEY (table_key, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;

-- A cache: may be emptied at any time.
CREATE TABLE snapshots (
    table_key INTEGER PRIMARY KEY REFERENCES tables,
    number INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

CREATE TABLE chat (
    table_key INTEGER NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
    table_key INTEGER NOT NULL REFERENCES tables,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_key, person)
) STRICT, WITHOUT ROWID;
