-- The id of the message that a draft, or a line of chat, is the answer to: a message that comes again is not done again.
ALTER TABLE drafts ADD COLUMN asked text NOT NULL DEFAULT '';

ALTER TABLE chat ADD COLUMN asked text;
CREATE UNIQUE INDEX chat_asked ON chat (table_key, asked) WHERE asked IS NOT NULL;

-- What a server keeps for itself, such as the keys it signs with.
CREATE TABLE kept (
    name text PRIMARY KEY,
    body text NOT NULL
);

DROP FUNCTION write_change;

-- A change in one call.  Arguments that are NULL change nothing.  What is refused is raised, so that nothing of it stays:
-- BW001 the first number is taken, BW002 no valid lease, BW003 the first number does not follow the last.
CREATE FUNCTION write_change(
    table_id text,
    writer text,
    first integer,
    event_shapes integer[],
    event_times bigint[],
    event_bodies text[],
    new_game text,
    new_status text,
    new_players integer,
    new_is_public boolean,
    new_created bigint,
    new_changed bigint,
    new_to_act text,
    new_about text,
    no_drafts integer[],
    draft_seats integer[],
    draft_sinces integer[],
    draft_chosens text[],
    draft_undones text[],
    draft_askeds text[],
    seat_numbers integer[],
    seat_people text[],
    seat_recoveries text[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    found_key integer;
    found_last integer;
    is_held boolean;
BEGIN
    -- The row of the table is locked first.  Whoever waits here sees, when it goes on, what the other one has written, and
    -- the clock as it is then.
    IF first IS NULL AND new_game IS NULL THEN
        SELECT key INTO found_key FROM tables
        WHERE id = table_id AND (writer = '' OR owner = writer AND leased_until > clock_timestamp())
        FOR NO KEY UPDATE;
    ELSE
        UPDATE tables SET
            last = coalesce(first - 1 + cardinality(event_bodies), last),
            written = now(),
            game = coalesce(new_game, game),
            status = coalesce(new_status, status),
            players = coalesce(new_players, players),
            is_public = coalesce(new_is_public, is_public),
            created = coalesce(new_created, created),
            changed = coalesce(new_changed, changed),
            to_act = coalesce(new_to_act, to_act),
            about = coalesce(new_about, about)
        WHERE id = table_id AND (first IS NULL OR last = first - 1)
            AND (writer = '' OR owner = writer AND leased_until > clock_timestamp())
        RETURNING key INTO found_key;
    END IF;

    IF found_key IS NULL THEN
        SELECT last, coalesce(owner = writer AND leased_until > clock_timestamp(), false) INTO found_last, is_held
        FROM tables WHERE id = table_id;
        IF writer <> '' AND is_held IS NOT TRUE THEN
            RAISE SQLSTATE 'BW002' USING MESSAGE = format('table %s is not leased to %s', table_id, writer);
        ELSIF first > coalesce(found_last, 0) + 1 THEN
            RAISE SQLSTATE 'BW003' USING
                MESSAGE = format('table %s: event %s does not follow the last, %s', table_id, first, found_last);
        ELSIF found_last IS NOT NULL THEN
            RAISE SQLSTATE 'BW001' USING
                MESSAGE = format('table %s: event %s is there already, the last is %s', table_id, first, found_last);
        END IF;
        INSERT INTO tables (id, last, game, status, players, is_public, created, changed, to_act, about)
        VALUES (
            table_id, coalesce(cardinality(event_bodies), 0), new_game, new_status, new_players, new_is_public,
            new_created, new_changed, new_to_act, new_about
        )
        ON CONFLICT DO NOTHING RETURNING key INTO found_key;
        IF found_key IS NULL THEN
            RAISE SQLSTATE 'BW001' USING MESSAGE = format('table %s is there already', table_id);
        END IF;
    END IF;

    FOR n IN 1 .. coalesce(cardinality(event_bodies), 0) LOOP
        INSERT INTO events (table_key, number, shape, at, body)
        VALUES (found_key, first - 1 + n, event_shapes[n], event_times[n], event_bodies[n]);
    END LOOP;
    IF no_drafts IS NOT NULL THEN
        DELETE FROM drafts WHERE table_key = found_key AND seat = ANY (no_drafts);
    END IF;
    FOR n IN 1 .. coalesce(cardinality(draft_seats), 0) LOOP
        INSERT INTO drafts (table_key, seat, since, chosen, undone, asked)
        VALUES (found_key, draft_seats[n], draft_sinces[n], draft_chosens[n], draft_undones[n], draft_askeds[n])
        ON CONFLICT (table_key, seat) DO UPDATE
        SET since = excluded.since, chosen = excluded.chosen, undone = excluded.undone, asked = excluded.asked;
    END LOOP;
    FOR n IN 1 .. coalesce(cardinality(seat_numbers), 0) LOOP
        INSERT INTO seats (table_key, seat, person, recovery)
        VALUES (found_key, seat_numbers[n], seat_people[n], seat_recoveries[n])
        ON CONFLICT (table_key, seat) DO UPDATE SET person = excluded.person, recovery = excluded.recovery;
    END LOOP;
END
$$;
