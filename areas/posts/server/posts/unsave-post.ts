import type { Handler } from '#platform/server/area.ts';
import type { unsavePost as contract } from '../../contract.ts';

export const unsavePost: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query('unsave-post', 'delete from saves where post_id = $1::int and user_id = $2::int', [
    input.id,
    principal.id,
  ]);
  return { id: input.id, savedByMe: false };
};
