import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { defaultRecord, type PreferencesRecord } from '#platform/contract/preferences.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { AccessibilityProfile } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const profileOf = async (as: number) => (await app.call<AccessibilityProfile>(as, 'getAccessibilityProfile', {})).body;
const save = async (as: number, body: object) =>
  (await app.call<AccessibilityProfile>(as, 'saveAccessibilityProfile', { body })).body;
const recordOf = async (userId: number) =>
  (await app.call<PreferencesRecord>(userId, 'getPreferences', { params: { userId } })).body;

const defaults = {
  autoAltText: false,
  voiceToText: false,
  screenReaderOptimized: false,
  colorContrastLevel: 'normal',
  fontSize: 'medium',
  contentFormat: 'standard',
  navigationPreference: 'standard',
  animationsEnabled: true,
  autoPlayMedia: true,
};

test('ASSIST-11, ASSIST-20: while nothing is stored, the profile has the defaults of the one record', async () => {
  const member = await app.addMember();
  expect(await profileOf(member)).toEqual({ ...defaults, followDevice: defaultRecord.followDevice });
  // Reading stores nothing.
  expect(await app.status(member, 'getPreferences', { params: { userId: member } })).toBe(404);
});

test('ASSIST-12: the whole profile is stored in the record, and all other fields of it stay', async () => {
  const member = await app.addMember();
  const body = { ...defaultRecord, fontFamily: 'dyslexic-friendly', customCss: 'p { color: red }' };
  await app.call(member, 'putPreferences', { params: { userId: member }, body });
  const profile = {
    autoAltText: true,
    voiceToText: true,
    screenReaderOptimized: true,
    colorContrastLevel: 'maximum',
    fontSize: 'extra-large',
    contentFormat: 'audio',
    navigationPreference: 'standard',
    animationsEnabled: false,
    autoPlayMedia: false,
  };
  const saved = { ...profile, followDevice: ['colorScheme'] };
  expect(await save(member, profile)).toEqual(saved);
  expect(await profileOf(member)).toEqual(saved);
  expect(await recordOf(member)).toMatchObject({
    autoAltText: true,
    speechToText: true,
    screenReaderOptimized: true,
    contrastLevel: 'maximum',
    fontSize: 'extra-large',
    audioDescriptions: true,
    reduceMotion: true,
    autoplay: false,
    fontFamily: 'dyslexic-friendly',
    customCss: 'p { color: red }',
  });
});

test('what is not changed goes on following the device, unless the caller says otherwise', async () => {
  const member = await app.addMember();
  const saved = await save(member, { ...defaults, colorContrastLevel: 'high' });
  expect(saved.followDevice).toEqual(['colorScheme', 'reduceMotion', 'autoplay']);
  const chosen = await save(member, { ...defaults, followDevice: ['autoplay'] });
  expect(chosen).toEqual({ ...defaults, followDevice: ['autoplay'] });
});

test('a way of getting around brings what helps, once, and it can be turned off again', async () => {
  const member = await app.addMember();
  await save(member, { ...defaults, navigationPreference: 'eye-tracking' });
  expect(await recordOf(member)).toMatchObject({ navigationPreference: 'eye-tracking', clickAssistance: true });
  const record = { ...(await recordOf(member)), clickAssistance: false };
  const { lowEnergy: _l, updatedAt: _u, ...body } = record as unknown as Record<string, unknown>;
  await app.call(member, 'putPreferences', { params: { userId: member }, body });
  await save(member, { ...defaults, navigationPreference: 'eye-tracking', fontSize: 'large' });
  expect(await recordOf(member)).toMatchObject({ clickAssistance: false, fontSize: 'large' });
  await save(member, { ...defaults, navigationPreference: 'keyboard' });
  expect(await recordOf(member)).toMatchObject({ keyboardNavigation: true, focusIndicators: 'enhanced' });
});

test.each([
  ['a missing field', { fontSize: undefined }],
  ['a value that is not there', { colorContrastLevel: 'most' }],
  ['a field of another record', { hoverDelay: 300 }],
])('a profile with %s is refused, and nothing is stored', async (_what, change) => {
  const member = await app.addMember();
  expect(await app.status(member, 'saveAccessibilityProfile', { body: { ...defaults, ...change } })).toBe(400);
  expect(await app.status(member, 'getPreferences', { params: { userId: member } })).toBe(404);
});
