import type { Audiences, FieldAudience, ProfileField } from '../contract.ts';

/** What is stored: fields that were never set are for all members. */
export type StoredAudiences = Partial<Audiences>;

export const audienceOf = (stored: StoredAudiences | null, field: ProfileField): FieldAudience =>
  stored?.[field] ?? 'members';

/** May somebody read the field who is the member themselves, a follower, or neither? */
export function mayRead(
  stored: StoredAudiences | null,
  field: ProfileField,
  reader: { isMe: boolean; follows: boolean },
): boolean {
  if (reader.isMe) return true;
  const audience = audienceOf(stored, field);
  return audience === 'members' || (audience === 'followers' && reader.follows);
}

/** SQL: the viewer may read the field of the profile in the row `profile`; a missing row hides nothing. */
export const mayReadText = (viewer: string, field: ProfileField, profile: string) =>
  `(${profile}.user_id = ${viewer} or case coalesce(${profile}.audiences->>'${field}', 'members')
    when 'members' then true
    when 'followers' then exists (
      select 1 from follows a where a.follower_id = ${viewer} and a.followee_id = ${profile}.user_id)
    else false end)`;

/** SQL: a column of the profile, or the empty text where the viewer may not read its field. */
export const shownText = (viewer: string, field: ProfileField, profile: string, column: string) =>
  `case when ${mayReadText(viewer, field, profile)} then coalesce(${profile}.${column}, '') else '' end`;

/** SQL: bio, suburb and state for a list of members. */
export const listedProfileColumns = (viewer: string, profile: string) =>
  `${shownText(viewer, 'bio', profile, 'bio')} as bio, ${shownText(viewer, 'location', profile, 'suburb')} as suburb,
  ${shownText(viewer, 'location', profile, 'state')} as state`;
