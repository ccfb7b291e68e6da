import { of, own, type Surfaces, type World } from '#platform/server/testing/surfaces.ts';
import { saidInRoom } from './said.ts';

/** The room of an event of somebody whom both know, where both are. */
const shared = ({ third }: World) => of(third.made('event room'));

export const surfaces: Surfaces = {
  /** One for everybody, and a meeting of a community. */
  settle: async ({ id, word, made, keep }, { ask }) => {
    const at = (hour: string) => `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}T${hour}`;
    const body = {
      title: `Meeting of ${word}`,
      description: word,
      eventType: 'social',
      startTime: at('10:00'),
      endTime: at('11:00'),
      isVirtual: false,
      location: word,
      maxAttendees: 20,
    };
    await ask(id, 'createEvent', { body: { ...body, spaceId: made('community') } });
    const event = await ask<{ id: number }>(id, 'createEvent', { body });
    await ask(id, 'saveCaptionLog', { ...of(event.id), body: { text: word, agreed: true } });
    keep('event', event.id);
  },
  meet: async (one, another, { ask }) => {
    const { items } = await ask<{ items: { id: number }[] }>(one.id, 'getPassport');
    const body = { listed: true, itemIds: items.map(({ id }) => id) };
    await ask(one.id, 'registerForEvent', { ...of(another.made('event')), body });
    const trip = { area: one.word, way: 'both', note: one.word, isAdult: true };
    await ask(one.id, 'saveTrip', { ...of(another.made('event')), body: trip });
  },
  /** All three are in the room of an event of the third. */
  gather: async ({ ana, ben, carol }, { ask, app }) => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const body = {
      title: carol.word,
      description: carol.word,
      eventType: 'social',
      startTime: at(5),
      endTime: at(65),
      isVirtual: true,
      isHere: true,
      maxAttendees: 20,
    };
    const { id } = await ask<{ id: number }>(carol.id, 'createEvent', { body });
    carol.keep('event room', id);
    for (const one of [ana, ben]) await ask(one.id, 'registerForEvent', of(id));
    for (const one of [carol, ana, ben]) await ask(one.id, 'enterEventRoom', { ...of(id), body: { keepsLog: true } });
    for (const one of [carol, ana, ben]) await saidInRoom(app, { eventId: id, by: one.id, text: one.word });
    // Open pages say every few seconds that they are; here that is written ahead, for however long the tests take.
    await app.database.query('', `update event_visits set seen_at = now() + interval '1 day' where event_id = $1`, [
      id,
    ]);
  },
  reads: {
    listEvents: {
      shows: true,
      asks: () => [{ query: { limit: 100 } }, { query: { tab: 'mine' } }, { query: { tab: 'past' } }],
    },
    countEvents: own,
    listSpaceEvents: {
      shows: true,
      asks: ({ me, other, third }) => [
        of(me.made('community')),
        of(other.made('community')),
        of(third.made('community')),
        of(third.made('group')),
      ],
    },
    getEvent: {
      asks: ({ me, third }) => [of(me.made('event')), of(third.made('event'))],
      gone: ({ other }) => [of(other.made('event'))],
    },
    readEventCalendar: { gone: ({ other }) => [of(other.made('event'))] },
    getEventTrips: {
      shows: true,
      asks: ({ third }) => [of(third.made('event'))],
      gone: ({ other }) => [of(other.made('event'))],
    },
    getCaptionLog: {
      shows: true,
      asks: (world) => [shared(world)],
      gone: ({ other }) => [of(other.made('event'))],
    },
    getEventRoom: { shows: true, asks: (world) => [shared(world)] },
    downloadCaptionLog: { gone: ({ other }) => [of(other.made('event'))] },
    listEventAttendees: {
      shows: true,
      asks: ({ me, third }) => [of(me.made('event')), of(third.made('event'))],
      gone: ({ other }) => [of(other.made('event'))],
    },
    listEventPeople: { shows: true, asks: ({ me }) => [of(me.made('event'))] },
    getCalendarFeed: own,
    readCalendarFeed: {
      alike: {
        status: 404,
        why: 'The secret of the address decides, and it has what its owner may see.',
        ask: () => ({ params: { secret: 'forged' } }),
      },
    },
  },
};
