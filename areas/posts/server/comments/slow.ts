import { sql } from 'kysely';
import { counted } from '#platform/contract/counted.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { isModerator, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { type Moment, statement } from '#platform/server/statement.ts';
import { limits } from '../../pure/limits.ts';
import { from } from '../from.ts';
import { isCommentBy } from '../visible.ts';

const hour = 3_600_000;
const minute = 60_000;

/** Deleted ones count: whoever wants other words can edit. */
const last = statement((v: { postId: number; userId: number }) =>
  from
    .selectFrom('comments')
    .select((e) => isoTime(sql<Moment | null>`max(${e.ref('created_at')})`).as('at'))
    .where('post_id', '=', v.postId)
    .where((e) => isCommentBy(e.ref('id'), e.ref('author_id'), v.userId)),
);

interface Asked {
  readonly postId: number;
  readonly principal: Principal;
  readonly now: Date;
}

/** When the member may comment again on a post that is slow; null: now. Moderators may at any time. */
export async function nextCommentAt(query: Query, { postId, principal, now }: Asked): Promise<string | null> {
  if (isModerator(principal)) return null;
  const [row] = await query(last, { postId, userId: principal.id });
  if (!row?.at) return null;
  const next = Date.parse(row.at) + limits.slowHours * hour;
  return next > now.getTime() ? new Date(next).toISOString() : null;
}

/** The post is locked by then, so that of two comments from two tabs one comes first. */
export async function assertNotTooSoon(query: Query, asked: Asked): Promise<void> {
  const next = await nextCommentAt(query, asked);
  if (next === null) return;
  const wait = Date.parse(next) - asked.now.getTime();
  const inWords = wait > hour ? counted(Math.ceil(wait / hour), 'hour') : counted(Math.ceil(wait / minute), 'minute');
  throw problem.conflict(
    `This topic is slow: each person can write one reply in ${limits.slowHours} hours. You can reply again in ${inWords}.`,
  );
}
