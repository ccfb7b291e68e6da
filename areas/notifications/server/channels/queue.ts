import type { Query } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { emailWantedText, pushWantedText } from '../choices/wanted-sql.ts';

const minute = 60_000;
/** A mail waits so long: what is read in the app meanwhile is not mailed, and what comes together goes together. */
const graceMinutes = 10;
/** Between two mails to one member; urgent ones do not wait. */
const pauseMinutes = 60;
/** Doing, undoing and doing again sends nothing twice within a day. */
const sameDayHours = 24;

export const urgentKinds = (services: Services): readonly string[] =>
  [...services.notices.values()].filter(({ urgent }) => urgent).map(({ kind }) => kind);

const queueSql = `insert into notification_deliveries
    (user_id, notice_id, channel, browser_id, kind, subject, caused_by, caused_item, due_at, created_at)
  select n.user_id, n.id, way.channel, way.browser_id, n.kind, n.subject, cause.by, cause.item, way.due_at, $2::timestamptz
  from notifications n
  cross join lateral (select (n.detail->'causes'->0->>'by')::int as by, (n.detail->'causes'->0->>'item')::int as item) cause
  cross join lateral (
    select 'email' as channel, null::int as browser_id, case when n.kind = any($3::text[]) then $2::timestamptz
        else greatest($4::timestamptz, (select max(d.sent_at) + interval '${pauseMinutes} minutes'
          from notification_deliveries d where d.user_id = n.user_id and d.channel = 'email')) end as due_at
      where ${emailWantedText('n.user_id', 'n.kind', '$3')}
    union all
    select 'push', b.id, $2::timestamptz from push_browsers b
      where b.user_id = n.user_id and ${pushWantedText('n.user_id', 'n.kind')}
  ) way
  where n.id = any($1::int[]) and n.deliver_at is null and n.read_at is null and not exists (
    select 1 from notification_deliveries d
    where d.user_id = n.user_id and d.kind = n.kind and d.subject = n.subject and d.channel = way.channel
      and d.browser_id is not distinct from way.browser_id and d.caused_by = cause.by and d.caused_item = cause.item
      and d.created_at > $2::timestamptz - interval '${sameDayHours} hours'
      and (d.sent_at is not null or (d.due_at is not null and d.notice_id is not null)))`;

/**
 * Sends notices on their other ways, once each, now that they stand in the list. Whether they do has been decided for
 * all ways at once; `waited` says that they were held back until the member’s own time, so that no grace is due.
 */
export async function queueDeliveries(
  query: Query,
  services: Services,
  noticeIds: readonly number[],
  { now, waited = false }: { now: Date; waited?: boolean },
): Promise<void> {
  if (noticeIds.length === 0) return;
  const due = new Date(now.getTime() + (waited ? 0 : graceMinutes * minute));
  const values = [[...noticeIds], now.toISOString(), urgentKinds(services)];
  await query('notice-queue', queueSql, [...values, due.toISOString()]);
}
