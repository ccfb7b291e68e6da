/** Milliseconds that PostgreSQL bears a statement, a wait for a lock, and a transaction in which nothing is asked. */
export interface TimeLimit {
  readonly statement: number;
  readonly lock: number;
  readonly idle: number;
}

/**
 * Whatever a member can set off ends by itself. The embedded database has no clock to stop a statement by: it serves one
 * machine, and what its fields admit is what bounds it.
 */
export const timeLimits = {
  /** Calls and pages, reserved ones too: they share their connections. */
  requests: { statement: 10_000, lock: 5000, idle: 15_000 },
  search: { statement: 3000, lock: 1000, idle: 5000 },
  /** Jobs and reactions: exports, erasures and whatever else reads or changes very much. */
  jobs: { statement: 600_000, lock: 15_000, idle: 300_000 },
  /** Building an index may take hours; waiting for a table holds up everybody who comes later. */
  migrations: { statement: 0, lock: 60_000, idle: 600_000 },
  /** Connections that hear what other processes tell, and the one that asks whether the database is there. */
  listening: { statement: 5000, lock: 5000, idle: 5000 },
} as const satisfies Record<string, TimeLimit>;

export type TimeLimits = Record<keyof typeof timeLimits, TimeLimit>;

/** For whatever opens a connection. */
export const limited = ({ statement, lock, idle }: TimeLimit) => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idle,
});

/** Stopped for its time, a lock that did not come free, a transaction that slept, two that waited for each other. */
const overTime = /^(57014|55P03|25P03|40P01)$/;

/** PostgreSQL stopped it, under whatever else it was wrapped in. Its transaction is undone. */
export function isOverTime(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && overTime.test(code)) return true;
  }
  return false;
}
