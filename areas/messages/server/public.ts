/** What other areas' servers may use of messages. */
export { agreements } from './agreed.ts';
export { endConversation } from './end-conversation.ts';
