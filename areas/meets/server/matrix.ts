import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { meetsContract } from '../contract.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;

/** Two hours from now, by clocks that show UTC. */
const local = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
const content = (userId: number) => ({
  place: 'The library café',
  startsAt: local(1),
  checkInAt: local(3),
  zone: 'UTC',
  contact: { userId },
});

/** One after the other, so that there are never too many. */
const made = async ({ as, people }: MatrixFixture) => {
  const { own } = await as<{ own: { id: number; state: string }[] }>(people.member, 'listMeetPlans', {});
  for (const { id, state } of own)
    if (state === 'planned') await as(people.member, 'cancelMeetPlan', { params: { id } });
  return (await as<{ id: number }>(people.member, 'createMeetPlan', { body: content(people.other) })).id;
};
const onOne =
  (more: (fixture: MatrixFixture) => Omit<MatrixInput, 'params'> = () => ({})) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({ params: { id: await made(fixture) }, ...more(fixture) });

/** For everyone but its owner there is no such plan. */
const owner = who(401, 200, 404, 404, 404);
/** And for everyone but who is asked, nothing to answer. */
const contact = who(401, 404, 200, 404, 404);

export const matrix: Matrix<(typeof meetsContract)['operations'][number]['name']> = {
  listMeetPlans: { expect: who(401, 200, 200, 200, 200), also: [200, 200, 200] },
  getMeetPlan: { expect: owner, also: [404, 404, 404], given: onOne() },
  createMeetPlan: {
    expect: who(401, 201, 201, 201, 201),
    also: [403, 201, 201],
    given: ({ people, callerId }) => ({
      body: content(callerId === people.moderator ? people.member : people.moderator),
    }),
  },
  editMeetPlan: {
    expect: owner,
    also: [403, 404, 404],
    given: onOne(({ people }) => ({ body: { ...content(people.other), version: 1 } })),
  },
  cancelMeetPlan: { expect: owner, also: [404, 404, 404], given: onOne() },
  checkInSafe: { expect: owner, also: [404, 404, 404], given: onOne() },
  extendMeetPlan: { expect: owner, also: [404, 404, 404], given: onOne(() => ({ body: { minutes: 30 } })) },
  getMeetWatch: { expect: contact, also: [404, 404, 404], given: onOne() },
  answerMeetWatch: { expect: contact, also: [403, 404, 404], given: onOne(() => ({ body: { agree: true } })) },
  readMeetLink: {
    expect: who(404, 404, 404, 404, 404),
    also: [404, 404, 404],
    given: () => ({ query: { token: 'not.one' } }),
  },
  answerMeetLink: {
    expect: who(404, 404, 404, 404, 404),
    also: [403, 404, 404],
    given: () => ({ query: { token: 'not.one' }, body: { agree: true } }),
  },
};
