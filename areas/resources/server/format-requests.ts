import type { Query } from '#platform/server/db.ts';
import type { ResourceDetail } from '../contract.ts';

type FormatRequest = ResourceDetail['formatRequests'][number];

export const formatRequestsOf = (query: Query, resourceId: number, viewerId: number): Promise<FormatRequest[]> =>
  query<FormatRequest>(
    'resource-format-requests',
    `select format, count(*)::int as count, bool_or(user_id = $2::int) as "byMe" from resource_format_requests
      where resource_id = $1::int group by format order by count(*) desc, format`,
    [resourceId, viewerId],
  );
