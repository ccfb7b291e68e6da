import type { OpenedShare, ShareCovers } from '../../contract/shares.ts';
import { fromBase64Url } from '../../pure/base64url.ts';
import { keyOf } from '../../pure/sealing.ts';
import { openCopy } from '../../pure/share-copy.ts';
import { type SharedEntry, type SharedMedicine, sharedEntry, sharedMedicine } from '../../pure/shared-diary.ts';

export interface SharedDiary {
  readonly owner: string;
  readonly until: string;
  readonly covers: ShareCovers;
  /** The newest day first. */
  readonly entries: readonly SharedEntry[];
  readonly medicines: readonly SharedMedicine[];
  /** Copies that the key of the link doesn’t open. */
  readonly closed: number;
  readonly waiting: number;
}

const newestFirst = (a: SharedEntry, b: SharedEntry) => b.day.localeCompare(a.day) || b.at.localeCompare(a.at);

/** Opens the copies here, with the key that no server gets. */
export async function openShare(
  { shareId, owner, until, covers, copies, waiting }: OpenedShare,
  key: string,
): Promise<SharedDiary> {
  const shareKey = await keyOf(fromBase64Url(key));
  const opened = await Promise.all(
    copies.map(async (copy) => ({
      copy,
      content: await openCopy(shareKey, shareId, copy).catch(() => undefined),
    })),
  );
  const readable = opened.filter(({ content }) => content !== undefined);
  return {
    ...{ owner, until, covers, waiting },
    entries: readable
      .flatMap(({ copy: { kind, uid, day, at }, content }) =>
        kind === 'entry' && day !== null ? [sharedEntry({ uid, day, at }, content)] : [],
      )
      .sort(newestFirst),
    medicines: readable.flatMap(({ copy: { kind, uid }, content }) =>
      kind === 'medicine' ? [sharedMedicine(uid, content)] : [],
    ),
    closed: opened.length - readable.length,
  };
}
