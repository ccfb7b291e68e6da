import { type Side, type Surfaces, staffOnly, type Tools, tinyPicture } from '#platform/server/testing/surfaces.ts';
import type { ConnectionActivity, ConnectionMatch, OwnPhoto } from '../../contract.ts';

/** A match among friends; in the dating room the two still come across each other. */
const room = 'friendship';
const dating = { room: 'dating' };
const as = (userId: number) => ({ params: { userId } });

const between = (one: Side, another: Side) =>
  `match of ${Math.min(one.id, another.id)} and ${Math.max(one.id, another.id)}`;

async function noteMatch(one: Side, another: Side, { ask }: Tools) {
  const found = await ask<ConnectionMatch[]>(one.id, 'listUserMatches', as(one.id));
  const match = found.find(({ id }) => id === another.id);
  if (!match) return;
  for (const side of [one, another]) side.keep(between(one, another), match.matchId);
  const body = { kind: 'coffee', idea: one.word, startsAt: new Date(Date.now() + 9 * 86_400_000).toISOString() };
  const made = await ask<ConnectionActivity>(one.id, 'inviteToActivity', { params: { id: match.matchId }, body });
  const answer = { params: { id: made.id }, body: { accept: true, version: made.version } };
  await ask(another.id, 'answerActivity', answer);
  for (const side of [one, another]) side.keep(`activity ${between(one, another)}`, made.id);
}

const ofMatch = ({ me, other }: { me: Side; other: Side }) => ({ params: { id: me.made(between(me, other)) } });
const ofActivity = ({ me, other }: { me: Side; other: Side }) => ({
  params: { id: me.made(`activity ${between(me, other)}`) },
});
const ofPerson = ({ other }: { other: Side }) => ({ params: { id: other.id }, query: dating });
const inDating = ({ other }: { other: Side }) => ({ params: { id: other.id }, body: dating });

export const surfaces: Surfaces = {
  settle: async ({ id, word, keep }, { ask }) => {
    await ask(id, 'declareAge', { body: { birthDate: { year: 1990, month: 5, day: 4 } } });
    const body = {
      lookingFor: ['friendship', 'dating'],
      ageRange: [18, 80],
      communicationPreferences: ['text'],
      privacyLevel: 'public',
      aboutMe: `About ${word}.`,
      facts: { disability: `The fact of ${word}.` },
    };
    await ask(id, 'createRelationshipProfile', { body });
    const photo = await ask<OwnPhoto>(id, 'uploadConnectionPhoto', { upload: tinyPicture });
    const described = { description: `Photo of ${word}.`, version: photo.version };
    await ask(id, 'describeConnectionPhoto', { params: { id: photo.id }, body: described });
    keep('photo in Connections', photo.id);
  },
  meet: async (one, another, { ask }) => {
    await ask(one.id, 'likePerson', { params: { id: another.id }, body: { room } });
  },
  gather: async ({ ana, ben, carol }, tools) => {
    await noteMatch(ana, ben, tools);
    await noteMatch(ana, carol, tools);
    await noteMatch(ben, carol, tools);
  },
  reads: {
    getConnectionStanding: { asks: () => [{}] },
    getRelationshipProfile: { asks: ({ me }) => [as(me.id)] },
    viewOwnConnection: { asks: () => [{}] },
    getConnectionDraft: { asks: () => [{}] },
    listMatches: { shows: true, asks: ({ me }) => [as(me.id), { ...as(me.id), query: dating }] },
    countMatches: { asks: ({ me }) => [{ ...as(me.id), query: dating }] },
    listUserMatches: { shows: true, asks: ({ me }) => [as(me.id)] },
    getConnectionPerson: { gone: (world) => [ofPerson(world)] },
    listConnectionActivities: { shows: true, asks: () => [{}] },
    listConnectionPhotos: { asks: () => [{}] },
    readConnectionPhoto: {
      gone: ({ other }) =>
        ['full', 'small', 'blurred'].map((size) => ({ params: { id: other.made('photo in Connections'), size } })),
    },
    getConnectionVerification: { asks: () => [{}] },
    listConnectionChecks: staffOnly('Moderators alone decide about checks.'),
    readCheckPose: {
      alike: {
        status: 403,
        why: 'Moderators alone see it.',
        ask: () => ({ params: { id: 1 } }),
      },
    },
    readActivityCalendar: { gone: (world) => [ofActivity(world)] },
  },
  acts: {
    likePerson: inDating,
    passPerson: inDating,
    unmatch: ofMatch,
    shareFact: ({ me, other }) => ({ params: { id: me.made(between(me, other)), fact: 'disability' } }),
    unshareFact: ({ me, other }) => ({ params: { id: me.made(between(me, other)), fact: 'disability' } }),
    inviteToActivity: (world) => ({
      ...ofMatch(world),
      body: { kind: 'tour', startsAt: new Date(Date.now() + 9 * 86_400_000).toISOString() },
    }),
    answerActivity: (world) => ({ ...ofActivity(world), body: { accept: false, version: 2 } }),
    confirmActivity: ofActivity,
  },
  unanswered: { confirmActivity: 'Only once the meeting has begun, and invitations are for a time to come.' },
};
