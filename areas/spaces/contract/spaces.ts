import { z } from 'zod';
import { Id, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { spaceParts } from '../pure/parts.ts';
import { alias, ofSpace, SpaceKind } from './fields.ts';

/**
 * public: every member of the site reads it and joins at once. private: everybody sees its name and purpose, the rest is
 * for its members. hidden: only its members and those who were invited know of it.
 */
export const Visibility = z.enum(['public', 'private', 'hidden']);
export type Visibility = z.infer<typeof Visibility>;

export const SpaceRole = z.enum(['owner', 'moderator', 'member']);
export type SpaceRole = z.infer<typeof SpaceRole>;

/** Ways of writing that its owner asks for; the server holds to them in this space only. */
export const Norms = z.object({
  /** A picture needs a description. */
  altText: z.boolean(),
  /** A sound needs its words. */
  captions: z.boolean(),
  /** Once a week, a summary in plain words. */
  weeklySummary: z.boolean(),
});
export type Norms = z.infer<typeof Norms>;

/** posts: writing them; comments stay open to members. people: seeing every member, and not only who runs it. */
export const SpacePart = z.enum(spaceParts);

const Age = z.object({ min: z.number().int().nullable(), max: z.number().int().nullable() });

/** How the caller stands to a space. */
export const SpaceStanding = z.object({
  state: z.enum(['none', 'requested', 'invited', 'member', 'declined', 'left', 'removed']),
  /** Null for whoever is not in it. */
  role: SpaceRole.nullable(),
  /** The name that the others see here; empty: one’s own. */
  alias: z.string(),
  /** True once something is written here: the name that it was written under stays. */
  nameFixed: z.boolean(),
  muted: z.boolean(),
  guidelinesAccepted: z.boolean(),
  /** Why a request was declined. */
  reason: z.string(),
  /** The space has an age, and the caller has not told a year of birth yet. */
  needsBirthYear: z.boolean(),
  /** Owner or moderator of this space. */
  mayRun: z.boolean(),
  /** Requests that wait; 0 for whoever may not answer them. */
  waiting: z.number().int(),
});
export type SpaceStanding = z.infer<typeof SpaceStanding>;

export const Space = z.object({
  id: Id,
  kind: SpaceKind,
  name: z.string(),
  /** What it is for. */
  description: z.string(),
  visibility: Visibility,
  /** Anything but public. */
  isPrivate: z.boolean(),
  status: z.enum(['open', 'archived']),
  /** Empty, as the times are null, where an area keeps them for those who are in it. */
  guidelines: z.string(),
  /** Asked of whoever requests to join. */
  questions: z.array(z.string()),
  norms: Norms,
  /** Kept for the people who run it. */
  runOnly: z.array(SpacePart),
  aliasesAllowed: z.boolean(),
  age: Age,
  memberCount: z.number().int(),
  lastActiveAt: Timestamp.nullable(),
  createdAt: Timestamp.nullable(),
  version: Version,
  me: SpaceStanding,
});
export type Space = z.infer<typeof Space>;

const oneLine = (most: number) => text(most).regex(/^[^\p{Cc}]*$/u, 'Write it in one line.');
const age = z.number().int().min(limits.youngest).max(limits.oldest).nullable().default(null);

/** What whoever makes a space says about it, whatever its kind; areas put their own fields beside it. */
export const spaceContent = {
  name: oneLine(limits.name),
  description: text(limits.description),
  visibility: Visibility.default('public'),
  guidelines: text(limits.guidelines),
  questions: z.array(oneLine(limits.question)).max(limits.questions).default([]),
  norms: Norms.default({ altText: false, captions: false, weeklySummary: false }),
  runOnly: z.array(SpacePart).max(spaceParts.length).default(['meetings']),
  aliasesAllowed: z.boolean().default(false),
  minAge: age,
  maxAge: age,
};

const change = z.object({ version: Version });

export const archiveSpace = operation({
  name: 'archiveSpace',
  method: 'POST',
  path: '/api/spaces/{id}/archive',
  policy: 'spaces.own',
  summary: 'Archives a space: people can read it, but no one can write or join. For its owner.',
  params: ofSpace,
  body: change,
  output: json(Space),
  errors: ['conflict'],
});

export const reopenSpace = operation({
  name: 'reopenSpace',
  method: 'POST',
  path: '/api/spaces/{id}/reopen',
  policy: 'spaces.own',
  summary: 'Opens an archived space again. For its owner.',
  params: ofSpace,
  body: change,
  output: json(Space),
  errors: ['conflict'],
});

export const saveMySpace = operation({
  name: 'saveMySpace',
  method: 'PUT',
  path: '/api/spaces/{id}/mine',
  policy: 'spaces.takePart',
  summary: 'Mutes the space for oneself, or chooses another name in it, until one has written there.',
  params: ofSpace,
  body: z.object({ muted: z.boolean().optional(), alias: alias.optional() }),
  output: json(Space),
  errors: ['conflict'],
});

export const acceptSpaceGuidelines = operation({
  name: 'acceptSpaceGuidelines',
  method: 'POST',
  path: '/api/spaces/{id}/guidelines',
  policy: 'spaces.takePart',
  summary: 'Agrees to the guidelines of a space; needed before the first post or comment.',
  params: ofSpace,
  output: json(Space),
});

/** What members are told of how they stand to a space; the area of its kind has the words (server/notices.ts). */
export const SpaceNews = z.enum(['JoinAsked', 'PlaceChanged', 'Invited', 'SummaryDue']);
export type SpaceNews = z.infer<typeof SpaceNews>;

export const spacesPart = contractPart({
  operations: [archiveSpace, reopenSpace, saveMySpace, acceptSpaceGuidelines],
  entities: { Norms, Space, SpaceKind, SpacePart, SpaceRole, SpaceStanding, Visibility },
});
