import type { Handler } from '#platform/server/area.ts';
import type { listMessages as contract } from '../contract.ts';
import type { Found } from './find-conversation.ts';
import { pageOfMessages, readBefore } from './pages.ts';

/** MESSAGES-19. Nobody has written yet: an empty page. */
export const listMessages: Handler<typeof contract, Found | undefined> = async ({ input, principal, found, query }) =>
  found
    ? pageOfMessages(query, found, principal.id, { before: readBefore(input.cursor), limit: input.limit })
    : { items: [] };
