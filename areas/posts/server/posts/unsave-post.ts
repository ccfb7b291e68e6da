import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { unsavePost as contract } from '../../contract.ts';
import { from } from '../from.ts';

const unsave = statement((v: { postId: number; userId: number }) =>
  from.deleteFrom('saves').where('post_id', '=', v.postId).where('user_id', '=', v.userId),
);

export const unsavePost: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query(unsave, { postId: input.id, userId: principal.id });
  return { id: input.id, savedByMe: false };
};
