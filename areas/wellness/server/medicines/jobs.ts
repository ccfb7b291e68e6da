import { sql } from 'kysely';
import { job, longJob } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { isThere, moment, statement } from '#platform/server/statement.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import { doseDue, doseSettled } from '../../contract/medicines.ts';
import { from } from '../from.ts';
import { planOn } from './plan.ts';
import { schedulesToPlan } from './schedules.ts';

const isKept = () =>
  isThere(
    from
      .selectFrom('wellness_records as r')
      .whereRef('r.id', '=', sql.ref('d.medicine_id'))
      .where('r.deleted_at', 'is', null),
  );

/** Those that are due, with the time at which they ask again. */
const remind = statement((v: { now: string }) =>
  from
    .updateTable('wellness_doses as d')
    .from('wellness_schedules as s')
    .set((e) => ({
      remind_at: sql`case when ${v.now}::timestamptz + make_interval(mins => ${e.ref('s.repeat_minutes')}) < ${e.ref('d.give_up_at')}
        then ${v.now}::timestamptz + make_interval(mins => ${e.ref('s.repeat_minutes')}) end`,
    }))
    .whereRef('s.medicine_id', '=', 'd.medicine_id')
    .where('d.status', '=', 'open')
    .where('d.remind_at', '<=', moment(v.now))
    .where('d.give_up_at', '>', moment(v.now))
    .where(isKept())
    .returning(['d.id', 'd.user_id as userId']),
);

const giveUp = statement((v: { now: string }) =>
  from
    .updateTable('wellness_doses as d')
    .set({ status: 'missed', remind_at: null })
    .where('d.status', '=', 'open')
    .where('d.give_up_at', '<=', moment(v.now))
    .where(isKept())
    .returning(['d.id', 'd.user_id as userId']),
);

/** What no one answers in time is missed by itself, so that two doses are never asked for at once. */
export const remindOfDoses = job('wellness.remind-of-doses', '* * * * *', async ({ db, emit, now }) => {
  const query = queryIn(db);
  const at = { now: now.toISOString() };
  const missed = await query(giveUp, at);
  for (const { id, userId } of missed) await emit(doseSettled, { userId, doseId: id });
  const due = await query(remind, at);
  for (const { id, userId } of due) await emit(doseDue, { userId, doseId: id });
  for (const userId of new Set([...missed, ...due].map((one) => one.userId))) await emit(wellnessChanged, { userId });
});

const batch = 200;
/** Each medicine has its doses of the next days, a day and a half at least. */
export const planDoses = longJob('wellness.plan-doses', '41 * * * *', async ({ now, services }) => {
  const before = new Date(now.getTime() + 36 * 3_600_000);
  for (let found = batch; found === batch; ) {
    found = await services.transaction(async (db) => {
      const query = queryIn(db);
      const rows = await schedulesToPlan(query, before, batch);
      for (const row of rows) await planOn(query, row, now);
      return rows.length;
    });
  }
});
