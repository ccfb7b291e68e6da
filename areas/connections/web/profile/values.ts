import type { RelationshipProfile } from '../../contract.ts';
import { defaults, limits } from '../../pure/limits.ts';
import {
  type Aim,
  aims,
  type Gender,
  type GenderPreference,
  genderPreferences,
  genders,
  type Interest,
  interests,
  type PrivacyLevel,
  privacyLevels,
  type Support,
  supports,
  type Way,
  ways,
} from '../../pure/options.ts';
import {
  type Fact,
  facts,
  type Stage,
  stages,
  usualStages,
  type WrittenFact,
  writtenFacts,
} from '../../pure/seen-by.ts';

/** What the wizard holds. */
export interface Values {
  readonly lookingFor: Aim[];
  readonly ageRangeMin: number;
  readonly ageRangeMax: number;
  readonly maxDistance: number;
  readonly openToLongDistance: boolean;
  readonly relationshipStatus: string;
  readonly gender: Gender | '';
  readonly genderPreference: GenderPreference[];
  readonly aboutMe: string;
  readonly interests: Interest[];
  readonly place: string;
  readonly accessibilityCompatibility: Support[];
  readonly communicationPreferences: Way[];
  readonly facts: Readonly<Record<WrittenFact, string>>;
  readonly stages: Readonly<Record<Fact, Stage>>;
  readonly blurPhotos: boolean;
  readonly privacyLevel: PrivacyLevel;
  readonly allowMessages: boolean;
}

/** CONNECT-31 to 37 */
export const usualValues: Values = {
  lookingFor: [],
  ageRangeMin: defaults.ageRange[0],
  ageRangeMax: defaults.ageRange[1],
  maxDistance: defaults.maxDistance,
  openToLongDistance: false,
  relationshipStatus: defaults.relationshipStatus,
  gender: '',
  genderPreference: [],
  aboutMe: '',
  interests: [],
  place: '',
  accessibilityCompatibility: [],
  communicationPreferences: [],
  facts: { disability: '', accessNeeds: '', pronouns: '', socials: '' },
  stages: usualStages,
  blurPhotos: false,
  privacyLevel: defaults.privacyLevel,
  allowMessages: true,
};

export const valuesOf = (profile: RelationshipProfile): Values => ({
  lookingFor: profile.lookingFor,
  ageRangeMin: profile.ageRangeMin,
  ageRangeMax: profile.ageRangeMax,
  maxDistance: profile.maxDistance,
  openToLongDistance: profile.openToLongDistance,
  relationshipStatus: profile.relationshipStatus,
  gender: profile.gender,
  genderPreference: profile.genderPreference,
  aboutMe: profile.aboutMe,
  interests: profile.interests,
  place: profile.place,
  accessibilityCompatibility: profile.accessibilityCompatibility,
  communicationPreferences: profile.communicationPreferences,
  facts: profile.facts,
  stages: profile.stages,
  blurPhotos: profile.blurPhotos,
  privacyLevel: profile.privacyLevel,
  allowMessages: profile.allowMessages,
});

const list = <T extends string>(all: readonly T[], given: unknown): T[] | undefined =>
  Array.isArray(given) ? all.filter((one) => given.includes(one)) : undefined;
const one = <T extends string>(all: readonly T[], given: unknown): T | undefined => all.find((each) => each === given);
const text = (given: unknown): string | undefined => (typeof given === 'string' ? given : undefined);
const flag = (given: unknown): boolean | undefined => (typeof given === 'boolean' ? given : undefined);
const between = ({ min, max }: { readonly min: number; readonly max: number }, given: unknown): number | undefined =>
  typeof given === 'number' && given >= min && given <= max ? given : undefined;

type Loose = Readonly<Record<string, unknown>>;
const isRecord = (given: unknown): given is Loose => typeof given === 'object' && given !== null;
const each = <K extends string, T>(
  names: readonly K[],
  given: unknown,
  usual: Readonly<Record<K, T>>,
  read: (one: unknown) => T | undefined,
) =>
  Object.fromEntries(
    names.map((name) => [name, (isRecord(given) ? read(given[name]) : undefined) ?? usual[name]]),
  ) as Record<K, T>;

/** A draft from another day or device: whatever of it still fits. */
export function draftValues(content: string): Values {
  let found: unknown;
  try {
    found = JSON.parse(content);
  } catch {
    return usualValues;
  }
  if (!isRecord(found)) return usualValues;
  const usual = usualValues;
  return {
    lookingFor: list(aims, found.lookingFor) ?? usual.lookingFor,
    ageRangeMin: between(limits.age, found.ageRangeMin) ?? usual.ageRangeMin,
    ageRangeMax: between(limits.age, found.ageRangeMax) ?? usual.ageRangeMax,
    maxDistance: between(limits.distance, found.maxDistance) ?? usual.maxDistance,
    openToLongDistance: flag(found.openToLongDistance) ?? usual.openToLongDistance,
    relationshipStatus: text(found.relationshipStatus) ?? usual.relationshipStatus,
    gender: one(genders, found.gender) ?? '',
    genderPreference: list(genderPreferences, found.genderPreference) ?? usual.genderPreference,
    aboutMe: text(found.aboutMe) ?? '',
    interests: list(interests, found.interests) ?? usual.interests,
    place: text(found.place) ?? '',
    accessibilityCompatibility: list(supports, found.accessibilityCompatibility) ?? usual.accessibilityCompatibility,
    communicationPreferences: list(ways, found.communicationPreferences) ?? usual.communicationPreferences,
    facts: each(writtenFacts, found.facts, usual.facts, text),
    stages: each(facts, found.stages, usual.stages, (given) => one(stages, given)),
    blurPhotos: flag(found.blurPhotos) ?? usual.blurPhotos,
    privacyLevel: one(privacyLevels, found.privacyLevel) ?? usual.privacyLevel,
    allowMessages: flag(found.allowMessages) ?? usual.allowMessages,
  };
}

/** The four steps, by the fields that each has. */
export const stepOf = (field: string): number => {
  if (['lookingFor', 'ageRangeMin', 'ageRangeMax', 'maxDistance', 'relationshipStatus'].includes(field)) return 0;
  if (['aboutMe', 'interests', 'place'].includes(field)) return 1;
  if (['privacyLevel', 'allowMessages'].includes(field)) return 3;
  return 2;
};

type Wrong = { readonly [K in keyof Values]?: string };

/** CONNECT-22, -23; the server checks the same. */
export function checkValues({
  lookingFor,
  communicationPreferences,
  ageRangeMin,
  ageRangeMax,
  aboutMe,
}: Values): Wrong {
  return {
    ...(lookingFor.length === 0 && { lookingFor: "Please select what you're looking for." }),
    ...(ageRangeMin > ageRangeMax && { ageRangeMin: 'The youngest age can’t be above the oldest.' }),
    ...(aboutMe.trim().length > limits.aboutMe && { aboutMe: `Use at most ${limits.aboutMe} characters.` }),
    ...(communicationPreferences.length === 0 && {
      communicationPreferences: 'Please select at least one communication preference.',
    }),
  };
}
