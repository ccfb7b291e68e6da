import { type RawBuilder, sql } from 'kysely';
import { stateCodes } from '#platform/contract/postcodes.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { once } from '#platform/server/statement.ts';
import type { countProviders as contract } from '../contract.ts';
import { groupNames } from '../pure/ndis.ts';
import { accessFeatures, cities, limits, planManagements, serviceTypes, type TallyOf } from '../pure/options.ts';
import { isOpenNow } from './clocks.ts';
import { from } from './from.ts';
import { isListed } from './listed.ts';
import {
  asksEveryone,
  type Dimension,
  type Filters,
  type FiltersOn,
  filtersOn,
  hasVacancy,
  isAsked,
  isRegistered,
  isUsable,
  placeOf,
  wordsAsked,
} from './matching.ts';
import { type Counted, type KeptCount, keptCounts, keptNow, keptPoints, type Point, talliesOfAll } from './tallies.ts';

/** Of all choices, those without any too. */
const each = <T extends string>(values: readonly T[], counts: readonly Counted[]) =>
  values.map((value) => ({ value, count: counts.find((one) => one.value === value)?.count ?? 0 }));

const most = 60;
const mostLanguages = 40;

/** More choices than there are. */
const everything = 10_000;

interface Found {
  readonly total: number;
  readonly agency: number;
  readonly usable: number;
  readonly auslan: number;
  readonly vacancy: number;
  readonly openNow: number;
  readonly locations: Counted[];
  readonly states: Counted[];
  readonly serviceTypes: Counted[];
  readonly registrationGroups: Counted[];
  readonly supportCategories: Counted[];
  readonly features: Counted[];
  readonly languages: Counted[];
  readonly genders: Counted[];
}
export interface Counts extends Found {
  readonly points: Point[];
}

/** By its name, from what is kept of everyone; most first. */
function countsOf(kept: readonly KeptCount[]): Found {
  const of = (about: TallyOf): Counted[] =>
    kept.flatMap((one) => (one.about === about ? [{ value: one.value, count: one.count }] : []));
  const all = (about: TallyOf) => of(about)[0]?.count ?? 0;
  return {
    total: all('total'),
    agency: all('agency'),
    usable: all('usable'),
    auslan: all('auslan'),
    vacancy: all('vacancy'),
    openNow: all('hours'),
    locations: of('location'),
    states: of('state'),
    serviceTypes: of('serviceType'),
    registrationGroups: of('registrationGroup'),
    supportCategories: of('supportCategory'),
    features: of('feature'),
    languages: of('language'),
    genders: of('gender'),
  };
}

/** As many choices as are shown. */
const inBounds = (found: Found): Found => ({
  ...found,
  registrationGroups: found.registrationGroups.slice(0, most),
  supportCategories: found.supportCategories.slice(0, most),
  features: found.features.slice(0, most),
  languages: found.languages.slice(0, mostLanguages),
  genders: found.genders.slice(0, most),
});

/** Everyone who is listed, from what is kept of them: counting all anew would take longer with each of them. */
export async function countAll(query: Query, now: Date): Promise<Counts> {
  const { kept, points } = await talliesOfAll(query, now);
  return { ...inBounds(countsOf(kept)), points };
}

/** One filter: whom it leaves, or whom it leaves out where those are fewer, beside what is kept of everyone. */
interface Turning {
  readonly rule: RawBuilder<boolean>;
  /** What is kept (`k`) of those whom it leaves, so that no one has to be read to know which are fewer. */
  readonly held: RawBuilder<boolean>;
}

type Asked = Pick<Filters, Exclude<Dimension, 'openNow'>>;

/** Which rows of what is kept are of those whom one filter leaves. */
export function heldBy(dimension: Dimension, filters: Asked): RawBuilder<boolean> {
  const of = (about: TallyOf) => sql<boolean>`k.about = ${about}`;
  if (dimension === 'planManagement') return of(filters.planManagement === 'agency' ? 'agency' : 'usable');
  if (dimension === 'openNow') return of('hours');
  if (dimension === 'auslan' || dimension === 'vacancy') return of(dimension);
  if (dimension === 'language') {
    return sql`(${of('language')} and lower(k.value) = ${filters.language?.toLowerCase() ?? ''})`;
  }
  return sql`(${of(dimension)} and k.value = ${filters[dimension] ?? ''})`;
}

/**
 * One statement: what the words and the place leave is read once, with the filters that are on beside each row. A choice
 * counts what all other filters leave, so that it says how many it would lead to.
 */
export async function countFound(
  query: Query,
  now: Date,
  asked: RawBuilder<boolean>,
  on: FiltersOn,
  turning?: Turning,
) {
  const failed = [...on].map(([, rule]) => sql`(not ${rule})::int`);
  const howMany = sql<number>`${failed.length > 0 ? sql`${sql.join(failed, sql` + `)}` : sql`0`}`;
  const isTurned = sql<boolean>`coalesce((select w.yes from turned w), false)`;
  const isMost = turning
    ? sql<boolean>`(select 2 * coalesce(sum(k.count) filter (where ${turning.held}), 0)
        > coalesce(sum(k.count) filter (where k.about = 'total'), 0) from kept k)`
    : sql<boolean>`false`;
  const found = from
    .selectFrom('providers as p')
    .select(['p.state', 'p.suburb', 'p.postcode', 'p.lat', 'p.lng', 'p.city', 'p.service_types', 'p.groups'])
    .select(['p.categories', 'p.features', 'p.languages', 'p.genders', 'p.signs'])
    .select([
      isRegistered(now).as('agency'),
      isUsable(now).as('usable'),
      hasVacancy(now).as('vacant'),
      isOpenNow(now).as('open'),
      sql<boolean>`${howMany} = 0`.as('left'),
      ...[...on].map(([name, rule]) => rule.as(`is_${name}`)),
    ])
    .where(asked)
    .where(turning ? sql<boolean>`(coalesce(${turning.rule}, false) <> ${isTurned})` : sql<boolean>`true`)
    // What two filters leave out counts nowhere.
    .where(howMany, '<=', 1);
  // What is taken away from everyone has to be whole.
  const [atMost, languagesAtMost] = turning ? [everything, everything] : [most, mostLanguages];

  // Without the filter: whom it alone left out is there again.
  const left = (but?: Dimension) =>
    but && on.has(but) ? sql`(${sql.ref('f.left')} or not ${sql.ref(`f.is_${but}`)})` : sql.ref('f.left');
  // Many have the same choices: each set of them is taken apart once.
  const many = (column: string, but: Dimension, at = atMost) => sql<Counted[]>`(
    select coalesce(json_agg(json_build_object('value', x.value, 'count', x.count) order by x.count desc, x.value), '[]')
    from (select v.value, sum(s.count)::int as count
      from (select ${sql.ref(`f.${column}`)} as choices, count(*) as count from found f where ${left(but)} group by 1) s,
        unnest(s.choices) as v(value)
      group by v.value order by sum(s.count) desc, v.value limit ${at}::int) x)`;
  const one = (column: string, but?: Dimension) => sql<Counted[]>`(
    select coalesce(json_agg(json_build_object('value', x.value, 'count', x.count)), '[]')
    from (select ${sql.ref(`f.${column}`)} as value, count(*)::int as count from found f
      where ${left(but)} and ${sql.ref(`f.${column}`)} is not null group by 1) x)`;
  const that = (column: string, but: Dimension) =>
    sql<number>`(count(*) filter (where ${left(but)} and ${sql.ref(`f.${column}`)}))::int`;
  // A place of everyone’s, without those that are left out; or a place of those who are left.
  const points = sql<Point[]>`(
    select coalesce(json_agg(json_build_object('lat', x.lat, 'lng', x.lng, 'state', x.state, 'suburb', x.suburb,
      'postcode', x.postcode, 'count', x.count) order by x.count desc, x.suburb, x.postcode), '[]')
    from (select u.lat, u.lng, u.state, u.suburb, u.postcode, sum(u.n)::int as count
      from (select f.lat, f.lng, f.state, f.suburb, f.postcode, case when ${isTurned} then -count(*) else count(*) end as n
          from found f where ${left()} and f.lat is not null group by 1, 2, 3, 4, 5
        union all
        select k.lat, k.lng, k.state, k.suburb, k.postcode, k.count from ${keptPoints} k where ${isTurned}) u
      group by 1, 2, 3, 4, 5 having sum(u.n) > 0
      order by sum(u.n) desc, u.suburb, u.postcode limit ${limits.points}::int) x)`;

  const [row] = await query(
    once(
      from
        .with(
          (w) => w('kept').materialized(),
          () => (turning ? keptNow(now) : keptNow(now).where(sql<boolean>`false`)),
        )
        .with(
          (w) => w('turned').materialized(),
          () => from.selectNoFrom(isMost.as('yes')),
        )
        .with(
          (w) => w('found').materialized(),
          () => found,
        )
        .selectFrom('found as f')
        .select([
          sql<number>`(count(*) filter (where ${left()}))::int`.as('total'),
          that('agency', 'planManagement').as('agency'),
          that('usable', 'planManagement').as('usable'),
          that('signs', 'auslan').as('auslan'),
          that('vacant', 'vacancy').as('vacancy'),
          that('open', 'openNow').as('openNow'),
          one('city', 'location').as('locations'),
          one('state', 'state').as('states'),
          many('service_types', 'serviceType').as('serviceTypes'),
          many('groups', 'registrationGroup').as('registrationGroups'),
          many('categories', 'supportCategory').as('supportCategories'),
          many('features', 'feature').as('features'),
          many('languages', 'language', languagesAtMost).as('languages'),
          many('genders', 'gender').as('genders'),
          points.as('points'),
          keptCounts.as('kept'),
          isTurned.as('isTurned'),
        ]),
    ),
  );
  if (!row) throw new Error('Nothing was counted.');
  return row;
}

/** What one filter doesn’t narrow: its own choices. */
const ownCounts: Readonly<Record<Dimension, readonly (keyof Omit<Counts, 'points'>)[]>> = {
  location: ['locations'],
  state: ['states'],
  serviceType: ['serviceTypes'],
  registrationGroup: ['registrationGroups'],
  supportCategory: ['supportCategories'],
  planManagement: ['agency', 'usable'],
  feature: ['features'],
  language: ['languages'],
  gender: ['genders'],
  auslan: ['auslan'],
  vacancy: ['vacancy'],
  openNow: ['openNow'],
};

const orderOf = (a: Counted, b: Counted) => b.count - a.count || (a.value < b.value ? -1 : 1);

/** What is left of a choice’s counts once these are taken away. */
function less(all: readonly Counted[], out: readonly Counted[]): Counted[] {
  const gone = new Map(out.map(({ value, count }) => [value, count]));
  const rest = all.map(({ value, count }) => ({ value, count: count - (gone.get(value) ?? 0) }));
  return rest.filter(({ count }) => count > 0).toSorted(orderOf);
}

const without = (all: Found, out: Found): Found => ({
  total: all.total - out.total,
  agency: all.agency - out.agency,
  usable: all.usable - out.usable,
  auslan: all.auslan - out.auslan,
  vacancy: all.vacancy - out.vacancy,
  openNow: all.openNow - out.openNow,
  locations: less(all.locations, out.locations),
  states: less(all.states, out.states),
  serviceTypes: less(all.serviceTypes, out.serviceTypes),
  registrationGroups: less(all.registrationGroups, out.registrationGroups),
  supportCategories: less(all.supportCategories, out.supportCategories),
  features: less(all.features, out.features),
  languages: less(all.languages, out.languages),
  genders: less(all.genders, out.genders),
});

/**
 * One filter and nothing else. Whom it leaves is counted, or whom it leaves out where those are fewer; and its own
 * choices, which it doesn’t narrow, are those of everyone.
 */
export async function countUnderOne(
  query: Query,
  now: Date,
  filters: Asked,
  [dimension, rule]: readonly [Dimension, RawBuilder<boolean>],
): Promise<Counts> {
  const turning = { rule, held: heldBy(dimension, filters) };
  const { kept, isTurned, points, ...found } = await countFound(query, now, isListed('p'), new Map(), turning);
  const all = countsOf(kept);
  const left = isTurned ? without(all, found) : found;
  const own = Object.fromEntries(ownCounts[dimension].map((name) => [name, all[name]]));
  return { ...inBounds({ ...left, ...own }), points };
}

interface Asking {
  readonly filters: Filters;
  readonly asksAll: boolean;
  readonly asked: RawBuilder<boolean>;
}
function countAsked(query: Query, now: Date, { filters, asksAll, asked }: Asking) {
  const on = filtersOn(filters, now);
  const [one, another] = on;
  if (asksAll && !one) return countAll(query, now);
  return asksAll && one && !another ? countUnderOne(query, now, filters, one) : countFound(query, now, asked, on);
}

const byCode = (counts: readonly Counted[]) => counts.toSorted((a, b) => (a.value < b.value ? -1 : 1));

export const countProviders: Handler<typeof contract> = async ({ input, query, now }) => {
  const place = placeOf(input.near);
  const words = await wordsAsked(query, input);
  const asking = { filters: input, asksAll: asksEveryone(input, place, words), asked: isAsked(input, place, words) };
  const row = await countAsked(query, now, asking);
  const plans = { agency: row.agency, plan: row.usable, self: row.usable };
  return {
    total: row.total,
    place: place
      ? {
          kind: place.kind,
          label: place.label,
          state: place.kind === 'words' ? null : place.state,
          spot: place.kind === 'spot' ? place.spot : null,
        }
      : null,
    readAs: words.also.map(({ phrase }) => ({ words: phrase, group: groupNames[phrase] ? phrase : null })),
    locations: each(cities, row.locations),
    serviceTypes: each(serviceTypes, row.serviceTypes),
    registrationGroups: byCode(row.registrationGroups),
    supportCategories: byCode(row.supportCategories),
    planManagements: planManagements.map((value) => ({ value, count: plans[value] })),
    features: each(accessFeatures, row.features),
    languages: row.languages,
    genders: each(['woman', 'man', 'non_binary'] as const, row.genders),
    auslan: row.auslan,
    vacancy: row.vacancy,
    openNow: row.openNow,
    states: each(stateCodes, row.states),
    points: row.points,
  };
};
