import { of, own, type Surfaces } from '#platform/server/testing/surfaces.ts';

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
    getCaptionLog: { gone: ({ other }) => [of(other.made('event'))] },
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
