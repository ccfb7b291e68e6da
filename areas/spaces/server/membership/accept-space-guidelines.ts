import type { Handler } from '#platform/server/area.ts';
import type { acceptSpaceGuidelines as contract } from '../../contract.ts';
import { readSpace } from '../rules.ts';

export const acceptSpaceGuidelines: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  await query(
    'accept-space-guidelines',
    `update space_members set guidelines_accepted_at = coalesce(guidelines_accepted_at, $3::timestamptz)
     where space_id = $1::int and user_id = $2::int`,
    [input.id, principal.id, now.toISOString()],
  );
  return readSpace(query, principal.id, input.id);
};
