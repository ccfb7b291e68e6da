import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { SharedWithMe, WellnessShare } from '../../contract/shares.ts';
import { toBase64Url } from '../../pure/base64url.ts';
import { newKeyBytes, newUid } from '../../pure/sealing.ts';

let app: TestApp;
const start = new Date('2026-11-25T02:00:00.000Z');
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: start });
});
afterAll(() => app.close());

const covers = { from: null, to: '2026-11-20', notes: true, scales: false, medicines: true };
async function share(by: number, more: object = {}) {
  const token = newUid();
  const until = '2026-12-25T00:00:00.000Z';
  const body = { name: 'zyxsharename', token, key: toBase64Url(newKeyBytes()), until, covers, ...more };
  const { body: made } = await app.call<WellnessShare>(by, 'createWellnessShare', { body });
  return { id: made.id, token };
}
const withMe = (by: number, query: Record<string, string | number> = {}) =>
  app.call<SharedWithMe[]>(by, 'listSharedWithMe', { query });
const ids = async (by: number) => (await withMe(by)).body.map(({ id }) => id);

test('what names me is listed, the newest first, without its name, link or code; what is for others isn’t', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const [ben, cleo] = [await app.addMember(), await app.addMember()];
  const first = await share(ana, { recipientId: ben, code: 'K7m2' });
  const second = await share(cleo, { recipientId: ben });
  await share(ana);
  await share(ana, { recipientId: cleo });
  const { body, text } = await withMe(ben).then((answer) => ({ ...answer, text: JSON.stringify(answer.body) }));
  expect(body.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(body[1]).toEqual({
    id: first.id,
    owner: expect.objectContaining({ id: ana, displayName: 'Ana' }),
    covers,
    until: '2026-12-25T00:00:00.000Z',
    hasCode: true,
    openedAt: null,
  });
  expect(body[0]?.hasCode).toBe(false);
  for (const word of ['zyxsharename', first.token, 'K7m2']) expect(text).not.toContain(word);
  await app.call(ben, 'openWellnessShare', { body: { token: first.token, code: 'K7m2' } });
  expect((await withMe(ben)).body[1]?.openedAt).toBe(start.toISOString());
  expect(await ids(ana)).toEqual([]);
});

test('nothing is left of a share that was ended or removed, by five wrong codes too, or whose time is over', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const made = [
    await share(ana, { recipientId: ben }),
    await share(ana, { recipientId: ben }),
    await share(ana, { recipientId: ben, code: 'K7m2' }),
    await share(ana, { recipientId: ben, until: '2026-11-25T03:00:00.000Z' }),
  ] as const;
  const [ended, removed, guessed, late] = made;
  expect(await ids(ben)).toEqual([late.id, guessed.id, removed.id, ended.id]);
  await app.call(ana, 'endWellnessShare', { params: { id: ended.id } });
  await app.call(ana, 'removeWellnessShare', { params: { id: removed.id } });
  for (let n = 0; n < 5; n += 1)
    await app.status(ben, 'openWellnessShare', { body: { token: guessed.token, code: 'wrong' } });
  expect(await ids(ben)).toEqual([late.id]);
  app.setNow(new Date('2026-11-25T03:00:00.000Z'));
  expect(await ids(ben)).toEqual([]);
  app.setNow(start);
});

test('a block takes it from the list at once, whoever blocks, and it doesn’t come back', async () => {
  const [ana, ben, cleo] = [await app.addMember(), await app.addMember(), await app.addMember()];
  await share(ana, { recipientId: ben });
  await share(cleo, { recipientId: ben });
  await app.call(ben, 'block', { params: { id: ana } });
  await app.call(cleo, 'block', { params: { id: ben } });
  expect(await ids(ben)).toEqual([]);
  await app.settle();
  await app.call(ben, 'unblock', { params: { id: ana } });
  await app.call(cleo, 'unblock', { params: { id: ben } });
  expect(await ids(ben)).toEqual([]);
});

test('it pages without passing one over or meeting one twice', async () => {
  const ben = await app.addMember();
  const made: number[] = [];
  for (let n = 0; n < 5; n += 1) made.push((await share(await app.addMember(), { recipientId: ben })).id);
  const seen: number[] = [];
  let next: string | undefined;
  do {
    const answer = await withMe(ben, { limit: 2, ...(next !== undefined && { cursor: next }) });
    seen.push(...answer.body.map(({ id }) => id));
    next = answer.next;
  } while (next);
  expect(seen).toEqual(made.reverse());
});
