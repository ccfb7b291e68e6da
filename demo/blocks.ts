/** Pairs of [blocker, blocked]. None involves member 1, and the two never meet in a post of either. */
export const blocks: readonly (readonly [number, number])[] = [
  [19, 23],
  [11, 18],
];
