import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { moveLaterDoses as contract } from '../../contract/medicines.ts';
import { diaryOf } from '../diary.ts';
import { from } from '../from.ts';
import { type DoseRow, dosesOfToday, doseViews } from './doses.ts';
import { lockSchedule } from './schedules.ts';

const after = statement((v: { medicineId: number; dueAt: string }) =>
  from
    .selectFrom('wellness_doses as d')
    .select((e) => [
      'd.id',
      'd.status',
      sql<string>`${e.ref('d.day')}::text`.as('day'),
      isoTime(e.ref('d.due_at')).as('dueAt'),
      sql<boolean>`${e.ref('d.remind_at')} is not null`.as('reminds'),
    ])
    .where('d.medicine_id', '=', v.medicineId)
    .where('d.is_as_needed', '=', false)
    .where('d.due_at', '>', moment(v.dueAt))
    .orderBy('d.due_at'),
);
const move = statement((v: { id: number; dueAt: string; giveUpAt: string; remindAt: string | null }) =>
  from
    .updateTable('wellness_doses')
    .set({ due_at: moment(v.dueAt), give_up_at: moment(v.giveUpAt), remind_at: sql`${v.remindAt}::timestamptz` })
    .where('id', '=', v.id),
);

export const moveLaterDoses: Handler<typeof contract, DoseRow> = async (useCase) => {
  const { input, found, principal, query, emit, now } = useCase;
  const ms = input.minutes * 60_000;
  await lockSchedule(query, found.medicineId);
  const later = await query(after, { medicineId: found.medicineId, dueAt: found.dueAt });
  const moved = later.filter(({ day, status }) => day === found.day && status === 'open');
  const others = later.filter((one) => !moved.includes(one)).map(({ dueAt }) => Date.parse(dueAt));
  const times = moved.map(({ dueAt }) => Date.parse(dueAt) + ms);
  const isPast = times.some((time) => time <= Math.max(Date.parse(found.dueAt), now.getTime()));
  if (isPast) throw problem.conflict('A dose would be due before now. Choose fewer minutes.');
  const next = others.find((time) => time > Date.parse(moved.at(-1)?.dueAt ?? found.dueAt)) ?? Number.POSITIVE_INFINITY;
  if (times.some((time) => time >= next || others.includes(time)))
    throw problem.conflict('The last dose would meet the next day’s first one. Choose fewer minutes.');
  // The far end first, so that no two doses are ever due at the same moment.
  const order = [...moved.keys()];
  for (const n of ms > 0 ? order.toReversed() : order) {
    const [one, dueAt] = [moved[n], times[n]];
    if (!one || dueAt === undefined) continue;
    const giveUpAt = Math.min(dueAt + found.giveUpMinutes * 60_000, times[n + 1] ?? next);
    const at = new Date(dueAt).toISOString();
    await query(move, {
      id: one.id,
      dueAt: at,
      giveUpAt: new Date(giveUpAt).toISOString(),
      remindAt: one.reminds ? at : null,
    });
  }
  await emit(wellnessChanged, { userId: principal.id });
  const diary = diaryOf(useCase);
  return doseViews(diary, await dosesOfToday(diary));
};
