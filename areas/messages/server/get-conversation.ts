import type { Handler } from '#platform/server/area.ts';
import type { getConversation as contract } from '../contract.ts';
import { conversationView } from './conversation-view.ts';
import { findConversation } from './find-conversation.ts';

export const getConversation: Handler<typeof contract> = async ({ input, principal, query, services }) =>
  conversationView(
    { query, services },
    principal.id,
    await findConversation({ query, config: services.config }, principal.id, input.id),
  );
