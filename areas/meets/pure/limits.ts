/** Most characters, plans, minutes and days; server and forms use the same figures. */
export const limits = {
  who: 80,
  place: 200,
  access: 1000,
  transport: 500,
  name: 80,
  /** Plans of one member that are not over. */
  open: 10,
  /** Days ahead in which a meeting may begin. */
  daysAhead: 365,
  /** Hours after the beginning until which the check-in may be. */
  checkInHours: 24,
  /** Minutes after the check-in until the contact is told. */
  graceMinutes: 15,
  /** Most minutes by which all extensions together move it. */
  extended: 12 * 60,
  /** Days after the end until everything of a plan is erased. */
  keptDays: 7,
} as const;

export const extensions = [30, 60] as const;
