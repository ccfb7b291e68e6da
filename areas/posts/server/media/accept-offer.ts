import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type acceptOffer as contract, descriptionAccepted } from '../../contract.ts';
import { loadMedia } from './load-media.ts';
import { tellOfMedia } from './media-news.ts';
import { describe, lockOffer, settleOffer } from './offers.ts';

export const acceptOffer: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  const { mediaId, postId, describerId, status, text } = await lockOffer(query, input.id);
  if (status === 'declined') throw problem.conflict('This offer has ended. Another description was chosen.');
  if (status === 'open') {
    await settleOffer(query, input.id, 'accepted');
    await describe(query, mediaId, { alt: text, decorative: false, wantsDescription: false });
    await emit(descriptionAccepted, { offerId: input.id, mediaId, postId, describerId, authorId: principal.id });
    await tellOfMedia(query, emit, mediaId);
  }
  return loadMedia(query, principal, mediaId);
};
