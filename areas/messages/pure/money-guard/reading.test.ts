import { expect, test } from 'vitest';
import { read } from './reading.ts';

test.each([
  ['Send $1,000.50 or 300 dollars, or fifty bucks', ['send', '$100050', 'or', '$300', 'or', '$fifty']],
  ['What’s App and Pay-ID, Google Play card', ['whatsapp', 'and', 'payid', 'google', 'giftcard']],
  ['Ｗｈａｔｓ\u200bＡｐｐ, ТELEGRAM', ['whatsapp', 'тelegram']],
  ['pls call me on u', ['please', 'call', 'me', 'on', 'you']],
])('%s', (text, words) => {
  expect(read(text).words).toEqual(words);
});

test('letters of other scripts that look like ours are read as ours', () => {
  expect(read('whаtsаpp').words).toEqual(['whatsapp']);
});

test('sentences end with a mark before a blank, not inside an address', () => {
  expect(read('See example.org. Then go!\nNow').sentences).toEqual([
    ['see', 'example', 'org'],
    ['then', 'go'],
    ['now'],
  ]);
});

test('a text without end is read up to a bound', () => {
  expect(read('word '.repeat(100_000)).words.length).toBe(4000);
  expect(read('ﷺ'.repeat(100_000)).plain.length).toBeLessThanOrEqual(40_000);
});
