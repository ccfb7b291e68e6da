import { detachAll } from '#areas/passport/server/public.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { openLog } from './caption-log.ts';
import { from } from './from.ts';
import { leaveTravellers } from './part-travellers.ts';
import { passportTarget } from './register-for-event.ts';
import { wordsOf } from './room/lines.ts';
import { openMeetingPoint, openWords, sealedAnswers, sealedArea, sealedNote, sealedWords } from './seal.ts';
import { promote, tell } from './seats.ts';

interface Asked {
  readonly number: number;
  readonly title: string;
  readonly state: string;
  readonly words: string;
  readonly answer: string;
  readonly at: string;
}

const ownLogs = statement((v: { userId: number }) =>
  from
    .selectFrom('event_caption_logs as l')
    .innerJoin('events as e', 'e.id', 'l.event_id')
    .select(['e.id as number', 'e.title', 'l.text_sealed as sealed'])
    .select((x) => isoTime(x.ref('l.added_at')).as('addedAt'))
    .where('e.organizer_id', '=', v.userId)
    .orderBy('e.id'),
);

const ownVisits = statement((v: { userId: number }) =>
  from
    .selectFrom('event_visits as v')
    .innerJoin('events as e', 'e.id', 'v.event_id')
    .select(['e.id as number', 'e.title', 'v.keeps_log as agreesToLog'])
    .select((x) => [isoTime(x.ref('v.joined_at')).as('since'), isoTime(x.ref('v.seen_at')).as('until')])
    .where('v.user_id', '=', v.userId)
    .orderBy('e.id'),
);

const ownTrips = statement((v: { userId: number }) =>
  from
    .selectFrom('event_trips as t')
    .innerJoin('events as e', 'e.id', 't.event_id')
    .select(['e.id as number', 'e.title', 't.way', 't.area_sealed as area', 't.note_sealed as note'])
    .select((x) => isoTime(x.ref('t.since')).as('since'))
    .where('t.user_id', '=', v.userId)
    .orderBy('t.since')
    .orderBy('e.id'),
);

const agreedTrips = statement((v: { userId: number }) =>
  from
    .selectFrom('event_trip_asks as a')
    .select(['a.event_id as number', 'a.from_id as fromId', 'a.to_id as toId'])
    .select(['a.meeting_point_sealed as meetingPoint', 'a.from_step as fromStep', 'a.to_step as toStep'])
    .where('a.state', '=', 'agreed')
    .where((x) => x.or([x('a.from_id', '=', v.userId), x('a.to_id', '=', v.userId)])),
);

export const personalData: PersonalData = {
  columns: {
    'events.organizer_id': 'goes',
    'event_registrations.user_id': 'goes',
    'event_saves.user_id': 'goes',
    'event_access_requests.user_id': 'goes',
    'event_promises.user_id': 'goes',
    'event_feeds.user_id': 'goes',
    'event_trips.user_id': 'goes',
    'event_trip_asks.from_id': 'goes',
    'event_trip_asks.to_id': 'goes',
    'event_visits.user_id': 'goes',
    'event_lines.speaker_id': 'goes',
    'event_lines.by_id': 'goes',
  },
  export: async ({ query, userId, config }) => {
    const list = (text: string) => query<Record<string, unknown>>('', text, [userId]);
    const asked = await query<Asked>(
      '',
      `select e.id as number, e.title, a.state, a.words_sealed as words, a.answer_sealed as answer,
         ${isoTime('a.asked_at')} as at from event_access_requests a join events e on e.id = a.event_id
       where a.user_id = $1 order by a.asked_at, e.id`,
      [userId],
    );
    const logs = await query(ownLogs, { userId });
    const trips = await query(ownTrips, { userId });
    const agreed = await query(agreedTrips, { userId });
    const withBuddy = (number: number) => {
      const found = agreed.find((one) => one.number === number);
      if (!found) return {};
      const checkIn = found.fromId === userId ? found.fromStep : found.toStep;
      return { meetingPoint: openMeetingPoint(config, number, found), checkIn };
    };
    return [
      {
        name: 'events',
        title: 'Events you organise',
        about: 'What you wrote about them. Attendance belongs to the attendees.',
        rows: await list(
          `select id as number, title, description, event_type as type, ${isoTime('starts_at')} as "startsAt",
             ${isoTime('ends_at')} as "endsAt", zone, is_here as "onDoorways", virtual_link as link,
             captions_link as "captionsLink", location, address, postcode, directions, access,
             cancel_reason as "cancelReason",
             array(select m.text from event_messages m where m.event_id = events.id order by m.id) as messages
           from events where organizer_id = $1 order by id`,
        ),
      },
      {
        name: 'event-caption-logs',
        title: 'What was said at events you organise',
        about: 'The caption logs you added. They’re stored sealed, and deleted after the event.',
        rows: logs.map(({ sealed, ...rest }) => ({ ...rest, text: openLog(config, rest.number, sealed) })),
      },
      {
        name: 'event-said',
        title: 'What you said in rooms of events',
        about:
          'In words, as far as everyone there agreed to keep it, and from the last two minutes. It’s stored sealed.',
        rows: await wordsOf(query, config, userId),
      },
      {
        name: 'event-visits',
        title: 'Rooms of events you were in',
        about: 'Kept until a day after the event.',
        rows: await query(ownVisits, { userId }),
      },
      {
        name: 'event-registrations',
        title: 'Events you’re attending, on the waitlist for or asked to join',
        about: 'Your part in them.',
        rows: await list(
          `select e.id as number, e.title, r.standing, r.listed, r.role, r.reason, ${isoTime('r.since')} as since,
             ${isoTime('r.checked_in_at')} as "checkedInAt"
           from event_registrations r join events e on e.id = r.event_id where r.user_id = $1 order by r.since, e.id`,
        ),
      },
      {
        name: 'event-access',
        title: 'Access you asked for',
        about: 'Your words and the answers. They’re stored sealed.',
        rows: asked.map(({ words, answer, ...rest }) => ({
          ...rest,
          words: openWords(sealedWords, config, rest.number, userId, words),
          answer: openWords(sealedAnswers, config, rest.number, userId, answer),
        })),
      },
      {
        name: 'event-trips',
        title: 'Events you look for a travel buddy for',
        about: 'How you travel, and where you meet. They’re stored sealed, and end with the event.',
        rows: trips.map(({ area, note, ...rest }) => ({
          ...rest,
          area: openWords(sealedArea, config, rest.number, userId, area),
          note: openWords(sealedNote, config, rest.number, userId, note),
          ...withBuddy(rest.number),
        })),
      },
      {
        name: 'events-saved',
        title: 'Events you saved',
        about: 'Only you can see these.',
        rows: await list(
          `select e.id as number, e.title from event_saves s join events e on e.id = s.event_id
           where s.user_id = $1 order by s.created_at, e.id`,
        ),
      },
      {
        name: 'event-promises',
        title: 'Promises you confirmed',
        about: 'What you said after events. Others only see totals.',
        rows: await list(
          `select e.id as number, e.title, p.feature, p.kept from event_promises p join events e on e.id = p.event_id
           where p.user_id = $1 order by e.id, p.feature`,
        ),
      },
      {
        name: 'event-feed',
        title: 'Your private calendar address',
        about: 'When you made it. We don’t store the address itself.',
        rows: await list(`select ${isoTime('made_at')} as "madeAt" from event_feeds where user_id = $1`),
      },
    ];
  },
  erase: async ({ query, emit, userId, now }) => {
    // The organiser's events go with all that is in them, and those who counted on one are told.
    const waiting = await query<{ eventId: number; userId: number }>(
      '',
      `select r.event_id as "eventId", r.user_id as "userId" from event_registrations r join events e on e.id = r.event_id
       where e.organizer_id = $1 and e.ends_at > $2::timestamptz and e.cancelled_at is null
         and r.standing <> 'declined' and r.user_id <> $1`,
      [userId, now.toISOString()],
    );
    for (const one of waiting) await tell(emit, one.eventId, 'eventGone', [one.userId]);
    await leaveTravellers(query, emit, userId);
    const own = await query<{ id: number }>('', 'delete from events where organizer_id = $1 returning id', [userId]);
    await detachAll(
      query,
      own.map(({ id }) => passportTarget(id)),
    );
    // Seats that become free go to those who wait.
    const seats = await query<{ eventId: number }>(
      '',
      'delete from event_registrations where user_id = $1 returning event_id as "eventId"',
      [userId],
    );
    for (const { eventId } of seats.sort((a, b) => a.eventId - b.eventId)) {
      await query('', 'select 1 from events where id = $1 for update', [eventId]);
      await promote(query, emit, eventId, now);
    }
    return [];
  },
};
