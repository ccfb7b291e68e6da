import { seedTopics } from '#areas/posts/server/public.ts';
import { demoMemberId } from '#demo/cast.ts';
import { topics } from '#demo/topics.ts';
import type { Seed } from '#platform/server/area.ts';
import { topicStates } from './tables.ts';

const minute = 60_000;
/** The demo member was last here a day ago. */
const lastVisit = 26 * 60;
/** Topics of others that the demo member watches, by their titles. */
const watched = ['Plan manager has gone quiet. How long is too long?', 'Small good things, this week'];

/** Topics, and how far the demo member has read in those that are a few days old. */
export const seed: Seed = async (occasion) => {
  const ids = await seedTopics(topics, occasion);
  const at = new Date(occasion.now.getTime() - lastVisit * minute);
  await occasion.db.insert(topicStates).values(
    topics.flatMap((topic, index) => {
      const { minutesAgo, replies, title } = topic;
      const read = replies.filter(({ minutesAfter }) => minutesAgo - minutesAfter > lastVisit * 3).length;
      if (minutesAgo < lastVisit * 3 || index % 4 === 3) return [];
      return [
        {
          userId: demoMemberId,
          postId: ids[index] ?? 0,
          level: watched.includes(title) ? ('watch' as const) : ('normal' as const),
          readNumber: read,
          visitedAt: at,
        },
      ];
    }),
  );
};
