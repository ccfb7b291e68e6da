import type { Query } from '#platform/server/db.ts';
import { type Notices, takesBack, tells } from '#platform/server/notices.ts';
import { statement } from '#platform/server/statement.ts';
import { sampleThingCreated, sampleThingDeleted } from '../contract.ts';
import { from } from './from.ts';

const followers = statement((v: { authorId: number }) =>
  from.selectFrom('follows').select('follower_id as id').where('followee_id', '=', v.authorId),
);
const followersOf = async (query: Query, authorId: number) =>
  (await query(followers, { authorId })).map(({ id }) => id);

export const notices: Notices = {
  kinds: [
    {
      kind: 'sampleThingCreated',
      when: tells(sampleThingCreated, async ({ event: { id, authorId }, query }) =>
        (await followersOf(query, authorId)).map((to) => ({ to, about: `sample-thing:${id}` as const, by: authorId })),
      ),
      group: 'People you follow',
      words: 'Someone you follow shares a sample thing',
      did: 'shared a sample thing',
      why: 'You follow the person who wrote it.',
      thing: 'sample thing',
      link: ({ id }) => `/sample-things/${id}`,
    },
  ],
  takenBack: [
    takesBack(sampleThingDeleted, async ({ event: { id, authorId }, query }) =>
      (await followersOf(query, authorId)).map((of) => ({ of, about: `sample-thing:${id}` as const })),
    ),
  ],
};
