import { expect, test } from 'vitest';
import { readyTexts, unstorable } from './storable.ts';

const message = 'Leave out the character U+0000.';
const rule = 'invalid_format';

test('U+0000 in a body is refused where it stands, however deep', () => {
  const body = { title: 'a\0', steps: [{ text: 'fine' }, { text: '\0' }], name: 'fine' };
  expect(readyTexts(body).errors).toEqual([
    { field: 'title', rule, message },
    { field: 'steps.1.text', rule, message },
  ]);
  expect(readyTexts('\0').errors).toEqual([{ field: '', rule, message }]);
  expect(readyTexts(Array.from({ length: 500 }, () => '\0')).errors).toHaveLength(100);
});

test('half of a character becomes U+FFFD, and a body without one is passed on as it came', () => {
  const cut = { words: ['whole 😀', 'cut \ud83d'], count: 1, none: null, ['__proto__']: 'x\udc00' };
  expect(readyTexts(cut)).toEqual({
    body: { words: ['whole 😀', 'cut \ufffd'], count: 1, none: null, ['__proto__']: 'x\ufffd' },
    errors: [],
  });
  const whole = { words: ['whole 😀'] };
  expect(readyTexts(whole).body).toBe(whole);
  expect(readyTexts(undefined)).toEqual({ body: undefined, errors: [] });
});

test('the name of a field is refused for either, at the field that has it', () => {
  const wrong = { field: 'answers', rule, message: 'The name of a field in it has a character that can’t be stored.' };
  for (const name of ['a\0', '\ud83d']) expect(readyTexts({ answers: { [name]: 1 } }).errors).toEqual([wrong]);
});

test('in an address a field that was given twice is named once', () => {
  expect(unstorable({ cursor: ['a', '\0', '\0'], limit: 5 })).toEqual([{ field: 'cursor', rule, message }]);
});
