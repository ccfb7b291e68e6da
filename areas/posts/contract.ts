import { z } from 'zod';
import { Document, readingLevels } from '#areas/writing/contract.ts';
import { Id, id, moment, optionalText, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { areaContract, event, file, json, operation, paged } from '#platform/contract/operation.ts';
import { feelingCodes } from './pure/feelings.ts';
import { imageTypes, limits, videoTypes } from './pure/limits.ts';

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

/** A picture or a clip. */
export const Media = z.object({
  id: Id,
  kind: z.enum(['image', 'video']),
  /** Address of the file: /media/{id}/full */
  url: z.string(),
  /** At most 640 pixels wide and high; pictures only. */
  smallUrl: z.string().nullable(),
  /** Still shown before a clip plays. */
  posterUrl: z.string().nullable(),
  /** WebVTT. */
  captionsUrl: z.string().nullable(),
  /** WebVTT of what can be seen in a clip and not heard. */
  descriptionsUrl: z.string().nullable(),
  /** Media type of the file: image/webp, video/mp4 or video/webm. */
  type: z.string(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Length of a clip; 0 for a picture. */
  seconds: z.number().int(),
  /** Empty: not described (yet). */
  alt: z.string(),
  /** The author says that it carries no meaning. */
  decorative: z.boolean(),
  /** The author asks others to describe it. */
  wantsDescription: z.boolean(),
  /** Open offers of a description; 0 for everybody but the uploader. */
  offers: z.number().int(),
});
export type Media = z.infer<typeof Media>;

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
  /** Address of its own page: /post/12, /blogs/a-title or /forums/topic/12. */
  path: z.string(),
  /** Chosen by a moderator. */
  isFeatured: z.boolean(),
  /** Category of a discussion or question. */
  forumId: Id.nullable(),
  /** When it was written or last answered. */
  activityAt: Timestamp,
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

export const Comment = z.object({
  id: Id,
  postId: Id,
  /** Place under its post, from 1; a deleted comment leaves a gap. */
  number: z.number().int(),
  /** The comment it answers; null: the post, or a comment that the viewer may not see. */
  replyTo: z.object({ id: Id, number: z.number().int(), author: Person }).nullable(),
  content: z.string(),
  /** Null: words alone. */
  document: Document.nullable(),
  author: Person,
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
  version: Version,
  mine: z.boolean(),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  /** By somebody whom the viewer has muted: shown folded. */
  muted: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

/** A comment that was added or brought back, with the post's count after it. */
export const CountedComment = Comment.extend({ commentsCount: z.number().int() });

/** Until when it can be brought back; null when a moderator took it away. */
const restorableUntil = Timestamp.nullable();
export const DeletedPost = z.object({ id: Id, restorableUntil });
export const DeletedComment = z.object({ id: Id, postId: Id, commentsCount: z.number().int(), restorableUntil });

export const LikeState = z.object({ id: Id, likes: z.number().int(), likedByMe: z.boolean() });
export const SaveState = z.object({ id: Id, savedByMe: z.boolean() });

export const DescriptionOffer = z.object({
  id: Id,
  mediaId: Id,
  text: z.string(),
  status: z.enum(['open', 'accepted', 'declined']),
  author: Person,
  createdAt: Timestamp,
});
export type DescriptionOffer = z.infer<typeof DescriptionOffer>;

/** A picture whose author asks for a description. */
export const WantedDescription = z.object({
  media: Media,
  postId: Id,
  /** Start of the post's text, for what the picture is about. */
  excerpt: z.string(),
  author: Person,
  /** The caller's own open offer; null: none. */
  myOffer: z.string().nullable(),
  createdAt: Timestamp,
});
export type WantedDescription = z.infer<typeof WantedDescription>;

export const FeedSettings = z.object({
  /** Show descriptions of pictures as text. */
  showAltText: z.boolean(),
  /** Do not show pictures that nobody has described. */
  hideUndescribed: z.boolean(),
  /** Posts whose content warning contains one of these words stay closed; lower case. */
  hiddenWarnings: z.array(text(60).trim().toLowerCase()).max(limits.hiddenWarnings),
});
export type FeedSettings = z.infer<typeof FeedSettings>;

const one = z.object({ id });
const tags = z.array(text(limits.tag)).max(limits.tags);
const mediaIds = z.array(Id).max(limits.media);
/** Words, or a document that holds them. */
const words = { content: text(limits.content).optional(), document: Document.optional() };
const hasWords = ({ content, document }: { content?: string | undefined; document?: Document | undefined }) =>
  content !== undefined || document !== undefined;
const writeSomething = { path: ['content'], error: 'Write something first.' };

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
      title: optionalText(limits.title),
      /** Category of a discussion or question; without one it goes to the first. */
      forumId: Id.optional(),
      /** false without an audience means members. */
      isPublic: z.boolean().default(true),
      /** Goes before isPublic. */
      audience: Audience.optional(),
      tags: tags.optional(),
      contentWarning: optionalText(limits.contentWarning),
      feeling: Feeling.nullable().optional(),
      /** Uploads of the caller that belong to no post yet, in the order to show them. */
      mediaIds: mediaIds.optional(),
      easyContent: optionalText(limits.content),
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
    title: optionalText(limits.title),
    isPublic: z.boolean().optional(),
    audience: Audience.optional(),
    tags: tags.optional(),
    contentWarning: optionalText(limits.contentWarning),
    feeling: Feeling.nullable().optional(),
    /** All media the post is to have, in order; those left out are removed. */
    mediaIds: mediaIds.optional(),
    easyContent: optionalText(limits.content),
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

const onPost = { policy: 'posts.usePost', params: one } as const;

export const likePost = operation({
  ...onPost,
  name: 'likePost',
  method: 'POST',
  path: '/api/posts/{id}/like',
  summary: 'Likes a post. A second time changes nothing.',
  output: json(LikeState),
});

export const unlikePost = operation({
  ...onPost,
  name: 'unlikePost',
  method: 'DELETE',
  path: '/api/posts/{id}/like',
  summary: 'Removes your like. A second time changes nothing.',
  output: json(LikeState),
});

export const savePost = operation({
  ...onPost,
  name: 'savePost',
  method: 'POST',
  path: '/api/posts/{id}/save',
  summary: 'Saves a post to read later. A second time changes nothing.',
  output: json(SaveState),
});

export const unsavePost = operation({
  ...onPost,
  name: 'unsavePost',
  method: 'DELETE',
  path: '/api/posts/{id}/save',
  summary: 'Removes a post from your saved posts. A second time changes nothing.',
  output: json(SaveState),
});

export const listComments = operation({
  name: 'listComments',
  method: 'GET',
  path: '/api/posts/{id}/comments',
  policy: 'posts.seePost',
  summary: 'Comments on a post, oldest first.',
  params: one,
  query: z.object({
    ...paging(50),
    /** Only comments with this number or a higher one. */
    from: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  }),
  output: paged(Comment),
  publicCache: true,
});

export const createComment = operation({
  name: 'createComment',
  method: 'POST',
  path: '/api/posts/{id}/comments',
  policy: 'posts.usePost',
  summary: 'Comments on a post.',
  params: one,
  body: z
    .object({
      content: text(limits.comment).optional(),
      document: Document.optional(),
      /** A comment under the same post. */
      replyToId: Id.optional(),
    })
    .refine(hasWords, writeSomething),
  output: json(CountedComment),
  status: 201,
  errors: ['conflict'],
});

export const editComment = operation({
  name: 'editComment',
  method: 'PUT',
  path: '/api/comments/{id}',
  policy: 'posts.editComment',
  summary: 'Changes the words of a comment.',
  params: one,
  body: z
    .object({ version: Version, content: text(limits.comment).optional(), document: Document.optional() })
    .refine(hasWords, writeSomething),
  output: json(Comment),
  errors: ['conflict'],
});

export const deleteComment = operation({
  name: 'deleteComment',
  method: 'DELETE',
  path: '/api/comments/{id}',
  policy: 'posts.deleteComment',
  summary: 'Deletes a comment. Its author can restore it for 30 days.',
  params: one,
  output: json(DeletedComment),
});

export const restoreComment = operation({
  name: 'restoreComment',
  method: 'POST',
  path: '/api/comments/{id}/restore',
  policy: 'posts.restoreComment',
  summary: 'Restores what you deleted.',
  params: one,
  output: json(CountedComment),
  errors: ['gone'],
});

export const uploadImage = operation({
  name: 'uploadImage',
  method: 'POST',
  path: '/api/media/images',
  policy: 'member',
  summary: 'Uploads a picture. It is turned upright, made smaller and re-encoded as WebP without hidden data.',
  upload: { types: imageTypes, maxBytes: limits.imageBytes },
  output: json(Media),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const uploadVideo = operation({
  name: 'uploadVideo',
  method: 'POST',
  path: '/api/media/videos',
  policy: 'member',
  summary: 'Uploads a clip of at most 3 minutes. It is repackaged without hidden data.',
  upload: { types: videoTypes, maxBytes: limits.videoBytes },
  output: json(Media),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const uploadPoster = operation({
  name: 'uploadPoster',
  method: 'PUT',
  path: '/api/media/{id}/poster',
  policy: 'posts.changeMedia',
  summary: 'Sets the still shown before a clip plays. Only before the clip belongs to a post.',
  params: one,
  upload: { types: imageTypes, maxBytes: limits.imageBytes },
  output: json(Media),
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

/** What is sent takes the place of the words with times that its writer has seen, and of no others. */
const replacing = z.object({
  /** The ETag of the file that was read, or none; when there is another one now, the answer is 409. */
  replaces: z.string().max(60).optional(),
});

export const uploadCaptions = operation({
  name: 'uploadCaptions',
  method: 'PUT',
  path: '/api/media/{id}/captions',
  policy: 'posts.changeMedia',
  summary: 'Sets the captions of a clip. They are read as WebVTT and saved as plain text cues.',
  params: one,
  query: replacing,
  upload: { types: ['text/vtt'], maxBytes: limits.captionsBytes },
  output: json(Media),
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const uploadDescriptions = operation({
  name: 'uploadDescriptions',
  method: 'PUT',
  path: '/api/media/{id}/descriptions',
  policy: 'posts.changeMedia',
  summary: 'Sets the audio description of a clip, read aloud while it plays. Read and saved like captions.',
  params: one,
  query: replacing,
  upload: { types: ['text/vtt'], maxBytes: limits.captionsBytes },
  output: json(Media),
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const updateMedia = operation({
  name: 'updateMedia',
  method: 'PATCH',
  path: '/api/media/{id}',
  policy: 'posts.changeMedia',
  summary: 'Describes a picture or clip, before or after posting. A description ends the other two marks.',
  params: one,
  body: z.object({
    alt: optionalText(limits.alt),
    decorative: z.boolean().optional(),
    wantsDescription: z.boolean().optional(),
  }),
  output: json(Media),
});

export const deleteMedia = operation({
  name: 'deleteMedia',
  method: 'DELETE',
  path: '/api/media/{id}',
  policy: 'posts.changeMedia',
  summary: 'Removes an upload that belongs to no post.',
  params: one,
  output: json(z.object({ id: Id })),
  errors: ['conflict'],
});

export const readMedia = operation({
  name: 'readMedia',
  method: 'GET',
  path: '/media/{id}/{variant}',
  policy: 'posts.seeMedia',
  summary: 'The file of a picture or clip, for anyone who can see its post.',
  params: one.extend({ variant: z.enum(['full', 'small', 'poster', 'captions', 'descriptions']) }),
  output: file('image/webp', 'video/mp4', 'video/webm', 'text/vtt'),
});

export const listWantedDescriptions = operation({
  name: 'listWantedDescriptions',
  method: 'GET',
  path: '/api/media/wanted',
  policy: 'member',
  summary: 'Pictures whose authors asked for a description, longest waiting first.',
  query: z.object(paging(20)),
  output: paged(WantedDescription),
});

export const offerDescription = operation({
  name: 'offerDescription',
  method: 'POST',
  path: '/api/media/{id}/offers',
  policy: 'posts.describeMedia',
  summary: 'Offers a description. A second offer by the same member replaces the first.',
  params: one,
  body: z.object({ text: text(limits.alt) }),
  output: json(DescriptionOffer),
  status: 201,
  errors: ['conflict'],
});

export const listOffers = operation({
  name: 'listOffers',
  method: 'GET',
  path: '/api/media/{id}/offers',
  policy: 'posts.changeMedia',
  summary: 'Open offers of a description, oldest first, for the uploader.',
  params: one,
  query: z.object(paging(20)),
  output: paged(DescriptionOffer),
});

export const acceptOffer = operation({
  name: 'acceptOffer',
  method: 'POST',
  path: '/api/offers/{id}/accept',
  policy: 'posts.judgeOffer',
  summary: 'Accepts an offered description. Other open offers end.',
  params: one,
  output: json(Media),
  errors: ['conflict'],
});

export const declineOffer = operation({
  name: 'declineOffer',
  method: 'POST',
  path: '/api/offers/{id}/decline',
  policy: 'posts.judgeOffer',
  summary: 'Declines an offered description. A second time changes nothing.',
  params: one,
  output: json(DescriptionOffer),
  errors: ['conflict'],
});

export const readFeedSettings = operation({
  name: 'readFeedSettings',
  method: 'GET',
  path: '/api/feed/settings',
  policy: 'member',
  summary: 'Your feed settings.',
  output: json(FeedSettings),
});

export const saveFeedSettings = operation({
  name: 'saveFeedSettings',
  method: 'PUT',
  path: '/api/feed/settings',
  policy: 'member',
  summary: 'Replaces your feed settings.',
  body: FeedSettings,
  output: json(FeedSettings),
  whileSuspended: true,
});

/** What happened, for other areas' reactions; never sent to browsers. */
export const postCreated = event('postCreated', z.object({ postId: Id, authorId: Id }));
export const postEdited = event('postEdited', z.object({ postId: Id, authorId: Id, version: Version }));
export const postDeleted = event('postDeleted', z.object({ postId: Id, authorId: Id }));
export const postRestored = event('postRestored', z.object({ postId: Id, authorId: Id }));
export const postLiked = event('postLiked', z.object({ postId: Id, userId: Id, authorId: Id }));
export const postUnliked = event('postUnliked', z.object({ postId: Id, userId: Id, authorId: Id }));
export const commentCreated = event(
  'commentCreated',
  z.object({ commentId: Id, postId: Id, authorId: Id, postAuthorId: Id }),
);
export const commentDeleted = event('commentDeleted', z.object({ commentId: Id, postId: Id, authorId: Id }));
const offer = { offerId: Id, mediaId: Id, postId: Id, describerId: Id, authorId: Id };
export const descriptionOffered = event('descriptionOffered', z.object(offer));
export const descriptionAccepted = event('descriptionAccepted', z.object(offer));

/** News for open browsers. Names nobody: who liked or wrote is read again through the usual policy. */
export const feedChanged = event('feedChanged', z.object({ postId: Id }));
/** `gone`: nobody may read it any more, so what hangs on it is not to be asked for. */
export const postChanged = event(
  'postChanged',
  z.object({ postId: Id, version: Version, gone: z.boolean().optional() }),
);

export const postsContract = areaContract({
  name: 'posts',
  isFirst: true,
  operations: [
    listPosts,
    countNewPosts,
    getPost,
    createPost,
    editPost,
    listPostVersions,
    deletePost,
    restorePost,
    likePost,
    unlikePost,
    savePost,
    unsavePost,
    listComments,
    createComment,
    editComment,
    deleteComment,
    restoreComment,
    uploadImage,
    uploadVideo,
    uploadPoster,
    uploadCaptions,
    uploadDescriptions,
    updateMedia,
    deleteMedia,
    readMedia,
    listWantedDescriptions,
    offerDescription,
    listOffers,
    acceptOffer,
    declineOffer,
    readFeedSettings,
    saveFeedSettings,
  ],
  events: [
    postCreated,
    postEdited,
    postDeleted,
    postRestored,
    postLiked,
    postUnliked,
    commentCreated,
    commentDeleted,
    descriptionOffered,
    descriptionAccepted,
    feedChanged,
    postChanged,
  ],
  entities: {
    Audience,
    Author,
    Comment,
    CountedComment,
    DeletedComment,
    DeletedPost,
    DescriptionOffer,
    FeedSettings,
    Feeling,
    LikeState,
    Media,
    Post,
    PostType,
    PostVersion,
    Reading,
    SaveState,
    WantedDescription,
    WholePost,
  },
});
