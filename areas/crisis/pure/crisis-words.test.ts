import { describe, expect, test } from 'vitest';
import { soundsLikeCrisis } from './crisis-words.ts';

describe('offers help', () => {
  test.each([
    'I feel suicidal tonight',
    'I want to kill myself.',
    'Sometimes I think of ending my life',
    'I just want it to end. I want to die',
    'I wish I was dead',
    'they would be better off without me',
    'I don’t want to live anymore',
    'I can’t go on.',
    'I can’t go on like this, please',
    'there is no reason to live',
    'I have been self-harming again',
    'I keep hurting myself',
    'I took an overdose',
    'WANT\nTO DIE',
  ])('%s', (text) => {
    expect(soundsLikeCrisis(text)).toBe(true);
  });
});

describe('stays away', () => {
  test.each([
    '',
    'This deadline is killing me',
    'I would die for that cake',
    'My phone died again',
    'I can’t go on Friday, sorry',
    'I do not want to live in Sydney',
    'We want to live near the sea',
    'She lives for her garden',
    'I hurt my shoulder at training',
    'End of my life story, chapter two',
    'Live music tonight, all welcome!',
  ])('%s', (text) => {
    expect(soundsLikeCrisis(text)).toBe(false);
  });
});
