import { type RawBuilder, sql } from 'kysely';
import { australianZones } from '#platform/contract/australian-zones.ts';
import { localOf } from '#platform/contract/zones.ts';
import { columns } from '#platform/server/statement.ts';
import { minutesOf, weekdayOf } from '../pure/hours.ts';
import type { providers } from './tables.ts';

const p = columns<typeof providers>('p');
type Zone = (typeof australianZones)[number];

/** Zones whose clocks show the same of something, each with what they show. */
function alike<T extends string | number>(now: Date, of: (local: string) => T): [T, Zone[]][] {
  const zones = new Map<T, Zone[]>();
  for (const zone of australianZones) {
    const shown = of(localOf(now, zone));
    zones.set(shown, [...(zones.get(shown) ?? []), zone]);
  }
  return [...zones].sort(([, a], [, b]) => b.length - a.length);
}

/** What a clock there shows: written out, because asking the database costs each row ten times as much. */
function byZone<T extends string | number>(
  now: Date,
  of: (local: string) => T,
  type: RawBuilder<unknown>,
  zone: RawBuilder<string>,
) {
  const [[most] = [of(localOf(now, australianZones[0]))], ...others] = alike(now, of);
  if (others.length === 0) return sql`${most}::${type}`;
  const whens = others.map(([value, zones]) => sql`when ${zone} in (${sql.join(zones)}) then ${value}::${type}`);
  return sql`(case ${sql.join(whens, sql` `)} else ${most}::${type} end)`;
}

/** The date there, of the provider p if nothing else is said. */
export const todayThere = (now: Date, zone = p.zone): RawBuilder<string> =>
  byZone(now, (local) => local.slice(0, 10), sql`date`, zone) as RawBuilder<string>;

/** What the clock there shows, for hours that are kept by weekday, Monday is 1, and by special day. */
export const clockThere = (now: Date, zone: RawBuilder<string> = p.zone) => ({
  minute: byZone(now, (local) => minutesOf(local.slice(11)), sql`int`, zone),
  weekday: byZone(now, (local) => weekdayOf(local.slice(0, 10)) + 1, sql`int`, zone),
  day: byZone(now, (local) => local.slice(0, 10), sql`text`, zone),
});

/** It is open now by its own clock, holidays included. */
export function isOpenNow(now: Date): RawBuilder<boolean> {
  const { minute, weekday, day } = clockThere(now);
  const special = sql`${p.special_days} -> ${day}`;
  return sql`(case when ${special} is not null
    then (${special} ->> 'open')::int <= ${minute} and ${minute} < (${special} ->> 'close')::int
    else ${p.opens}[${weekday}] <= ${minute} and ${minute} < ${p.closes}[${weekday}] end)`;
}
