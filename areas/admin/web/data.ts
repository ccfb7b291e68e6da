import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { currentSession, refreshSession } from '#platform/web/session.ts';
import type { GivenRole, getMember, grantRole, listMembers, revokeRole } from '../contract.ts';

export const useMembers = (filter: { readonly q?: string; readonly role?: GivenRole }) =>
  useList<typeof listMembers>('listMembers', filter);

export const useMemberRoles = (id: number) => useRead<typeof getMember>('getMember', { id });

const changed = {
  refresh: ['/api/admin/*'],
  // One's own menu depends on one's roles.
  onDone: ({ id }: { readonly id: number }) => {
    if (id === currentSession().member?.id) void refreshSession();
  },
};

export const useGrant = () => useWrite<typeof grantRole>('grantRole', changed);
export const useRevoke = () => useWrite<typeof revokeRole>('revokeRole', changed);
