import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { restoreSkillListing as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { readListing } from './view.ts';

const restore = statement((v: { id: number }) =>
  from.updateTable('skill_listings').set({ deleted_at: null }).where('id', '=', v.id),
);

export const restoreSkillListing: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query(restore, { id: input.id });
  return readListing(query, principal, input.id);
};
