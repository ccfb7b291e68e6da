import type { Query } from '#platform/server/db.ts';
import { place } from '#platform/server/place.ts';

/** What stands above every conversation with a member; empty: nothing. */
export type PaceCardOf = (query: Query, userId: number) => Promise<string>;

/** Filled by the area in which members write to each other. It is part of “How to talk with me”, for the same readers. */
export const paceCards = place<PaceCardOf>('pace cards');

export async function paceCardOf(query: Query, userId: number): Promise<string> {
  const cards = await Promise.all(paceCards.now().map((card) => card(query, userId)));
  return cards.find((card) => card !== '') ?? '';
}
