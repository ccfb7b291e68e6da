/** The clock of a call: `tick` so often. */
export const tickMs = 300;
/** Who is not heard of for so long has left: a page in the background is given a turn once a minute. */
export const goneMs = 75_000;
