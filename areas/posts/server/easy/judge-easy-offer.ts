import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import {
  type acceptEasyOffer as accepting,
  type declineEasyOffer as declining,
  easyAccepted,
  feedChanged,
  postChanged,
} from '../../contract.ts';
import { editPost } from '../posts/edit-post.ts';
import { loadPost } from '../view.ts';
import { endEasyOffers, loadEasyOffer, lockEasyOffer, settleEasyOffer } from './easy-offers.ts';

/** The author makes it their own: it is written as any change of theirs, and the earlier wording is kept. */
export const acceptEasyOffer: Handler<typeof accepting> = async ({ input, principal, query, emit, now }) => {
  const { postId, version, helperId, status, text } = await lockEasyOffer(query, input.id);
  if (status === 'declined') throw problem.conflict('This offer has ended.');
  if (status === 'accepted') return loadPost(query, principal, postId);
  await settleEasyOffer(query, input.id, 'accepted');
  await endEasyOffers(query, postId);
  await emit(easyAccepted, { offerId: input.id, postId, helperId, authorId: principal.id });
  return editPost({ input: { id: postId, version, easyContent: text }, principal, query, emit, now });
};

export const declineEasyOffer: Handler<typeof declining> = async ({ input, query, emit }) => {
  const { postId, version, status } = await lockEasyOffer(query, input.id);
  if (status === 'accepted') throw problem.conflict('This version has already been accepted.');
  if (status === 'open') {
    await settleEasyOffer(query, input.id, 'declined');
    await emit(postChanged, { postId, version });
    await emit(feedChanged, { postId });
  }
  return loadEasyOffer(query, input.id);
};
