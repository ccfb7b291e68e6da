import { findPlace } from '#platform/server/australia/places.ts';
import { problem } from '#platform/server/problem.ts';
import type { RelationshipProfile, RelationshipProfileChange } from '../../contract.ts';
import {
  aims,
  bitsOf,
  type Gender,
  type GenderPreference,
  genderPreferences,
  genders,
  interests,
  roomsOf,
  supports,
  ways,
} from '../../pure/options.ts';
import { seenBy } from '../../pure/seen-by.ts';

/** About 5 km: whoever measures from many places finds no more than this. */
const grid = 0.05;
const onGrid = (degrees: number) => Number((Math.round(degrees / grid) * grid).toFixed(2));

const samePreference = new Map<string, GenderPreference>([
  ['woman', 'women'],
  ['women', 'women'],
  ['female', 'women'],
  ['man', 'men'],
  ['men', 'men'],
  ['male', 'men'],
  ['non_binary', 'non_binary'],
  ['non-binary', 'non_binary'],
  ['nonbinary', 'non_binary'],
]);

const preferenceOf = (words: readonly string[]): GenderPreference[] => [
  ...new Set(words.flatMap((word) => samePreference.get(word.toLowerCase()) ?? [])),
];

/** Women are whom a preference for women means, and so on: the same place in both lists. */
const genderBit = (gender: Gender | '') => (gender === '' ? 0 : 1 << genders.indexOf(gender));

export interface Spotted {
  readonly place: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** A place as it is kept: its name, and its middle on a grid. */
export function placeOf(given: string): Spotted {
  if (given === '') return { place: '', lat: null, lng: null };
  const found = findPlace(given);
  if (found.kind !== 'spot') {
    const message = 'We don’t know this place. Enter a suburb or a postcode, such as Footscray or 3011.';
    throw problem.invalid([{ field: 'place', rule: 'unknown', message }]);
  }
  return { place: found.label, lat: onGrid(found.spot.lat), lng: onGrid(found.spot.lng) };
}

export function rangeOf(
  { ageRange, ageRangeMin, ageRangeMax }: RelationshipProfileChange,
  before: readonly [number, number],
) {
  const [least, most] = typeof ageRange === 'string' ? ageRange.split('-').map(Number) : (ageRange ?? before);
  const ageMin = ageRangeMin ?? least ?? before[0];
  const ageMax = ageRangeMax ?? most ?? before[1];
  if (ageMin > ageMax) {
    const message = 'The youngest age can’t be above the oldest.';
    throw problem.invalid([{ field: 'ageRangeMin', rule: 'order', message }]);
  }
  return { ageMin, ageMax };
}

type Content = Pick<
  RelationshipProfile,
  | 'lookingFor'
  | 'interests'
  | 'accessibilityCompatibility'
  | 'communicationPreferences'
  | 'gender'
  | 'stages'
  | 'maxDistance'
  | 'privacyLevel'
  | 'openToLongDistance'
  | 'allowMessages'
  | 'droppedReasons'
  | 'blurPhotos'
> & { readonly genderPreference: readonly string[] };

/** What a change leaves out stays. */
export const over = <T extends object>(before: T, change: { readonly [K in keyof T]?: T[K] | undefined }): T => ({
  ...before,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

/** Lists as the database has them. */
export function columnsOf(content: Content) {
  const rooms = roomsOf(content.lookingFor);
  const support = bitsOf(supports, content.accessibilityCompatibility);
  return {
    aims: bitsOf(aims, content.lookingFor),
    friendship: rooms.includes('friendship'),
    dating: rooms.includes('dating'),
    maxDistance: content.maxDistance,
    openToLongDistance: content.openToLongDistance,
    gender: content.gender,
    genderBit: genderBit(content.gender),
    preference: bitsOf(genderPreferences, preferenceOf(content.genderPreference)),
    interests: bitsOf(interests, content.interests),
    support,
    supportOpen: seenBy(content.stages.support, 'profile') ? support : 0,
    communication: bitsOf(ways, content.communicationPreferences),
    privacy: content.privacyLevel,
    allowMessages: content.allowMessages,
    stages: content.stages,
    droppedReasons: content.droppedReasons,
    blurPhotos: content.blurPhotos,
  };
}
