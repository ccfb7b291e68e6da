/** Most characters and counts, for both sides. */
export const limits = {
  description: 2000,
  location: 200,
  message: 2000,
  reason: 500,
  title: 80,
  specialty: 40,
  specialties: 8,
  why: 1000,
  /** One answer of a safety plan, and the whole of it once it is sealed. */
  planPart: 1000,
  sealedPlan: 60_000,
  /** Fewest characters of the passphrase of a safety plan. */
  passphrase: 10,
  /** Open requests that one member may have. */
  ownOpen: 3,
  /** Open requests that one supporter may help with at a time. */
  helping: 3,
  /** Reports that one side of a conversation may have waiting at a time. */
  waitingReports: 10,
  /** Messages before the reported one that its reviewer reads too. */
  evidence: 10,
} as const;
