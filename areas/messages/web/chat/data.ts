import { useEffect } from 'react';
import type { listContacts } from '#areas/people/contract.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { refreshLists, useConversation, useConversations } from '../data.ts';
import { contactsOf } from './contacts.ts';
import { type ChatKey, whichOf } from './open-chats.ts';

/** C-11, with what leads on to the rest of a long list. */
export function useContactList() {
  const conversations = useConversations('inbox');
  const mutual = useList<typeof listContacts>('listContacts');
  const { hasMore, loadingMore, loadMore, firstNewId, newCount } = conversations;
  const contacts = contactsOf(conversations.items, mutual.items);
  // Whom one has written with come first, in the order of the conversations.
  const fresh = conversations.items.findIndex(({ id }) => id === firstNewId);
  return {
    contacts,
    loading: conversations.loading || mutual.loading,
    error: conversations.error ?? mutual.error,
    retry: () => {
      if (conversations.error) conversations.retry();
      if (mutual.error) mutual.retry();
    },
    retrying: conversations.refreshing || mutual.refreshing,
    more: hasMore ? { pending: loadingMore, load: loadMore } : null,
    fresh: { firstNewId: contacts[fresh]?.id, newCount },
  };
}

/** Who is here may have changed while the panel was closed. */
export function useFreshContacts(): void {
  useEffect(() => {
    void Promise.allSettled([refresh(['listContacts']), refreshLists()]);
  }, []);
}

/** From the list while the conversation itself is read. */
export function useWindowName(key: ChatKey): string {
  const { contacts } = useContactList();
  const { data } = useConversation(whichOf(key));
  return data?.title ?? contacts.find(({ id }) => id === key)?.name ?? 'Chat';
}
