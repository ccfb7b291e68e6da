import { type Gauge, secondsOf, secondsSince } from '#platform/server/gauge.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { moderationCases } from './tables.ts';

const from = tables<{ moderation_cases: typeof moderationCases }>();

const oldest = statement((v: { now: string }) =>
  from
    .selectFrom('moderation_cases as c')
    .select((e) => secondsSince(v.now, e.ref('c.first_reported_at')).as('age'))
    .where('c.status', 'in', ['pending', 'reviewing']),
);

/** The promise is a decision within 24 hours (pure/clock.ts). */
export const gauges: readonly Gauge[] = [
  {
    name: 'moderation_oldest_seconds',
    help: 'How long the oldest case waits for a decision; 0 when none does',
    read: async ({ query, now }) => secondsOf(await query(oldest, { now: now.toISOString() })),
  },
];
