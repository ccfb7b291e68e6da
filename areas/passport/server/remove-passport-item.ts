import type { Handler } from '#platform/server/area.ts';
import type { removePassportItem as contract } from '../contract.ts';
import { loadPassport, lockPassport, raiseVersion } from './load.ts';

export const removePassportItem: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  await lockPassport(query, services.config, principal.id);
  const gone = await query(
    'passport-remove',
    'delete from passport_items where id = $1::int and user_id = $2::int returning 1',
    [input.id, principal.id],
  );
  if (gone.length > 0) await raiseVersion(query, principal.id);
  // A share without a single item shares nothing.
  await query(
    'passport-empty-shares',
    `delete from passport_shares s where s.user_id = $1::int
       and not exists (select 1 from passport_share_items i where i.share_id = s.id)`,
    [principal.id],
  );
  return loadPassport(query, services.config, principal.id);
};
