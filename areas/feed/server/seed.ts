import { orderDemo } from '#demo/post-order.ts';
import { posts } from '#demo/posts.ts';
import type { Seed } from '#platform/server/area.ts';
import { feedReads } from './tables.ts';

const demoMember = 1;
/** The demo member was last here a day ago, so that the finish line has its place. */
const lastVisit = 26 * 60 * 60_000;

/** The newest post that was there a day ago is where the demo member stopped reading. */
export const seed: Seed = async ({ db, now }) => {
  const visitedAt = new Date(now.getTime() - lastVisit);
  const newestShown = orderDemo(posts, now)
    .posts.filter(({ at }) => at <= visitedAt)
    .at(-1)?.at;
  if (!newestShown) return;
  await db.insert(feedReads).values({ userId: demoMember, seenUntil: newestShown, newestShown, visitedAt });
};
