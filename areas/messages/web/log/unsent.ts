import type { Message, SymbolWord } from '../../contract.ts';

/** A message that the server has not confirmed. It waits in the browser and survives a reload. */
export interface Unsent {
  /** The key under which it is sent once, however often it is tried. */
  readonly clientKey: string;
  readonly to: { readonly conversationId: number } | { readonly recipientId: number };
  readonly content: string;
  readonly type: 'text' | 'symbols' | 'image' | 'voice';
  readonly symbols?: readonly SymbolWord[];
  readonly media?: readonly { readonly id: number; readonly alt?: string; readonly transcript?: string }[];
  readonly replyToId?: number;
  /** When it was written, UTC. */
  readonly at: string;
  /** waiting: for its turn or for the connection; refused: the server said no, and why stands beside it. */
  readonly state: 'waiting' | 'sending' | 'refused';
  readonly why?: string;
}

export interface QueueOptions {
  /** Survives a reload; shared by the tabs of one browser. */
  readonly store: { read(): readonly Unsent[]; write(all: readonly Unsent[]): void };
  readonly send: (unsent: Unsent) => Promise<Message>;
  /** True when nobody can say whether it arrived, so that it is tried again; false: it was refused. */
  readonly isUnknown: (error: unknown) => boolean;
  readonly why: (error: unknown) => string;
  readonly onSent: (unsent: Unsent, message: Message) => void;
  /** Calls back after so many milliseconds; returns the way to stop. */
  readonly later: (work: () => void, ms: number) => () => void;
  /** Runs the work while no other tab does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

export interface Queue {
  list(): readonly Unsent[];
  subscribe(listener: () => void): () => void;
  add(unsent: Omit<Unsent, 'state' | 'why'>): void;
  /** Tries one that was refused once more, with other words if they are given. */
  retry(clientKey: string, content?: string): void;
  drop(clientKey: string): void;
  /** Sends what waits, now: the connection is back. */
  flush(): Promise<void>;
  /** Another tab has changed the store. */
  reload(): void;
}

const longest = 30_000;
const targetOf = ({ to }: Unsent) => ('conversationId' in to ? `c${to.conversationId}` : `r${to.recipientId}`);

/** Sends in the order of writing, one after another for each conversation; a conversation that hangs holds up no other. */
export function createQueue(options: QueueOptions): Queue {
  const listeners = new Set<() => void>();
  let all: readonly Unsent[] = options.store.read();
  let pause = 0;
  let stop: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  /** Starts from what is stored by now, so that what another tab has added stays. */
  const update = (how: (now: readonly Unsent[]) => readonly Unsent[]) => {
    all = how(options.store.read());
    options.store.write(all);
    for (const listener of listeners) listener();
  };
  const change = (key: string, part: Partial<Unsent>) =>
    update((now) => now.map((one) => (one.clientKey === key ? { ...one, ...part } : one)));

  /** True when the next one of this target may be tried. */
  const sendOne = async (unsent: Unsent): Promise<boolean> => {
    change(unsent.clientKey, { state: 'sending' });
    try {
      const message = await options.send(unsent);
      update((now) => now.filter(({ clientKey }) => clientKey !== unsent.clientKey));
      options.onSent(unsent, message);
      return true;
    } catch (error) {
      if (options.isUnknown(error)) {
        change(unsent.clientKey, { state: 'waiting' });
        return false;
      }
      change(unsent.clientKey, { state: 'refused', why: options.why(error) });
      return true;
    }
  };

  const sendTarget = async (target: string): Promise<boolean> => {
    for (;;) {
      const next = all.find((one) => targetOf(one) === target && one.state === 'waiting');
      if (!next) return true;
      if (!(await sendOne(next))) return false;
    }
  };

  const run = async () => {
    // Nobody else sends now, so what was being sent was left behind by a page that has gone.
    if (options.store.read().some(({ state }) => state === 'sending')) {
      update((now) => now.map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' } : one)));
    }
    do {
      again = false;
      const targets = [...new Set(all.filter(({ state }) => state === 'waiting').map(targetOf))];
      const done = await Promise.all(targets.map(sendTarget));
      if (done.every(Boolean)) pause = 0;
      else {
        pause = Math.min(longest, pause === 0 ? 1000 : pause * 2);
        stop = options.later(() => void flush(), pause);
      }
    } while (again);
  };

  const flush = (): Promise<void> => {
    stop?.();
    stop = undefined;
    if (running) {
      again = true;
      return running;
    }
    running = options.alone(run).finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    list: () => all,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (unsent) => {
      update((now) => [...now, { ...unsent, state: 'waiting' }]);
      void flush();
    },
    retry: (clientKey, content) => {
      update((now) =>
        now.map((one) => {
          if (one.clientKey !== clientKey) return one;
          const { why: _, ...rest } = one;
          return { ...rest, state: 'waiting', content: content ?? one.content };
        }),
      );
      void flush();
    },
    drop: (clientKey) => update((now) => now.filter((one) => one.clientKey !== clientKey)),
    flush,
    reload: () => {
      all = options.store.read();
      for (const listener of listeners) listener();
    },
  };
}
