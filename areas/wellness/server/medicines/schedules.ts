import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { MedicineSchedule } from '../../contract/medicines.ts';
import { from } from '../from.ts';
import type { Diary } from '../records.ts';

const shown = () =>
  from
    .selectFrom('wellness_schedules as s')
    .select((e) => [
      's.medicine_id as medicineId',
      's.user_id as userId',
      's.rhythm',
      's.every_days as everyDays',
      's.weekdays',
      's.times',
      sql<string>`${e.ref('s.from_day')}::text`.as('fromDay'),
      sql<string | null>`${e.ref('s.until_day')}::text`.as('untilDay'),
      's.zone',
      's.remind',
      's.repeat_minutes as repeatMinutes',
      's.give_up_minutes as giveUpMinutes',
      isoTime(e.ref('s.counted_at')).as('countedAt'),
      isoTime(e.ref('s.planned_to')).as('plannedTo'),
    ]);

const ofMember = statement((v: { userId: number }) => shown().where('s.user_id', '=', v.userId));
/** While it is changed, no one else plans its doses. */
const locked = statement((v: { medicineId: number }) => shown().where('s.medicine_id', '=', v.medicineId).forUpdate());
/** Locked as well; what another process is planning is left to it. */
const toPlan = statement((v: { before: string; limit: number }) =>
  shown()
    .innerJoin('wellness_records as r', 'r.id', 's.medicine_id')
    .where('r.deleted_at', 'is', null)
    .where('s.rhythm', '<>', 'needed')
    .where('s.planned_to', '<', moment(v.before))
    .orderBy('s.planned_to')
    .limit(v.limit)
    .forUpdate('s')
    .skipLocked(),
);
export type ScheduleRow = RowOf<typeof ofMember>;

export async function schedulesOf({ query, userId }: Diary): Promise<Map<number, ScheduleRow>> {
  return new Map((await query(ofMember, { userId })).map((row) => [row.medicineId, row]));
}

export async function lockSchedule(query: Query, medicineId: number): Promise<ScheduleRow> {
  const [row] = await query(locked, { medicineId });
  if (!row) throw problem.notFound();
  return row;
}

export const schedulesToPlan = (query: Query, before: Date, limit: number) =>
  query(toPlan, { before: before.toISOString(), limit });

export const scheduleOf = (row: ScheduleRow): MedicineSchedule => {
  const { everyDays, weekdays, times, fromDay, untilDay, zone, remind, repeatMinutes, giveUpMinutes } = row;
  const rhythm = row.rhythm as MedicineSchedule['rhythm'];
  return { rhythm, everyDays, weekdays, times, fromDay, untilDay, zone, remind, repeatMinutes, giveUpMinutes };
};

const earliest = '2000-01-01';

/** In order and without repeats, or refused at its fields. */
export function checkedSchedule(given: MedicineSchedule): MedicineSchedule {
  const { rhythm, fromDay, untilDay } = given;
  const errors: { field: string; rule: string; message: string }[] = [];
  const wrong = (field: string, message: string) =>
    errors.push({ field: `schedule.${field}`, rule: 'schedule', message });
  if (rhythm !== 'needed' && given.times.length === 0) wrong('times', 'Add at least one time.');
  if (rhythm === 'weekdays' && given.weekdays.length === 0) wrong('weekdays', 'Choose at least one day.');
  if (fromDay < earliest || fromDay > '2100') wrong('fromDay', 'Choose a day from 2000 to 2099.');
  if (untilDay !== null && untilDay < fromDay) wrong('untilDay', 'Choose a last day that is not before the first.');
  if (errors.length > 0) throw problem.invalid(errors);
  const isNeeded = rhythm === 'needed';
  return {
    ...given,
    times: isNeeded ? [] : [...new Set(given.times)].toSorted(),
    weekdays: rhythm === 'weekdays' ? [...new Set(given.weekdays)].toSorted() : [],
  };
}

type Values = MedicineSchedule & { medicineId: number; userId: number; countedAt: string | null; plannedTo: string };

const put = statement((v: Values) =>
  from
    .insertInto('wellness_schedules')
    .values({
      medicine_id: v.medicineId,
      user_id: v.userId,
      rhythm: v.rhythm,
      every_days: v.everyDays,
      weekdays: sql<number[]>`${v.weekdays}::int[]`,
      times: sql<string[]>`${v.times}::text[]`,
      from_day: v.fromDay,
      until_day: v.untilDay,
      zone: v.zone,
      remind: v.remind,
      repeat_minutes: v.repeatMinutes,
      give_up_minutes: v.giveUpMinutes,
      counted_at: sql`${v.countedAt}::timestamptz`,
      planned_to: moment(v.plannedTo),
    })
    .onConflict((on) =>
      on.column('medicine_id').doUpdateSet((e) => ({
        rhythm: e.ref('excluded.rhythm'),
        every_days: e.ref('excluded.every_days'),
        weekdays: e.ref('excluded.weekdays'),
        times: e.ref('excluded.times'),
        from_day: e.ref('excluded.from_day'),
        until_day: e.ref('excluded.until_day'),
        zone: e.ref('excluded.zone'),
        remind: e.ref('excluded.remind'),
        repeat_minutes: e.ref('excluded.repeat_minutes'),
        give_up_minutes: e.ref('excluded.give_up_minutes'),
        counted_at: e.ref('excluded.counted_at'),
        planned_to: e.ref('excluded.planned_to'),
      })),
    ),
);
export const putSchedule = (query: Query, values: Values) => query(put, values);

const planned = statement((v: { medicineId: number; plannedTo: string }) =>
  from
    .updateTable('wellness_schedules')
    .set({ planned_to: moment(v.plannedTo) })
    .where('medicine_id', '=', v.medicineId),
);
export const setPlanned = (query: Query, medicineId: number, to: Date) =>
  query(planned, { medicineId, plannedTo: to.toISOString() });
