import { expect, test } from 'vitest';
import { aKind, easyMeaning, meaning, ruleOf } from './decision-words.ts';

type Told = Parameters<typeof meaning>[0];
const told = (more: Partial<Told>): Told => ({
  actionType: 'content_removed',
  contentType: 'post',
  isOnlyOne: false,
  expiresAt: null,
  forGood: 'no',
  status: 'active',
  ...more,
});
const until = '3 December 2026, 4:05 pm';
const states: Told[] = [
  told({}),
  told({ actionType: 'warning_issued', contentType: null }),
  told({ actionType: 'user_suspended', contentType: 'member', expiresAt: '2026-12-03T05:05:00.000Z' }),
  told({ actionType: 'user_suspended', expiresAt: '2026-12-03T05:05:00.000Z', forGood: 'proposed' }),
  told({ actionType: 'user_suspended', forGood: 'agreed' }),
  told({ actionType: 'user_suspended', expiresAt: '2026-12-03T05:05:00.000Z', status: 'expired' }),
  told({ status: 'lifted' }),
];

test('kinds are named in plain words, whichever area brings them', () => {
  expect(['event', 'book_review', 'game_message', 'vr_space', 'vr_message', 'vr_caption'].map(aKind)).toEqual([
    'an event',
    'a book review',
    'a message in a game',
    'a VR space',
    'a message in a VR space',
    'a caption in a VR space',
  ]);
});

test.each(states)('plain sentences have at most 25 words, Easy Read lines at most 10: %o', (state) => {
  const words = (line: string) => line.split(/\s+/).length;
  for (const line of meaning(state, until).flatMap((part) => part.split(/(?<=\.) /)))
    expect(words(line)).toBeLessThanOrEqual(25);
  for (const line of easyMeaning(state, until)) expect(words(line.replace(until, 'then'))).toBeLessThanOrEqual(10);
});

test('a suspension says until when, in both', () => {
  const state = states[2] as Told;
  expect(meaning(state, until).join(' ')).toContain(until);
  expect(easyMeaning(state, until).join(' ')).toContain(until);
  expect(meaning(states[3] as Told, until).join(' ')).toContain('second moderator');
});

test('a decision that was taken back says so, whatever it was', () => {
  expect(meaning(told({ status: 'lifted', actionType: 'user_suspended' }), until)).toEqual([
    'We reversed this decision. Everything is back to how it was.',
  ]);
});

test('the rule is named in the words of the report dialog, or of what the rules notice', () => {
  expect(ruleOf({ rule: 'harassment' })).toBe('Harassment or bullying');
  expect(ruleOf({ rule: 'spam' })).toBe('Spam or unwanted content');
  expect(ruleOf({ rule: 'money_request' })).toBe('Asks for money');
  expect(ruleOf({ rule: null })).toBeUndefined();
});

test('of what each member has once, removal says that there will be no other', () => {
  const once = told({ contentType: 'relationship_profile', isOnlyOne: true });
  expect(meaning(once, until).at(-1)).toBe('You can’t make another one.');
  expect(easyMeaning(once, until).at(-1)).toBe('You can’t make a new one.');
  expect(meaning(told({}), until)).toHaveLength(1);
});
