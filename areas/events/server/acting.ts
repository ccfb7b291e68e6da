import type { ActingDoor, Draft, DraftAsk, Opened } from '#platform/server/acting.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { whenText } from '#platform/server/when-text.ts';
import { from } from './from.ts';
import { assertNotOrganizer, assertOwnWords } from './register-for-event.ts';

const see: Opened = { least: 'see' };
const act = (did: string, draft?: Draft): Opened => ({
  least: 'act',
  did,
  link: ({ id }) => `/events/${Number(id)}`,
  ...(draft && { draft }),
});

const about = statement((v: { id: number }) =>
  from
    .selectFrom('events')
    .select((e) => ['title', 'zone', 'organizer_id as organizerId', isoTime(e.ref('starts_at')).as('startsAt')])
    .where('id', '=', v.id),
);
async function eventOf({ query, input }: DraftAsk) {
  const [event] = await query(about, { id: Number(input.id) });
  if (!event) throw problem.notFound();
  return event;
}
const linesOf = ({ title, startsAt, zone }: Awaited<ReturnType<typeof eventOf>>) => [
  { label: 'Event', value: title },
  { label: 'When', value: whenText(startsAt, zone) },
];
const registering: Draft = {
  title: 'Register for an event',
  lines: async (ask) => {
    assertOwnWords(ask);
    const event = await eventOf(ask);
    assertNotOrganizer(event, ask.principal.id);
    return linesOf(event);
  },
};
const cancelling: Draft = { title: 'Give up a place at an event', lines: async (ask) => linesOf(await eventOf(ask)) };

/**
 * What a supporter may do with a member’s events. Organising and the private calendar address stay the member’s own, and
 * so does what others learn of them: their name on a list, their passport, what they need. Meetings of communities
 * are for those inside alone; those of groups are open where “Support groups” is given too (policy.ts).
 */
export const acting: ActingDoor = {
  name: 'events',
  label: 'Events',
  path: '/events?tab=mine',
  levels: {
    see: 'See events that are open to everyone, which ones you go to or have saved, their links, and what organisers tell the people who come.',
    draft: 'Also prepare a registration, or giving up a place. Nothing is done before you confirm it.',
    act: 'Also register you, cancel that, and save events for you.',
  },
  opens: {
    listEvents: see,
    countEvents: see,
    getEvent: see,
    registerForEvent: act('registered for an event', registering),
    cancelRegistration: act('gave up a place at an event', cancelling),
    saveEvent: act('saved an event'),
    unsaveEvent: act('removed a saved event'),
  },
};
