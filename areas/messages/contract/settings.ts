import { z } from 'zod';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';

export const MessageSettings = z.object({
  /** Who may begin to write: everybody (as a request), or those whom one follows. */
  newPeople: z.enum(['everyone', 'followed']),
  /** Both must have it on, or neither sees how far the other has read. */
  readReceipts: z.boolean(),
  typing: z.boolean(),
  /** Letters are seen as they are typed, where both want it. */
  liveText: z.boolean(),
  /** Enter sends, and Shift with Enter begins a line; otherwise Ctrl with Enter sends. */
  enterSends: z.boolean(),
  noVoiceNotes: z.boolean(),
  /** Every message is shown with symbols. */
  withSymbols: z.boolean(),
  /** The pace card; empty: none. */
  pace: z.string(),
});
export type MessageSettings = z.infer<typeof MessageSettings>;

export const getMessageSettings = operation({
  name: 'getMessageSettings',
  method: 'GET',
  path: '/api/messages/settings',
  policy: 'member',
  summary: 'Your message settings.',
  output: json(MessageSettings),
});

export const saveMessageSettings = operation({
  name: 'saveMessageSettings',
  method: 'PATCH',
  path: '/api/messages/settings',
  policy: 'member',
  summary: 'Changes some of your message settings.',
  body: MessageSettings.extend({
    pace: z.string().trim().max(limits.pace),
  }).partial(),
  output: json(MessageSettings),
  whileSuspended: true,
});

export const settingsPart = contractPart({
  operations: [getMessageSettings, saveMessageSettings],
  entities: { MessageSettings },
});
