import type { getBookable } from '#areas/bookings/contract.ts';
import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  addGroupNote,
  answerGroupRequest,
  askMentoringGroup,
  createMentoringGroup,
  deleteGroupNote,
  editGroupNote,
  endMentoringGroup,
  getMentoringGroup,
  leaveMentoringGroup,
  listGroupMembers,
  listGroupNotes,
  listGroupRequests,
  listMentoringGroups,
  listMyMentoringGroups,
  saveMentoringGroup,
} from '../contract.ts';
import type { Asked } from './asked.ts';

const groups: readonly RefreshKey[] = ['listMentoringGroups', 'listMyMentoringGroups', 'getMentoringGroup'];
const inside: readonly RefreshKey[] = ['listGroupRequests', 'listGroupMembers'];
const people: readonly RefreshKey[] = [...groups, ...inside];
const notes: readonly RefreshKey[] = ['listGroupNotes'];

export const useGroups = ({ search, focusArea }: Asked) =>
  useList<typeof listMentoringGroups>('listMentoringGroups', {
    ...(search && { search }),
    ...(focusArea && { focusArea }),
  });
export const useMyGroups = () => useList<typeof listMyMentoringGroups>('listMyMentoringGroups', {});
export const useGroup = (id: number) => useRead<typeof getMentoringGroup>('getMentoringGroup', { id });
export const readGroup = (id: number) => call<typeof getMentoringGroup>('getMentoringGroup', { id });
export const useMembers = (id: number) => useRead<typeof listGroupMembers>('listGroupMembers', { id });
export const useGroupRequests = (id: number) => useList<typeof listGroupRequests>('listGroupRequests', { id });

export const useCreateGroup = () => useWrite<typeof createMentoringGroup>('createMentoringGroup', { refresh: groups });
export const useSaveGroup = () => useWrite<typeof saveMentoringGroup>('saveMentoringGroup', { refresh: groups });
export const useEndGroup = () => useWrite<typeof endMentoringGroup>('endMentoringGroup', { refresh: people });
export const useAskGroup = () => useWrite<typeof askMentoringGroup>('askMentoringGroup', { refresh: groups });
export const useAnswerGroup = (options: WriteOptions<typeof answerGroupRequest>) =>
  useWrite<typeof answerGroupRequest>('answerGroupRequest', { ...options, refresh: people });
/** Who has left can’t read what is inside: who stays reads it again where they took someone out. */
export const refreshMembers = () => refresh(['listGroupMembers']);
export const useLeaveGroup = (options: WriteOptions<typeof leaveMentoringGroup>) =>
  useWrite<typeof leaveMentoringGroup>('leaveMentoringGroup', { ...options, refresh: groups });

export const useGroupNotes = (id: number) => useList<typeof listGroupNotes>('listGroupNotes', { id });
export const useAddGroupNote = () => useWrite<typeof addGroupNote>('addGroupNote', { refresh: notes });
export const useEditGroupNote = () => useWrite<typeof editGroupNote>('editGroupNote', { refresh: notes });
export const useDeleteGroupNote = () => useWrite<typeof deleteGroupNote>('deleteGroupNote', { refresh: notes });

export const useGroupTimes = (ref: number) => useRead<typeof getBookable>('getBookable', { kind: 'mentorgroup', ref });

/** What others do is shown without a reload. */
export function useGroupNews(): void {
  const { member } = useSession();
  // The group first: who was taken out no longer shows what is inside, and does not ask for it.
  const again = () => void refresh(groups).then(() => setTimeout(() => void refresh([...inside, ...notes])));
  useLive(
    member ? `user:${member.id}` : undefined,
    ({ name }) => {
      if (name === 'mentoringGroupChanged' || name === 'bookingChanged') again();
    },
    { onGap: again },
  );
}
