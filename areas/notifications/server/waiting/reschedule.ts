import type { UseCase } from '#platform/server/area.ts';
import { notificationsChanged } from '../../contract.ts';
import { deliveryTime } from '../choices/delivery.ts';
import { heldColumn, type TimingRow, timingColumns, timingOf } from '../choices/timing.ts';
import { release } from './release.ts';
import { alone } from './turns.ts';

/** After a change of wishes: what waits comes when the new ones say, which may be now. */
export async function reschedule({
  principal,
  query,
  emit,
  services,
  now,
}: Pick<UseCase<unknown>, 'principal' | 'query' | 'emit' | 'services' | 'now'>): Promise<void> {
  await alone(query);
  const [row] = await query<TimingRow>(
    'notice-timing',
    `select ${timingColumns('s')}, ${heldColumn('$1::int')} from (select 1) one
       left join notification_settings s on s.user_id = $1::int`,
    [principal.id],
  );
  const at = row && deliveryTime(timingOf(row), now);
  if (at) {
    await query(
      'notices-move',
      'update notifications set deliver_at = $2::timestamptz where user_id = $1::int and deliver_at is not null',
      [principal.id, at.toISOString()],
    );
  } else {
    await release(query, services, { dueAt: null, userId: principal.id, now });
  }
  await emit(notificationsChanged, { userId: principal.id });
}
