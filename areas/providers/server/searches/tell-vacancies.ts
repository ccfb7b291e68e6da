import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { longJob } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { isThere, moment, once, statement } from '#platform/server/statement.ts';
import { providerVacancyFound } from '../../contract.ts';
import { todayThere } from '../clocks.ts';
import { from } from '../from.ts';
import { isListed } from '../listed.ts';
import { type Filters, filtersOn, isAsked, placeOf, wordsOfAll } from '../matching.ts';
import { readQuery } from './read-query.ts';

/** Searches that one statement asks about. */
const atOnce = 50;

const untold = (now: Date) =>
  from
    .selectFrom('provider_vacancies as y')
    .innerJoin('providers as p', 'p.id', 'y.provider_id')
    .leftJoin('provider_services as s', 's.id', 'y.service_id')
    .select([
      'y.id',
      'y.provider_id as providerId',
      'p.listed_by as ownerId',
      's.service_type as serviceType',
      's.registration_group as registrationGroup',
      's.category_code as supportCategory',
    ])
    .where('y.told_at', 'is', null)
    .where(isListed('p'))
    .where('p.suspended_at', 'is', null)
    .where((e) => sql<boolean>`${e.ref('y.ends_on')} >= ${todayThere(now)}`)
    .orderBy('y.id')
    .limit(200);

interface Vacancy {
  readonly id: number;
  readonly providerId: number;
  readonly ownerId: number | null;
  /** Null: of all services. */
  readonly serviceType: string | null;
  readonly registrationGroup: string | null;
  readonly supportCategory: string | null;
}

/** Of people who don’t run the listing: they know. */
const page = statement((v: { providerId: number; ownerId: number; after: number; most: number }) =>
  from
    .selectFrom('provider_searches as s')
    .select(['s.id', 's.user_id as userId', 's.query'])
    .where('s.id', '>', v.after)
    .where('s.user_id', '<>', v.ownerId)
    .where((e) =>
      e.not(
        isThere(
          from
            .selectFrom('provider_members as h')
            .where('h.provider_id', '=', v.providerId)
            .where('h.user_id', '=', e.ref('s.user_id'))
            .where('h.joined_at', 'is not', null),
        ),
      ),
    )
    .where((e) => notBlocked(v.ownerId, e.ref('s.user_id')))
    .orderBy('s.id')
    .limit(v.most),
);
const told = statement((v: { id: number; now: string }) =>
  from
    .updateTable('provider_vacancies')
    .set({ told_at: moment(v.now) })
    .where('id', '=', v.id),
);

/** The service that has space is one that was asked for. */
const isOfService = (vacancy: Vacancy, { serviceType, registrationGroup, supportCategory }: Filters): boolean =>
  vacancy.serviceType === null ||
  ((serviceType === 'all' || serviceType === vacancy.serviceType) &&
    (!registrationGroup || registrationGroup === vacancy.registrationGroup) &&
    (!supportCategory || supportCategory === vacancy.supportCategory));

type Saved = { readonly id: number; readonly userId: number; readonly query: string };

/** Those of these searches that find the provider of the vacancy, asked in one statement. */
async function finding(query: Query, vacancy: Vacancy, searches: readonly Saved[], now: Date): Promise<Saved[]> {
  const fitting = searches.flatMap((search) => {
    const filters = readQuery(search.query)?.filters;
    return filters && isOfService(vacancy, filters) ? [{ search, filters }] : [];
  });
  const words = await wordsOfAll(
    query,
    fitting.map(({ filters }) => filters),
  );
  const asked = fitting.flatMap(({ search, filters }, at) => {
    const typed = words[at];
    if (!typed) return [];
    const rules = [isAsked(filters, placeOf(filters.near), typed), ...filtersOn(filters, now).values()];
    return [{ search, rule: sql<boolean>`(${sql.join(rules, sql` and `)})` }];
  });
  if (asked.length === 0) return [];
  const found = from
    .selectFrom('providers as p')
    .select(sql<boolean[]>`array[${sql.join(asked.map(({ rule }) => rule))}]`.as('found'))
    .where('p.id', '=', vacancy.providerId);
  const [row] = await query(once(found));
  return asked.flatMap(({ search }, at) => (row?.found[at] ? [search] : []));
}

/** What was told stays told, also when this run ends before the last search. */
async function tell(query: Query, emit: Emit, vacancy: Vacancy, found: readonly Saved[]): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map(({ userId }) => ({ vacancy_id: vacancy.id, user_id: userId }));
  const fresh = await query(
    once(
      from
        .insertInto('provider_vacancies_told')
        .values(rows)
        .onConflict((on) => on.doNothing())
        .returning('user_id as userId'),
    ),
  );
  for (const { userId } of fresh) {
    await emit(providerVacancyFound, { userId, providerId: vacancy.providerId, vacancyId: vacancy.id });
  }
}

/**
 * Tells who saved a search that finds a provider with a new vacancy: each member once for each vacancy. A listing that
 * is published later is told of then. Each page of searches has a transaction of its own.
 */
export const tellVacancies = longJob('providers.tell-vacancies', '*/5 * * * *', async ({ query, now, services }) => {
  for (const vacancy of await query(once(untold(now)))) {
    try {
      for (let after = 0, isMore = true; isMore; ) {
        isMore = await services.transaction(async (db, emit) => {
          const inside = queryIn(db);
          const searches = await inside(page, {
            providerId: vacancy.providerId,
            ownerId: vacancy.ownerId ?? 0,
            after,
            most: atOnce,
          });
          await tell(inside, emit, vacancy, await finding(inside, vacancy, searches, now));
          after = searches.at(-1)?.id ?? after;
          return searches.length === atOnce;
        });
      }
      await services.transaction((db) => queryIn(db)(told, { id: vacancy.id, now: now.toISOString() }));
    } catch (err) {
      services.log.error({ err, vacancy: vacancy.id }, 'A vacancy could not be told of; it is tried again next time');
    }
  }
});
