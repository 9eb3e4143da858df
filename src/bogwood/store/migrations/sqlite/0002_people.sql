CREATE TABLE people (
    id TEXT PRIMARY KEY,
    nickname TEXT NOT NULL,
    account TEXT UNIQUE,
    -- An argon2 hash.
    passphrase TEXT,
    settings TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Where a person is told that it is their turn.
CREATE TABLE hooks (
    person TEXT NOT NULL REFERENCES people,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (person, kind, address)
) STRICT, WITHOUT ROWID;
