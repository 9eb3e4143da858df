-- Tables of puzzles say so as those of any task do.
UPDATE tables
SET about = (
    (about::jsonb - 'puzzle')
    || jsonb_build_object(
        'task', jsonb_build_object('kind', 'puzzle', 'id', about::jsonb ->> 'puzzle', 'is_alone', true)
    )
)::text
WHERE about::jsonb ->> 'puzzle' IS NOT NULL;
