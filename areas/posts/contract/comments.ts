import { z } from 'zod';
import { Document } from '#areas/writing/contract.ts';
import { Id, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { hasWords, one, restorableUntil, writeSomething } from './fields.ts';

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
  /** Written without a name; the same person has the same number under one post. */
  anonymous: z.boolean(),
  createdAt: Timestamp,
  likes: z.number().int(),
  likedByMe: z.boolean(),
  editedAt: Timestamp.nullable(),
  version: Version,
  mine: z.boolean(),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  /** By somebody whom the viewer has muted: shown folded. */
  muted: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

/** One wording of a comment. */
export const CommentVersion = z.object({
  version: Version,
  content: z.string(),
  document: Document.nullable(),
  /** When this wording came into being. */
  createdAt: Timestamp,
  /** True for the wording that is shown now. */
  present: z.boolean(),
});
export type CommentVersion = z.infer<typeof CommentVersion>;

/** A comment that was added or brought back, with the post's count after it. */
export const CountedComment = Comment.extend({ commentsCount: z.number().int() });

export const DeletedComment = z.object({ id: Id, postId: Id, commentsCount: z.number().int(), restorableUntil });

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
      /** Without one’s name, where the category of the post lets people. It stays so. */
      anonymous: z.boolean().optional(),
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
  summary: 'Changes the words of a comment. The earlier version is kept.',
  params: one,
  body: z
    .object({ version: Version, content: text(limits.comment).optional(), document: Document.optional() })
    .refine(hasWords, writeSomething),
  output: json(Comment),
  errors: ['conflict'],
});

export const listCommentVersions = operation({
  name: 'listCommentVersions',
  method: 'GET',
  path: '/api/comments/{id}/versions',
  policy: 'posts.useComment',
  summary: 'Versions of a comment, newest first. The first is the current one.',
  params: one,
  query: z.object(paging(20)),
  output: paged(CommentVersion),
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

export const commentCreated = event(
  'commentCreated',
  z.object({ commentId: Id, postId: Id, authorId: Id, postAuthorId: Id }),
);
export const commentDeleted = event('commentDeleted', z.object({ commentId: Id, postId: Id, authorId: Id }));

export const commentsPart = contractPart({
  operations: [listComments, createComment, editComment, listCommentVersions, deleteComment, restoreComment],
  events: [commentCreated, commentDeleted],
  entities: { Comment, CommentVersion, CountedComment, DeletedComment },
});
