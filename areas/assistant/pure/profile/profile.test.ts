import { expect, test } from 'vitest';
import { choose, defaultRecord } from '#platform/contract/preferences-shape.ts';
import { followsDevice, profileOf, shownProfile, withChoice, withProfile } from './profile.ts';

const plain = { contrastLevel: 'normal', reduceMotion: false, autoplay: true } as const;

test.each([
  ['colorContrastLevel', 'high', { contrastLevel: 'high' }],
  ['fontSize', 'large', { fontSize: 'large' }],
  ['contentFormat', 'audio', { audioDescriptions: true }],
  ['voiceToText', true, { speechToText: true }],
  ['animationsEnabled', false, { reduceMotion: true }],
  ['autoPlayMedia', false, { autoplay: false }],
  ['autoAltText', true, { autoAltText: true }],
] as const)('C-04: %s %s is a field of the one record, and back again', (field, value, stored) => {
  const record = withChoice(defaultRecord, field, value);
  expect(record).toMatchObject(stored);
  expect(profileOf(record)[field]).toBe(value);
  const back = withChoice(record, field, profileOf(defaultRecord)[field]);
  expect(profileOf(back)).toEqual(profileOf(defaultRecord));
});

test('a profile that changes nothing changes no record', () => {
  const record = { ...choose(defaultRecord, 'fontFamily', 'dyslexic-friendly'), autoAltText: true };
  expect(withProfile(record, profileOf(record))).toEqual(record);
});

test('the controls show what the device decides, and a choice of the same value ends that', () => {
  const device = { contrastLevel: 'high', reduceMotion: true, autoplay: false } as const;
  expect(shownProfile(defaultRecord, device)).toMatchObject({
    colorContrastLevel: 'high',
    animationsEnabled: false,
    autoPlayMedia: false,
  });
  expect(followsDevice(defaultRecord, 'animationsEnabled')).toBe(true);
  expect(followsDevice(defaultRecord, 'fontSize')).toBe(false);
  const chosen = withChoice(defaultRecord, 'animationsEnabled', true);
  expect(followsDevice(chosen, 'animationsEnabled')).toBe(false);
  expect(followsDevice(chosen, 'colorContrastLevel')).toBe(true);
  expect(shownProfile(chosen, { ...plain, reduceMotion: true }).animationsEnabled).toBe(true);
});
