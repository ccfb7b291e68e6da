import { sql } from 'kysely';
import { type Gauge, secondsOf, secondsSince } from './gauge.ts';
import { count, statement, tables } from './statement.ts';
import type { auditHead, outboxWork } from './tables.ts';

const from = tables<{ outbox_work: typeof outboxWork; audit_head: typeof auditHead }>();

const oldestDue = statement((v: { now: string }) =>
  from
    .selectFrom('outbox_work as w')
    .select((e) => secondsSince(v.now, e.ref('w.due_at')).as('age'))
    .where('w.due_at', 'is not', null),
);

const waiting = statement((_: object) =>
  from.selectFrom('outbox_work as w').select(count.as('rows')).where('w.due_at', 'is not', null),
);

const parked = statement((_: object) =>
  from.selectFrom('outbox_work as w').select(count.as('rows')).where('w.parked_at', 'is not', null),
);

const broken = statement((_: object) =>
  from.selectFrom('audit_head as h').select(count.as('rows')).where('h.broken_at', 'is not', null),
);

/** Ids are numbers of four or eight bytes; those of four end at 2,147,483,647. */
const sequences = sql<{ last_value: number | null; max_value: number }>`pg_catalog.pg_sequences`.as('s');
const idsUsed = statement((_: object) =>
  from
    .selectFrom(sequences)
    .select((e) => sql<number | null>`max(${e.ref('s.last_value')}::float8 / ${e.ref('s.max_value')})`.as('share')),
);

/** What the platform itself has in the database. */
export const platformGauges: readonly Gauge[] = [
  {
    name: 'outbox_oldest_due_seconds',
    help: 'How long the oldest follow-up of an event is due and not done',
    read: async ({ query, now }) => secondsOf(await query(oldestDue, { now: now.toISOString() })),
  },
  {
    name: 'outbox_waiting',
    help: 'Follow-ups of events, emails too, that are due or wait for their next try',
    read: async ({ query }) => (await query(waiting, {}))[0]?.rows ?? 0,
  },
  {
    name: 'outbox_parked',
    help: 'Follow-ups of events that failed too often and wait for someone',
    read: async ({ query }) => (await query(parked, {}))[0]?.rows ?? 0,
  },
  {
    name: 'ids_used_ratio',
    help: 'How much of the numbers for rows is used, in the table that is nearest to its end',
    read: async ({ query }) => (await query(idsUsed, {}))[0]?.share ?? 0,
  },
  {
    name: 'audit_broken',
    help: '1 when the audit log was changed or cut, as of when it was last read from end to end',
    read: async ({ query }) => (await query(broken, {}))[0]?.rows ?? 0,
  },
];
