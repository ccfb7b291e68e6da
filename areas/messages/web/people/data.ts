import type { listContacts } from '#areas/people/contract.ts';
import type { suggest } from '#platform/contract/suggest.ts';
import type { RefreshKey } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { currentSession } from '#platform/web/session.ts';
import type { addPeople, createGroup, inviteSupporter, listPeople, removePerson, renameGroup } from '../../contract.ts';

/** Somebody who can be chosen. */
export interface Choosable {
  readonly id: number;
  readonly displayName: string;
  readonly username: string;
  readonly avatar: string;
}

export const useContacts = () => useList<typeof listContacts>('listContacts');

/** Members whose names begin so, oneself left out. */
export async function findMembers(words: string, signal: AbortSignal): Promise<readonly Choosable[]> {
  const { groups } = await call<typeof suggest>('suggest', { q: words }, { signal });
  const people = groups.find(({ kind }) => kind === 'people')?.items ?? [];
  return people
    .map(({ href, label, detail }) => {
      const id = Number(href.slice(href.lastIndexOf('/') + 1));
      return { id, displayName: label, username: detail.replace(/^@/, ''), avatar: `/avatars/user-${id}.png` };
    })
    .filter(({ id }) => id !== currentSession().member?.id);
}

const changed = (_: unknown, { id }: { readonly id: number }): RefreshKey[] => [
  ['getConversation', { id }],
  ['listPeople', { id }],
  'getConversationWith',
  'listConversations',
];

export const useCreateGroup = () => useWrite<typeof createGroup>('createGroup', { refresh: ['listConversations'] });

export const useRenameGroup = () => useWrite<typeof renameGroup>('renameGroup', { refresh: changed });
export const useAddPeople = () => useWrite<typeof addPeople>('addPeople', { refresh: changed });
export const useInviteSupporter = () => useWrite<typeof inviteSupporter>('inviteSupporter', { refresh: changed });
export const useRemovePerson = () => useWrite<typeof removePerson>('removePerson', { refresh: changed });
export const usePeople = (id: number) => useList<typeof listPeople>('listPeople', { id, limit: 50 });
