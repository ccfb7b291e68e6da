import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { editPassportItem as contract } from '../contract.ts';
import { changed } from './changed.ts';
import { loadPassport, lockPassport, raiseVersion } from './load.ts';
import { sealItem } from './seal.ts';

export const editPassportItem: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const { config } = services;
  const present = await lockPassport(query, config, principal.id);
  const item = present.items.find(({ id }) => id === input.id);
  if (!item || item.feature) throw problem.notFound();
  if (present.version !== input.version) throw changed();
  const sealed = sealItem(config, principal.id, { id: input.id, feature: null, text: input.text.trim() });
  await query('passport-edit', 'update passport_items set sealed = $3 where id = $1::int and user_id = $2::int', [
    input.id,
    principal.id,
    sealed,
  ]);
  await raiseVersion(query, principal.id);
  return loadPassport(query, config, principal.id);
};
