import { type NoticeKind, type NoticeSubject, type Notices, tells } from '#platform/server/notices.ts';
import { type BookingNewsKind, bookingNews } from '../contract.ts';

const page = ({ id }: NoticeSubject) => `/bookings/${id}`;
const own = { link: page, why: 'It’s your booking.' };

/** No notice names a booking: what two people meet for can say what someone lives with. */
type Said = Pick<NoticeKind, 'words' | 'did'> & Partial<NoticeKind>;

const kinds: Readonly<Record<BookingNewsKind, Said>> = {
  bookingAsked: { words: 'Someone asks for one of your times', did: 'asked for one of your times' },
  bookingAccepted: { words: 'Someone accepts your booking', did: 'accepted your booking' },
  bookingDeclined: {
    words: 'Someone declines your request or another time',
    did: 'declined what you asked for in a booking',
  },
  bookingProposed: {
    words: 'Someone proposes a change to a booking',
    did: 'proposed another time or another way to meet',
  },
  bookingCancelled: { words: 'Someone cancels a booking', did: 'cancelled a booking with you', urgent: true },
  bookingGone: {
    words: 'A booking can’t take place',
    did: 'One of your bookings was cancelled',
    byHouse: true,
    link: () => '/bookings',
    urgent: true,
  },
  bookingExpired: {
    words: 'A request ends without an answer',
    did: 'A booking request ended without an answer',
    byHouse: true,
  },
  bookingWaiting: {
    words: 'A request still waits for your answer',
    did: 'A booking request is still waiting for your answer',
    byHouse: true,
  },
  bookingLate: { words: 'Someone is running late', did: 'is running late for your booking', urgent: true },
  bookingLink: { words: 'A booking gets a link to join', did: 'added a link to join your session' },
  bookingLane: {
    words: 'Someone else will come to a booking',
    did: 'Someone else will come to one of your bookings',
    byHouse: true,
  },
  bookingLaneLost: {
    words: 'No one is free for a booking any longer',
    did: 'No one is free for one of your bookings, and you can move or cancel it',
    byHouse: true,
    urgent: true,
  },
  bookingReminder: {
    words: 'A reminder before a booking',
    did: 'You have a booking soon',
    byHouse: true,
    urgent: true,
    why: 'You chose this reminder in My times.',
  },
  bookingOutcome: {
    words: 'A session is over',
    did: 'A session is over: see or say how it went',
    byHouse: true,
  },
  bookingDisputed: {
    words: 'You and the other person disagree about a session',
    did: 'You and the other person say different things about a session',
    byHouse: true,
  },
  bookingHours: {
    words: 'You and the other person say different hours',
    did: 'You and the other person say different hours for a session',
    byHouse: true,
  },
  bookingSettled: {
    words: 'A moderator decides what you and someone else disagree about',
    did: 'A moderator decided what you disagreed about',
    byHouse: true,
  },
  bookingRated: { words: 'Someone rates a session with you', did: 'rated a session with you' },
};

/** What one person did is told once for each booking; what the house tells is news each time. */
const when = (kind: string) =>
  tells(bookingNews, ({ event: { userId: to, by, bookingId, ...event } }) =>
    event.kind === kind ? [{ to, by, about: `booking:${bookingId}`, ...(by > 0 && { item: bookingId }) }] : [],
  );

export const notices: Notices = {
  kinds: Object.entries(kinds).map(([kind, said]) => ({
    kind,
    when: when(kind),
    group: 'Bookings',
    thing: 'booking',
    ...own,
    ...said,
  })),
};
