import type { Log } from './log.ts';
import type { AuditEntry } from './services.ts';

const pause = 1000;
/** Kinds of entries that one batch holds: more only come in an attack, and are one entry then. */
const most = 1000;

export interface AuditBatch {
  /** Written within a second; the same entry many times over is one with a count. */
  add(entry: AuditEntry): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

/**
 * For what happens often and changes nothing, such as wrong passwords: nobody waits for the log, and however many come,
 * it is one transaction a second.
 */
export function makeAuditBatch(write: (entries: readonly AuditEntry[]) => Promise<void>, log: Log): AuditBatch {
  const waiting = new Map<string, { entry: AuditEntry; count: number }>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const put = (entry: AuditEntry, count: number) => {
    const own = JSON.stringify([entry.actorId, entry.action, entry.subject, entry.detail]);
    const isFull = waiting.size >= most && !waiting.has(own);
    const key = isFull ? entry.action : own;
    const kept = isFull ? { actorId: 0, action: entry.action, subject: 'many' } : entry;
    const one = waiting.get(key) ?? { entry: kept, count: 0 };
    waiting.set(key, { ...one, count: one.count + count });
    timer ??= setTimeout(() => void flush(), pause);
    timer.unref();
  };
  const writeAll = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const all = [...waiting.values()];
    waiting.clear();
    try {
      await write(all.map(({ entry, count }) => ({ ...entry, detail: { ...entry.detail, count } })));
    } catch (err) {
      log.error({ err }, 'The audit log is out of reach; its entries wait');
      for (const { entry, count } of all) put(entry, count);
    }
  };
  const flush = () => {
    writing = writing.then(writeAll);
    return writing;
  };
  return { add: (entry) => put(entry, 1), flush };
}
