import { sql } from 'kysely';
import { hasConsented } from '#areas/consents/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { count, isThere, statement, tables } from '#platform/server/statement.ts';
import type { listSuggestions as contract } from '../contract.ts';
import { isOpen, notBlocked } from './blocks.ts';
import { isReadable, listedProfile } from './field-audience.ts';
import { isFollowing } from './follow-sql.ts';
import { locationOf } from './location.ts';
import { isMuted } from './mutes.ts';
import { person, personOf } from './people-of.ts';
import { reasonOf } from './reason.ts';
import type { dismissedSuggestions, follows, profiles } from './tables.ts';

const from = tables<{
  users: typeof users;
  profiles: typeof profiles;
  follows: typeof follows;
  dismissed_suggestions: typeof dismissedSuggestions;
}>();

const most = 5;

/**
 * Members who share interests come from the interests index and friends of friends from the follows; only then are
 * the rules applied, so that the work does not grow with the community. Nobody is suggested who has not agreed to it.
 */
const suggested = statement((v: { viewerId: number }) => {
  const mine = sql<string[]>`(select interests from mine)::text[]`;
  return from
    .with('mine', () =>
      from.selectNoFrom(
        sql<
          string[]
        >`coalesce(${from.selectFrom('profiles').select('interests').where('user_id', '=', v.viewerId)}, '{}')`.as(
          'interests',
        ),
      ),
    )
    .with('circle', () =>
      from
        .selectFrom('follows as f1')
        .innerJoin('follows as f2', 'f2.follower_id', 'f1.followee_id')
        .select((e) => ['f2.followee_id as id', count.as('via'), e.fn.min('f1.followee_id').as('via_id')])
        .where('f1.follower_id', '=', v.viewerId)
        .where((e) => isOpen(e.ref('f1.followee_id')))
        .groupBy('f2.followee_id'),
    )
    .with('alike', () =>
      from
        .selectFrom('profiles as p')
        .select('p.user_id as id')
        .where((e) => sql<boolean>`${e.ref('p.interests')} && ${mine}`)
        .where((e) => sql<boolean>`coalesce(${e.ref('p.audiences')}->>'interests', 'members') = 'members'`)
        .limit(500),
    )
    .with('found', (w) => w.selectFrom('circle').select('id').union(w.selectFrom('alike').select('id')))
    .selectFrom('found')
    .innerJoin('users as u', 'u.id', 'found.id')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .leftJoin('circle as c', 'c.id', 'u.id')
    .leftJoin('users as follower', 'follower.id', 'c.via_id')
    .crossJoinLateral((e) =>
      from
        .selectNoFrom(
          // Interests that both have.
          sql<string[]>`coalesce((select array_agg(one order by one) from unnest(${e.ref('p.interests')}) as one
            where one = any(${mine}) and ${isReadable(v.viewerId, 'interests', 'p')}), '{}')`.as('list'),
        )
        .as('common'),
    )
    .select((e) => [
      ...person('u'),
      ...listedProfile(v.viewerId, 'p'),
      'common.list as common',
      // How many members whom the viewer follows follow this one, and the name of one of them.
      e.fn.coalesce('c.via', sql.lit(0)).as('via'),
      'follower.name as viaName',
    ])
    .where('u.id', '!=', v.viewerId)
    .where((e) => hasConsented('suggestions', e.ref('u.id')))
    .where((e) => e.not(isFollowing(v.viewerId, e.ref('u.id'))))
    .where((e) =>
      e.not(
        isThere(
          from
            .selectFrom('dismissed_suggestions as d')
            .where('d.user_id', '=', v.viewerId)
            .where('d.dismissed_id', '=', e.ref('u.id')),
        ),
      ),
    )
    .where((e) => notBlocked(v.viewerId, e.ref('u.id')))
    .where((e) => e.not(isMuted(v.viewerId, e.ref('u.id'))))
    .orderBy((e) => sql`cardinality(${e.ref('common.list')}) * 2 + coalesce(${e.ref('c.via')}, 0)`, 'desc')
    .orderBy('u.id')
    .limit(most);
});

export const listSuggestions: Handler<typeof contract> = async ({ principal, query }) => {
  const rows = await query(suggested, { viewerId: principal.id });
  return {
    items: rows.map((row) => ({
      ...personOf(row),
      bio: row.bio,
      location: locationOf(row),
      reason: reasonOf(row),
    })),
  };
};
