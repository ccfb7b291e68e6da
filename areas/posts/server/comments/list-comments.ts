import { sql } from 'kysely';
import { isMuted } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import { choice, statement } from '#platform/server/statement.ts';
import type { listComments as contract } from '../../contract.ts';
import { isCommentVisible } from '../find.ts';
import { commentRows, commentView } from './comment-sql.ts';

interface Ask {
  readonly id: number;
  readonly limit: number;
  readonly from?: number | undefined;
  readonly cursor?: string | undefined;
}

interface Values {
  readonly viewer: number;
  readonly id: number;
  readonly least: number;
}

const pageBy = choice((guest: boolean, limit: number, goesOn: boolean) =>
  statement((v: Values) => {
    const viewer = guest ? undefined : v.viewer;
    const page = commentRows(viewer)
      .select((e) => (viewer === undefined ? sql<boolean>`false` : isMuted(viewer, e.ref('c.author_id'))).as('muted'))
      .where('c.post_id', '=', v.id)
      .where(isCommentVisible(viewer, 'c'))
      .orderBy('c.number')
      .limit(sql.lit(limit + 1));
    return goesOn ? page.where('c.number', '>=', v.least) : page;
  }),
);

/** Comments are numbered as they are written, so the number is where a page goes on: the last costs what the first does. */
export function commentsQuery(viewer: Principal, { id, limit, from, cursor }: Ask) {
  const least = Math.max(from ?? 1, readKeyset(cursor, oldest).id + 1);
  return { page: pageBy(isGuest(viewer), limit, least > 1), values: { viewer: viewer.id, id, least } };
}

export const listComments: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { page, values } = commentsQuery(principal, input);
  return pageOf(
    await query(page, values),
    input.limit,
    (raw) => commentView(raw, principal),
    ({ at, number }) => ({ at, id: number }),
  );
};
