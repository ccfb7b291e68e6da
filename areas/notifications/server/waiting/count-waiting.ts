import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { countWaiting as contract } from '../../contract.ts';
import { type TimingRow, timingColumns } from '../choices/timing.ts';
import { mutedText, stoppedText } from '../choices/wanted-sql.ts';

interface Row extends TimingRow {
  count: number;
  until: string | null;
}

/** What would be dropped anyway is not promised. */
const waitingSql = `select ${timingColumns('s')}, w.count, w.until
  from (select count(*)::int as count, ${isoTime('min(n.deliver_at)')} as until from notifications n
    where n.user_id = $1::int and n.deliver_at is not null and n.listed
      and not ${stoppedText('n.user_id', 'n.kind')} and not ${mutedText('n.user_id', 'n.subject', '$2')}) w
  left join notification_settings s on s.user_id = $1::int`;

export const countWaiting: Handler<typeof contract> = async ({ principal, query, now }) => {
  const [row] = await query<Row>('notices-waiting', waitingSql, [principal.id, now.toISOString()]);
  const { count = 0, until = null, timeZone = 'Australia/Sydney', pausedUntil = null } = row ?? {};
  const paused = pausedUntil !== null && pausedUntil > now.toISOString();
  return { count, until, timeZone, pausedUntil: paused ? pausedUntil : null };
};
