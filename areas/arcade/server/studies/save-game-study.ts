import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { saveGameStudy as contract } from '../../contract.ts';
import { gameOf } from '../../pure/all.ts';
import type { GameKind } from '../../pure/kinds.ts';
import { studyFault } from '../../pure/study.ts';
import { from } from '../from.ts';
import { movesOf, type StudyRow, studyById, view } from './rows.ts';

interface Values {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly note: string;
  readonly moves: string;
  readonly now: string;
}

const save = statement((v: Values) =>
  from
    .updateTable('game_studies')
    .set((e) => ({
      title: v.title,
      note: v.note,
      moves: sql<unknown>`${v.moves}::jsonb`,
      version: e('version', '+', 1),
      changed_at: moment(v.now),
    }))
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .returning('id'),
);

export const saveGameStudy: Handler<typeof contract, StudyRow> = async ({ input, found, principal, query, now }) => {
  const { id, version, note, moves } = input;
  const fault = studyFault(gameOf(found.gameType as GameKind), moves, movesOf(found));
  if (fault) throw problem.unprocessable(fault, [{ field: 'moves', rule: 'illegal', message: fault }]);
  const title = input.title.trim();
  const values = { id, version, title, note: note.trim(), moves: JSON.stringify(moves), now: now.toISOString() };
  const [saved] = await query(save, values);
  if (!saved) throw problem.conflict('This study has changed since you opened it. Load it again.');
  const [row] = await query(studyById, { id, userId: principal.id });
  if (!row) throw problem.notFound();
  return view(row);
};
