import type { ActingDoor, Opened } from '#platform/server/acting.ts';

const see: Opened = { least: 'see' };
const act = (did: string): Opened => ({ least: 'act', did, link: ({ id }) => `/events/${Number(id)}` });

/**
 * What a supporter may do with a member’s events. Organising and the private calendar address stay the member’s own, and
 * so does what others learn of them: their name on a list, their passport, what they need. Meetings of groups and
 * communities are for those inside alone.
 */
export const acting: ActingDoor = {
  name: 'events',
  label: 'Events',
  path: '/events?tab=mine',
  levels: {
    see: 'See events that are open to everyone, which ones you go to or have saved, their links, and what organisers tell the people who come.',
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
