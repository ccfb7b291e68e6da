import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from './checks/long-sentences.ts';
import { draftEasyRead, easyReadText } from './easy-read-draft.ts';
import { hostileTexts } from './testing/documents.ts';

const linesOf = (text: string) => draftEasyRead(text).lines.map((line) => line.text);

test('one idea a line: sentences are split where they join, and short forms are written as two words', () => {
  expect(
    linesOf(
      'We’ve moved the monthly meeting to the library in Brunswick because the old hall doesn’t have a ramp, and there is now a hearing loop in the main room (ask at the front desk for help).',
    ),
  ).toEqual([
    'We have moved the monthly meeting to the library in Brunswick.',
    'This is because the old hall does not have a ramp.',
    'There is now a hearing loop in the main room.',
    'Ask at the front desk for help.',
  ]);
});

test('a short sentence with two ideas becomes two lines', () => {
  expect(linesOf('We meet at nine, and we drink tea.')).toEqual(['We meet at nine.', 'We drink tea.']);
  expect(linesOf('Bring tea, and cake.')).toEqual(['Bring tea, and cake.']);
});

test('lines and list items stay lines, short ones as they are; official words become plain ones', () => {
  expect(linesOf('## What to bring\n\n- A hat\n- Water\n\nRegister prior to Monday.')).toEqual([
    'What to bring',
    'A hat',
    'Water',
    'Register before Monday.',
  ]);
  expect(draftEasyRead('')).toEqual({ lines: [], hardWords: [] });
});

test('what cannot be split is cut before a small word, and says so', () => {
  expect(
    draftEasyRead('The people who came with the tram on the day of the big market sat in the park near the river.')
      .lines,
  ).toEqual([
    { text: 'The people who came with the tram on the day', broken: true },
    { text: 'of the big market sat in the park near the river.', broken: true },
  ]);
});

test('hard words are listed once with their meaning; small letters are no short form', () => {
  const { hardWords } = draftEasyRead('Your plan manager pays. The plan manager helps. We like art. See the LAC.');
  expect(hardWords).toEqual([
    { word: 'plan manager', meaning: 'A person or company that pays your providers and keeps your plan records.' },
    { word: 'LAC', meaning: 'A person from a local partner who helps you with the NDIS.' },
  ]);
  expect(easyReadText(['See the LAC.'], hardWords.slice(1))).toBe(
    'See the LAC.\n\nWord list\nLAC: A person from a local partner who helps you with the NDIS.\n\nDraft – ask people who use Easy Read to check it.',
  );
  expect(easyReadText(['Hello.'], [])).toBe('Hello.\n\nDraft – ask people who use Easy Read to check it.');
});

/** An address is one word. */
const wordsOfLine = (line: string) => countWords(line.replaceAll(/(?:https?:\/\/|www\.)\S+/g, 'address'));
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

test('no text makes it throw, every line has at most 12 words, and nothing but joining words is lost', () => {
  const words = fc
    .array(fc.constantFrom(...'the bus comes at nine with my friend from Perth to see a new ramp'.split(' ')), {
      minLength: 1,
      maxLength: 60,
    })
    .map((all) => `${all.join(' ')}.`);
  fc.assert(
    fc.property(fc.array(words, { maxLength: 4 }), (sentences) => {
      const text = sentences.join(' ');
      const lines = linesOf(text);
      for (const line of lines) expect(countWords(line)).toBeLessThanOrEqual(12);
      expect(lettersOf(lines.join(' '))).toBe(lettersOf(text));
    }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...hostileTexts, ', and ', ' because ', '; ', '('), fc.lorem(), fc.string())),
      (pieces) => {
        for (const line of linesOf(pieces.join(' '))) expect(wordsOfLine(line) <= 12 || !/\s/.test(line)).toBe(true);
      },
    ),
  );
});

/** Microseconds that this thread has worked: what else the machine does isn’t in it. */
const worked = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

test('four times the letters are about four times the work', () => {
  const once = (letters: number) => {
    const before = worked();
    for (const piece of ['word ', ', and ', '(', 'word, ', 'a. ', "n't "])
      draftEasyRead(piece.repeat(letters / piece.length));
    return worked() - before;
  };
  once(5000);
  // Work that grows with the square of the letters would be 16 times as much.
  expect(once(20_000) / once(5000)).toBeLessThan(10);
});
