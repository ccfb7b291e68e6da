import { queryIn } from '#platform/server/db.ts';
import type { PushTarget } from '#platform/server/push.ts';
import type { Services } from '#platform/server/services.ts';
import { safeTextOf } from '../words.ts';
import { type Sendable, sendable, setFailed, setSent } from './sendable.ts';

const batch = 100;
const atOnce = 10;

/** Whoever claims has five minutes; then another may try, and the browser shows the second over the first. */
const claimSql = `update notification_deliveries set due_at = $1::timestamptz + interval '5 minutes'
  where id in (select id from notification_deliveries where channel = 'push' and due_at <= $1::timestamptz
    order by due_at, id limit ${batch} for update skip locked)
  returning id`;

/** A browser whose session is over gets nothing, even before its row goes with the session. */
const targetsSql = `select d.id, b.id as "browserId", b.endpoint, b.p256dh, b.auth
  from notification_deliveries d
  join push_browsers b on b.id = d.browser_id join sessions s on s.id = b.session_id
  where d.id = any($1::int[]) and s.expires_at > now()`;

interface Target extends PushTarget {
  readonly id: number;
  readonly browserId: number;
}

export async function sendPushes(services: Services, now: Date): Promise<void> {
  for (;;) {
    const work = await claim(services, now);
    for (let at = 0; at < work.length; at += atOnce) {
      await Promise.all(work.slice(at, at + atOnce).map((one) => sendOne(services, one, now)));
    }
    if (work.length < batch) return;
  }
}

type Work = Sendable & { readonly target: Target };

function claim(services: Services, now: Date): Promise<readonly Work[]> {
  return services.transaction(async (db) => {
    const query = queryIn(db);
    const claimed = await query<{ id: number }>('notice-push-claim', claimSql, [now.toISOString()]);
    if (claimed.length === 0) return [];
    const targets = await query<Target>('notice-push-targets', targetsSql, [claimed.map(({ id }) => id)]);
    const notices = await sendable(
      query,
      services,
      claimed.map(({ id }) => id),
      now,
    );
    return notices.flatMap((notice) => {
      const target = targets.find(({ id }) => id === notice.id);
      return target ? [{ ...notice, target }] : [];
    });
  });
}

/** Made of the kind alone: a locked screen shows it to everybody. */
async function sendOne(services: Services, { id, noticeId, kind, link, target }: Work, now: Date): Promise<void> {
  const known = services.notices.get(kind);
  const topic = `notice-${noticeId}`;
  const outcome = await services.push.send(target, {
    payload: JSON.stringify({ text: safeTextOf(known), link, tag: topic }),
    topic,
    urgent: known?.urgent ?? false,
  });
  await services.transaction(async (db) => {
    const query = queryIn(db);
    if (outcome === 'sent') await setSent(query, [id], now);
    else if (outcome === 'failed') await setFailed(query, [id], now);
    else await query('push-browser-gone', 'delete from push_browsers where id = $1::int', [target.browserId]);
  });
}
