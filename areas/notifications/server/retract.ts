import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import type { Cause, NoticeKind } from '#platform/server/notices.ts';
import { actorsOf, mostActors, without } from './causes.ts';
import { linkOf } from './links.ts';

interface Row {
  id: number;
  userId: number;
  kind: string;
  subject: string;
  detail: { causes: Cause[]; excerpt: string };
}

/**
 * Takes something out of a member's unread notices because it was undone; a notice that nothing is left of goes. What
 * was read stays as it was read, unless `read` asks for it. True when anything changed.
 */
export async function retract(
  query: Query,
  notices: ReadonlyMap<string, NoticeKind>,
  about: { userId: number; kind?: string; subject?: string; read?: boolean },
  goes: Partial<Cause>,
): Promise<boolean> {
  const rows = await query<Row>(
    'notice-retract',
    `select id, user_id as "userId", kind, subject, detail from notifications
     where user_id = $1 and ($2::text is null or kind = $2) and ($3::text is null or subject = $3)
       and ($4::boolean or read_at is null) and detail->'causes' @> $5::jsonb order by id for update`,
    [about.userId, about.kind ?? null, about.subject ?? null, about.read === true, JSON.stringify([goes])],
  );
  for (const row of rows) {
    const causes = without(row.detail.causes, goes);
    if (causes.length === 0) {
      await query('notice-drop', 'delete from notifications where id = $1', [row.id]);
      continue;
    }
    const actors = actorsOf(causes);
    await query(
      'notice-shrink',
      'update notifications set link = $2, actor_ids = $3::int[], count = $4, detail = $5::jsonb where id = $1',
      [
        row.id,
        linkOf(notices, row, causes),
        actors.slice(0, mostActors),
        actors.length,
        JSON.stringify({ ...row.detail, causes }),
      ],
    );
  }
  return rows.length > 0;
}

/** Everything about a thing that is gone, its mute too. True when anything of it was in the list. */
export async function drop(db: Db, userId: number, subject: string): Promise<boolean> {
  const gone = await queryIn(db)<{ listed: boolean }>(
    'notice-drop-subject',
    'delete from notifications where user_id = $1 and subject = $2 returning listed',
    [userId, subject],
  );
  await queryIn(db)('notice-mute-drop', 'delete from notification_mutes where user_id = $1 and subject = $2', [
    userId,
    subject,
  ]);
  return gone.some(({ listed }) => listed);
}
