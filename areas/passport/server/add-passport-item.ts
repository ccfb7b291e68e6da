import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type addPassportItem as contract, limits } from '../contract.ts';
import { loadPassport, lockPassport, raiseVersion } from './load.ts';
import { nextItemId } from './next-item-id.ts';
import { sealItem } from './seal.ts';

export const addPassportItem: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  const { config } = services;
  const present = await lockPassport(query, config, principal.id);
  const said = { feature: input.feature ?? null, text: input.text?.trim() ?? '' };
  if (present.items.some(({ feature, text }) => feature === said.feature && text === said.text)) return present;
  if (present.items.length >= limits.items) {
    throw problem.conflict(`A passport has at most ${limits.items} needs. Delete one first.`);
  }
  const id = await nextItemId(query);
  await query(
    'passport-add',
    `insert into passport_items (id, user_id, position, sealed, created_at) values ($4::int, $1::int,
       (select coalesce(max(position), 0) + 1 from passport_items where user_id = $1::int), $2, $3::timestamptz)`,
    [principal.id, sealItem(config, principal.id, { id, ...said }), now.toISOString(), id],
  );
  await raiseVersion(query, principal.id);
  return loadPassport(query, config, principal.id);
};
