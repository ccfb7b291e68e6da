import { refresh } from '#platform/web/cache/keys.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  answerMeetLink,
  answerMeetWatch,
  cancelMeetPlan,
  checkInSafe,
  createMeetPlan,
  editMeetPlan,
  extendMeetPlan,
  getMeetPlan,
  getMeetWatch,
  listMeetPlans,
  readMeetLink,
} from '../contract.ts';

const lists = ['listMeetPlans', 'getMeetPlan', 'getMeetWatch'] as const;

export const useMeetPlans = () => useRead<typeof listMeetPlans>('listMeetPlans', {});
export const useMeetPlan = (id: number) => useRead<typeof getMeetPlan>('getMeetPlan', { id });
export const readMeetPlan = (id: number) => call<typeof getMeetPlan>('getMeetPlan', { id });
export const useMeetWatch = (id: number) => useRead<typeof getMeetWatch>('getMeetWatch', { id });
export const useMeetLink = (token: string) => useRead<typeof readMeetLink>('readMeetLink', { token });

export const useCreatePlan = () => useWrite<typeof createMeetPlan>('createMeetPlan', { refresh: lists });
export const useEditPlan = () => useWrite<typeof editMeetPlan>('editMeetPlan', { refresh: lists });
export const useCancelPlan = (options: WriteOptions<typeof cancelMeetPlan>) =>
  useWrite<typeof cancelMeetPlan>('cancelMeetPlan', { ...options, refresh: lists });
export const useCheckIn = (options: WriteOptions<typeof checkInSafe>) =>
  useWrite<typeof checkInSafe>('checkInSafe', { ...options, refresh: lists });
export const useExtend = (options: WriteOptions<typeof extendMeetPlan>) =>
  useWrite<typeof extendMeetPlan>('extendMeetPlan', { ...options, refresh: lists });
export const useAnswerWatch = (options: WriteOptions<typeof answerMeetWatch>) =>
  useWrite<typeof answerMeetWatch>('answerMeetWatch', { ...options, refresh: lists });
export const useAnswerLink = (options: WriteOptions<typeof answerMeetLink>) =>
  useWrite<typeof answerMeetLink>('answerMeetLink', { ...options, refresh: ['readMeetLink'] });

/** What the other side or the clock has done shows on the page that is open. */
export function useMeetsLive(): void {
  const { member } = useSession();
  const again = () => void refresh(lists);
  useLive(member ? `user:${member.id}` : undefined, ({ name }) => /^meet[A-Z]/.test(name) && again(), {
    onGap: again,
  });
}
