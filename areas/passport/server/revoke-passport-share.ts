import type { Handler } from '#platform/server/area.ts';
import type { revokePassportShare as contract } from '../contract.ts';

/** Nothing else says that it was ever shared. */
export const revokePassportShare: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query('passport-revoke', 'delete from passport_shares where id = $1::int and user_id = $2::int', [
    input.id,
    principal.id,
  ]);
  return undefined;
};
