import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { DataSection } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

const schedules = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_schedules as s')
    .innerJoin('wellness_records as r', 'r.id', 's.medicine_id')
    .select((e) => [
      's.medicine_id as medicine',
      's.rhythm',
      's.every_days as everyDays',
      's.weekdays',
      's.times',
      sql<string>`${e.ref('s.from_day')}::text`.as('from'),
      sql<string | null>`${e.ref('s.until_day')}::text`.as('until'),
      's.zone',
      's.remind',
      's.repeat_minutes as repeatMinutes',
      's.give_up_minutes as giveUpMinutes',
      isoTime(e.ref('s.counted_at')).as('stockCountedAt'),
    ])
    .where('s.user_id', '=', v.userId)
    .where('r.deleted_at', 'is', null)
    .orderBy('s.medicine_id'),
);
const doses = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_doses as d')
    .innerJoin('wellness_records as r', 'r.id', 'd.medicine_id')
    .select((e) => [
      'd.medicine_id as medicine',
      isoTime(e.ref('d.due_at')).as('dueAt'),
      'd.zone',
      'd.status',
      'd.is_as_needed as asNeeded',
      isoTime(e.ref('d.answered_at')).as('answeredAt'),
      'd.reason_id as reason',
    ])
    .where('d.user_id', '=', v.userId)
    .where('r.deleted_at', 'is', null)
    .orderBy('d.due_at')
    .orderBy('d.id'),
);

export const medicineColumns = { 'wellness_schedules.user_id': 'goes', 'wellness_doses.user_id': 'goes' } as const;

export const medicineSections = async (query: Query, userId: number): Promise<DataSection[]> => [
  {
    name: 'wellness-schedules',
    title: 'Times of your medicines',
    about: 'When your medicines are due. We can read this in a sealed diary too, because we remind you by it.',
    rows: await query(schedules, { userId }),
  },
  {
    name: 'wellness-doses',
    title: 'Doses of your medicines',
    about: 'When each dose was due, and what you said of it.',
    rows: await query(doses, { userId }),
  },
];
