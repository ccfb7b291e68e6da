import type { Handler } from '#platform/server/area.ts';
import type { orderPassport as contract } from '../contract.ts';
import { changed } from './changed.ts';
import { loadPassport, lockPassport, raiseVersion } from './load.ts';

export const orderPassport: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const { config } = services;
  const present = await lockPassport(query, config, principal.id);
  const known = new Set(present.items.map(({ id }) => id));
  const isSame =
    input.ids.length === known.size && new Set(input.ids.filter((id) => known.has(id))).size === known.size;
  if (present.version !== input.version || !isSame) throw changed();
  await query(
    'passport-order',
    `update passport_items i set position = given.n from unnest($2::int[]) with ordinality as given(id, n)
       where i.id = given.id and i.user_id = $1::int`,
    [principal.id, input.ids],
  );
  await raiseVersion(query, principal.id);
  return loadPassport(query, config, principal.id);
};
