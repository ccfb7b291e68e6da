import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { undoMedicationAnswer as contract } from '../../contract/medicines.ts';
import { diaryOf } from '../diary.ts';
import { from } from '../from.ts';
import { deleteRecord } from '../records.ts';
import type { DoseRow } from './doses.ts';

const reopen = statement((v: { id: number; remindAt: string | null }) =>
  from
    .updateTable('wellness_doses')
    .set({ status: 'open', answered_at: null, reason_id: null, remind_at: sql`${v.remindAt}::timestamptz` })
    .where('id', '=', v.id)
    .where('status', 'in', ['taken', 'skipped']),
);
const drop = statement((v: { id: number }) => from.deleteFrom('wellness_doses').where('id', '=', v.id));

/** It asks again after its usual wait, unless its time is over. */
function remindAt({ remind, repeatMinutes, dueAt, giveUpAt }: DoseRow, now: Date): string | null {
  const next = Math.max(Date.parse(dueAt), now.getTime() + repeatMinutes * 60_000);
  return remind && next < Date.parse(giveUpAt) ? new Date(next).toISOString() : null;
}

export const undoMedicationAnswer: Handler<typeof contract, DoseRow> = async (useCase) => {
  const { found, principal, query, emit, now } = useCase;
  if (found.isAsNeeded) await query(drop, { id: found.id });
  else await query(reopen, { id: found.id, remindAt: remindAt(found, now) });
  if (found.reasonId !== null) await deleteRecord(diaryOf(useCase), found.reasonId);
  await emit(wellnessChanged, { userId: principal.id });
  return {};
};
