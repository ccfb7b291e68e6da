import { z } from 'zod';
import { Poll } from '#areas/polls/contract.ts';
import { Document, readingLevels } from '#areas/writing/contract.ts';
import { Id, id, moment, optionalText, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { feelingCodes } from '../pure/feelings.ts';
import { limits } from '../pure/limits.ts';
import { hasWords, one, restorableUntil, writeSomething } from './fields.ts';
import { Media } from './media.ts';

export const PostType = z.enum(['post', 'blog', 'question', 'discussion']);
export type PostType = z.infer<typeof PostType>;

/** everyone: guests too. members: whoever is signed in. followers: those who follow the author. me: the author alone. */
export const Audience = z.enum(['everyone', 'members', 'followers', 'me']);
export type Audience = z.infer<typeof Audience>;

export const Feeling = z.enum(feelingCodes);

export const Author = Person.extend({
  /** "Ballarat, VIC", "VIC" or empty. */
  location: z.string(),
});
export type Author = z.infer<typeof Author>;

/** How long and how hard a text is; computed when it is written. */
export const Reading = z.object({
  /** At 200 words a minute. */
  seconds: z.number().int(),
  /** Rounded up; at least 1. */
  minutes: z.number().int(),
  /** School grade, Flesch–Kincaid, 0 to 18. */
  grade: z.number().int(),
  level: z.enum(readingLevels),
});

export const Post = z.object({
  id: Id,
  content: z.string(),
  type: PostType,
  /** Empty: none. */
  title: z.string(),
  /** True exactly when audience is everyone. */
  isPublic: z.boolean(),
  /** Kebab-case: public-transport. */
  tags: z.array(z.string()),
  /** Address of the first picture. */
  imageUrl: z.string().nullable(),
  likes: z.number().int(),
  commentsCount: z.number().int(),
  createdAt: Timestamp,
  author: Author,
  /** Written without a name: the author is nobody that one can look up. */
  anonymous: z.boolean(),
  audience: Audience,
  likedByMe: z.boolean(),
  savedByMe: z.boolean(),
  /** What the post mentions, in the author's words; empty: no warning. */
  contentWarning: z.string(),
  feeling: Feeling.nullable(),
  media: z.array(Media),
  reading: Reading,
  /** A version in Easy English; empty: none. */
  easyContent: z.string(),
  /** The text was changed after its Easy English version. */
  easyOutdated: z.boolean(),
  /** A poll under its text, which is the question; null: none. */
  poll: Poll.nullable(),
  /** Open offers of an Easy English version; 0 for everybody but the author. */
  easyOffers: z.number().int(),
  /** Address of its own page: /post/12, /blogs/a-title or /forums/topic/12. */
  path: z.string(),
  /** Chosen by a moderator. */
  isFeatured: z.boolean(),
  /** Category of a discussion or question. */
  forumId: Id.nullable(),
  /** When it was written or last answered. */
  activityAt: Timestamp,
  /** Its author has put it first on their profile. */
  onProfile: z.boolean(),
  /** Kept above the other topics of its category. */
  pinned: z.boolean(),
  /** Takes no more comments. */
  closed: z.boolean(),
  /** The comment that the asker accepted as the answer. */
  acceptedId: Id.nullable(),
  editedAt: Timestamp.nullable(),
  version: Version,
  /** True for the author. */
  mine: z.boolean(),
  canEdit: z.boolean(),
  /** True for the author and for moderators. */
  canDelete: z.boolean(),
});
export type Post = z.infer<typeof Post>;

/** A post with its text as it was set: headings, lists, tables, pictures in their places. */
export const WholePost = Post.extend({
  /** Null: words alone, in `content`. */
  document: Document.nullable(),
});
export type WholePost = z.infer<typeof WholePost>;

export const PostVersion = z.object({
  version: Version,
  title: z.string(),
  content: z.string(),
  document: Document.nullable(),
  contentWarning: z.string(),
  tags: z.array(z.string()),
  /** When this wording came into being. */
  createdAt: Timestamp,
  /** True for the wording that is shown now. */
  present: z.boolean(),
});
export type PostVersion = z.infer<typeof PostVersion>;

export const DeletedPost = z.object({ id: Id, restorableUntil });

const tags = z.array(text(limits.tag)).max(limits.tags);
const mediaIds = z.array(Id).max(limits.media);
/** Words, or a document that holds them. */
const words = { content: text(limits.content).optional(), document: Document.optional() };

/** What an author may say with a post or leave out. */
const written = {
  title: optionalText(limits.title),
  /** Goes before isPublic. */
  audience: Audience.optional(),
  tags: tags.optional(),
  contentWarning: optionalText(limits.contentWarning),
  feeling: Feeling.nullable().optional(),
  easyContent: optionalText(limits.content),
};

export const listPosts = operation({
  name: 'listPosts',
  method: 'GET',
  path: '/api/posts',
  policy: 'anyone',
  summary: 'Posts you can see, newest first.',
  query: z.object({
    ...paging(20),
    authorId: id.optional(),
    tag: text(limits.tag).optional(),
    type: PostType.optional(),
    /** With type=discussion: true brings questions too. */
    questions: z.stringbool().optional(),
    /** Category of discussions and questions. */
    forumId: id.optional(),
    /** true: only questions without an accepted answer. */
    unanswered: z.stringbool().optional(),
    featured: z.stringbool().optional(),
    /** true: only pinned topics; false: only the others. */
    pinned: z.stringbool().optional(),
    /** activity: what was written or answered last comes first. */
    sort: z.enum(['newest', 'activity']).optional(),
    /** true: only those that the caller has saved. */
    saved: z.stringbool().optional(),
    /** Only posts newer than this. */
    since: moment.optional(),
  }),
  output: paged(Post),
  publicCache: true,
});

export const countNewPosts = operation({
  name: 'countNewPosts',
  method: 'GET',
  path: '/api/posts/new-count',
  policy: 'anyone',
  summary: 'How many posts others have shared since a time. Stops counting at 100.',
  query: z.object({ since: moment }),
  output: json(z.object({ count: z.number().int() })),
  publicCache: true,
});

export const getPost = operation({
  name: 'getPost',
  method: 'GET',
  path: '/api/posts/{id}',
  policy: 'anyone',
  summary: 'One post. A post you can’t see looks the same as a missing one.',
  params: one,
  output: json(WholePost),
  publicCache: true,
});

export const createPost = operation({
  name: 'createPost',
  method: 'POST',
  path: '/api/posts',
  policy: 'member',
  summary: 'Shares a post. Hashtags in the text become tags.',
  body: z
    .object({
      ...words,
      type: PostType.default('post'),
      ...written,
      /** Category of a discussion or question; without one it goes to the first. */
      forumId: Id.optional(),
      /** Without one’s name, where the category lets people. It stays so. */
      anonymous: z.boolean().optional(),
      /** false without an audience means members. */
      isPublic: z.boolean().default(true),
      /** Uploads of the caller that belong to no post yet, in the order to show them. */
      mediaIds: mediaIds.optional(),
      /** A poll of the caller that stands nowhere yet. Only with type=post. */
      pollId: Id.optional(),
    })
    .refine(hasWords, writeSomething),
  output: json(Post),
  status: 201,
});

export const editPost = operation({
  name: 'editPost',
  method: 'PUT',
  path: '/api/posts/{id}',
  policy: 'posts.editPost',
  summary: 'Changes a post; fields that are left out stay. The earlier version is kept.',
  params: one,
  body: z.object({
    /** The version that was edited; an older one is answered with 409. */
    version: Version,
    /** Words without a document take the document's place. */
    ...words,
    ...written,
    isPublic: z.boolean().optional(),
    /** All media the post is to have, in order; those left out are removed. */
    mediaIds: mediaIds.optional(),
    /** true: takes no more comments. */
    closed: z.boolean().optional(),
  }),
  output: json(Post),
  errors: ['conflict'],
});

export const listPostVersions = operation({
  name: 'listPostVersions',
  method: 'GET',
  path: '/api/posts/{id}/versions',
  policy: 'posts.usePost',
  summary: 'Versions of a post, newest first. The first is the current one.',
  params: one,
  query: z.object(paging(20)),
  output: paged(PostVersion),
});

export const deletePost = operation({
  name: 'deletePost',
  method: 'DELETE',
  path: '/api/posts/{id}',
  policy: 'posts.deletePost',
  summary: 'Deletes a post. Its author can restore it for 30 days.',
  params: one,
  output: json(DeletedPost),
});

export const restorePost = operation({
  name: 'restorePost',
  method: 'POST',
  path: '/api/posts/{id}/restore',
  policy: 'posts.restorePost',
  summary: 'Restores what you deleted.',
  params: one,
  output: json(Post),
  errors: ['gone'],
});

/** What happened, for other areas' reactions; never sent to browsers. */
export const postCreated = event('postCreated', z.object({ postId: Id, authorId: Id }));
export const postEdited = event('postEdited', z.object({ postId: Id, authorId: Id, version: Version }));
export const postDeleted = event('postDeleted', z.object({ postId: Id, authorId: Id }));
export const postRestored = event('postRestored', z.object({ postId: Id, authorId: Id }));

/** News for open browsers. Names nobody: who liked or wrote is read again through the usual policy. */
export const feedChanged = event('feedChanged', z.object({ postId: Id }));
/**
 * `gone`: no one may read it now, so what hangs on it is not to be asked for. `commentId`: a comment that was added, for
 * pages that hold new ones back.
 */
export const postChanged = event(
  'postChanged',
  z.object({ postId: Id, version: Version, gone: z.boolean().optional(), commentId: Id.optional() }),
);

export const postsPart = contractPart({
  operations: [listPosts, countNewPosts, getPost, createPost, editPost, listPostVersions, deletePost, restorePost],
  events: [postCreated, postEdited, postDeleted, postRestored, feedChanged, postChanged],
  entities: { Audience, Author, DeletedPost, Feeling, Post, PostType, PostVersion, Reading, WholePost },
});
