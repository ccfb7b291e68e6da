export const limits = {
  agency: 120,
  reference: 60,
  basis: 2000,
  reason: 300,
  /** Most parts of one request. */
  parts: 20,
  /** Days for which a copy waits for the second administrator. */
  holdDays: 180,
  /** Days for which a copy can be downloaded once it was approved. */
  keptDays: 14,
  /** Longest time before the member is told. */
  silentDays: 730,
} as const;
