/** Most and least of what a poll has; server and forms use the same figures. */
export const limits = {
  options: 10,
  leastOptions: 2,
  /** Characters of an option. */
  option: 120,
  /** Days until it closes. */
  days: 30,
  /** Polls of one member that stand nowhere yet, in a day. */
  loose: 20,
} as const;
