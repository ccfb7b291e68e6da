import { isMutedText } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import type { listComments as contract } from '../../contract.ts';
import { visibleComment } from '../find.ts';
import { viewerValues } from '../visible.ts';
import { commentColumns, commentView, type RawComment } from './comment-sql.ts';

interface Ask {
  readonly id: number;
  readonly limit: number;
  readonly from?: number | undefined;
  readonly cursor?: string | undefined;
}

/** Comments are numbered as they are written, so the number is where a page goes on: the last costs what the first does. */
export function commentsQuery(viewer: Principal, { id, limit, from: least, cursor }: Ask) {
  const values = viewerValues(viewer);
  const value = (one: unknown) => `$${values.push(one)}`;
  const rules = [`c.post_id = ${value(id)}::int`, visibleComment(viewer)];
  const { id: after } = readKeyset(cursor, oldest);
  const from = Math.max(least ?? 1, after + 1);
  if (from > 1) rules.push(`c.number >= ${value(from)}::int`);
  const text = `select ${commentColumns(viewer)}, ${isGuest(viewer) ? 'false' : isMutedText('$1', 'c.author_id')} as muted from comments c join users u on u.id = c.author_id
      where ${rules.join(' and ')} order by c.number limit ${limit + 1}`;
  return { name: `comments-${isGuest(viewer) ? 'guest' : 'member'}-${limit}${from > 1 ? '-from' : ''}`, text, values };
}

export const listComments: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { name, text, values } = commentsQuery(principal, input);
  const rows = await query<RawComment>(name, text, values);
  return pageOf(
    rows,
    input.limit,
    (raw) => commentView(raw, principal),
    ({ at, number }) => ({ at, id: number }),
  );
};
