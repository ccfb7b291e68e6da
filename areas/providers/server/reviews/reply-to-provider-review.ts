import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type replyToProviderReview as contract, providerReviewReplied } from '../../contract.ts';
import { from } from '../from.ts';
import type { RepliedReview } from '../policy.ts';
import { readReview } from './reviews.ts';

const reply = statement((v: { id: number; text: string; now: string }) =>
  from
    .updateTable('provider_reviews')
    .set({ response: v.text, responded_at: moment(v.now) })
    .where('id', '=', v.id)
    .where('response', '=', '')
    .returning('id'),
);

export const replyToProviderReview: Handler<typeof contract, RepliedReview> = async (ask) => {
  const { input, found, principal, query, emit, now } = ask;
  const { id, text } = input;
  const [replied] = await query(reply, { id, text: text.trim(), now: now.toISOString() });
  if (!replied) throw problem.conflict('This review has a reply already. A reply can’t be changed.');
  await emit(providerReviewReplied, { id, providerId: found.providerId, authorId: found.authorId });
  return readReview(query, id, principal.id);
};
