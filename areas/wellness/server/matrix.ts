import type { Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { wellnessContract } from '../contract.ts';
import { defaultSettings } from '../pure/settings.ts';
import { appointmentsMatrix } from './appointments/matrix.ts';
import { everyone, ownersOnly } from './callers.ts';
import { energyMatrix } from './energy/matrix.ts';
import { helpersMatrix } from './helpers/matrix.ts';
import { importsMatrix } from './imports/matrix.ts';
import { keysMatrix } from './keys/matrix.ts';
import { medicinesMatrix } from './medicines/matrix.ts';
import { sharesMatrix } from './shares/matrix.ts';

const entry = { moodRating: 6, energyLevel: 4, painLevel: 3, symptoms: ['tired legs'], notes: 'Of the matrix' };

const made = async ({ as, people }: MatrixFixture) =>
  (await as<{ id: number }>(people.member, 'createWellnessEntry', { body: entry })).id;
const onOne =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({ params: { id: await made(fixture) }, ...more });

export const matrix: Matrix<(typeof wellnessContract)['operations'][number]['name']> = {
  ...energyMatrix,
  ...helpersMatrix,
  ...importsMatrix,
  ...keysMatrix,
  ...sharesMatrix,
  listWellnessEntries: everyone(200),
  createWellnessEntry: { ...everyone(201), given: () => ({ body: entry }) },
  editWellnessEntry: {
    ...ownersOnly(200),
    given: onOne({ body: { ...entry, version: 1 } }),
  },
  deleteWellnessEntry: { ...ownersOnly(204), given: onOne() },
  restoreWellnessEntry: {
    ...ownersOnly(200),
    given: async (fixture) => {
      const params = { id: await made(fixture) };
      await fixture.as(fixture.people.member, 'deleteWellnessEntry', { params });
      return { params };
    },
  },
  deleteAllWellnessEntries: everyone(204),
  getWellnessSettings: everyone(200),
  putWellnessSettings: {
    ...everyone(200),
    given: async ({ as, callerId }) => {
      const { version } = callerId ? await as<{ version: number }>(callerId, 'getWellnessSettings') : { version: 0 };
      return { body: { ...defaultSettings, version } };
    },
  },
  ...medicinesMatrix,
  ...appointmentsMatrix,
};
