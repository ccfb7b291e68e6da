import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { DataSection } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

const appointments = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_appointments as a')
    .innerJoin('wellness_records as r', 'r.id', 'a.appointment_id')
    .select((e) => [
      'a.appointment_id as appointment',
      isoTime(e.ref('a.at')).as('at'),
      'a.duration_minutes as durationMinutes',
      'a.zone',
      'a.remind_before as remindMinutesBefore',
      isoTime(e.ref('a.cancelled_at')).as('cancelledAt'),
    ])
    .where('a.user_id', '=', v.userId)
    .where('r.deleted_at', 'is', null)
    .orderBy('a.at'),
);

export const appointmentColumns = { 'wellness_appointments.user_id': 'goes' } as const;

export const appointmentSections = async (query: Query, userId: number): Promise<DataSection[]> => [
  {
    name: 'wellness-appointments',
    title: 'Times of your appointments',
    about: 'When your appointments are. We can read this in a sealed diary too, because we remind you by it.',
    rows: await query(appointments, { userId }),
  },
];
