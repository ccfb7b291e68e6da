import { sql } from 'kysely';
import { notBlocked, person, personOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { ListingTeam } from '../../contract.ts';
import type { ListingRole } from '../../pure/options.ts';
import { from } from '../from.ts';

const everyone = (id: number) =>
  from
    .selectFrom('providers as p')
    .select([
      'p.listed_by as userId',
      sql<number>`0`.as('no'),
      sql<ListingRole>`'owner'`.as('role'),
      sql<boolean>`true`.as('joined'),
      sql<boolean>`false`.as('offered'),
      'p.created_at as since',
    ])
    .where('p.id', '=', id)
    .where('p.listed_by', 'is not', null)
    .unionAll(
      from
        .selectFrom('provider_members as h')
        .select((e) => [
          'h.user_id as userId',
          'h.no',
          sql<ListingRole>`h.role`.as('role'),
          sql<boolean>`${e.ref('h.joined_at')} is not null`.as('joined'),
          sql<boolean>`${e.ref('h.offered_at')} is not null`.as('offered'),
          'h.invited_at as since',
        ])
        .where('h.provider_id', '=', id)
        .where('h.ended_at', 'is', null),
    );

const members = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom(everyone(v.id).as('m'))
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(person('u'))
    .select(['m.no', 'm.role', 'm.joined', 'm.offered'])
    .select((e) => notBlocked(v.viewer, e.ref('u.id')).as('isShown'))
    .orderBy('m.joined', 'desc')
    .orderBy(sql`array_position(array['owner', 'manager', 'coordinator'], m.role)`)
    .orderBy('m.since')
    .orderBy('u.id'),
);

const listing = statement((v: { id: number }) =>
  from.selectFrom('providers').select(['id', 'business_name as businessName']).where('id', '=', v.id),
);

/** Who runs a listing, as one of them sees it. */
export async function readTeam(query: Query, viewer: number, id: number): Promise<ListingTeam> {
  const [found] = await query(listing, { id });
  const rows = await query(members, { viewer, id });
  const me = rows.find((row) => row.id === viewer && row.joined);
  if (!found || !me) throw problem.notFound();
  return {
    ...found,
    myRole: me.role,
    members: rows.map(({ isShown, no, role, joined, offered, ...row }) => ({
      no,
      person: isShown || row.id === viewer ? personOf(row) : null,
      role,
      joined,
      offered,
      mine: row.id === viewer,
    })),
  };
}
