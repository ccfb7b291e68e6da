import { z } from 'zod';
import { Person, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { RequestId } from './requests.ts';

export const CrisisMessage = z.object({
  id: z.number().int().min(1),
  from: z.enum(['author', 'supporter']),
  /** The supporter who wrote it; null for the author. */
  supporter: Person.nullable(),
  /** True when the reader wrote it. */
  mine: z.boolean(),
  content: z.string(),
  sentAt: Timestamp,
});
export type CrisisMessage = z.infer<typeof CrisisMessage>;

export const listCrisisMessages = operation({
  name: 'listCrisisMessages',
  method: 'GET',
  path: '/api/crisis-support/{id}/messages',
  policy: 'crisis.readMessages',
  lane: 'reserved',
  summary: 'The conversation of a request, oldest first.',
  params: z.object({ id: RequestId }),
  output: paged(CrisisMessage),
});

export const sendCrisisMessage = operation({
  name: 'sendCrisisMessage',
  method: 'POST',
  path: '/api/crisis-support/{id}/messages',
  policy: 'crisis.sendMessage',
  lane: 'reserved',
  summary: 'Writes in the conversation of a request.',
  params: z.object({ id: RequestId }),
  body: z.object({ content: text(limits.message) }),
  output: json(CrisisMessage),
  status: 201,
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const messagesPart = contractPart({
  operations: [listCrisisMessages, sendCrisisMessage],
  entities: { CrisisMessage },
});
