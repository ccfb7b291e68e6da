import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type settleResourceRequest as contract, resourceRequestAnswered } from '../../contract.ts';
import { from } from './from.ts';

const request = statement((v: { id: number }) =>
  from
    .selectFrom('resource_requests')
    .select((e) => ['id', 'user_id as userId', sql<boolean>`${e.ref('settled_at')} is not null`.as('settled')])
    .where('id', '=', v.id)
    .forUpdate(),
);
const published = statement((v: { id: number }) =>
  from.selectFrom('resources').select('id').where('id', '=', v.id).where('status', '=', 'published'),
);
const settle = statement((v: { id: number; by: number; resourceId: number | null; now: string }) =>
  from
    .updateTable('resource_requests')
    .set({ settled_at: moment(v.now), settled_by: v.by, resource_id: sql<number | null>`${v.resourceId}::int` })
    .where('id', '=', v.id),
);

/** Twice is as good as once: the first answer counts. */
export const settleResourceRequest: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { id, resourceId } = input;
  const [row] = await query(request, { id });
  if (!row) throw problem.notFound();
  if (row.settled) return undefined;
  if (resourceId !== null && (await query(published, { id: resourceId })).length === 0) {
    const message = 'There is no published resource with this number.';
    throw problem.unprocessable(message, [{ field: 'resourceId', rule: 'unknown', message }]);
  }
  await query(settle, { id, by: principal.id, resourceId, now: now.toISOString() });
  if (resourceId !== null) await emit(resourceRequestAnswered, { requestId: id, resourceId, userId: row.userId });
  return undefined;
};
