/** Everybody meets everybody once. Who moves first goes round, so that each begins about half of their games. */
export function pairsOf<T>(players: readonly T[]): readonly (readonly [first: T, second: T])[] {
  return players.flatMap((one, n) =>
    players.slice(n + 1).map((another, m): readonly [T, T] => (m % 2 === 0 ? [one, another] : [another, one])),
  );
}
