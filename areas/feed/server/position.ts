/** A visit ends after this long without a sign of reading. */
export const visitMinutes = 30;

/** Stands in the column for "there was no earlier visit". */
export const never = `'1970-01-01T00:00:00Z'::timestamptz`;

/** SQL: the visit that the row r tells of is over at the moment $2. */
export const visitIsOver = `r.visited_at < $2::timestamptz - interval '${visitMinutes} minutes'`;
