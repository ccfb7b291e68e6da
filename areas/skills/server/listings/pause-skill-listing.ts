import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type pauseSkillListing as contract, skillListingWithdrawn } from '../../contract.ts';
import { from } from '../from.ts';
import { readListing } from './view.ts';

const pause = statement((v: { id: number; version: number }) =>
  from
    .updateTable('skill_listings')
    .set((e) => ({ status: 'paused', version: e('version', '+', 1) }))
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .where('status', '=', 'active')
    .returning('id'),
);

export const pauseSkillListing: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  const { id, version } = input;
  const [changed] = await query(pause, { id, version });
  if (!changed) throw problem.conflict('This has changed since you opened it. Have another look.');
  await emit(skillListingWithdrawn, { id, ownerId: principal.id });
  return readListing(query, principal, id);
};
