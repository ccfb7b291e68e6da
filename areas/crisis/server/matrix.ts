import type { Matrix, MatrixFixture, MatrixInput, MatrixRow } from '#platform/server/matrix.ts';
import type { crisisContract } from '../contract.ts';

const who = (
  guest: number,
  member: number,
  other: number,
  blocked: number,
  moderator: number,
): MatrixRow['expect'] => ({ guest, member, other, blocked, moderator });
/** Nobody is ever asked to sign in before they see a number to call. */
const everybody = who(200, 200, 200, 200, 200);
const members = (status: number) => who(401, status, status, status, status);
/** A moderator is no supporter. */
const nobody = who(401, 403, 403, 403, 403);
/** For everybody but its author there is no such request. */
const author = (status: number) => who(401, status, 404, 404, 404);

/** What a browser would send; the server cannot tell whether anything is in it. */
const sealed = `p1.600000.${'a'.repeat(22)}.${'b'.repeat(16)}.${'c'.repeat(40)}`;

let made = 0;
const body = () => {
  made += 1;
  return { urgencyLevel: 'high', supportType: 'emotional', description: `A bad night, number ${made}.` };
};

interface Asked {
  readonly id: string;
  readonly version: number;
}

/** Its owner asks, after closing what was asked before: three open requests are the most. */
const asked = async ({ as, people }: MatrixFixture): Promise<Asked> => {
  const before = await as<(Asked & { status: string })[]>(people.member, 'listMyCrisisSupport');
  for (const { id, version, status } of before) {
    if (status !== 'resolved') await as(people.member, 'resolveCrisisSupport', { params: { id }, body: { version } });
  }
  return as<Asked>(people.member, 'createCrisisSupport', { body: body() });
};

const onRequest =
  (more: (request: Asked) => Omit<MatrixInput, 'params'> = () => ({})) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const request = await asked(fixture);
    return { params: { id: request.id }, ...more(request) };
  };
/** Accepted by its supporter, who has written one message. */
const answered = async (fixture: MatrixFixture): Promise<Asked> => {
  const { as, people } = fixture;
  const { id, version } = await asked(fixture);
  const params = { id };
  await as(people.supporter, 'acceptCrisisSupport', { params, body: { version } });
  await as(people.supporter, 'sendCrisisMessage', { params, body: { content: 'I am here.' } });
  return { id, version };
};
const report = { messageId: 1, reason: 'harassment', details: 'It was not kind.' };
const reported = async (fixture: MatrixFixture, body: object = {}): Promise<MatrixInput> => {
  const { as, people } = fixture;
  const params = { id: (await answered(fixture)).id };
  const { id } = await as<{ id: string }>(people.member, 'createCrisisReport', { params, body: report });
  return { params: { id }, body };
};

const withVersion = onRequest(({ version }) => ({ body: { version } }));

export const matrix: Matrix<(typeof crisisContract)['operations'][number]['name']> = {
  listCrisisServices: { expect: everybody, also: [200, 200, 200] },
  listCrisisHotlines: { expect: everybody, also: [200, 200, 200] },
  getCrisisStats: { expect: everybody, also: [200, 200, 200] },
  listMyCrisisSupport: { expect: members(200), also: [200, 200, 200] },
  listAvailableSupporters: { expect: members(200), also: [200, 200, 200] },
  getOwnSupporter: { expect: members(200), also: [200, 200, 200] },
  createCrisisSupport: {
    expect: members(201),
    also: [201, 201, 201],
    given: async (fixture) => {
      await asked(fixture);
      return { body: body() };
    },
  },
  getCrisisSupport: { expect: author(200), also: [404, 200, 200], given: onRequest() },
  listCrisisMessages: { expect: author(200), also: [404, 403, 403], given: onRequest() },
  sendCrisisMessage: {
    expect: author(201),
    also: [404, 403, 403],
    given: onRequest(() => ({ body: { content: 'Are you there?' } })),
  },
  // Nobody has accepted it, so there is no call.
  getCrisisCall: { expect: who(401, 404, 404, 404, 404), also: [404, 404, 404], given: onRequest() },
  resolveCrisisSupport: { expect: author(200), also: [404, 403, 403], given: withVersion },
  listCrisisRequests: { expect: nobody, also: [403, 200, 200] },
  acceptCrisisSupport: { expect: nobody, also: [403, 200, 200], given: withVersion },
  // Its author cannot do what its supporter does.
  handOverCrisisSupport: { expect: who(401, 403, 404, 404, 404), also: [404, 403, 403], given: withVersion },
  escalateCrisisSupport: {
    expect: who(401, 403, 404, 404, 404),
    also: [404, 403, 403],
    given: onRequest(({ version }) => ({ body: { version, reason: 'It is serious.' } })),
  },
  openCrisisIdentity: {
    expect: nobody,
    also: [403, 403, 200],
    given: onRequest(() => ({ body: { reason: 'A life is in danger.' } })),
  },
  // The supporter cannot report their own words.
  createCrisisReport: {
    expect: author(201),
    also: [404, 400, 404],
    given: async (fixture) => ({ params: { id: (await answered(fixture)).id }, body: report }),
  },
  listMyCrisisReports: { expect: members(200), also: [200, 200, 200] },
  // It takes the duty role and the right to moderate: neither is enough.
  listCrisisReports: { expect: nobody, also: [403, 403, 403] },
  getCrisisReport: { expect: nobody, also: [403, 403, 403], given: (fixture) => reported(fixture) },
  decideCrisisReport: {
    expect: nobody,
    also: [403, 403, 403],
    given: (fixture) => reported(fixture, { version: 1, outcome: 'no_action' }),
  },
  setSupporterDuty: { expect: nobody, also: [403, 200, 403], given: () => ({ body: { onDuty: true } }) },
  applyAsSupporter: {
    expect: members(201),
    also: [403, 409, 201],
    given: () => ({
      body: { title: 'Peer', experience: 2, specialties: ['Grief'], why: 'I was helped.', agreesToCode: true },
    }),
  },
  getSafetyPlan: { expect: members(200), also: [200, 200, 200] },
  saveSafetyPlan: {
    expect: members(200),
    also: [200, 200, 200],
    given: async ({ as, callerId }) => {
      if (callerId > 0) await as(callerId, 'deleteSafetyPlan');
      return { body: { sealed, version: 0 } };
    },
  },
  deleteSafetyPlan: { expect: members(204), also: [204, 204, 204] },
  listSupporterApplications: { expect: nobody, also: [403, 403, 403] },
  decideSupporter: {
    expect: nobody,
    also: [403, 403, 403],
    given: ({ people }) => ({ params: { userId: people.other }, body: { approve: true, reason: 'Trained.' } }),
  },
};
