import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  addListItem,
  answerRequest,
  Conversation,
  clearConversation,
  deleteMessage,
  editMessage,
  getConversation,
  getConversationWith,
  keepConversation,
  listConversationMessages,
  listConversations,
  listMessageChanges,
  Message,
  markConversationRead,
  reactToMessage,
  removeListItem,
  restoreListItem,
  restoreMessage,
  searchMessages,
  sendMessage,
  tickListItem,
  uploadMessagePicture,
  uploadVoiceNote,
  writeTranscript,
} from '../contract.ts';
import type { LogSource } from './log/log.ts';
import type { Unsent } from './log/unsent.ts';

export type Box = 'inbox' | 'requests' | 'archived';
export type Which = { readonly id: number } | { readonly with: number };

const lists = ['listConversations', 'countUnreadMessages'] as const;
const headOf = (id: number): RefreshKey[] => [...lists, ['getConversation', { id }], 'getConversationWith'];

/** Rows and counts: after anything that came or was read. */
export const refreshLists = () => refresh(lists);

/** The head of one conversation, under both its addresses, and the rows. */
export const refreshConversation = (id: number) => refresh(headOf(id));

export function useConversations(box: Box) {
  const userId = useSession().member?.id ?? 0;
  return useList<typeof listConversations>(
    'listConversations',
    { userId, box, groups: 'true' },
    { failText: 'Failed to fetch conversations', enabled: userId > 0 },
  );
}

const failText = 'Failed to fetch messages';

export function useConversation(which: Which) {
  const byId = 'id' in which;
  const known = useRead<typeof getConversation>(
    'getConversation',
    { id: byId ? which.id : 0 },
    { enabled: byId, failText },
  );
  const withOne = useRead<typeof getConversationWith>(
    'getConversationWith',
    { userId: byId ? 0 : which.with },
    { enabled: !byId, failText },
  );
  return byId ? known : withOne;
}

export const sourceOf = (id: number): LogSource => ({
  page: ({ before, around, limit }) =>
    call<typeof listConversationMessages>(
      'listConversationMessages',
      {
        id,
        ...(limit !== undefined && { limit }),
        ...(before !== undefined && { cursor: before }),
        ...(around !== undefined && { around }),
      },
      { failText },
    ),
  change: async () => (await call<typeof getConversation>('getConversation', { id }, { failText })).change,
  changes: (since) => call<typeof listMessageChanges>('listMessageChanges', { id, since }),
});

export const sendUnsent = (unsent: Unsent): Promise<Message> => {
  const { to, content, type, symbols, media, poll, list, replyToId, clientKey } = unsent;
  return call<typeof sendMessage>(
    'sendMessage',
    {
      ...to,
      content,
      type,
      clientKey,
      ...(symbols && { symbols: [...symbols] }),
      ...(media && { media: [...media] }),
      ...(poll && { poll: { id: poll.id, options: [...poll.options] } }),
      ...(list && { list: { items: [...list.items] } }),
      ...(replyToId !== undefined && { replyToId }),
    },
    { idempotencyKey: clientKey },
  );
};

export const saveEdit = (id: number, content: string, change: number): Promise<Message> =>
  call<typeof editMessage>('editMessage', { id, content, change });

export const deleteFor = (id: number, whom: 'me' | 'everyone') =>
  call<typeof deleteMessage>('deleteMessage', { id, for: whom });

export const restore = (id: number): Promise<Message> => call<typeof restoreMessage>('restoreMessage', { id });

export const react = (id: number, mark: Message['reactions'][number]['mark'] | null): Promise<Message> =>
  call<typeof reactToMessage>('reactToMessage', { id, mark });

/** A failed mark is no news: the next message, or the next look, sends it. */
export async function markRead(id: number, seq: number): Promise<void> {
  await call<typeof markConversationRead>('markConversationRead', { id, seq });
  await refreshConversation(id);
}

/** Empty: takes one’s own away. */
export const saveTranscript = (id: number, transcript: string): Promise<Message> =>
  call<typeof writeTranscript>('writeTranscript', { id, transcript });

export const addToList = (id: number, text: string): Promise<Message> =>
  call<typeof addListItem>('addListItem', { id, text });

export const tickItem = (id: number, done: boolean): Promise<Message> =>
  call<typeof tickListItem>('tickListItem', { id, done });

export const restoreItem = (id: number): Promise<Message> => call<typeof restoreListItem>('restoreListItem', { id });
export const removeItem = (id: number): Promise<Message> => call<typeof removeListItem>('removeListItem', { id });

interface Done {
  readonly onDone: () => void;
  readonly onFail: (error: Error) => void;
}

export interface Keeping {
  readonly archived?: boolean;
  readonly mutedUntil?: string | null;
  readonly liveText?: boolean;
  readonly guardOff?: Conversation['guardOff'];
}

export const useKeep = ({
  onDone,
  onFail,
}: {
  readonly onDone: (keeping: Keeping) => void;
  readonly onFail: (error: Error) => void;
}) =>
  useWrite<typeof keepConversation>('keepConversation', {
    refresh: (_, { id }) => headOf(id),
    onDone: (_, { archived, mutedUntil, liveText, guardOff }) =>
      onDone({
        ...(archived !== undefined && { archived }),
        ...(mutedUntil !== undefined && { mutedUntil }),
        ...(liveText !== undefined && { liveText }),
        ...(guardOff !== undefined && { guardOff }),
      }),
    onFail,
  });

export const useClear = (done: Done) =>
  useWrite<typeof clearConversation>('clearConversation', { refresh: lists, ...done });

export const useAnswer = ({
  onDone,
  onFail,
}: {
  onDone: (accepted: boolean) => void;
  onFail: (error: Error) => void;
}) =>
  useWrite<typeof answerRequest>('answerRequest', {
    refresh: (_, { id, accept }) => (accept ? headOf(id) : lists),
    onDone: (_, { accept }) => onDone(accept),
    onFail,
  });

export const useFoundMessages = (q: string) =>
  useList<typeof searchMessages>('searchMessages', { q, limit: 10 }, { enabled: q !== '' });

export const uploadPicture = (file: File, onProgress: (part: number) => void) =>
  call<typeof uploadMessagePicture>('uploadMessagePicture', { upload: file }, { onProgress });

export const uploadVoice = (sound: Blob) => call<typeof uploadVoiceNote>('uploadVoiceNote', { upload: sound });
