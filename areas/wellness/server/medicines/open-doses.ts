import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { doseSettled } from '../../contract/medicines.ts';
import { from } from '../from.ts';

const open = statement((v: { medicineId: number; now: string }) =>
  from
    .selectFrom('wellness_doses as d')
    .select(['d.id', 'd.user_id as userId'])
    .where('d.medicine_id', '=', v.medicineId)
    .where('d.status', '=', 'open')
    .where('d.due_at', '<=', moment(v.now)),
);
/** Takes back what was said of the doses that wait for an answer. */
export async function settleOpen(query: Query, emit: Emit, medicineId: number, now: Date): Promise<void> {
  for (const { id, userId } of await query(open, { medicineId, now: now.toISOString() }))
    await emit(doseSettled, { userId, doseId: id });
}

/** Of the time in which the medicine was deleted; no one asked for these. */
const stale = statement((v: { medicineId: number; now: string }) =>
  from
    .deleteFrom('wellness_doses')
    .where('medicine_id', '=', v.medicineId)
    .where('status', '=', 'open')
    .where('give_up_at', '<=', moment(v.now)),
);
export const dropStale = (query: Query, medicineId: number, now: Date) =>
  query(stale, { medicineId, now: now.toISOString() });

const deleteReasons = statement((v: { medicineId: number; now: string }) =>
  from
    .updateTable('wellness_records')
    .set({ deleted_at: moment(v.now) })
    .where('deleted_at', 'is', null)
    .where('id', 'in', reasonsOf(v.medicineId)),
);
const restoreReasons = statement((v: { medicineId: number }) =>
  from.updateTable('wellness_records').set({ deleted_at: null }).where('id', 'in', reasonsOf(v.medicineId)),
);
function reasonsOf(medicineId: number) {
  return from
    .selectFrom('wellness_doses as d')
    .select('d.reason_id')
    .where('d.medicine_id', '=', medicineId)
    .where('d.reason_id', 'is not', null)
    .$castTo<{ reason_id: number }>();
}

/** What was said of its doses goes and comes back with a medicine. */
export const setReasonsDeleted = (query: Query, medicineId: number, now: Date) =>
  query(deleteReasons, { medicineId, now: now.toISOString() });
export const setReasonsRestored = (query: Query, medicineId: number) => query(restoreReasons, { medicineId });
