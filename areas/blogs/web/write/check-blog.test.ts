import { expect, test } from 'vitest';
import { fromPlainText } from '#areas/writing/web/public.ts';
import { type BlogExtra, emptyExtra, writeExtra } from '../../pure/blog-extra.ts';
import { checkBlog, checkMoment, fieldOf } from './check-blog.ts';

const content = (extra: Partial<BlogExtra> = {}, more: object = {}) => ({
  title: 'Ramps',
  document: fromPlainText('Long ones.'),
  tags: ['trams'],
  contentWarning: '',
  extra: writeExtra({ ...emptyExtra, ...extra }),
  ...more,
});

test('title and text are needed, a cover needs words or a reason, and sizes are kept', () => {
  expect(checkBlog(content())).toEqual({});
  expect(Object.keys(checkBlog(content({}, { title: ' ', document: { type: 'doc', content: [] } })))).toEqual([
    'title',
    'document',
  ]);
  expect(Object.keys(checkBlog(content({ coverId: 4 })))).toEqual(['cover']);
  expect(checkBlog(content({ coverId: 4, coverAlt: 'A ramp.' }))).toEqual({});
  expect(checkBlog(content({ coverId: 4, coverChoice: 'ask' }))).toEqual({});
  expect(Object.keys(checkBlog(content({}, { tags: Array.from({ length: 11 }, (_, n) => `t${n}`) })))).toEqual([
    'tags',
  ]);
});

test('a blog comes out in the year to come', () => {
  const now = new Date('2026-11-21T04:00:00.000Z');
  expect(checkMoment('', now)).toBe('Choose a day and a time.');
  expect(checkMoment('2026-11-21T03:59:00.000Z', now)).toContain('in the future');
  expect(checkMoment('2027-12-21T04:00:00.000Z', now)).toContain('next year');
  expect(checkMoment('2026-11-22T04:00:00.000Z', now)).toBeUndefined();
});

test('what the server refuses is shown at its field', () => {
  expect([fieldOf('content'), fieldOf('document.content.3'), fieldOf('mediaIds'), fieldOf('draftId')]).toEqual([
    'document',
    'document',
    'cover',
    undefined,
  ]);
});
