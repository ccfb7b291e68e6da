import { z } from 'zod';
import { Id, id, optionalText, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { areaContract, download, event, file, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from './pure/limits.ts';

/** What a space is: a support group or a local community. */
export const SpaceKind = z.enum(['group', 'community']);
export type SpaceKind = z.infer<typeof SpaceKind>;

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
  aliasesAllowed: z.boolean().default(false),
  minAge: age,
  maxAge: age,
};

const ofSpace = z.object({ id });
/** A member of a space by the number that they have in it, and nowhere else. */
const ofMember = z.object({ id, no: id });
const alias = z
  .string()
  .trim()
  .max(limits.alias)
  .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Use letters, digits and spaces.');
const birthYear = z.number().int().min(1900).max(2100);

const change = z.object({ version: Version });

export const joinSpace = operation({
  name: 'joinSpace',
  method: 'POST',
  path: '/api/spaces/{id}/join',
  policy: 'spaces.see',
  summary: 'Joins a public space at once; asks to join a private one. Once is enough.',
  params: ofSpace,
  body: z.object({
    /** In the order of the questions. */
    answers: z.array(z.string().trim().max(limits.answer)).max(limits.questions).default([]),
    alias: alias.optional(),
    /** Where the space has an age and the caller has not told it before. */
    birthYear: birthYear.optional(),
  }),
  output: json(Space),
  errors: ['conflict'],
});

export const withdrawSpaceRequest = operation({
  name: 'withdrawSpaceRequest',
  method: 'DELETE',
  path: '/api/spaces/{id}/join',
  policy: 'spaces.see',
  summary: 'Withdraws your request to join.',
  params: ofSpace,
  output: json(Space),
  whileSuspended: true,
});

export const leaveSpace = operation({
  name: 'leaveSpace',
  method: 'POST',
  path: '/api/spaces/{id}/leave',
  policy: 'spaces.see',
  summary: 'Leaves a space. Its owner hands it over or archives it first.',
  params: ofSpace,
  output: nothing(),
  errors: ['conflict'],
  whileSuspended: true,
});

/** Whoever asks to join, as those see them who answer. */
export const SpaceRequest = z.object({
  no: Id,
  name: z.string(),
  /** Null when they asked under another name. */
  person: Person.nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  askedAt: Timestamp,
});
export type SpaceRequest = z.infer<typeof SpaceRequest>;

export const listSpaceRequests = operation({
  name: 'listSpaceRequests',
  method: 'GET',
  path: '/api/spaces/{id}/requests',
  policy: 'spaces.run',
  summary: 'Waiting requests, oldest first. For the people who run the space.',
  params: ofSpace,
  query: z.object(paging(20)),
  output: paged(SpaceRequest),
});

export const answerSpaceRequest = operation({
  name: 'answerSpaceRequest',
  method: 'POST',
  path: '/api/spaces/{id}/requests/{no}',
  policy: 'spaces.run',
  summary: 'Accepts a request, or declines it with a reason that only the asker reads.',
  params: ofMember,
  body: z.object({ accept: z.boolean(), reason: optionalText(limits.reason) }),
  output: json(Space),
  errors: ['conflict'],
});

export const inviteToSpace = operation({
  name: 'inviteToSpace',
  method: 'POST',
  path: '/api/spaces/{id}/invitations',
  policy: 'spaces.run',
  summary: 'Invites a member by username. Who is in it already is not told.',
  params: ofSpace,
  body: z.object({ username: z.string().trim().min(1, 'Write a username.').max(60) }),
  output: nothing(),
  errors: ['conflict'],
});

export const answerSpaceInvitation = operation({
  name: 'answerSpaceInvitation',
  method: 'POST',
  path: '/api/spaces/{id}/invitation',
  policy: 'spaces.see',
  summary: 'Accepts one’s invitation, or says no to it. A space that has an age asks for the year of birth.',
  params: ofSpace,
  body: z.object({ accept: z.boolean(), alias: alias.optional(), birthYear: birthYear.optional() }),
  /** Null after a no: a hidden space is then not there any more. */
  output: json(Space.nullable()),
  errors: ['conflict'],
  endsOwnRight: true,
});

/** Somebody in a space. */
export const SpaceMember = z.object({
  no: Id,
  name: z.string(),
  /** Null for whoever has another name here. */
  person: Person.nullable(),
  role: SpaceRole,
  mine: z.boolean(),
});
export type SpaceMember = z.infer<typeof SpaceMember>;

export const listSpaceMembers = operation({
  name: 'listSpaceMembers',
  method: 'GET',
  path: '/api/spaces/{id}/members',
  policy: 'spaces.listMembers',
  summary: 'Its members, for members: the people who run it first, then by name. banned: for the people who run it.',
  params: ofSpace,
  query: z.object({
    ...paging(30),
    cursor: z.string().max(400).optional(),
    state: z.enum(['member', 'banned']).default('member'),
  }),
  output: paged(SpaceMember),
});

export const removeFromSpace = operation({
  name: 'removeFromSpace',
  method: 'DELETE',
  path: '/api/spaces/{id}/members/{no}',
  policy: 'spaces.run',
  summary: 'Removes someone. If banned, they can’t come back.',
  params: ofMember,
  query: z.object({ ban: z.stringbool().default(false) }),
  output: nothing(),
});

export const liftSpaceBan = operation({
  name: 'liftSpaceBan',
  method: 'DELETE',
  path: '/api/spaces/{id}/bans/{no}',
  policy: 'spaces.run',
  summary: 'Lets someone ask to join again.',
  params: ofMember,
  output: nothing(),
});

export const setSpaceRole = operation({
  name: 'setSpaceRole',
  method: 'PUT',
  path: '/api/spaces/{id}/members/{no}/role',
  policy: 'spaces.own',
  summary: 'Makes a member a moderator of the space, or a moderator a member; for its owner.',
  params: ofMember,
  body: z.object({ role: z.enum(['moderator', 'member']) }),
  output: json(SpaceMember),
  errors: ['conflict'],
});

export const handOverSpace = operation({
  name: 'handOverSpace',
  method: 'POST',
  path: '/api/spaces/{id}/hand-over',
  policy: 'spaces.own',
  summary: 'Makes another member its owner; the owner becomes a moderator.',
  params: ofSpace,
  body: z.object({ no: id }),
  output: json(Space),
  errors: ['conflict'],
  endsOwnRight: true,
});

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

/** Who wrote something, as the viewer may know it. */
export const SpaceAuthor = SpaceMember.omit({ role: true }).extend({ role: SpaceRole.nullable() });
export type SpaceAuthor = z.infer<typeof SpaceAuthor>;

const Picture = z.object({
  id: Id,
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
  smallUrl: z.string(),
});

export const SpacePost = z.object({
  id: Id,
  /** summary: the week in plain words; the latest one stands first. */
  kind: z.enum(['post', 'summary']),
  author: SpaceAuthor,
  content: z.string(),
  contentWarning: z.string(),
  pictures: z.array(Picture),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
  likes: z.number().int(),
  likedByMe: z.boolean(),
  comments: z.number().int(),
  mayDelete: z.boolean(),
  version: Version,
});
export type SpacePost = z.infer<typeof SpacePost>;

export const SpaceComment = z.object({
  id: Id,
  author: SpaceAuthor,
  content: z.string(),
  createdAt: Timestamp,
  mayDelete: z.boolean(),
});
export type SpaceComment = z.infer<typeof SpaceComment>;

export const listSpacePosts = operation({
  name: 'listSpacePosts',
  method: 'GET',
  path: '/api/spaces/{id}/posts',
  policy: 'spaces.read',
  summary: 'Posts of a space, newest first; the latest summary stands before them.',
  params: ofSpace,
  query: z.object(paging(10)),
  output: paged(SpacePost),
});

export const createSpacePost = operation({
  name: 'createSpacePost',
  method: 'POST',
  path: '/api/spaces/{id}/posts',
  policy: 'spaces.post',
  summary: 'Writes a post. Only the people who run the space can write a summary.',
  params: ofSpace,
  body: z.object({
    kind: z.enum(['post', 'summary']).default('post'),
    content: text(limits.post),
    contentWarning: optionalText(limits.contentWarning),
    pictures: z
      .array(z.object({ id, alt: z.string().trim().max(limits.alt).default('') }))
      .max(limits.pictures)
      .default([]),
  }),
  output: json(SpacePost),
  status: 201,
  errors: ['conflict'],
});

const ofPost = z.object({ id, postId: id });

export const editSpacePost = operation({
  name: 'editSpacePost',
  method: 'PATCH',
  path: '/api/spaces/{id}/posts/{postId}',
  policy: 'spaces.editPost',
  summary: 'Changes the words of one’s own post. It is marked as edited.',
  params: ofPost,
  body: z.object({ content: text(limits.post), contentWarning: optionalText(limits.contentWarning), version: Version }),
  output: json(SpacePost),
  errors: ['conflict'],
});

export const deleteSpacePost = operation({
  name: 'deleteSpacePost',
  method: 'DELETE',
  path: '/api/spaces/{id}/posts/{postId}',
  policy: 'spaces.deletePost',
  summary: 'Deletes your own post. The people who run the space can delete any.',
  params: ofPost,
  output: nothing(),
});

const Liked = z.object({ id: Id, likes: z.number().int(), likedByMe: z.boolean() });

export const likeSpacePost = operation({
  name: 'likeSpacePost',
  method: 'POST',
  path: '/api/spaces/{id}/posts/{postId}/like',
  policy: 'spaces.usePost',
  summary: 'Likes a post, once.',
  params: ofPost,
  output: json(Liked),
});

export const unlikeSpacePost = operation({
  name: 'unlikeSpacePost',
  method: 'DELETE',
  path: '/api/spaces/{id}/posts/{postId}/like',
  policy: 'spaces.usePost',
  summary: 'Removes your like.',
  params: ofPost,
  output: json(Liked),
});

export const listSpaceComments = operation({
  name: 'listSpaceComments',
  method: 'GET',
  path: '/api/spaces/{id}/posts/{postId}/comments',
  policy: 'spaces.readPost',
  summary: 'Comments on a post, oldest first.',
  params: ofPost,
  query: z.object(paging(20)),
  output: paged(SpaceComment),
});

export const createSpaceComment = operation({
  name: 'createSpaceComment',
  method: 'POST',
  path: '/api/spaces/{id}/posts/{postId}/comments',
  policy: 'spaces.usePost',
  summary: 'Comments on a post.',
  params: ofPost,
  body: z.object({ content: text(limits.comment) }),
  output: json(SpaceComment),
  status: 201,
  errors: ['conflict'],
});

export const deleteSpaceComment = operation({
  name: 'deleteSpaceComment',
  method: 'DELETE',
  path: '/api/spaces/{id}/comments/{commentId}',
  policy: 'spaces.deleteComment',
  summary: 'Deletes your own comment. The people who run the space can delete any.',
  params: z.object({ id, commentId: id }),
  output: nothing(),
});

const StoredPicture = z.object({ id: Id, width: z.number().int(), height: z.number().int(), url: z.string() });
export type StoredPicture = z.infer<typeof StoredPicture>;

export const uploadSpacePicture = operation({
  name: 'uploadSpacePicture',
  method: 'POST',
  path: '/api/spaces/{id}/pictures',
  policy: 'spaces.takePart',
  summary: 'Keeps a picture for a post, for a day. Where it was taken is removed.',
  params: ofSpace,
  upload: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'application/octet-stream'],
    maxBytes: limits.pictureBytes,
  },
  output: json(StoredPicture),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const readSpacePicture = operation({
  name: 'readSpacePicture',
  method: 'GET',
  path: '/api/spaces/{id}/pictures/{pictureId}',
  policy: 'spaces.read',
  summary: 'A picture of a post that the caller may read, or one’s own upload.',
  params: z.object({ id, pictureId: id }),
  query: z.object({ small: z.stringbool().default(false) }),
  output: file('image/webp'),
});

export const SpaceFile = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  /** What it is, in a sentence. */
  about: z.string(),
  /** The words of a sound; empty: none. */
  transcript: z.string(),
  url: z.string(),
  author: SpaceAuthor,
  createdAt: Timestamp,
  mayDelete: z.boolean(),
});
export type SpaceFile = z.infer<typeof SpaceFile>;

const StoredFile = z.object({ id: Id, name: z.string(), type: z.string(), bytes: z.number().int() });
export type StoredFile = z.infer<typeof StoredFile>;

export const uploadSpaceFile = operation({
  name: 'uploadSpaceFile',
  method: 'POST',
  path: '/api/spaces/{id}/uploads',
  policy: 'spaces.takePart',
  summary: 'Checks and cleans a file (PDF, DOCX, ODT, TXT, sound or picture) and keeps it for a day.',
  params: ofSpace,
  query: z.object({ name: z.string().max(300).default('') }),
  upload: {
    types: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
      'text/plain',
      'audio/mpeg',
      'audio/ogg',
      'audio/mp4',
      'audio/x-m4a',
      'audio/wav',
      'image/jpeg',
      'image/png',
      'image/webp',
      'application/octet-stream',
    ],
    maxBytes: limits.fileBytes,
  },
  output: json(StoredFile),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const addSpaceFile = operation({
  name: 'addSpaceFile',
  method: 'POST',
  path: '/api/spaces/{id}/files',
  policy: 'spaces.takePart',
  summary: 'Puts an uploaded file into the files of a space.',
  params: ofSpace,
  body: z.object({ fileId: id, about: text(limits.about), transcript: optionalText(limits.transcript) }),
  output: json(SpaceFile),
  status: 201,
  errors: ['conflict'],
});

export const listSpaceFiles = operation({
  name: 'listSpaceFiles',
  method: 'GET',
  path: '/api/spaces/{id}/files',
  policy: 'spaces.takePart',
  summary: 'Files of a space, newest first, for its members.',
  params: ofSpace,
  query: z.object(paging(20)),
  output: paged(SpaceFile),
});

export const readSpaceFile = operation({
  name: 'readSpaceFile',
  method: 'GET',
  path: '/spaces/{id}/files/{fileId}/{name}',
  policy: 'spaces.readFile',
  summary: 'A file of a space, to keep, for its members. It is never shown inside the site.',
  params: z.object({ id, fileId: id, name: z.string().max(120) }),
  output: download('application/octet-stream'),
});

export const deleteSpaceFile = operation({
  name: 'deleteSpaceFile',
  method: 'DELETE',
  path: '/api/spaces/{id}/files/{fileId}',
  policy: 'spaces.deleteFile',
  summary: 'Deletes your own file. The people who run the space can delete any.',
  params: z.object({ id, fileId: id }),
  output: nothing(),
});

export const revealSpaceAuthor = operation({
  name: 'revealSpaceAuthor',
  method: 'POST',
  path: '/api/spaces/authors',
  policy: 'moderator',
  summary: 'The author of reported content, even under another name. This goes into the audit log with the reason.',
  body: z.object({
    contentType: z.enum(['space_post', 'space_comment', 'space_file']),
    contentId: id,
    reason: text(limits.reason),
  }),
  output: json(Person),
});

const about = { spaceId: Id, kind: SpaceKind };

/** What members are told of how they stand to a space; the area of its kind has the words (server/notices.ts). */
export const SpaceNews = z.enum(['JoinAsked', 'PlaceChanged', 'Invited', 'SummaryDue']);
export type SpaceNews = z.infer<typeof SpaceNews>;

/** How somebody stands to a space has changed: open pages of `to` read it again. news: null is told to nobody. */
export const spaceStandingChanged = event(
  'spaceStandingChanged',
  z.object({ ...about, to: z.array(Id), news: SpaceNews.nullable() }),
);
export const spacePosted = event('spacePosted', z.object({ ...about, postId: Id }));
export const spaceFilesDropped = event('spaceFilesDropped', z.object({ keys: z.array(z.string()) }));

export const spacesContract = areaContract({
  name: 'spaces',
  operations: [
    joinSpace,
    withdrawSpaceRequest,
    leaveSpace,
    listSpaceRequests,
    answerSpaceRequest,
    inviteToSpace,
    answerSpaceInvitation,
    listSpaceMembers,
    removeFromSpace,
    liftSpaceBan,
    setSpaceRole,
    handOverSpace,
    archiveSpace,
    reopenSpace,
    saveMySpace,
    acceptSpaceGuidelines,
    listSpacePosts,
    createSpacePost,
    editSpacePost,
    deleteSpacePost,
    likeSpacePost,
    unlikeSpacePost,
    listSpaceComments,
    createSpaceComment,
    deleteSpaceComment,
    uploadSpacePicture,
    readSpacePicture,
    uploadSpaceFile,
    addSpaceFile,
    listSpaceFiles,
    readSpaceFile,
    deleteSpaceFile,
    revealSpaceAuthor,
  ],
  events: [spaceStandingChanged, spacePosted, spaceFilesDropped],
  entities: {
    Norms,
    Space,
    SpaceAuthor,
    SpaceComment,
    SpaceFile,
    SpaceKind,
    SpaceMember,
    SpacePost,
    SpaceRequest,
    SpaceRole,
    SpaceStanding,
    Visibility,
  },
});
