import type { Matrix } from '#platform/server/matrix.ts';
import type { importsPart } from '../../contract/imports.ts';
import { everyone } from '../callers.ts';

const uid = 'matrix-import-0001';
const importUid = 'matrix-import-0000';
const entry = { uid, moodRating: 6, energyLevel: 4, painLevel: 3, notes: 'Of another diary' };

export const importsMatrix: Matrix<(typeof importsPart)['operations'][number]['name']> = {
  importWellnessEntries: { ...everyone(201), given: () => ({ body: { entries: [entry] } }) },
  getLastWellnessImport: everyone(200),
  undoLastWellnessImport: {
    ...everyone(200),
    given: async ({ as, callerId }) => {
      // Undone before it is imported, so that it adds something each time.
      if (callerId) {
        await as(callerId, 'undoWellnessImport', { body: { uids: [uid] } });
        await as(callerId, 'importWellnessEntries', { body: { importUid, entries: [entry] } });
      }
      return { body: { uid: importUid } };
    },
  },
  undoWellnessImport: { ...everyone(204), given: () => ({ body: { uids: [uid] } }) },
};
