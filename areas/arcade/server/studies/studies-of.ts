import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

/** For the copy of a member’s data. */
export const studiesOf = statement((v: { userId: number }) =>
  from
    .selectFrom('game_studies as y')
    .select((e) => [
      'y.id as number',
      'y.game_type as game',
      'y.title',
      'y.note',
      'y.moves',
      isoTime(e.ref('y.created_at')).as('createdAt'),
      isoTime(e.ref('y.changed_at')).as('changedAt'),
    ])
    .where('y.user_id', '=', v.userId)
    .orderBy('y.id'),
);
