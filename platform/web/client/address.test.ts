import { beforeAll, expect, test } from 'vitest';
import { addressOf, queryText, setTable, sortedUrl, urlOf } from './address.ts';

beforeAll(() =>
  setTable({
    getPost: ['GET', '/api/posts/{id}'],
    listPosts: ['GET', '/api/posts', { page: true }],
    createPost: ['POST', '/api/posts'],
    leave: ['DELETE', '/api/groups/{id}/members', { query: [] }],
    like: ['POST', '/api/posts/{id}/like'],
    upload: ['POST', '/api/media'],
    preview: ['POST', '/api/preview', { query: ['level'] }],
  }),
);

test('parameters of the path are taken out and made safe', () => {
  expect(addressOf('getPost', { id: 'a/b', full: true })).toEqual({
    method: 'GET',
    path: '/api/posts/a%2Fb',
    query: { full: true },
    body: undefined,
  });
});

test('a missing parameter of the path is a fault of the caller', () => {
  expect(() => addressOf('getPost', {})).toThrow('getPost needs "id".');
  expect(() => addressOf('nothing')).toThrow('No operation is called "nothing"');
});

test('the rest goes into the body of a write, and nothing is sent when nothing is left', () => {
  expect(addressOf('createPost', { content: 'Hello' }).body).toEqual({ content: 'Hello' });
  expect(addressOf('like', { id: 3 }).body).toBeUndefined();
});

test('the exceptions of the table hold', () => {
  expect(addressOf('leave', { id: 3, reason: 'x' })).toMatchObject({ query: {}, body: { reason: 'x' } });
  expect(addressOf('preview', { level: 2, text: 'x' })).toMatchObject({ query: { level: 2 }, body: { text: 'x' } });
});

test('what goes with an upload is in the query', () => {
  expect(addressOf('upload', { upload: new Blob(['x']), alt: 'A door' })).toMatchObject({
    query: { alt: 'A door' },
    body: undefined,
  });
});

test('one question has one address', () => {
  expect(queryText({ b: 2, a: ['x', 'y'], none: undefined, nil: null, off: false })).toBe('?a=x&a=y&b=2&off=false');
  expect(urlOf('listPosts', { sort: 'new', limit: 20 })).toBe(sortedUrl('/api/posts?sort=new&limit=20'));
  expect(sortedUrl('/api/posts')).toBe(`${queryText({})}/api/posts`);
});
