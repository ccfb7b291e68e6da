import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import type { listEasyOffers as contract } from '../../contract.ts';
import { easyOfferRows, easyOfferView } from './easy-offers.ts';

interface Asked {
  readonly viewer: number;
  readonly postId: number;
  readonly at: string;
  readonly id: number;
}

const open = choice((limit: number, isNext: boolean) =>
  statement((v: Asked) => {
    const page = easyOfferRows()
      .where('o.post_id', '=', v.postId)
      .where('o.status', '=', 'open')
      .where((e) => notBlocked(v.viewer, e.ref('o.author_id')))
      .orderBy('o.created_at')
      .orderBy('o.id')
      .limit(sql.lit(limit + 1));
    return isNext
      ? page.where((e) => sql<boolean>`(${e.ref('o.created_at')}, ${e.ref('o.id')}) > (${moment(v.at)}, ${v.id}::int)`)
      : page;
  }),
);

export const listEasyOffers: Handler<typeof contract> = async ({ input, principal, query }) => {
  const start = readKeyset(input.cursor, oldest);
  const isNext = input.cursor !== undefined;
  const rows = await query(open(input.limit, isNext), { viewer: principal.id, postId: input.id, ...start });
  return pageOf(rows, input.limit, easyOfferView, (row) => row);
};
