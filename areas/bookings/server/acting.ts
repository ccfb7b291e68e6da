import { z } from 'zod';
import { peopleOf } from '#areas/people/server/public.ts';
import type { ActingDoor, Draft, DraftAsk, Opened } from '#platform/server/acting.ts';
import { problem } from '#platform/server/problem.ts';
import { whenText } from '#platform/server/when-text.ts';
import { type Booking, cancelBooking, requestBooking } from '../contract.ts';
import { formatWords } from '../pure/formats.ts';
import { kindOf } from './kinds.ts';
import { bookingFor } from './of-pair.ts';
import { assertShares } from './request-booking.ts';
import { sideOf } from './view.ts';

type Link = Exclude<Opened, { least: 'see' }>['link'];

const see: Opened = { least: 'see' };
const ofBooking = ({ id }: Readonly<Record<string, unknown>>) => `/bookings/${Number(id)}`;
const act = (did: string | null, link: Link = ofBooking, draft?: Draft): Opened => ({
  least: 'act',
  did,
  link,
  ...(draft && { draft }),
});
const prepares: Opened = { least: 'draft', did: null, link: ofBooking };
/** What was asked for is new: its number is in the answer. */
const ofAsked = (_: unknown, answer: unknown) => {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
  return typeof id === 'number' ? `/bookings/${id}` : '/bookings?box=requests';
};

/** How the two meet. */
const howLines = ({ format, place, placeAccess, breaks, cameraOff }: Booking['terms']) => [
  { label: 'How', value: place ? `${formatWords[format]}: ${place}` : formatWords[format] },
  ...(placeAccess ? [{ label: 'Getting in and around', value: placeAccess }] : []),
  ...(breaks ? [{ label: 'Breaks', value: breaks }] : []),
  ...(cameraOff ? [{ label: 'Camera', value: 'Off is fine.' }] : []),
];

const cancelledLines = (rule = '') => (rule ? [{ label: 'If it’s cancelled', value: rule }] : []);

const Asked = z.object({ ...requestBooking.params.shape, ...requestBooking.body.shape });
async function askingLines({ input, principal, query, config, now }: DraftAsk) {
  const asked = Asked.parse(input);
  assertShares({ input: asked, principal });
  const { kind, ref, startsAt, others, minutes, zone, lane, note, supportPerson, shownSum } = asked;
  const thing = (await kindOf(kind)?.read({ query, config, principal, refs: [ref], now }))?.get(ref);
  if (!thing) throw problem.notFound();
  const host = thing.hostName || (await peopleOf(query, [thing.hostId])).get(thing.hostId)?.displayName;
  const times = [startsAt, ...others];
  const given = thing.lanes?.each.find(({ key }) => key === lane)?.name;
  return [
    { label: 'What', value: thing.title },
    ...(host ? [{ label: 'With', value: host }] : []),
    { label: 'When', value: `${times.map((start) => whenText(start, zone)).join('; ')}, ${minutes} minutes` },
    ...(given ? [{ label: 'Who comes', value: given }] : []),
    ...howLines(asked),
    ...(shownSum === undefined ? [] : [{ label: 'Price of one time', value: `$${(shownSum / 100).toFixed(2)}` }]),
    ...cancelledLines(thing.cancellation),
    ...(supportPerson ? [{ label: 'Support person', value: 'You bring one.' }] : []),
    ...(note ? [{ label: 'Note', value: note }] : []),
  ];
}
const asking: Draft = {
  title: 'Ask for a booking',
  // It has no page of its own before it is asked for.
  link: () => '/bookings',
  lines: askingLines,
};

const Cancelled = z.object({ ...cancelBooking.params.shape, ...cancelBooking.body.shape });
const cancelling: Draft = {
  title: 'Cancel a booking',
  lines: async ({ input, principal, query }) => {
    const { id, forAccess, note, all } = Cancelled.parse(input);
    const booking = await bookingFor(query, id, principal.id, principal.for?.supporterId);
    if (!booking) throw problem.notFound();
    const zone = sideOf(booking, principal.id) === 'host' ? booking.hostZone : booking.guestZone;
    return [
      { label: 'What', value: booking.title },
      { label: 'When', value: whenText(booking.startsAt, zone) },
      ...(all && booking.seriesId !== null
        ? [{ label: 'Which', value: 'This one, and all others of its series that are to come.' }]
        : []),
      ...cancelledLines(booking.cancellation),
      ...(forAccess ? [{ label: 'Reason', value: 'For access or health. No reason is given.' }] : []),
      ...(note && !forAccess ? [{ label: 'Note', value: note }] : []),
    ];
  },
};

/**
 * What a supporter may do with a member’s bookings. Ratings are the member’s own opinion, times are what others see of
 * them, and a call is a conversation: these stay closed.
 */
export const acting: ActingDoor = {
  name: 'bookings',
  label: 'Bookings',
  path: '/bookings',
  levels: {
    see: 'See your bookings with their notes, and whose times are free.',
    draft: 'Also prepare requests for a time, and cancellations. Nothing is sent before you confirm it.',
    act: 'Also ask for, answer, move and cancel bookings for you, and say how they went.',
  },
  opens: {
    listBookings: see,
    countBookings: see,
    getBooking: see,
    listBookingChanges: see,
    getBookable: see,
    listSlots: see,
    previewBooking: see,
    listRatings: see,
    holdTime: prepares,
    releaseTime: prepares,
    requestBooking: act('asked for a booking', ofAsked, asking),
    acceptBooking: act('accepted a booking'),
    declineBooking: act('declined a booking'),
    proposeBooking: act('proposed a change to a booking'),
    withdrawProposal: act('withdrew a proposal for a booking'),
    cancelBooking: act('cancelled a booking', ofBooking, cancelling),
    sayLate: act('told of running late for a booking'),
    startBooking: act('said that a booking has begun'),
    sayOutcome: act('said how a booking went'),
  },
};
