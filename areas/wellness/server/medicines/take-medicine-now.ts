import { localOf } from '#platform/contract/zones.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { takeMedicineNow as contract } from '../../contract/medicines.ts';
import { diaryOf } from '../diary.ts';
import { from } from '../from.ts';
import type { RecordRow } from '../records.ts';
import { readDose } from './doses.ts';
import { lockSchedule } from './schedules.ts';

const add = statement(
  (v: { userId: number; medicineId: number; day: string; time: string; zone: string; at: string }) =>
    from
      .insertInto('wellness_doses')
      .values({
        user_id: v.userId,
        medicine_id: v.medicineId,
        day: v.day,
        time: v.time,
        zone: v.zone,
        due_at: moment(v.at),
        give_up_at: moment(v.at),
        is_as_needed: true,
        status: 'taken',
        answered_at: moment(v.at),
      })
      .onConflict((on) => on.doNothing()),
);
const ofMoment = statement((v: { medicineId: number; at: string }) =>
  from
    .selectFrom('wellness_doses')
    .select('id')
    .where('medicine_id', '=', v.medicineId)
    .where('due_at', '=', moment(v.at)),
);

/** Nothing is refused because of a maximum or a gap: the screen says when one is not kept. */
export const takeMedicineNow: Handler<typeof contract, RecordRow> = async (useCase) => {
  const { input, found, principal, query, emit, now } = useCase;
  const schedule = await lockSchedule(query, found.id);
  if (schedule.rhythm !== 'needed')
    throw problem.unprocessable('This medicine has set times. Answer one of its doses instead.');
  const { zone = schedule.zone } = input;
  const at = input.at ?? now.toISOString();
  if (new Date(at) > now)
    throw problem.invalid([{ field: 'at', rule: 'past', message: 'Choose a time that has passed.' }]);
  const local = localOf(new Date(at), zone);
  const dose = { medicineId: found.id, at };
  await query(add, { ...dose, userId: principal.id, day: local.slice(0, 10), time: local.slice(11), zone });
  const [row] = await query(ofMoment, dose);
  if (!row) throw new Error('The dose was not stored.');
  await emit(wellnessChanged, { userId: principal.id });
  return readDose(diaryOf(useCase), row.id);
};
