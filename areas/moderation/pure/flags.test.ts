import { expect, test } from 'vitest';
import { flagsOf, soundsLikeDanger, soundsUrgent } from './flags.ts';

const kinds = (text: string) => flagsOf(text).map(({ flagType }) => flagType);

test.each([
  ['I want to die and nobody would notice', ['self_harm']],
  ['Last night I was hurting myself again', ['self_harm']],
  ['Can you send me $200 on PayID? I pay back Friday', ['money_request']],
  ['Earn $900 a week with crypto trading', ['money_request']],
  ['Call me on 0412 345 678', ['personal_details']],
  ['Write to thea.k+news@mail.example.org.au, please', ['personal_details']],
  ['(joe_b@example.com)', ['personal_details']],
  ['She lives at 12 Wattle Street', ['personal_details']],
  ['Buy my pills! Click here', ['spam']],
  ['https://a.example/x https://a.example/x https://a.example/x', ['repeated_links']],
])('notices: %s', (text, expected) => {
  expect(kinds(text)).toEqual(expected);
});

test.each([
  'Lifeline is 13 11 14, and Beyond Blue 1300 22 4636. They are kind.',
  'My plan review is on 12 March, and I am nervous.',
  'Here is a good page: https://www.ndis.gov.au/understanding',
  'The Paris end of Collins Street has ramps now.',
  'The die was cast: we play chess on Tuesday.',
  'I could kill for a coffee',
  'Ask @thea or meet us @ the.cafe at 5',
  `${'a-'.repeat(8000)}a@a.${'a.'.repeat(8000)}_`,
])('leaves alone: %s', (text) => {
  expect(kinds(text)).toEqual([]);
});

test('says why, and is surer of two signs than of one', () => {
  const [one] = flagsOf('I want to die.');
  const [two] = flagsOf('I want to die. There is no reason to live.');
  expect(one?.reasons).toEqual(['Says they want to die']);
  expect(two?.reasons).toHaveLength(2);
  expect(two?.confidence).toBeGreaterThan(one?.confidence ?? 1);
  expect(two?.confidence).toBeLessThanOrEqual(1);
});

test('danger and the safety of children are urgent', () => {
  expect(soundsLikeDanger('He says that he is going to kill himself')).toBe(false);
  expect(soundsUrgent('They post sexual pictures of a child')).toBe(true);
  expect(soundsUrgent('He is threatening to kill her')).toBe(true);
  expect(soundsUrgent('Too many adverts')).toBe(false);
});
