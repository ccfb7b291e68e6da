import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { vrContract } from '../contract.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;
const members = (status: number) => who(401, status, status, status, status);
/** Behind a block the space is missing. */
const seen = (status: number) => who(401, status, status, 404, status);
/** The host alone. */
const hosts = (status: number) => who(401, status, 403, 404, 403);

const content = {
  name: 'Of the matrix',
  description: 'A room for callers of all kinds.',
  spaceType: 'social',
  scene: 'garden',
  maxOccupancy: 30,
};

interface Made {
  readonly id: number;
}

/** A member has a limited number of spaces: those of earlier cases go first. */
async function makeSpace({ as }: MatrixFixture, by: number): Promise<number> {
  for (const { id } of await as<Made[]>(by, 'listVrSpaces', { query: { mine: 'true', limit: 50 } })) {
    await as(by, 'deleteVrSpace', { params: { id } });
  }
  return (await as<Made>(by, 'createVrSpace', { body: content })).id;
}

const onSpace =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({
    params: { id: await makeSpace(fixture, fixture.people.member) },
    ...more,
  });

/** The member is in their own space. */
async function entered(fixture: MatrixFixture): Promise<number> {
  const spaceId = await makeSpace(fixture, fixture.people.member);
  await fixture.as(fixture.people.member, 'joinVrSpace', { body: { spaceId } });
  return spaceId;
}
const inRoom =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({ params: { id: await entered(fixture) }, ...more });

const settings = { adaptiveControls: [], scanEvery: 2000, looks: '', view: 'text' };

export const matrix: Matrix<(typeof vrContract)['operations'][number]['name']> = {
  listVrSpaces: { expect: members(200), also: [200, 200, 200] },
  getVrSpace: { expect: seen(200), also: [200, 200, 200], given: onSpace() },
  createVrSpace: {
    expect: members(201),
    also: [403, 201, 201],
    given: async ({ as, callerId }) => {
      if (callerId) {
        const mine = await as<Made[]>(callerId, 'listVrSpaces', { query: { mine: 'true', limit: 50 } });
        for (const { id } of mine) await as(callerId, 'deleteVrSpace', { params: { id } });
      }
      return { body: content };
    },
  },
  editVrSpace: {
    expect: hosts(200),
    also: [403, 403, 403],
    given: onSpace({ body: { ...content, name: 'Edited', version: 1 } }),
  },
  deleteVrSpace: { expect: hosts(204), also: [403, 403, 403], given: onSpace() },
  joinVrSpace: {
    expect: seen(200),
    also: [403, 200, 200],
    given: async (fixture) => ({ body: { spaceId: await makeSpace(fixture, fixture.people.member) } }),
  },
  leaveVrSession: {
    expect: who(401, 200, 404, 404, 404),
    also: [404, 404, 404],
    given: async (fixture) => {
      const spaceId = await makeSpace(fixture, fixture.people.member);
      const { id } = await fixture.as<Made>(fixture.people.member, 'joinVrSpace', { body: { spaceId } });
      return { params: { id } };
    },
  },
  listMyVrSessions: { expect: members(200), also: [200, 200, 200] },
  getVrSettings: { expect: members(200), also: [200, 200, 200] },
  saveVrSettings: { expect: members(200), also: [200, 200, 200], given: () => ({ body: settings }) },
  getVrRoom: { expect: hosts(200), also: [403, 403, 403], given: inRoom() },
  takeVrSeat: { expect: hosts(200), also: [403, 403, 403], given: inRoom({ body: { seat: 'picnic-1' } }) },
  setVrState: { expect: hosts(200), also: [403, 403, 403], given: inRoom({ body: { handRaised: true, bubble: 100 } }) },
  runVrRoom: { expect: hosts(204), also: [403, 403, 403], given: inRoom({ body: { act: 'quiet' } }) },
  listVrMessages: { expect: hosts(200), also: [403, 403, 403], given: inRoom() },
  sendVrMessage: { expect: hosts(201), also: [403, 403, 403], given: inRoom({ body: { text: 'Hello' } }) },
  joinVrVoice: { expect: hosts(200), also: [403, 403, 403], given: inRoom() },
  // Where voices are not forwarded, whoever is in the room reads so.
  offerVrVoice: { expect: hosts(503), also: [403, 403, 403], given: inRoom({ body: { of: null, sdp: 'v=0' } }) },
  leaveVrVoice: { expect: hosts(204), also: [403, 403, 403], given: inRoom() },
  listVrCaptions: { expect: hosts(200), also: [403, 403, 403], given: inRoom() },
  deleteVrMessage: {
    expect: who(401, 204, 404, 404, 404),
    also: [404, 404, 404],
    given: async (fixture) => {
      const params = { id: await entered(fixture) };
      const said = await fixture.as<Made>(fixture.people.member, 'sendVrMessage', { params, body: { text: 'Hello' } });
      return { params: { id: said.id } };
    },
  },
};
