import { bearing, distance, type Point } from './plan.ts';

/** Metres within which a voice is as loud as it came, and what is left of it however far away it is. */
const close = 2;
const least = 0.25;
/** So many times the bubble away, nothing is heard. */
const silentAt = 3;

interface Listening {
  /** Centimetres; 0: none. */
  readonly bubble: number;
  /** False: the same in both ears, as loud from everywhere. */
  readonly isSpatial: boolean;
}

/** Where a voice comes from and how loud it is: metres to the right and ahead of whoever listens. Sound fades outside a quiet bubble. */
export function heardFrom(
  me: Point & { readonly facing: number },
  other: Point,
  { bubble, isSpatial }: Listening,
): { readonly right: number; readonly ahead: number; readonly loudness: number } {
  const metres = distance(me, other) / 100;
  const turn = ((bearing(me, other) - me.facing) * Math.PI) / 180;
  const far = isSpatial ? Math.max(least, Math.min(1, close / Math.max(metres, 0.01))) : 1;
  return {
    right: Math.sin(turn) * metres,
    ahead: Math.cos(turn) * metres,
    loudness: far * withinBubble(metres, bubble / 100),
  };
}

function withinBubble(metres: number, radius: number): number {
  if (radius === 0 || metres <= radius) return 1;
  return Math.max(0, (silentAt * radius - metres) / ((silentAt - 1) * radius));
}

/** From full left (-1) to full right (1), for a short sound. */
export const sideOfSound = (me: Point & { readonly facing: number }, other: Point): number =>
  Math.sin(((bearing(me, other) - me.facing) * Math.PI) / 180);
