import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import type { WritingProgress } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { from } from '../from.ts';

const turnedOn = statement((v: { userId: number }) =>
  from.selectFrom('writing_progress as p').select('p.since').where('p.user_id', '=', v.userId),
);
const kept = statement((v: { userId: number }) =>
  from
    .selectFrom('writing_checks as c')
    .select((e) => ['c.id', e.cast<string>('c.checked_on', 'text').as('day'), 'c.words', 'c.grade', 'c.findings'])
    .where('c.user_id', '=', v.userId)
    .orderBy('c.id', 'desc')
    .limit(limits.checks),
);

export const isOn = async (query: Query, userId: number): Promise<boolean> =>
  (await query(turnedOn, { userId })).length > 0;

export async function progressOf(query: Query, userId: number): Promise<WritingProgress> {
  return { on: await isOn(query, userId), checks: [...(await query(kept, { userId }))] };
}
