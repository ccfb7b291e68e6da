import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { skillsContract } from '../contract.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;
const members = (status: number) => who(401, status, status, status, status);

const content = {
  title: 'Of the matrix',
  description: 'What happens in a session.',
  category: 'technology',
  skillLevel: 'beginner',
  isOffering: true,
  deliveryMethod: 'online',
};

interface Made {
  readonly id: number;
}

/** Each case begins without the listings of the one before: a member has a limited number of them. */
async function makeListing({ as, people }: MatrixFixture, body: object): Promise<number> {
  for (const { id } of await as<Made[]>(people.member, 'listMySkillListings')) {
    await as(people.member, 'deleteSkillListing', { params: { id } });
  }
  return (await as<Made>(people.member, 'createSkillListing', { body })).id;
}

const made = (publish: boolean) => (fixture: MatrixFixture) => makeListing(fixture, { ...content, publish });
const published = made(true);
const onOne =
  (more: Omit<MatrixInput, 'params'> = {}, publish = true) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({ params: { id: await made(publish)(fixture) }, ...more });

const version = { version: 1 };
const version2 = { version: 2 };
const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** A listing of the member that is done in writing. */
const written = (fixture: MatrixFixture) => makeListing(fixture, { ...content, exchange: 'written', publish: true });

/** The other books it. What they asked for before is cancelled: a member has a limited number of requests waiting. */
async function booked(fixture: MatrixFixture): Promise<number> {
  const { as, people } = fixture;
  const before = await as<{ id: number; version: number; status: string }[]>(people.other, 'listMySkillBookings');
  for (const { id, version, status } of before) {
    if (status === 'pending') await as(people.other, 'cancelSkillBooking', { params: { id }, body: { version } });
  }
  const body = { skillListingId: await written(fixture), finishBy: nextWeek(), notes: 'A note that says why.' };
  return (await as<Made>(people.other, 'createSkillBooking', { body })).id;
}
const onBooking =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({ params: { id: await booked(fixture) }, ...more });
const ofTwo = (status: number) => who(401, status, status, 404, 404);

export const matrix: Matrix<(typeof skillsContract)['operations'][number]['name']> = {
  listSkillListings: { expect: members(200), also: [200, 200, 200] },
  countSkillListings: { expect: members(200), also: [200, 200, 200] },
  listMySkillListings: { expect: members(200), also: [200, 200, 200] },
  getSkillListing: { expect: who(401, 200, 200, 404, 200), also: [200, 200, 200], given: onOne() },
  createSkillListing: { expect: members(201), also: [403, 201, 201], given: () => ({ body: content }) },
  editSkillListing: {
    expect: who(401, 200, 403, 404, 403),
    also: [403, 403, 403],
    given: onOne({ body: { ...content, ...version } }),
  },
  publishSkillListing: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: onOne({ body: version }, false),
  },
  pauseSkillListing: { expect: who(401, 200, 403, 404, 403), also: [403, 403, 403], given: onOne({ body: version }) },
  deleteSkillListing: { expect: who(401, 200, 403, 404, 403), also: [403, 403, 403], given: onOne() },
  restoreSkillListing: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: async (fixture) => {
      const params = { id: await published(fixture) };
      await fixture.as(fixture.people.member, 'deleteSkillListing', { params });
      return { params };
    },
  },
  createSkillBooking: {
    expect: who(401, 403, 201, 404, 201),
    also: [403, 201, 201],
    given: async (fixture) => ({
      body: { skillListingId: await written(fixture), finishBy: nextWeek(), notes: 'A note that says why.' },
    }),
  },
  listMySkillBookings: { expect: members(200), also: [200, 200, 200] },
  getSkillBooking: { expect: ofTwo(200), also: [404, 404, 404], given: onBooking() },
  agreeToSkillBooking: { expect: ofTwo(200), also: [403, 404, 404], given: onBooking({ body: version2 }) },
  answerSkillBooking: {
    expect: who(401, 200, 409, 404, 404),
    also: [403, 404, 404],
    given: onBooking({ body: { ...version2, accepts: true } }),
  },
  cancelSkillBooking: { expect: ofTwo(200), also: [404, 404, 404], given: onBooking({ body: version2 }) },
  saySkillOutcome: {
    // It is not accepted yet.
    expect: ofTwo(409),
    also: [403, 404, 404],
    given: onBooking({ body: { ...version2, outcome: 'happened' } }),
  },
  rateSkillBooking: {
    // It is not completed yet.
    expect: ofTwo(409),
    also: [403, 404, 404],
    given: onBooking({ body: { ...version2, stars: 5, text: 'A review in words.' } }),
  },
  listSkillDisputes: { expect: who(401, 403, 403, 403, 200), also: [403, 403, 403] },
  settleSkillBooking: {
    expect: who(401, 403, 403, 403, 200),
    also: [403, 403, 403],
    given: async (fixture) => {
      const { as, people } = fixture;
      const params = { id: await booked(fixture) };
      await as(people.member, 'answerSkillBooking', { params, body: { ...version2, accepts: true } });
      await as(people.member, 'saySkillOutcome', { params, body: { version: 3, outcome: 'happened' } });
      await as(people.other, 'saySkillOutcome', { params, body: { version: 4, outcome: 'missed' } });
      return { params, body: { version: 5, outcome: 'happened' } };
    },
  },
  getMyTimeCredits: { expect: members(200), also: [200, 200, 200] },
  listMyCreditEntries: { expect: members(200), also: [200, 200, 200] },
  // No one has earned any yet.
  giveTimeCredits: { expect: members(409), also: [403, 409, 409], given: () => ({ body: { minutes: 15 } }) },
};
