import { type RawBuilder, sql } from 'kysely';
import type { Spot } from '#platform/contract/distance.ts';
import type { Input } from '#platform/contract/operation.ts';
import { postcodeError } from '#platform/contract/postcodes.ts';
import { type FoundPlace, findPlace } from '#platform/server/australia/places.ts';
import { isWithin } from '#platform/server/australia/spots.ts';
import type { Query } from '#platform/server/db.ts';
import { otherWordsForAll } from '#platform/server/other-words.ts';
import { problem } from '#platform/server/problem.ts';
import { likeText, type SearchWords, searchedText } from '#platform/server/search.ts';
import { columns } from '#platform/server/statement.ts';
import type { countProviders } from '../contract.ts';
import { cityMiddles } from '../pure/cities.ts';
import type { ShownStatus, Sort } from '../pure/options.ts';
import { isOpenNow, todayThere } from './clocks.ts';
import { isListed } from './listed.ts';
import type { providers } from './tables.ts';

export type Filters = Input<typeof countProviders>;

const p = columns<typeof providers>('p');

/** The place that was asked for. Digits that are no postcode are named at their field. */
export function placeOf(near: string | undefined): FoundPlace | undefined {
  if (!near) return undefined;
  const digits = /^\d{3,5}$/.exec(near)?.[0];
  const wrong = digits && postcodeError(digits);
  if (wrong) throw problem.invalid([{ field: 'near', rule: 'postcode', message: wrong }]);
  return findPlace(near);
}

/** What distances are from. */
export function spotAsked({ location }: Pick<Filters, 'location'>, place: FoundPlace | undefined): Spot | undefined {
  if (place) return place.kind === 'spot' ? place.spot : undefined;
  return location === 'all' ? undefined : cityMiddles[location];
}

export function assertSortable(sort: Sort, spot: Spot | undefined): void {
  if (sort !== 'distance' || spot) return;
  const message = 'Name a suburb, postcode or city that we know, so that we can measure from there.';
  throw problem.invalid([{ field: 'sort', rule: 'place', message }]);
}

type Typed = Pick<Filters, 'search' | 'exact'>;

/** What was typed in each of these searches, with other words for it. */
export async function wordsOfAll(query: Query, searches: readonly Typed[]): Promise<SearchWords[]> {
  const all = searches.map(({ search = '', exact }) => ({ typed: search.replaceAll(/\s+/g, ' ').trim(), exact }));
  const others = await otherWordsForAll(
    query,
    all.filter(({ exact }) => !exact).map(({ typed }) => typed),
  );
  return all.map(({ typed, exact }) => ({ typed, also: exact ? [] : (others.get(typed) ?? []), exact }));
}

export async function wordsAsked(query: Query, search: Typed): Promise<SearchWords> {
  const [words] = await wordsOfAll(query, [search]);
  if (!words) throw new Error('A search has words.');
  return words;
}

const has = (column: RawBuilder<string[]>, value: string) => sql<boolean>`${column} @> array[${value}::text]`;

function inWords(words: SearchWords): RawBuilder<boolean>[] {
  if (!words.typed) return [];
  const { typed, others } = searchedText(words);
  // Typed and nothing that can be looked for, such as “the”: the name may still be that.
  const named = sql`${p.name_key} like ${`%${likeText(words.typed.toLowerCase())}%`}`;
  const all = others ? sql`(${typed} || ${others})` : typed;
  return [sql`(${p.words} @@ ${all} or (numnode(${typed}) = 0 and ${named}))`];
}

function inPlace(place: FoundPlace | undefined, within: number | undefined): RawBuilder<boolean>[] {
  if (!place) return [];
  if (place.kind === 'spot') return within === undefined ? [] : [isWithin(p, place.spot, within)];
  if (place.kind === 'words') return [sql`${p.suburb} ilike ${`%${likeText(place.label)}%`}`];
  return [sql`${p.state} = ${place.state}`];
}

/** Registered today, by evidence. */
export const isRegistered = (now: Date) =>
  sql<boolean>`(${p.status} = 'active' and ${p.registered_until} is not null and ${p.registered_until} >= ${todayThere(now)})`;
export const hasVacancy = (now: Date) =>
  sql<boolean>`(${p.vacancy_until} is not null and ${p.vacancy_until} >= ${todayThere(now)})`;
/** An unregistered provider may be paid by a plan that the NDIA does not manage, save for some supports. */
export const isUsable = (now: Date) => sql<boolean>`(${p.has_free_service} or ${isRegistered(now)})`;

/** What the provider p must be whatever is counted: listed, in words and near enough. */
export const isAsked = ({ within }: Filters, place: FoundPlace | undefined, words: SearchWords): RawBuilder<boolean> =>
  sql`(${sql.join([isListed('p'), ...inWords(words), ...inPlace(place, within)], sql` and `)})`;

/** Neither words nor a place leave anyone out. */
export const asksEveryone = ({ within }: Filters, place: FoundPlace | undefined, words: SearchWords): boolean =>
  inWords(words).length === 0 && inPlace(place, within).length === 0;

export const dimensions = [
  'location',
  'state',
  'serviceType',
  'registrationGroup',
  'supportCategory',
  'planManagement',
  'feature',
  'language',
  'gender',
  'auslan',
  'vacancy',
  'openNow',
] as const;
export type Dimension = (typeof dimensions)[number];

export type FiltersOn = ReadonlyMap<Dimension, RawBuilder<boolean>>;

/** The filters that are on, each by itself. */
export function filtersOn(filters: Filters, now: Date): FiltersOn {
  const { location, state, serviceType, registrationGroup, supportCategory, planManagement, feature, gender } = filters;
  const language = filters.language?.toLowerCase();
  const on: Partial<Record<Dimension, RawBuilder<boolean> | false | undefined | ''>> = {
    location: location !== 'all' && sql<boolean>`coalesce(${p.city} = ${location}, false)`,
    state: state && sql<boolean>`${p.state} = ${state}`,
    serviceType: serviceType !== 'all' && has(p.service_types, serviceType),
    registrationGroup: registrationGroup && has(p.groups, registrationGroup),
    supportCategory: supportCategory && has(p.categories, supportCategory),
    planManagement: planManagement && (planManagement === 'agency' ? isRegistered(now) : isUsable(now)),
    feature: feature && has(p.features, feature),
    language: language && sql<boolean>`exists (select 1 from unnest(${p.languages}) l where lower(l) = ${language})`,
    gender: gender && has(p.genders, gender),
    auslan: filters.auslan && sql<boolean>`${p.signs}`,
    vacancy: filters.vacancy && hasVacancy(now),
    openNow: filters.openNow && isOpenNow(now),
  };
  return new Map(dimensions.flatMap((each) => (on[each] ? [[each, on[each]] as const] : [])));
}

/** Seen on the business register, and that check has not run out. */
export const isVerifiedNow = (now: Date) =>
  sql<boolean>`(${p.status} <> 'suspended' and coalesce(${p.verified_until} >= ${todayThere(now)}, false))`;

/** The status that is shown today: what has run out is no longer active. */
export function hasStatus(status: ShownStatus, now: Date): RawBuilder<boolean> {
  if (status === 'active') return isRegistered(now);
  if (status === 'expired') {
    return sql`(${p.status} = 'active' and coalesce(${p.registered_until} < ${todayThere(now)}, false))`;
  }
  if (status === 'pending') {
    return sql`(${p.status} = 'pending' or (${p.status} = 'active' and ${p.registered_until} is null))`;
  }
  return sql`${p.status} = ${status}`;
}
