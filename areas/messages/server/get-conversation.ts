import type { Handler } from '#platform/server/area.ts';
import type { getConversation as contract } from '../contract.ts';
import { conversationView } from './conversation-view.ts';
import type { Found } from './find-conversation.ts';

export const getConversation: Handler<typeof contract, Found> = async ({ principal, found, query, services }) =>
  conversationView({ query, services }, principal.id, found);
