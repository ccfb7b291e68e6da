import { announce } from '#platform/web/announce.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { type EnergyPlan, type EnergyTask, withoutTask, withTask } from '../../pure/energy.ts';
import { changePlan } from './data.ts';
import { nearName } from './words.ts';

const notUndone = failed('Couldn’t undo that');
const notSaved = failed('Couldn’t save the day', 'Nothing was changed.');

interface Where {
  readonly day: string;
  readonly energyPoints: readonly number[];
}

/** Says what was done; true once it is saved. */
export async function saveChange(
  { day, energyPoints }: Where,
  change: (plan: EnergyPlan) => EnergyPlan,
  said: string,
): Promise<boolean> {
  try {
    await changePlan(day, energyPoints, change);
    announce(said);
    return true;
  } catch (error) {
    notSaved(error);
    return false;
  }
}

export async function removeTask(where: Where, task: EnergyTask, at: number): Promise<boolean> {
  const { day, energyPoints } = where;
  try {
    await changePlan(day, energyPoints, withoutTask(task.name));
  } catch (error) {
    notSaved(error);
    return false;
  }
  toast({
    title: `Removed: ${task.name}`,
    action: {
      label: 'Undo',
      onAction: () => {
        changePlan(day, energyPoints, withTask(task, at)).then(() => announce(`Restored: ${task.name}`), notUndone);
      },
    },
  });
  return true;
}

interface Move {
  readonly task: EnergyTask;
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly today: string;
  readonly energyPoints: readonly number[];
}

/** First it is added, then removed: if that fails, it stands on both days and is not lost. */
export async function moveTask({ task, at, from, to, today, energyPoints }: Move): Promise<boolean> {
  const move = async (one: string, other: string, place?: number) => {
    await changePlan(other, energyPoints, withTask(task, place));
    await changePlan(one, energyPoints, withoutTask(task.name));
  };
  try {
    await move(from, to);
  } catch (error) {
    notSaved(error);
    return false;
  }
  toast({
    title: `Moved to ${nearName(to, today)}: ${task.name}`,
    action: {
      label: 'Undo',
      onAction: () => {
        move(to, from, at).then(() => announce(`Moved back: ${task.name}`), notUndone);
      },
    },
  });
  return true;
}
