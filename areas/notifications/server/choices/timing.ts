import { isoTime } from '#platform/server/keyset.ts';
import { heldUntilText } from '#platform/server/notice-holds.ts';
import type { Timing } from './delivery.ts';

/** Columns of a TimingRow, for a table alias of notification_settings that may be missing. */
export const timingColumns = (alias: string) =>
  `coalesce(${alias}.time_zone, 'Australia/Sydney') as "timeZone", ${alias}.quiet_from as "quietFrom",
   ${alias}.quiet_to as "quietTo", coalesce(${alias}.times, '{}') as times, ${isoTime(`${alias}.paused_until`)} as "pausedUntil"`;

/** Besides, until when other areas hold a member’s notifications. Written when it is asked for: areas bring it at the start. */
export const heldColumn = (member: string) => `${heldUntilText(member)} as "heldUntil"`;

export interface TimingRow {
  timeZone: string;
  quietFrom: string | null;
  quietTo: string | null;
  times: string[];
  pausedUntil: string | null;
  /** Of `heldColumn`, where it was read. */
  heldUntil?: string | null;
}

export const quietOf = ({ quietFrom, quietTo }: TimingRow) =>
  quietFrom !== null && quietTo !== null ? { from: quietFrom, to: quietTo } : null;

function latest(...times: readonly (string | null)[]): Date | null {
  const last = times
    .filter((time) => time !== null)
    .sort()
    .at(-1);
  return last === undefined ? null : new Date(last);
}

export const timingOf = (row: TimingRow): Timing => ({
  timeZone: row.timeZone,
  quiet: quietOf(row),
  times: row.times,
  pausedUntil: latest(row.pausedUntil, row.heldUntil ?? null),
});
