import { seal, unseal } from '#platform/server/auth/seal.ts';
import type { Config } from '#platform/server/config.ts';

const purpose = 'event access';
const owner = (eventId: number, userId: number) => `event ${eventId} member ${userId}`;

export const sealWords = (config: Config, eventId: number, userId: number, words: string): string =>
  words === '' ? '' : seal(config, purpose, owner(eventId, userId), words);

export const openWords = (config: Config, eventId: number, userId: number, sealed: string): string =>
  sealed === '' ? '' : unseal(config, purpose, owner(eventId, userId), sealed);
