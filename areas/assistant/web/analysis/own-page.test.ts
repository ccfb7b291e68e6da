import { expect, test } from 'vitest';
import { ownPage } from './own-page.ts';

const at = (address: string) => ownPage(address, 'https://doorways.example');

test.each([
  ['/post/12', { kind: 'post', id: 12 }],
  [' https://doorways.example/forums/topic/7?page=2#reply ', { kind: 'post', id: 7 }],
  ['/blogs/my-plan-review', { kind: 'blog', slug: 'my-plan-review' }],
])('%s is one of ours', (address, page) => {
  expect(at(address)).toEqual(page);
});

test.each([
  'https://evil.example/post/12',
  '//evil.example/post/12',
  'javascript:alert(1)',
  'http://doorways.example/post/12',
  'https://doorways.example:8443/post/12',
  '/post/12/../../api/session',
  '/blogs/write',
  '/messages',
  'hello',
  '',
])('%s is not', (address) => {
  expect(at(address)).toBeUndefined();
});
