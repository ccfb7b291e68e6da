import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const own = statement((v: { userId: number }) =>
  from
    .selectFrom('sample_things as s')
    .select((e) => [
      's.id as number',
      's.title',
      's.text',
      isoTime(e.ref('s.created_at')).as('createdAt'),
      isoTime(e.ref('s.deleted_at')).as('deletedAt'),
    ])
    .where('s.author_id', '=', v.userId)
    .orderBy('s.id'),
);

export const personalData: PersonalData = {
  columns: { 'sample_things.author_id': 'goes' },
  export: async ({ query, userId }) => [
    {
      name: 'sample-things',
      title: 'Sample things',
      about: 'Sample things you wrote, and those you deleted that you can still restore.',
      rows: await query(own, { userId }),
    },
  ],
  erase: nothingMore,
};
