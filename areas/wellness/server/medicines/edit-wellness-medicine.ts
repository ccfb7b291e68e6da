import type { Handler } from '#platform/server/area.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { editWellnessMedicine as contract } from '../../contract/medicines.ts';
import { diaryOf } from '../diary.ts';
import { changeRecord, type RecordRow } from '../records.ts';
import { sentOf } from '../sent.ts';
import { countedAtOf } from './counted-at.ts';
import { planAgain } from './plan.ts';
import { checkedSchedule, lockSchedule, putSchedule, scheduleOf } from './schedules.ts';
import { medicineView } from './view.ts';

export const editWellnessMedicine: Handler<typeof contract, RecordRow> = async (useCase) => {
  const { input, found, principal, query, emit, now } = useCase;
  const diary = diaryOf(useCase);
  const schedule = checkedSchedule(input.schedule);
  const before = await lockSchedule(query, found.id);
  const around = { at: found.at };
  const row = await changeRecord(diary, found, { version: input.version, sent: sentOf('medicine', input), around });
  const medicine = { medicineId: found.id, userId: principal.id };
  const isSame = JSON.stringify(scheduleOf(before)) === JSON.stringify(scheduleOf({ ...before, ...schedule }));
  const plannedTo = isSame
    ? (before.plannedTo ?? now.toISOString())
    : (await planAgain(query, medicine, schedule, now)).toISOString();
  await putSchedule(query, { ...schedule, ...medicine, countedAt: countedAtOf(input, now), plannedTo });
  await emit(wellnessChanged, { userId: principal.id });
  return medicineView(diary, row);
};
