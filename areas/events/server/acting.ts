import type { ActingDoor, Opened } from '#platform/server/acting.ts';

const see: Opened = { least: 'see' };
const act = (did: string): Opened => ({ least: 'act', did, link: ({ id }) => `/events/${Number(id)}` });

/**
 * What a supporter may do with a member’s events. Organising and the private calendar address stay the member’s own, and
 * so does what others learn of them: their name on a list, their passport, what they need.
 */
export const acting: ActingDoor = {
  name: 'events',
  label: 'Events',
  path: '/events?tab=mine',
  levels: {
    see: 'See the events that you see, which of them you go to or have saved, and their links.',
    act: 'Also register you, cancel that, and save events for you.',
  },
  opens: {
    listEvents: see,
    countEvents: see,
    getEvent: see,
    registerForEvent: act('registered for an event'),
    cancelRegistration: act('gave up a place at an event'),
    saveEvent: act('saved an event'),
    unsaveEvent: act('removed a saved event'),
  },
};
