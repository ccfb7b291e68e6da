import { type StateCode, stateCodes } from '#platform/contract/postcodes.ts';
import {
  type AccessFeature,
  accessFeatures,
  type City,
  cities,
  distances,
  genders,
  limits,
  type PlanManagement,
  planManagements,
  type ServiceType,
  type Sort,
  serviceTypes,
  sorts,
} from '../pure/options.ts';

/** What the address asks for. */
export interface Filters {
  readonly search?: string;
  /** Only these words, no other words for the same thing. */
  readonly exact?: true;
  readonly location?: City;
  readonly near?: string;
  readonly within?: number;
  readonly state?: StateCode;
  readonly serviceType?: ServiceType;
  readonly registrationGroup?: string;
  readonly supportCategory?: string;
  readonly planManagement?: PlanManagement;
  readonly feature?: AccessFeature;
  readonly language?: string;
  readonly gender?: 'woman' | 'man' | 'non_binary';
  readonly auslan?: true;
  readonly vacancy?: true;
  readonly openNow?: true;
}

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((one) => one === given);
const textIn = (given: string | null, most: number) => given?.trim().slice(0, most) || undefined;
const flags = ['exact', 'auslan', 'vacancy', 'openNow'] as const;

/** Whatever the address holds that is not known is left out. */
export function filtersIn(query: URLSearchParams): Filters {
  const found = {
    search: textIn(query.get('search'), limits.search),
    location: oneOf(cities, query.get('location')),
    near: textIn(query.get('near'), limits.search),
    within: distances.find((km) => String(km) === query.get('within')),
    state: oneOf(stateCodes, query.get('state')),
    serviceType: oneOf(serviceTypes, query.get('serviceType')),
    registrationGroup: /^01\d\d$/.exec(query.get('registrationGroup') ?? '')?.[0],
    supportCategory: /^\d\d$/.exec(query.get('supportCategory') ?? '')?.[0],
    planManagement: oneOf(planManagements, query.get('planManagement')),
    feature: oneOf(accessFeatures, query.get('feature')),
    language: textIn(query.get('language'), limits.word),
    gender: oneOf(genders, query.get('gender')) || undefined,
    ...Object.fromEntries(flags.map((flag) => [flag, query.get(flag) === 'true' || undefined])),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Filters;
}

/** Distance needs a place to measure from. */
export const canSortByDistance = ({ near, location }: Filters): boolean => Boolean(near || location);

export function sortIn(query: URLSearchParams, filters: Filters): Sort {
  const sort = oneOf(sorts, query.get('sort')) ?? 'rating';
  return sort === 'distance' && !canSortByDistance(filters) ? 'rating' : sort;
}

/** What takes every filter and the order out of the address. */
export const noFilters = {
  search: null,
  exact: null,
  location: null,
  near: null,
  within: null,
  state: null,
  serviceType: null,
  registrationGroup: null,
  supportCategory: null,
  planManagement: null,
  feature: null,
  language: null,
  gender: null,
  auslan: null,
  vacancy: null,
  openNow: null,
  sort: null,
} as const;

const besideTheForm = ['search', 'near', 'within', 'exact'] as const;

/** How many filters beside the search form are on. */
export const countMore = (filters: Filters): number =>
  Object.keys(filters).filter((key) => !besideTheForm.some((one) => one === key)).length;
export const isNarrowed = (filters: Filters): boolean => Object.keys(filters).length > 0;

/** The call's query. */
export function queryOf({ exact, auslan, vacancy, openNow, ...rest }: Filters) {
  return {
    ...rest,
    ...(exact && { exact: 'true' }),
    ...(auslan && { auslan: 'true' }),
    ...(vacancy && { vacancy: 'true' }),
    ...(openNow && { openNow: 'true' }),
  };
}

/** What a saved search keeps: what is open just now is no lasting wish. */
const lasting = ({ openNow: _, ...filters }: Filters): Filters => filters;
export const canBeSaved = (filters: Filters): boolean =>
  Object.keys(lasting(filters)).some((key) => key !== 'exact' && key !== 'within');

/** The same as in the address. */
export const searchText = (filters: Filters): string =>
  new URLSearchParams(Object.entries(queryOf(lasting(filters))).map(([key, value]) => [key, String(value)])).toString();

/** Numbers of the providers to compare, each once. */
export function comparedIn(query: URLSearchParams): readonly number[] {
  const given = (query.get('compare') ?? '').slice(0, 80).split(',');
  const ids = given.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
  return [...new Set(ids)].slice(0, limits.compared);
}
