import { castEast } from './cast/east.ts';
import { castNorthAndWest } from './cast/north-and-west.ts';
import { castSouth } from './cast/south.ts';
import type { CastMember } from './shapes.ts';

export type { CastMember } from './shapes.ts';

/** Thirty named members, ids 1 to 30. Member 1 is the demo member. */
export const cast: readonly CastMember[] = [...castSouth, ...castEast, ...castNorthAndWest].sort((a, b) => a.id - b.id);

export const demoMemberId = 1;

export function castMember(id: number): CastMember {
  const member = cast[id - 1];
  if (!member) throw new Error(`The cast has no member ${id}`);
  return member;
}
