import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { readFeedPosition as contract } from '../contract.ts';
import { from } from './from.ts';
import { seenUntil, unlessNever } from './position.ts';

const position = statement((v: { userId: number; now: string }) =>
  from
    .selectFrom('feed_reads')
    .select(isoTime(unlessNever(seenUntil(v.now))).as('seenUntil'))
    .where('user_id', '=', v.userId),
);

/** After a pause a new visit begins with this read, before anything is marked: the answer is already the new one. */
export const readFeedPosition: Handler<typeof contract> = async ({ principal, query, now }) => {
  const [row] = await query(position, { userId: principal.id, now: now.toISOString() });
  return { seenUntil: row?.seenUntil ?? null };
};
