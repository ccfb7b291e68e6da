import { communities, type DemoCommunity } from '#demo/communities.ts';
import type { Seed } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { spotOf } from './places/places.ts';

const dayMs = 86_400_000;
const guidelines =
  'Say what you need. Let others finish. What people say here stays here. No one has to explain their disability.';

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString();

async function addCommunity(query: Query, now: Date, community: DemoCommunity): Promise<number> {
  const [row] = await query<{ id: number }>(
    '',
    `insert into spaces (kind, name, description, visibility, guidelines, questions, created_at, last_active_at)
     values ('community', $1, $2, $3, $4, $5::text[], $6::timestamptz, $7::timestamptz) returning id`,
    [
      ...[community.name, community.description, community.visibility ?? 'public', guidelines],
      community.questions ?? [],
      before(now, community.daysAgo),
      new Date(now.getTime() - (community.posts?.[0]?.minutesAgo ?? community.daysAgo * 720) * 60_000).toISOString(),
    ],
  );
  if (!row) throw new Error('The community was not written.');
  const spot = spotOf(community.suburb, community.postcode);
  await query(
    '',
    `insert into communities (space_id, type, suburb, postcode, state, place, meeting_frequency, features, contacts, lat, lng)
     values ($1::int, $2, $3, $4, $5, $6, $7, $8::text[], $9::jsonb, $10::float8, $11::float8)`,
    [
      ...[row.id, community.type, community.suburb, community.postcode, community.state, community.place ?? ''],
      ...[community.meets, community.features, JSON.stringify(community.contacts ?? [])],
      ...[spot?.lat ?? null, spot?.lng ?? null],
    ],
  );
  return row.id;
}

/** One after the other after it was started; who asks has not joined. */
async function addMembers(query: Query, now: Date, id: number, community: DemoCommunity) {
  const { owner, moderators = [], members, daysAgo, asking = [], questions = [] } = community;
  const all = [owner, ...moderators, ...members];
  for (const [n, userId] of all.entries()) {
    const role = n === 0 ? 'owner' : n <= moderators.length ? 'moderator' : 'member';
    await query(
      '',
      `insert into space_members (space_id, user_id, state, role, joined_at, guidelines_accepted_at)
       values ($1::int, $2::int, 'member', $3, $4::timestamptz, $4::timestamptz)`,
      [id, userId, role, before(now, Math.max(1, daysAgo - n * 11))],
    );
  }
  for (const { by, answers, daysAgo: asked } of asking) {
    const told = questions.map((question, n) => ({ question, answer: answers[n] ?? '' }));
    await query(
      '',
      `insert into space_members (space_id, user_id, state, answers, asked_at)
       values ($1::int, $2::int, 'requested', $3::jsonb, $4::timestamptz)`,
      [id, by, JSON.stringify(told), before(now, asked)],
    );
  }
}

async function addPosts(query: Query, now: Date, id: number, { posts = [] }: DemoCommunity) {
  for (const { by, content, minutesAgo } of [...posts].reverse()) {
    await query(
      '',
      `insert into space_posts (space_id, author_id, content, created_at) values ($1::int, $2::int, $3, $4::timestamptz)`,
      [id, by, content, before(now, minutesAgo / 1440)],
    );
  }
}

async function addPlaces(query: Query, now: Date, id: number, { places = [] }: DemoCommunity) {
  for (const { name, where, by, facts } of places) {
    const [place] = await query<{ id: number }>(
      '',
      `insert into place_notes (space_id, name, whereabouts, added_by, created_at)
       values ($1::int, $2, $3, $4::int, $5::timestamptz) returning id`,
      [id, name, where, by, before(now, Math.max(...facts.map(({ daysAgo }) => daysAgo)))],
    );
    for (const { kind, value, choice, note, daysAgo, by: measurer } of facts) {
      await query(
        '',
        `insert into place_facts (place_id, kind, value, choice, note, measured_on, measured_by, created_at)
         values ($1::int, $2, $3::int, $4, $5, $6::date, $7::int, $8::timestamptz)`,
        [
          ...[place?.id, kind, value ?? null, choice ?? '', note ?? '', before(now, daysAgo).slice(0, 10), measurer],
          before(now, daysAgo),
        ],
      );
    }
  }
}

async function addSafety(query: Query, now: Date, id: number, { buddies = [], rollCall, owner }: DemoCommunity) {
  for (const { of, buddy, agreed } of buddies) {
    await query(
      '',
      `insert into roll_buddies (space_id, user_id, buddy_id, asked_at, agreed_at)
       values ($1::int, $2::int, $3::int, $4::timestamptz, $5::timestamptz)`,
      [id, of, buddy, before(now, 20), agreed ? before(now, 19) : null],
    );
  }
  if (!rollCall) return;
  const { danger, words, daysAgo, safe, help } = rollCall;
  const [row] = await query<{ id: number }>(
    '',
    `insert into roll_calls (space_id, danger, words, started_by, started_at, answer_by, ended_at, buddies_told)
     values ($1::int, $2, $3, $4::int, $5::timestamptz, $6::timestamptz, $7::timestamptz, true) returning id`,
    [id, danger, words, owner, before(now, daysAgo), before(now, daysAgo - 0.1), before(now, daysAgo - 0.3)],
  );
  for (const [n, userId] of [...safe, ...help].entries()) {
    await query(
      '',
      `insert into roll_answers (roll_call_id, user_id, answer, answered_at) values ($1::int, $2::int, $3, $4::timestamptz)`,
      [row?.id, userId, help.includes(userId) ? 'help' : 'safe', before(now, daysAgo - 0.004 * (n + 1))],
    );
  }
}

export const seed: Seed = async ({ db, now }) => {
  const query = queryIn(db);
  for (const community of communities) {
    const id = await addCommunity(query, now, community);
    await addMembers(query, now, id, community);
    await addPosts(query, now, id, community);
    await addPlaces(query, now, id, community);
    await addSafety(query, now, id, community);
  }
};
