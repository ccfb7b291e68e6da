import type { getBookable, getBooking, rateBooking } from '#areas/bookings/contract.ts';
import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  agreeToSkillBooking,
  answerSkillBooking,
  cancelSkillBooking,
  countSkillListings,
  createSkillBooking,
  createSkillListing,
  deleteSkillListing,
  editSkillListing,
  getMyTimeCredits,
  getSkillBooking,
  getSkillListing,
  giveTimeCredits,
  listMyCreditEntries,
  listMySkillBookings,
  listMySkillListings,
  listSkillDisputes,
  listSkillListings,
  pauseSkillListing,
  publishSkillListing,
  rateSkillBooking,
  restoreSkillListing,
  saySkillOutcome,
  settleSkillBooking,
} from '../contract.ts';
import { type Asked, queryOf } from './asked.ts';

/** C-41: whatever shows a listing is read again after it has changed. */
const listings: readonly RefreshKey[] = [
  'listSkillListings',
  'countSkillListings',
  'listMySkillListings',
  'getSkillListing',
];
const credits: readonly RefreshKey[] = ['getMyTimeCredits', 'listMyCreditEntries'];

export const useSkills = (asked: Asked) => useList<typeof listSkillListings>('listSkillListings', queryOf(asked));
/** The category stays out: its counts are what one chooses it by. */
export const useCounts = ({ category: _, ...asked }: Asked) =>
  useRead<typeof countSkillListings>('countSkillListings', queryOf(asked));
export const useMyListings = () => useList<typeof listMySkillListings>('listMySkillListings', {});
export const useListing = (id: number) => useRead<typeof getSkillListing>('getSkillListing', { id });
export const readListing = (id: number) => call<typeof getSkillListing>('getSkillListing', { id });

export const useCreateListing = () => useWrite<typeof createSkillListing>('createSkillListing', { refresh: listings });
export const useEditListing = () => useWrite<typeof editSkillListing>('editSkillListing', { refresh: listings });
export const usePublish = (options: WriteOptions<typeof publishSkillListing>) =>
  useWrite<typeof publishSkillListing>('publishSkillListing', { ...options, refresh: listings });
export const usePause = (options: WriteOptions<typeof pauseSkillListing>) =>
  useWrite<typeof pauseSkillListing>('pauseSkillListing', { ...options, refresh: listings });
export const useDeleteListing = (options: WriteOptions<typeof deleteSkillListing>) =>
  useWrite<typeof deleteSkillListing>('deleteSkillListing', {
    ...options,
    refresh: ['listSkillListings', 'countSkillListings', 'listMySkillListings'],
  });

/** Undoing happens in a message, long after the page is gone. */
export async function restoreListing(id: number): Promise<void> {
  await call<typeof restoreSkillListing>('restoreSkillListing', { id });
  await refresh(listings);
}

export const useCredits = () => useRead<typeof getMyTimeCredits>('getMyTimeCredits');
export const useEntries = () => useList<typeof listMyCreditEntries>('listMyCreditEntries', {});
export const useGive = () => useWrite<typeof giveTimeCredits>('giveTimeCredits', { refresh: credits });

/** C-41: whatever shows a booking, and the credit that moves with it. */
const bookings: readonly RefreshKey[] = [
  'listMySkillBookings',
  'getSkillBooking',
  'listBookings',
  'countBookings',
  'getBooking',
  'listSlots',
  ...credits,
];

export const useBookableTime = (ref: number) => useRead<typeof getBookable>('getBookable', { kind: 'skill', ref });
export const useMyBookings = () => useList<typeof listMySkillBookings>('listMySkillBookings', {});
export const useSkillBooking = (id: number) => useRead<typeof getSkillBooking>('getSkillBooking', { id });
export const useBook = () => useWrite<typeof createSkillBooking>('createSkillBooking', { refresh: bookings });
export const useAgree = (options: WriteOptions<typeof agreeToSkillBooking>) =>
  useWrite<typeof agreeToSkillBooking>('agreeToSkillBooking', { ...options, refresh: bookings });
export const useAnswer = (options: WriteOptions<typeof answerSkillBooking>) =>
  useWrite<typeof answerSkillBooking>('answerSkillBooking', { ...options, refresh: bookings });
export const useCancel = (options: WriteOptions<typeof cancelSkillBooking>) =>
  useWrite<typeof cancelSkillBooking>('cancelSkillBooking', { ...options, refresh: bookings });
export const useSayOutcome = (options: WriteOptions<typeof saySkillOutcome>) =>
  useWrite<typeof saySkillOutcome>('saySkillOutcome', { ...options, refresh: [...bookings, ...listings] });

/** The version that a rating names is that of the time. */
export const readTime = (id: number) => call<typeof getBooking>('getBooking', { id });
const rated: readonly RefreshKey[] = [...bookings, ...listings, 'listRatings'];
export const useRateTime = () => useWrite<typeof rateBooking>('rateBooking', { refresh: rated });
export const useRateExchange = () => useWrite<typeof rateSkillBooking>('rateSkillBooking', { refresh: rated });

export const useDisputes = () => useList<typeof listSkillDisputes>('listSkillDisputes', {});
export const useSettle = (options: WriteOptions<typeof settleSkillBooking>) =>
  useWrite<typeof settleSkillBooking>('settleSkillBooking', {
    ...options,
    refresh: ['listSkillDisputes', ...bookings],
  });

/** What the other person does is shown without a reload. */
export function useBookingNews(): void {
  const { member } = useSession();
  const again = () => void refresh(['listMySkillBookings', 'getSkillBooking', ...credits]);
  useLive(
    member ? `user:${member.id}` : undefined,
    ({ name }) => {
      if (name === 'skillExchangeChanged' || name === 'bookingChanged') again();
    },
    { onGap: again },
  );
}
