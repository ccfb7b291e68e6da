import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { AppointmentContent, WellnessAppointment } from '../../contract/appointments.ts';
import { addDays, dayOf } from '../../pure/days.ts';
import { from } from '../from.ts';
import { type Diary, openRows, type RecordRow } from '../records.ts';
import { aroundOf } from '../view.ts';

/** When it reminds next; null once all its times are past. */
export function nextReminder(at: string, remindBefore: readonly number[], now: Date): string | null {
  const times = remindBefore.map((minutes) => Date.parse(at) - minutes * 60_000);
  const next = Math.min(...times.filter((time) => time > now.getTime()));
  return Number.isFinite(next) ? new Date(next).toISOString() : null;
}

/** As the day of the appointment is seen from now, by its own clock. */
export function whenOf(at: string, zone: string, now: Date): 'today' | 'tomorrow' | 'later' {
  const [day, today] = [dayOf(new Date(at), zone), dayOf(now, zone)];
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
}

interface Values {
  readonly appointmentId: number;
  readonly userId: number;
  readonly at: string;
  readonly durationMinutes: number;
  readonly zone: string;
  readonly remindBefore: readonly number[];
  readonly remindAt: string | null;
}
const put = statement((v: Values) =>
  from
    .insertInto('wellness_appointments')
    .values({
      appointment_id: v.appointmentId,
      user_id: v.userId,
      at: moment(v.at),
      duration_minutes: v.durationMinutes,
      zone: v.zone,
      remind_before: sql<number[]>`${v.remindBefore}::int[]`,
      remind_at: sql`${v.remindAt}::timestamptz`,
    })
    .onConflict((on) =>
      on.column('appointment_id').doUpdateSet((e) => ({
        at: e.ref('excluded.at'),
        duration_minutes: e.ref('excluded.duration_minutes'),
        zone: e.ref('excluded.zone'),
        remind_before: e.ref('excluded.remind_before'),
        remind_at: e.ref('excluded.remind_at'),
      })),
    ),
);
export const putAppointment = (query: Query, values: Values) => query(put, values);

const cancel = statement((v: { id: number; at: string | null; remindAt: string | null }) =>
  from
    .updateTable('wellness_appointments')
    .set({ cancelled_at: sql`${v.at}::timestamptz`, remind_at: sql`${v.remindAt}::timestamptz` })
    .where('appointment_id', '=', v.id),
);
export const setCancelled = (
  query: Query,
  id: number,
  { at, remindAt }: { readonly at: string | null; readonly remindAt: string | null },
) => query(cancel, { id, at, remindAt });

const times = statement((v: { ids: readonly number[] }) =>
  from
    .selectFrom('wellness_appointments as a')
    .select((e) => [
      'a.appointment_id as id',
      isoTime(e.ref('a.at')).as('at'),
      'a.duration_minutes as durationMinutes',
      'a.zone',
      'a.remind_before as remindBefore',
      isoTime(e.ref('a.cancelled_at')).as('cancelledAt'),
    ])
    .where('a.appointment_id', '=', sql<number>`any(${v.ids}::int[])`),
);

/** Records in their order, each with its times. */
export async function appointmentViews(diary: Diary, rows: readonly RecordRow[]): Promise<WellnessAppointment[]> {
  const known = new Map((await diary.query(times, { ids: rows.map(({ id }) => id) })).map((row) => [row.id, row]));
  const opened = await openRows<AppointmentContent>(diary, rows);
  return opened.map(({ row, opened: one }) => {
    const found = known.get(row.id);
    if (!found) throw new Error('An appointment has its time.');
    const { at, durationMinutes, zone, remindBefore, cancelledAt } = found;
    return { ...aroundOf(row, one), at, durationMinutes, zone, remindBefore, cancelledAt };
  });
}

export async function appointmentView(diary: Diary, row: RecordRow): Promise<WellnessAppointment> {
  const [appointment] = await appointmentViews(diary, [row]);
  if (!appointment) throw new Error('An appointment has one view.');
  return appointment;
}

const coming = statement((v: { userId: number; now: string; limit: number }) =>
  from
    .selectFrom('wellness_appointments as a')
    .innerJoin('wellness_records as r', 'r.id', 'a.appointment_id')
    .select('a.appointment_id as id')
    .where('a.user_id', '=', v.userId)
    .where('a.cancelled_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .where(
      (e) =>
        sql<boolean>`${e.ref('a.at')} + make_interval(mins => ${e.ref('a.duration_minutes')}) > ${v.now}::timestamptz`,
    )
    .orderBy('a.at')
    .orderBy('a.appointment_id')
    .limit(v.limit),
);
/** Numbers of those to come or going on, the next one first. */
export const comingAppointments = async ({ query, userId, now }: Diary, limit: number): Promise<number[]> =>
  (await query(coming, { userId, now: now.toISOString(), limit })).map(({ id }) => id);
