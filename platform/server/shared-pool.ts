import pg from 'pg';
import { workNow } from './lane.ts';

const patience = 5000;
type Done = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error | boolean) => void) => void;

/** Besides the pool: few connections, so that whatever much there is to search or to clear leaves the others alone. */
type Apart = Readonly<Record<'search' | 'jobs', pg.PoolConfig>>;
/** What runs as one narrow role is short: a few connections serve a process. */
const mostNarrow = 4;

/**
 * A pool of which ordinary work may not take the last connections: they are for what is reserved (admission.ts), so
 * that it never waits behind a queue. Whoever waits does so in order, and as long as for any other connection.
 */
export class SharedPool extends pg.Pool {
  readonly #mostOrdinary: number;
  readonly #ordinary = new Set<pg.PoolClient>();
  readonly #waiting = new Set<() => void>();
  readonly #apart: Readonly<Record<'search' | 'jobs', pg.Pool>> | undefined;
  readonly #options: pg.PoolConfig;
  readonly #narrow = new Map<string, pg.Pool>();
  #begun = 0;

  constructor({ apart, ...options }: pg.PoolConfig & { max: number; kept: number; apart?: Apart }) {
    super({ ...options, connectionTimeoutMillis: patience });
    this.#options = options;
    this.#apart = apart && { search: this.#besides(apart.search), jobs: this.#besides(apart.jobs) };
    this.#mostOrdinary = options.max - options.kept;
    this.on('release', (_error, client) => {
      // The pool is done with it only after this event.
      if (this.#ordinary.delete(client)) queueMicrotask(() => this.#next());
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    if (!done) {
      return new Promise((took, failed) =>
        this.connect((error, client) => (client ? took(client) : failed(error ?? new Error('No connection came.')))),
      );
    }
    const work = workNow();
    if (this.#apart && (work === 'search' || work === 'jobs')) this.#apart[work].connect(done);
    else if (work === 'reserved') super.connect(done);
    else if (this.#taken() < this.#mostOrdinary) this.#take(done);
    else this.#wait(done);
    return undefined;
  }

  /** Connections that have the rights of this role of the database, and no others, as long as they are open. */
  narrow(role: string): pg.Pool {
    const known = this.#narrow.get(role);
    if (known) return known;
    const pool = this.#besides({
      ...this.#options,
      max: mostNarrow,
      // No statement runs before; a connection that may not take the role on is closed.
      onConnect: (client) => client.query(`set role ${client.escapeIdentifier(role)}`),
    });
    this.#narrow.set(role, pool);
    return pool;
  }

  /** Whoever watches the connections of this pool (database-watch.ts) hears of those besides it too. */
  #besides(options: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool({ connectionTimeoutMillis: patience, ...options });
    for (const name of ['connect', 'acquire', 'remove', 'release', 'error'] as const) {
      pool.on(name as 'error', (...about: unknown[]) => this.emit(name, ...about));
    }
    return pool;
  }

  override end(): Promise<void>;
  override end(done: () => void): void;
  override end(done?: () => void): Promise<void> | undefined {
    const besides = [this.#apart?.search, this.#apart?.jobs, ...this.#narrow.values()];
    const ended = Promise.all([super.end(), ...besides.map((pool) => pool?.end())]).then(() => undefined);
    if (!done) return ended;
    void ended.then(done);
    return undefined;
  }

  #taken = () => this.#ordinary.size + this.#begun;

  #take(done: Done) {
    this.#begun += 1;
    super.connect((error, client, release) => {
      this.#begun -= 1;
      if (client) this.#ordinary.add(client);
      // A pool that has ended refuses at once: thousands who wait would be told inside one another.
      else queueMicrotask(() => this.#next());
      done(error, client, release);
    });
  }

  #wait(done: Done) {
    const go = () => {
      clearTimeout(late);
      this.#take(done);
    };
    const late = setTimeout(() => {
      this.#waiting.delete(go);
      done(new Error('timeout exceeded when trying to connect'));
    }, patience);
    late.unref();
    this.#waiting.add(go);
  }

  #next() {
    const [go] = this.#waiting;
    if (!go || this.#taken() >= this.#mostOrdinary) return;
    this.#waiting.delete(go);
    go();
  }
}
