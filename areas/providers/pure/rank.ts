import type { Sort } from './options.ts';

/** What is shown of a provider in a list, as far as its order goes. Nothing else counts. */
export interface Ranked {
  readonly businessName: string;
  readonly averageRating: number | null;
  readonly reviewCount: number;
  readonly distanceKm: number | null;
}

const byName = (a: Ranked, b: Ranked) => {
  const [one, other] = [a.businessName.toLowerCase(), b.businessName.toLowerCase()];
  return one < other ? -1 : Number(one > other);
};
const byRating = (a: Ranked, b: Ranked) => (b.averageRating ?? 0) - (a.averageRating ?? 0);
const byReviews = (a: Ranked, b: Ranked) => b.reviewCount - a.reviewCount;
const byDistance = (a: Ranked, b: Ranked) =>
  (a.distanceKm ?? Number.POSITIVE_INFINITY) === (b.distanceKm ?? Number.POSITIVE_INFINITY)
    ? 0
    : (a.distanceKm ?? Number.POSITIVE_INFINITY) - (b.distanceKm ?? Number.POSITIVE_INFINITY);

const orders: Readonly<Record<Sort, readonly ((a: Ranked, b: Ranked) => number)[]>> = {
  rating: [byRating, byReviews, byName],
  reviews: [byReviews, byRating, byName],
  distance: [byDistance, byName],
  name: [byName],
};

/** C-48. For `toSorted`. */
export const inOrder =
  (sort: Sort) =>
  (a: Ranked, b: Ranked): number => {
    for (const compare of orders[sort]) {
      const less = compare(a, b);
      if (less !== 0) return less;
    }
    return 0;
  };
