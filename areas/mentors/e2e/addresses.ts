import type { Addresses } from '#platform/web/testing/routes.ts';

type Ask = (path: string) => Promise<unknown>;

/** The mentorship in which the demo member has a mentor. */
const own = async (ask: Ask) => {
  const mine = (await ask('/api/my-mentorships')) as { id: number; side: string; status: string }[];
  const found = mine.find(({ side, status }) => side === 'mentee' && status === 'active');
  if (!found) throw new Error('The demo member has no mentor.');
  return `/mentor-matching/mentorships/${found.id}`;
};

/** The group that the demo member is in. */
const group = async (ask: Ask) => {
  const mine = (await ask('/api/my-mentoring-groups')) as { id: number; side: string; status: string }[];
  const found = mine.find(({ side, status }) => side === 'member' && status === 'active');
  if (!found) throw new Error('The demo member is in no mentoring group.');
  return `/mentor-matching/groups/${found.id}`;
};
const words = {
  ...{ name: 'Of the routes', focusArea: 'career', goals: 'What we learn.', format: 'text', when: 'Mondays' },
  ...{ capacity: 4, isOpen: true },
};

export const addresses: Addresses = {
  '/mentor-matching/mentors/:id/ask': async () => '/mentor-matching/mentors/28/ask',
  '/mentor-matching/mentors/:id': async () => '/mentor-matching/mentors/28',
  '/mentor-matching/groups/:id/edit': async (_, send) => {
    const { id } = (await send('/api/mentoring-groups', words)) as { id: number };
    return `/mentor-matching/groups/${id}/edit`;
  },
  '/mentor-matching/groups/:id/book': async (ask) => `${await group(ask)}/book`,
  '/mentor-matching/groups/:id': group,
  '/mentor-matching/mentorships/:id/book': async (ask) => `${await own(ask)}/book`,
  '/mentor-matching/mentorships/:id': own,
};
