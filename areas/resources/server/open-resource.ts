import type { Handler } from '#platform/server/area.ts';
import { makeFirstToday } from '#platform/server/first-today.ts';
import { isGuest } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { openResource as contract } from '../contract.ts';
import { addMark } from './marks.ts';

const isFirstToday = makeFirstToday();
const addOne =
  'update resources set view_count = view_count + 1 where id = $1::int returning view_count as "viewCount"';
const look = 'select view_count as "viewCount" from resources where id = $1::int';

export const openResource: Handler<typeof contract> = async ({ input, principal, query, now, request }) => {
  const { id } = input;
  if (!isGuest(principal)) return { id, viewCount: await addMark(query, 'resource_opens', id, principal.id, now) };
  const isFirst = isFirstToday(id, request, now);
  const [row] = await query<{ viewCount: number }>(isFirst ? 'guest-open' : 'guest-look', isFirst ? addOne : look, [
    id,
  ]);
  if (!row) throw problem.notFound();
  return { id, viewCount: row.viewCount };
};
