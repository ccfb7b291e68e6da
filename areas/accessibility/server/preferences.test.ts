import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { defaultRecord } from '#platform/contract/preferences.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Stored } from './store.ts';

let app: TestApp;
let member: number;
let other: number;

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  member = await app.addMember();
  other = await app.addMember();
});
afterAll(() => app.close());

const own = () => ({ params: { userId: member } });

test('nothing stored answers 404, so that the settings page can say that none are set', async () => {
  expect(await app.status(member, 'getPreferences', own())).toBe(404);
});

test('all 26 fields are stored and come back', async () => {
  const body = {
    ...defaultRecord,
    fontSize: 'large',
    hoverDelay: 900,
    customCss: 'p { color: red }',
    reduceMotion: true,
  };
  await app.call(member, 'putPreferences', { ...own(), body });
  const { body: stored } = await app.call<Stored>(member, 'getPreferences', own());
  expect(stored).toMatchObject({
    fontSize: 'large',
    hoverDelay: 900,
    customCss: 'p { color: red }',
    reduceMotion: true,
  });
  const { lowEnergy, updatedAt, ...fields } = stored;
  expect(Object.keys(fields)).toHaveLength(26 + 3);
});

test('a client without followDevice keeps following the device where it sends the default', async () => {
  const { followDevice: _, autoAltText: _a, navigationPreference: _n, ...spec } = defaultRecord;
  const fresh = await app.addMember();
  const { body } = await app.call<Stored>(fresh, 'putPreferences', {
    params: { userId: fresh },
    body: { ...spec, colorScheme: 'dark' },
  });
  expect(body.followDevice).not.toContain('colorScheme');
  expect(body.followDevice).toContain('reduceMotion');
});

test.each([
  ['hoverDelay', 2100],
  ['hoverDelay', 150],
  ['fontSize', 'huge'],
  ['reduceMotion', 'yes'],
])('%s = %s is refused with the field named, and nothing changes', async (field, value) => {
  const before = await app.call<Stored>(member, 'getPreferences', own());
  const put = app.call(member, 'putPreferences', { ...own(), body: { ...defaultRecord, [field]: value } });
  await expect(put).rejects.toMatchObject({ problem: { status: 400, errors: [{ field }] } });
  expect((await app.call<Stored>(member, 'getPreferences', own())).body).toEqual(before.body);
});

test('another member’s record is neither read nor written', async () => {
  expect(await app.status(other, 'getPreferences', own())).toBe(403);
  expect(await app.status(other, 'putPreferences', { ...own(), body: defaultRecord })).toBe(403);
});

test('the bad-day switch stores its end, which must be ahead and within a week', async () => {
  const profile = { simplifiedLayout: true, slowToReply: true };
  const until = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const { body } = await app.call<Stored>(member, 'putLowEnergy', { ...own(), body: { profile, until } });
  expect(body.lowEnergy).toEqual({ profile, until });
  expect(body.fontSize).toBe('large');
  for (const wrong of [Date.now() - 1000, Date.now() + 8 * 86_400_000]) {
    const late = { profile, until: new Date(wrong).toISOString() };
    expect(await app.status(member, 'putLowEnergy', { ...own(), body: late })).toBe(400);
  }
});

test('a bad day before any settings stores the defaults with it', async () => {
  const fresh = await app.addMember();
  const { body } = await app.call<Stored>(fresh, 'putLowEnergy', {
    params: { userId: fresh },
    body: { profile: {}, until: null },
  });
  expect(body).toMatchObject({ fontSize: 'medium', followDevice: defaultRecord.followDevice });
});
