import { type Db, queryIn } from '#platform/server/db.ts';
import type { Cause } from '#platform/server/notices.ts';
import type { Services } from '#platform/server/services.ts';
import { actorsOf, mostActors, mostEvents, withCause } from './causes.ts';
import { queueDeliveries } from './channels/queue.ts';
import { decide } from './choices/decide.ts';
import { linkOf } from './links.ts';
import { besideOthers } from './waiting/turns.ts';

export interface News {
  /** Who it’s for. */
  readonly userId: number;
  readonly kind: string;
  /** What it is about: news of one kind about one thing gather in one notice until it is read. */
  readonly subject: string;
  readonly cause: Cause;
  readonly excerpt: string;
  readonly eventId: number;
}

/** Doing, undoing and doing the same thing again tells nobody twice within a day. */
const sameDayHours = 24;

interface Row {
  id: number;
  detail: { causes: Cause[]; excerpt: string };
}

/**
 * Adds news to the member's unread notice of that kind and subject, or starts one, as the member's wishes say: at once,
 * or held back. True when anything changed.
 */
export async function gather(db: Db, services: Services, news: News, now: Date): Promise<boolean> {
  const query = queryIn(db);
  const { isMutedText, notBlockedText } = services.members;
  const { userId, kind, subject, cause, eventId } = news;
  if (cause.by === userId) return false;
  const [known] = await query(
    'notice-known',
    `select 1 as known where not ${notBlockedText('$1::int', '$2::int')} or ${isMutedText('$1::int', '$2::int')} or exists (
       select 1 from notifications n where n.user_id = $1::int and n.kind = $3 and n.subject = $4
         and ($5::int = any(n.event_ids) or (n.read_at is not null and n.detail->'causes' @> $6::jsonb
           and n.updated_at > $7::timestamptz - make_interval(hours => ${sameDayHours}))))`,
    [userId, cause.by, kind, subject, eventId, JSON.stringify([cause]), now.toISOString()],
  );
  if (known) return false;
  await besideOthers(query);
  const when = await decide(query, services, { ...news, by: cause.by }, now);
  if (when === 'never') return false;
  const deliverAt = when === 'now' ? null : when.toISOString();

  const write = (causes: readonly Cause[]) => [
    linkOf(services.notices, news, causes),
    actorsOf(causes).slice(0, mostActors),
    actorsOf(causes).length,
    JSON.stringify({ causes, excerpt: news.excerpt }),
    now.toISOString(),
    eventId,
  ];
  const [added] = await query<{ id: number }>(
    'notice-add',
    `insert into notifications (user_id, kind, subject, link, actor_ids, count, detail, updated_at, created_at, event_ids,
       deliver_at, listed)
     values ($1, $2, $3, $4, $5::int[], $6, $7::jsonb, $8::timestamptz, $8::timestamptz, array[$9::int],
       $10::timestamptz, $11::boolean)
     on conflict do nothing returning id`,
    [userId, kind, subject, ...write([cause]), deliverAt, !services.notices.get(kind)?.elsewhere],
  );
  if (added) {
    await queueDeliveries(query, services, [added.id], { now });
    return true;
  }

  const [row] = await query<Row>(
    'notice-open',
    `select id, detail from notifications
     where user_id = $1 and kind = $2 and subject = $3 and read_at is null
       and (deliver_at is not null) = $4::boolean for update`,
    [userId, kind, subject, deliverAt !== null],
  );
  // Read in this very moment: the outbox tries again and starts a new one.
  if (!row) throw new Error('The notification was read while news came in.');
  await query(
    'notice-grow',
    `update notifications set link = $2, actor_ids = $3::int[], count = $4, detail = $5::jsonb,
       updated_at = $6::timestamptz,
       event_ids = (array[$7::int] || event_ids)[1:${mostEvents}]
     where id = $1`,
    [row.id, ...write(withCause(row.detail.causes, cause))],
  );
  return true;
}
