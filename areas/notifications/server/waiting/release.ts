import { job } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Cause } from '#platform/server/notices.ts';
import type { Services } from '#platform/server/services.ts';
import { notificationsChanged } from '../../contract.ts';
import { actorsOf, mostActors, mostEvents, withCause } from '../causes.ts';
import { queueDeliveries } from '../channels/queue.ts';
import { mutedText, stoppedText } from '../choices/wanted-sql.ts';
import { linkOf } from '../links.ts';
import { alone } from './turns.ts';

interface Pair {
  heldId: number;
  openId: number;
  userId: number;
  kind: string;
  subject: string;
  held: { causes: Cause[]; excerpt: string };
  open: { causes: Cause[] };
}

/** Due at $1, or all; of the member $2, or of everybody. */
const due = (alias: string) =>
  `${alias}.deliver_at is not null and ($1::timestamptz is null or ${alias}.deliver_at <= $1::timestamptz)
   and ($2::int is null or ${alias}.user_id = $2::int)`;

const dropSql = `delete from notifications n where ${due('n')}
  and (${stoppedText('n.user_id', 'n.kind')} or ${mutedText('n.user_id', 'n.subject', '$3')})
  returning n.user_id as "userId"`;

const pairsSql = `select n.id as "heldId", o.id as "openId", n.user_id as "userId", n.kind, n.subject, n.detail as held,
    o.detail as open
  from notifications n join notifications o on o.user_id = n.user_id and o.kind = n.kind and o.subject = n.subject
    and o.read_at is null and o.deliver_at is null
  where ${due('n')} order by n.id for update`;

const joinSql = `with gone as (delete from notifications where id = $2::int returning updated_at, event_ids)
  update notifications n set link = $3, actor_ids = $4::int[], count = $5::int, detail = $6::jsonb,
    updated_at = greatest(n.updated_at, gone.updated_at), event_ids = (gone.event_ids || n.event_ids)[1:${mostEvents}]
  from gone where n.id = $1::int`;

const deliverSql = `update notifications n set deliver_at = null where ${due('n')} returning n.id, n.user_id as "userId"`;

/**
 * Delivers what has waited long enough. What was stopped or muted meanwhile goes; what belongs to a notice that is
 * unread already joins it. Answers with the members whose lists changed; a second run finds nothing left to do.
 */
export async function release(
  query: Query,
  services: Services,
  what: { readonly dueAt: Date | null; readonly userId: number | null; readonly now: Date },
): Promise<ReadonlySet<number>> {
  await alone(query);
  const values = [what.dueAt?.toISOString() ?? null, what.userId];
  const dropped = await query<{ userId: number }>('notices-drop', dropSql, [...values, what.now.toISOString()]);
  const pairs = await query<Pair>('notices-pairs', pairsSql, values);
  for (const pair of pairs) {
    const causes = [...pair.held.causes].reverse().reduce(withCause, pair.open.causes);
    const detail = JSON.stringify({ ...pair.held, causes });
    const actors = actorsOf(causes);
    await query('notices-join', joinSql, [
      ...[pair.openId, pair.heldId, linkOf(services.notices, pair, causes)],
      ...[actors.slice(0, mostActors), actors.length, detail],
    ]);
  }
  const delivered = await query<{ id: number; userId: number }>('notices-deliver', deliverSql, values);
  const ids = delivered.map(({ id }) => id);
  await queueDeliveries(query, services, ids, { now: what.now, waited: what.dueAt !== null });
  return new Set([...dropped, ...pairs, ...delivered].map(({ userId }) => userId));
}

export const releaseDue = job('notifications.release', '* * * * *', async ({ db, emit, now, services }) => {
  const members = await release(queryIn(db), services, { dueAt: now, userId: null, now });
  for (const userId of members) await emit(notificationsChanged, { userId });
});
