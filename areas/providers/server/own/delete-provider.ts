import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { isThere, statement } from '#platform/server/statement.ts';
import type { deleteProvider as contract } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';

const reviewsOf = (id: number) => from.selectFrom('provider_reviews').where('provider_id', '=', id);

const remove = statement((v: { id: number }) =>
  from
    .deleteFrom('providers')
    .where('id', '=', v.id)
    .where('status', '<>', 'suspended')
    .where((e) => e.not(isThere(reviewsOf(v.id))))
    .returning('id'),
);

/** No one gets rid of a suspension, or of what people wrote, by listing anew. */
export const deleteProvider: Handler<typeof contract, OwnProvider> = async ({ input: { id }, found, query }) => {
  const [gone] = await query(remove, { id });
  if (gone) return { id };
  const isSuspended = found.status === 'suspended';
  throw problem.conflict(`A ${isSuspended ? 'suspended listing' : 'listing with reviews'} can’t be deleted.`);
};
