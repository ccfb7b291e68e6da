import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { urlOf } from '#platform/web/client/address.ts';
import { type Args, call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  acceptBooking,
  cancelBooking,
  countBookings,
  declineBooking,
  deleteRating,
  getBookable,
  getBooking,
  getBookingCall,
  getBookingReminders,
  getMyTimes,
  holdTime,
  listBookingChanges,
  listBookings,
  listRatings,
  listSlots,
  previewBooking,
  proposeBooking,
  rateBooking,
  releaseTime,
  requestBooking,
  saveBookingReminders,
  saveMyTimes,
  sayLate,
  sayOutcome,
  setMeetingLink,
  startBooking,
  withdrawProposal,
} from '../contract.ts';

export interface Thing {
  readonly kind: string;
  readonly ref: number;
}

const entity = 'booking';
/** What shows bookings, besides the booking itself. */
const lists = ['listBookings', 'countBookings', 'listBookingChanges', 'listSlots', 'previewBooking'] as const;

export const useBookable = (thing: Thing) => useRead<typeof getBookable>('getBookable', thing);
export const useSlots = (
  thing: Thing,
  range: { readonly from: string; readonly to: string; readonly minutes: number; readonly lane?: string },
) => useRead<typeof listSlots>('listSlots', { ...thing, ...range });
export type Previewed = Omit<Args<typeof previewBooking>, keyof Thing>;
/** What a request would be: times, price and rule, as the server has them. */
export const usePreview = (thing: Thing, asked: Previewed | undefined) =>
  useRead<typeof previewBooking>(
    'previewBooking',
    { ...thing, startsAt: '', minutes: 0, ...asked },
    { enabled: asked !== undefined },
  );
export type Preview = ReturnType<typeof usePreview>;
export const useRatings = (thing: Thing) => useList<typeof listRatings>('listRatings', thing);

export type Box = 'coming' | 'requests' | 'past';
export const useBookings = (box: Box, side: 'host' | 'guest' | undefined) =>
  useList<typeof listBookings>('listBookings', { box, ...(side && { side }) });
export const useCounts = () => useRead<typeof countBookings>('countBookings');
/** Behind a block it is missing, and goes from an open page. */
export const useBooking = (id: number) => useRead<typeof getBooking>('getBooking', { id }, { entity, goes: true });
/** As it is now, for a form whose version is no longer the latest. */
export const readBooking = (id: number) => call<typeof getBooking>('getBooking', { id });
/** Goes with the leave to be in the call. */
export const useCallSetup = (room: string) =>
  useRead<typeof getBookingCall>('getBookingCall', { id: Number(room) }, { goes: true });
export const useChanges = (id: number) => useRead<typeof listBookingChanges>('listBookingChanges', { id });
export const calendarUrl = (id: number): string => urlOf('readBookingCalendar', { id });

export const useHold = (options: WriteOptions<typeof holdTime>) => useWrite<typeof holdTime>('holdTime', options);
/** For leaving a form: nobody waits for it, and it ends by itself in ten minutes. */
export const release = (thing: Thing): void => {
  call<typeof releaseTime>('releaseTime', thing).catch(() => undefined);
};
export const refreshSlots = () => refresh(['listSlots', 'previewBooking']);

export const useRequest = () => useWrite<typeof requestBooking>('requestBooking', { entity, refresh: lists });

const own = { entity, refresh: lists };
export const useAccept = (options: WriteOptions<typeof acceptBooking>) =>
  useWrite<typeof acceptBooking>('acceptBooking', { ...own, ...options });
export const useDecline = () => useWrite<typeof declineBooking>('declineBooking', own);
export const usePropose = () => useWrite<typeof proposeBooking>('proposeBooking', own);
export const useWithdraw = (options: WriteOptions<typeof withdrawProposal>) =>
  useWrite<typeof withdrawProposal>('withdrawProposal', { ...own, ...options });
export const useCancel = () => useWrite<typeof cancelBooking>('cancelBooking', own);
export const useLate = (options: WriteOptions<typeof sayLate>) =>
  useWrite<typeof sayLate>('sayLate', { ...own, ...options });
export const useLink = () => useWrite<typeof setMeetingLink>('setMeetingLink', own);
export const useStart = (options: WriteOptions<typeof startBooking>) =>
  useWrite<typeof startBooking>('startBooking', { ...own, ...options });
export const useOutcome = (options: WriteOptions<typeof sayOutcome>) =>
  useWrite<typeof sayOutcome>('sayOutcome', { ...own, ...options });
export const useRate = () => useWrite<typeof rateBooking>('rateBooking', { entity, refresh: ['listRatings'] });
export const useDeleteRating = (options: WriteOptions<typeof deleteRating>) =>
  useWrite<typeof deleteRating>('deleteRating', { refresh: ['getBooking', 'listRatings'], ...options });

export const readMyTimes = () => call<typeof getMyTimes>('getMyTimes');
export const useMyTimes = () => useRead<typeof getMyTimes>('getMyTimes');
export const useSaveTimes = () =>
  useWrite<typeof saveMyTimes>('saveMyTimes', { refresh: ['getMyTimes', 'getBookable', 'listSlots'] });
export const useReminders = () => useRead<typeof getBookingReminders>('getBookingReminders');
export const useSaveReminders = (options: WriteOptions<typeof saveBookingReminders>) =>
  useWrite<typeof saveBookingReminders>('saveBookingReminders', { refresh: ['getBookingReminders'], ...options });

const news = ['bookingChanged', 'bookingCallJudged'];
/** What the other person does is shown without a reload. */
export function useBookingNews(): void {
  const { member } = useSession();
  const again = () =>
    void refresh(['getBooking', 'getBookingCall', 'listBookings', 'countBookings', 'listBookingChanges']);
  useLive(member ? `user:${member.id}` : undefined, ({ name }) => news.includes(name) && again(), { onGap: again });
}
