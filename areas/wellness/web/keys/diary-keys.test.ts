import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { queryClient } from '#platform/web/cache/query-client.ts';
import { setTable } from '#platform/web/client/address.ts';
import { ApiError } from '#platform/web/client/error.ts';
import { setOrigin } from '#platform/web/client/request.ts';
import { startTestServer } from '#platform/web/client/test-server.ts';
import { guestSession, setSession } from '#platform/web/session.ts';
import type { WellnessKeys } from '../../contract/keys.ts';
import { keyOf, newKeyBytes, openRecord } from '../../pure/sealing.ts';
import { isLockedBy, putKeys, type Seal, withKeys } from './diary-keys.ts';
import { forgetKeys, holdKey } from './held-key.ts';
import { findOpened } from './opening.ts';
import { sealers } from './sealers.ts';

const keysOf = (mode: WellnessKeys['mode'], generation: number): WellnessKeys => ({
  mode,
  generation,
  isMoving: false,
  left: 0,
  keys: [{ generation, mode, state: 'target', salt: null, cost: null, byPassphrase: null, byRecovery: null }],
});
const conflict = () => new ApiError(409, '');
const failure = (work: Promise<unknown>) => work.then(() => undefined).catch((error: ApiError) => error);

/** What the server says when it is asked for the keys. */
let said: WellnessKeys;
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer(() => ({ body: said }));
  setOrigin(server.origin);
  setTable({ getWellnessKey: ['GET', '/api/wellness-key'] });
});
afterAll(() => {
  server.stop();
  setOrigin('');
});
beforeEach(() => {
  server.seen.length = 0;
  setSession(
    {
      ...guestSession,
      member: { id: 7, displayName: 'A', username: 'a', avatar: '', roles: [], plan: 'free', planLabel: 'Free' },
    },
    false,
  );
  putKeys(keysOf('recoverable', 1));
});
afterEach(() => {
  forgetKeys();
  queryClient.clear();
});

const seal = (one: Seal) => one({ kind: 'entry', uid: 'uid-of-an-entry-0001' }, { notes: 'words' });

test('a recoverable diary is sealed by the server, and nothing is taken away', async () => {
  expect(await withKeys(seal)).toBeUndefined();
  const args = { moodRating: 4, notes: 'words', day: '2026-11-25' };
  expect(await withKeys((one) => sealers.createWellnessEntry?.(args, one, () => 'uid') ?? Promise.reject())).toEqual({
    ...args,
    uid: 'uid',
  });
});

test('a sealed diary is sealed here, for its own place, and shows at once without opening', async () => {
  const key = await keyOf(newKeyBytes());
  holdKey(3, key);
  putKeys(keysOf('sealed', 3));
  const sealed = (await withKeys(seal)) ?? '';
  const place = { userId: 7, kind: 'entry', uid: 'uid-of-an-entry-0001', generation: 3 };
  expect(await openRecord(key, place, sealed)).toEqual({ notes: 'words' });
  expect(findOpened({ ...place, sealed })).toEqual({ content: { notes: 'words' } });
});

test('each body that leaves a sealed diary has no word of its content', async () => {
  holdKey(3, await keyOf(newKeyBytes()));
  putKeys(keysOf('sealed', 3));
  const word = 'quokka';
  const bodies: Readonly<Record<string, Record<string, unknown>>> = {
    createWellnessEntry: { moodRating: 1, symptoms: [word], notes: word, day: '2026-11-25', isPrivate: true },
    editWellnessEntry: { id: 1, uid: 'uid-of-an-entry-0001', version: 2, moodRating: 1, notes: word, factors: [word] },
    importWellnessEntries: {
      entries: [{ uid: 'uid-of-an-entry-0002', moodRating: 1, notes: word, day: '2026-11-25' }],
    },
    createWellnessMedicine: { medicationName: word, dosage: word, note: word, schedule: {}, countedAt: null },
    editWellnessMedicine: {
      id: 1,
      uid: 'uid-of-a-medicine-01',
      version: 2,
      medicationName: word,
      stock: { left: word },
    },
    createWellnessAppointment: { title: word, location: word, questions: [word], at: 'then', zone: 'here' },
    editWellnessAppointment: { id: 1, uid: 'uid-of-an-appoint-01', version: 2, title: word, accessNotes: word },
    answerMedicationReminder: { id: 1, answer: 'skipped', reason: { text: word } },
    putWellnessSettings: { version: 1, factors: [word], questions: [word], scales: [{ name: word }] },
    putWellnessEnergy: { day: '2026-11-25', version: 1, points: 10, tasks: [{ name: word }] },
    createWellnessShare: { name: word, key: word, token: 'token', code: 'code', until: 'then', covers: {} },
  };
  expect(Object.keys(bodies).sort()).toEqual(Object.keys(sealers).sort());
  for (const [name, args] of Object.entries(bodies)) {
    const sent = await withKeys((one) => sealers[name]?.(args, one, () => 'uid-of-something-new') ?? Promise.reject());
    expect(JSON.stringify(sent), name).toContain('w1.3.');
    expect(JSON.stringify(sent), name).not.toContain(word);
  }
});

test('without its key nothing is sent, and why is said', async () => {
  putKeys(keysOf('sealed', 3));
  expect(isLockedBy(keysOf('sealed', 3))).toBe(true);
  const error = await failure(withKeys(seal));
  expect(error).toBeInstanceOf(ApiError);
  expect(error?.detailForPeople).toBe('Your diary is locked. Unlock it, then save again.');
});

test('refused because the keys have changed, it is sealed again with those that hold now, once', async () => {
  holdKey(3, await keyOf(newKeyBytes()));
  said = keysOf('sealed', 3);
  const tried: (string | undefined)[] = [];
  const answer = await withKeys(async (one) => {
    tried.push((await seal(one))?.slice(0, 5));
    if (tried.length === 1) throw conflict();
    return 'kept';
  });
  expect([answer, tried, server.seen.length]).toEqual(['kept', [undefined, 'w1.3.'], 1]);
  // The next write knows them.
  expect((await withKeys(seal))?.slice(0, 5)).toBe('w1.3.');
  expect(server.seen).toHaveLength(1);
});

test('refused for another reason, it isn’t sent again', async () => {
  said = keysOf('recoverable', 1);
  let tries = 0;
  const error = await failure(
    withKeys(async () => {
      tries += 1;
      throw conflict();
    }),
  );
  expect([error?.status, tries]).toEqual([409, 1]);
});

test('refused twice, or for a key that isn’t here, it says so', async () => {
  said = keysOf('sealed', 3);
  const refused = async (one: Seal) => {
    await seal(one);
    throw conflict();
  };
  expect((await failure(withKeys(refused)))?.status).toBe(423);
  putKeys(keysOf('recoverable', 1));
  holdKey(3, await keyOf(newKeyBytes()));
  expect((await failure(withKeys(refused)))?.status).toBe(409);
});
