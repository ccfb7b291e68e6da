import { refresh } from '#platform/web/cache/keys.ts';
import { statusOf } from '#platform/web/client/error.ts';
import type { listWellnessEnergy, putWellnessEnergy } from '../../contract/energy.ts';
import { type EnergyPlan, emptyPlan } from '../../pure/energy.ts';
import { lockedError } from '../keys/diary-keys.ts';
import { callOpened, callSealed, useDiaryRead } from '../keys/use-diary.ts';
import { openPlan } from './opened.ts';

/** The days from one to another that something was planned for, at most 62. */
export const useEnergy = (from: string, to: string) =>
  useDiaryRead<typeof listWellnessEnergy>('listWellnessEnergy', { from, to });

const tries = 3;

/**
 * Changes the plan of a day as it is now: if another window or device saved it in between, the change is made again on
 * what that one saved. Undoing happens in a message, when the page may be gone, so this is no hook.
 */
export async function changePlan(
  day: string,
  energyPoints: readonly number[],
  change: (plan: EnergyPlan) => EnergyPlan,
): Promise<void> {
  for (let left = tries; ; left -= 1) {
    const [kept] = await callOpened<typeof listWellnessEnergy>('listWellnessEnergy', { from: day, to: day });
    const before = kept ? openPlan(kept) : emptyPlan(day, energyPoints);
    if (!before)
      throw kept?.sealed === undefined ? new Error('The plan of this day can’t be read here.') : lockedError();
    const { points, tasks, isRestDay } = change(before);
    try {
      const body = { day, version: kept?.version ?? 0, points, tasks: [...tasks], isRestDay };
      await callSealed<typeof putWellnessEnergy>('putWellnessEnergy', body);
      break;
    } catch (error) {
      if (statusOf(error) !== 409 || left <= 1) throw error;
    }
  }
  await refresh(['listWellnessEnergy']);
}
