import pg from 'pg';
import { isReserved } from './lane.ts';

const patience = 5000;
type Done = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error | boolean) => void) => void;

/**
 * A pool of which ordinary work may not take the last connections: they are for what is reserved (admission.ts), so
 * that it never waits behind a queue. Whoever waits does so in order, and as long as for any other connection.
 */
export class SharedPool extends pg.Pool {
  readonly #mostOrdinary: number;
  readonly #ordinary = new Set<pg.PoolClient>();
  readonly #waiting = new Set<() => void>();
  #begun = 0;

  constructor(options: pg.PoolConfig & { max: number; kept: number }) {
    super({ ...options, connectionTimeoutMillis: patience });
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
    if (isReserved()) super.connect(done);
    else if (this.#taken() < this.#mostOrdinary) this.#take(done);
    else this.#wait(done);
    return undefined;
  }

  #taken = () => this.#ordinary.size + this.#begun;

  #take(done: Done) {
    this.#begun += 1;
    super.connect((error, client, release) => {
      this.#begun -= 1;
      if (client) this.#ordinary.add(client);
      else this.#next();
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
