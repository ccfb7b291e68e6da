/** Replies on a page; 0: one after the other without pages. */
export const pageSizes = [0, 10, 20, 50] as const;

export const limits = {
  /** As posts have it. */
  title: 200,
  /** Replies that go into a new topic at once. */
  split: 100,
  /** Replies that are read at once where there are no pages. */
  batch: 20,
  /** Minutes without reading after which a visit is over. */
  visitMinutes: 30,
} as const;
