import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type deleteSkillListing as contract, skillListingWithdrawn } from '../../contract.ts';
import { from } from '../from.ts';

const remove = statement((v: { id: number; now: string }) =>
  from
    .updateTable('skill_listings')
    .set({ deleted_at: moment(v.now) })
    .where('id', '=', v.id),
);

export const deleteSkillListing: Handler<typeof contract> = async ({ input: { id }, principal, query, emit, now }) => {
  await query(remove, { id, now: now.toISOString() });
  await emit(skillListingWithdrawn, { id, ownerId: principal.id });
  return { id };
};
