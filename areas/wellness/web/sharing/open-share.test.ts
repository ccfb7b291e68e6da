import { expect, test } from 'vitest';
import { toBase64Url } from '../../pure/base64url.ts';
import { keyOf, newKeyBytes } from '../../pure/sealing.ts';
import { sealCopy } from '../../pure/share-copy.ts';
import { openShare } from './open-share.ts';

const covers = { from: null, to: null, notes: true, scales: true, medicines: true };
const entry = { moodRating: 6, energyLevel: 4, painLevel: 2, symptoms: [], medications: [], factors: [] };

test('copies open with the key of the link, the newest day first; one that doesn’t is counted, and hides nothing else', async () => {
  const bytes = newKeyBytes();
  const key = await keyOf(bytes);
  const copy = async (uid: string, day: string | null, content: object, by = key) => {
    const of = { uid, kind: day === null ? ('medicine' as const) : ('entry' as const), version: 1 };
    const sealed = await sealCopy(by, { id: 7, covers }, { ...of, content: { ...content } });
    return { ...of, day, at: '2026-11-20T08:00:00.000Z', sealed };
  };
  const copies = [
    await copy('older', '2026-11-19', { ...entry, notes: 'older' }),
    await copy('newer', '2026-11-20', { ...entry, notes: 'newer' }),
    await copy('medicine', null, { medicationName: 'Baclofen', dosage: '10 mg' }),
    await copy('closed', '2026-11-18', entry, await keyOf(newKeyBytes())),
  ];
  const shared = { shareId: 7, owner: 'Ana', until: '2026-12-25T00:00:00.000Z', covers, copies, waiting: 2 };
  const diary = await openShare(shared, toBase64Url(bytes));
  expect(diary.entries.map(({ notes }) => notes)).toEqual(['newer', 'older']);
  expect(diary.medicines).toEqual([{ uid: 'medicine', name: 'Baclofen', dosage: '10 mg', kind: '', note: '' }]);
  expect(diary).toMatchObject({ owner: 'Ana', closed: 1, waiting: 2 });
  // In another share, or with another key, nothing opens.
  expect((await openShare({ ...shared, shareId: 8 }, toBase64Url(bytes))).closed).toBe(4);
  expect((await openShare(shared, toBase64Url(newKeyBytes()))).closed).toBe(4);
});
