import { detachPassport } from '#areas/passport/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { withdrawEventAccess as contract } from '../contract.ts';
import { passportTarget } from './register-for-event.ts';

export const withdrawEventAccess: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query('event-drop-access', 'delete from event_access_requests where event_id = $1::int and user_id = $2::int', [
    input.id,
    principal.id,
  ]);
  await detachPassport(query, principal.id, passportTarget(input.id));
  return undefined;
};
