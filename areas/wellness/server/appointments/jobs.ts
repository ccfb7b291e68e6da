import { sql } from 'kysely';
import { job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { appointmentNear } from '../../contract/appointments.ts';
import { from } from '../from.ts';
import { whenOf } from './appointments.ts';

/** Those whose time to remind has come; the next time is set at once, so that none reminds twice. */
const claim = statement((v: { now: string }) =>
  from
    .updateTable('wellness_appointments as a')
    .from('wellness_records as r')
    .set((e) => ({
      remind_at: sql`(select min(${e.ref('a.at')} - make_interval(mins => m)) from unnest(${e.ref('a.remind_before')}) m
        where ${e.ref('a.at')} - make_interval(mins => m) > ${v.now}::timestamptz)`,
    }))
    .whereRef('r.id', '=', 'a.appointment_id')
    .where('a.remind_at', '<=', moment(v.now))
    .where('r.deleted_at', 'is', null)
    .returning((e) => [
      'a.appointment_id as appointmentId',
      'a.user_id as userId',
      'a.zone',
      isoTime(e.ref('a.at')).as('at'),
      sql<boolean>`${e.ref('a.at')} >= ${v.now}::timestamptz and ${e.ref('a.cancelled_at')} is null`.as('isComing'),
    ]),
);

export const remindOfAppointments = job('wellness.remind-of-appointments', '* * * * *', async ({ db, emit, now }) => {
  for (const { appointmentId, userId, zone, at, isComing } of await queryIn(db)(claim, { now: now.toISOString() })) {
    if (isComing) await emit(appointmentNear, { userId, appointmentId, when: whenOf(at, zone, now) });
  }
});
