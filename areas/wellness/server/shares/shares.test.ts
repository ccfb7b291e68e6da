import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { holds } from '#platform/server/testing/stored.ts';
import type { WellnessEntry } from '../../contract/entries.ts';
import type { LeftRecord } from '../../contract/keys.ts';
import type { OpenedShare, WellnessShare } from '../../contract/shares.ts';
import { toBase64Url } from '../../pure/base64url.ts';
import { keyOf, newKeyBytes, newUid, openRecord, sealRecord } from '../../pure/sealing.ts';
import { makeDevice, type Passphrases } from '../testing/device.ts';

let app: TestApp;
const start = new Date('2026-11-25T02:00:00.000Z');
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: start });
});
afterAll(() => app.close());

const entry = { moodRating: 4, energyLevel: 3, painLevel: 6, isPrivate: false, shareWithHealthcare: true };
const covers = { from: null, to: null, notes: true, scales: true, medicines: false };
const write = async (by: number, more: object = {}) =>
  (await app.call<WellnessEntry>(by, 'createWellnessEntry', { body: { ...entry, ...more } })).body;

async function share(by: number, more: object = {}) {
  const [token, bytes] = [newUid(), newKeyBytes()];
  const until = '2026-12-25T00:00:00.000Z';
  const body = { name: 'Dr Nguyen', token, key: toBase64Url(bytes), until, covers, ...more };
  const { body: made } = await app.call<WellnessShare>(by, 'createWellnessShare', { body });
  return { token, key: await keyOf(bytes), made };
}
type Shared = Awaited<ReturnType<typeof share>>;

const gapsOf = async (by: number, id: number) =>
  (await app.call<LeftRecord[]>(by, 'listShareGaps', { params: { id } })).body;
/** As the owner’s browser does: whatever is missing is sealed with the key of the share. */
async function fill(by: number, { made: { id }, key }: Shared) {
  const gaps = await gapsOf(by, id);
  const copies = [];
  for (const { id: recordId, uid, version, content } of gaps) {
    const place = { userId: id, kind: 'share-copy', uid, generation: version };
    copies.push({ recordId, version, sealed: await sealRecord(key, place, content) });
  }
  if (copies.length > 0) await app.call(by, 'keepShareCopies', { params: { id }, body: { copies } });
  return gaps.length;
}
const open = async (by: number, { token }: Pick<Shared, 'token'>, code?: string) =>
  (await app.call<OpenedShare>(by, 'openWellnessShare', { body: { token, ...(code && { code }) } })).body;
const opens = (by: number, { token }: Pick<Shared, 'token'>, code?: string) =>
  app.status(by, 'openWellnessShare', { body: { token, ...(code && { code }) } });
const read = async ({ key }: Shared, { shareId, copies }: OpenedShare) =>
  Promise.all(
    copies.map(async ({ uid, version, sealed }) => {
      const place = { userId: shareId, kind: 'share-copy', uid, generation: version };
      return ((await openRecord(key, place, sealed)) as { notes: string }).notes;
    }),
  );
const listed = async (by: number) => (await app.call<WellnessShare[]>(by, 'listWellnessShares')).body;

test('a guest with the link reads what the share covers, and the owner sees each opening', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  await write(ana, { notes: 'shown', day: '2026-11-20' });
  await write(ana, { notes: 'earlier', day: '2026-11-01' });
  await write(ana, { notes: 'not for the team', shareWithHealthcare: false });
  await write(ana, { notes: 'private', isPrivate: true });
  const { id: gone } = await write(ana, { notes: 'deleted' });
  await app.call(ana, 'deleteWellnessEntry', { params: { id: gone } });
  const shared = await share(ana, { covers: { ...covers, from: '2026-11-10', to: '2026-11-25' } });
  expect(shared.made).toMatchObject({ name: 'Dr Nguyen', hasCode: false, endedAt: null, openings: [], waiting: 1 });
  expect(await open(0, shared)).toMatchObject({ owner: 'Ana', copies: [], waiting: 1 });
  expect(await fill(ana, shared)).toBe(1);
  const opened = await open(0, shared);
  expect(await read(shared, opened)).toEqual(['shown']);
  expect(opened).toMatchObject({ waiting: 0, until: '2026-12-25T00:00:00.000Z', covers: { from: '2026-11-10' } });
  const ben = await app.addMember({ name: 'Ben' });
  await open(ben, shared);
  const [own] = await listed(ana);
  expect(own?.openings.map(({ by }) => by?.displayName ?? 'guest')).toEqual(['Ben', 'guest', 'guest']);
  expect(await listed(ben)).toEqual([]);
});

test('what is changed, deleted or taken out is shown no more, until the owner’s browser has copied it again', async () => {
  const ana = await app.addMember();
  const one = await write(ana, { notes: 'as it was', day: '2026-11-20' });
  const two = await write(ana, { notes: 'stays', day: '2026-11-19' });
  const shared = await share(ana);
  await fill(ana, shared);
  const notes = async () => (await read(shared, await open(0, shared))).sort();
  expect(await notes()).toEqual(['as it was', 'stays']);
  const edit = (version: number, more: object) =>
    app.call(ana, 'editWellnessEntry', { params: { id: one.id }, body: { ...entry, ...more, version } });
  await edit(1, { notes: 'changed' });
  expect(await notes()).toEqual(['stays']);
  expect((await open(0, shared)).waiting).toBe(1);
  expect(await fill(ana, shared)).toBe(1);
  expect(await notes()).toEqual(['changed', 'stays']);
  await edit(2, { notes: 'changed', shareWithHealthcare: false });
  expect(await notes()).toEqual(['stays']);
  await app.call(ana, 'deleteWellnessEntry', { params: { id: two.id } });
  expect(await notes()).toEqual([]);
  await app.call(ana, 'restoreWellnessEntry', { params: { id: two.id } });
  await fill(ana, shared);
  expect(await notes()).toEqual(['stays']);
});

test('a copy is kept for what the share covers and for its version alone, by its owner alone', async () => {
  const ana = await app.addMember();
  const ben = await app.addMember();
  const hidden = await write(ana, { shareWithHealthcare: false });
  const shown = await write(ana);
  const shared = await share(ana);
  const keep = async (recordId: number, version: number, sealedFor = version, by = ana) => {
    const copies = [{ recordId, version, sealed: `w1.${sealedFor}.${'A'.repeat(16)}.AA` }];
    const input = { params: { id: shared.made.id }, body: { copies } };
    return app.call<{ kept: number }>(by, 'keepShareCopies', input).then(
      ({ body }) => body.kept,
      ({ problem }) => problem.status as number,
    );
  };
  expect(await keep(hidden.id, 1)).toBe(0);
  expect(await keep((await write(ben)).id, 1)).toBe(0);
  expect(await keep(shown.id, 2)).toBe(0);
  expect(await keep(shown.id, 1, 2)).toBe(400);
  expect(await keep(shown.id, 1, 1, ben)).toBe(404);
  expect(await keep(shown.id, 1)).toBe(1);
  expect(await app.status(ben, 'listShareGaps', { params: { id: shared.made.id } })).toBe(404);
});

test('ended, past its end, wrong and never there look the same, and nothing is left to open', async () => {
  const ana = await app.addMember();
  await write(ana);
  const [ended, late] = [await share(ana), await share(ana, { until: '2026-11-26T00:00:00.000Z' })];
  await fill(ana, ended);
  await fill(ana, late);
  const copies = async ({ made: { id } }: Shared) =>
    (await app.database.query('', `select 1 from wellness_share_copies where share_id = ${id}`)).length;
  expect(await copies(ended)).toBe(1);
  const { body } = await app.call<WellnessShare>(ana, 'endWellnessShare', { params: { id: ended.made.id } });
  expect(body).toMatchObject({ endedAt: start.toISOString(), waiting: 0 });
  expect(await copies(ended)).toBe(0);
  expect(await opens(0, late)).toBe(200);
  app.setNow(new Date('2026-11-26T00:00:00.000Z'));
  const answers = [];
  for (const one of [ended, late, { token: newUid() }, { token: '' }])
    answers.push(
      await app.call(0, 'openWellnessShare', { body: { token: one.token } }).catch(({ problem }) => problem),
    );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404 });
  app.setNow(start);
  await app.call(ana, 'removeWellnessShare', { params: { id: ended.made.id } });
  expect((await listed(ana)).map(({ id }) => id)).toEqual([late.made.id]);
});

test('with a code: five wrong ones end it, and its owner hears of it; a right one begins the count again', async () => {
  const ana = await app.addMember();
  await write(ana);
  const shared = await share(ana, { code: 'K7m2' });
  expect(shared.made.hasCode).toBe(true);
  const wrong = async (times: number) => {
    for (let n = 0; n < times; n += 1) expect(await opens(0, shared, n === 0 ? undefined : `wrong${n}`)).toBe(404);
  };
  await wrong(4);
  expect(await opens(0, shared, ' k7M2 ')).toBe(200);
  await wrong(4);
  expect(await opens(0, shared, 'K7m2')).toBe(200);
  await wrong(5);
  expect(await opens(0, shared, 'K7m2')).toBe(404);
  expect((await listed(ana))[0]).toMatchObject({ endedAt: start.toISOString(), openings: [{}, {}] });
  await app.settle();
  const kinds = `select kind from notifications where user_id = ${ana}`;
  expect(await app.database.query('', kinds)).toEqual([{ kind: 'diaryShareEnded' }]);
  const stored = JSON.stringify(await app.database.query('', 'select * from wellness_shares'));
  for (const word of ['"K7m2', shared.token]) expect(holds(stored, word)).toBe(false);
});

test('a share for a member opens for them alone, and a block ends it for good', async () => {
  const [ana, ben, cleo] = [await app.addMember(), await app.addMember({ name: 'Ben' }), await app.addMember()];
  const shared = await share(ana, { recipientId: ben });
  expect(shared.made.recipient?.displayName).toBe('Ben');
  expect([await opens(0, shared), await opens(cleo, shared), await opens(ben, shared)]).toEqual([404, 404, 200]);
  const link = await share(ana);
  await app.call(ben, 'block', { params: { id: ana } });
  // Who has the link and is blocked sees nothing, as long as they are signed in.
  expect([await opens(ben, shared), await opens(ben, link), await opens(cleo, link)]).toEqual([404, 404, 200]);
  await app.settle();
  await app.call(ben, 'unblock', { params: { id: ana } });
  expect(await opens(ben, shared)).toBe(404);
});

test.each([
  ['until', { until: '2026-11-25T02:00:00.000Z' }],
  ['until', { until: '2027-12-25T00:00:00.000Z' }],
  ['covers.to', { covers: { ...covers, from: '2026-11-10', to: '2026-11-09' } }],
  ['code', { code: 'abc' }],
  ['code', { code: 'a b c d' }],
  ['token', { token: 'short' }],
  ['key', { key: 'A'.repeat(42) }],
  ['name', { name: ' ' }],
  ['recipientId', { recipientId: 2_000_000 }],
])('%s that can’t be is named', async (field, more) => {
  await expect(share(await app.addMember(), more)).rejects.toMatchObject({
    problem: { status: 400, errors: [{ field }] },
  });
});

test('twenty at a time; the same uid sent twice is one share, and two never have one token', async () => {
  const ana = await app.addMember();
  const uid = newUid();
  const token = newUid();
  const first = await share(ana, { uid, token });
  expect((await share(ana, { uid, token })).made.id).toBe(first.made.id);
  await expect(share(ana, { token })).rejects.toMatchObject({ problem: { status: 409 } });
  for (let n = 1; n < 20; n += 1) await share(ana);
  await expect(share(ana)).rejects.toMatchObject({ problem: { status: 409 } });
  await app.call(ana, 'endWellnessShare', { params: { id: first.made.id } });
  await share(ana);
});

test('a sealed diary is shared by its browser, and its shares move with it to another key', async () => {
  const ana = await app.addMember();
  const passphrases: Passphrases = new Map();
  const device = makeDevice(app, ana, passphrases);
  await write(ana, { notes: 'shown' });
  const shared = await share(ana);
  await device.start('sealed');
  for (let moved = await device.prepare(9); moved.records.length > 0; moved = await device.prepare(9))
    await device.send(moved);
  await device.finish();
  const [own] = await listed(ana);
  expect(own).toMatchObject({ generation: 2, sealed: expect.stringMatching(/^w1\.2\./) });
  expect(own?.key).toBeUndefined();
  const [gap] = await gapsOf(ana, shared.made.id);
  expect(gap).toMatchObject({ sealed: expect.any(String), generation: 2 });
  expect(gap?.content).toBeUndefined();
});
