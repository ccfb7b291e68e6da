import type { Matrix } from '#platform/server/matrix.ts';
import type { EnergyDay, energyPart } from '../../contract/energy.ts';
import { everyone } from '../callers.ts';

const day = '2026-03-01';

export const energyMatrix: Matrix<(typeof energyPart)['operations'][number]['name']> = {
  listWellnessEnergy: { ...everyone(200), given: () => ({ query: { from: day, to: day } }) },
  putWellnessEnergy: {
    ...everyone(200),
    given: async ({ as, callerId }) => {
      const query = { from: day, to: day };
      const [kept] = callerId ? await as<EnergyDay[]>(callerId, 'listWellnessEnergy', { query }) : [];
      const tasks = [{ name: 'Washing', cost: 3, isDone: false }];
      return { body: { day, version: kept?.version ?? 0, points: 10, tasks, isRestDay: false } };
    },
  },
};
