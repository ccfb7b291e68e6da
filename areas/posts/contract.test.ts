import { expect, test } from 'vitest';
import { createPost, Post, PostType } from './contract.ts';

test('a post has every specified field, and one of four types (FEED-41, FEED-42)', () => {
  expect(Object.keys(Post.shape)).toEqual(
    expect.arrayContaining([
      'id',
      'content',
      'type',
      'title',
      'isPublic',
      'tags',
      'imageUrl',
      'likes',
      'commentsCount',
      'createdAt',
      'author',
    ]),
  );
  expect(Object.keys(Post.shape.author.shape)).toEqual(expect.arrayContaining(['id', 'displayName', 'avatar']));
  expect(PostType.options).toEqual(['post', 'blog', 'question', 'discussion']);
});

test.each(PostType.options)('the specified call may make a %s (C-14)', (type) => {
  expect(createPost).toMatchObject({ method: 'POST', path: '/api/posts' });
  expect(createPost.body?.safeParse({ content: 'Hello', type, isPublic: true }).success).toBe(true);
});
