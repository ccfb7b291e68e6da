import { seedSpace } from '#areas/spaces/server/public.ts';
import { type DemoCommunity, communities as demoCommunities } from '#demo/communities.ts';
import type { Seed } from '#platform/server/area.ts';
import { spotOf } from '#platform/server/australia/places.ts';
import type { Db } from '#platform/server/db.ts';
import { communities, placeFacts, placeNotes, rollAnswers, rollBuddies, rollCalls } from './tables.ts';

const dayMs = 86_400_000;
const guidelines =
  'Say what you need. Let others finish. What people say here stays here. No one has to explain their disability.';

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

function addCommunity(db: Db, now: Date, community: DemoCommunity): Promise<number> {
  const { name, description, visibility = 'public', questions = [], daysAgo, posts = [] } = community;
  return seedSpace(
    db,
    {
      kind: 'community',
      name,
      description,
      visibility,
      guidelines,
      questions,
      createdAt: before(now, daysAgo),
      lastActiveAt: before(now, posts[0] ? posts[0].minutesAgo / 1440 : daysAgo / 2),
    },
    {
      members: memberRows(now, community),
      posts: posts.toReversed().map(({ by, content, minutesAgo }) => ({
        authorId: by,
        content,
        createdAt: before(now, minutesAgo / 1440),
      })),
    },
  );
}

/** One after the other after it was started; who asks has not joined. */
function memberRows(now: Date, community: DemoCommunity) {
  const { owner, moderators = [], members, daysAgo, asking = [], questions = [] } = community;
  return [
    ...[owner, ...moderators, ...members].map((userId, n) => {
      const role = n === 0 ? 'owner' : n <= moderators.length ? 'moderator' : 'member';
      const joinedAt = before(now, Math.max(1, daysAgo - n * 11));
      return { userId, state: 'member', role, joinedAt, guidelinesAcceptedAt: joinedAt };
    }),
    ...asking.map(({ by, answers, daysAgo: asked }) => ({
      userId: by,
      state: 'requested',
      answers: questions.map((question, n) => ({ question, answer: answers[n] ?? '' })),
      askedAt: before(now, asked),
    })),
  ];
}

async function addAbout(db: Db, spaceId: number, community: DemoCommunity) {
  const { type, suburb, postcode, state, place, meets, features, contacts } = community;
  const spot = spotOf(suburb, postcode);
  await db.insert(communities).values({
    ...{ spaceId, type, suburb, postcode, state, place, features, contacts },
    meetingFrequency: meets,
    lat: spot?.lat,
    lng: spot?.lng,
  });
}

async function addPlaces(db: Db, now: Date, spaceId: number, { places = [] }: DemoCommunity) {
  for (const { name, where, by, facts } of places) {
    const createdAt = before(now, Math.max(...facts.map(({ daysAgo }) => daysAgo)));
    const [place] = await db
      .insert(placeNotes)
      .values({ spaceId, name, whereabouts: where, addedBy: by, createdAt })
      .returning({ id: placeNotes.id });
    if (!place) throw new Error('The place was not written.');
    await db.insert(placeFacts).values(
      facts.map(({ kind, value, choice, note, daysAgo, by: measuredBy }) => ({
        ...{ placeId: place.id, kind, value, choice, note, measuredBy },
        measuredOn: before(now, daysAgo).toISOString().slice(0, 10),
        createdAt: before(now, daysAgo),
      })),
    );
  }
}

async function addSafety(db: Db, now: Date, spaceId: number, { buddies = [], rollCall, owner }: DemoCommunity) {
  if (buddies.length > 0) {
    await db.insert(rollBuddies).values(
      buddies.map(({ of, buddy, agreed }) => ({
        ...{ spaceId, userId: of, buddyId: buddy },
        askedAt: before(now, 20),
        agreedAt: agreed ? before(now, 19) : null,
      })),
    );
  }
  if (!rollCall) return;
  const { danger, words, daysAgo, safe, help } = rollCall;
  const [call] = await db
    .insert(rollCalls)
    .values({
      ...{ spaceId, danger, words, startedBy: owner, buddiesTold: true },
      startedAt: before(now, daysAgo),
      answerBy: before(now, daysAgo - 0.1),
      endedAt: before(now, daysAgo - 0.3),
    })
    .returning({ id: rollCalls.id });
  if (!call) throw new Error('The roll call was not written.');
  await db.insert(rollAnswers).values(
    [...safe, ...help].map((userId, n) => ({
      ...{ rollCallId: call.id, userId },
      answer: help.includes(userId) ? 'help' : 'safe',
      answeredAt: before(now, daysAgo - 0.004 * (n + 1)),
    })),
  );
}

export const seed: Seed = async ({ db, now }) => {
  for (const community of demoCommunities) {
    const id = await addCommunity(db, now, community);
    await addAbout(db, id, community);
    await addPlaces(db, now, id, community);
    await addSafety(db, now, id, community);
  }
};
