import { expect, test } from 'vitest';
import { firstName, opening, postName } from './words.ts';

test('an opening ends between two words', () => {
  expect(opening('Short and sweet')).toBe('Short and sweet');
  expect(opening('First print off the press since my stroke. One hand.')).toBe('First print off the press since my…');
  expect(opening('a\n\n b')).toBe('a b');
  expect(opening('What to bring\nWater')).toBe('What to bring. Water');
  expect(opening('x'.repeat(60))).toBe(`${'x'.repeat(36)}…`);
});

test('the name of a post never gives away what stands behind a warning', () => {
  const author = { id: 1, displayName: 'Dana Petrov', username: 'dana', avatar: '', location: '' };
  const post = { author, content: 'On the tram', title: '', contentWarning: '' };
  expect(postName(post)).toBe("Dana Petrov's post “On the tram”");
  expect(postName({ ...post, contentWarning: 'hospital' })).toBe("Dana Petrov's post that mentions hospital");
});

test('the composer speaks to people by their first name', () => {
  expect(firstName('Mary-Jane van Dyk')).toBe('Mary-Jane');
});
