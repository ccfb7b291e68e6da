import type { Handler } from '#platform/server/area.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { moveMedicinesToZone as contract } from '../../contract/medicines.ts';
import { diaryOf } from '../diary.ts';
import { allOfKind } from '../records.ts';
import { planAgain } from './plan.ts';
import { lockSchedule, putSchedule, scheduleOf } from './schedules.ts';
import { medicineViews } from './view.ts';

export const moveMedicinesToZone: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, emit, now } = useCase;
  const { zone } = input;
  const diary = diaryOf(useCase);
  const rows = await allOfKind(diary, 'medicine');
  for (const { id } of rows) {
    const before = await lockSchedule(query, id);
    if (before.zone === zone) continue;
    const medicine = { medicineId: id, userId: principal.id };
    const schedule = { ...scheduleOf(before), zone };
    const plannedTo = (await planAgain(query, medicine, schedule, now)).toISOString();
    await putSchedule(query, { ...schedule, ...medicine, countedAt: before.countedAt, plannedTo });
  }
  await emit(wellnessChanged, { userId: principal.id });
  return medicineViews(diary, rows);
};
