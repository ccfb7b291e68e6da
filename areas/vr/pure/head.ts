import { bearing, distance, type Point } from './plan.ts';

/** A head in the space of its headset: centimetres to the right and back of where that begins, and degrees to the right. */
export interface Head extends Point {
  readonly turn: number;
}

/** How the space of the headset lies in the room: so many degrees to the right, and this point of it is the visitor’s. */
export interface Frame {
  readonly turn: number;
  readonly anchor: Point;
}

/** As far as a head goes before the visitor goes along, so that nodding and leaning move nobody. */
const leanMost = 40;
/** What the server did not allow is not asked for again until the head is elsewhere. */
const sameStep = 15;
/** Others need not see each movement of a head. */
const turnLeast = 15;
const pauseMs = 700;

export const wrapped = (degrees: number): number => ((degrees % 360) + 360) % 360;
/** From one to the other the shorter way, -180 to 180. */
const turned = (from: number, to: number): number => wrapped(to - from + 180) - 180;

function rotated({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });
const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });

/** The head begins where the visitor is and looks where they face, however the headset was put on. */
export const frameAt = (head: Head, facing: number): Frame => ({
  turn: wrapped(facing - head.turn),
  anchor: { x: head.x, y: head.y },
});

/** How far the head is from the visitor’s place, in the room. */
const leanOf = ({ turn, anchor }: Frame, head: Head): Point => rotated(minus(head, anchor), turn);

/** Where the space of the headset begins in the room. */
export const originOf = ({ turn, anchor }: Frame, visitor: Point): Point => minus(visitor, rotated(anchor, turn));

export const facingOf = ({ turn }: Frame, head: Head): number => wrapped(turn + head.turn);

/** A snap turn: the room turns about the head. */
export function snapped(frame: Frame, head: Head, by: number): Frame {
  const turn = wrapped(frame.turn + by);
  return { turn, anchor: minus(head, rotated(leanOf(frame, head), -turn)) };
}

/** The visitor came along with the head: what the head sees stays where it is. */
export const followed = (frame: Frame, moved: Point): Frame => ({
  turn: frame.turn,
  anchor: plus(frame.anchor, rotated(moved, -frame.turn)),
});

/** Says when a head that moves has to be told to others, as steps and as turns. */
export function createHeadWatch() {
  let steppedAt = Number.NEGATIVE_INFINITY;
  let turnedAt = Number.NEGATIVE_INFINITY;
  let asked: Point | undefined;
  return {
    /** Where the visitor has to go, to be where the head is. */
    step(frame: Frame, head: Head, visitor: Point, now: number): Point | undefined {
      const lean = leanOf(frame, head);
      if (distance(lean, { x: 0, y: 0 }) < leanMost) return undefined;
      const to = { x: Math.round(visitor.x + lean.x), y: Math.round(visitor.y + lean.y) };
      if (now - steppedAt < pauseMs || (asked && distance(asked, to) < sameStep)) return undefined;
      steppedAt = now;
      asked = to;
      return to;
    },
    /** The visitor goes somewhere else, and not with the head. */
    leap(): void {
      steppedAt = Number.NEGATIVE_INFINITY;
      asked = undefined;
    },
    /** A step was asked for a moment ago, so that what moves the visitor now is that. */
    follows: (now: number): boolean => now - steppedAt < 2 * pauseMs,
    /** Which way the visitor has to face, to look where the head does. */
    face(frame: Frame, head: Head, facing: number, now: number): number | undefined {
      const is = facingOf(frame, head);
      if (now - turnedAt < pauseMs || Math.abs(turned(facing, is)) < turnLeast) return undefined;
      turnedAt = now;
      return Math.round(is) % 360;
    },
  };
}

/** What is looked at: of some points the one nearest to the middle of the view, if it is near enough to mean it. */
export function lookedAt<T extends Point>(from: Point, facing: number, points: readonly T[]): T | undefined {
  const off = (point: Point) => Math.abs(turned(facing, bearing(from, point)));
  const far = points.filter((point) => distance(from, point) > leanMost && off(point) < 5);
  return far.toSorted((one, other) => off(one) - off(other))[0];
}

/** Resting on one thing for so long presses it once; the next press needs a new look. */
export function createRest(restMs: number) {
  let at: unknown;
  let since = 0;
  let isDone = false;
  return {
    /** How far a press is along, 0 to 1; `done` once. */
    on(thing: unknown, now: number): { readonly part: number; readonly done: boolean } {
      if (thing !== at) {
        at = thing;
        since = now;
        isDone = false;
      }
      if (thing === undefined || isDone) return { part: 0, done: false };
      const part = Math.min(1, (now - since) / restMs);
      isDone = part === 1;
      return { part, done: isDone };
    },
  };
}
