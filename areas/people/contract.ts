import { z } from 'zod';
import { Id, id, Person, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { areaContract, event, file, json, nothing, operation, paged } from '#platform/contract/operation.ts';

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

/** Members, words and tags together. */
export const mostMutes = 300;
export const muteTextLimit = 60;

export const State = z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
export type State = z.infer<typeof State>;

/** "How to talk with me": the member's own words; empty texts are not shown. */
export const HowToTalk = z.strictObject({
  pace: z.string().trim().max(profileLimits.pace),
  channels: z.array(text(profileLimits.channel)).max(profileLimits.channels),
  helps: z.string().trim().max(profileLimits.helps),
});
export type HowToTalk = z.infer<typeof HowToTalk>;

/** Who may read a field of a profile: every member, those who follow, or nobody else. */
export const FieldAudience = z.enum(['members', 'followers', 'me']);
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
  pronouns: z.string(),
  interests: z.array(z.string()),
  howToTalk: HowToTalk.nullable(),
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

/** A member in a list of members. */
export const Member = Person.extend({
  bio: z.string(),
  location: z.string(),
  isMe: z.boolean(),
  followedByMe: z.boolean(),
  followsMe: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** What a follow or unfollow changed: the counts are the server's, after the change. */
export const FollowState = z.object({
  id: Id,
  followedByMe: z.boolean(),
  /** Followers of the other member. */
  followers: z.number().int().min(0),
  /** How many members the caller now follows. */
  myFollowing: z.number().int().min(0),
});
export type FollowState = z.infer<typeof FollowState>;

export const BlockState = z.object({ id: Id, blockedByMe: z.boolean() });
export type BlockState = z.infer<typeof BlockState>;

export const BlockedMember = Person.extend({ blockedAt: Timestamp });
export type BlockedMember = z.infer<typeof BlockedMember>;

/** Something that the caller does not want to come across. */
export const Mute = z.object({
  id: Id,
  kind: z.enum(['member', 'word', 'tag']),
  /** Null for words and tags. */
  member: Person.nullable(),
  /** The word, phrase or tag; empty for a member. */
  text: z.string(),
  /** When it ends by itself; null: never. */
  until: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type Mute = z.infer<typeof Mute>;

export const MuteDuration = z.enum(['day', 'week', 'always']);
export type MuteDuration = z.infer<typeof MuteDuration>;

const howLong = {
  duration: MuteDuration.default('always'),
  /** Instead of a duration: the moment at which it ends. */
  until: Timestamp.optional(),
};

export const NewMute = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('member'), memberId: id, ...howLong }),
  z.strictObject({ kind: z.literal('word'), text: text(muteTextLimit), ...howLong }),
  z.strictObject({ kind: z.literal('tag'), text: text(muteTextLimit), ...howLong }),
]);

export const Suggestion = Person.extend({
  bio: z.string(),
  location: z.string(),
  /** Why this member is suggested, as a sentence: "You both like gardening and trains." */
  reason: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const Contact = Person.extend({
  /** Has the site open now and shows their presence. */
  online: z.boolean(),
});
export type Contact = z.infer<typeof Contact>;

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

const byId = z.object({ id });

export const getUser = operation({
  name: 'getUser',
  method: 'GET',
  path: '/api/users/{id}',
  policy: 'people.readProfile',
  summary: 'A member’s profile. Blocked and unknown look the same. `as` shows your own as others see it.',
  params: byId,
  query: z.object({ as: z.enum(['stranger', 'follower']).optional() }),
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

export const follow = operation({
  name: 'follow',
  method: 'POST',
  path: '/api/users/{id}/follow',
  policy: 'people.see',
  summary: 'Follows a member. Following twice changes nothing.',
  params: byId,
  output: json(FollowState),
});

export const unfollow = operation({
  name: 'unfollow',
  method: 'DELETE',
  path: '/api/users/{id}/follow',
  policy: 'people.see',
  summary: 'Stops following a member.',
  params: byId,
  output: json(FollowState),
  whileSuspended: true,
});

export const listFollowers = operation({
  name: 'listFollowers',
  method: 'GET',
  path: '/api/users/{id}/followers',
  policy: 'people.see',
  summary: 'A member’s followers, newest first.',
  params: byId,
  query: z.object(paging()),
  output: paged(Member),
});

export const listFollowing = operation({
  name: 'listFollowing',
  method: 'GET',
  path: '/api/users/{id}/following',
  policy: 'people.see',
  summary: 'Members a member follows, newest first.',
  params: byId,
  query: z.object(paging()),
  output: paged(Member),
});

export const block = operation({
  name: 'block',
  method: 'POST',
  path: '/api/users/{id}/block',
  policy: 'people.block',
  lane: 'reserved',
  summary: 'Blocks a member. It works both ways, ends follows both ways, and the other member is not told.',
  params: byId,
  output: json(BlockState),
  whileSuspended: true,
});

export const unblock = operation({
  name: 'unblock',
  method: 'DELETE',
  path: '/api/users/{id}/block',
  policy: 'people.unblock',
  summary: 'Unblocks a member. Follows aren’t restored.',
  params: byId,
  output: json(BlockState),
  whileSuspended: true,
});

export const listBlocks = operation({
  name: 'listBlocks',
  method: 'GET',
  path: '/api/blocks',
  policy: 'member',
  summary: 'The members you have blocked, latest first.',
  query: z.object(paging()),
  output: paged(BlockedMember),
});

export const listMutes = operation({
  name: 'listMutes',
  method: 'GET',
  path: '/api/mutes',
  policy: 'member',
  summary: 'The members, words and tags that you have muted, latest first.',
  output: paged(Mute),
});

export const mute = operation({
  name: 'mute',
  method: 'POST',
  path: '/api/mutes',
  policy: 'member',
  summary:
    'Mutes a member, a word or phrase, or a tag, for a time or always. No one is told. Muting again resets the time.',
  body: NewMute,
  output: json(Mute),
  errors: ['conflict'],
  whileSuspended: true,
});

export const unmute = operation({
  name: 'unmute',
  method: 'DELETE',
  path: '/api/mutes/{id}',
  policy: 'people.ownMute',
  summary: 'Stops muting. Answers with what was muted.',
  params: byId,
  output: json(Mute),
  whileSuspended: true,
  endsOwnRight: true,
});

export const listSuggestions = operation({
  name: 'listSuggestions',
  method: 'GET',
  path: '/api/people/suggestions',
  policy: 'member',
  summary: 'Up to five members you may know, each with the reason.',
  output: paged(Suggestion),
});

export const dismissSuggestion = operation({
  name: 'dismissSuggestion',
  method: 'POST',
  path: '/api/people/suggestions/{id}/dismiss',
  policy: 'people.see',
  summary: 'Stops suggesting a member to you.',
  params: byId,
  output: nothing(),
});

export const restoreSuggestion = operation({
  name: 'restoreSuggestion',
  method: 'DELETE',
  path: '/api/people/suggestions/{id}/dismiss',
  policy: 'people.see',
  summary: 'Undoes a dismissal.',
  params: byId,
  output: nothing(),
});

export const listContacts = operation({
  name: 'listContacts',
  method: 'GET',
  path: '/api/people/contacts',
  policy: 'member',
  summary: 'Members you follow who follow you, online first.',
  output: paged(Contact),
});

export const readAvatar = operation({
  name: 'readAvatar',
  method: 'GET',
  path: '/avatars/user-{id}.png',
  policy: 'anyone',
  summary: 'A member’s picture, 256 × 256; drawn from the initials when there is none.',
  params: byId,
  output: file('image/png'),
});

export const uploadAvatar = operation({
  name: 'uploadAvatar',
  method: 'PUT',
  path: '/api/users/{userId}/avatar',
  policy: 'self',
  summary: 'Stores your picture: cut to a square and re-encoded without hidden data.',
  params: z.object({ userId: id }),
  upload: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'], maxBytes: 6 * 1024 * 1024 },
  output: json(User),
  errors: ['unprocessable', 'too-large', 'wrong-type', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const deleteAvatar = operation({
  name: 'deleteAvatar',
  method: 'DELETE',
  path: '/api/users/{userId}/avatar',
  policy: 'self',
  summary: 'Removes your picture. Your initials are shown instead.',
  params: z.object({ userId: id }),
  output: json(User),
});

export const readBanner = operation({
  name: 'readBanner',
  method: 'GET',
  path: '/banners/user-{id}.webp',
  policy: 'people.see',
  summary: 'The wide picture above a member’s profile, 1600 × 400. Members only, and not across a block.',
  params: byId,
  /** Changes with the picture, so that a browser does not show the one it kept. */
  query: z.object({ v: z.string().max(16).optional() }),
  output: file('image/webp'),
});

export const uploadBanner = operation({
  name: 'uploadBanner',
  method: 'PUT',
  path: '/api/users/{userId}/banner',
  policy: 'self',
  summary: 'Stores the wide picture above your profile: cut to four by one and re-encoded.',
  params: z.object({ userId: id }),
  upload: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'], maxBytes: 6 * 1024 * 1024 },
  output: json(User),
  errors: ['unprocessable', 'too-large', 'wrong-type', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const deleteBanner = operation({
  name: 'deleteBanner',
  method: 'DELETE',
  path: '/api/users/{userId}/banner',
  policy: 'self',
  summary: 'Removes the wide picture and its description.',
  params: z.object({ userId: id }),
  output: json(User),
});

export const readNameClip = operation({
  name: 'readNameClip',
  method: 'GET',
  path: '/name-clips/user-{id}',
  policy: 'people.see',
  summary: 'A member saying their own name, for anyone who can read how to talk with them.',
  params: byId,
  /** Changes with the recording, so that a browser does not play the one it kept. */
  query: z.object({ v: z.string().max(16).optional() }),
  output: file('audio/mp4', 'audio/webm', 'audio/mpeg', 'audio/wav'),
});

const soundTypes = 'webm mp4 x-m4a m4a aac mpeg mp3 ogg wav x-wav wave'.split(' ').map((one) => `audio/${one}`);

export const uploadNameClip = operation({
  name: 'uploadNameClip',
  method: 'PUT',
  path: '/api/users/{userId}/name-clip',
  policy: 'self',
  summary:
    'Stores how you say your own name: at most 10 seconds, copied into a new file, so that nothing hidden stays.',
  params: z.object({ userId: id }),
  upload: {
    types: soundTypes,
    maxBytes: 4 * 1024 * 1024,
  },
  output: json(User),
  errors: ['unprocessable', 'too-large', 'wrong-type', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const deleteNameClip = operation({
  name: 'deleteNameClip',
  method: 'DELETE',
  path: '/api/users/{userId}/name-clip',
  policy: 'self',
  summary: 'Removes the recording of your name. What you wrote about it stays.',
  params: z.object({ userId: id }),
  output: json(User),
});

export const memberFollowed = event('memberFollowed', z.object({ followerId: Id, followeeId: Id }));
export const memberUnfollowed = event('memberUnfollowed', z.object({ followerId: Id, followeeId: Id }));
export const memberBlocked = event('memberBlocked', z.object({ blockerId: Id, blockedId: Id }));
/** A stored picture or recording is no longer anybody's. */
export const avatarReplaced = event('avatarReplaced', z.object({ oldKey: z.string() }));

export const peopleContract = areaContract({
  name: 'people',
  isFirst: true,
  operations: [
    getUser,
    updateProfile,
    follow,
    unfollow,
    listFollowers,
    listFollowing,
    block,
    unblock,
    listBlocks,
    listMutes,
    mute,
    unmute,
    listSuggestions,
    dismissSuggestion,
    restoreSuggestion,
    listContacts,
    readAvatar,
    uploadAvatar,
    deleteAvatar,
    readBanner,
    uploadBanner,
    deleteBanner,
    readNameClip,
    uploadNameClip,
    deleteNameClip,
  ],
  events: [memberFollowed, memberUnfollowed, memberBlocked, avatarReplaced],
  entities: {
    Audiences,
    BlockState,
    BlockedMember,
    Contact,
    FieldAudience,
    FollowState,
    HowToTalk,
    Member,
    Mute,
    MuteDuration,
    NewMute,
    ProfileChange,
    State,
    MemberSuggestion: Suggestion,
    User,
  },
});
