import { describe, expect, test } from 'vitest';
import { foldWords, saysAny } from './muted-words.ts';

const says = (phrase: string, ...texts: string[]) => saysAny([foldWords(phrase)], texts);

describe('whole words', () => {
  test.each([
    ['tram', 'The TRAM is late.', true],
    ['tram', 'Trams are late.', false],
    ['tram', '#tram #late', true],
    ['tram', 'tram-stop', true],
    ['tram', 'tramway', false],
    ['new job', 'A new\n job, at last', true],
    ['new job', 'A new good job', false],
    ['new-job', 'new job', true],
    ['café', 'The Cafe is open', true],
    ['cafe', 'Le CAFÉ', true],
    ['cafe', 'cafeteria', false],
    ["don't", 'I don’t know', true],
    ['naïve', 'Nai\u0308ve people', true],
    ['Ängste', 'angste', true],
    ['щука', 'Это ЩУКА.', true],
    ['щука', 'щуками', false],
    ['東京', '私は東京に住む', true],
    ['e', 'the tree', false],
  ])('%s in “%s”: %s', (phrase, text, expected) => {
    expect(says(phrase, text)).toBe(expected);
  });
});

test('any of the texts, any of the phrases; nothing never', () => {
  expect(saysAny(['tram', 'bus'], ['A walk', 'The bus'])).toBe(true);
  expect(saysAny([], ['The bus'])).toBe(false);
  expect(saysAny(['bus'], [])).toBe(false);
});

test('what has no word in it folds to nothing', () => {
  expect(foldWords(' … !? 🎉 ')).toBe('');
});
