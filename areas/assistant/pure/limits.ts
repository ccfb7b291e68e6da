export const limits = {
  content: 100_000,
  findings: 200,
  quote: 300,
  checks: 100,
  /** Characters that an outside model is asked about, and that it may answer with. */
  asked: 10_000,
  answered: 20_000,
} as const;
