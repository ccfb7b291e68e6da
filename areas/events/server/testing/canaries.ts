import { type Canaries, chosen, sealedWords, secret } from '#platform/server/testing/canaries.ts';
import { saidInRoom } from './said.ts';

export const canaries: Canaries = {
  planted: {
    'events.title': 'zyxevent',
    'events.description': 'zyxhappens',
    'events.virtual_link': 'zyxmeeting',
    'events.captions_link': 'zyxlivewords',
    'events.location': 'zyxeventhall',
    'events.address': 'zyxstreet',
    'events.directions': 'zyxbusstop',
    'events.access': 'zyxdoorramp',
    'events.cancel_reason': 'zyxcalledoff',
    'event_messages.text': 'zyxtoall',
    'event_registrations.reason': 'zyxnoroom',
  },
  wordless: {
    'event_access_requests.words_sealed': sealedWords,
    'event_access_requests.answer_sealed': sealedWords,
    'event_access_requests.state': chosen,
    'event_caption_logs.text_sealed': sealedWords,
    'event_feeds.secret_hash': secret,
    'event_lines.text_sealed': sealedWords,
    'event_promises.feature': chosen,
    'event_trip_asks.meeting_point_sealed': sealedWords,
    'event_trip_asks.from_step': chosen,
    'event_trip_asks.state': chosen,
    'event_trip_asks.to_step': chosen,
    'event_trips.area_sealed': sealedWords,
    'event_trips.note_sealed': sealedWords,
    'event_trips.way': chosen,
    'event_registrations.role': chosen,
    'event_registrations.standing': chosen,
    'events.event_type': chosen,
    'events.features': chosen,
    'events.place': chosen,
    'events.postcode': 'Four digits of a place.',
    'events.repeats': chosen,
    'events.zone': 'The name of a time zone.',
  },
  sealed: [
    'zyxasked',
    'zyxanswered',
    'zyxgathering',
    'zyxspoken',
    'zyxsuburb',
    'zyxwheels',
    'zyxstation',
    'zyxsaidhere',
  ],
  /** Two of one’s own, in a room and online, and two of another where one asks: to come, and for access. */
  plant: async ({ app, call, me, other, moderator }) => {
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const about = {
      title: 'zyxevent',
      description: 'zyxhappens',
      eventType: 'social',
      startTime: `${day}T10:00`,
      endTime: `${day}T11:00`,
      maxAttendees: 5,
    };
    const room = { isVirtual: false, location: 'zyxeventhall', address: 'zyxstreet', directions: 'zyxbusstop' };
    const access = [{ feature: 'step_free', answer: 'yes', detail: 'zyxdoorramp' }];
    const own = await call<{ id: number }>(me.id, 'createEvent', { body: { ...about, ...room, access } });
    await call(me.id, 'createEvent', {
      body: {
        ...about,
        isVirtual: true,
        virtualLink: 'https://zyxmeeting.example',
        captionsLink: 'https://zyxlivewords.example',
      },
    });
    const params = { id: own.id };
    await call(other, 'registerForEvent', { params });
    await call(me.id, 'messageAttendees', { params, body: { text: 'zyxtoall' } });
    await call(me.id, 'saveCaptionLog', { params, body: { text: 'zyxspoken words', agreed: true } });
    await call(me.id, 'cancelEvent', { params, body: { reason: 'zyxcalledoff', version: 1 } });

    const { items } = await call<{ items: { id: number }[] }>(me.id, 'getPassport');
    const plain = { ...about, description: 'A hall.', isVirtual: false, location: 'A hall', requiresApproval: true };
    const theirs = await call<{ id: number }>(other, 'createEvent', { body: { ...plain, title: 'zyxgathering' } });
    await call(me.id, 'registerForEvent', { params: { id: theirs.id } });
    const body = { words: 'zyxasked', itemIds: items.map(({ id }) => id) };
    await call(me.id, 'askEventAccess', { params: { id: theirs.id }, body });
    const asked = { id: theirs.id, userId: me.id };
    await call(other, 'answerEventAccess', { params: asked, body: { state: 'confirmed', answer: 'zyxanswered' } });
    await call(other, 'answerEventRequest', { params: asked, body: { accept: false, reason: 'zyxnoroom' } });
    await call(me.id, 'saveEvent', { params: { id: theirs.id } });
    await call(me.id, 'makeCalendarFeed');

    await app.database.query(
      '',
      `insert into event_visits (event_id, user_id, joined_at, seen_at, keeps_log) values ($1, $2, now(), now(), true)`,
      [own.id, me.id],
    );
    await saidInRoom(app, { eventId: own.id, by: me.id, text: 'zyxsaidhere' });

    const open = { ...plain, title: 'A walk', requiresApproval: false };
    const walk = { id: (await call<{ id: number }>(other, 'createEvent', { body: open })).id };
    const trip = { area: 'zyxsuburb', way: 'both', note: 'zyxwheels', isAdult: true };
    for (const [userId, words] of [
      [me.id, trip],
      [moderator, { ...trip, area: 'A suburb', note: '' }],
    ] as const) {
      await call(userId, 'registerForEvent', { params: walk });
      await call(userId, 'saveTrip', { params: walk, body: words });
    }
    await call(moderator, 'askTripBuddy', { params: { ...walk, userId: me.id } });
    await call(me.id, 'answerTripBuddy', { params: { ...walk, userId: moderator }, body: { accept: true } });
    await call(me.id, 'saveMeetingPoint', { params: walk, body: { meetingPoint: 'zyxstation', version: 1 } });
  },
};
