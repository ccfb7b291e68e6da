import { detachAll } from '#areas/passport/server/public.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { passportTarget } from './register-for-event.ts';
import { openWords, sealedAnswers, sealedWords } from './seal.ts';
import { promote, tell } from './seats.ts';

interface Asked {
  readonly number: number;
  readonly title: string;
  readonly state: string;
  readonly words: string;
  readonly answer: string;
  readonly at: string;
}

export const personalData: PersonalData = {
  columns: {
    'events.organizer_id': 'goes',
    'event_registrations.user_id': 'goes',
    'event_saves.user_id': 'goes',
    'event_access_requests.user_id': 'goes',
    'event_promises.user_id': 'goes',
    'event_feeds.user_id': 'goes',
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
    return [
      {
        name: 'events',
        title: 'Events you organise',
        about: 'What you wrote about them. Attendance belongs to the attendees.',
        rows: await list(
          `select id as number, title, description, event_type as type, ${isoTime('starts_at')} as "startsAt",
             ${isoTime('ends_at')} as "endsAt", zone, virtual_link as link, location, address, postcode, directions, access,
             cancel_reason as "cancelReason",
             array(select m.text from event_messages m where m.event_id = events.id order by m.id) as messages
           from events where organizer_id = $1 order by id`,
        ),
      },
      {
        name: 'event-registrations',
        title: 'Events you’re attending, on the waitlist for or asked to join',
        about: 'Your part in them.',
        rows: await list(
          `select e.id as number, e.title, r.standing, r.listed, r.reason, ${isoTime('r.since')} as since,
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
