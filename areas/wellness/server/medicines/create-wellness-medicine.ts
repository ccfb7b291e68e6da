import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { createWellnessMedicine as contract } from '../../contract/medicines.ts';
import { limits } from '../../pure/limits.ts';
import { diaryOf } from '../diary.ts';
import { addRecord, allOfKind } from '../records.ts';
import { sentOf } from '../sent.ts';
import { countedAtOf } from './counted-at.ts';
import { planNew } from './plan.ts';
import { checkedSchedule, putSchedule } from './schedules.ts';
import { medicineView } from './view.ts';

export const createWellnessMedicine: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, emit, now } = useCase;
  const diary = diaryOf(useCase);
  const schedule = checkedSchedule(input.schedule);
  if ((await allOfKind(diary, 'medicine')).length >= limits.medicines)
    throw problem.conflict(`You have ${limits.medicines} medicines already. Delete one that you no longer need.`);
  const { row, isNew } = await addRecord(diary, 'medicine', {
    sent: sentOf('medicine', input),
    around: { at: now.toISOString() },
  });
  if (isNew) {
    const medicine = { medicineId: row.id, userId: principal.id };
    const plannedTo = (await planNew(query, medicine, schedule, now)).toISOString();
    await putSchedule(query, { ...schedule, ...medicine, countedAt: countedAtOf(input, now), plannedTo });
    await emit(wellnessChanged, { userId: principal.id });
  }
  return medicineView(diary, row);
};
