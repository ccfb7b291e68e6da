import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { type After, exactTime, isOlder, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { MedicationReminder } from '../../contract/medicines.ts';
import { dayOf } from '../../pure/days.ts';
import { doseState } from '../../pure/schedule.ts';
import { type DoseChange, dosageOn } from '../../pure/stock.ts';
import { from } from '../from.ts';
import { type Diary, openRows, recordsByIds } from '../records.ts';

const shown = () =>
  from
    .selectFrom('wellness_doses as d')
    .innerJoin('wellness_records as m', 'm.id', 'd.medicine_id')
    .innerJoin('wellness_schedules as s', 's.medicine_id', 'd.medicine_id')
    .select((e) => [
      'd.id',
      'd.medicine_id as medicineId',
      sql<string>`${e.ref('d.day')}::text`.as('day'),
      'd.time',
      'd.zone',
      isoTime(e.ref('d.due_at')).as('dueAt'),
      exactTime(e.ref('d.due_at')).as('exactly'),
      isoTime(e.ref('d.give_up_at')).as('giveUpAt'),
      isoTime(e.ref('d.remind_at')).as('remindAt'),
      'd.is_as_needed as isAsNeeded',
      'd.status',
      isoTime(e.ref('d.answered_at')).as('answeredAt'),
      'd.reason_id as reasonId',
      's.zone as zoneNow',
      's.remind',
      's.repeat_minutes as repeatMinutes',
      's.give_up_minutes as giveUpMinutes',
    ])
    .where('m.deleted_at', 'is', null);

const one = statement((v: { userId: number; id: number }) =>
  shown().where('d.id', '=', v.id).where('d.user_id', '=', v.userId),
);
export type DoseRow = RowOf<typeof one>;

const near = statement((v: { userId: number; from: string; to: string }) =>
  shown()
    .where('d.user_id', '=', v.userId)
    .where('d.due_at', '>', moment(v.from))
    .where('d.due_at', '<', moment(v.to))
    .orderBy('d.due_at')
    .orderBy('d.id'),
);

export async function findDose(query: Query, userId: number, id: number): Promise<DoseRow | undefined> {
  const [row] = await query(one, { userId, id });
  return row;
}

export async function readDose(diary: Diary, id: number): Promise<MedicationReminder> {
  const row = await findDose(diary.query, diary.userId, id);
  const [view] = row ? await doseViews(diary, [row]) : [];
  if (!view) throw problem.notFound();
  return view;
}

/** No day anywhere is longer, and no dose is open for longer. */
const oneDayMs = 36 * 3_600_000;

/** Today by the clock that each medicine has now, and what is still open of yesterday. */
export async function dosesOfToday({ query, userId, now }: Diary): Promise<DoseRow[]> {
  const [from, to] = [-oneDayMs, oneDayMs].map((ms) => new Date(now.getTime() + ms).toISOString());
  const rows = await query(near, { userId, from: from ?? '', to: to ?? '' });
  return rows.filter((row) => {
    const isOpen = row.status === 'open' && new Date(row.dueAt) <= now && new Date(row.giveUpAt) > now;
    return isOpen || row.day === dayOf(now, row.zoneNow);
  });
}

export interface PastAsk extends After {
  readonly userId: number;
  readonly medicineId: number | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly limit: number;
  readonly now: string;
}
const past = statement((v: PastAsk) =>
  shown()
    .where('d.user_id', '=', v.userId)
    .where((e) => sql<boolean>`(${e.ref('d.due_at')} <= ${v.now}::timestamptz or ${e.ref('d.status')} <> 'open')`)
    .where((e) => sql<boolean>`(${v.medicineId}::int is null or ${e.ref('d.medicine_id')} = ${v.medicineId}::int)`)
    .where((e) => sql<boolean>`(${v.from}::date is null or ${e.ref('d.day')} >= ${v.from}::date)`)
    .where((e) => sql<boolean>`(${v.to}::date is null or ${e.ref('d.day')} <= ${v.to}::date)`)
    .where((e) => isOlder(e.ref('d.due_at'), e.ref('d.id'), v))
    .orderBy('d.due_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(v.limit),
);
export const pastDoses = (query: Query, ask: PastAsk) => query(past, ask);

interface Named {
  readonly medicationName: string;
  readonly dosage: string;
  readonly doseChanges: readonly DoseChange[];
}

const answerOf = ({ status }: DoseRow) => (status === 'taken' || status === 'skipped' ? status : null);

export async function doseViews(diary: Diary, rows: readonly DoseRow[]): Promise<MedicationReminder[]> {
  const reasonIds = rows.flatMap(({ reasonId }) => (reasonId === null ? [] : [reasonId]));
  const records = await recordsByIds(diary, [...rows.map(({ medicineId }) => medicineId), ...reasonIds]);
  const opened = new Map(
    (await openRows<object>(diary, [...records.values()])).map(({ row, opened: one }) => [row.id, { row, one }]),
  );
  return rows.map((dose) => {
    const medicine = opened.get(dose.medicineId);
    if (!medicine) throw new Error('A dose has its medicine.');
    const { medicineId, day, time, zone, dueAt, giveUpAt, isAsNeeded, answeredAt } = dose;
    const status = doseState({ answer: answerOf(dose), dueAt, giveUpAt }, diary.now);
    const asks = dose.remindAt !== null && (status === 'coming' || status === 'due' || status === 'late');
    return {
      ...{ id: dose.id, medicineId, day, time, zone, dueAt, giveUpAt, isAsNeeded, status, answeredAt },
      ...namedOf(medicine.one, day),
      uid: medicine.row.uid,
      generation: medicine.row.generation,
      asksAgainAt: asks ? dose.remindAt : null,
      reason: reasonOf(dose.reasonId === null ? undefined : opened.get(dose.reasonId)),
    };
  });
}

type One = Awaited<ReturnType<typeof openRows<object>>>[number]['opened'];

function namedOf(opened: One, day: string) {
  if ('content' in opened) {
    const { medicationName, dosage, doseChanges } = opened.content as Named;
    return { medicationName, dosage: dosageOn(dosage, doseChanges, day) };
  }
  return 'sealed' in opened ? { sealed: opened.sealed } : { isDamaged: true };
}

function reasonOf(found: { row: { uid: string; generation: number }; one: One } | undefined) {
  if (!found) return null;
  const { uid, generation } = found.row;
  if ('content' in found.one) return { uid, generation, text: (found.one.content as { text: string }).text };
  return 'sealed' in found.one ? { uid, generation, sealed: found.one.sealed } : null;
}
