import type { Handler } from '#platform/server/area.ts';
import type { savePost as contract } from '../../contract.ts';

export const savePost: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query('save-post', 'insert into saves (post_id, user_id) values ($1::int, $2::int) on conflict do nothing', [
    input.id,
    principal.id,
  ]);
  return { id: input.id, savedByMe: true };
};
