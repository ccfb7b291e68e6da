import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import type { Passport, PassportItem } from '../contract.ts';
import { openItem } from './seal.ts';

export async function loadPassport(query: Query, config: Config, userId: number): Promise<Passport> {
  const [row] = await query<{ version: number }>(
    'passport-version',
    'select version from passports where user_id = $1::int',
    [userId],
  );
  if (!row) return { items: [], version: 0 };
  const items = await query<{ id: number; sealed: string }>(
    'passport-items',
    'select id, sealed from passport_items where user_id = $1::int order by position, id',
    [userId],
  );
  return {
    items: items.map(({ id, sealed }) => openItem(config, userId, id, sealed)),
    version: row.version,
  };
}

/** Holds the passport until the write ends, so that one change follows the other. */
export async function lockPassport(query: Query, config: Config, userId: number): Promise<Passport> {
  await query('passport-make', 'insert into passports (user_id) values ($1::int) on conflict do nothing', [userId]);
  await query('passport-hold', 'select 1 from passports where user_id = $1::int for update', [userId]);
  return loadPassport(query, config, userId);
}

export const raiseVersion = (query: Query, userId: number) =>
  query('passport-raise', 'update passports set version = version + 1 where user_id = $1::int', [userId]);

/** Items of several shares at once, by the number of the share, in their owners' order. */
export async function itemsOfShares(
  query: Query,
  config: Config,
  shareIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PassportItem[]>> {
  const rows = await query<{ shareId: number; id: number; userId: number; sealed: string }>(
    'passport-share-items',
    `select s.share_id as "shareId", i.id, i.user_id as "userId", i.sealed from passport_share_items s
       join passport_items i on i.id = s.item_id where s.share_id = any($1::int[]) order by i.position, i.id`,
    [shareIds],
  );
  const found = new Map<number, PassportItem[]>();
  for (const { shareId, id, userId, sealed } of rows) {
    found.set(shareId, [...(found.get(shareId) ?? []), openItem(config, userId, id, sealed)]);
  }
  return found;
}
