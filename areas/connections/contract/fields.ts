import { z } from 'zod';
import { Id, id, Timestamp } from '#platform/contract/fields.ts';
import { levels } from '../pure/checks.ts';
import {
  type Aim,
  aims,
  genders,
  interests,
  privacyLevels,
  reasonKinds,
  rooms,
  supports,
  ways,
} from '../pure/options.ts';
import { type Fact, facts, relations, stages, writtenFacts } from '../pure/seen-by.ts';

export const ofSelf = z.object({ userId: id });

const some = <T extends readonly [string, ...string[]]>(all: T) => z.array(z.enum(all)).max(all.length);

export const Aims = some(aims);
export const LookingFor = Aims.refine((chosen: readonly Aim[]) => chosen.length > 0, {
  error: "Please select what you're looking for.",
});
export const Interests = some(interests);
export const Supports = some(supports);
export const Ways = some(ways);
export const RoomName = z.enum(rooms);
export const PrivacyLevel = z.enum(privacyLevels);
export const GenderField = z.enum(genders).or(z.literal(''));
export const ReasonKind = z.enum(reasonKinds);
export const Stage = z.enum(stages);
export const FactName = z.enum(facts);

const ofEach = <T extends z.ZodType>(names: readonly Fact[], field: T) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Fact, T>;
/** When others learn each fact. */
export const StagesField = z.strictObject(ofEach(facts, Stage));

/** How it is known that a member is an adult. declared: by the birth date that they gave. */
export const AgeLevel = z.enum(['declared']);

/**
 * What the house or a moderator has checked. basic: the email address. photo: the photos, against one in a pose asked for.
 * identity: a document, in a video call. Nobody sets it for themselves.
 */
export const VerificationLevel = z.enum(levels);

/** One reason of a score: what it counted, of how much, and in words. */
export const Reason = z.object({
  kind: ReasonKind,
  points: z.number().int().min(0),
  most: z.number().int().positive(),
  words: z.string(),
});
export type Reason = z.infer<typeof Reason>;

/** A photo as one other member sees it. */
export const PersonPhoto = z.object({
  id: Id,
  /** Only a blurred version can be loaded: /api/connections/photos/{id}/blurred. */
  blurred: z.boolean(),
  /** What can be seen in it, in its owner’s words; empty while it’s blurred. */
  description: z.string(),
  /** Pixels of the full size. */
  width: z.number().int(),
  height: z.number().int(),
});
export type PersonPhoto = z.infer<typeof PersonPhoto>;

/** A member as another one sees them in a room, by what each fact’s stage allows. */
export const ConnectionPerson = z.object({
  id: Id,
  name: z.string(),
  /** Full years. */
  age: z.number().int().min(18),
  room: RoomName,
  /** What the reader is to this member. */
  relation: z.enum(relations),
  /** The suburb where it is seen, else how far away, else empty. */
  location: z.string(),
  /** Kilometres from the middle of one’s area to theirs, rounded up to 5, 10, 25, 50, 100, 250 or 500; 501: further. */
  distanceKm: z.number().int().nullable(),
  /** Of this room only. */
  lookingFor: Aims,
  interests: Interests,
  /** What both have ticked; nothing of what only the other has. */
  accessibilitySupport: Supports,
  /** When the member was last on Doorways, in four steps. */
  lastActive: z.enum(['today', 'week', 'month', 'longer']),
  verificationLevel: VerificationLevel.nullable(),
  /** 0 to 100, the same each time for the same two profiles. */
  matchScore: z.number().int().min(0).max(100),
  reasons: z.array(Reason),
  /** What the member says about themselves; empty where it is not seen. */
  bio: z.string(),
  communicationPrefs: Ways,
  /** Address of the picture; null where it is not seen. */
  avatar: z.string().nullable(),
  /** In the member’s order; none where they are not seen. */
  photos: z.array(PersonPhoto),
  /** The facts that are seen, in the member’s words. */
  facts: z.array(z.object({ fact: z.enum(writtenFacts), text: z.string() })),
  /** In the dating room, once the whole profile is open; else empty. */
  relationshipStatus: z.string(),
});
export type ConnectionPerson = z.infer<typeof ConnectionPerson>;

/** Somebody with whom a like is mutual. */
export const ConnectionMatch = ConnectionPerson.extend({
  matchId: Id,
  matchedAt: Timestamp,
  /** Both of them take messages from matches. */
  allowMessages: z.boolean(),
  /** One’s own facts that wait for a press on Share, and whether this person has been given them. */
  mine: z.array(z.object({ fact: FactName, shared: z.boolean() })),
});
export type ConnectionMatch = z.infer<typeof ConnectionMatch>;
