import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './install.mjs';
import { makeArea, renamed, singularOf } from './new-area.ts';

let base = '';
const read = (path: string) => readFileSync(join(base, path), 'utf8');
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'doorways-new-area-'));
  mkdirSync(join(base, 'areas'));
  for (const path of ['areas/contract.ts', 'areas/server.ts', 'areas/web.ts', 'tools/new-area/sample']) {
    cpSync(join(root, path), join(base, path), { recursive: true });
  }
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

test.each([
  ['book-reviews', 'book-review'],
  ['stories', 'story'],
  ['wishes', 'wish'],
  ['classes', 'class'],
  ['boxes', 'box'],
  ['responses', 'response'],
])('one of %s is a %s', (plural, singular) => expect(singularOf(plural)).toBe(singular));

test('names are written as code and sentences need them', () => {
  const text = 'sampleThings SampleThing sample_things sample-thing "Sample things" a sample thing';
  expect(renamed(text, 'art-works', 'art-work')).toBe('artWorks ArtWork art_works art-work "Art works" an art work');
});

test('a room has all its parts, no name of the sample, and is entered in the three lists', () => {
  const made = makeArea('book-reviews', undefined, base);
  expect(made).toEqual(
    expect.arrayContaining([
      'areas/book-reviews/README.md',
      'areas/book-reviews/contract.ts',
      'areas/book-reviews/book-reviews.e2e.ts',
      'areas/book-reviews/server/area.ts',
      'areas/book-reviews/server/create-book-review.ts',
      'areas/book-reviews/server/matrix.ts',
      'areas/book-reviews/server/testing/canaries.ts',
      'areas/book-reviews/server/testing/surfaces.ts',
      'areas/book-reviews/web/book-reviews-screen.tsx',
      'areas/book-reviews/web/descriptions.ts',
    ]),
  );
  for (const path of made) expect(read(path)).not.toMatch(/sample/i);
  expect(read('areas/contract.ts')).toContain("import { bookReviewsContract } from './book-reviews/contract.ts';");
  expect(read('areas/contract.ts')).toMatch(/blogsContract,\s*bookReviewsContract,\s*bookingsContract/);
  expect(read('areas/server.ts')).toContain("import { bookReviews } from './book-reviews/server/area.ts';");
  expect(read('areas/web.ts')).toContain("import { bookReviewsWeb } from './book-reviews/web/area.ts';");
});

test('a name that is no name, is taken, or has no singular is refused', () => {
  expect(() => makeArea('Book Reviews', undefined, base)).toThrow('"Book Reviews" is no kebab-case name');
  expect(() => makeArea('sheep', undefined, base)).toThrow('Say what one of sheep is: npm run new-area sheep <one>');
  expect(() => makeArea('book-reviews', undefined, base)).toThrow('areas/book-reviews is there already.');
});
