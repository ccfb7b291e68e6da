import type { Handler } from '#platform/server/area.ts';
import type { listConversationMessages as contract } from '../contract.ts';
import { findConversation } from './find-conversation.ts';
import { pageOfMessages, readBefore } from './pages.ts';

/** How many of a page come after the message that was asked for. */
const after = 10;

export const listConversationMessages: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const found = await findConversation({ query, config: services.config }, principal.id, input.id);
  const before = input.around === undefined ? readBefore(input.cursor) : Math.min(input.around + after, 2_147_483_647);
  return pageOfMessages(query, found, principal.id, { before, limit: input.limit });
};
