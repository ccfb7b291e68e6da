import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { addWritingCheck as contract } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { from } from '../from.ts';
import { isOn, progressOf } from './progress-of.ts';

interface Values {
  readonly userId: number;
  readonly day: string;
  readonly words: number;
  readonly grade: number;
  readonly findings: number;
}
const add = statement((v: Values) =>
  from
    .insertInto('writing_checks')
    .values({ user_id: v.userId, checked_on: v.day, words: v.words, grade: v.grade, findings: v.findings }),
);
const removeOld = statement((v: { userId: number; most: number }) =>
  from
    .deleteFrom('writing_checks')
    .where('user_id', '=', v.userId)
    .where('id', 'not in', (e) =>
      e
        .selectFrom('writing_checks as newest')
        .select('newest.id')
        .where('newest.user_id', '=', v.userId)
        .orderBy('newest.id', 'desc')
        .limit(v.most),
    ),
);

const aDay = 24 * 60 * 60 * 1000;
/** It is today somewhere on earth. */
const isToday = (day: string, now: Date) => Math.abs(Date.parse(`${day}T12:00:00Z`) - now.getTime()) <= 1.5 * aDay;

/** Nothing is kept for those who have not turned it on. */
export const addWritingCheck: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const userId = principal.id;
  if (!isToday(input.day, now))
    throw problem.invalid([{ field: 'day', rule: 'range', message: 'This is not today’s date.' }]);
  if (await isOn(query, userId)) {
    await query(add, { userId, ...input });
    await query(removeOld, { userId, most: limits.checks });
  }
  return progressOf(query, userId);
};
