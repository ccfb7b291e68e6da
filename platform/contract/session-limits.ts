/** How long somebody stays signed in. What people are told of it is made from these numbers. */
export const sessionLimits = {
  /** Days without use after which a session ends. */
  idleDays: 30,
  /** Days after which it ends in any case. */
  endDays: 90,
  /** Hours after which roles with power over others need the second factor again. */
  secondStepHours: 12,
} as const;
