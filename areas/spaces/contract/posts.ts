import { z } from 'zod';
import { Id, id, optionalText, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { about, ofSpace } from './fields.ts';
import { SpaceMember } from './members.ts';
import { SpaceRole } from './spaces.ts';

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

export const getSpacePost = operation({
  name: 'getSpacePost',
  method: 'GET',
  path: '/api/spaces/{id}/posts/{postId}',
  policy: 'spaces.readPost',
  summary: 'One post of a space.',
  params: ofPost,
  output: json(SpacePost),
});

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

export const spacePosted = event('spacePosted', z.object({ ...about, postId: Id }));

/** Below a post something was said, or taken back. It names no one: members may have other names there. */
/** `commentId`: one that was added. Without it, one was deleted. */
export const spaceCommented = event('spaceCommented', z.object({ postId: Id, commentId: Id.optional() }));

export const postsPart = contractPart({
  operations: [
    listSpacePosts,
    getSpacePost,
    createSpacePost,
    editSpacePost,
    deleteSpacePost,
    likeSpacePost,
    unlikeSpacePost,
    listSpaceComments,
    createSpaceComment,
    deleteSpaceComment,
    revealSpaceAuthor,
  ],
  events: [spacePosted, spaceCommented],
  entities: { SpaceAuthor, SpaceComment, SpacePost },
});
