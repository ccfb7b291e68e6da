import type { Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { sharesPart, WellnessShare } from '../../contract/shares.ts';
import { newUid } from '../../pure/sealing.ts';
import { everyone, ownersOnly, who } from '../callers.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const covers = { from: null, to: null, notes: true, scales: true, medicines: false };
export const shareBody = (more: object = {}) => ({
  name: 'Physio',
  token: newUid(),
  key: 'A'.repeat(43),
  until: inDays(30),
  covers,
  ...more,
});

const made = async ({ as, people }: MatrixFixture, more: object = {}) => {
  // The whole matrix would make more than anyone may have at a time.
  for (const { id } of await as<WellnessShare[]>(people.member, 'listWellnessShares'))
    await as(people.member, 'removeWellnessShare', { params: { id } });
  const body = shareBody(more);
  const { id } = await as<WellnessShare>(people.member, 'createWellnessShare', { body });
  return { id, token: body.token };
};
const onOne =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({ params: { id: (await made(fixture)).id }, ...more });

export const sharesMatrix: Matrix<(typeof sharesPart)['operations'][number]['name']> = {
  listWellnessShares: everyone(200),
  listSharedWithMe: everyone(200),
  createWellnessShare: { ...everyone(201), also: [403, 201, 201], given: () => ({ body: shareBody() }) },
  listShareGaps: { ...ownersOnly(200), given: onOne() },
  keepShareCopies: {
    ...ownersOnly(200),
    given: onOne({ body: { copies: [{ recordId: 1, version: 99, sealed: `w1.99.${'A'.repeat(16)}.AA` }] } }),
  },
  // Whoever has the link, but no one behind a block.
  openWellnessShare: {
    expect: who(200, 200, 200, 404, 200),
    also: [200, 200, 200],
    given: async (fixture) => ({ body: { token: (await made(fixture)).token } }),
  },
  endWellnessShare: { ...ownersOnly(200), given: onOne() },
  removeWellnessShare: { ...ownersOnly(204), given: onOne() },
};
