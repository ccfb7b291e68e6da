/** What other areas' servers may use of messages. */
export { agreements } from './begin-conversation.ts';
export { endConversation } from './end-conversation.ts';
