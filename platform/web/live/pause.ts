const first = 1000;
const longest = 60_000;

/**
 * Milliseconds before try n + 1 to connect, spread: browsers that were refused together do not come back together, and
 * whoever is refused again and again asks less and less.
 */
export const pauseBefore = (tries: number, chance: number = Math.random()): number =>
  Math.round(Math.min(longest, first * 2 ** Math.min(tries, 10)) * (0.5 + chance));

/** The same for the connection's own tries, in its words. */
export const reconnecting = { reconnectionDelay: first, reconnectionDelayMax: longest, randomizationFactor: 0.5 };
