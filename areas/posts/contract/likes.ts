import { z } from 'zod';
import { Id } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { one } from './fields.ts';

export const LikeState = z.object({ id: Id, likes: z.number().int(), likedByMe: z.boolean() });
export const SaveState = z.object({ id: Id, savedByMe: z.boolean() });

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

const onComment = { policy: 'posts.useComment', params: one } as const;

export const likeComment = operation({
  ...onComment,
  name: 'likeComment',
  method: 'POST',
  path: '/api/comments/{id}/like',
  summary: 'Likes a comment. A second time changes nothing.',
  output: json(LikeState),
});

export const unlikeComment = operation({
  ...onComment,
  name: 'unlikeComment',
  method: 'DELETE',
  path: '/api/comments/{id}/like',
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

export const postLiked = event('postLiked', z.object({ postId: Id, userId: Id, authorId: Id }));
export const postUnliked = event('postUnliked', z.object({ postId: Id, userId: Id, authorId: Id }));

const commentLike = z.object({ commentId: Id, postId: Id, userId: Id, authorId: Id });
export const commentLiked = event('commentLiked', commentLike);
export const commentUnliked = event('commentUnliked', commentLike);

export const likesPart = contractPart({
  operations: [likePost, unlikePost, likeComment, unlikeComment, savePost, unsavePost],
  events: [postLiked, postUnliked, commentLiked, commentUnliked],
  entities: { LikeState, SaveState },
});
