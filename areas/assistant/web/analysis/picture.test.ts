import { expect, test } from 'vitest';
import { canBeShown, pictureFindings } from './picture.ts';

const fine = { alt: 'Two women at a table under a tree', width: 800, height: 600, bytes: 90_000, type: 'image/jpeg' };
const titles = (change: object) => pictureFindings({ ...fine, ...change }).map(({ title }) => title);

test('a described picture of a usual size leaves nothing to do', () => {
  expect(titles({})).toEqual([]);
  expect(titles({ bytes: 1_000_000, width: 2560 })).toEqual([]);
});

test.each([
  [{ alt: '  ' }, 'A picture without a description'],
  [{ alt: 'IMG_2041.JPG' }, 'A description that is the name of a file'],
  [{ alt: 'Photo of two women' }, 'A description that says it is a picture'],
  [{ alt: 'tree '.repeat(60) }, 'A description of 299 characters'],
  [{ bytes: 3_200_000 }, 'A file of 3.2 MB'],
  [{ width: 4000, height: 3000 }, '4,000 by 3,000 pixels'],
  [{ type: 'image/gif' }, 'A GIF, which may move'],
])('%o: %s', (change, title) => {
  expect(titles(change)).toEqual([title]);
});

test('a picture of more than 40 megapixels is not drawn, however small its file is', () => {
  expect(canBeShown({ width: 8000, height: 5000 })).toBe(true);
  expect(canBeShown({ width: 10_000, height: 10_000 })).toBe(false);
});
