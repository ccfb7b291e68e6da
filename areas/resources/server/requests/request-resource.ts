import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, moment, statement } from '#platform/server/statement.ts';
import type { requestResource as contract } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from './from.ts';
import { shown, view } from './view.ts';

/** Their own row is locked, so that of two requests sent at once the second one sees the first. */
const asker = statement((v: { userId: number }) =>
  from.selectFrom('users').select('id').where('id', '=', v.userId).forNoKeyUpdate(),
);
const open = statement((v: { userId: number }) =>
  from.selectNoFrom(
    countOf(from.selectFrom('resource_requests').where('user_id', '=', v.userId).where('settled_at', 'is', null)).as(
      'count',
    ),
  ),
);
const again = statement((v: { userId: number; words: string; note: string }) =>
  from
    .updateTable('resource_requests')
    .set({ note: v.note })
    .where('user_id', '=', v.userId)
    .where('settled_at', 'is', null)
    .where((e) => sql<boolean>`lower(${e.ref('words')}) = lower(${v.words}::text)`)
    .returning('id'),
);
const add = statement((v: { userId: number; words: string; note: string; now: string }) =>
  from
    .insertInto('resource_requests')
    .values({ user_id: v.userId, words: v.words, note: v.note, created_at: moment(v.now) })
    .returning('id'),
);
const one = statement((v: { id: number }) => shown().where('q.id', '=', v.id));

export const requestResource: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const asked = { userId: principal.id, words: input.words.trim(), note: input.note?.trim() ?? '' };
  await query(asker, { userId: principal.id });
  let [row] = await query(again, asked);
  if (!row) {
    const [{ count } = { count: 0 }] = await query(open, { userId: principal.id });
    if (count >= limits.openRequests) {
      throw problem.conflict(`You have ${limits.openRequests} open requests. Withdraw one before you ask for more.`);
    }
    [row] = await query(add, { ...asked, now: now.toISOString() });
  }
  const [stored] = row ? await query(one, { id: row.id }) : [];
  if (!stored) throw new Error('The request was not stored.');
  return view(stored);
};
