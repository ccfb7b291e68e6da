/** What a supporter may do in an area, from less to more. What is drafted waits for the member, who confirms or drops it. */
export const actingLevels = ['see', 'draft', 'act'] as const;
export type ActingLevel = (typeof actingLevels)[number];

export const reaches = (given: ActingLevel, least: ActingLevel): boolean =>
  actingLevels.indexOf(given) >= actingLevels.indexOf(least);
