import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { columns, once, type QueryRow } from '#platform/server/statement.ts';
import type { Evidence } from '../contract.ts';
import { imagesSeenBy } from './images/rows.ts';
import { isVisible, roleOf } from './listed.ts';
import { reviewSums } from './reviews/reviews.ts';
import { cards, day, type Viewing } from './rows.ts';
import type { providers } from './tables.ts';

const p = columns<typeof providers>('p');

/** The latest check of each kind; workers’ are with the workers. */
const evidence = sql<Omit<Evidence, 'isCurrent'>[]>`(
  select coalesce(json_agg(json_build_object('kind', c.kind, 'result', c.result,
      'seenOn', to_char(c.seen_on, 'YYYY-MM-DD'), 'checkedBy', coalesce(u.name, ''), 'source', c.source,
      'expiry', to_char(c.expiry, 'YYYY-MM-DD')) order by c.kind), '[]')
  from (select distinct on (kind) * from provider_checks where provider_id = ${p.id} and staff_id is null
    order by kind, id desc) c left join users u on u.id = c.checked_by)`;

const whole = (viewing: Viewing) =>
  cards(viewing).select((e) => [
    roleOf(viewing.viewer, 'p').as('myRole'),
    sql<boolean>`${p.listed_by} is null`.as('isUnclaimed'),
    'p.takes_requests as takesRequests',
    'p.notice_hours as noticeHours',
    'p.gap_minutes as gapMinutes',
    'p.horizon_days as horizonDays',
    'p.cancel_hours as cancelHours',
    'p.cancellation',
    'p.reply_minutes as replyMinutes',
    'p.abn',
    'p.acn',
    'p.ndis_number as ndisNumber',
    'p.business_type as businessType',
    'p.description',
    'p.website',
    'p.email',
    'p.phone',
    'p.street_address as streetAddress',
    'p.lat',
    'p.lng',
    'p.liability_insurer as liabilityInsurer',
    sql<number | null>`${p.liability_amount}::float8`.as('liabilityAmount'),
    'p.indemnity_insurer as indemnityInsurer',
    sql<number | null>`${p.indemnity_amount}::float8`.as('indemnityAmount'),
    'p.banner_image_url as bannerImageUrl',
    imagesSeenBy(viewing.viewer).as('images'),
    'p.emergency_name as emergencyName',
    'p.emergency_phone as emergencyPhone',
    'p.is_demo as isDemo',
    'p.version',
    'p.suspended_for as suspendedFor',
    day(p.registration_date).as('registrationDate'),
    day(p.registration_expiry).as('registrationExpiry'),
    day(p.last_audit_date).as('lastAuditDate'),
    day(p.next_audit_due).as('nextAuditDue'),
    day(p.liability_expiry).as('liabilityExpiry'),
    day(p.indemnity_expiry).as('indemnityExpiry'),
    isoTime(e.ref('p.created_at')).as('createdAt'),
    isoTime(e.ref('p.updated_at')).as('updatedAt'),
    isoTime(e.ref('p.suspended_at')).as('suspendedAt'),
    evidence.as('evidence'),
    reviewSums.as('sums'),
  ]);

export type ProviderRow = QueryRow<ReturnType<typeof whole>>;

/** The provider as this viewer may see it; `any`: whoever looks. `isAdmin`: also before it is published. */
export async function findProvider(
  query: Query,
  viewing: Viewing,
  id: number,
  { any = false, isAdmin = false } = {},
): Promise<ProviderRow | undefined> {
  const row = whole(viewing).where('p.id', '=', id);
  const [found] = await query(once(any ? row : row.where(isVisible(viewing.viewer, 'p', isAdmin))));
  return found;
}
