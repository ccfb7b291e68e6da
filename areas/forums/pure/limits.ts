/** Replies on a page; 0: one after the other without pages. */
export const pageSizes = [0, 10, 20, 50] as const;

export const limits = {
  /** As posts have it. */
  title: 200,
  /** Replies that go into a new topic at once. */
  split: 100,
  /** Replies that are read at once where there are no pages. */
  batch: 20,
  /** Tags that one member follows. */
  followedTags: 100,
  /** Minutes without reading after which a visit is over. */
  visitMinutes: 30,
  /** Why a moderator asks who wrote something, in characters. */
  reason: 500,
  /** Days in which two moderators see who it was, and the most questions that are listed. */
  authorDays: 7,
  authorRequests: 100,
} as const;
