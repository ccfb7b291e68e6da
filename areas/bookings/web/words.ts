import { Check, Clock, TriangleAlert, X } from 'lucide-react';
import { countedHours } from '#platform/contract/counted.ts';
import { actsFor } from '#platform/web/acting.ts';
import type { LucideIcon } from '#platform/web/ui/icon.tsx';
import type { Bookable, Booking, BookingChange } from '../contract.ts';
import { whenText } from './when.ts';

type Side = Booking['side'];
const otherOf = (side: Side): Side => (side === 'host' ? 'guest' : 'host');

/** Who is asked, as the guest knows them. */
export const offeredBy = ({ hostName, host }: Bookable): string => hostName || host.displayName;
export const otherPerson = (booking: Booking) => booking[otherOf(booking.side)];
const nameOfHost = (booking: Booking): string => booking.hostName || (booking.host?.displayName ?? 'a former member');
export const nameOf = (booking: Booking, side: Side): string =>
  side === 'host' ? nameOfHost(booking) : (booking.guest?.displayName ?? 'a former member');
export const otherName = (booking: Booking): string => nameOf(booking, otherOf(booking.side));

export const titleOf = (booking: Booking): string => `${booking.title} with ${otherName(booking)}`;

interface Status {
  readonly words: string;
  readonly tone: 'plain' | 'ok' | 'warn' | 'danger';
  readonly icon: LucideIcon;
}

/** What a booking is now, for the reader. */
export function statusOf(booking: Booking, now = Date.now()): Status {
  const { status, side, offeredBy, proposal, endsAt } = booking;
  switch (status) {
    case 'requested':
      return offeredBy === side
        ? { words: 'Waiting for an answer', tone: 'plain', icon: Clock }
        : { words: 'Waiting for your answer', tone: 'warn', icon: TriangleAlert };
    case 'accepted':
      if (Date.parse(endsAt) <= now) return { words: 'Over, not confirmed yet', tone: 'plain', icon: Clock };
      if (proposal && proposal.by !== side)
        return { words: 'A change waits for your answer', tone: 'warn', icon: TriangleAlert };
      return { words: 'Agreed', tone: 'ok', icon: Check };
    case 'completed':
      return { words: 'Completed', tone: 'ok', icon: Check };
    case 'declined':
      return { words: 'Declined', tone: 'plain', icon: X };
    case 'cancelled':
      return { words: 'Cancelled', tone: 'plain', icon: X };
    case 'expired':
      return { words: 'Ended without an answer', tone: 'plain', icon: Clock };
    case 'noShow':
      return { words: 'Didn’t take place', tone: 'plain', icon: X };
    case 'disputed':
      return { words: 'You say different things', tone: 'warn', icon: TriangleAlert };
    case 'unconfirmed':
      return { words: 'Not confirmed', tone: 'plain', icon: Clock };
    case 'hoursDiffer':
      return { words: 'Hours not agreed yet', tone: 'warn', icon: TriangleAlert };
    case 'hoursNotAgreed':
      return { words: 'Hours not agreed', tone: 'plain', icon: Clock };
  }
}

const changeWords: Readonly<Record<BookingChange['change'], string>> = {
  requested: 'asked for a time',
  accepted: 'accepted',
  declined: 'declined',
  proposed: 'proposed a change',
  proposedForAccess: 'proposed another time because of access or health',
  proposalAccepted: 'accepted the change',
  proposalDeclined: 'declined the change',
  proposalWithdrawn: 'withdrew the change',
  cancelled: 'cancelled',
  cancelledForAccess: 'cancelled because of access or health',
  late: 'said they are running late',
  linkSet: 'added a link to join',
  linkRemoved: 'removed the link to join',
  laneChanged: 'changed who comes',
  laneLost: 'has no one who is free then',
  started: 'said that it has begun',
  saidHappened: 'said that it took place',
  saidMissed: 'said that the other person didn’t come',
  completed: 'It took place',
  noShow: 'It didn’t take place',
  disputed: 'You say different things about it',
  unconfirmed: 'No one said whether it took place',
  hoursDiffer: 'You say different hours',
  hoursNotAgreed: 'It ended without agreed hours',
  settled: 'A moderator decided',
  expired: 'It ended without an answer',
};

/** Of these the result counts, not who brought it about. */
const results: readonly BookingChange['change'][] = [
  'completed',
  'noShow',
  'disputed',
  'unconfirmed',
  'hoursDiffer',
  'hoursNotAgreed',
  'expired',
];

/** One line of the history. */
export function changeText(change: BookingChange, booking: Booking, zone: string): string {
  const { by, bySupporter, supporter, person, isOwn, startsAt, minutes } = change;
  const words = changeWords[change.change];
  if (results.includes(change.change)) return words;
  if (change.change === 'settled') return minutes === null ? words : `${words}: ${countedHours(minutes)}`;
  if (!by) return change.change === 'cancelled' ? 'It was cancelled' : words;
  const who = bySupporter
    ? `${supporter?.displayName ?? 'A supporter'}, for ${actsFor()?.member.displayName ?? 'you'},`
    : isOwn
      ? 'You'
      : person
        ? `${person.displayName}, for ${nameOf(booking, by)},`
        : nameOf(booking, by);
  const long =
    minutes === null ? '' : change.change === 'late' ? `, about ${minutes} minutes` : `: ${countedHours(minutes)}`;
  const length = Date.parse(booking.endsAt) - Date.parse(booking.startsAt);
  const endsAt = startsAt && new Date(Date.parse(startsAt) + length).toISOString();
  const when = startsAt && endsAt ? `: ${whenText({ startsAt, endsAt }, zone).replace(/ to .*$/, '')}` : '';
  const said = isOwn ? words.replace('they are', 'you are') : words;
  return `${who} ${said}${long}${when}`;
}
