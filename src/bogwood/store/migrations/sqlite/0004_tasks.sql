-- Tables of puzzles say so as those of any task do.
UPDATE tables
SET about = json_set(
    json_remove(about, '$.puzzle'),
    '$.task',
    json_object('kind', 'puzzle', 'id', json_extract(about, '$.puzzle'), 'is_alone', json('true'))
)
WHERE json_extract(about, '$.puzzle') IS NOT NULL;
