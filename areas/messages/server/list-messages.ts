import type { Handler } from '#platform/server/area.ts';
import type { listMessages as contract } from '../contract.ts';
import { directIdOf, findConversation } from './find-conversation.ts';
import { mustSeeMember } from './must-see.ts';
import { pageOfMessages, readBefore } from './pages.ts';

/** MESSAGES-19. Nobody has written yet: an empty page. */
export const listMessages: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  await mustSeeMember(query, principal.id, input.otherUserId);
  const id = await directIdOf(query, principal.id, input.otherUserId);
  if (id === undefined) return { items: [] };
  const found = await findConversation({ query, config: services.config }, principal.id, id);
  return pageOfMessages(query, found, principal.id, { before: readBefore(input.cursor), limit: input.limit });
};
