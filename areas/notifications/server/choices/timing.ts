import { isoTime } from '#platform/server/keyset.ts';
import type { Timing } from './delivery.ts';

/** Columns of a TimingRow, for a table alias of notification_settings that may be missing. */
export const timingColumns = (alias: string) =>
  `coalesce(${alias}.time_zone, 'Australia/Sydney') as "timeZone", ${alias}.quiet_from as "quietFrom",
   ${alias}.quiet_to as "quietTo", coalesce(${alias}.times, '{}') as times, ${isoTime(`${alias}.paused_until`)} as "pausedUntil"`;

export interface TimingRow {
  timeZone: string;
  quietFrom: string | null;
  quietTo: string | null;
  times: string[];
  pausedUntil: string | null;
}

export const quietOf = ({ quietFrom, quietTo }: TimingRow) =>
  quietFrom !== null && quietTo !== null ? { from: quietFrom, to: quietTo } : null;

export const timingOf = (row: TimingRow): Timing => ({
  timeZone: row.timeZone,
  quiet: quietOf(row),
  times: row.times,
  pausedUntil: row.pausedUntil === null ? null : new Date(row.pausedUntil),
});
