import { expect, test } from 'vitest';
import { heardFrom, sideOfSound } from './hearing.ts';

const me = { x: 500, y: 500, facing: 0 };
const right = { x: 800, y: 500 };
const spatial = { bubble: 0, isSpatial: true };

test('a voice three metres to the right comes from there, and from ahead after a turn', () => {
  const heard = heardFrom(me, right, spatial);
  expect(heard.right).toBeCloseTo(3);
  expect(heard.ahead).toBeCloseTo(0);
  expect(heardFrom({ ...me, facing: 90 }, right, spatial).ahead).toBeCloseTo(3);
  expect(sideOfSound(me, right)).toBeCloseTo(1);
  expect(sideOfSound(me, { x: 200, y: 500 })).toBeCloseTo(-1);
});

test('further away is quieter and never silent, unless a quiet bubble is on', () => {
  expect(heardFrom(me, { x: 500, y: 400 }, spatial).loudness).toBe(1);
  expect(heardFrom(me, { x: 500, y: 100 }, spatial).loudness).toBe(0.5);
  expect(heardFrom(me, { x: 500, y: -9000 }, spatial).loudness).toBe(0.25);
  expect(heardFrom(me, { x: 500, y: -9000 }, { bubble: 0, isSpatial: false }).loudness).toBe(1);
});

test('sound fades outside the quiet bubble, and ends at three times its size', () => {
  const mono = { bubble: 100, isSpatial: false };
  expect(heardFrom(me, { x: 500, y: 400 }, mono).loudness).toBe(1);
  expect(heardFrom(me, { x: 500, y: 300 }, mono).loudness).toBe(0.5);
  expect(heardFrom(me, { x: 500, y: 200 }, mono).loudness).toBe(0);
  expect(heardFrom(me, { x: 500, y: 100 }, mono).loudness).toBe(0);
});

test('somebody at the very same place is heard in full', () => {
  expect(heardFrom(me, me, spatial).loudness).toBe(1);
});
