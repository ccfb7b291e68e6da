import type { Message } from '#areas/messages/contract.ts';
import { listOwnMessages, sendMessage } from '#areas/messages/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { ApiMessage, createApiMessage as create, listApiMessages as list } from '../../contract.ts';

/** C-15. Lines of a conversation are no one’s messages; polls and lists stand in groups, which no key opens. */
function apiMessage(message: Message): ApiMessage | undefined {
  const { id, fromUserId, recipientId, content, type, createdAt, from } = message;
  if (type === 'system' || type === 'poll' || type === 'list') return undefined;
  return { id, fromUserId, recipientId, content, type, createdAt, from };
}

export const listApiMessages: Handler<typeof list> = async ({ input, principal, query, services }) => {
  const { conversationWith, limit, offset, cursor } = input;
  const asked = { withId: conversationWith, limit, offset, cursor };
  const { items, total, next } = await listOwnMessages({ query, principal, services }, asked);
  return { data: items.flatMap((one) => apiMessage(one) ?? []), total, limit, offset, next: next ?? null };
};

/** The same as sending it on the site: who may be written to, and how often, is decided there. */
export const createApiMessage: Handler<typeof create> = async ({ input, ...useCase }) => {
  const { recipientId, content, type } = input;
  const sent = apiMessage(await sendMessage({ ...useCase, input: { recipientId, content, type } }));
  if (!sent) throw new Error('A line of a conversation is sent by no one.');
  return { data: sent };
};
