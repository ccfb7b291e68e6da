import { sql } from 'kysely';
import { readPosts } from '#areas/posts/server/public.ts';
import { type Handler, longJob } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { guest } from '#platform/server/principal.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import type { ApiStatus, getApiStatus as contract } from '../../contract.ts';
import { slowStatusMs, statusDays, statusMinutes } from '../../pure/options.ts';
import { from } from '../from.ts';

const add = statement((v: { at: string; ms: number }) =>
  from
    .insertInto('status_checks')
    .values({ at: moment(v.at), ms: v.ms })
    .onConflict((on) => on.column('at').doNothing()),
);
const forget = statement((v: { before: string }) =>
  from.deleteFrom('status_checks').where('at', '<', moment(v.before)),
);

const step = statusMinutes * 60_000;
const day = 86_400_000;
/** Jobs begin up to a minute late, and take a while. */
const grace = 2 * 60_000;

/** Reads what a program would read first. Where that fails nothing is written, and the look is missing. */
export const lookAtStatus = longJob(
  'developers.look-at-status',
  `*/${statusMinutes} * * * *`,
  async ({ query, now }) => {
    const began = performance.now();
    await readPosts({ input: { limit: 1 }, principal: guest, query }, { open: true });
    const ms = Math.round(performance.now() - began);
    await query(add, { at: new Date(Math.floor(now.getTime() / step) * step).toISOString(), ms });
    await query(forget, { before: new Date(now.getTime() - (statusDays + 1) * day).toISOString() });
  },
);

const last = statement((_: object) =>
  from
    .selectFrom('status_checks as s')
    .select((e) => [isoTime(e.ref('s.at')).as('at'), 's.ms'])
    .orderBy('s.at', 'desc')
    .limit(sql.lit(1)),
);
const byDay = statement((v: { since: string; slow: number }) =>
  from
    .selectFrom('status_checks as s')
    .select((e) => [
      sql<string>`to_char(date_trunc('day', ${e.ref('s.at')}, 'UTC') at time zone 'UTC', 'YYYY-MM-DD')`.as('on'),
      sql<number>`count(*)::int`.as('looks'),
      sql<number>`(count(*) filter (where ${e.ref('s.ms')} > ${v.slow}::int))::int`.as('slow'),
      isoTime(sql<Moment>`min(${e.ref('s.at')})`).as('first'),
    ])
    .where('s.at', '>=', moment(v.since))
    .groupBy(sql`1`),
);

/** Each day since the first look: one without any is there, and says so. */
export const getApiStatus: Handler<typeof contract> = async ({ query, now }) => {
  const today = Math.floor(now.getTime() / day) * day;
  const since = new Date(today - (statusDays - 1) * day).toISOString();
  const [newest] = await query(last, {});
  const rows = await query(byDay, { since, slow: slowStatusMs });
  const begun = Math.min(...rows.map(({ first }) => Date.parse(first)));
  const days: ApiStatus['days'] = [];
  for (let at = today; at >= Date.parse(since) && at + day > begun; at -= day) {
    const start = Math.max(at, begun);
    const end = Math.min(at + day, now.getTime() + 1 - grace);
    const on = new Date(at).toISOString();
    const row = rows.find((one) => one.on === on.slice(0, 10));
    const looks = row?.looks ?? 0;
    const due = Math.max(looks, Math.ceil((end - start) / step));
    if (due > 0) days.push({ at: on, looks, due, slow: row?.slow ?? 0 });
  }
  return { lookedAt: newest?.at ?? null, ms: newest?.ms ?? null, days };
};
