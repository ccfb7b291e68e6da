import { sql } from 'drizzle-orm';
import type { Emit, Reaction, Rejudge, Services } from './area.ts';
import { type Db, select } from './db.ts';
import { withhold } from './idempotency.ts';
import type { Log } from './log.ts';
import { outbox } from './tables.ts';

/** What a committed transaction leaves to be done: told to open browsers at once, and to reactions by the outbox. */
export interface Emitted {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface Transactions {
  /** Runs `work` in one transaction; events emitted in it exist only if it commits. */
  run<T>(work: (db: Db, emit: Emit) => Promise<T>): Promise<T>;
}

const tries = 8;
const batch = 20;
/** Seconds before try n + 1: 1, 4, 9 … a little over three minutes in all. */
const pause = (attempts: number) => (attempts + 1) ** 2;

export function makeTransactions(
  db: Db,
  { reactions, rejudges }: { readonly reactions: readonly Reaction[]; readonly rejudges: readonly Rejudge[] },
  afterCommit: (emitted: readonly Emitted[]) => void,
): Transactions {
  const waiting = new Map<string, string[]>();
  for (const { event, name } of reactions) waiting.set(event, [...(waiting.get(event) ?? []), name]);
  return {
    run: async (work) => {
      const emitted: Emitted[] = [];
      const result = await db.transaction(async (tx) => {
        const emit: Emit = async (event, payload) => {
          const checked = event.payload.parse(payload);
          emitted.push({ name: event.name, payload: checked });
          for (const one of rejudges) if (one.event === event.name) await withhold(tx, one.members(checked));
          const pending = waiting.get(event.name);
          if (!pending) return;
          await tx.insert(outbox).values({ name: event.name, payload: checked, pending, dueAt: sql`now()` });
        };
        return work(tx, emit);
      });
      afterCommit(emitted);
      return result;
    },
  };
}

export interface Outbox {
  /** Looks for work soon; called after each commit. */
  kick(): void;
  /** Runs until nothing is due. For tests. */
  drain(): Promise<void>;
  start(): void;
  /** Ends after what is under way; what else is due waits for the next start, or for another process. */
  stop(): Promise<void>;
}

interface Row {
  id: number;
  name: string;
  payload: Record<string, unknown>;
  pending: string[];
  attempts: number;
}

/**
 * Delivers events to reactions: at least once, each in a savepoint of its own, so that one failing reaction neither
 * undoes nor holds up the others. After eight tries the event is parked with its error for people to look at.
 */
export function makeOutbox(options: {
  db: Db;
  transactions: Transactions;
  reactions: readonly Reaction[];
  services: () => Services;
  clock: () => Date;
  log: Log;
}): Outbox {
  const { transactions, log } = options;
  const byName = new Map(options.reactions.map((reaction) => [reaction.name, reaction]));
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const deliver = async (db: Db, emit: Emit, row: Row) => {
    const left: string[] = [];
    let lastError: string | null = null;
    for (const name of row.pending) {
      const reaction = byName.get(name);
      if (!reaction) {
        left.push(name);
        lastError = `No reaction is called ${name}.`;
        continue;
      }
      try {
        await db.transaction((tx) =>
          reaction.run({
            event: row.payload,
            eventId: row.id,
            db: tx,
            emit,
            now: options.clock(),
            services: options.services(),
          }),
        );
      } catch (err) {
        left.push(name);
        lastError = err instanceof Error ? err.name : 'unknown';
        log.error({ err, reaction: name, attempt: row.attempts + 1 }, 'A reaction failed');
      }
    }
    const attempts = left.length > 0 ? row.attempts + 1 : row.attempts;
    const due = left.length > 0 && attempts < tries ? sql`now() + make_interval(secs => ${pause(attempts)})` : null;
    await db.update(outbox).set({ pending: left, attempts, dueAt: due, lastError }).where(sql`id = ${row.id}`);
  };

  const round = () =>
    transactions.run(async (db, emit) => {
      const due = await select<Row>(
        db,
        sql`select id::int as id, name, payload, pending, attempts from outbox
            where due_at <= now() order by due_at, id limit ${batch} for update skip locked`,
      );
      for (const row of due) await deliver(db, emit, row);
      return due.length;
    });

  /** Looked at first without a transaction, so that an idle outbox commits nothing. */
  const isDue = async () =>
    (await select(options.db, sql`select 1 from outbox where due_at <= now() limit 1`)).length > 0;

  const drain = async () => {
    do {
      again = false;
      while (!stopped && (await isDue()) && (await round()) > 0);
    } while (again && !stopped);
  };

  const kick = () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = drain()
      .catch((err) => log.error({ err }, 'The outbox could not be read'))
      .finally(() => {
        running = undefined;
      });
  };

  return {
    kick,
    drain: async () => {
      await running;
      await drain();
    },
    start: () => {
      // Picks up what another process left behind when it was killed, and retries that have come due.
      timer = setInterval(kick, 5000);
      timer.unref();
      kick();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
