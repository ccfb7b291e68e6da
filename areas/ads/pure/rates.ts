/** Clicks out of impressions as a percent with two decimals, 1.74; 0 where nobody has seen it. */
export const clickRate = (impressions: number, clicks: number): number =>
  impressions > 0 ? Math.round((clicks / impressions) * 10_000) / 100 : 0;

/** The least that an estimate says. */
export const smallestAudience = 100;

/** How often pages like these were opened, in two figures, and never below a hundred: few people are nobody's business. */
export function audienceSize(opened: number): number {
  if (opened <= smallestAudience) return smallestAudience;
  const step = 10 ** (String(Math.floor(opened)).length - 2);
  return Math.max(smallestAudience, Math.floor(opened / step) * step);
}
