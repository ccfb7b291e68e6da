import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { readMyEasyOffer as contract } from '../../contract.ts';
import { from } from '../from.ts';

const own = statement((v: { postId: number; authorId: number }) =>
  from
    .selectFrom('easy_offers')
    .select('text')
    .where('post_id', '=', v.postId)
    .where('author_id', '=', v.authorId)
    .where('status', '=', 'open'),
);

export const readMyEasyOffer: Handler<typeof contract> = async ({ input, principal, query }) => {
  const [row] = await query(own, { postId: input.id, authorId: principal.id });
  return { text: row?.text ?? null };
};
