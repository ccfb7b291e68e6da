import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { declineOffer as contract } from '../../contract.ts';
import { tellOfMedia } from './media-news.ts';
import { loadOffer, lockOffer, settleOffer } from './offers.ts';

export const declineOffer: Handler<typeof contract> = async ({ input, query, emit }) => {
  const { mediaId, status } = await lockOffer(query, input.id);
  if (status === 'accepted') throw problem.conflict('This description has already been accepted.');
  if (status === 'open') {
    await settleOffer(query, input.id, 'declined');
    await tellOfMedia(query, emit, mediaId);
  }
  return loadOffer(query, input.id);
};
