import { refresh } from '#platform/web/cache/keys.ts';
import { call } from '#platform/web/client/call.ts';
import type { keepShareCopies, listShareGaps, listWellnessShares, WellnessShare } from '../../contract/shares.ts';
import { fromBase64Url } from '../../pure/base64url.ts';
import { limits } from '../../pure/limits.ts';
import { packed } from '../../pure/packs.ts';
import { keyOf } from '../../pure/sealing.ts';
import { sealCopy } from '../../pure/share-copy.ts';
import { callOpened } from '../keys/use-diary.ts';
import { isOpen } from './words.ts';

/** A body is 256 KiB at most. */
const parcel = { most: limits.moved, size: 200_000 };
const aroundCopy = 100;

/** Until nothing is missing, or what is missing can’t be opened here. */
async function fillOne({ id, key, covers }: WellnessShare & { readonly key: string }): Promise<void> {
  const shareKey = await keyOf(fromBase64Url(key));
  for (let waiting = 1, kept = 1; waiting > 0 && kept > 0; ) {
    const gaps = await callOpened<typeof listShareGaps>('listShareGaps', { id });
    const copies = await Promise.all(
      gaps.flatMap(({ id: recordId, uid, kind, version, content }) =>
        content === undefined
          ? []
          : [
              sealCopy(shareKey, { id, covers }, { uid, kind, version, content }).then((sealed) => ({
                ...{ recordId, version, sealed },
              })),
            ],
      ),
    );
    kept = 0;
    for (const pack of packed(copies, ({ sealed }) => sealed.length + aroundCopy, parcel)) {
      const answer = await call<typeof keepShareCopies>('keepShareCopies', { id, copies: [...pack] });
      kept += answer.kept;
      waiting = answer.waiting;
    }
  }
}

async function fillAll(): Promise<void> {
  const shares = await callOpened<typeof listWellnessShares>('listWellnessShares');
  const now = new Date();
  const missing = shares.filter((share) => share.waiting > 0 && isOpen(share, now));
  for (const share of missing) if (share.key !== undefined) await fillOne({ ...share, key: share.key });
  if (missing.length > 0) await refresh(['listWellnessShares']);
}

let running: Promise<void> = Promise.resolve();

/** Seals what shares cover and haven’t got yet. One run at a time; what is asked for meanwhile comes after it. */
export function fillShares(): Promise<void> {
  running = running.catch(() => undefined).then(fillAll);
  return running;
}
