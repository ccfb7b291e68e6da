import { type AreaLive, broadcast } from '#platform/server/area.ts';
import { apiKeysChanged, webhookPaused } from '../contract.ts';

/** Other tabs of the owner read again. */
export const live: AreaLive = {
  broadcasts: [
    broadcast(apiKeysChanged, ({ userId }) => [`user:${userId}`]),
    broadcast(webhookPaused, ({ userId }) => [`user:${userId}`]),
  ],
};
