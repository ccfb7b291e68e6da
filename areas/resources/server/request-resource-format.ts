import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { requestResourceFormat as contract } from '../contract.ts';
import { formatRequestsOf } from './format-requests.ts';

export const requestResourceFormat: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const [there] = await query(
    'resource-has-format',
    `select 1 from resources r where r.id = $1::int and (r.formats @> array[$2]
      or exists (select 1 from resources o where o.fills_id = r.id and o.fills_format = $2 and o.status = 'published'))`,
    [input.id, input.format],
  );
  if (there) throw problem.conflict('It’s already available in this format. Load the page again to see it.');
  await query(
    'resource-format-request',
    `insert into resource_format_requests (resource_id, user_id, format, created_at)
      values ($1::int, $2::int, $3, $4::timestamptz) on conflict do nothing`,
    [input.id, principal.id, input.format, now.toISOString()],
  );
  return { id: input.id, formatRequests: await formatRequestsOf(query, input.id, principal.id) };
};
