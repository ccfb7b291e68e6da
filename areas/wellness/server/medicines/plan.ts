import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { moment, once, statement } from '#platform/server/statement.ts';
import type { MedicineSchedule } from '../../contract/medicines.ts';
import { type Slot, slotsAfterChange, slotsBetween } from '../../pure/schedule.ts';
import { from } from '../from.ts';
import { type ScheduleRow, scheduleOf, setPlanned } from './schedules.ts';

const hourMs = 3_600_000;
/** Doses have their rows for so long ahead. */
export const aheadMs = 48 * hourMs;

interface Medicine {
  readonly medicineId: number;
  readonly userId: number;
}

/** Of one moment there is one dose of a medicine, whoever plans it. */
async function addDoses(query: Query, { medicineId, userId }: Medicine, schedule: MedicineSchedule, slots: Slot[]) {
  if (slots.length === 0) return;
  const rows = slots.map(({ day, time, dueAt, giveUpAt }) => ({
    user_id: userId,
    medicine_id: medicineId,
    day,
    time,
    zone: schedule.zone,
    due_at: moment(dueAt.toISOString()),
    give_up_at: moment(giveUpAt.toISOString()),
    ...(schedule.remind && { remind_at: moment(dueAt.toISOString()) }),
  }));
  await query(
    once(
      from
        .insertInto('wellness_doses')
        .values(rows)
        .onConflict((on) => on.doNothing()),
    ),
  );
}

/** The doses of a new medicine. */
export async function planNew(query: Query, medicine: Medicine, schedule: MedicineSchedule, now: Date): Promise<Date> {
  const until = new Date(now.getTime() + aheadMs);
  await addDoses(query, medicine, schedule, slotsBetween(schedule, now, until));
  return until;
}

/** Goes on where planning ended. */
export async function planOn(query: Query, row: ScheduleRow, now: Date): Promise<void> {
  const schedule = scheduleOf(row);
  const until = new Date(now.getTime() + aheadMs);
  const plannedTo = new Date(row.plannedTo ?? now);
  if (plannedTo >= until) return;
  await addDoses(query, row, schedule, slotsBetween(schedule, plannedTo, until));
  await setPlanned(query, row.medicineId, until);
}

const around = statement((v: { medicineId: number; now: string }) =>
  from
    .selectFrom('wellness_doses as d')
    .select((e) => [
      isoTime(sql<never>`max(${e.ref('d.due_at')}) filter (where ${e.ref('d.due_at')} <= ${v.now}::timestamptz
        or ${e.ref('d.status')} <> 'open')`).as('last'),
      isoTime(sql<never>`min(${e.ref('d.due_at')}) filter (where ${e.ref('d.due_at')} > ${v.now}::timestamptz
        and ${e.ref('d.status')} = 'open')`).as('next'),
    ])
    .where('d.medicine_id', '=', v.medicineId)
    .where('d.is_as_needed', '=', false),
);
const dropComing = statement((v: { medicineId: number; now: string }) =>
  from
    .deleteFrom('wellness_doses')
    .where('medicine_id', '=', v.medicineId)
    .where('status', '=', 'open')
    .where('due_at', '>', moment(v.now)),
);
const silence = statement((v: { medicineId: number }) =>
  from.updateTable('wellness_doses').set({ remind_at: null }).where('medicine_id', '=', v.medicineId),
);

const asDate = (text: string | null | undefined) => (text ? new Date(text) : null);

/** What is to come after a change. A dose that is open already stays until it is answered. */
export async function planAgain(
  query: Query,
  medicine: Medicine,
  schedule: MedicineSchedule,
  now: Date,
): Promise<Date> {
  const at = { medicineId: medicine.medicineId, now: now.toISOString() };
  const [found] = await query(around, at);
  const until = new Date(now.getTime() + aheadMs);
  const asked = { lastDue: asDate(found?.last), nextDue: asDate(found?.next), now, until };
  await query(dropComing, at);
  if (!schedule.remind) await query(silence, { medicineId: medicine.medicineId });
  await addDoses(query, medicine, schedule, slotsAfterChange(schedule, asked));
  return until;
}
