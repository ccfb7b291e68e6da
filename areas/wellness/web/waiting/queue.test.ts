import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/web/cache/query-client.ts';
import { setTable } from '#platform/web/client/address.ts';
import { setOrigin } from '#platform/web/client/request.ts';
import { type Given, type Seen, startTestServer } from '#platform/web/client/test-server.ts';
import { guestSession, setSession } from '#platform/web/session.ts';
import type { WellnessKeys } from '../../contract/keys.ts';
import { keyOfRecoveryCode, newRecoveryCode, readRecoveryCode } from '../../pure/recovery-code.ts';
import { keyOf, newKeyBytes, openRecord } from '../../pure/sealing.ts';
import { wrapKey } from '../../pure/wrapping.ts';
import { putKeys } from '../keys/diary-keys.ts';
import { forgetKeys, holdKey } from '../keys/held-key.ts';
import { keptAs } from '../keys/kept-calls.ts';
import { unlock } from '../keys/unlock.ts';
import { dropWaiting, queueOf } from './queue.ts';

type Fields = Record<string, unknown>;
const member = (id: number) => ({
  ...guestSession,
  member: { id, displayName: 'A', username: 'a', avatar: '', roles: [], plan: 'free' as const, planLabel: 'Free' },
});
const keysOf = (mode: WellnessKeys['mode'], generation: number): WellnessKeys => ({
  mode,
  generation,
  isMoving: false,
  left: 0,
  keys: [{ generation, mode, state: 'target', salt: null, cost: null, byPassphrase: null, byRecovery: null }],
});

/** The diary as the server has it, and what it says to a write in place of its answer. */
let diary: Fields[] = [];
let instead: Given | undefined;
let here = 7;
let keys: WellnessKeys;

function answer({ method, url, body }: Seen): Given {
  const path = url.split('?')[0];
  if (path === '/api/session') return { body: member(here) };
  if (path === '/api/wellness-key') return { body: keys };
  const sent = body === '' ? {} : (JSON.parse(body) as Fields);
  const id = Number(path?.split('/')[3]);
  if (method === 'GET') return { body: diary };
  if (instead?.status === 400) return instead;
  let row = diary.find((one) => one.uid === sent.uid || one.id === id);
  if (method === 'DELETE') diary = diary.filter((one) => one !== row);
  if (method === 'POST' && !row) {
    row = { ...sent, id: diary.length + 1, version: 1, generation: keys.generation };
    diary.push(row);
  }
  if (method === 'PUT' && row) Object.assign(row, sent, { version: (row.version as number) + 1 });
  return instead ?? { body: row };
}

const stored = new Map<string, string>();
const inStorage = () => [...stored.values()].join();
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer(answer);
  setOrigin(server.origin);
  setTable({
    getWellnessKey: ['GET', '/api/wellness-key'],
    listWellnessEntries: ['GET', '/api/wellness-entries', { page: true }],
    createWellnessEntry: ['POST', '/api/wellness-entries'],
    editWellnessEntry: ['PUT', '/api/wellness-entries/{id}'],
    deleteWellnessEntry: ['DELETE', '/api/wellness-entries/{id}'],
  } as never);
});
afterAll(() => {
  server.stop();
  setOrigin('');
});
beforeEach(() => {
  stored.clear();
  diary = [];
  instead = undefined;
  here = 7;
  keys = keysOf('recoverable', 1);
  server.seen.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', new EventTarget());
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  setSession(member(7), false);
  putKeys(keys);
});
afterEach(() => {
  dropWaiting();
  setSession(guestSession, false);
  forgetKeys();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const uid = 'uid-of-an-entry-0001';
const words = { moodRating: 4, energyLevel: 3, painLevel: 2, notes: 'a quokka', day: '2026-11-20', zone: 'UTC' };
const lost = { status: 503, body: {} };
async function write(fields: Fields = words, tries = 0) {
  const queue = queueOf(7);
  queue.add({ uid, ...(await keptAs('createWellnessEntry', { ...fields, uid })) }, tries);
  await queue.flush();
  return queue;
}
const calls = () =>
  server.seen.filter(({ url }) => url.startsWith('/api/wellness-entries')).map(({ method, url }) => `${method} ${url}`);

test('an answer that was lost: the entry is sent again, and is there once', async () => {
  instead = lost;
  const queue = await write();
  expect(queue.list()).toMatchObject([{ uid, state: 'waiting' }]);
  expect(queue.list()[0]?.tries).toBe(calls().length);
  instead = undefined;
  await queue.flush();
  expect(queue.list()).toEqual([]);
  expect(stored.size).toBe(0);
  expect(new Set(calls())).toEqual(new Set(['POST /api/wellness-entries']));
  expect(diary).toMatchObject([{ uid, notes: 'a quokka', day: '2026-11-20' }]);
});

test('what was changed after it may have arrived is changed there', async () => {
  instead = lost;
  const queue = await write();
  instead = undefined;
  queue.retry(uid, { body: { ...words, notes: 'quoll' }, isChanged: true });
  await queue.flush();
  expect(queue.list()).toEqual([]);
  expect(diary).toMatchObject([{ uid, notes: 'quoll', version: 2 }]);
});

test('what was changed elsewhere since isn’t replaced before its member says so', async () => {
  instead = lost;
  const queue = await write();
  instead = undefined;
  Object.assign(diary[0] ?? {}, { notes: 'from the phone', version: 2 });
  queue.retry(uid, { body: { ...words, notes: 'quoll' }, isChanged: true });
  await queue.flush();
  expect(diary).toMatchObject([{ notes: 'from the phone' }]);
  expect(queue.list()).toMatchObject([
    {
      state: 'refused',
      replaces: true,
      why: 'This arrived, and was changed on another device. Save it here again to replace that, or delete it here to keep that.',
    },
  ]);
  queue.retry(uid);
  await queue.flush();
  expect(queue.list()).toEqual([]);
  expect(diary).toMatchObject([{ uid, notes: 'quoll', version: 3 }]);
});

test('what was deleted after it may have arrived is deleted there', async () => {
  instead = lost;
  const queue = await write();
  instead = undefined;
  expect(diary.length).toBe(1);
  server.seen.length = 0;
  queue.retry(uid, { isDeleted: true });
  await queue.flush();
  expect(diary).toEqual([]);
  expect(queue.list()).toEqual([]);
  expect(calls()).toEqual([
    'GET /api/wellness-entries?from=2026-11-19&limit=200&to=2026-11-21',
    'DELETE /api/wellness-entries/1',
  ]);
});

test('a refusal stays, with what is wrong in each field, and is sent again once it is changed', async () => {
  const message = 'Choose today or an earlier day.';
  instead = { status: 400, body: { title: 'Bad', status: 400, errors: [{ field: 'day', rule: 'past', message }] } };
  const queue = await write();
  expect(queue.list()).toMatchObject([{ state: 'refused', why: message }]);
  await queue.flush();
  expect(diary).toEqual([]);
  instead = undefined;
  queue.retry(uid, { body: { ...words, day: '2026-11-19' } });
  await queue.flush();
  expect(diary).toMatchObject([{ uid, day: '2026-11-19' }]);
});

test('nothing goes out under someone else’s session, in this tab or in another', async () => {
  here = 8;
  const queue = await write();
  expect(calls()).toEqual([]);
  setSession(member(8), false);
  await queue.flush();
  here = 7;
  await queue.flush();
  expect(calls()).toEqual([]);
  expect(inStorage()).toContain('a quokka');
  setSession(member(7), false);
  await queueOf(7).flush();
  expect(diary).toMatchObject([{ uid }]);
});

test('while it is changed it isn’t sent', async () => {
  const queue = queueOf(7);
  const letGo = queue.hold(uid);
  await write();
  expect(calls()).toEqual([]);
  letGo();
  await queue.flush();
  expect(diary).toMatchObject([{ uid }]);
});

test('of a sealed diary only what is sealed lies in the browser, and it is sent as it lies there, locked or not', async () => {
  keys = keysOf('sealed', 3);
  const key = await keyOf(newKeyBytes());
  holdKey(3, key);
  putKeys(keys);
  instead = lost;
  const queue = await write();
  expect(inStorage()).not.toContain('a quokka');
  expect(inStorage()).toContain('"sealed":"w1.3.');
  forgetKeys();
  instead = undefined;
  await queue.flush();
  expect(queue.list()).toEqual([]);
  const place = { userId: 7, kind: 'entry', uid, generation: 3 };
  expect(diary).toMatchObject([{ uid, day: '2026-11-20' }]);
  expect(diary[0]).not.toHaveProperty('notes');
  expect(await openRecord(key, place, diary[0]?.sealed as string)).toMatchObject({ notes: 'a quokka', moodRating: 4 });
});

test('once the diary is sealed here, what waited open is sealed too, and after a move sealed anew', async () => {
  here = 8;
  const queue = await write();
  expect(inStorage()).toContain('a quokka');
  const [first, second] = [await keyOf(newKeyBytes()), await keyOf(newKeyBytes())];
  keys = keysOf('sealed', 2);
  putKeys(keys);
  holdKey(2, first);
  await vi.waitFor(() => expect(inStorage()).toContain('"sealed":"w1.2.'), { timeout: 15_000 });
  expect(inStorage()).not.toContain('a quokka');
  keys = keysOf('sealed', 3);
  putKeys(keys);
  holdKey(3, second);
  await vi.waitFor(() => expect(inStorage()).toContain('"sealed":"w1.3.'), { timeout: 15_000 });
  here = 7;
  await queue.flush();
  const place = { userId: 7, kind: 'entry', uid, generation: 3 };
  expect(await openRecord(second, place, diary[0]?.sealed as string)).toMatchObject({ notes: 'a quokka' });
});

test('sealed with a passphrase that has changed since, it waits for that one, and goes out sealed with the present one', async () => {
  const [bytes, code] = [newKeyBytes(), newRecoveryCode()];
  const byRecovery = await wrapKey(bytes, await keyOfRecoveryCode(readRecoveryCode(code) ?? ''));
  const first = keysOf('sealed', 3);
  keys = { ...first, keys: first.keys.map((key) => ({ ...key, byRecovery })) };
  holdKey(3, await keyOf(bytes));
  putKeys(keys);
  here = 8;
  const queue = await write();
  here = 7;
  forgetKeys();
  keys = keysOf('sealed', 4);
  const present = await keyOf(newKeyBytes());
  putKeys(keys);
  holdKey(4, present);
  await queue.flush();
  expect(queue.list()).toMatchObject([{ state: 'waiting', key: { generation: 3 } }]);
  expect(diary).toEqual([]);
  expect(await unlock(newRecoveryCode())).toBe('wrong');
  expect(await unlock(code)).toBe('open');
  await vi.waitFor(() => expect(diary.length).toBe(1), { timeout: 15_000 });
  const place = { userId: 7, kind: 'entry', uid, generation: 4 };
  expect(await openRecord(present, place, diary[0]?.sealed as string)).toMatchObject({ notes: 'a quokka' });
});
