import { z } from 'zod';
import { Id, id, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { byId } from './fields.ts';

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

/** Most of each that a member may give; the form shows the same figures. */
export const profileLimits = {
  displayName: 60,
  bio: 500,
  pronouns: 40,
  suburb: 60,
  website: 200,
  interests: 20,
  interest: 40,
  pace: 120,
  channels: 6,
  channel: 40,
  helps: 300,
  nameSaid: 80,
  nameSeconds: 10,
  alt: 300,
} as const;

export const State = z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
export type State = z.infer<typeof State>;

/** "How to talk with me": the member's own words; empty texts are not shown. */
export const HowToTalk = z.strictObject({
  pace: z.string().trim().max(profileLimits.pace),
  channels: z.array(text(profileLimits.channel)).max(profileLimits.channels),
  helps: z.string().trim().max(profileLimits.helps),
});
export type HowToTalk = z.infer<typeof HowToTalk>;

/**
 * Who may read a field of a profile. members: everyone who is signed in. followers: those who follow. matches: those
 * they match with in Connections. providers: those who run a listing that they have written to. supporters: those who
 * have agreed to act for them. me: nobody else.
 */
export const FieldAudience = z.enum(['members', 'followers', 'matches', 'providers', 'supporters', 'me']);
export type FieldAudience = z.infer<typeof FieldAudience>;

export const Audiences = z.strictObject({
  bio: FieldAudience,
  pronouns: FieldAudience,
  /** Suburb and state. */
  location: FieldAudience,
  website: FieldAudience,
  interests: FieldAudience,
  howToTalk: FieldAudience,
});
export type Audiences = z.infer<typeof Audiences>;
export type ProfileField = keyof Audiences;

export const User = z.object({
  id: Id,
  displayName: z.string(),
  username: z.string(),
  /** The member's own address, in their own profile only; empty in everybody else's. */
  email: z.string(),
  bio: z.string(),
  /** Address of the picture: /avatars/user-{id}.png */
  avatar: z.string(),
  /** What the picture shows, in the member’s words; empty when they have not said. */
  avatarAlt: z.string(),
  /** Address of the wide picture above the profile, with a mark that changes with it; null when there is none. */
  banner: z.string().nullable(),
  bannerAlt: z.string(),
  memberSince: Timestamp,
  /** True while the account is open; a closed account answers 404. */
  isActive: z.boolean(),
  /** "Ballarat, VIC", "Ballarat", "VIC" or empty. */
  location: z.string(),
  suburb: z.string(),
  state: State.or(z.literal('')),
  /** An http or https address, or empty. */
  website: z.string(),
  /** When the page at `website` last pointed back to this profile; null: it was not checked. Has its audience. */
  websiteCheckedAt: Timestamp.nullable(),
  pronouns: z.string(),
  interests: z.array(z.string()),
  howToTalk: HowToTalk.nullable(),
  /** What stands above every conversation with them, in their words; empty: nothing. Has the audience of howToTalk. */
  paceCard: z.string(),
  /** How the name is said, in writing: "TAY-uh". Has the audience of howToTalk, as the recording has. */
  nameSaid: z.string(),
  /** Address of the member saying their own name, with a mark that changes with it; null when there is none. */
  nameClip: z.string().nullable(),
  /** How many members follow this one. */
  followers: z.number().int().min(0),
  /** How many members this one follows. */
  following: z.number().int().min(0),
  /** Posts of this member that the viewer may read. */
  postsCount: z.number().int().min(0),
  /** The post that they have put first on their profile, where the viewer may read it; null: none. */
  pinnedPostId: Id.nullable(),
  /** True when the picture was uploaded; false when it is drawn from the initials. */
  hasPicture: z.boolean(),
  isMe: z.boolean(),
  /** The viewer follows this member. */
  followedByMe: z.boolean(),
  /** This member follows the viewer. */
  followsMe: z.boolean(),
  /** The viewer has blocked this member; the other way round the profile is a 404. */
  blockedByMe: z.boolean(),
  /** Has a bad day and lets others know that answers take longer. */
  slowToReply: z.boolean(),
  /** The viewer has muted this member: the mute, and when it ends by itself. Nobody else knows. */
  mutedByMe: z.object({ id: Id, until: Timestamp.nullable() }).nullable(),
  /** Who may read what, in one’s own profile; null in everybody else’s. */
  audiences: Audiences.nullable(),
});
export type User = z.infer<typeof User>;

export const ProfileChange = z.object({
  displayName: text(profileLimits.displayName).optional(),
  bio: z.string().trim().max(profileLimits.bio).optional(),
  pronouns: z.string().trim().max(profileLimits.pronouns).optional(),
  suburb: z.string().trim().max(profileLimits.suburb).optional(),
  state: State.or(z.literal('')).optional(),
  /** Empty, or a whole address that starts with http:// or https://. */
  website: z
    .string()
    .trim()
    .max(profileLimits.website)
    .refine((value) => value === '' || webAddress.safeParse(value).success, {
      error: 'Write the whole address, such as https://example.org.',
    })
    .optional(),
  interests: z.array(text(profileLimits.interest)).max(profileLimits.interests).optional(),
  howToTalk: HowToTalk.nullable().optional(),
  nameSaid: z.string().trim().max(profileLimits.nameSaid).optional(),
  audiences: Audiences.partial().optional(),
  avatarAlt: z.string().trim().max(profileLimits.alt).optional(),
  bannerAlt: z.string().trim().max(profileLimits.alt).optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** As whom members can look at their own profile. */
export const ProfileReader = z.enum(['stranger', 'follower', 'match', 'provider', 'supporter']);
export type ProfileReader = z.infer<typeof ProfileReader>;

export const getUser = operation({
  name: 'getUser',
  method: 'GET',
  path: '/api/users/{id}',
  policy: 'people.readProfile',
  summary: 'A member’s profile. Blocked and unknown look the same. `as` shows your own as others see it.',
  params: byId,
  query: z.object({ as: ProfileReader.optional() }),
  output: json(User),
});

export const updateProfile = operation({
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/users/{userId}',
  policy: 'self',
  summary: 'Changes what you say about yourself. Fields that are left out stay as they are.',
  params: z.object({ userId: id }),
  body: ProfileChange,
  output: json(User),
});

export const checkWebsite = operation({
  name: 'checkWebsite',
  method: 'PUT',
  path: '/api/users/{userId}/website-check',
  policy: 'self',
  summary:
    'Reads your website, and marks it as checked when it points back to your profile by a link with rel="me". It is read again each week.',
  params: z.object({ userId: id }),
  output: json(User),
  errors: ['unprocessable', 'unavailable'],
  rate: 'outside',
  direct: true,
});

export const profilesPart = contractPart({
  operations: [getUser, updateProfile, checkWebsite],
  entities: { Audiences, FieldAudience, HowToTalk, ProfileChange, ProfileReader, State, User },
});
