/** What the queue itself says of something that was written here and that the server has not confirmed. */
export interface Waiting {
  /** waiting: for its turn or for the connection; refused: the server said no, and why stands beside it. */
  readonly state: 'waiting' | 'sending' | 'refused';
  readonly why?: string | undefined;
  /** How often it was sent. Once it was, no one here knows whether it has arrived. */
  readonly tries?: number;
}
export type Stored<T> = T & Waiting;

export interface QueueOptions<T, Answer> {
  /** Names one, and is what makes it one thing however often it is sent. */
  readonly keyOf: (one: T) => string;
  /** What goes in the order of writing, one after another. A line that hangs holds up no other. */
  readonly lineOf: (one: T) => string;
  /** Survives a reload; shared by the tabs of one browser. */
  readonly store: { read(): readonly Stored<T>[]; write(all: readonly Stored<T>[]): void };
  readonly send: (one: Stored<T>) => Promise<Answer>;
  /** True when nobody can say whether it arrived, so that it is tried again; false: it was refused. */
  readonly isUnknown: (error: unknown) => boolean;
  readonly why: (error: unknown) => string;
  readonly onSent: (one: Stored<T>, answer: Answer) => void;
  /** Calls back after so many milliseconds; returns the way to stop. */
  readonly later: (work: () => void, ms: number) => () => void;
  /** Runs the work while no other tab does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Before anything is sent. False: not now, and not by itself; an error: it is tried again later. */
  readonly isReady?: () => boolean | Promise<boolean>;
  /** False while this one is not to be sent: it is being changed. */
  readonly maySend?: (one: Stored<T>) => boolean;
  /** Everything that could go has gone. */
  readonly onRest?: () => void;
}

export interface Queue<T> {
  list(): readonly Stored<T>[];
  subscribe(listener: () => void): () => void;
  add(one: T, tries?: number): void;
  /** Another form of it, in the same state and place. */
  change(key: string, how: (now: Stored<T>) => Partial<T>): void;
  /** Tries one that was refused once more, with other words if they are given. */
  retry(key: string, part?: Partial<T>): void;
  drop(key: string): void;
  /** Sends what waits, now: the connection is back. */
  flush(): Promise<void>;
  /** Another tab has changed the store. */
  reload(): void;
}

const longest = 30_000;

/** Sends in the order of writing, one after another in each line, until the server has said yes or no to each. */
export function createQueue<T extends object, Answer>(options: QueueOptions<T, Answer>): Queue<T> {
  const { keyOf, lineOf, isReady = () => true, maySend = () => true } = options;
  const listeners = new Set<() => void>();
  let all: readonly Stored<T>[] = options.store.read();
  let pause = 0;
  let stop: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  /** Starts from what is stored by now, so that what another tab has added stays. */
  const update = (how: (now: readonly Stored<T>[]) => readonly Stored<T>[]) => {
    all = how(options.store.read());
    options.store.write(all);
    for (const listener of listeners) listener();
  };
  const change = (key: string, how: (now: Stored<T>) => Partial<Stored<T>>) =>
    update((now) => now.map((one) => (keyOf(one) === key ? { ...one, ...how(one) } : one)));

  /** True when the next one of this line may be tried. */
  const sendOne = async (key: string): Promise<boolean> => {
    change(key, ({ tries = 0 }) => ({ state: 'sending', tries: tries + 1 }) as Partial<Stored<T>>);
    const one = all.find((other) => keyOf(other) === key);
    if (!one) return true;
    try {
      const answer = await options.send(one);
      // What was changed meanwhile, in another tab, is still to be sent.
      const sent = JSON.stringify(one);
      update((now) => now.filter((other) => keyOf(other) !== key || JSON.stringify(other) !== sent));
      options.onSent(one, answer);
      return true;
    } catch (error) {
      const isUnknown = options.isUnknown(error);
      const state = isUnknown ? { state: 'waiting' } : { state: 'refused', why: options.why(error) };
      change(key, (now) => (now.state === 'sending' ? state : {}) as Partial<Stored<T>>);
      return !isUnknown;
    }
  };

  const sendLine = async (line: string): Promise<boolean> => {
    for (;;) {
      const next = all.find((one) => lineOf(one) === line && one.state === 'waiting' && maySend(one));
      if (!next) return true;
      if (!(await sendOne(keyOf(next)))) return false;
    }
  };

  const soon = () => {
    stop?.();
    pause = Math.min(longest, pause === 0 ? 1000 : pause * 2);
    stop = options.later(() => void flush(), pause);
  };

  const run = async () => {
    // Nobody else sends now, so what was being sent was left behind by a page that has gone.
    if (options.store.read().some(({ state }) => state === 'sending')) {
      update((now) => now.map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' } : one)));
    }
    all = options.store.read();
    if (!all.some(({ state }) => state === 'waiting')) return;
    try {
      if (!(await isReady())) return;
    } catch {
      return soon();
    }
    const lines = [...new Set(all.filter(({ state }) => state === 'waiting').map(lineOf))];
    const done = await Promise.all(lines.map(sendLine));
    if (done.every(Boolean)) pause = 0;
    else soon();
  };

  const runAll = async () => {
    try {
      do {
        again = false;
        await options.alone(run);
      } while (again);
    } finally {
      // In the same moment in which nobody had asked for more, so that no call is lost in between.
      running = undefined;
    }
    options.onRest?.();
  };

  const flush = (): Promise<void> => {
    stop?.();
    stop = undefined;
    if (running) again = true;
    else running = runAll();
    return running;
  };

  return {
    list: () => all,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (one, tries) => {
      update((now) => [...now, { ...one, state: 'waiting', ...(tries && { tries }) }]);
      void flush();
    },
    change,
    retry: (key, part) => {
      change(key, () => ({ ...part, state: 'waiting', why: undefined }) as Partial<Stored<T>>);
      void flush();
    },
    drop: (key) => update((now) => now.filter((one) => keyOf(one) !== key)),
    flush,
    reload: () => {
      all = options.store.read();
      for (const listener of listeners) listener();
    },
  };
}
