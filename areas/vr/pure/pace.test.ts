import { expect, test } from 'vitest';
import { createPace, intervalOf } from './pace.ts';

test('a device that draws slowly is given less to do, step by step, down to a picture a second', () => {
  const pace = createPace('auto');
  for (let picture = 0; picture < 19; picture += 1) pace.drawn(40);
  expect(pace.now()).toBe('high');
  pace.drawn(40);
  expect(pace.now()).toBe('low');
  for (let picture = 0; picture < 20; picture += 1) pace.drawn(40);
  expect(pace.now()).toBe('low');
  for (let picture = 0; picture < 20; picture += 1) pace.drawn(500);
  expect(pace.now()).toBe('still');
  expect(intervalOf('still')).toBe(1000);
});

test('one slow picture changes nothing, and what a member has chosen stays', () => {
  const auto = createPace('auto');
  for (let picture = 0; picture < 100; picture += 1) auto.drawn(picture % 2 === 0 ? 500 : 5);
  expect(auto.now()).toBe('high');
  const high = createPace('high');
  for (let picture = 0; picture < 100; picture += 1) high.drawn(500);
  expect(high.now()).toBe('high');
});
