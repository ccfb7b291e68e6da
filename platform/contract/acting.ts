/** What a supporter may do in an area, from less to more. */
export const actingLevels = ['see', 'act'] as const;
export type ActingLevel = (typeof actingLevels)[number];

export const reaches = (given: ActingLevel, least: ActingLevel): boolean =>
  actingLevels.indexOf(given) >= actingLevels.indexOf(least);
