import type { Addresses } from '#platform/web/testing/routes.ts';

type Ask = (path: string) => Promise<unknown>;

/** The mentorship in which the demo member has a mentor. */
const own = async (ask: Ask) => {
  const mine = (await ask('/api/my-mentorships')) as { id: number; side: string; status: string }[];
  const found = mine.find(({ side, status }) => side === 'mentee' && status === 'active');
  if (!found) throw new Error('The demo member has no mentor.');
  return `/mentor-matching/mentorships/${found.id}`;
};

export const addresses: Addresses = {
  '/mentor-matching/mentors/:id/ask': async () => '/mentor-matching/mentors/28/ask',
  '/mentor-matching/mentors/:id': async () => '/mentor-matching/mentors/28',
  '/mentor-matching/mentorships/:id/book': async (ask) => `${await own(ask)}/book`,
  '/mentor-matching/mentorships/:id': own,
};
