import type { ActingDoor, Opened } from '#platform/server/acting.ts';

type Link = Extract<Opened, { least: 'act' }>['link'];

const see: Opened = { least: 'see' };
const ofBooking = ({ id }: Readonly<Record<string, unknown>>) => `/bookings/${Number(id)}`;
const act = (did: string | null, link: Link = ofBooking): Opened => ({ least: 'act', did, link });
/** What was asked for is new: its number is in the answer. */
const ofAsked = (_: unknown, answer: unknown) => {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
  return typeof id === 'number' ? `/bookings/${id}` : '/bookings?box=requests';
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
    holdTime: act(null),
    releaseTime: act(null),
    requestBooking: act('asked for a booking', ofAsked),
    acceptBooking: act('accepted a booking'),
    declineBooking: act('declined a booking'),
    proposeBooking: act('proposed a change to a booking'),
    withdrawProposal: act('withdrew a proposal for a booking'),
    cancelBooking: act('cancelled a booking'),
    sayLate: act('told of running late for a booking'),
    startBooking: act('said that a booking has begun'),
    sayOutcome: act('said how a booking went'),
  },
};
