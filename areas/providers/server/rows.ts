import { type RawBuilder, sql } from 'kysely';
import type { Spot } from '#platform/contract/distance.ts';
import { metresFrom } from '#platform/server/australia/spots.ts';
import { columns, type QueryRow } from '#platform/server/statement.ts';
import type { Vacancy } from '../contract.ts';
import { isEnquiryOnly } from './bookings/rows.ts';
import { todayThere } from './clocks.ts';
import { from } from './from.ts';
import type { providers } from './tables.ts';

const p = columns<typeof providers>('p');

/** A date as answers carry it. */
export const day = <T extends string | null>(column: RawBuilder<T>): RawBuilder<T> =>
  sql`to_char(${column}, 'YYYY-MM-DD')`;

/** What the status of the provider p today is made of. */
export const proved = [
  'p.status',
  'p.zone',
  'p.standards_met as standardsMet',
  'p.was_checked as wasChecked',
  day(p.verified_until).as('verifiedUntil'),
  day(p.registered_until).as('registeredUntil'),
  day(p.audited_until).as('auditedUntil'),
  day(p.liable_until).as('liableUntil'),
  day(p.indemnified_until).as('indemnifiedUntil'),
  day(p.screened_until).as('screenedUntil'),
] as const;

/** Vacancies that have not ended, the one that ends last first. */
const vacancies = (now: Date) => sql<Vacancy[]>`(
  select coalesce(json_agg(json_build_object('id', v.id, 'serviceId', v.service_id, 'serviceName', coalesce(s.name, ''),
      'words', v.words, 'postcodes', v.postcodes, 'startsOn', to_char(v.starts_on, 'YYYY-MM-DD'),
      'endsOn', to_char(v.ends_on, 'YYYY-MM-DD'), 'renewedOn', to_char(v.renewed_on, 'YYYY-MM-DD'))
      order by v.ends_on desc, v.id desc), '[]')
  from provider_vacancies v left join provider_services s on s.id = v.service_id
  where v.provider_id = ${p.id} and v.ends_on >= ${todayThere(now)})`;

type FirstService = { id: number; serviceName: string; serviceType: 'core' | 'capacity_building' | 'capital' };

/** PROVIDERS-09 */
const firstServices = sql<FirstService[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'serviceName', s.name, 'serviceType', s.service_type)
      order by s.name, s.id), '[]')
  from (select id, name, service_type from provider_services
    where provider_id = ${p.id} and is_active order by name, id limit 3) s)`;

export interface Viewing {
  readonly viewer: number;
  readonly now: Date;
  readonly spot?: Spot | undefined;
}

/** Providers p with what a list shows of them. */
export const cards = ({ viewer, now, spot }: Viewing) =>
  from
    .selectFrom('providers as p')
    .select([
      'p.id',
      'p.listed_by as ownerId',
      'p.business_name as businessName',
      'p.trading_name as tradingName',
      'p.logo_url as logoUrl',
      'p.suburb',
      'p.state',
      'p.postcode',
      'p.is_premium as isPremium',
      'p.rating_sum as ratingSum',
      'p.review_count as reviewCount',
      'p.service_count as serviceCount',
      'p.service_areas as serviceAreas',
      'p.features',
      'p.languages',
      'p.has_free_service as hasFreeService',
      'p.from_hourly as fromHourly',
      'p.opens',
      'p.closes',
      sql<Record<string, { name: string; open: number; close: number }>>`p.special_days`.as('specialDays'),
      'p.registration_groups as registrationGroups',
    ])
    .select(proved)
    .select([
      sql<boolean>`${p.published_at} is not null`.as('isActive'),
      isEnquiryOnly.as('enquiryOnly'),
      firstServices.as('services'),
      vacancies(now).as('vacancies'),
      (spot ? metresFrom(p, spot) : sql<number | null>`null::int`).as('metres'),
      sql<boolean>`exists (select 1 from saved_providers f
        where f.provider_id = ${p.id} and f.user_id = ${viewer}::int)`.as('saved'),
    ]);

export type CardRow = QueryRow<ReturnType<typeof cards>>;
