import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { currentSession, refreshSession } from '#platform/web/session.ts';
import type {
  countParkedWork,
  discardParkedWork,
  endMemberSessions,
  GivenRole,
  getAuditState,
  getMember,
  grantRole,
  listAuditRecords,
  listMembers,
  listParkedWork,
  retryAllParkedWork,
  retryParkedWork,
  revokeRole,
} from '../contract.ts';

export const useMembers = (filter: { readonly q?: string; readonly role?: GivenRole }) =>
  useList<typeof listMembers>('listMembers', filter);

export const useMemberRoles = (id: number) => useRead<typeof getMember>('getMember', { id });

const changed = {
  refresh: ['listMembers', 'getMember', 'listAuditRecords', 'getAuditState'] as const,
  // One's own menu depends on one's roles.
  onDone: ({ id }: { readonly id: number }) => {
    if (id === currentSession().member?.id) void refreshSession();
  },
};

export const useGrant = () => useWrite<typeof grantRole>('grantRole', changed);
export const useEndSessions = () => useWrite<typeof endMemberSessions>('endMemberSessions', changed);
export const useRevoke = () => useWrite<typeof revokeRole>('revokeRole', changed);

const parked = { refresh: ['listParkedWork', 'countParkedWork'] } as const;
const readParkedAgain = () => void refresh(parked.refresh);
const useParkedNews = () =>
  useLive('parked-work', readParkedAgain, { onGap: readParkedAgain, onStart: readParkedAgain });

export function useParkedWork() {
  useParkedNews();
  return useList<typeof listParkedWork>('listParkedWork', {});
}
export function useParkedCount() {
  useParkedNews();
  return useRead<typeof countParkedWork>('countParkedWork', {}).data?.count ?? 0;
}

type Told<T> = { readonly onDone: (answer: T) => unknown; readonly onFail: (error: Error) => void };
export const useRetryParked = (told: Told<unknown>) =>
  useWrite<typeof retryParkedWork>('retryParkedWork', { ...parked, ...told });
export const useRetryAllParked = (told: Told<{ readonly count: number }>) =>
  useWrite<typeof retryAllParkedWork>('retryAllParkedWork', { ...parked, ...told });
export const useDiscardParked = (told: Told<unknown>) =>
  useWrite<typeof discardParkedWork>('discardParkedWork', { ...parked, ...told });

export interface AuditFilter {
  readonly person?: string;
  readonly action?: string;
  readonly from?: string;
  readonly until?: string;
}
export const useAuditRecords = (filter: AuditFilter) => useList<typeof listAuditRecords>('listAuditRecords', filter);

export function useAuditState() {
  const again = () => void refresh(['getAuditState']);
  useLive('audit', again, { onGap: again });
  return useRead<typeof getAuditState>('getAuditState', {});
}
