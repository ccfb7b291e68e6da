/** Most characters, for both sides. */
export const callLimits = {
  /** One line of the live text in a call. */
  line: 500,
  /** What a browser tells the other about how it can be reached. */
  offer: 12_000,
} as const;
