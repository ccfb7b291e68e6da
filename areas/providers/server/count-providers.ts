import { type RawBuilder, sql } from 'kysely';
import { stateCodes } from '#platform/contract/postcodes.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { once } from '#platform/server/statement.ts';
import type { countProviders as contract } from '../contract.ts';
import { groupNames } from '../pure/ndis.ts';
import { accessFeatures, cities, limits, planManagements, serviceTypes } from '../pure/options.ts';
import { isOpenNow } from './clocks.ts';
import { from } from './from.ts';
import {
  asksEveryone,
  type Dimension,
  type FiltersOn,
  filtersOn,
  hasVacancy,
  isAsked,
  isRegistered,
  isUsable,
  placeOf,
  wordsAsked,
} from './matching.ts';
import { type Counted, type Point, talliesOfAll } from './tallies.ts';

/** Of all choices, those without any too. */
const each = <T extends string>(values: readonly T[], counts: readonly Counted[]) =>
  values.map((value) => ({ value, count: counts.find((one) => one.value === value)?.count ?? 0 }));

const most = 60;
const mostLanguages = 40;

/** Everyone who is listed, from what is kept of them: counting all anew would take longer with each of them. */
export async function countAll(query: Query, now: Date) {
  const { of, all, points } = await talliesOfAll(query, now);
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
    registrationGroups: of('registrationGroup').slice(0, most),
    supportCategories: of('supportCategory').slice(0, most),
    features: of('feature').slice(0, most),
    languages: of('language').slice(0, mostLanguages),
    genders: of('gender').slice(0, most),
    points,
  };
}

/**
 * One statement: what the words and the place leave is read once, with the filters that are on beside each row. A choice
 * counts what all other filters leave, so that it says how many it would lead to.
 */
export async function countFound(query: Query, now: Date, asked: RawBuilder<boolean>, on: FiltersOn) {
  const failed = [...on].map(([, rule]) => sql`(not ${rule})::int`);
  const howMany = sql<number>`${failed.length > 0 ? sql`${sql.join(failed, sql` + `)}` : sql`0`}`;
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
    // What two filters leave out counts nowhere.
    .where(howMany, '<=', 1);

  // Without the filter: whom it alone left out is there again.
  const left = (but?: Dimension) =>
    but && on.has(but) ? sql`(${sql.ref('f.left')} or not ${sql.ref(`f.is_${but}`)})` : sql.ref('f.left');
  // Many have the same choices: each set of them is taken apart once.
  const many = (column: string, but: Dimension, at = most) => sql<Counted[]>`(
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
  const points = sql<Point[]>`(
    select coalesce(json_agg(json_build_object('lat', x.lat, 'lng', x.lng, 'state', x.state, 'suburb', x.suburb,
      'postcode', x.postcode, 'count', x.count) order by x.count desc, x.suburb, x.postcode), '[]')
    from (select f.lat, f.lng, f.state, f.suburb, f.postcode, count(*)::int as count from found f
      where ${left()} and f.lat is not null group by 1, 2, 3, 4, 5
      order by count(*) desc, f.suburb, f.postcode limit ${limits.points}::int) x)`;

  const [row] = await query(
    once(
      from
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
          many('languages', 'language', mostLanguages).as('languages'),
          many('genders', 'gender').as('genders'),
          points.as('points'),
        ]),
    ),
  );
  if (!row) throw new Error('Nothing was counted.');
  return row;
}

const byCode = (counts: readonly Counted[]) => counts.toSorted((a, b) => (a.value < b.value ? -1 : 1));

export const countProviders: Handler<typeof contract> = async ({ input, query, now }) => {
  const place = placeOf(input.near);
  const words = await wordsAsked(query, input);
  const on = filtersOn(input, now);
  const row =
    on.size === 0 && asksEveryone(input, place, words)
      ? await countAll(query, now)
      : await countFound(query, now, isAsked(input, place, words), on);
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
