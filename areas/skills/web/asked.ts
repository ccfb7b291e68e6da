import type { SkillFeature } from '../contract.ts';
import {
  categories,
  type Delivery,
  deliveries,
  limits,
  type Payment,
  payments,
  type SkillCategory,
} from '../pure/options.ts';
import { skillFeatureGroups } from './features.ts';

export const tabs = ['browse', 'listings', 'bookings', 'create'] as const;
export type Tab = (typeof tabs)[number];

/** What the address asks for. */
export interface Asked {
  readonly search?: string;
  readonly category?: SkillCategory;
  readonly payment?: Payment;
  /** Whole dollars, as in the address. */
  readonly from?: number;
  readonly to?: number;
  readonly delivery?: Delivery;
  readonly feature?: SkillFeature;
  readonly offering: boolean;
  readonly seeking: boolean;
}

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((one) => one === given);

/** A whole number of dollars; anything else is as if it was not there. */
export function dollarsIn(text: string | null): number | undefined {
  if (!text || !/^\d{1,5}$/.test(text)) return undefined;
  const dollars = Number(text);
  return dollars * 100 <= limits.price ? dollars : undefined;
}

export const tabIn = (query: URLSearchParams): Tab => oneOf(tabs, query.get('tab')) ?? 'browse';

/** Whatever the address holds that is not known is left out. */
export function askedIn(query: URLSearchParams): Asked {
  const search = query.get('search')?.trim().slice(0, limits.search);
  const category = oneOf(categories, query.get('category'));
  const payment = oneOf(payments, query.get('payment'));
  const delivery = oneOf(deliveries, query.get('delivery'));
  const feature = oneOf(
    skillFeatureGroups.flatMap(({ features }) => features),
    query.get('feature'),
  );
  const from = dollarsIn(query.get('from'));
  const to = dollarsIn(query.get('to'));
  return {
    offering: query.get('offering') !== 'false',
    seeking: query.get('seeking') !== 'false',
    ...(search && { search }),
    ...(category && { category }),
    ...(payment && { payment }),
    ...(delivery && { delivery }),
    ...(feature && { feature }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** What takes every filter out of the address. */
export const noFilters = {
  search: null,
  category: null,
  payment: null,
  from: null,
  to: null,
  delivery: null,
  feature: null,
  offering: null,
  seeking: null,
} as const;

export const isNarrowed = ({ offering, seeking, ...rest }: Asked): boolean =>
  !offering || !seeking || Object.keys(rest).length > 0;

/** The call's query: cents instead of dollars, and nothing of what is on by default. */
export const queryOf = ({ from, to, offering, seeking, ...rest }: Asked) => ({
  ...rest,
  ...(from !== undefined && { minPrice: from * 100 }),
  ...(to !== undefined && { maxPrice: to * 100 }),
  ...(!offering && { offering: 'false' }),
  ...(!seeking && { seeking: 'false' }),
});
