import { writeAudit } from '#platform/server/audit.ts';
import type { Db, Query } from '#platform/server/db.ts';
import { isModerator, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { limits } from '../pure/limits.ts';

const day = 86_400_000;

interface Occasion {
  readonly db: Db;
  readonly query: Query;
  readonly principal: Principal;
  readonly now: Date;
}

export interface Changed {
  readonly authorId: number;
  readonly postId: number;
  readonly version: number;
}

const changed = (table: 'posts' | 'comments') =>
  `returning author_id as "authorId", ${table === 'posts' ? 'id' : 'post_id'} as "postId", version`;

/**
 * Authors delete and can bring back for 30 days. A moderator's delete hides instead: only moderators can undo it, and
 * the audit log hears of it. Answers undefined when somebody else was faster.
 */
export async function takeAway(table: 'posts' | 'comments', id: number, { db, query, principal, now }: Occasion) {
  const [row] = await query<Changed>(
    `take-away-${table}`,
    `update ${table} set
        deleted_at = case when author_id = $2::int then $3::timestamptz end,
        hidden_at = case when author_id = $2::int then null else $3::timestamptz end
      where id = $1::int and deleted_at is null and hidden_at is null ${changed(table)}`,
    [id, principal.id, now.toISOString()],
  );
  if (!row) return undefined;
  const byAuthor = row.authorId === principal.id;
  if (!byAuthor) await writeAudit(db, { actorId: principal.id, action: 'hidden', subject: `${table}:${id}` }, now);
  return {
    ...row,
    restorableUntil: byAuthor ? new Date(now.getTime() + limits.restoreDays * day).toISOString() : null,
  };
}

/** Answers undefined when it is there already. */
export async function bringBack(table: 'posts' | 'comments', id: number, { db, query, principal, now }: Occasion) {
  const [before] = await query<{ deletedAt: Date | string | null; hidden: boolean }>(
    `lock-${table}`,
    `select deleted_at as "deletedAt", hidden_at is not null as hidden from ${table} where id = $1::int for update`,
    [id],
  );
  if (!before) throw problem.notFound();
  if (!before.deletedAt && !before.hidden) return undefined;
  if (before.deletedAt && now.getTime() - new Date(before.deletedAt).getTime() > limits.restoreDays * day) {
    throw problem.gone(`This was deleted more than ${limits.restoreDays} days ago, so you can’t restore it.`);
  }
  if (before.hidden && !isModerator(principal)) throw problem.refused();
  const [row] = await query<Changed>(
    `bring-back-${table}`,
    `update ${table} set deleted_at = null, hidden_at = null where id = $1::int ${changed(table)}`,
    [id],
  );
  if (before.hidden)
    await writeAudit(db, { actorId: principal.id, action: 'shown again', subject: `${table}:${id}` }, now);
  return row;
}
