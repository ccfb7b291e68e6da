import { refresh } from '#platform/web/cache/keys.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { call } from '#platform/web/client/call.ts';
import { statusOf } from '#platform/web/client/error.ts';
import type { listWellnessEnergy, putWellnessEnergy } from '../../contract/energy.ts';
import { type EnergyPlan, emptyPlan } from '../../pure/energy.ts';
import { openPlan } from './opened.ts';

/** The days from one to another that something was planned for, at most 62. */
export const useEnergy = (from: string, to: string) =>
  useRead<typeof listWellnessEnergy>('listWellnessEnergy', { from, to });

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
    const [kept] = await call<typeof listWellnessEnergy>('listWellnessEnergy', { from: day, to: day });
    const before = kept ? openPlan(kept) : emptyPlan(day, energyPoints);
    if (!before) throw new Error('The plan of this day can’t be read here.');
    const { points, tasks, isRestDay } = change(before);
    try {
      const body = { day, version: kept?.version ?? 0, points, tasks: [...tasks], isRestDay };
      await call<typeof putWellnessEnergy>('putWellnessEnergy', body);
      break;
    } catch (error) {
      if (statusOf(error) !== 409 || left <= 1) throw error;
    }
  }
  await refresh(['listWellnessEnergy']);
}
