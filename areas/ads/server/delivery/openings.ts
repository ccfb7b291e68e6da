import { sql } from 'kysely';
import type { Db } from '#platform/server/db.ts';
import { withinRole } from '#platform/server/narrow-role.ts';
import type { Services } from '#platform/server/services.ts';
import { statement } from '#platform/server/statement.ts';
import { blind } from './blind.ts';

interface Opening {
  readonly surface: string;
  readonly zone: string;
  readonly topic: string;
}
interface Waiting {
  readonly counts: Map<string, number>;
  since: number;
}

/** An estimate needs no count that survives everything: a few seconds of one process may be lost, and no page waits. */
const waitingOf = new WeakMap<Db, Waiting>();
const pauseMs = 10_000;

export function noteOpening({ log }: Pick<Services, 'log'>, db: Db, opening: Opening, now: Date): void {
  const waiting = waitingOf.get(db) ?? { counts: new Map(), since: now.getTime() };
  waitingOf.set(db, waiting);
  const day = now.toISOString().slice(0, 10);
  const key = [day, opening.surface, opening.zone, opening.topic].join('\n');
  waiting.counts.set(key, (waiting.counts.get(key) ?? 0) + 1);
  if (now.getTime() - waiting.since < pauseMs) return;
  void storeOpenings(db, now).catch((err: unknown) => {
    log.warn({ err }, 'Openings of pages were not counted');
  });
}

interface Columns {
  readonly days: readonly string[];
  readonly surfaces: readonly string[];
  readonly zones: readonly string[];
  readonly topics: readonly string[];
  readonly counts: readonly number[];
}
const add = statement(
  (v: Columns) => sql`
    insert into ad_openings (day, surface, zone, topic, opened)
    select * from unnest(${v.days}::date[], ${v.surfaces}::text[], ${v.zones}::text[], ${v.topics}::text[],
      ${v.counts}::int[]) as given (day, surface, zone, topic, opened)
    order by 1, 2, 3, 4
    on conflict (day, surface, zone, topic) do update set opened = ad_openings.opened + excluded.opened`,
);

export async function storeOpenings(db: Db, now: Date): Promise<void> {
  const waiting = waitingOf.get(db);
  if (!waiting) return;
  waiting.since = now.getTime();
  const all = [...waiting.counts].map(([key, count]) => ({ parts: key.split('\n'), count }));
  waiting.counts.clear();
  if (all.length === 0) return;
  const column = (at: number) => all.map(({ parts }) => parts[at] ?? '');
  await withinRole(db, blind, (query) =>
    query(add, {
      days: column(0),
      surfaces: column(1),
      zones: column(2),
      topics: column(3),
      counts: all.map(({ count }) => count),
    }),
  );
}
