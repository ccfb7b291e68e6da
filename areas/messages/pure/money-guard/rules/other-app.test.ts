import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { otherApp } from './other-app.ts';

test.each([
  ['Let’s go to WhatsApp', 4],
  ['whats-app me', 4],
  ['https://wa.me/61491570156', 4],
  ['Are you on Signal?', 4],
  ['Can we talk somewhere else?', 4],
  ['What’s your number?', 2],
])('%s: %i', (text, weight) => {
  expect(otherApp.weigh(read(text))).toBe(weight);
});

test.each([
  'Can we use Signal for the group?',
  'My sister and I talk on WhatsApp every Sunday',
  'Can we talk about something else?',
  'Turn left at the signals.',
  'https://example.org/at.me/x',
])('nothing: %s', (text) => {
  expect(otherApp.weigh(read(text))).toBe(0);
});
