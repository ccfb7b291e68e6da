import type { Handler } from '#platform/server/area.ts';
import type { dropResourceFormatRequest as contract } from '../contract.ts';
import { formatRequestsOf } from './format-requests.ts';

export const dropResourceFormatRequest: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query(
    'resource-format-drop',
    'delete from resource_format_requests where resource_id = $1::int and user_id = $2::int and format = $3',
    [input.id, principal.id, input.format],
  );
  return { id: input.id, formatRequests: await formatRequestsOf(query, input.id, principal.id) };
};
