import type { Handler } from '#platform/server/area.ts';
import type { listConversationMessages as contract } from '../contract.ts';
import type { Found } from './find-conversation.ts';
import { pageOfMessages, readBefore } from './pages.ts';

/** How many of a page come after the message that was asked for. */
const after = 10;

export const listConversationMessages: Handler<typeof contract, Found> = async ({ input, principal, found, query }) => {
  const before = input.around === undefined ? readBefore(input.cursor) : Math.min(input.around + after, 2_147_483_647);
  return pageOfMessages(query, found, principal.id, { before, limit: input.limit });
};
