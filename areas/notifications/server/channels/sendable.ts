import type { Query } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { deliveryTime } from '../choices/delivery.ts';
import { heldColumn, type TimingRow, timingColumns, timingOf } from '../choices/timing.ts';
import { emailWantedText, mutedText, pushWantedText, stoppedText } from '../choices/wanted-sql.ts';
import { urgentKinds } from './queue.ts';

export interface Sendable {
  /** Of the delivery. */
  readonly id: number;
  readonly noticeId: number;
  readonly kind: string;
  readonly link: string;
}

type Row = Sendable & TimingRow;

/** Asked again when it is sent: a notice may have been read, stopped, muted or undone since it was queued. */
const sendableSql = () => `select d.id, n.id as "noticeId", n.kind, n.link, ${timingColumns('s')},
    ${heldColumn('d.user_id')}
  from notification_deliveries d
  join notifications n on n.id = d.notice_id
  left join notification_settings s on s.user_id = d.user_id
  where d.id = any($1::int[]) and n.read_at is null and n.deliver_at is null
    and not ${stoppedText('n.user_id', 'n.kind')} and not ${mutedText('n.user_id', 'n.subject', '$2')}
    and case d.channel when 'email' then ${emailWantedText('n.user_id', 'n.kind', '$3')}
      else ${pushWantedText('n.user_id', 'n.kind')} end
  order by n.updated_at desc, n.id desc`;

/**
 * Sorts claimed deliveries: what goes now is answered, what a pause or quiet hours hold back moves to their end, and the
 * rest is done with.
 */
export async function sendable(
  query: Query,
  services: Services,
  ids: readonly number[],
  now: Date,
): Promise<readonly Sendable[]> {
  const values = [[...ids], now.toISOString(), urgentKinds(services)];
  const rows = await query<Row>('notice-sendable', sendableSql(), values);
  const go: Sendable[] = [];
  for (const { id, noticeId, kind, link, ...timing } of rows) {
    const later = services.notices.get(kind)?.urgent ? undefined : deliveryTime(timingOf(timing), now);
    if (later) await setDue(query, [id], later);
    else go.push({ id, noticeId, kind, link });
  }
  const left = new Set(rows.map(({ id }) => id));
  await setDue(
    query,
    ids.filter((id) => !left.has(id)),
    null,
  );
  return go;
}

/** Null: done with. */
export async function setDue(query: Query, ids: readonly number[], dueAt: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await query(
    'notice-delivery-due',
    'update notification_deliveries set due_at = $2::timestamptz where id = any($1::int[])',
    [[...ids], dueAt?.toISOString() ?? null],
  );
}

export async function setSent(query: Query, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await query(
    'notice-delivery-sent',
    'update notification_deliveries set due_at = null, sent_at = $2::timestamptz where id = any($1::int[])',
    [[...ids], now.toISOString()],
  );
}

const mostAttempts = 6;
const minute = 60_000;

/** Counts a failed try: the next comes later each time, and after six it is given up. */
export async function setFailed(query: Query, ids: readonly number[], now: Date): Promise<void> {
  await query(
    'notice-delivery-failed',
    `update notification_deliveries set attempts = attempts + 1, due_at = case when attempts + 1 < ${mostAttempts}
       then $2::timestamptz + (attempts + 1) * (attempts + 1) * interval '${minute} milliseconds' end
     where id = any($1::int[])`,
    [[...ids], now.toISOString()],
  );
}
