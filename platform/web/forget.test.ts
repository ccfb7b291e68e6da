import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Kept } from './area.ts';
import { forgetKept, lostOf } from './forget.ts';

const kept: readonly Kept[] = [
  { store: 'localStorage', key: (id) => `words:${id}`, until: 'deletion' },
  { store: 'localStorage', key: (id) => `recent:${id}`, until: 'sign-out' },
  { store: 'indexedDB', key: (id) => `keys:${id}`, until: 'sign-out' },
  { store: 'sessionStorage', key: (id) => `windows:${id}`, until: 'sign-out' },
];
const storeOf = (names: readonly string[]) => {
  const left = new Set(names);
  return { left, removeItem: (name: string) => void left.delete(name) };
};
let local = storeOf([]);
let session = storeOf([]);
let databases = storeOf([]);

beforeEach(() => {
  local = storeOf(['words:12', 'recent:12', 'words:1', 'recent:1', 'words:3']);
  session = storeOf(['windows:12', 'windows:1']);
  databases = storeOf(['keys:12', 'keys:1']);
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => databases.removeItem(name) });
});
afterEach(() => vi.unstubAllGlobals());

test('signing out leaves what is kept until the deletion, and all of others', () => {
  forgetKept(kept, 12, 'sign-out');
  expect([...local.left]).toEqual(['words:12', 'words:1', 'recent:1', 'words:3']);
  expect([...session.left]).toEqual(['windows:1']);
  expect([...databases.left]).toEqual(['keys:1']);
});

test('with the account goes everything of that member, and nothing of others', () => {
  forgetKept(kept, 12, 'deletion');
  expect([...local.left]).toEqual(['words:1', 'recent:1', 'words:3']);
  expect([...session.left]).toEqual(['windows:1']);
  expect([...databases.left]).toEqual(['keys:1']);
});

test('a store that is forbidden keeps nothing from going', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('forbidden');
    },
    sessionStorage: session,
  });
  forgetKept(kept, 12, 'deletion');
  expect([...session.left]).toEqual(['windows:1']);
});

test('what signing out loses is said by those who keep it until then, and by no one else', () => {
  const say = (words: string) => (id: number) => (id === 12 ? words : undefined);
  const some: readonly Kept[] = [
    { store: 'localStorage', key: String, until: 'sign-out', isLost: say('Two entries go.') },
    { store: 'localStorage', key: String, until: 'deletion', isLost: say('It stays.') },
    { store: 'localStorage', key: String, until: 'sign-out' },
  ];
  expect(lostOf(some, 12)).toEqual(['Two entries go.']);
  expect(lostOf(some, 1)).toEqual([]);
});
