import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, once } from '#platform/server/statement.ts';
import { type editProviderReview as contract, providerReviewEdited } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnReview } from '../policy.ts';
import { refresh } from '../refresh.ts';
import { editableUntil, readReview } from './reviews.ts';
import { writtenColumns } from './written-review.ts';

export const removedReview = 'A moderator removed your review. You can ask them to look again.';

export const editProviderReview: Handler<typeof contract, OwnReview> = async (ask) => {
  const { input, found, principal, query, emit, now } = ask;
  const { id, ...written } = input;
  if (found.isHidden) throw problem.conflict(removedReview);
  if (editableUntil(found.createdAt) <= now.toISOString()) {
    throw problem.conflict('This review can no longer be changed. You can still delete it.');
  }
  const set = { ...writtenColumns(written), updated_at: moment(now.toISOString()) };
  const shown = from.updateTable('provider_reviews').set(set).where('id', '=', id).where('hidden_at', 'is', null);
  const [changed] = await query(once(shown.returning('id')));
  if (!changed) throw problem.conflict(removedReview);
  await refresh(query, found.providerId);
  await emit(providerReviewEdited, { id, providerId: found.providerId, authorId: principal.id });
  return readReview(query, id, principal.id);
};
