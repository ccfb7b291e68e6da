import type { Handler } from '#platform/server/area.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { restoreWellnessMedicine as contract } from '../../contract/medicines.ts';
import { diaryOf } from '../diary.ts';
import { readRecord, restoreRecord } from '../records.ts';
import { dropStale, setReasonsRestored } from './open-doses.ts';
import { planOn } from './plan.ts';
import { lockSchedule } from './schedules.ts';
import { medicineView } from './view.ts';

/** Doses of the time in which it was deleted don’t count as missed. */
export const restoreWellnessMedicine: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, emit, now } = useCase;
  const diary = diaryOf(useCase);
  await restoreRecord(diary, input.id);
  await setReasonsRestored(query, input.id);
  await dropStale(query, input.id, now);
  const row = await lockSchedule(query, input.id);
  const from = new Date(row.plannedTo ?? now) > now ? row.plannedTo : now.toISOString();
  await planOn(query, { ...row, plannedTo: from }, now);
  await emit(wellnessChanged, { userId: principal.id });
  return medicineView(diary, await readRecord(diary, input.id));
};
