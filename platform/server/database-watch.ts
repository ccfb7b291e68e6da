import type pg from 'pg';
import { Client } from 'pg';
import type { Log } from './log.ts';
import { problem } from './problem.ts';
import { isOverTime, limited, timeLimits } from './time-limits.ts';

/** Milliseconds that a call may wait before the database is asked whether it is there, and how long it may take to say so. */
const quiet = 300;
const patience = 1200;
/** Pause between two questions while it is away: one connection a second and process is no storm. */
const pauseWhileAway = 1000;
/** After it is back, what was under way has so long to go on; then its connection counts as dead. */
const timeToGoOn = 2000;

/**
 * Knows within a second and a half that the database does not answer, so that callers hear of it instead of waiting. A
 * slow statement is no sign of it: the question has a connection of its own.
 */
export interface DatabaseWatch {
  away(): boolean;
  /**
   * Gives what `work` gives, or a 503: once the database is away, and what was begun may still be done later; or when it
   * has stopped a statement for its time, and undone what belonged to it.
   */
  whileThere<T>(work: () => Promise<T>): Promise<T>;
  /** Called each time it is there again. */
  onBack(listener: () => void): void;
  stop(): void;
}

/** It does not say that nothing was changed: nobody knows. */
const notThere = () => problem.unavailable('Doorways can’t reach its data right now. Wait a moment, then try again.');

/** The embedded database is in this process: it cannot be away. */
export const alwaysThere: DatabaseWatch = {
  away: () => false,
  whileThere: (work) => work(),
  onBack: () => undefined,
  stop: () => undefined,
};

const lossCodes =
  /^(08...|57P0[1-3]|53300|E(CONN(REFUSED|RESET|ABORTED)|PIPE|HOSTUNREACH|NETUNREACH|TIMEDOUT|AI_AGAIN))$/;
const lossTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** A connection that could not be had or broke, under whatever else it was wrapped in. */
export function isConnectionLoss(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && lossCodes.test(code)) return true;
    if (lossTexts.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isConnectionLoss)) return true;
  }
  return false;
}

/** Ends a connection that may not notice by itself that nobody is at its other end. */
export function cut(client: object | undefined): void {
  const { connection } = (client ?? {}) as {
    readonly connection?: { readonly stream?: { destroy(error: Error): void } };
  };
  connection?.stream?.destroy(new Error('Connection terminated while the database was away'));
}

export function watchDatabase(options: { databaseUrl: string; pool: pg.Pool; log: Log }): DatabaseWatch {
  const { databaseUrl, pool, log } = options;
  const waiting = new Set<{ readonly since: number; readonly fail: (error: Error) => void }>();
  const listeners = new Set<() => void>();
  const connections = new Set<object>();
  const inUseSince = new Map<object, number>();
  let client: Client | undefined;
  let away = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  pool.on('connect', (one) => connections.add(one));
  pool.on('remove', (one) => connections.delete(one));
  pool.on('acquire', (one) => inUseSince.set(one, Date.now()));
  pool.on('release', (_error, one) => inUseSince.delete(one));

  const ask = async (): Promise<boolean> => {
    if (!client) {
      // Whether it takes too long is judged below; this ends what is left of it.
      const next = new Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: 2 * patience,
        ...limited(timeLimits.listening),
      });
      next.on('error', () => undefined);
      client = next;
      await next.connect();
    }
    await client.query('select 1');
    return true;
  };
  const dropClient = () => {
    const former = client;
    client = undefined;
    former?.end().catch(() => undefined);
  };
  const answered = async (): Promise<'yes' | 'no' | 'broken'> => {
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<'no'>((done) => {
      // An answer that is already here is read first: this process may have been the slow one.
      late = setTimeout(() => setImmediate(() => setImmediate(() => done('no'))), patience);
    });
    const result = await Promise.race([
      ask().then(
        () => 'yes' as const,
        () => 'broken' as const,
      ),
      tooLate,
    ]);
    clearTimeout(late);
    if (result !== 'yes') dropClient();
    return result;
  };

  /** What still hangs has lost its connection without hearing of it; what rests may have. */
  const dropDead = (leftAt: number) => {
    for (const one of connections) if (!inUseSince.has(one)) cut(one);
    setTimeout(() => {
      for (const [one, since] of inUseSince) if (since <= leftAt) cut(one);
    }, timeToGoOn).unref();
  };

  let leftAt = 0;
  const set = (next: boolean) => {
    if (next === away) return;
    away = next;
    if (away) {
      leftAt = Date.now();
      log.error({}, 'The database does not answer');
      for (const { fail } of waiting) fail(notThere());
      waiting.clear();
      return;
    }
    log.warn({}, 'The database answers again');
    dropDead(leftAt);
    for (const listener of listeners) listener();
  };

  const look = () => {
    if (timer || stopped) return;
    timer = setTimeout(
      async () => {
        const oldest = Math.min(...[...waiting].map(({ since }) => since));
        if (away || Date.now() - oldest >= quiet) {
          const first = await answered();
          // One broken connection says nothing: whoever restarts cuts all.
          const result = first === 'broken' ? await answered() : first;
          if (!stopped) set(result !== 'yes');
        }
        timer = undefined;
        if (away || waiting.size > 0) look();
      },
      away ? pauseWhileAway : quiet,
    );
    timer.unref();
  };

  const described = (error: unknown) => {
    if (isOverTime(error)) {
      log.warn({ err: error }, 'A statement was stopped for its time');
      return problem.tookTooLong();
    }
    return isConnectionLoss(error) ? notThere() : error;
  };

  return {
    away: () => away,
    whileThere: async <T>(work: () => Promise<T>): Promise<T> => {
      if (away) throw notThere();
      return new Promise<T>((done, fail) => {
        const one = { since: Date.now(), fail };
        waiting.add(one);
        look();
        work()
          .then(done, (error: unknown) => fail(described(error)))
          .finally(() => waiting.delete(one));
      });
    },
    onBack: (listener) => listeners.add(listener),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      dropClient();
    },
  };
}
