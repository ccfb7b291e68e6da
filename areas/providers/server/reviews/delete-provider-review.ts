import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type deleteProviderReview as contract, providerReviewDeleted } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnReview } from '../policy.ts';
import { refresh } from '../refresh.ts';
import { removedReview } from './edit-provider-review.ts';

const remove = statement((v: { id: number }) =>
  from.deleteFrom('provider_reviews').where('id', '=', v.id).where('hidden_at', 'is', null).returning('id'),
);

/** What a moderator removed stays, so that its booking can’t be reviewed again. */
export const deleteProviderReview: Handler<typeof contract, OwnReview> = async (ask) => {
  const {
    input: { id },
    found,
    principal,
    query,
    emit,
  } = ask;
  const [gone] = await query(remove, { id });
  if (!gone) throw problem.conflict(removedReview);
  await refresh(query, found.providerId);
  await emit(providerReviewDeleted, { id, providerId: found.providerId, authorId: principal.id });
  return { id };
};
