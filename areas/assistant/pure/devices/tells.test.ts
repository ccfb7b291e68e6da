import { expect, test } from 'vitest';
import { deviceNames, type Knowledge, knownFacts, tells } from './tells.ts';

const little: Knowledge = {
  pointer: 'none',
  hover: false,
  touchPoints: 0,
  controllers: null,
  voices: 0,
  australianVoices: 0,
  speech: 'missing',
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
  speech: 'on-device',
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

test('speech input is missing, on the device, through a service, or still being asked about', () => {
  const say = (speech: Knowledge['speech']) => tells('voice-control', { ...much, speech });
  expect(say('missing')).toMatch(/^This browser has no speech input\./);
  expect(say('on-device')).toMatch(/^This browser turns speech into text on this device\./);
  expect(say('service')).toMatch(/^This browser turns speech into text through a speech service\./);
  expect(say(null)).toBe('Checking speech input…');
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
