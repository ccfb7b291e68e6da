import type { listWellnessEnergy, putWellnessEnergy } from '../../contract/energy.ts';
import { type EnergyPlan, emptyPlan } from '../../pure/energy.ts';
import { changeNewest } from '../change-newest.ts';
import { lockedError } from '../keys/diary-keys.ts';
import { callOpened, callSealed, useDiaryRead } from '../keys/use-diary.ts';
import { openPlan } from './opened.ts';

/** The days from one to another that something was planned for, at most 62. */
export const useEnergy = (from: string, to: string) =>
  useDiaryRead<typeof listWellnessEnergy>('listWellnessEnergy', { from, to });

/** Changes the plan of a day as it is now (change-newest.ts). */
export const changePlan = (
  day: string,
  energyPoints: readonly number[],
  change: (plan: EnergyPlan) => EnergyPlan,
): Promise<void> =>
  changeNewest(`energy of ${day}`, ['listWellnessEnergy'], async () => {
    const [kept] = await callOpened<typeof listWellnessEnergy>('listWellnessEnergy', { from: day, to: day });
    const before = kept ? openPlan(kept) : emptyPlan(day, energyPoints);
    if (!before)
      throw kept?.sealed === undefined ? new Error('The plan of this day can’t be read here.') : lockedError();
    const { points, tasks, isRestDay } = change(before);
    const body = { day, version: kept?.version ?? 0, points, tasks: [...tasks], isRestDay };
    await callSealed<typeof putWellnessEnergy>('putWellnessEnergy', body);
  });
