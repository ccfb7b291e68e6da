-- What is still to be done for news was named by a list; now its name follows from the event that it is about.
UPDATE "outbox_work" w SET "reaction" =
  CASE WHEN w."reaction" ~ '^notifications\.(retract|drop|forget)' THEN 'notifications.take-back:' ELSE 'notifications.tell:' END || e."name"
FROM "outbox" e WHERE e."id" = w."event_id" AND w."reaction" ~ '^notifications\.[a-zA-Z]+$';
