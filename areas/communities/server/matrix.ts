import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { communitiesContract } from '../contract.ts';

const who = (
  guest: number,
  member: number,
  other: number,
  blocked: number,
  moderator: number,
): Readonly<Record<Caller, number>> => ({
  guest,
  member,
  other,
  blocked,
  moderator,
});
const members = (status: number) => who(401, status, status, status, status);
/** Those who are in it; a public community tells everybody else to join first. */
const insiders = (status: number) => who(401, status, 403, 403, 403);

const content = {
  name: 'A community of the matrix',
  description: 'It says what it is for.',
  guidelines: 'Be kind.',
  communityType: 'social',
  suburb: 'Footscray',
  postcode: '3011',
  state: 'VIC',
};

let made = 0;
const community = async ({ as, people }: MatrixFixture, more: object = {}) => {
  made += 1;
  const name = `${content.name} ${made}`;
  return (await as<{ id: number }>(people.member, 'createCommunity', { body: { ...content, name, ...more } })).id;
};

type Given = (fixture: MatrixFixture) => Promise<MatrixInput>;
const inOne =
  (more: Omit<MatrixInput, 'params'> = {}): Given =>
  async (fixture) => ({ params: { id: await community(fixture) }, ...more });

const withPlace = async (fixture: MatrixFixture) => {
  const id = await community(fixture);
  const body = { name: 'Hall', where: '' };
  const place = await fixture.as<{ id: number }>(fixture.people.member, 'addPlaceNote', { params: { id }, body });
  return { id, placeId: place.id };
};
const measured = { kind: 'steps', value: 2, measuredOn: '2026-01-10' };

const withRollCall = async (fixture: MatrixFixture) => {
  const params = { id: await community(fixture) };
  await fixture.as(fixture.people.member, 'startRollCall', { params, body: { danger: 'heat', minutes: 60 } });
  return params;
};

export const matrix: Matrix<(typeof communitiesContract)['operations'][number]['name']> = {
  listLocalCommunities: { expect: members(200), also: [200, 200, 200] },
  countLocalCommunities: { expect: members(200), also: [200, 200, 200] },
  suggestCommunityPlaces: { expect: members(200), also: [200, 200, 200], given: () => ({ query: { q: 'foot' } }) },
  listMyCommunityMemberships: { expect: members(200), also: [200, 200, 200] },
  joinCommunity: {
    expect: members(200),
    also: [403, 200, 200],
    given: async (fixture) => ({ body: { communityId: await community(fixture) } }),
  },
  getCommunity: {
    expect: who(401, 200, 404, 404, 404),
    also: [404, 404, 404],
    given: async (fixture) => ({ params: { id: await community(fixture, { visibility: 'hidden' }) } }),
  },
  createCommunity: { expect: members(201), also: [403, 201, 201], given: () => ({ body: content }) },
  editCommunity: { expect: insiders(200), also: [403, 403, 403], given: inOne({ body: { ...content, version: 1 } }) },
  listPlaceNotes: { expect: members(200), also: [200, 200, 200], given: inOne() },
  addPlaceNote: { expect: insiders(201), also: [403, 403, 403], given: inOne({ body: { name: 'Hall', where: '' } }) },
  deletePlaceNote: {
    expect: insiders(204),
    also: [403, 403, 403],
    given: async (fixture) => ({ params: await withPlace(fixture) }),
  },
  measurePlace: {
    expect: insiders(201),
    also: [403, 403, 403],
    given: async (fixture) => ({ params: await withPlace(fixture), body: measured }),
  },
  deletePlaceFact: {
    expect: insiders(204),
    also: [403, 403, 403],
    given: async (fixture) => {
      const params = await withPlace(fixture);
      const { facts } = await fixture.as<{ facts: { id: number }[] }>(fixture.people.member, 'measurePlace', {
        params,
        body: measured,
      });
      return { params: { ...params, factId: facts[0]?.id ?? 0 } };
    },
  },
  getRollCall: { expect: insiders(200), also: [403, 403, 403], given: inOne() },
  startRollCall: {
    expect: insiders(201),
    also: [403, 403, 403],
    given: inOne({ body: { danger: 'heat', minutes: 60 } }),
  },
  answerRollCall: {
    expect: insiders(200),
    also: [403, 403, 403],
    given: async (fixture) => ({ params: await withRollCall(fixture), body: { answer: 'safe' } }),
  },
  endRollCall: {
    expect: insiders(200),
    also: [403, 403, 403],
    given: async (fixture) => ({ params: await withRollCall(fixture) }),
  },
  chooseBuddy: { expect: insiders(200), also: [403, 403, 403], given: inOne({ body: { no: null } }) },
  answerBuddy: {
    expect: who(401, 404, 403, 403, 403),
    also: [403, 403, 403],
    given: async (fixture) => ({
      params: { id: await community(fixture), no: 1 },
      body: { agree: true },
    }),
  },
};
