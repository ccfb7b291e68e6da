import { expect, test } from 'vitest';
import { deviceNames, type Knowledge, knownFacts, tells } from './tells.ts';

const little: Knowledge = {
  pointer: 'none',
  hover: false,
  touchPoints: 0,
  controllers: null,
  voices: 0,
  australianVoices: 0,
  speech: false,
  forcedColours: false,
  lessMotion: false,
  moreContrast: false,
  keyboardUsed: false,
};
const much: Knowledge = {
  pointer: 'fine',
  hover: true,
  touchPoints: 5,
  controllers: 2,
  voices: 14,
  australianVoices: 3,
  speech: true,
  forcedColours: true,
  lessMotion: true,
  moreContrast: true,
  keyboardUsed: true,
};

test('no card ever says that a device is connected, whatever the browser knows', () => {
  for (const known of [little, much])
    for (const device of deviceNames) expect(tells(device, known)).not.toMatch(/connected|available/i);
});

test('a screen reader cannot be seen, and the card says so', () => {
  expect(tells('screen-reader', much)).toBe('Nothing. No website can see whether a screen reader is on.');
});

test('speech input is there or missing, and voice control cannot be seen either way', () => {
  expect(tells('voice-control', much)).toMatch(/^This browser has speech input\..* cannot be seen\.$/);
  expect(tells('voice-control', little)).toMatch(/^This browser has no speech input\..* cannot be seen\.$/);
});

test('controllers are counted, and a browser that tells nothing of them is not one without', () => {
  const say = (controllers: number | null) => tells('game-controller', { ...much, controllers });
  expect([null, 0, 1, 2].map(say)).toEqual([
    'This browser does not tell pages about game controllers.',
    'No game controller has been used on this page.',
    '1 game controller has been used on this page.',
    '2 game controllers have been used on this page.',
  ]);
});

test('all that is known is listed', () => {
  const values = (known: Knowledge) => knownFacts(known).map(({ value }) => value);
  expect(values(little)).toEqual(['None', 'No', 'Not told', 'None', 'Off', 'Off', 'Off']);
  const on = 'On, set by this device';
  expect(values(much)).toEqual(['Exact, can hover', '5 touch points', '2', '14, 3 Australian', on, on, on]);
});
