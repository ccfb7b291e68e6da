import { type RawBuilder, sql } from 'kysely';
import { columns, type Given } from '#platform/server/statement.ts';
import type { ListingRole } from '../pure/options.ts';
import { from } from './from.ts';
import type { providers } from './tables.ts';

/** Anyone can find the provider of this name. */
export function isListed(name: string): RawBuilder<boolean> {
  const p = columns<typeof providers>(name);
  return sql`(${p.published_at} is not null and ${p.hidden_at} is null)`;
}

/** The viewer owns it or helps to run it. */
export function isRunBy(viewer: Given<number>, name: string): RawBuilder<boolean> {
  const p = columns<typeof providers>(name);
  return sql`(${p.listed_by} = ${viewer} or exists (select 1 from provider_members h
    where h.provider_id = ${p.id} and h.user_id = ${viewer} and h.joined_at is not null))`;
}

/** What the viewer runs, by indexes alone: where not one provider is asked about but all. */
export const runBy = (viewer: number) =>
  from
    .selectFrom('providers')
    .select('id')
    .where('listed_by', '=', viewer)
    .unionAll(
      from
        .selectFrom('provider_members')
        .select('provider_id as id')
        .where('user_id', '=', viewer)
        .where('joined_at', 'is not', null),
    );

/** 'owner', 'manager' or 'coordinator'; null: the viewer doesn't run it. */
export function roleOf(viewer: Given<number>, name: string): RawBuilder<ListingRole | null> {
  const p = columns<typeof providers>(name);
  return sql`(case when ${p.listed_by} = ${viewer} then 'owner' else (select h.role from provider_members h
    where h.provider_id = ${p.id} and h.user_id = ${viewer} and h.joined_at is not null) end)`;
}

/** The viewer may open it: anyone what is listed, those who run it theirs, administrators what they are to publish. */
export function isVisible(viewer: Given<number>, name: string, isAdmin = false): RawBuilder<boolean> {
  const p = columns<typeof providers>(name);
  const awaited = isAdmin ? sql`true` : isRunBy(viewer, name);
  return sql`(${isListed(name)} or (${awaited} and ${p.hidden_at} is null))`;
}
