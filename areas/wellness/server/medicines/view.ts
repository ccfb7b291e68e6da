import { sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { MedicineContent, WellnessMedicine } from '../../contract/medicines.ts';
import { from } from '../from.ts';
import { type Diary, openRows, type RecordRow } from '../records.ts';
import { aroundOf } from '../view.ts';
import { scheduleOf, schedulesOf } from './schedules.ts';

const counts = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_doses as d')
    .innerJoin('wellness_schedules as s', 's.medicine_id', 'd.medicine_id')
    .select(['d.medicine_id as medicineId', sql<number>`count(*)::int`.as('count')])
    .where('d.user_id', '=', v.userId)
    .where('d.status', '=', 'taken')
    .whereRef('d.answered_at', '>', 's.counted_at')
    .groupBy('d.medicine_id'),
);
const lately = statement((v: { userId: number; since: string }) =>
  from
    .selectFrom('wellness_doses as d')
    .select((e) => ['d.medicine_id as medicineId', isoTime(e.ref('d.answered_at')).as('takenAt')])
    .where('d.user_id', '=', v.userId)
    .where('d.status', '=', 'taken')
    .where('d.answered_at', '>', moment(v.since))
    .orderBy('d.answered_at', 'desc'),
);

export async function medicineViews(diary: Diary, rows: readonly RecordRow[]): Promise<WellnessMedicine[]> {
  const { query, userId, now } = diary;
  const since = new Date(now.getTime() - 86_400_000).toISOString();
  const schedules = await schedulesOf(diary);
  const takenSince = new Map((await query(counts, { userId })).map((row) => [row.medicineId, row.count]));
  const taken = Map.groupBy(await query(lately, { userId, since }), ({ medicineId }) => medicineId);
  const opened = await openRows<MedicineContent>(diary, rows);
  return opened.map(({ row, opened: one }) => {
    const schedule = schedules.get(row.id);
    if (!schedule) throw new Error('A medicine has its schedule.');
    return {
      ...aroundOf(row, one),
      schedule: scheduleOf(schedule),
      countedAt: schedule.countedAt,
      takenSince: takenSince.get(row.id) ?? 0,
      takenToday: (taken.get(row.id) ?? []).flatMap(({ takenAt }) => takenAt ?? []),
    };
  });
}

export async function medicineView(diary: Diary, row: RecordRow): Promise<WellnessMedicine> {
  const [medicine] = await medicineViews(diary, [row]);
  if (!medicine) throw new Error('A medicine has one view.');
  return medicine;
}
