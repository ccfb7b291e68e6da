/** Centimetres from the corner at the back left: x to the right, y towards the entrance. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something with a name that one can go to. */
interface Spot extends Point {
  readonly id: string;
  /** In a sentence: "the window". */
  readonly name: string;
}

export interface Seat extends Spot {
  /** Degrees, clockwise from the back of the room: 90 looks to the right. */
  readonly facing: number;
}

/** What stands in a room. Nobody can stand in it. */
export interface Thing {
  readonly id: string;
  /** "a long table" */
  readonly name: string;
  readonly shape: 'box' | 'round';
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** For the 3D view, and for nothing else. */
  readonly height: number;
  readonly look: 'wood' | 'leaf' | 'stone' | 'water' | 'cloth' | 'light' | 'sand';
}

export interface Scene {
  readonly id: string;
  /** As hosts choose it: "Garden". */
  readonly name: string;
  /** What one would see, in two or three sentences. */
  readonly about: string;
  readonly width: number;
  readonly depth: number;
  readonly ground: Thing['look'];
  readonly entrance: Point;
  readonly seats: readonly Seat[];
  readonly spots: readonly Spot[];
  readonly things: readonly Thing[];
}

/** Walls and things are kept clear of by so much. */
export const clearance = 30;

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Degrees from one point to another, as `facing` has them. */
export function bearing(from: Point, to: Point): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return (Math.round(degrees) + 360) % 360;
}

/** The nearest point that is inside the walls. */
export const withinWalls = ({ width, depth }: Scene, { x, y }: Point): Point => ({
  x: Math.round(Math.min(width - clearance, Math.max(clearance, x))),
  y: Math.round(Math.min(depth - clearance, Math.max(clearance, y))),
});

export function isInThing({ shape, x, y, width, depth }: Thing, point: Point): boolean {
  const [across, along] = [Math.abs(point.x - x), Math.abs(point.y - y)];
  if (shape === 'box') return across < width / 2 + clearance && along < depth / 2 + clearance;
  return (across / (width / 2 + clearance)) ** 2 + (along / (depth / 2 + clearance)) ** 2 < 1;
}

/** The thing that stands at a point, where nobody else can. */
export const thingAt = (scene: Scene, point: Point): Thing | undefined =>
  scene.things.find((thing) => isInThing(thing, point));

export const seatOf = (scene: Scene, id: string): Seat | undefined => scene.seats.find((seat) => seat.id === id);
