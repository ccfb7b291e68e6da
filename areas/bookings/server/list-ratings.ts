import { notBlocked } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { type After, after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listRatings as contract } from '../contract.ts';
import { ratingRows, ratingView } from './ratings.ts';

const page = statement((v: After & { kind: string; ref: number; viewer: number; limit: number }) =>
  ratingRows()
    .where('r.kind', '=', v.kind)
    .where('r.ref', '=', v.ref)
    .where('r.by_side', '=', 'guest')
    .where('r.hidden_at', 'is', null)
    .where((e) => notBlocked(v.viewer, e.ref('r.author_id')))
    .where((e) => isOlder(e.ref('r.created_at'), e.ref('r.id'), v))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(v.limit),
);

export const listRatings: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { kind, ref, limit, cursor } = input;
  const asked = { kind, ref, viewer: principal.id, limit: limit + 1, ...after(readKeyset(cursor, newest)) };
  return pageOf(await query(page, asked), limit, ratingView, ({ at, ratingId }) => ({ at, id: ratingId }));
};
