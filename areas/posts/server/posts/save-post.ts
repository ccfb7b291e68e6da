import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { savePost as contract } from '../../contract.ts';
import { from } from '../from.ts';

const save = statement((v: { postId: number; userId: number }) =>
  from
    .insertInto('saves')
    .values({ post_id: v.postId, user_id: v.userId })
    .onConflict((one) => one.doNothing()),
);

export const savePost: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query(save, { postId: input.id, userId: principal.id });
  return { id: input.id, savedByMe: true };
};
