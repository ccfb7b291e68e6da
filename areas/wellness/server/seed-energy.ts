import { addDays, dayOf } from '../pure/days.ts';
import { energyUid } from '../pure/energy.ts';
import { addRecord, type Diary } from './records.ts';

const task = (name: string, cost: number, isDone = false) => ({ name, cost, isDone });

/** What Thea has planned, where she lives: yesterday is done, and tomorrow has become too much. */
const plans = [
  { days: -1, points: 10, tasks: [task('Shower', 2, true), task('Washing', 3, true), task('Library by bus', 4, true)] },
  { days: 0, points: 10, tasks: [task('Shower', 2, true), task('Chess with Tomasz', 1), task('Dinner at Mum’s', 4)] },
  { days: 1, points: 8, tasks: [task('Market, two hours', 5), task('Washing', 3), task('Call with Graham', 2)] },
];

export async function addEnergy(diary: Diary): Promise<void> {
  const today = dayOf(diary.now, 'Australia/Melbourne');
  for (const { days, points, tasks } of plans) {
    const day = addDays(today, days);
    const content = { points, tasks, isRestDay: false };
    await addRecord(diary, 'energy', {
      sent: { uid: energyUid(day), content },
      around: { day, at: `${day}T12:00:00.000Z` },
    });
  }
}
