import { sql } from 'kysely';
import { columns, type Given } from '#platform/server/statement.ts';
import type { Audiences, FieldAudience, ProfileField } from '../contract.ts';
import { type CircleName, whenInCircle } from './circles.ts';
import { isFollowing } from './follow-sql.ts';
import type { profiles } from './tables.ts';

/** What is stored: fields that were never set are for all members. */
export type StoredAudiences = Partial<Audiences>;

export const audienceOf = (stored: StoredAudiences | null, field: ProfileField): FieldAudience =>
  stored?.[field] ?? 'members';

/** Who reads a profile: the member themselves, a follower, someone of their circles, or nobody of these. */
export interface Reader {
  readonly isMe: boolean;
  readonly follows: boolean;
  readonly circles: readonly CircleName[];
}

export function mayRead(stored: StoredAudiences | null, field: ProfileField, reader: Reader): boolean {
  if (reader.isMe) return true;
  const audience = audienceOf(stored, field);
  if (audience === 'members') return true;
  if (audience === 'followers') return reader.follows;
  return audience !== 'me' && reader.circles.includes(audience);
}

/** The viewer may read the field of the profile in the row of this name; a missing row hides nothing. */
export function isReadable(viewer: Given<number>, field: ProfileField, alias: string) {
  const profile = columns<typeof profiles>(alias);
  return sql<boolean>`(${profile.user_id} = ${viewer} or case coalesce(${profile.audiences}->>${sql.lit(field)}, 'members')
    when 'members' then true
    when 'followers' then ${isFollowing(viewer, profile.user_id)}
    ${whenInCircle(viewer, profile.user_id)}
    else false end)`;
}

/** A column of the profile, or the empty text where the viewer may not read its field. */
export const shown = (viewer: Given<number>, field: ProfileField, alias: string, column: 'bio' | 'suburb' | 'state') =>
  sql<string>`case when ${isReadable(viewer, field, alias)} then coalesce(${columns<typeof profiles>(alias)[column]}, '') else '' end`;

/** Bio, suburb and state for a list of members. */
export const listedProfile = (viewer: Given<number>, alias: string) => [
  shown(viewer, 'bio', alias, 'bio').as('bio'),
  shown(viewer, 'location', alias, 'suburb').as('suburb'),
  shown(viewer, 'location', alias, 'state').as('state'),
];
