import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { deleteProvider as contract } from '../contract.ts';
import { from } from './from.ts';
import type { OwnProvider } from './policy.ts';

const remove = statement((v: { id: number }) =>
  from.deleteFrom('providers').where('id', '=', v.id).where('status', '<>', 'suspended').returning('id'),
);

/** A suspended one stays, so that no one gets rid of a suspension by listing anew. */
export const deleteProvider: Handler<typeof contract, OwnProvider> = async ({ input: { id }, query }) => {
  const [gone] = await query(remove, { id });
  if (!gone) throw problem.conflict('A suspended listing can’t be deleted.');
  return { id };
};
