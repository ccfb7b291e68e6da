import type { EnergyDay } from '../../contract/energy.ts';
import { type EnergyPlan, emptyPlan } from '../../pure/energy.ts';

/** Undefined where its content can’t be read here: it is sealed, or damaged. */
export function openPlan({ points, tasks, isRestDay }: EnergyDay): EnergyPlan | undefined {
  if (points === undefined || tasks === undefined || isRestDay === undefined) return undefined;
  return { points, tasks, isRestDay };
}

/** The plan of any of the days that were read; undefined where it can’t be read here. */
export const plansOf =
  (days: readonly EnergyDay[], energyPoints: readonly number[]) =>
  (day: string): EnergyPlan | undefined => {
    const kept = days.find((one) => one.day === day);
    return kept ? openPlan(kept) : emptyPlan(day, energyPoints);
  };
