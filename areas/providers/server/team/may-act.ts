import { type Expression, type RawBuilder, sql } from 'kysely';
import { isOpen } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { type Given, statement } from '#platform/server/statement.ts';
import type { ListingRole } from '../../pure/options.ts';
import { from } from '../from.ts';
import { roleOf } from '../listed.ts';

/** own: delete, hand over, managers. manage: all that the listing says. coordinate: vacancies, needs, reviews. */
export type Power = 'own' | 'manage' | 'coordinate';

const powers: Readonly<Record<ListingRole, readonly Power[]>> = {
  owner: ['own', 'manage', 'coordinate'],
  manager: ['manage', 'coordinate'],
  coordinator: ['coordinate'],
};

export const mayDo = (role: ListingRole | null, power: Power): boolean => role !== null && powers[role].includes(power);

const role = statement((v: { providerId: number; userId: number }) =>
  from.selectFrom('providers as p').select(roleOf(v.userId, 'p').as('role')).where('p.id', '=', v.providerId),
);

/** Whether a member may do this for a listing; no where there is no such listing. */
export async function mayActFor(
  query: Query,
  who: { readonly providerId: number; readonly userId: number },
  power: Power,
): Promise<boolean> {
  const [found] = await query(role, who);
  return mayDo(found?.role ?? null, power);
}

const helps = {
  own: sql<boolean>`false`,
  manage: sql<boolean>`h.role = 'manager'`,
  coordinate: sql<boolean>`true`,
} as const satisfies Record<Power, RawBuilder<boolean>>;

/** The same within a statement: `actsFor(v.userId, e.ref('s.provider_id'), 'coordinate')`. */
export const actsFor = (userId: Given<number>, provider: Expression<number | null>, power: Power) =>
  sql<boolean>`(exists (select 1 from providers o where o.id = ${provider} and o.listed_by = ${userId})
    or exists (select 1 from provider_members h where h.provider_id = ${provider} and h.user_id = ${userId}
      and h.joined_at is not null and ${helps[power]}))`;

const own = statement((v: { userId: number }) =>
  from
    .selectFrom('providers as p')
    .select([roleOf(v.userId, 'p').as('role'), 'p.id'])
    .where('p.listed_by', '=', v.userId),
);
const helped = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_members as h')
    .select(['h.role', 'h.provider_id as id'])
    .where('h.user_id', '=', v.userId)
    .where('h.joined_at', 'is not', null),
);

/** Numbers of the listings for which a member may do this; few, since both kinds are bounded. */
export async function listingsWhere(
  query: Query,
  { userId, power }: { readonly userId: number; readonly power: Power },
): Promise<number[]> {
  const all = [...(await query(own, { userId })), ...(await query(helped, { userId }))];
  return all.filter((one) => mayDo(one.role, power)).map(({ id }) => id);
}

const people = statement((v: { providerId: number }) =>
  from
    .selectFrom('providers as p')
    .select(['p.listed_by as userId', sql<ListingRole>`'owner'`.as('role')])
    .where('p.id', '=', v.providerId)
    .where('p.listed_by', 'is not', null)
    .where((e) => isOpen(e.ref('p.listed_by')))
    .unionAll(
      from
        .selectFrom('provider_members as h')
        .select(['h.user_id as userId', sql<ListingRole>`h.role`.as('role')])
        .where('h.provider_id', '=', v.providerId)
        .where('h.joined_at', 'is not', null)
        .where((e) => isOpen(e.ref('h.user_id'))),
    ),
);

/** Everyone who may answer for a listing, its owner first. */
export const peopleOf = async (query: Query, providerId: number) =>
  (await query(people, { providerId })).flatMap((one) =>
    one.userId === null ? [] : [{ userId: one.userId, role: one.role }],
  );
