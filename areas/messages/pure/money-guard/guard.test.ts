import { expect, test } from 'vitest';
import { type Half, heldBack, tuning } from './corpus.ts';
import { noticed } from './guard.ts';

test.each([
  [
    'Lets talk on WhatsApp its easier. My card is blocked, can you PayID me $180 for the train?',
    ['payId', 'app', 'trouble'],
  ],
  ['My love, my card is frozen and I am stranded. Don’t tell your family', ['trouble', 'love', 'secret']],
  ['I love you, it is urgent', []],
  ['My card was declined at the chemist', []],
  ['', []],
])('%s', (text, kinds) => {
  expect(noticed(text)).toEqual(kinds);
});

test('what its reader has called fine does not count', () => {
  const text = 'Lets talk on WhatsApp. My card is blocked, can you PayID me $180?';
  expect(noticed(text, ['app'])).toEqual(['payId', 'trouble']);
  expect(noticed(text, ['app', 'payId', 'money'])).toEqual([]);
});

test.each(['Can you send me money', '4111 ', 'de89 ', 'you get code send it ', '.', 'ﷺ'])(
  'a message of nothing but “%s” is read',
  (text) => {
    expect(Array.isArray(noticed(text.repeat(20_000)))).toBe(true);
  },
);

/** Precision: of what is pointed out, how much should be. Recall: of what should be, how much is. */
function measured({ careful, harmless }: Half) {
  const right = careful.filter((text) => noticed(text).length > 0).length;
  const wrong = harmless.filter((text) => noticed(text).length > 0).length;
  return { precision: right / (right + wrong), recall: right / careful.length };
}

test('the sentences are many, and none is in both halves', () => {
  const all = [tuning, heldBack].flatMap(({ careful, harmless }) => [...careful, ...harmless]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(tuning.harmless.length + heldBack.harmless.length).toBeGreaterThanOrEqual(200);
});

test('on the half that is held back at least 95 in 100 warnings are right, and 85 in 100 are given', () => {
  const { precision, recall } = measured(heldBack);
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThanOrEqual(0.85);
});
