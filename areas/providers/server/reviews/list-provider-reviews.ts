import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { after, exactTime, newest, oldest, readKeyset, writeKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { once } from '#platform/server/statement.ts';
import type { listProviderReviews as contract } from '../../contract.ts';
import { reviewView, shownReviews } from './reviews.ts';

/** By rating the cursor carries the rating before the time: "4/…". */
function readRated(cursor: string | undefined, falls: boolean) {
  if (cursor === undefined) return { rating: falls ? 6 : 0, ...newest };
  const [, rating, rest] = /^([1-5])\/(.+)$/.exec(cursor) ?? [];
  if (!rating) throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
  return { rating: Number(rating), ...readKeyset(rest, newest) };
}

export const listProviderReviews: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { id, stars, replied, sort, limit, cursor } = input;
  let rows = shownReviews(principal.id)
    .select((e) => exactTime(e.ref('r.created_at')).as('exactly'))
    .where('r.provider_id', '=', id)
    .limit(limit + 1);
  if (stars) rows = rows.where('r.rating', '=', stars);
  if (replied) rows = rows.where('r.response', '<>', '');
  const time = sql.ref('r.created_at');
  const key = sql.ref('r.id');
  const isRated = sort === 'lowest' || sort === 'highest';
  if (isRated) {
    const from = readRated(cursor, sort === 'highest');
    const [less, more] = sort === 'highest' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
    rows = rows
      .where(
        sql<boolean>`(${sql.ref('r.rating')} ${less} ${from.rating}::int or (${sql.ref('r.rating')} = ${from.rating}::int
          and (${time}, ${key}) < (${from.at}::timestamptz, ${from.id}::int)))`,
      )
      .orderBy(sql`${sql.ref('r.rating')} ${more}, ${time} desc, ${key} desc`);
  } else {
    const rises = sort === 'oldest';
    const { at, atId } = after(readKeyset(cursor, rises ? oldest : newest));
    const [than, way] = rises ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
    rows = rows
      .where(sql<boolean>`(${time}, ${key}) ${than} (${at}::timestamptz, ${atId}::int)`)
      .orderBy(sql`${time} ${way}, ${key} ${way}`);
  }
  const found = await query(once(rows));
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next = last && writeKeyset({ at: last.exactly, id: last.reviewId });
  return {
    items: shown.map(reviewView),
    next: found.length > limit && last ? `${isRated ? `${last.rating}/` : ''}${next}` : undefined,
  };
};
