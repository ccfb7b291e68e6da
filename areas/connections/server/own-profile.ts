import { sql } from 'kysely';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { RelationshipProfile } from '../contract.ts';
import {
  aims,
  aimsOfRoom,
  bitsOf,
  genderPreferences,
  interests,
  listOf,
  type Room,
  roomsOf,
  supports,
  ways,
} from '../pure/options.ts';
import type { Fitting } from '../pure/score.ts';
import { ageIn, monthNow } from './age.ts';
import { levelOf } from './checks/level.ts';
import { from } from './from.ts';
import { openWords } from './seal.ts';

export const profileColumns = [
  'p.user_id as userId',
  'p.is_active as isActive',
  'p.aims',
  'p.age_min as ageMin',
  'p.age_max as ageMax',
  'p.max_distance as maxDistance',
  'p.open_to_long_distance as openToLongDistance',
  'p.gender',
  'p.gender_bit as genderBit',
  'p.preference',
  'p.interests',
  'p.support',
  'p.support_open as supportOpen',
  'p.communication',
  'p.privacy',
  'p.allow_messages as allowMessages',
  'p.born_in as bornIn',
  'p.lat',
  'p.lng',
  'p.words_sealed as wordsSealed',
  'p.stages',
  'p.blur_photos as blurPhotos',
  'p.dropped_reasons as droppedReasons',
  'p.version',
] as const;

const own = statement((v: { userId: number }) =>
  from
    .selectFrom('connection_profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(profileColumns)
    .select((e) => [
      sql<boolean>`${e.ref('p.hidden_at')} is not null`.as('removed'),
      levelOf(e.ref('p.user_id'), e.ref('u.email_verified')).as('level'),
      'u.name',
    ])
    .where('p.user_id', '=', v.userId),
);

export type OwnProfile = RowOf<typeof own>;

export async function ownProfile(query: Query, userId: number): Promise<OwnProfile | undefined> {
  const [row] = await query(own, { userId });
  return row;
}

/** What scores compare, with the aims of one room. */
export const fittingOf = (
  row: Pick<OwnProfile, 'aims' | 'interests' | 'communication'>,
  support: number,
  room: Room,
): Fitting => ({
  aims: row.aims & bitsOf(aims, aimsOfRoom[room]),
  interests: row.interests,
  communication: row.communication,
  support,
});

export function profileView(row: OwnProfile, config: Config, now: Date): RelationshipProfile {
  const { aboutMe, place, relationshipStatus, facts } = openWords(config, row.userId, row.wordsSealed);
  const { userId, isActive, ageMin, ageMax, maxDistance, privacy, openToLongDistance, allowMessages, gender } = row;
  const lookingFor = listOf(aims, row.aims);
  return {
    userId,
    isActive,
    lookingFor,
    relationshipStatus,
    ageRange: [ageMin, ageMax],
    ageRangeMin: ageMin,
    ageRangeMax: ageMax,
    maxDistance,
    genderPreference: listOf(genderPreferences, row.preference),
    aboutMe,
    interests: listOf(interests, row.interests),
    accessibilityCompatibility: listOf(supports, row.support),
    communicationPreferences: listOf(ways, row.communication),
    privacyLevel: privacy,
    openToLongDistance,
    allowMessages,
    gender,
    place,
    facts,
    stages: row.stages,
    blurPhotos: row.blurPhotos,
    droppedReasons: row.droppedReasons,
    rooms: roomsOf(lookingFor),
    age: ageIn(monthNow(now), row.bornIn),
    verificationLevel: row.level,
    removed: row.removed,
    version: row.version,
  };
}
