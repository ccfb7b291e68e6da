import { expect, test } from 'vitest';
import { findingsOf, inQuote, quotesOf } from '../testing/blocks.ts';
import { check } from './check.ts';

test.each([
  ['The form was signed on Monday.', 'was signed'],
  ['Your plan will be reviewed by the NDIA.', 'will be reviewed by'],
  ['It has been quickly approved.', 'has been quickly approved'],
  ['She wasn’t told.', 'wasn’t told'],
  ['He was pushed by a man.', 'was pushed by'],
  ['The letters were not sent.', 'were not sent'],
  ['They’re being assessed.', 'They’re being assessed'],
])('“%s” is passive', (text, quote) => {
  expect(quotesOf('passive', text)).toEqual([quote]);
});

test.each([
  'The door is closed.',
  'I am interested in art, and I was tired.',
  'He is used to it.',
  'The ramp is made of wood.',
  'The team is made up of six people.',
  'She was born in Perth.',
  'It was a written answer.',
  'This is, sent or not, my letter.',
  'The tram was late. Given time, I walk.',
  'I was allowed in.',
])('“%s” is left alone', (text) => {
  expect(quotesOf('passive', text)).toEqual([]);
});

test('who acts is asked for, or should come first; the author has to find the words', () => {
  const [without, by] = findingsOf('passive', 'The form was signed.', 'It was sent by Ann.');
  expect(without).toMatchObject({
    title: 'It doesn’t say who does it',
    suggestion: 'Say who does it, and begin with them, such as “we sent” instead of “was sent”.',
    place: { path: [0], from: 9, to: 19 },
  });
  expect(by).toMatchObject({
    title: 'Who does it comes last',
    suggestion: 'Begin with who does it, then say what they do.',
  });
  expect(without?.fix).toBeUndefined();
  expect(check(inQuote('The form was signed.'))).toEqual([]);
});
