import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { anyOf, moment, statement } from '#platform/server/statement.ts';
import { bookingRated } from '../contract.ts';
import { from } from './from.ts';

interface ExchangeRating {
  readonly kind: string;
  /** The thing that is rated. */
  readonly ref: number;
  /** What took place without a time: its number in the area of the kind. */
  readonly exchangeId: number;
  readonly authorId: number;
  readonly stars: number;
  readonly text: string;
}

const put = statement((v: ExchangeRating & { now: string }) =>
  from
    .insertInto('booking_ratings')
    .values({
      exchange_id: v.exchangeId,
      by_side: 'guest',
      author_id: v.authorId,
      kind: v.kind,
      ref: v.ref,
      stars: v.stars,
      text: v.text,
      created_at: moment(v.now),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'exchange_id']).doNothing())
    .returning('id'),
);

/** For an area whose things also take place without a time: its guest rates one, once. False: it is rated already. */
export async function rateExchange(
  { query, emit, now }: { readonly query: Query; readonly emit: Emit; readonly now: Date },
  rating: ExchangeRating,
): Promise<boolean> {
  const [rated] = await query(put, { ...rating, now: now.toISOString() });
  if (rated) await emit(bookingRated, { id: rated.id, authorId: rating.authorId });
  return rated !== undefined;
}

const given = statement((v: { kind: string; exchangeIds: readonly number[] }) =>
  from
    .selectFrom('booking_ratings as r')
    .select((e) => [e.ref('r.exchange_id').$notNull().as('exchangeId'), 'r.stars'])
    .where('r.kind', '=', v.kind)
    .where('r.exchange_id', '=', anyOf(v.exchangeIds)),
);

/** The stars of each of these exchanges that is rated. */
export async function exchangeStars(
  query: Query,
  kind: string,
  exchangeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (exchangeIds.length === 0) return new Map();
  return new Map((await query(given, { kind, exchangeIds })).map(({ exchangeId, stars }) => [exchangeId, stars]));
}
