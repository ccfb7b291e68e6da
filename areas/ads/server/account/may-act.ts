import { type RawBuilder, sql } from 'kysely';
import { columns, type Given } from '#platform/server/statement.ts';
import type { AdRole } from '../../pure/options.ts';
import type { adAccounts } from '../tables.ts';

/** own: name, team, payment. edit: campaigns and all that belongs to them. see: read them and their figures. */
export type Power = 'own' | 'edit' | 'see';

const powers: Readonly<Record<AdRole, readonly Power[]>> = {
  owner: ['own', 'edit', 'see'],
  manager: ['edit', 'see'],
  analyst: ['see'],
};
export const mayDo = (role: AdRole | null, power: Power): boolean => role !== null && powers[role].includes(power);

/** What the viewer is in the account of this name; null: nothing, and it isn't there for them. */
export function roleIn(viewer: Given<number>, name: string): RawBuilder<AdRole | null> {
  const a = columns<typeof adAccounts>(name);
  return sql`(case when ${a.owner_id} = ${viewer} then 'owner' else (select h.role from ad_members h
    where h.account_id = ${a.id} and h.user_id = ${viewer} and h.joined_at is not null) end)`;
}
