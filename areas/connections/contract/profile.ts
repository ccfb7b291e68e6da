import { z } from 'zod';
import { Id, id, optionalText, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation } from '#platform/contract/operation.ts';
import { defaults, limits } from '../pure/limits.ts';
import { genderPreferences } from '../pure/options.ts';
import { relations, writtenFacts } from '../pure/seen-by.ts';
import { Closed } from './bans.ts';
import {
  AgeLevel,
  ConnectionPerson,
  GenderField,
  Interests,
  LookingFor,
  ofSelf,
  PrivacyLevel,
  ReasonKind,
  RoomName,
  StagesField,
  Supports,
  VerificationLevel,
  Ways,
} from './fields.ts';

const age = z.number().int().min(limits.age.min).max(limits.age.max);
const words = (most: number) => z.string().trim().max(most);
const FactTexts = z.strictObject(
  Object.fromEntries(writtenFacts.map((fact) => [fact, words(limits.fact)])) as Record<
    (typeof writtenFacts)[number],
    ReturnType<typeof words>
  >,
);

const communicationPreferences = Ways.refine((chosen: readonly string[]) => chosen.length > 0, {
  error: 'Please select at least one communication preference.',
});

/** One’s own relationship profile (CONNECT-47). Nobody else is ever sent this. */
export const RelationshipProfile = z.object({
  userId: Id,
  /** Visible: false hides the member in Connections, everywhere and at once. */
  isActive: z.boolean(),
  lookingFor: LookingFor,
  relationshipStatus: z.string(),
  /** The least and the greatest age, as one (C-27). */
  ageRange: z.tuple([age, age]),
  ageRangeMin: age,
  /** 80 stands for 80 and over. */
  ageRangeMax: age,
  /** Kilometres. */
  maxDistance: z.number().int(),
  /** In the dating room; none: everybody. */
  genderPreference: z.array(z.enum(genderPreferences)),
  aboutMe: z.string(),
  interests: Interests,
  accessibilityCompatibility: Supports,
  communicationPreferences: Ways,
  privacyLevel: PrivacyLevel,
  openToLongDistance: z.boolean(),
  /** Matches may write. */
  allowMessages: z.boolean(),
  gender: GenderField,
  /** A suburb or postcode; empty: not given. */
  place: z.string(),
  facts: FactTexts,
  stages: StagesField,
  /** Photos are blurred for everyone who doesn’t match. */
  blurPhotos: z.boolean(),
  /** Reasons that do not count in the scores that one is shown. */
  droppedReasons: z.array(ReasonKind),
  /** The rooms that the aims lead to. */
  rooms: z.array(RoomName),
  age: z.number().int().min(18),
  verificationLevel: VerificationLevel.nullable(),
  /** Moderators have taken it down: nobody finds it. */
  removed: z.boolean(),
  version: Version,
});
export type RelationshipProfile = z.infer<typeof RelationshipProfile>;

/** What can be written of a profile. */
const content = {
  lookingFor: LookingFor,
  relationshipStatus: words(limits.status),
  /** Instead of ageRangeMin and ageRangeMax: [22, 35] or "22-35". */
  ageRange: z.tuple([age, age]).or(z.string().regex(/^(1[89]|[2-7]\d|80)-(1[89]|[2-7]\d|80)$/)),
  ageRangeMin: age,
  ageRangeMax: age,
  maxDistance: z.number().int().min(limits.distance.min).max(limits.distance.max).multipleOf(limits.distance.step),
  /** women, men and non_binary count; any other word is passed over. */
  genderPreference: z.array(words(limits.preference)).max(10),
  aboutMe: words(limits.aboutMe),
  interests: Interests,
  accessibilityCompatibility: Supports,
  communicationPreferences,
  privacyLevel: PrivacyLevel,
  openToLongDistance: z.boolean(),
  allowMessages: z.boolean(),
  gender: GenderField,
  place: words(limits.place),
  facts: FactTexts.partial(),
  stages: StagesField.partial(),
  blurPhotos: z.boolean(),
  droppedReasons: z.array(ReasonKind).max(4),
};

/** Everything but the aims and the ways to communicate may be left out. */
export const NewRelationshipProfile = z.object({
  ...content,
  relationshipStatus: content.relationshipStatus.default(defaults.relationshipStatus),
  ageRange: content.ageRange.optional(),
  ageRangeMin: age.optional(),
  ageRangeMax: age.optional(),
  maxDistance: content.maxDistance.default(defaults.maxDistance),
  genderPreference: content.genderPreference.default([]),
  aboutMe: content.aboutMe.default(''),
  interests: content.interests.default([]),
  accessibilityCompatibility: content.accessibilityCompatibility.default([]),
  privacyLevel: content.privacyLevel.default(defaults.privacyLevel),
  openToLongDistance: content.openToLongDistance.default(false),
  allowMessages: content.allowMessages.default(true),
  gender: content.gender.default(''),
  place: content.place.default(''),
  facts: content.facts.default({}),
  stages: content.stages.default({}),
  blurPhotos: content.blurPhotos.default(false),
  droppedReasons: content.droppedReasons.default([]),
});

/** What is left out stays. */
export const RelationshipProfileChange = z.object(content).partial().extend({ isActive: z.boolean().optional() });
export type RelationshipProfileChange = z.infer<typeof RelationshipProfileChange>;

/** Whether somebody may use Connections, and how that is known. */
export const ConnectionStanding = z.object({
  /** Null: not asked yet. Under 18 the call answers 404. */
  age: z.object({ level: AgeLevel, declaredAt: Timestamp }).nullable(),
  /** Why a profile cannot be made; null: it can. */
  closed: Closed.nullable(),
});
export type ConnectionStanding = z.infer<typeof ConnectionStanding>;

/** The wizard as far as it has been filled in, kept for its member alone. */
export const ConnectionDraft = z.object({
  /** 1 to 4. */
  step: z.number().int().min(1).max(4),
  /** Whatever the wizard has been given, as text in its own form. */
  content: z.string().max(limits.draft),
  savedAt: Timestamp,
});
export type ConnectionDraft = z.infer<typeof ConnectionDraft>;

export const getConnectionStanding = operation({
  name: 'getConnectionStanding',
  method: 'GET',
  path: '/api/connections/standing',
  policy: 'connections.notUnderAge',
  summary: 'Whether you have said that you’re an adult. Answers 404 under 18.',
  output: json(ConnectionStanding),
});

export const declareAge = operation({
  name: 'declareAge',
  method: 'POST',
  path: '/api/connections/age',
  policy: 'connections.notUnderAge',
  summary: 'Says how old you are, once. Connections is for adults. We keep the month and the year.',
  body: z.object({
    birthDate: z.object({ year: z.number().int(), month: z.number().int(), day: z.number().int() }),
  }),
  output: json(ConnectionStanding),
  errors: ['conflict'],
  // The birth date must not be kept for a second answer.
  keyless: true,
});

export const getRelationshipProfile = operation({
  name: 'getRelationshipProfile',
  method: 'GET',
  path: '/api/relationship-profile/{userId}',
  policy: 'self',
  summary: 'Your own relationship profile; 404 means that you have none.',
  params: ofSelf,
  output: json(RelationshipProfile),
});

export const createRelationshipProfile = operation({
  name: 'createRelationshipProfile',
  method: 'POST',
  path: '/api/relationship-profile',
  policy: 'connections.create',
  summary: 'Creates your relationship profile.',
  body: NewRelationshipProfile.extend({ userId: id.optional(), isActive: z.boolean().default(true) }),
  output: json(RelationshipProfile),
  status: 201,
  errors: ['conflict'],
});

export const editRelationshipProfile = operation({
  name: 'editRelationshipProfile',
  method: 'PATCH',
  path: '/api/relationship-profile/{userId}',
  policy: 'connections.own',
  summary: 'Changes your relationship profile, or who can see it. What you leave out stays.',
  params: ofSelf,
  body: RelationshipProfileChange.extend({ version: Version }),
  output: json(RelationshipProfile),
  errors: ['conflict'],
});

export const deleteRelationshipProfile = operation({
  name: 'deleteRelationshipProfile',
  method: 'DELETE',
  path: '/api/relationship-profile/{userId}',
  policy: 'connections.own',
  summary: 'Deletes your relationship profile with your likes, matches and invitations, for good.',
  params: ofSelf,
  output: nothing(),
  whileSuspended: true,
  endsOwnRight: true,
});

export const viewOwnConnection = operation({
  name: 'viewOwnConnection',
  method: 'GET',
  path: '/api/connections/as-others-see',
  policy: 'connections.profile',
  summary: 'Your profile as others see it, at each stage.',
  query: z.object({ as: z.enum(relations).default('card'), room: RoomName.optional() }),
  output: json(ConnectionPerson),
});

export const getConnectionDraft = operation({
  name: 'getConnectionDraft',
  method: 'GET',
  path: '/api/connections/draft',
  policy: 'connections.adult',
  summary: 'What you have filled in of the profile wizard; null: nothing.',
  output: json(ConnectionDraft.nullable()),
});

export const saveConnectionDraft = operation({
  name: 'saveConnectionDraft',
  method: 'PUT',
  path: '/api/connections/draft',
  policy: 'connections.adult',
  summary: 'Keeps what you have filled in, for your other devices too. It goes when you create the profile.',
  body: ConnectionDraft.pick({ step: true }).extend({ content: optionalText(limits.draft) }),
  output: json(ConnectionDraft),
  keyless: true,
});

/** Others’ pages show this member, or no longer do. */
export const connectionProfileChanged = event('connectionProfileChanged', z.object({ userId: Id }));

export const profilePart = contractPart({
  operations: [
    getConnectionStanding,
    declareAge,
    getRelationshipProfile,
    createRelationshipProfile,
    editRelationshipProfile,
    deleteRelationshipProfile,
    viewOwnConnection,
    getConnectionDraft,
    saveConnectionDraft,
  ],
  events: [connectionProfileChanged],
  entities: {
    RelationshipProfile,
    NewRelationshipProfile,
    RelationshipProfileChange,
    ConnectionStanding,
    ConnectionDraft,
  },
});
