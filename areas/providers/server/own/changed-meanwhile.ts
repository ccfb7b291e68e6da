import type { Query } from '#platform/server/db.ts';
import { type ProblemError, problem } from '#platform/server/problem.ts';
import { choice, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

type Part = 'provider_services' | 'provider_staff';
const there = choice((part: Part) =>
  statement((v: { id: number; partId: number }) =>
    from.selectFrom(part).select('id').where('id', '=', v.partId).where('provider_id', '=', v.id),
  ),
);

/** Why a part of a listing was not changed: someone else did meanwhile, or the listing has no such part. */
export async function changedMeanwhile(query: Query, part: Part, id: number, partId: number): Promise<ProblemError> {
  const [found] = await query(there(part), { id, partId });
  return found ? problem.conflict('This has changed since you opened it. Have another look.') : problem.notFound();
}
