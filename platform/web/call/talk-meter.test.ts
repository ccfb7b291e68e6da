import { expect, test } from 'vitest';
import { createTalkMeter, levelOf, talkAgainMs } from './talk-meter.ts';

test('talking is told when it begins, not ended by a pause for breath, and told again while it lasts', () => {
  const hears = createTalkMeter();
  expect(hears(0.001, 0)).toBeUndefined();
  expect(hears(0.2, 100)).toBe(true);
  expect(hears(0.001, 500)).toBeUndefined();
  expect(hears(0.2, 700)).toBeUndefined();
  expect(hears(0.2, 100 + talkAgainMs)).toBe(true);
  expect(hears(0.001, 100 + talkAgainMs + 699)).toBeUndefined();
  expect(hears(0.001, 100 + talkAgainMs + 700)).toBe(false);
  expect(hears(0.001, 10_000)).toBeUndefined();
});

test('silence has no level, and full loudness has 1', () => {
  expect(levelOf(new Float32Array(8))).toBe(0);
  expect(levelOf([1, -1, 1, -1])).toBe(1);
  expect(levelOf([])).toBe(0);
});
