import { sql } from 'kysely';
import { numberDigits } from '#platform/contract/business-numbers.ts';
import { addMinutes, localOf } from '#platform/contract/zones.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { likeText } from '#platform/server/search.ts';
import { columns, type Moment, once } from '#platform/server/statement.ts';
import type { listProviderDuties as contract, ProviderDuty } from '../../contract.ts';
import { scoreOf } from '../../pure/compliance.ts';
import { todayThere } from '../clocks.ts';
import { hasWaiting } from '../papers/rows.ts';
import { cards } from '../rows.ts';
import type { providers } from '../tables.ts';

const p = columns<typeof providers>('p');
const soonDays = 30;
/** The day as a keyset carries it. */
const dueAt = sql<Moment>`(${p.due_on}::timestamp at time zone 'UTC')`;

const workersDue = (soon: string) => sql<number>`(
  select count(*)::int from provider_staff t left join lateral (
    select c.result, c.expiry from provider_checks c
    where c.provider_id = ${p.id} and c.kind = 'worker_screening' and c.staff_id = t.id order by c.id desc limit 1) k on true
  where t.provider_id = ${p.id} and t.is_active
    and not coalesce(k.result = 'confirmed' and k.expiry > ${soon}::date, false))`;
const workers = sql<number>`(select count(*)::int from provider_staff t where t.provider_id = ${p.id} and t.is_active)`;

/** Words of a name, or digits of an ABN in any grouping. */
function isNamed(q: string) {
  const pattern = `%${likeText(q)}%`;
  const digits = numberDigits(q);
  const named = sql<boolean>`(${p.business_name} ilike ${pattern} or ${p.trading_name} ilike ${pattern})`;
  return /^\d+$/.test(digits) ? sql<boolean>`(${named} or ${p.abn} like ${`%${digits}%`})` : named;
}

/** What has to be looked at comes first: what holds to no day, then what ends first. */
export const listProviderDuties: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const { show, q, limit } = input;
  const from = readKeyset(input.cursor, oldest);
  const soon = addMinutes(localOf(now, 'Australia/Sydney'), soonDays * 1440).slice(0, 10);
  const shown = {
    all: sql<boolean>`true`,
    waiting: sql<boolean>`${p.published_at} is null`,
    due: sql<boolean>`${p.due_on} <= ${todayThere(now)} + ${sql.lit(soonDays)}`,
    stated: hasWaiting(p.id),
    suspended: sql<boolean>`${p.status} = 'suspended'`,
  };
  const rows = await query(
    once(
      cards({ viewer: principal.id, now })
        .select((e) => [
          isoTime(e.ref('p.created_at')).as('createdAt'),
          exactTime(dueAt).as('exactly'),
          workersDue(soon).as('workersDue'),
          workers.as('workers'),
        ])
        .where(shown[show])
        .where(q ? isNamed(q) : sql<boolean>`true`)
        .where(sql<boolean>`(${dueAt}, ${p.id}) > (${from.at}::timestamptz, ${from.id}::int)`)
        .orderBy('p.due_on')
        .orderBy('p.id')
        .limit(limit + 1),
    ),
  );
  const duty = (row: (typeof rows)[number]): ProviderDuty => {
    const today = localOf(now, row.zone).slice(0, 10);
    const last = addMinutes(`${today}T00:00`, soonDays * 1440).slice(0, 10);
    const isRegistered = row.status !== 'unregistered';
    const kinds = [
      ['identity', row.verifiedUntil, true, 1],
      ['registration', row.registeredUntil, isRegistered, 1],
      ['audit', row.auditedUntil, isRegistered, 1],
      ['public_liability', row.liableUntil, true, 1],
      ['professional_indemnity', row.indemnifiedUntil, true, 1],
      ['worker_screening', row.screenedUntil, row.workers > 0, row.workersDue],
    ] as const;
    return {
      id: row.id,
      businessName: row.businessName,
      suburb: row.suburb,
      state: row.state as ProviderDuty['state'],
      isActive: row.isActive,
      registrationStatus: row.status,
      complianceScore: scoreOf(row, today),
      due: kinds
        .filter(([, until, applies]) => applies && (until === null || until <= last))
        .map(([kind, until, , count]) => ({ kind, state: stateOf(until, today), expiry: until, count }))
        .sort((a, b) => ((a.expiry ?? '') < (b.expiry ?? '') ? -1 : 1)),
      createdAt: row.createdAt,
    };
  };
  return pageOf(rows, limit, duty, ({ exactly, id }) => ({ at: exactly, id }));
};

function stateOf(until: string | null, today: string): ProviderDuty['due'][number]['state'] {
  if (until === null) return 'never';
  return until < today ? 'expired' : 'soon';
}
