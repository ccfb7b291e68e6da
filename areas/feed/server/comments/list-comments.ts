import { isMutedText } from '#areas/people/server/public.ts';
import { isGuest } from '#platform/server/actor.ts';
import type { Handler } from '#platform/server/area.ts';
import { oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listComments as contract } from '../../contract.ts';
import { visibleComment } from '../find.ts';
import { viewerValues } from '../visible.ts';
import { commentColumns, commentView, type RawComment } from './comment-sql.ts';

/** Comments are numbered as they are written, so the number is where a page goes on. */
export const listComments: Handler<typeof contract> = async ({ input, actor, query }) => {
  const values = viewerValues(actor);
  const value = (one: unknown) => `$${values.push(one)}`;
  const rules = [`c.post_id = ${value(input.id)}::int`, visibleComment(actor)];
  const { id: after } = readKeyset(input.cursor, oldest);
  const from = Math.max(input.from ?? 1, after + 1);
  if (from > 1) rules.push(`c.number >= ${value(from)}::int`);
  const rows = await query<RawComment>(
    `comments-${isGuest(actor) ? 'guest' : 'member'}-${input.limit}${from > 1 ? '-from' : ''}`,
    `select ${commentColumns(actor)}, ${isGuest(actor) ? 'false' : isMutedText('$1', 'c.author_id')} as muted from comments c join users u on u.id = c.author_id
      where ${rules.join(' and ')} order by c.number limit ${input.limit + 1}`,
    values,
  );
  return pageOf(
    rows,
    input.limit,
    (raw) => commentView(raw, actor),
    ({ at, number }) => ({ at, id: number }),
  );
};
