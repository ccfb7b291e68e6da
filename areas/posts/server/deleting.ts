import { sql } from 'kysely';
import { writeAudit } from '#platform/server/audit.ts';
import type { Db, Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { isModerator, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, columns, type Moment, moment, statement } from '#platform/server/statement.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';
import type { posts } from './tables.ts';
import { shownAuthor, writerOfComment, writerOfPost } from './visible.ts';

const day = 86_400_000;

interface Occasion {
  readonly db: Db;
  readonly query: Query;
  readonly principal: Principal;
  readonly now: Date;
}

type Table = 'posts' | 'comments';

/** What changed, for whoever tells of it. */
export const changed = {
  posts: ['author_id as authorId', 'id as postId', 'version'],
  comments: ['author_id as authorId', 'post_id as postId', 'version'],
} as const;

const take = choice((table: Table) =>
  statement((v: { id: number; by: number; now: string }) => {
    const row = columns<typeof posts>(table);
    const writer = (table === 'posts' ? writerOfPost : writerOfComment)(row.id, row.author_id);
    return from
      .updateTable(table)
      .set({
        deleted_at: sql<Moment | null>`case when ${writer} = ${v.by} then ${moment(v.now)} end`,
        hidden_at: sql<Moment | null>`case when ${writer} = ${v.by} then null else ${moment(v.now)} end`,
      })
      .where('id', '=', v.id)
      .where('deleted_at', 'is', null)
      .where('hidden_at', 'is', null)
      .returning(changed[table])
      .returning((e) => sql<boolean>`${e.ref('deleted_at')} is not null`.as('byAuthor'));
  }),
);

const lock = choice((table: Table) =>
  statement((v: { id: number }) =>
    from
      .selectFrom(table)
      .select((e) => [
        isoTime(e.ref('deleted_at')).as('deletedAt'),
        sql<boolean>`${e.ref('hidden_at')} is not null`.as('hidden'),
      ])
      .where('id', '=', v.id)
      .forUpdate(),
  ),
);

const restore = choice((table: Table) =>
  statement((v: { id: number }) =>
    from.updateTable(table).set({ deleted_at: null, hidden_at: null }).where('id', '=', v.id).returning(changed[table]),
  ),
);

/**
 * Authors delete and can bring back for 30 days. A moderator's delete hides instead: only moderators can undo it, and
 * the audit log hears of it. Answers undefined when somebody else was faster.
 */
export async function takeAway(table: Table, id: number, { db, query, principal, now }: Occasion) {
  const [row] = await query(take(table), { id, by: principal.id, now: now.toISOString() });
  if (!row) return undefined;
  const { byAuthor, ...taken } = row;
  if (!byAuthor) await writeAudit(db, { actorId: principal.id, action: 'hidden', subject: `${table}:${id}` }, now);
  return {
    ...taken,
    authorId: shownAuthor(taken.authorId),
    restorableUntil: byAuthor ? new Date(now.getTime() + limits.restoreDays * day).toISOString() : null,
  };
}

/** Answers undefined when it is there already. */
export async function bringBack(table: Table, id: number, { db, query, principal, now }: Occasion) {
  const [before] = await query(lock(table), { id });
  if (!before) throw problem.notFound();
  if (!before.deletedAt && !before.hidden) return undefined;
  if (before.deletedAt && now.getTime() - Date.parse(before.deletedAt) > limits.restoreDays * day) {
    throw problem.gone(`This was deleted more than ${limits.restoreDays} days ago, so you can’t restore it.`);
  }
  if (before.hidden && !isModerator(principal)) throw problem.refused();
  const [row] = await query(restore(table), { id });
  if (before.hidden)
    await writeAudit(db, { actorId: principal.id, action: 'shown again', subject: `${table}:${id}` }, now);
  return row && { ...row, authorId: shownAuthor(row.authorId) };
}
