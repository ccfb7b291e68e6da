import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestSession, setSession } from '#platform/web/session.ts';
import { keyOf, newKeyBytes, newUid, sealRecord } from '../../pure/sealing.ts';
import { type Key, webCrypto } from '../../pure/web-crypto.ts';
import { forgetKeys, heldKey, holdKey } from './held-key.ts';
import { openAnswer } from './openers.ts';
import { findOpened, openParts, rememberOpened } from './opening.ts';

const member = (id: number) =>
  setSession(
    {
      ...guestSession,
      member: { id, displayName: 'A', username: 'a', avatar: '', roles: [], plan: 'free', planLabel: 'Free' },
    },
    false,
  );

let key: Key;
beforeEach(async () => {
  member(7);
  key = await keyOf(newKeyBytes());
  holdKey(2, key);
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetKeys();
});

const content = (notes: string) => ({ moodRating: 4, energyLevel: 5, painLevel: 6, notes });

async function record(notes: string, { userId = 7, uid = newUid(), kind = 'entry' } = {}) {
  return {
    id: 1,
    uid,
    generation: 2,
    sealed: await sealRecord(key, { userId, kind, uid, generation: 2 }, content(notes)),
  };
}

/** What a screen shows of an answer once all that can be opened is. */
async function shown(name: string, answer: readonly object[]): Promise<readonly Record<string, unknown>[]> {
  await openParts(openAnswer(name, answer, findOpened).waiting);
  return openAnswer(name, answer, findOpened).value as readonly Record<string, unknown>[];
}

test('what is sealed opens with its key: waiting at first, its fields then, and nothing sealed is left', async () => {
  const items = [await record('one'), await record('two')];
  const { waiting, isSettled } = openAnswer('listWellnessEntries', items, findOpened);
  expect([waiting.length, isSettled]).toEqual([2, false]);
  const [one, two] = await shown('listWellnessEntries', items);
  expect(one).toEqual({ ...content('one'), id: 1, uid: items[0]?.uid, generation: 2 });
  expect(two?.notes).toBe('two');
});

test('a text that was moved to another record, another kind or another member doesn’t open, and the rest does', async () => {
  const [mine, other, theirs] = [await record('mine'), await record('other'), await record('theirs', { userId: 8 })];
  const items = [{ ...mine, sealed: other.sealed }, { ...other, sealed: mine.sealed }, theirs, mine];
  // The texts themselves are open by now, in their own places.
  await shown('listWellnessEntries', [mine, other]);
  const found = await shown('listWellnessEntries', items);
  expect(found.map(({ isDamaged, notes }) => [isDamaged, notes])).toEqual([
    [true, undefined],
    [true, undefined],
    [true, undefined],
    [undefined, 'mine'],
  ]);
  const [medicine] = await shown('listWellnessMedicines', [mine]);
  expect(medicine?.isDamaged).toBe(true);
  const [older] = await shown('listWellnessEntries', [{ ...mine, generation: 1 }]);
  expect(older?.sealed).toBe(mine.sealed);
  holdKey(1, key);
  const [wrong] = await shown('listWellnessEntries', [{ ...mine, generation: 1 }]);
  expect(wrong?.isDamaged).toBe(true);
});

test('a dose opens in two parts, with the dosage of its day', async () => {
  const [uid, reasonUid] = [newUid(), newUid()];
  const place = { userId: 7, kind: 'medicine', uid, generation: 2 };
  const medicine = {
    medicationName: 'Baclofen',
    dosage: '10 mg',
    doseChanges: [{ from: '2026-11-20', dosage: '20 mg' }],
  };
  const sealed = await sealRecord(key, place, medicine);
  const reason = await sealRecord(key, { ...place, kind: 'dose', uid: reasonUid }, { text: 'dizzy' });
  const dose = {
    ...{ id: 1, uid, generation: 2, sealed, day: '2026-11-25' },
    reason: { uid: reasonUid, generation: 2, sealed: reason },
  };
  const [opened] = await shown('listMedicationReminders', [dose]);
  expect(opened).toMatchObject({ medicationName: 'Baclofen', dosage: '20 mg', reason: { text: 'dizzy' } });
  const [before] = await shown('listMedicationReminders', [{ ...dose, day: '2026-11-19', reason: null }]);
  expect(before).toMatchObject({ medicationName: 'Baclofen', dosage: '10 mg', reason: null });
});

test('locked, everything that was open is closed again, and the key is gone', async () => {
  const items = [await record('one')];
  await shown('listWellnessEntries', items);
  forgetKeys();
  expect(heldKey(2)).toBeUndefined();
  expect(await shown('listWellnessEntries', items)).toEqual(items);
});

test('the keys go with the member: signed out, or someone else', async () => {
  const item = await record('one');
  rememberOpened({ kind: 'entry', ...item }, content('one'));
  setSession({ ...guestSession }, false);
  expect(heldKey(2)).toBeUndefined();
  member(7);
  expect(findOpened({ kind: 'entry', ...item })).toBe('locked');
  holdKey(2, key);
  member(8);
  expect(heldKey(2)).toBeUndefined();
});

test('of a list that grows, what is open stays while the rest is opened', async () => {
  const first = await record('one');
  await shown('listWellnessEntries', [first]);
  const { isSettled, waiting } = openAnswer('listWellnessEntries', [first, await record('two')], findOpened);
  expect([isSettled, waiting.length]).toEqual([true, 1]);
});

test('of ninety days each is opened once, with the key that is held', async () => {
  const items = await Promise.all(Array.from({ length: 90 }, (_, n) => record(`day ${n} ${'words '.repeat(150)}`)));
  const { subtle } = webCrypto;
  const work = (['decrypt', 'importKey', 'unwrapKey'] as const).map((name) => vi.spyOn(subtle, name));
  const found = await shown('listWellnessEntries', items);
  expect(found.filter(({ notes }) => notes !== undefined)).toHaveLength(90);
  expect(work.map(({ mock }) => mock.calls.length)).toEqual([90, 0, 0]);
  await shown('listWellnessEntries', items);
  expect(work[0]?.mock.calls).toHaveLength(90);
});
