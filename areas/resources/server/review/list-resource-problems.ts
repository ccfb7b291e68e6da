import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listResourceProblems as contract, ResourceProblem } from '../../contract.ts';

export const listResourceProblems: Handler<typeof contract> = async ({ input, query }) => {
  const from = readKeyset(input.cursor, oldest);
  const rows = await query<ResourceProblem & { at: string }>(
    'resource-problems',
    `select p.id, p.kind, p.note, ${isoTime('p.created_at')} as "createdAt", ${exactTime('p.created_at')} as at,
       json_build_object('id', r.id, 'title', r.title, 'externalUrl', nullif(r.external_url, '')) as resource
     from resource_problems p join resources r on r.id = p.resource_id
     where p.settled_at is null and (p.created_at, p.id) > ($1::timestamptz, $2::int)
     order by p.created_at, p.id limit $3::int`,
    [from.at, from.id, input.limit + 1],
  );
  return pageOf(
    rows,
    input.limit,
    ({ at: _at, ...row }) => row,
    (row) => row,
  );
};
