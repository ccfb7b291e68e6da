/** What the server sends to everybody who watches a topic: ids and versions, never contents. */
export interface LiveEvent {
  readonly topic: string;
  /** Name of the domain event: postCreated. */
  readonly name: string;
  readonly payload: { readonly id?: number; readonly version?: number } & Readonly<Record<string, unknown>>;
  /** Rises by 1 per topic where the server counts; a jump means that something was missed. */
  readonly seq?: number;
}

export interface Watcher {
  readonly onEvent: (event: LiveEvent) => void;
  /** Something may have been missed: read again what is shown. */
  readonly onGap: () => void;
  /**
   * From now on it is told, or refused, because what it watches has gone meanwhile: what happened since the page was read
   * was told to no one. Once, at the beginning.
   */
  readonly onStart?: () => void;
}

/** Who watches what, apart from any socket: who must be told, and what the server must be asked. */
export function createTopics(ask: (message: 'watch' | 'unwatch', topic: string) => void) {
  const watchers = new Map<string, Set<Watcher>>();
  const lastSeq = new Map<string, number>();
  const waiting = new Set<Watcher>();

  const gap = (topic: string) => {
    for (const { onGap } of watchers.get(topic) ?? []) onGap();
  };

  return {
    names: (): string[] => [...watchers.keys()],
    add(topic: string, watcher: Watcher): () => void {
      const own = watchers.get(topic) ?? new Set();
      if (own.size === 0) {
        watchers.set(topic, own);
        ask('watch', topic);
      }
      own.add(watcher);
      waiting.add(watcher);
      return () => {
        waiting.delete(watcher);
        if (!own.delete(watcher) || own.size > 0) return;
        watchers.delete(topic);
        lastSeq.delete(topic);
        ask('unwatch', topic);
      };
    },
    receive(event: LiveEvent): void {
      const { topic, seq } = event;
      const last = lastSeq.get(topic);
      if (seq !== undefined) {
        if (last !== undefined && seq <= last) return;
        lastSeq.set(topic, seq);
        if (last !== undefined && seq > last + 1) gap(topic);
      }
      for (const { onEvent } of watchers.get(topic) ?? []) onEvent(event);
    },
    /** The server tells of this topic from now on, or never will. */
    answered(topic: string): void {
      for (const watcher of watchers.get(topic) ?? []) if (waiting.delete(watcher)) watcher.onStart?.();
    },
    /** Asks once more for a topic that somebody still watches. */
    ask(topic: string): void {
      if (watchers.has(topic)) ask('watch', topic);
    },
    /** After a new connection: asks for every topic again. */
    renew(missed: boolean): void {
      lastSeq.clear();
      for (const topic of watchers.keys()) {
        ask('watch', topic);
        if (missed) gap(topic);
      }
    },
  };
}
