import { sql } from 'kysely';
import type { PollHome } from '#areas/polls/server/public.ts';
import { queryIn } from '#platform/server/db.ts';
import { isThere, statement } from '#platform/server/statement.ts';
import { postChanged } from '../contract.ts';
import { from } from './from.ts';
import { isVisible } from './visible.ts';

const open = statement((v: { viewer: number; pollId: number }) =>
  from
    .selectFrom('posts as p')
    .select(['p.id as postId', 'p.version'])
    .where('p.poll_id', '=', v.pollId)
    .where(isVisible(v.viewer, 'p')),
);

/** A poll stands in a post, for whoever may read it. */
export const postPolls: PollHome = {
  holds: (poll) => isThere(from.selectFrom('posts').where((e) => sql<boolean>`${e.ref('posts.poll_id')} = ${poll}`)),
  isOpenTo: async ({ db, principal }, pollId) => (await queryIn(db)(open, { viewer: principal.id, pollId })).length > 0,
  changed: async ({ query, emit, principal }, pollId) => {
    const [post] = await query(open, { viewer: principal.id, pollId });
    if (post) await emit(postChanged, post);
  },
};
