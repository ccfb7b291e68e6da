/** What other areas' servers may use of messages. */
export { agreements } from './begin-conversation.ts';
export { endContext, joinContext, leaveContext, openContext, openGroupContext } from './context-conversations.ts';
export { type ConversationContext, conversationContexts, conversationsAbout } from './contexts.ts';
export { endConversation } from './end-conversation.ts';
export { firstAnswersIn } from './first-answers-in.ts';
export { listOwnMessages } from './list-own-messages.ts';
export { addExampleMessage } from './seed.ts';
export { sendMessage } from './send-message.ts';
