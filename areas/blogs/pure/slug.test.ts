import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['What’s new in café life?', 'whats-new-in-cafe-life'],
  ['  NDIS: 10 things  ', 'ndis-10-things'],
  ['write', 'blog-write'],
  ['你好', 'blog'],
  ['', 'blog'],
  ['../../etc/passwd', 'etc-passwd'],
])('%s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('long titles are cut between words, and a word that is too long by itself is cut inside', () => {
  const slug = slugOf('Everything that I wish somebody had told me before my first planning meeting');
  expect(slug).toBe('everything-that-i-wish-somebody-had-told-me-before-my-first');
  expect(slugOf('a'.repeat(200))).toBe('a'.repeat(60));
});
