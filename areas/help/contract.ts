import { z } from 'zod';
import { Id, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { areaContract, json, operation, paged } from '#platform/contract/operation.ts';

export const supportTopics = ['accessibility', 'account', 'safety', 'privacy', 'bug', 'idea', 'other'] as const;
export const SupportTopic = z.enum(supportTopics);
export type SupportTopic = z.infer<typeof SupportTopic>;

/** Most characters of each field; the form shows the same figures. */
export const supportLimits = { name: 80, replyTo: 200, message: 4000 } as const;

export const SupportReceipt = z.object({
  /** The reference number that the person is shown. */
  id: Id,
  createdAt: Timestamp,
});
export type SupportReceipt = z.infer<typeof SupportReceipt>;

export const SupportMessage = SupportReceipt.extend({
  /** The member who wrote it; null for a guest or a closed account. */
  userId: Id.nullable(),
  name: z.string(),
  /** How to answer: an email address or a phone number, as the person likes. */
  replyTo: z.string(),
  topic: SupportTopic,
  message: z.string(),
  answeredAt: Timestamp.nullable(),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

export const sendSupportMessage = operation({
  name: 'sendSupportMessage',
  method: 'POST',
  path: '/api/support-messages',
  policy: 'anyone',
  summary: 'Writes to the people who run Doorways. No account is needed.',
  body: z.object({
    name: text(supportLimits.name),
    replyTo: text(supportLimits.replyTo),
    topic: SupportTopic,
    message: text(supportLimits.message),
  }),
  output: json(SupportReceipt),
  status: 201,
  rate: 'report',
  whileSuspended: true,
});

export const listSupportMessages = operation({
  name: 'listSupportMessages',
  method: 'GET',
  path: '/api/support-messages',
  policy: 'admin',
  summary: 'Messages to the support team, oldest first.',
  query: z.object(paging(50)),
  output: paged(SupportMessage),
});

export const helpContract = areaContract({
  name: 'help',
  operations: [sendSupportMessage, listSupportMessages],
  entities: { SupportMessage, SupportReceipt, SupportTopic },
});
