import type { Handler } from '#platform/server/area.ts';
import { isModerator } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { getResource as contract, ResourceDetail } from '../contract.ts';
import { formatRequestsOf } from './format-requests.ts';
import { readResource } from './resource-sql.ts';

type Alternative = ResourceDetail['alternatives'][number];

/** What was made from it in another format, and what it was itself made for. */
const relatedSql = `select o.id, o.title, o.fills_format as format, true as "isAlternative" from resources o
    where o.fills_id = $1::int and o.status = 'published' and o.fills_format <> ''
  union all
  select f.id, f.title, r.fills_format, false from resources r join resources f on f.id = r.fills_id
    where r.id = $1::int and f.status = 'published' and r.fills_format <> ''
  order by title, id`;

export const getResource: Handler<typeof contract> = async ({ input, principal, query }) => {
  const resource = await readResource(query, input.id, principal, isModerator(principal));
  if (!resource) throw problem.notFound();
  const related = await query<Alternative & { isAlternative: boolean }>('resource-related', relatedSql, [input.id]);
  const shown = ({ id, title, format }: Alternative) => ({ id, title, format });
  const fills = related.find((one) => !one.isAlternative);
  return {
    ...resource,
    formatRequests: await formatRequestsOf(query, input.id, principal.id),
    alternatives: related.filter((one) => one.isAlternative).map(shown),
    fills: fills ? shown(fills) : null,
  };
};
