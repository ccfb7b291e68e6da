import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, statement } from '#platform/server/statement.ts';
import type { dropMatchReason as contract } from '../../contract.ts';
import { isReason } from '../../pure/reasons.ts';
import { from } from '../from.ts';
import { readMyMentoring } from './my-mentoring.ts';

const save = choice((isDropped: boolean) =>
  statement((v: { userId: number; reason: string }) =>
    from
      .insertInto('mentor_wishes')
      .values({
        user_id: v.userId,
        dropped: isDropped ? sql<string[]>`array[${v.reason}]::text[]` : sql<string[]>`'{}'::text[]`,
      })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((e) => {
          const others = sql<string[]>`array_remove(${e.ref('mentor_wishes.dropped')}, ${v.reason}::text)`;
          return { dropped: isDropped ? sql<string[]>`array_append(${others}, ${v.reason}::text)` : others };
        }),
      ),
  ),
);

export const dropMatchReason: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { reason, isDropped } = input;
  if (!isReason(reason)) {
    throw problem.invalid([{ field: 'reason', rule: 'unknown', message: 'There is no such reason.' }]);
  }
  await query(save(isDropped), { userId: principal.id, reason });
  return readMyMentoring(query, principal.id);
};
