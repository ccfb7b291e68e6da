import { expect, test } from 'vitest';
import { ProfileChange, profileLimits, type User } from '../contract.ts';
import { changeOf, checkEdit, most, states, valuesOf } from './edit-fields.ts';
import { shortAddress } from './words.ts';

const user = {
  displayName: 'Ana Costa',
  pronouns: 'she/her',
  bio: 'I paint.',
  suburb: 'Ballarat',
  state: 'VIC',
  website: 'https://example.org',
  interests: ['trains', 'Auslan'],
  howToTalk: { pace: 'Slowly', channels: ['text', 'e-mail'], helps: '' },
  audiences: {
    bio: 'followers',
    pronouns: 'members',
    location: 'me',
    website: 'members',
    interests: 'followers',
    howToTalk: 'me',
  },
} as unknown as User;
const values = valuesOf(user);

test('the figures are those of the contract', () => {
  expect(most).toEqual(profileLimits);
  expect(states.map(({ value }) => value)).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
});

test('what is shown is what is sent, when nothing is changed', () => {
  const { displayName, pronouns, bio, suburb, state, website, interests, howToTalk, audiences } = user;
  const same = { displayName, pronouns, bio, suburb, state, website, interests, howToTalk, audiences };
  expect(changeOf(values)).toEqual(same);
  expect(ProfileChange.parse(changeOf(values))).toEqual(same);
  expect(checkEdit(values)).toEqual({});
});

test('an address without a scheme is completed, empty words on how to talk are none', () => {
  const change = changeOf({ ...values, website: ' example.org/ana ', pace: ' ', channels: '\n,', helps: '' });
  expect(change).toMatchObject({ website: 'https://example.org/ana', howToTalk: null });
});

test.each([
  ['displayName', { displayName: '  ' }],
  ['displayName', { displayName: 'x'.repeat(61) }],
  ['bio', { bio: 'x'.repeat(501) }],
  ['website', { website: 'javascript:alert(1)' }],
  ['website', { website: 'not an address' }],
  ['interests', { interests: Array.from({ length: 21 }, (_, n) => n).join('\n') }],
  ['interests', { interests: 'x'.repeat(41) }],
  ['channels', { channels: 'a,b,c,d,e,f,g' }],
])('finds what is wrong with %s, as the contract does', (field, change) => {
  const wrong = { ...values, ...change };
  expect(Object.keys(checkEdit(wrong))).toEqual([field]);
  expect(ProfileChange.safeParse(changeOf(wrong)).success).toBe(false);
});

test('addresses are shown short', () => {
  expect(shortAddress('https://www.example.org/ana/')).toBe('example.org/ana');
  expect(shortAddress('http://example.org')).toBe('example.org');
});
