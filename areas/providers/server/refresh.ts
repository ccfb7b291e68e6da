import { type RawBuilder, sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { columns, statement } from '#platform/server/statement.ts';
import { categoryNames, groupNames, registeredOnly } from '../pure/ndis.ts';
import type { CheckKind } from '../pure/options.ts';
import { from } from './from.ts';
import type { providers } from './tables.ts';

const p = columns<typeof providers>('p');

/** Distinct values of lists, of services that are offered or workers that are listed. */
const distinct = (table: 'provider_services' | 'provider_staff', value: string) => sql<string[]>`(
  select coalesce(array_agg(distinct v order by v), '{}') from ${sql.table(table)} x, ${sql.raw(value)} as v
  where x.provider_id = ${p.id} and x.is_active and v <> '')`;

const ofService = (name: string) => `unnest(array[x.${name}])`;

const forever = sql<string>`date '9999-12-31'`;
const longAgo = sql<string>`date '0001-01-01'`;

/** The last day on which the latest check of a kind holds. */
const until = (kind: CheckKind, endless: RawBuilder<string | null> = sql`null::date`) => sql<string | null>`(
  select case when c.result = 'confirmed' then coalesce(c.expiry, ${endless}) end
  from provider_checks c where c.provider_id = ${p.id} and c.kind = ${sql.lit(kind)} and c.staff_id is null
  order by c.id desc limit 1)`;

/** Of all listed workers the first to run out; null while one has none. */
const screened = sql<string | null>`(
  select case when count(*) > 0 and bool_and(k.result = 'confirmed' and k.expiry is not null) then min(k.expiry) end
  from provider_staff t left join lateral (
    select c.result, c.expiry from provider_checks c
    where c.provider_id = ${p.id} and c.kind = 'worker_screening' and c.staff_id = t.id order by c.id desc limit 1) k on true
  where t.provider_id = ${p.id} and t.is_active)`;

const services = (columns: RawBuilder<unknown>) =>
  sql`(select ${columns} from provider_services s where s.provider_id = ${p.id} and s.is_active)`;
const bound = sql.join(registeredOnly.map((code) => sql.lit(code)));

const names = (codes: Readonly<Record<string, string>>) =>
  sql.join(Object.entries(codes).map(([code, name]) => sql`(${sql.lit(code)}, ${sql.lit(name)})`));

/** What services are called, with the codes and names of their groups and categories: for the search. */
const words = sql<string>`coalesce((
  select string_agg(concat_ws(' ', s.name, left(s.description, 400), s.registration_group, g.name, c.name), E'\n')
  from provider_services s
    left join (values ${names(groupNames)}) as g(code, name) on g.code = s.registration_group
    left join (values ${names(categoryNames)}) as c(code, name) on c.code = s.category_code
  where s.provider_id = ${p.id} and s.is_active), '')
  || coalesce((select E'\n' || string_agg(concat_ws(' ', r.code, g.name), E'\n')
    from unnest(${p.registration_groups}) as r(code)
      left join (values ${names(groupNames)}) as g(code, name) on g.code = r.code), '')`;

const facts = statement((v: { id: number }) =>
  from
    .updateTable('providers as p')
    .set({
      service_types: distinct('provider_services', ofService('service_type')),
      categories: distinct('provider_services', ofService('category_code')),
      groups: sql<string[]>`(select coalesce(array_agg(distinct v order by v), '{}') from (
        select unnest(${p.registration_groups}) as v union all
        select s.registration_group from provider_services s where s.provider_id = ${p.id} and s.is_active) x where v <> '')`,
      features: distinct('provider_services', 'unnest(x.features)'),
      languages: distinct('provider_staff', 'unnest(x.languages)'),
      genders: distinct('provider_staff', 'unnest(array[x.gender])'),
      signs: sql<boolean>`(exists (select 1 from provider_services s where s.provider_id = ${p.id} and s.is_active
          and s.features @> array['auslan_available'])
        or exists (select 1 from provider_staff t, unnest(t.languages) l
          where t.provider_id = ${p.id} and t.is_active and lower(l) = 'auslan'))`,
      has_free_service: sql<boolean>`coalesce(${services(sql`bool_or(s.registration_group not in (${bound}))`)}, true)`,
      service_count: sql<number>`${services(sql`count(*)::int`)}`,
      from_hourly: sql<number | null>`${services(sql`min(s.unit_price) filter (where s.unit_type = 'hour')`)}`,
      service_words: words,
      vacancy_until: sql<
        string | null
      >`(select max(y.ends_on) from provider_vacancies y where y.provider_id = ${p.id})`,
      verified_until: until('identity', forever),
      registered_until: until('registration'),
      audited_until: until('audit'),
      liable_until: until('public_liability'),
      indemnified_until: until('professional_indemnity'),
      screened_until: screened,
      was_checked: sql<boolean>`exists (select 1 from provider_checks c where c.provider_id = ${p.id})`,
      rating_sum: sql<number>`(select coalesce(sum(r.rating), 0)::int from provider_reviews r
        where r.provider_id = ${p.id} and r.hidden_at is null)`,
      review_count: sql<number>`(select count(*)::int from provider_reviews r
        where r.provider_id = ${p.id} and r.hidden_at is null)`,
    })
    .where('p.id', '=', v.id),
);

/** Registration and audit are for those who say that they are registered, screening for those who list workers. */
const due = statement((v: { id: number }) =>
  from
    .updateTable('providers as p')
    .set({
      due_on: sql<string>`least(coalesce(${p.verified_until}, ${longAgo}), coalesce(${p.liable_until}, ${longAgo}),
        coalesce(${p.indemnified_until}, ${longAgo}),
        case when ${p.status} = 'unregistered' then ${forever} else coalesce(${p.registered_until}, ${longAgo}) end,
        case when ${p.status} = 'unregistered' then ${forever} else coalesce(${p.audited_until}, ${longAgo}) end,
        case when exists (select 1 from provider_staff t where t.provider_id = ${p.id} and t.is_active)
          then coalesce(${p.screened_until}, ${longAgo}) else ${forever} end)`,
    })
    .where('p.id', '=', v.id),
);

/** Brings what lists and searches read of a provider up to date; in the transaction of every change to what it has. */
export async function refresh(query: Query, id: number): Promise<void> {
  await query(facts, { id });
  await query(due, { id });
}
