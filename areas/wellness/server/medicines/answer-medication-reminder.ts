import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import { type answerMedicationReminder as contract, doseSettled } from '../../contract/medicines.ts';
import { diaryOf } from '../diary.ts';
import { from } from '../from.ts';
import { addRecord } from '../records.ts';
import { sentOf } from '../sent.ts';
import { type DoseRow, readDose } from './doses.ts';

const settle = statement((v: { id: number; answer: string; at: string; reasonId: number | null }) =>
  from
    .updateTable('wellness_doses')
    .set({ status: v.answer, answered_at: moment(v.at), remind_at: null, reason_id: sql`${v.reasonId}::int` })
    .where('id', '=', v.id)
    .where('status', 'in', ['open', 'missed'])
    .returning('id'),
);

export const answerMedicationReminder: Handler<typeof contract, DoseRow> = async (useCase) => {
  const { input, found, principal, query, emit, now } = useCase;
  const diary = diaryOf(useCase);
  const at = input.at ?? now.toISOString();
  if (new Date(at) > now)
    throw problem.invalid([{ field: 'at', rule: 'past', message: 'Choose a time that has passed.' }]);
  if (found.status === input.answer) return readDose(diary, found.id);
  if (found.status === 'taken' || found.status === 'skipped')
    throw problem.conflict('This dose has an answer already. Undo it first.');
  const reasonId = input.reason ? await keepReason(input.reason) : null;
  const [settled] = await query(settle, { id: found.id, answer: input.answer, at, reasonId });
  if (!settled) throw problem.conflict('This dose has an answer already. Undo it first.');
  await emit(doseSettled, { userId: principal.id, doseId: found.id });
  await emit(wellnessChanged, { userId: principal.id });
  return readDose(diary, found.id);

  async function keepReason(reason: NonNullable<typeof input.reason>): Promise<number> {
    const sent = sentOf('dose', reason);
    const { row } = await addRecord(diary, 'dose', { sent, around: { day: found.day, at } });
    return row.id;
  }
};
