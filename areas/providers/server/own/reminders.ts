import { sql } from 'kysely';
import { type Job, job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { columns, once } from '#platform/server/statement.ts';
import { providerEndsSoon } from '../../contract.ts';
import { type CheckKind, reminderDays, vacancyWarningDays } from '../../pure/options.ts';
import { todayThere } from '../clocks.ts';
import type { providers } from '../tables.ts';

const p = columns<typeof providers>('p');
/** Of one run; the next one has the rest. */
const most = 500;

interface Ending {
  readonly id: number;
  readonly kind: CheckKind;
  readonly endsOn: string;
}

/** The nearest of its days, so that what was overdue while nothing ran is told once. */
const stage = sql`(case when x.left <= ${sql.lit(reminderDays[2])} then ${sql.lit(reminderDays[2])}
  when x.left <= ${sql.lit(reminderDays[1])} then ${sql.lit(reminderDays[1])} else ${sql.lit(reminderDays[0])} end)`;

/** Papers of listings that someone runs: those of the listing itself, and the clearances of its listed workers. */
const endingPapers = (now: Date) =>
  once(sql<Ending>`with x as materialized (
    select e.id, e.kind, e.ends_on, e.ends_on - ${todayThere(now)} as left
    from (
      select ${p.id}, ${p.zone}, u.kind, u.ends_on from providers p
        cross join lateral (values ('registration', ${p.registered_until}), ('audit', ${p.audited_until}),
          ('public_liability', ${p.liable_until}), ('professional_indemnity', ${p.indemnified_until})) as u (kind, ends_on)
        where ${p.listed_by} is not null and ${p.hidden_at} is null
      union
      select ${p.id}, ${p.zone}, 'worker_screening', k.expiry from providers p
        join provider_staff t on t.provider_id = ${p.id} and t.is_active
        cross join lateral (select c.result, c.expiry from provider_checks c
          where c.provider_id = ${p.id} and c.kind = 'worker_screening' and c.staff_id = t.id
          order by c.id desc limit 1) k
        where ${p.listed_by} is not null and ${p.hidden_at} is null and k.result = 'confirmed'
    ) e join providers p on p.id = e.id
    where e.ends_on between ${todayThere(now)} and ${todayThere(now)} + ${sql.lit(reminderDays[0])}
  )
  insert into provider_reminders (provider_id, kind, ends_on, days_before)
  select x.id, x.kind, x.ends_on, ${stage} from x
  where not exists (select 1 from provider_reminders r
    where r.provider_id = x.id and r.kind = x.kind and r.ends_on = x.ends_on and r.days_before <= ${stage})
  order by x.id, x.kind, x.ends_on limit ${sql.lit(most)}
  on conflict do nothing
  returning provider_id as id, kind, to_char(ends_on, 'YYYY-MM-DD') as "endsOn"`);

/** One that was announced for no longer than this needs no warning. */
const endingVacancies = (now: Date) =>
  once(sql<Omit<Ending, 'kind'>>`with due as (
    select v.id from provider_vacancies v join providers p on p.id = v.provider_id
    where not v.is_warned and ${p.listed_by} is not null
      and v.ends_on between ${todayThere(now)} and ${todayThere(now)} + ${sql.lit(vacancyWarningDays)}
      and v.ends_on - v.renewed_on > ${sql.lit(vacancyWarningDays)}
    order by v.ends_on, v.id limit ${sql.lit(most)})
  update provider_vacancies w set is_warned = true from due where w.id = due.id
  returning w.provider_id as id, to_char(w.ends_on, 'YYYY-MM-DD') as "endsOn"`);

const remind: Job['run'] = async ({ db, emit, now }) => {
  const query = queryIn(db);
  for (const { id, kind, endsOn } of await query(endingPapers(now))) {
    await emit(providerEndsSoon, { id, what: kind, endsOn });
  }
  for (const { id, endsOn } of await query(endingVacancies(now))) {
    await emit(providerEndsSoon, { id, what: 'vacancy', endsOn });
  }
};

/** Every hour, because each listing’s day begins at another one. */
export const remindProviders = job('providers.remind', '7 * * * *', remind);
