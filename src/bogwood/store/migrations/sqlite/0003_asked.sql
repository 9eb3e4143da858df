-- The id of the message that a draft, or a line of chat, is the answer to: a message that comes again is not done again.
ALTER TABLE drafts ADD COLUMN asked TEXT NOT NULL DEFAULT '';

ALTER TABLE chat ADD COLUMN asked TEXT;
CREATE UNIQUE INDEX chat_asked ON chat (table_key, asked) WHERE asked IS NOT NULL;

-- What a server keeps for itself, such as the keys it signs with.
CREATE TABLE kept (
    name TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
