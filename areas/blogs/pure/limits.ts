/** Sizes that both sides keep to; those of a post are in areas/posts/pure/limits.ts. */
export const limits = {
  /** Characters. */
  series: 120,
  easy: 20_000,
  coverAlt: 480,
  /** Series of one member. */
  seriesOfOne: 50,
  related: 3,
  /** Blogs on one page of the list. */
  page: 12,
  /** Blogs in a feed. */
  feed: 20,
  excerpt: 150,
  /** Tags on a card. */
  cardTags: 3,
  /** Days ahead that a blog can be scheduled. */
  scheduleDays: 365,
} as const;
