-- Everything JSON is compact text, as in the schema for SQLite.  Times are milliseconds since 1970, but the lease is by
-- the clock of the database.
--
-- What refers to a table or a shape has no foreign key here: such a key locks the row it refers to, and all servers
-- would meet at the few rows of shapes.  The functions below are the only ones that write there.

CREATE TABLE tables (
    key integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    -- The number of the last event.
    last integer NOT NULL DEFAULT 0,
    -- The number of the last message of the chat.
    said integer NOT NULL DEFAULT 0,
    -- The lease: which process may write until when.
    owner text,
    leased_until timestamptz NOT NULL DEFAULT '-infinity',
    -- When anything was written, for those who have missed what was told.
    written timestamptz NOT NULL DEFAULT now(),
    -- The summary; without a game there is none yet.
    game text,
    status text,
    players integer,
    is_public boolean,
    created bigint,
    changed bigint,
    to_act text,
    about text
) WITH (fillfactor = 60);

CREATE INDEX tables_to_join ON tables (created) WHERE status = 'open' AND is_public;
CREATE INDEX tables_running ON tables (key) WHERE status IN ('open', 'running');

-- Events of one kind repeat the same names thousands of times: the names stand here once, the events hold the values.
CREATE TABLE shapes (
    key integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    -- An array of the names of the body.
    names text NOT NULL,
    UNIQUE (kind, names)
);

CREATE TABLE events (
    table_key integer NOT NULL,
    number integer NOT NULL,
    shape integer NOT NULL,
    at bigint NOT NULL,
    -- An array of the values that belong to the names.
    body text NOT NULL,
    PRIMARY KEY (table_key, number)
);

CREATE TABLE drafts (
    table_key integer NOT NULL,
    seat integer NOT NULL,
    since integer NOT NULL,
    chosen text NOT NULL,
    undone text NOT NULL,
    PRIMARY KEY (table_key, seat)
) WITH (fillfactor = 60);

CREATE TABLE seats (
    table_key integer NOT NULL,
    seat integer NOT NULL,
    person text,
    recovery text NOT NULL,
    PRIMARY KEY (table_key, seat)
);

CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;

-- A cache: may be emptied at any time.
CREATE TABLE snapshots (
    table_key integer PRIMARY KEY,
    number integer NOT NULL,
    body text NOT NULL
);

CREATE TABLE chat (
    table_key integer NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_key, number)
);

CREATE TABLE notes (
    table_key integer NOT NULL,
    person text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_key, person)
);
