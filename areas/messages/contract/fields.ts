import { z } from 'zod';
import { id, limit } from '#platform/contract/fields.ts';

/** Counts up by 1 with each message of a conversation: their order. */
export const Seq = z.number().int().min(0);
/** Counts up by 1 with each message and each later change of one; who names the last one they have gets what came since. */
export const Change = z.number().int().min(0);

export const ofConversation = z.object({ id });
export const page = { limit: limit(50), cursor: z.string().max(60).optional() };

export const ofMessage = z.object({ id });
