import type { Message } from '../../contract.ts';

/** Where a log reads; each may fail, and is asked again. */
export interface LogSource {
  /** The latest page, the one before a cursor, or the one around a number. */
  page(ask: { before?: string | undefined; around?: number | undefined; limit?: number | undefined }): Promise<{
    readonly items: readonly Message[];
    readonly next?: string | undefined;
  }>;
  /** The number of the last change, read before the first page: what comes in between is then met twice, never missed. */
  change(): Promise<number>;
  changes(
    since: number,
  ): Promise<{ readonly messages: readonly Message[]; readonly change: number; readonly more: boolean }>;
}

export interface LogState {
  /** By their numbers, from the oldest that was read to the latest. */
  readonly messages: readonly Message[];
  readonly loading: boolean;
  /** The first reading failed. */
  readonly error: Error | null;
  readonly hasEarlier: boolean;
  readonly loadingEarlier: boolean;
  readonly earlierError: Error | null;
}

export interface Log {
  state(): LogState;
  /** False until the first page is here. */
  isOpen(): boolean;
  subscribe(listener: () => void): () => void;
  /** Reads the latest page, or the one around a message. Once; again after it failed. */
  open(around?: number): Promise<void>;
  loadEarlier(): Promise<void>;
  /** Asks for what came since. Calls while it runs are one more run. Never throws: the next hint tries again. */
  sync(): Promise<void>;
  /** What was hidden, cleared or restored: the latest page is read anew and stands for its part. */
  reread(): Promise<void>;
  /** The answer of one’s own write. */
  put(message: Message): void;
  /** What came since, for the announcer. History and one’s own writes are no news. */
  onNews(listener: (news: LogNews) => void): () => void;
}

export interface LogNews {
  /** Messages that were not there before, by their numbers. */
  readonly added: readonly Message[];
  readonly changed: readonly { readonly before: Message; readonly after: Message }[];
}

const empty: LogState = {
  messages: [],
  loading: false,
  error: null,
  hasEarlier: false,
  loadingEarlier: false,
  earlierError: null,
};

const bySeq = (a: Message, b: Message) => a.seq - b.seq;

/** What a browser has of one conversation: a part without holes that ends at the latest message. */
export function createLog(source: LogSource): Log {
  let state = empty;
  let cursor: string | undefined;
  let known = 0;
  let opened = false;
  let opening: Promise<void> | undefined;
  let syncing: Promise<void> | undefined;
  let again = false;
  const listeners = new Set<() => void>();
  const newsListeners = new Set<(news: LogNews) => void>();

  const set = (part: Partial<LogState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  const merge = (incoming: readonly Message[]): LogNews => {
    const all = new Map(state.messages.map((message) => [message.id, message]));
    const first = state.messages[0]?.seq ?? 0;
    const last = state.messages.at(-1)?.seq ?? 0;
    const added: Message[] = [];
    const changed: { before: Message; after: Message }[] = [];
    const size = all.size;
    for (const message of incoming) {
      const before = all.get(message.id);
      // What is older than the part that is here is read with its own page.
      if (before ? before.change >= message.change : message.seq < first && state.hasEarlier) continue;
      if (before) changed.push({ before, after: message });
      else if (message.seq > last) added.push(message);
      all.set(message.id, message);
    }
    if (changed.length > 0 || all.size > size) set({ messages: [...all.values()].sort(bySeq) });
    return { added: added.sort(bySeq), changed };
  };

  const tell = (news: LogNews) => {
    if (news.added.length > 0 || news.changed.length > 0) for (const listener of newsListeners) listener(news);
  };

  const run = async () => {
    do {
      again = false;
      for (;;) {
        const { messages, change, more } = await source.changes(known);
        known = Math.max(known, change);
        tell(merge(messages));
        if (!more) break;
      }
    } while (again);
  };

  const readFirst = async (around: number | undefined) => {
    set({ loading: true, error: null });
    try {
      const change = await source.change();
      let page = await source.page({ around });
      // Around an earlier message the rest up to the latest comes after it, so that nothing is missing in between.
      cursor = page.next;
      const items = [...page.items];
      if (around !== undefined) {
        const reached = items.at(-1)?.seq ?? 0;
        let rest: Message[] = [];
        page = await source.page({});
        for (;;) {
          rest = [...page.items.filter(({ seq }) => seq > reached), ...rest];
          if ((page.items[0]?.seq ?? 0) <= reached + 1 || !page.next) break;
          page = await source.page({ before: page.next, limit: 100 });
        }
        items.push(...rest);
      }
      known = change;
      opened = true;
      set({ messages: items.sort(bySeq), hasEarlier: cursor !== undefined, loading: false });
    } catch (error) {
      set({ loading: false, error: error as Error });
    }
  };

  const sync = (): Promise<void> => {
    if (!opened) return opening ?? Promise.resolve();
    if (syncing) {
      again = true;
      return syncing;
    }
    syncing = run()
      .catch(() => undefined)
      .finally(() => {
        syncing = undefined;
      });
    return syncing;
  };

  return {
    state: () => state,
    isOpen: () => opened,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (around) => {
      if (opened) return Promise.resolve();
      opening ??= readFirst(around).finally(() => {
        opening = undefined;
      });
      return opening;
    },
    loadEarlier: async () => {
      if (!cursor || state.loadingEarlier) return;
      set({ loadingEarlier: true, earlierError: null });
      try {
        const page = await source.page({ before: cursor });
        cursor = page.next;
        const here = new Set(state.messages.map(({ id }) => id));
        const earlier = page.items.filter(({ id }) => !here.has(id));
        set({
          messages: [...earlier, ...state.messages].sort(bySeq),
          hasEarlier: cursor !== undefined,
          loadingEarlier: false,
        });
      } catch (error) {
        set({ loadingEarlier: false, earlierError: error as Error });
      }
    },
    sync,
    reread: async () => {
      if (!opened) return;
      try {
        const since = known;
        const page = await source.page({ limit: 100 });
        const from = page.next === undefined ? 0 : (page.items[0]?.seq ?? 0);
        const kept = state.messages.filter(({ seq }) => seq < from);
        const here = new Map(state.messages.map((message) => [message.id, message]));
        const anew = new Map<number, Message>();
        for (const item of page.items) {
          const before = here.get(item.id);
          // What is newer than the last question comes with the next one, as news.
          const stays = item.change > known || (before && before.change > item.change) ? before : item;
          if (stays) anew.set(item.id, stays);
        }
        // And what came while the page was on its way is not in it.
        for (const one of state.messages) if (one.change > since && one.seq >= from) anew.set(one.id, one);
        if (page.next === undefined) cursor = undefined;
        set({ messages: [...kept, ...anew.values()].sort(bySeq), hasEarlier: cursor !== undefined });
      } catch {
        // The next hint tries again.
      }
    },
    put: (message) => {
      const last = state.messages.at(-1)?.seq ?? 0;
      // With a hole before it, it comes together with what is missing.
      if (message.seq > last + 1 && last > 0) void sync();
      else merge([message]);
    },
    onNews: (listener) => {
      newsListeners.add(listener);
      return () => newsListeners.delete(listener);
    },
  };
}
