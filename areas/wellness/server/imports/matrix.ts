import type { Matrix } from '#platform/server/matrix.ts';
import type { importsPart } from '../../contract/imports.ts';
import { everyone } from '../callers.ts';

const uid = 'matrix-import-0001';
const entry = { uid, moodRating: 6, energyLevel: 4, painLevel: 3, notes: 'Of another diary' };

export const importsMatrix: Matrix<(typeof importsPart)['operations'][number]['name']> = {
  importWellnessEntries: { ...everyone(201), given: () => ({ body: { entries: [entry] } }) },
  undoWellnessImport: { ...everyone(204), given: () => ({ body: { uids: [uid] } }) },
};
