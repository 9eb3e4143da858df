-- Messages between processes that are too long to be notified; whoever gets one takes it away.
CREATE TABLE messages (
    key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    sent timestamptz NOT NULL DEFAULT now(),
    body text NOT NULL
);
