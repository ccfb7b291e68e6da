import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  conversations,
  hiddenMessages,
  lastSeen,
  messageListItems,
  messageMedia,
  messageReactions,
  messageRequests,
  messageSettings,
  messages,
  messageTranscripts,
  participants,
} from './tables.ts';

/** What messages ask the database of. */
export const from = tables<{
  conversations: typeof conversations;
  conversation_participants: typeof participants;
  hidden_messages: typeof hiddenMessages;
  last_seen: typeof lastSeen;
  message_list_items: typeof messageListItems;
  message_media: typeof messageMedia;
  message_reactions: typeof messageReactions;
  message_requests: typeof messageRequests;
  message_settings: typeof messageSettings;
  message_transcripts: typeof messageTranscripts;
  messages: typeof messages;
  users: typeof users;
}>();
