import { type NoticeKind, type NoticeSubject, type Notices, tells } from '#platform/server/notices.ts';
import { type EventNewsKind, eventNews } from '../contract.ts';

const thing = 'event';
const page = ({ id }: NoticeSubject) => `/events/${id}`;
const trip = ({ id }: NoticeSubject) => `/events/${id}/travel`;
const people = ({ id }: NoticeSubject) => `/events/${id}/attendees`;
const going = 'Events you’re going to';
const running = 'Events you organise';

/** No notice names an event: the title of a meeting can say what somebody lives with. */
type Said = Pick<NoticeKind, 'words' | 'did' | 'why'> & Partial<NoticeKind>;
const toOrganizer = { group: running, link: people, why: 'You’re the organiser.' };
const asTraveller = { group: going, link: trip, why: 'You look for someone to travel with.' };
const asRegistered = { group: going, link: page, byHouse: true, why: 'You’re registered for it.' };

const kinds: Readonly<Record<EventNewsKind, Said>> = {
  eventJoinAsked: { ...toOrganizer, words: 'Someone asks to join your event', did: 'asked to join your event' },
  eventAccessAsked: {
    ...toOrganizer,
    words: 'Someone asks for access at your event',
    did: 'asked for access at your event',
  },
  eventAccessWaiting: {
    ...toOrganizer,
    byHouse: true,
    words: 'An access request for your event is still open five days before',
    did: 'An access request for your event has no answer yet',
  },
  eventAccepted: {
    ...asRegistered,
    words: 'An organiser accepts your request',
    did: 'Your request to join an event was accepted',
    why: 'You asked to join.',
  },
  eventDeclined: {
    ...asRegistered,
    words: 'An organiser declines your request',
    did: 'Your request to join an event was declined',
    why: 'You asked to join.',
  },
  eventPlaceFree: {
    ...asRegistered,
    words: 'You get a place from a waitlist',
    did: 'You’ve got a place: you’re now registered for an event you were waiting for',
    why: 'You were next on the waitlist.',
  },
  eventChanged: {
    ...asRegistered,
    words: 'The time or place of an event changes',
    did: 'An event you’re registered for has a new time or place',
  },
  eventCancelled: {
    ...asRegistered,
    words: 'An event is cancelled',
    did: 'An event you’re registered for was cancelled',
  },
  eventMeetingCancelled: {
    ...asRegistered,
    group: running,
    words: 'The people who run a group or community cancel a meeting you planned',
    did: 'A meeting you planned was cancelled by the people who run the group or community',
    why: 'You planned it.',
  },
  eventCaptionLog: {
    ...asRegistered,
    words: 'What was said at an event can be read',
    did: 'What was said at an event you’re registered for can now be read',
    link: ({ id }) => `/events/${id}/captions`,
  },
  eventTripAsked: {
    ...asTraveller,
    words: 'Someone asks to travel to an event with you',
    did: 'asked to travel to an event with you',
  },
  eventTripAgreed: {
    ...asTraveller,
    byHouse: true,
    words: 'Someone agrees to travel to an event with you',
    did: 'Someone you asked has agreed to travel to an event with you',
    why: 'You asked them.',
  },
  eventTripPlace: {
    ...asTraveller,
    byHouse: true,
    words: 'Your travel buddy changes where you meet',
    did: 'Your travel buddy has changed where you meet',
    why: 'You agreed to travel together.',
  },
  eventTripStep: {
    ...asTraveller,
    byHouse: true,
    words: 'Your travel buddy says that they’re on their way, have met you or are home',
    did: 'Your travel buddy has checked in with you',
    why: 'You agreed to travel together.',
  },
  // Someone may already be on their way to where they wanted to meet.
  eventTripEnded: {
    ...asTraveller,
    byHouse: true,
    urgent: true,
    words: 'Your travel buddy can’t travel with you after all',
    did: 'Your travel buddy can’t travel to an event with you after all',
    why: 'You agreed to travel together.',
  },
  eventGone: {
    ...asRegistered,
    words: 'An organiser leaves Doorways',
    did: 'An event you were registered for won’t go ahead, because its organiser has left',
    link: () => '/events?tab=mine',
  },
  eventMessage: {
    ...asRegistered,
    words: 'An organiser writes to attendees',
    did: 'You have a message from the organiser of an event you’re registered for',
  },
  eventReminder: {
    ...asRegistered,
    words: 'An event is a day or two hours away',
    did: 'An event you’re registered for starts soon',
  },
  eventAccessAnswered: {
    ...asRegistered,
    words: 'An organiser answers your access request',
    did: 'Your access request was answered',
    why: 'You asked for access.',
  },
  eventAccessLate: {
    ...asRegistered,
    words: 'Your access request has no answer five days before',
    did: 'What you asked for at an event hasn’t been confirmed yet',
    why: 'You asked for access, and the event is five days away or less.',
  },
  eventPromises: {
    ...asRegistered,
    words: 'You can say whether an event kept its promises',
    did: 'An event you were registered for is over: please tell us if the access was as promised',
  },
};

/** What one person did is told once for each event; what the house tells is news each time. */
const when = (kind: string) =>
  tells(eventNews, ({ event: { userId: to, by, eventId, ...event } }) =>
    event.kind === kind ? [{ to, by, about: `event:${eventId}`, ...(by > 0 && { item: eventId }) }] : [],
  );

export const notices: Notices = {
  kinds: Object.entries(kinds).map(([kind, said]) => ({
    kind,
    when: when(kind),
    thing,
    group: going,
    link: page,
    ...said,
  })),
};
