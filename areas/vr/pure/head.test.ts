import { describe, expect, test } from 'vitest';
import { createHeadWatch, createRest, facingOf, followed, frameAt, lookedAt, originOf, snapped } from './head.ts';

const near = (point: { x: number; y: number }) => ({ x: Math.round(point.x), y: Math.round(point.y) });
const visitor = { x: 300, y: 500 };
/** A headset whose space was begun elsewhere and the wrong way round. */
const head = { x: 20, y: -30, turn: 200 };

describe('a head in a room', () => {
  test('it begins where the visitor is and faces the way they do', () => {
    const frame = frameAt(head, 90);
    expect(facingOf(frame, head)).toBe(90);
    // Facing east, to the right of the headset is south.
    expect(near(originOf(frameAt({ ...head, turn: 0 }, 90), visitor))).toEqual({ x: 300 - 30, y: 500 - 20 });
  });

  test('a turn of the head is told from 15 degrees on, and not more often than each 0.7 seconds', () => {
    const watch = createHeadWatch();
    const frame = frameAt(head, 90);
    const looks = (turn: number, facing: number, now: number) =>
      watch.face(frame, { ...head, turn: head.turn + turn }, facing, now);
    expect(looks(14, 90, 0)).toBeUndefined();
    expect(looks(-100, 90, 0)).toBe(350);
    expect(looks(0, 350, 600)).toBeUndefined();
    expect(looks(0, 350, 700)).toBe(90);
  });

  test('leaning moves nobody; a step of the body does, the way the room lies', () => {
    const watch = createHeadWatch();
    const frame = frameAt({ ...head, turn: 0 }, 90);
    expect(watch.step(frame, { x: 20, y: -60, turn: 0 }, visitor, 0)).toBeUndefined();
    // Half a metre ahead in the headset is east in the room.
    expect(watch.step(frame, { x: 20, y: -80, turn: 0 }, visitor, 0)).toEqual({ x: 350, y: 500 });
    // Refused by the server: the visitor is where they were, and it is not asked again for the same place.
    expect(watch.step(frame, { x: 20, y: -82, turn: 0 }, visitor, 5000)).toBeUndefined();
    expect(watch.step(frame, { x: 20, y: -120, turn: 0 }, visitor, 5000)).toEqual({ x: 390, y: 500 });
    expect(watch.follows(5100)).toBe(true);
    watch.leap();
    expect(watch.follows(5100)).toBe(false);
  });

  test('the visitor comes along and the view does not jump', () => {
    const frame = frameAt({ ...head, turn: 0 }, 90);
    const after = followed(frame, { x: 50, y: 0 });
    expect(near(originOf(after, { x: 350, y: 500 }))).toEqual(near(originOf(frame, visitor)));
  });

  test('a snap turn leaves the head where it is', () => {
    const frame = frameAt({ ...head, turn: 0 }, 0);
    const leaning = { x: 30, y: -50, turn: 0 };
    const turnedBy = snapped(frame, leaning, 45);
    expect(facingOf(turnedBy, leaning)).toBe(45);
    const place = (one: typeof frame) => {
      const angle = (one.turn * Math.PI) / 180;
      const origin = originOf(one, visitor);
      return near({
        x: origin.x + leaning.x * Math.cos(angle) - leaning.y * Math.sin(angle),
        y: origin.y + leaning.x * Math.sin(angle) + leaning.y * Math.cos(angle),
      });
    };
    expect(place(turnedBy)).toEqual(place(frame));
  });
});

test('what is looked at is the nearest to the middle of the view, and not where one stands', () => {
  const [door, window, here] = [
    { x: 300, y: 100 },
    { x: 310, y: 300 },
    { x: 310, y: 500 },
  ];
  expect(lookedAt(visitor, 0, [window, door, here])).toBe(door);
  expect(lookedAt(visitor, 90, [window, door, here])).toBeUndefined();
});

test('resting presses once, and again only after a look elsewhere', () => {
  const rest = createRest(1000);
  expect(rest.on('door', 0)).toEqual({ part: 0, done: false });
  expect(rest.on('door', 500)).toEqual({ part: 0.5, done: false });
  expect(rest.on('door', 1000)).toEqual({ part: 1, done: true });
  expect(rest.on('door', 5000)).toEqual({ part: 0, done: false });
  rest.on(undefined, 5100);
  rest.on('door', 5200);
  expect(rest.on('door', 6200).done).toBe(true);
});
