import type { Contact } from '#areas/people/contract.ts';
import type { ConversationEntry } from '../../contract.ts';
import { isOfPair } from '../words.ts';
import type { ChatKey } from './open-chats.ts';

/** CHAT-16, and who is in a group. */
export interface ChatContact {
  readonly id: ChatKey;
  readonly name: string;
  readonly avatar: string | null;
  readonly isOnline: boolean;
  readonly lastSeen: string | null;
  readonly unreadCount: number;
  /** People in a group; null for a person. */
  readonly people: number | null;
}

const ofEntry = (entry: ConversationEntry): ChatContact => {
  const other = isOfPair(entry) && entry.people <= 2 ? entry.otherUser : null;
  return {
    id: other ? `u${other.id}` : `c${entry.id}`,
    name: entry.title,
    avatar: entry.kind === 'direct' ? (entry.otherUser?.avatar ?? null) : null,
    isOnline: entry.online,
    lastSeen: entry.lastSeenAt,
    unreadCount: entry.unread,
    people: entry.kind === 'group' ? entry.people : null,
  };
};

/** C-11: those one has written with, latest first, then the members who follow one and whom one follows. */
export function contactsOf(conversations: readonly ConversationEntry[], mutual: readonly Contact[]): ChatContact[] {
  const written = conversations.map(ofEntry);
  const known = new Map(mutual.map((contact) => [`u${contact.id}`, contact]));
  const met = new Set<string>(written.map(({ id }) => id));
  return [
    ...written.map((one) => ({ ...one, isOnline: one.isOnline || known.get(one.id)?.online === true })),
    ...mutual
      .filter(({ id }) => !met.has(`u${id}`))
      .map(
        ({ id, displayName, avatar, online }): ChatContact => ({
          id: `u${id}`,
          name: displayName,
          avatar,
          isOnline: online,
          lastSeen: null,
          unreadCount: 0,
          people: null,
        }),
      ),
  ];
}

/** CHAT-04. */
export function named(contacts: readonly ChatContact[], search: string): readonly ChatContact[] {
  const wanted = search.trim().toLocaleLowerCase('en-AU');
  return wanted === '' ? contacts : contacts.filter(({ name }) => name.toLocaleLowerCase('en-AU').includes(wanted));
}
