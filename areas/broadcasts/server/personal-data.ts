import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { pieceKeysOf } from './pieces/drop-pieces.ts';

const own = statement((v: { userId: number }) =>
  from
    .selectFrom('broadcasts as b')
    .select((e) => [
      'b.id as number',
      'b.post_id as post',
      'b.title',
      'b.content_warning as contentWarning',
      isoTime(e.ref('b.started_at')).as('startedAt'),
      isoTime(e.ref('b.ended_at')).as('endedAt'),
      'b.recording',
    ])
    .where('b.author_id', '=', v.userId)
    .orderBy('b.id'),
);
const captions = statement((v: { userId: number }) =>
  from
    .selectFrom('broadcast_captions as c')
    .innerJoin('broadcasts as b', 'b.id', 'c.broadcast_id')
    .select(['c.broadcast_id as broadcast', 'c.from_ms as milliseconds', 'c.text'])
    .where('b.author_id', '=', v.userId)
    .orderBy('c.id'),
);

export const personalData: PersonalData = {
  columns: {
    'broadcasts.author_id': 'goes',
    'broadcast_viewers.user_id': 'goes',
  },
  fileColumns: ['broadcast_pieces.file_key'],
  export: async ({ query, userId }) => [
    {
      name: 'live-videos',
      title: 'Your live videos',
      about: 'When you were live. The words and the recording are with the post.',
      rows: await query(own, { userId }),
    },
    {
      name: 'live-captions',
      title: 'Captions of your live videos',
      about: 'What you said, in words.',
      rows: await query(captions, { userId }),
    },
  ],
  erase: ({ query, userId }) => pieceKeysOf(query, userId),
};
