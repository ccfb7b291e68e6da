import { expect, test } from 'vitest';
import { findSymbols, symbolWords, withoutEnding } from './find-symbols.ts';

const found = (text: string, ...given: Parameters<typeof findSymbols>[1][]) =>
  Object.fromEntries(
    findSymbols(text, given[0])
      .filter(({ symbol }) => symbol)
      .map((part) => [part.text, part.symbol]),
  );

test.each(['', 'I am tired today.', '  two  blanks,\nand a line\t', '👍 no words', 'It’s “thank you”!'])(
  'the parts of %j are the text itself',
  (text) => {
    expect(
      findSymbols(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);

test('words get their pictures, whatever their capitals, and words that mean the same get them too', () => {
  expect(found('I am TIRED today.')).toEqual({ I: 'user', TIRED: 'moon', today: 'sun' });
  expect(found('She is glad')).toEqual({ glad: 'face-slightly-smiling' });
});

test('phrases go before their words', () => {
  expect(found('thank you, good morning')).toEqual({ 'thank you': 'heart-handshake', 'good morning': 'sunrise' });
  expect(found('thank, you')).toEqual({ you: 'users' });
  expect(found('No worries')).toEqual({});
  expect(found('The ice\ncream')).toEqual({});
});

test('common endings', () => {
  expect(found('dogs stopped playing; Mum’s phone’s worrying')).toEqual({
    dogs: 'dog',
    stopped: 'hand',
    playing: 'puzzle',
    'phone’s': 'smartphone',
    worrying: 'cloud-rain',
  });
  expect(found("I'm making biscuits")).toEqual({ "I'm": 'user', making: 'hammer', biscuits: 'cookie' });
  expect(withoutEnding('ring')).not.toContain('r');
});

test('a word that says no has the picture that says no', () => {
  expect(found("I can't go")).toEqual({ I: 'user', "can't": 'octagon-x', go: 'footprints' });
  expect(found('cannot')).toEqual({ cannot: 'octagon-x' });
});

test('the pictures that the writer chose go first', () => {
  expect(found('Tim Tam today', [{ word: 'tim tam', symbol: 'cookie' }])).toEqual({
    'Tim Tam': 'cookie',
    today: 'sun',
  });
  expect(found('today', [{ word: 'Today', symbol: 'star' }])).toEqual({ today: 'star' });
  expect(found('today', [{ word: 'today', symbol: '' }])).toEqual({});
});

test('names of things that every object has are words like others', () => {
  expect(found('constructor toString')).toEqual({});
});

test('what a message keeps are words only', () => {
  expect(symbolWords(findSymbols('I am tired.'))).toEqual([
    { word: 'I', symbol: 'user' },
    { word: 'am', symbol: '' },
    { word: 'tired', symbol: 'moon' },
  ]);
});
