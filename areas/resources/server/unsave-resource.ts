import type { Handler } from '#platform/server/area.ts';
import type { unsaveResource as contract } from '../contract.ts';

export const unsaveResource: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query('unsave-resource', 'delete from resource_saves where resource_id = $1::int and user_id = $2::int', [
    input.id,
    principal.id,
  ]);
  return { id: input.id, savedByMe: false };
};
