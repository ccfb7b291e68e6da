import type { getBookable } from '#areas/bookings/contract.ts';
import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  acceptMentorshipRequest,
  addMentorshipNote,
  createMentorshipRequest,
  decideMentorCheck,
  declineMentorshipRequest,
  deleteMentorshipNote,
  dropMatchReason,
  editMentorshipNote,
  endMentorship,
  getMentor,
  getMentorship,
  getMyMentoring,
  listMentorRequests,
  listMentorReviews,
  listMentors,
  listMentorshipNotes,
  listMentorsToCheck,
  listMyMentorships,
  listSentMentorRequests,
  openMentorshipConversation,
  pauseMentorship,
  reviewMentorship,
  saveMentorProfile,
  saveMentorshipGoals,
  saveMentorWishes,
  stopMentoring,
  withdrawMentorshipRequest,
} from '../contract.ts';
import { type Asked, queryOf } from './asked.ts';

/** C-41: whatever shows something is read again after it has changed. */
const mentors: readonly RefreshKey[] = ['listMentors', 'getMentor'];
const mine: readonly RefreshKey[] = [
  'getMyMentoring',
  ...mentors,
  'listMentoringGroups',
  'listMyMentoringGroups',
  'getMentoringGroup',
];
const requests: readonly RefreshKey[] = ['listMentorRequests', 'listSentMentorRequests', ...mentors];
const mentorships: readonly RefreshKey[] = ['listMyMentorships', 'getMentorship'];

export const useMentors = (asked: Asked) => useList<typeof listMentors>('listMentors', queryOf(asked));
export const useMentor = (id: number) => useRead<typeof getMentor>('getMentor', { id });
export const useReviews = (id: number) => useList<typeof listMentorReviews>('listMentorReviews', { id });

export const useMyMentoring = () => useRead<typeof getMyMentoring>('getMyMentoring');
export const readMyMentoring = () => call<typeof getMyMentoring>('getMyMentoring');
export const useSaveProfile = () => useWrite<typeof saveMentorProfile>('saveMentorProfile', { refresh: mine });
export const useStopMentoring = (options: WriteOptions<typeof stopMentoring>) =>
  useWrite<typeof stopMentoring>('stopMentoring', { ...options, refresh: [...mine, ...requests] });
export const useSaveWishes = () => useWrite<typeof saveMentorWishes>('saveMentorWishes', { refresh: mine });
export const useDropReason = (options: WriteOptions<typeof dropMatchReason>) =>
  useWrite<typeof dropMatchReason>('dropMatchReason', { ...options, refresh: mine });

export const useChecks = () => useList<typeof listMentorsToCheck>('listMentorsToCheck', {});
export const useDecideCheck = (options: WriteOptions<typeof decideMentorCheck> = {}) =>
  useWrite<typeof decideMentorCheck>('decideMentorCheck', { ...options, refresh: ['listMentorsToCheck', ...mentors] });

export const useReceived = () => useList<typeof listMentorRequests>('listMentorRequests', {});
export const useSent = () => useList<typeof listSentMentorRequests>('listSentMentorRequests', {});
export const useAsk = () => useWrite<typeof createMentorshipRequest>('createMentorshipRequest', { refresh: requests });
/** MENTOR-13 */
export const useAccept = (options: WriteOptions<typeof acceptMentorshipRequest>) =>
  useWrite<typeof acceptMentorshipRequest>('acceptMentorshipRequest', {
    ...options,
    refresh: [...requests, ...mentorships],
  });
export const useDecline = (options: WriteOptions<typeof declineMentorshipRequest>) =>
  useWrite<typeof declineMentorshipRequest>('declineMentorshipRequest', { ...options, refresh: requests });
export const useWithdraw = (options: WriteOptions<typeof withdrawMentorshipRequest>) =>
  useWrite<typeof withdrawMentorshipRequest>('withdrawMentorshipRequest', { ...options, refresh: requests });

export const useMentorships = () => useList<typeof listMyMentorships>('listMyMentorships', {});
export const useMentorship = (id: number) => useRead<typeof getMentorship>('getMentorship', { id });
export const useSaveGoals = (options: WriteOptions<typeof saveMentorshipGoals>) =>
  useWrite<typeof saveMentorshipGoals>('saveMentorshipGoals', { ...options, refresh: mentorships });
export const usePause = (options: WriteOptions<typeof pauseMentorship>) =>
  useWrite<typeof pauseMentorship>('pauseMentorship', { ...options, refresh: mentorships });
export const useEnd = () => useWrite<typeof endMentorship>('endMentorship', { refresh: [...mentorships, ...mentors] });
export const useReview = () =>
  useWrite<typeof reviewMentorship>('reviewMentorship', { refresh: [...mentorships, ...mentors, 'listMentorReviews'] });

export const useOpenConversation = (options: WriteOptions<typeof openMentorshipConversation>) =>
  useWrite<typeof openMentorshipConversation>('openMentorshipConversation', { ...options, refresh: mentorships });

const notes: readonly RefreshKey[] = ['listMentorshipNotes'];
export const useNotes = (id: number) => useList<typeof listMentorshipNotes>('listMentorshipNotes', { id });
export const useAddNote = () => useWrite<typeof addMentorshipNote>('addMentorshipNote', { refresh: notes });
export const useEditNote = () => useWrite<typeof editMentorshipNote>('editMentorshipNote', { refresh: notes });
export const useDeleteNote = () => useWrite<typeof deleteMentorshipNote>('deleteMentorshipNote', { refresh: notes });

export const useSessionTimes = (ref: number) => useRead<typeof getBookable>('getBookable', { kind: 'mentorship', ref });

/** What the other person does is shown without a reload. */
export function useMentoringNews(): void {
  const { member } = useSession();
  const again = () => void refresh([...requests, ...mentorships, ...notes]);
  useLive(
    member ? `user:${member.id}` : undefined,
    ({ name }) => {
      if (name === 'mentorshipRequestChanged' || name === 'mentorshipChanged' || name === 'bookingChanged') again();
    },
    { onGap: again },
  );
}
