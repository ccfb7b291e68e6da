import { type Expression, sql } from 'kysely';
import { place } from '#platform/server/place.ts';
import type { Given } from '#platform/server/statement.ts';
import type { FieldAudience } from '../contract.ts';

/** Audiences of a field whose people an area above knows. */
export type CircleName = Extract<FieldAudience, 'matches' | 'providers' | 'supporters'>;

export interface Circle {
  readonly audience: CircleName;
  /** The reader is one of them for this member. */
  readonly has: (reader: Given<number>, member: Expression<number>) => Expression<boolean>;
}

/** Filled by the areas in which members meet, are served and are supported. */
export const circles = place<Circle>('circles of members');

/** The circles of a member that the reader is in. */
export function circlesOf(reader: Given<number>, member: Expression<number>) {
  const named = circles
    .now()
    .map(({ audience, has }) => sql`case when ${has(reader, member)} then ${sql.lit(audience)} end`);
  return named.length === 0
    ? sql<CircleName[]>`'{}'::text[]`
    : sql<CircleName[]>`array_remove(array[${sql.join(named)}]::text[], null)`;
}

/** `when 'matches' then …`, for a case over the audience of a field. */
export const whenInCircle = (reader: Given<number>, member: Expression<number>) => {
  const cases = circles.now().map(({ audience, has }) => sql`when ${sql.lit(audience)} then ${has(reader, member)}`);
  return cases.length === 0 ? sql`` : sql.join(cases, sql` `);
};
