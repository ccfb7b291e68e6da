import { paceCards } from '#areas/people/server/public.ts';
import { pollHomes } from '#areas/polls/server/public.ts';
import { broadcast, job, serverArea } from '#platform/server/area.ts';
import { conversationChanged, messagesContract } from '../contract.ts';
import { addPeople } from './add-people.ts';
import { answerRequest } from './answer-request.ts';
import { clearConversation } from './clear-conversation.ts';
import { countUnreadMessages } from './count-unread-messages.ts';
import { createGroup } from './create-group.ts';
import { deleteMessage } from './delete-message.ts';
import { editMessage } from './edit-message.ts';
import { evidence } from './evidence.ts';
import { getConversation } from './get-conversation.ts';
import { getConversationWith } from './get-conversation-with.ts';
import { getMessageSettings } from './get-message-settings.ts';
import { inviteSupporter } from './invite-supporter.ts';
import { keepConversation } from './keep-conversation.ts';
import { listConversationMessages } from './list-conversation-messages.ts';
import { listConversations } from './list-conversations.ts';
import { listMessageChanges } from './list-message-changes.ts';
import { listMessages } from './list-messages.ts';
import { listPeople } from './list-people.ts';
import { markConversationRead } from './mark-conversation-read.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { messagePolls } from './poll-home.ts';
import { reactToMessage } from './react-to-message.ts';
import { readMessageFile } from './read-message-file.ts';
import { removePerson } from './remove-person.ts';
import { renameGroup } from './rename-group.ts';
import { reportables } from './reportable.ts';
import { restoreMessage } from './restore-message.ts';
import { saveMessageSettings } from './save-message-settings.ts';
import { sealedBodies, sealedItems, sealedKeys, sealedTitles, sealedTranscripts } from './seal.ts';
import { searchMessages } from './search-messages.ts';
import { seed } from './seed.ts';
import { sendMessage } from './send-message.ts';
import { paceOf } from './settings.ts';
import { addListItem, removeListItem, restoreListItem, tickListItem } from './shared-list.ts';
import { seen, signals } from './signals.ts';
import { sweepMedia } from './sweep-media.ts';
import { tellWaiting } from './tell-waiting.ts';
import { deleteDroppedFiles, uploadMessagePicture, uploadVoiceNote } from './uploads.ts';
import { writeTranscript } from './write-transcript.ts';

export const messages = serverArea({
  contract: messagesContract,
  handlers: {
    listConversations,
    countUnreadMessages,
    searchMessages,
    getMessageSettings,
    saveMessageSettings,
    uploadMessagePicture,
    uploadVoiceNote,
    readMessageFile,
    listMessages,
    sendMessage,
    editMessage,
    deleteMessage,
    restoreMessage,
    reactToMessage,
    writeTranscript,
    addListItem,
    tickListItem,
    removeListItem,
    restoreListItem,
    getConversationWith,
    createGroup,
    getConversation,
    renameGroup,
    listConversationMessages,
    listMessageChanges,
    markConversationRead,
    addPeople,
    listPeople,
    removePerson,
    inviteSupporter,
    answerRequest,
    keepConversation,
    clearConversation,
  },
  policies,
  work: {
    reactions: [deleteDroppedFiles],
    jobs: [
      job('messages.sweep-media', '47 3 * * *', sweepMedia),
      job('messages.tell-waiting', '* * * * *', tellWaiting),
    ],
  },
  live: {
    broadcasts: [
      broadcast(
        conversationChanged,
        ({ to }) => to.map((id) => `user:${id}`),
        ({ conversationId, change, seq, again }) => ({ conversationId, change, seq, again }),
      ),
    ],
    signals,
    seen,
  },
  declares: {
    notices,
    reportables,
    personalData,
    evidence,
    fills: [paceCards.with(paceOf), pollHomes.with(messagePolls)],
    sealed: [sealedKeys, sealedTitles, sealedBodies, sealedTranscripts, sealedItems],
  },
  rows: {
    seed,
  },
  matrix,
});
