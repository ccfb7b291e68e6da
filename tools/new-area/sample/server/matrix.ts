import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { sampleThingsContract } from '../contract.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;

const content = { title: 'Of the matrix', text: 'Its text.' };

const made = async ({ as, people }: MatrixFixture) =>
  (await as<{ id: number }>(people.member, 'createSampleThing', { body: content })).id;
const onOne =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({ params: { id: await made(fixture) }, ...more });

export const matrix: Matrix<(typeof sampleThingsContract)['operations'][number]['name']> = {
  listSampleThings: { expect: who(200, 200, 200, 200, 200), also: [200, 200, 200] },
  getSampleThing: { expect: who(200, 200, 200, 404, 200), also: [200, 200, 200], given: onOne() },
  createSampleThing: {
    expect: who(401, 201, 201, 201, 201),
    also: [403, 201, 201],
    given: () => ({ body: content }),
  },
  editSampleThing: {
    expect: who(401, 200, 403, 404, 403),
    also: [403, 403, 403],
    given: onOne({ body: { ...content, version: 1 } }),
  },
  deleteSampleThing: { expect: who(401, 200, 403, 404, 403), also: [403, 403, 403], given: onOne() },
  restoreSampleThing: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: async (fixture) => {
      const params = { id: await made(fixture) };
      await fixture.as(fixture.people.member, 'deleteSampleThing', { params });
      return { params };
    },
  },
};
