CREATE TABLE people (
    id text PRIMARY KEY,
    nickname text NOT NULL,
    account text UNIQUE,
    -- An argon2 hash.
    passphrase text,
    settings text NOT NULL
);

CREATE TABLE sessions (
    token_hash text PRIMARY KEY,
    person text NOT NULL REFERENCES people,
    at bigint NOT NULL
);

-- Where a person is told that it is their turn.
CREATE TABLE hooks (
    person text NOT NULL REFERENCES people,
    kind text NOT NULL,
    address text NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (person, kind, address)
);
