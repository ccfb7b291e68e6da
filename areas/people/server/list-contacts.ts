import { sql } from 'kysely';
import { hasConsented } from '#areas/consents/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { anyOf, statement, tables } from '#platform/server/statement.ts';
import type { listContacts as contract } from '../contract.ts';
import { notBlocked } from './blocks.ts';
import { person, personOf } from './people-of.ts';
import type { follows } from './tables.ts';

const most = 60;

const friends = statement((v: { viewerId: number; online: readonly number[] }) =>
  tables<{ follows: typeof follows; users: typeof users }>()
    .selectFrom('follows as f')
    .innerJoin('follows as back', (join) =>
      join.onRef('back.follower_id', '=', 'f.followee_id').onRef('back.followee_id', '=', 'f.follower_id'),
    )
    .innerJoin('users as u', 'u.id', 'f.followee_id')
    .select((e) => [
      ...person('u'),
      sql<boolean>`(${e.ref('u.id')} = ${anyOf(v.online)} and ${hasConsented('presence', e.ref('u.id'))})`.as('online'),
    ])
    .where('f.follower_id', '=', v.viewerId)
    .where((e) => notBlocked(v.viewerId, e.ref('u.id')))
    .orderBy('online', 'desc')
    .orderBy((e) => e.fn('lower', ['u.name']))
    .orderBy('u.id')
    .limit(most),
);

/** C-11: members who follow each other. That somebody is online is shown of those who agreed to it. */
export const listContacts: Handler<typeof contract> = async ({ principal, query, services }) => {
  const online = [...(await services.online())];
  const rows = await query(friends, { viewerId: principal.id, online });
  return { items: rows.map((row) => ({ ...personOf(row), online: row.online })) };
};
