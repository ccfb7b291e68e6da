import { bearing, distance, type Point, type Scene, thingAt, withinWalls } from './plan.ts';

/** Centimetres a second: an easy pace. Nobody is faster. */
export const pace = 140;

/** Somebody on the way from one point to another, or standing at it. Times are milliseconds of the server's clock. */
export interface Way {
  readonly from: Point;
  readonly to: Point;
  readonly startedAt: number;
  /** Arrives at once. */
  readonly jump: boolean;
}

export const msOf = ({ from, to, jump }: Omit<Way, 'startedAt'>): number =>
  jump ? 0 : Math.round((distance(from, to) / pace) * 1000);

export function positionAt(way: Way, now: number): Point {
  const whole = msOf(way);
  const part = whole === 0 ? 1 : Math.min(1, Math.max(0, (now - way.startedAt) / whole));
  return {
    x: Math.round(way.from.x + (way.to.x - way.from.x) * part),
    y: Math.round(way.from.y + (way.to.y - way.from.y) * part),
  };
}

/** Where somebody else is or is going, and how near others may come to both. */
export interface Round extends Point {
  readonly radius: number;
}

/** How far along the way (0 to 1) it first comes into the round; undefined: never, or it begins inside and leads out. */
function entersAt(from: Point, to: Point, { x, y, radius }: Round): number | undefined {
  if (distance(to, { x, y }) >= radius && distance(from, { x, y }) < radius) return undefined;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [fx, fy] = [from.x - x, from.y - y];
  const a = dx * dx + dy * dy;
  if (a === 0) return undefined;
  const b = 2 * (fx * dx + fy * dy);
  const c = fx * fx + fy * fy - radius * radius;
  // Already inside: closer is refused, further away is not.
  if (c < 0) return b < 0 ? 0 : undefined;
  const root = b * b - 4 * a * c;
  if (root < 0) return undefined;
  const t = (-b - Math.sqrt(root)) / (2 * a);
  return t >= 0 && t <= 1 ? t : undefined;
}

/** As far as one gets without coming nearer to anybody than they want, and whether that is short of where one meant to go. */
export function stopAtRings(from: Point, to: Point, rounds: readonly Round[]): { to: Point; stopped: boolean } {
  let part = 1;
  for (const round of rounds) {
    if (round.radius === 0) continue;
    part = Math.min(part, entersAt(from, to, round) ?? 1);
  }
  if (part === 1) return { to, stopped: false };
  // A hand's breadth short of the ring, so that rounding never ends inside it.
  const whole = distance(from, to);
  const clear = whole === 0 ? 0 : Math.max(0, part - 5 / whole);
  return {
    to: { x: Math.round(from.x + (to.x - from.x) * clear), y: Math.round(from.y + (to.y - from.y) * clear) },
    stopped: true,
  };
}

interface Walk {
  readonly to: Point;
  readonly facing: number;
  readonly stopped: boolean;
}

/** Where somebody who wants to go there gets to; undefined: something stands there. */
export function walk(scene: Scene, from: Point, wanted: Point, rounds: readonly Round[]): Walk | undefined {
  const meant = withinWalls(scene, wanted);
  const { to, stopped } = stopAtRings(from, meant, rounds);
  if (thingAt(scene, to)) return undefined;
  return { to, facing: bearing(from, meant), stopped };
}

/** One step from a key: ahead is the way one faces. */
export function stepFrom(from: Point, facing: number, turn: number, centimetres: number): Point {
  const angle = ((facing + turn) * Math.PI) / 180;
  return {
    x: Math.round(from.x + Math.sin(angle) * centimetres),
    y: Math.round(from.y - Math.cos(angle) * centimetres),
  };
}

/** Beside somebody whom one follows, and not where they stand. */
export function besides(from: Point, other: Point, apart: number): Point {
  const whole = distance(from, other);
  if (whole <= apart) return from;
  const part = (whole - apart) / whole;
  return { x: Math.round(from.x + (other.x - from.x) * part), y: Math.round(from.y + (other.y - from.y) * part) };
}
