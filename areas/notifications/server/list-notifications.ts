import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listNotifications as contract, Notification } from '../contract.ts';
import { textOf, whyOf } from './words.ts';

interface Row extends Pick<Notification, 'id' | 'kind' | 'link' | 'count' | 'createdAt' | 'updatedAt' | 'readAt'> {
  actorIds: number[];
  excerpt: string;
  at: string;
}

const mostActors = 3;

const listSql = `select id, kind, link, count, actor_ids[1:${mostActors}] as "actorIds",
  coalesce(detail->>'excerpt', '') as excerpt, ${isoTime('created_at')} as "createdAt",
  ${isoTime('updated_at')} as "updatedAt", ${isoTime('read_at')} as "readAt", ${exactTime('updated_at')} as at
from notifications
where user_id = $1 and ($2::boolean or read_at is null) and (updated_at, id) < ($3::timestamptz, $4::int)
order by updated_at desc, id desc limit $5`;

export const listNotifications: Handler<typeof contract> = async ({ input, actor, query }) => {
  const from = readKeyset(input.cursor, newest);
  const values = [actor.id, input.status === 'all', from.at, from.id, input.limit + 1];
  const rows = await query<Row>('notices', listSql, values);
  const people = await peopleOf(query, [...new Set(rows.flatMap((row) => row.actorIds))]);
  const view = ({ actorIds, excerpt, at: _, ...row }: Row): Notification => {
    const actors = actorIds.flatMap((id) => people.get(id) ?? []);
    const names = actors.map((one) => one.displayName);
    return { ...row, actors, text: textOf(row.kind, names, row.count, excerpt), why: whyOf(row.kind) };
  };
  return pageOf(rows, input.limit, view, (row) => row);
};
