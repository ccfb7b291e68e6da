import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { type QueryRow, statement } from '#platform/server/statement.ts';
import type { GameStudy } from '../../contract.ts';
import type { GameKind } from '../../pure/kinds.ts';
import type { StudyMove } from '../../pure/study.ts';
import { from } from '../from.ts';

export const shown = () =>
  from
    .selectFrom('game_studies as y')
    .select((e) => [
      'y.id',
      'y.user_id as userId',
      'y.game_type as gameType',
      'y.title',
      'y.note',
      'y.moves',
      'y.version',
      isoTime(e.ref('y.changed_at')).as('changedAt'),
      exactTime(e.ref('y.created_at')).as('exactly'),
    ]);

export type StudyRow = QueryRow<ReturnType<typeof shown>>;

export const movesOf = ({ moves }: Pick<StudyRow, 'moves'>) => moves as StudyMove[];

export const view = (row: StudyRow): GameStudy => {
  const { id, title, note, version, changedAt } = row;
  return { id, title, note, version, changedAt, gameType: row.gameType as GameKind, moves: movesOf(row) };
};

/** Its row, found by the rule that it is the caller’s own, goes to the use case. */
export const studyById = statement((v: { id: number; userId: number }) =>
  shown().where('y.id', '=', v.id).where('y.user_id', '=', v.userId),
);
