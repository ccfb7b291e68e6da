import { refresh } from '#platform/web/cache/keys.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { statusOf } from '#platform/web/client/error.ts';
import type {
  getLastWellnessImport,
  importWellnessEntries,
  undoLastWellnessImport,
  undoWellnessImport,
} from '../../contract/imports.ts';
import { packed } from '../../pure/import-file.ts';
import { type ImportRow, importUid } from '../../pure/import-rows.ts';
import { limits } from '../../pure/limits.ts';
import { callSealed } from '../keys/use-diary.ts';

/** Bodies may have 256 KiB; what is sealed is longer by a third. */
const mostSigns = 120_000;
const pauseMs = 10_000;
const lists = ['listWellnessEntries', 'getLastWellnessImport'] as const;
const tries = 12;

/** Someone may write 120 times a minute: after that, the import waits. */
async function whenAllowed<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (statusOf(error) !== 429 || left <= 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

export interface ImportRun {
  /** Their uids, for undoing. */
  readonly added: readonly string[];
  /** The diary had them already. */
  readonly there: number;
  /** Rows that were sent. */
  readonly sent: number;
}
export const nothingSent: ImportRun = { added: [], there: 0, sent: 0 };

/**
 * Saves the rows of a file from where a run ended, pack by pack. `onRun` hears after each; a run that was cut off goes
 * on with what it last said.
 */
export async function importRows(
  rows: readonly ImportRow[],
  salt: string,
  zone: string,
  run: ImportRun,
  { onRun, isStopped }: { readonly onRun: (run: ImportRun) => void; readonly isStopped: () => boolean },
): Promise<void> {
  let now = run;
  const entries = rows.slice(run.sent).map(({ line, entry }) => ({
    ...entry,
    symptoms: [...entry.symptoms],
    medications: [...entry.medications],
    factors: [...entry.factors],
    scales: [...entry.scales],
    uid: importUid(salt, line),
    zone,
    isPrivate: true,
    shareWithHealthcare: false,
  }));
  try {
    for (const pack of packed(entries, limits.importedAtOnce, mostSigns)) {
      if (isStopped()) return;
      const kept = await whenAllowed(() =>
        callSealed<typeof importWellnessEntries>('importWellnessEntries', {
          importUid: importUid(salt, 0),
          entries: [...pack],
        }),
      );
      const added = kept.filter(({ isNew }) => isNew).map(({ uid }) => uid);
      now = {
        added: [...now.added, ...added],
        there: now.there + kept.length - added.length,
        sent: now.sent + pack.length,
      };
      onRun(now);
    }
  } finally {
    await refresh(lists);
  }
}

/** Deletes what an import added. */
export async function undoImport(uids: readonly string[]): Promise<void> {
  for (let at = 0; at < uids.length; at += limits.undoneAtOnce) {
    const some = uids.slice(at, at + limits.undoneAtOnce);
    await whenAllowed(() => call<typeof undoWellnessImport>('undoWellnessImport', { uids: some }));
  }
  await refresh(lists);
}

export const useLastImport = () => useRead<typeof getLastWellnessImport>('getLastWellnessImport');
export const useUndoLastImport = (options: WriteOptions<typeof undoLastWellnessImport>) =>
  useWrite<typeof undoLastWellnessImport>('undoLastWellnessImport', { ...options, refresh: lists });
