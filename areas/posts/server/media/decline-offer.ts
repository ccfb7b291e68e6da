import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { declineOffer as contract } from '../../contract.ts';
import { tellOfMedia } from './media-news.ts';
import { loadOffer, lockOffer } from './offers.ts';

export const declineOffer: Handler<typeof contract> = async ({ input, query, emit }) => {
  const { mediaId, status } = await lockOffer(query, input.id);
  if (status === 'accepted') throw problem.conflict('This description has already been accepted.');
  if (status === 'open') {
    await query('decline-offer', `update description_offers set status = 'declined' where id = $1::int`, [input.id]);
    await tellOfMedia(query, emit, mediaId);
  }
  return loadOffer(query, input.id);
};
