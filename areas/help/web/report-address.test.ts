import { describe, expect, test } from 'vitest';
import { readReportAddress } from './report-address.ts';

const read = (pasted: string) => readReportAddress(pasted, 'https://doorways.example');

describe('an address to report', () => {
  test.each([
    ['/post/12', { contentType: 'post', contentId: 12 }],
    ['https://doorways.example/post/12', { contentType: 'post', contentId: 12 }],
    ['  doorways.example/post/12/ ', { contentType: 'post', contentId: 12 }],
    ['/post/12?from=feed', { contentType: 'post', contentId: 12 }],
    ['/post/12#comment-34', { contentType: 'comment', contentId: 34, postId: 12 }],
    ['https://doorways.example/profile/3', { contentType: 'member', contentId: 3 }],
  ])('%s is understood', (pasted, found) => {
    expect(read(pasted)).toEqual(found);
  });

  test.each([
    '',
    'hello',
    '/post/',
    '/post/abc',
    '/post/0',
    '/post/12/extra',
    '/messages',
    '//elsewhere.example/post/12',
    'https://elsewhere.example/post/12',
    'javascript:alert(1)',
    '/post/99999999999',
  ])('%s is nothing that can be reported', (pasted) => {
    expect(read(pasted)).toBeUndefined();
  });
});
