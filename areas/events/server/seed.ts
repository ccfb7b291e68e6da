import { type Feature, features } from '#areas/passport/contract.ts';
import { stateOfPostcode } from '#platform/contract/postcodes.ts';
import { addMinutes, localOf, momentOf } from '#platform/contract/zones.ts';
import type { Seed } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { readLog } from '../pure/caption-log.ts';
import { nthDate } from '../pure/series.ts';
import { keepLog } from './caption-log.ts';
import { addEvent } from './create-event.ts';
import { pastEvents, type SeedEvent, seedEvents } from './seed-events.ts';
import { seedMeetings } from './seed-meetings.ts';

const dayMs = 86_400_000;

function accessOf({ yes, no = {} }: SeedEvent) {
  const given = (answer: 'yes' | 'no', details: Partial<Readonly<Record<Feature, string>>>) =>
    features.flatMap((feature) =>
      details[feature] === undefined ? [] : { feature, answer, detail: details[feature] },
    );
  const all = [...given('yes', yes), ...given('no', no)];
  return features.flatMap((feature) => all.find((one) => one.feature === feature) ?? []);
}

/** They count as reminded: nothing comes to a sample member by the clock, only by what somebody does. */
async function addPeople(query: Query, id: number, one: SeedEvent, people: SeedEvent['going'], now: Date) {
  const waits = one.approval ? 'requested' : 'waiting';
  const rows = [
    ...people.map((userId) => ({ userId, standing: 'going', turn: 0 })),
    ...(one.later ?? []).map((userId, n) => ({ userId, standing: waits, turn: one.approval ? 0 : n + 1 })),
  ];
  const since = new Date(Math.min(now.getTime(), now.getTime() + one.day * dayMs) - 3 * dayMs).toISOString();
  for (const [n, { userId, standing, turn }] of rows.entries()) {
    await query(
      '',
      `insert into event_registrations (event_id, user_id, standing, turn, listed, since, reminded_day_at, reminded_hours_at)
         values ($1::int, $2::int, $3, $4::int, $5::boolean, $6::timestamptz, $7::timestamptz, $7::timestamptz)`,
      [id, userId, standing, turn, n % 3 === 0, since, now.toISOString()],
    );
  }
  const count = (standing: string) => rows.filter((row) => row.standing === standing).length;
  await query(
    '',
    'update events set attendee_count = $2::int, waiting_count = $3::int, last_turn = $3::int where id = $1::int',
    [id, count('going'), count('waiting')],
  );
}

/** One date of it; those after the first have nobody yet. */
async function addDate(
  query: Query,
  one: SeedEvent,
  n: number,
  seriesId: number | null,
  now: Date,
  spaceId: number | null = null,
): Promise<number> {
  const { zone } = one;
  const first = `${localOf(new Date(now.getTime() + one.day * dayMs), zone).slice(0, 10)}T${one.from}`;
  // What is for today and has begun is for tomorrow.
  const isLate = one.day === 0 && momentOf(first, zone).getTime() <= now.getTime();
  const from = isLate ? addMinutes(first, 24 * 60) : first;
  const start = one.repeats ? nthDate(from, one.repeats, n) : from;
  const startsAt = momentOf(start, zone);
  const [location = '', address = '', postcode = '', directions = ''] = one.where ?? [];
  const access = accessOf(one);
  const before = (days: number) => new Date(startsAt.getTime() - days * dayMs).toISOString();
  return addEvent(query, {
    organizer_id: one.by,
    space_id: spaceId,
    series_id: seriesId,
    repeats: one.repeats ?? '',
    title: one.title,
    description: one.description,
    event_type: one.type,
    starts_at: startsAt.toISOString(),
    ends_at: momentOf(addMinutes(start, one.minutes), zone).toISOString(),
    zone,
    is_virtual: Boolean(one.link),
    virtual_link: one.link ?? '',
    location,
    address,
    postcode,
    place: one.link ? 'online' : (stateOfPostcode(postcode) ?? ''),
    directions,
    max_attendees: one.seats,
    cost_cents: one.cents ?? 0,
    requires_approval: one.approval ?? false,
    access_deadline_at: before(2),
    access: JSON.stringify(access),
    features: access.filter(({ answer }) => answer === 'yes').map(({ feature }) => feature),
    access_changed_at: before(12 + one.day),
    promises_asked_at: one.day <= 0 ? now.toISOString() : null,
    created_at: before(30 + Math.max(0, one.day)),
  });
}

export const seed: Seed = async ({ db, now, services }) => {
  const query = queryIn(db);
  const numbers = new Map<string, number>();
  for (const one of seedEvents) {
    const id = await addDate(query, one, 0, null, now);
    numbers.set(one.title, id);
    await addPeople(query, id, one, one.going, now);
    if (!one.repeats) continue;
    await query('', 'update events set series_id = id where id = $1::int', [id]);
    await addDate(query, one, 1, id, now);
  }
  for (const one of pastEvents) {
    const id = await addDate(query, one, 0, null, now);
    await addPeople(query, id, one, one.going, now);
    if (one.log) {
      const lines = readLog(one.log);
      await keepLog(query, services.config, { eventId: id, endsAt: now.getTime(), lines, now });
    }
    for (const [feature, kept] of Object.entries(one.said)) {
      for (const userId of one.going.slice(0, 3)) {
        await query(
          '',
          'insert into event_promises (event_id, user_id, feature, kept) values ($1::int, $2::int, $3, $4::boolean)',
          [id, userId, feature, kept],
        );
      }
    }
  }
  for (const one of seedMeetings) {
    const [space] = await query<{ id: number }>('', 'select id from spaces where name = $1', [one.space]);
    if (!space) throw new Error(`The demo has no space “${one.space}”.`);
    await addPeople(query, await addDate(query, one, 0, null, now, space.id), one, one.going, now);
  }
  const saved = numbers.get('Quiet board games night');
  await query('', 'insert into event_saves (event_id, user_id, created_at) values ($1::int, 1, $2::timestamptz)', [
    saved,
    now.toISOString(),
  ]);
};
