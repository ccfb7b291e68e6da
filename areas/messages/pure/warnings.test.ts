import { expect, test } from 'vitest';
import { warningOf } from './warnings.ts';

test.each([
  ['Can you send me $200 until Friday?', 'money'],
  ['I need some money for the bus, please help', 'money'],
  ['please lend me 50 dollars', 'money'],
  ['Buy me two Apple gift cards and send the code', 'money'],
  ['I can double it with bitcoin', 'money'],
  ['What are your bank details?', 'bank'],
  ['Give me the BSB and I will pay you', 'bank'],
  ['I only need your Medicare number', 'bank'],
  ['Tell me the verification code you just got', 'code'],
  ['Send me your myGov login', 'code'],
  ['Let’s go to WhatsApp, it’s easier', 'elsewhere'],
  ['Are you on Signal?', 'elsewhere'],
  ['What’s your phone number?', 'elsewhere'],
  ['Can we talk somewhere else?', 'elsewhere'],
])('%s: %s', (text, kind) => {
  expect(warningOf(text)).toBe(kind);
});

test.each([
  'No hurry. The board will wait for us.',
  'I spent all my money on seedlings.',
  'The bank by the river is steep, mind the ramp.',
  'My account of the day is on my blog.',
  'Which card game do you like?',
  'The code of the gate is on the sign.',
  'I paid $12 for the tram ticket.',
  'Turn left at the signals.',
  'The signal is weak out here.',
  '',
])('nothing stands out: %s', (text) => {
  expect(warningOf(text)).toBeUndefined();
});
