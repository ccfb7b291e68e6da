import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listNotifications as contract, Notification } from '../contract.ts';
import { stoppedText } from './choices/wanted-sql.ts';
import { safeTextOf, textOf, unnamed, whyOf } from './words.ts';

interface Row
  extends Pick<
    Notification,
    'id' | 'kind' | 'link' | 'count' | 'createdAt' | 'updatedAt' | 'readAt' | 'stopped' | 'muted'
  > {
  actorIds: number[];
  excerpt: string;
  at: string;
}

const mostActors = 3;

const listSql = `select id, kind, link, count, actor_ids[1:${mostActors}] as "actorIds",
  coalesce(detail->>'excerpt', '') as excerpt, ${isoTime('created_at')} as "createdAt",
  ${stoppedText('n.user_id', 'n.kind')} as stopped,
  (select json_build_object('id', m.id, 'until', ${isoTime('m.until')}) from notification_mutes m
    where m.user_id = n.user_id and m.subject = n.subject and (m.until is null or m.until > $6::timestamptz)) as muted,
  ${isoTime('updated_at')} as "updatedAt", ${isoTime('read_at')} as "readAt", ${exactTime('updated_at')} as at
from notifications n
where user_id = $1 and deliver_at is null and listed and ($2::boolean or read_at is null) and (updated_at, id) < ($3::timestamptz, $4::int)
order by updated_at desc, id desc limit $5`;

export const listNotifications: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  const from = readKeyset(input.cursor, newest);
  const values = [principal.id, input.status === 'all', from.at, from.id, input.limit + 1, now.toISOString()];
  const rows = await query<Row>('notices', listSql, values);
  const people = await services.members.peopleOf(query, [...new Set(rows.flatMap((row) => row.actorIds))]);
  const view = ({ actorIds, excerpt, at: _, ...row }: Row): Notification => {
    const actors = actorIds.flatMap((id) => people.get(id) ?? []);
    // 0 wrote without their name.
    const names = actorIds.flatMap((id) => (id === 0 ? unnamed : (people.get(id)?.displayName ?? [])));
    const kind = services.notices.get(row.kind);
    const text = textOf(kind, names, row.count, excerpt);
    return { ...row, actors, text, safeText: safeTextOf(kind), why: whyOf(kind), thing: kind?.thing ?? null };
  };
  return pageOf(rows, input.limit, view, (row) => row);
};
