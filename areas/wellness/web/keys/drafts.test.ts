import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/web/cache/query-client.ts';
import { draftName } from '#platform/web/forms/drafts.ts';
import { guestSession, setSession } from '#platform/web/session.ts';
import type { WellnessKeys } from '../../contract/keys.ts';
import { putKeys } from './diary-keys.ts';
import { diaryDrafts } from './drafts.ts';
import { forgetKeys } from './held-key.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  // Names are its own keys, as in a browser.
  const storage = new Proxy({} as Record<string, unknown>, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (_, name) =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      })[name as 'getItem'],
  });
  vi.stubGlobal('localStorage', storage);
  setSession(
    {
      ...guestSession,
      member: { id: 7, displayName: 'A', username: 'a', avatar: '', roles: [], plan: 'free', planLabel: 'Free' },
    },
    false,
  );
});
afterEach(() => {
  forgetKeys();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const keys = (mode: WellnessKeys['mode']): WellnessKeys => ({
  mode,
  generation: 1,
  isMoving: false,
  left: 0,
  keys: [],
});
const name = () => draftName('wellness-entry');
const inStorage = () => [...stored.values()].join();

test('in a recoverable diary a draft is in the storage of the browser', () => {
  putKeys(keys('recoverable'));
  diaryDrafts.write(name(), { notes: 'words' });
  expect(inStorage()).toContain('words');
  expect(diaryDrafts.read(name())).toEqual({ notes: 'words' });
  diaryDrafts.write(name(), undefined);
  expect([stored.size, diaryDrafts.read(name())]).toEqual([0, undefined]);
});

test('in a sealed diary it is in memory alone, and goes when the diary is locked', () => {
  putKeys(keys('sealed'));
  diaryDrafts.write(name(), { notes: 'words' });
  expect(inStorage()).toBe('');
  expect(diaryDrafts.read(name())).toEqual({ notes: 'words' });
  forgetKeys();
  expect(diaryDrafts.read(name())).toBeUndefined();
});

test('while no one knows, nothing is written down; once it is known it goes where it belongs', () => {
  diaryDrafts.read(name());
  diaryDrafts.write(name(), { notes: 'words' });
  expect(inStorage()).toBe('');
  putKeys(keys('recoverable'));
  expect(inStorage()).toContain('words');
});

test('what was written down before the diary was sealed is taken out of the storage, and isn’t lost', () => {
  putKeys(keys('recoverable'));
  diaryDrafts.write(name(), { notes: 'words' });
  stored.set(draftName('post'), '{"content":"another area"}');
  putKeys(keys('sealed'));
  expect([...stored.keys()]).toEqual([draftName('post')]);
  expect(diaryDrafts.read(name())).toEqual({ notes: 'words' });
});

test('signed out, nothing of it is left', () => {
  putKeys(keys('sealed'));
  const own = name();
  diaryDrafts.write(own, { notes: 'words' });
  setSession(guestSession, false);
  expect(diaryDrafts.read(own)).toBeUndefined();
});

test('while acting for someone, what is written stays in memory, and one’s own draft is neither shown nor changed', () => {
  putKeys(keys('recoverable'));
  diaryDrafts.write(name(), { notes: 'my own' });
  const acting = { member: { id: 9, displayName: 'Mia' }, operations: [], open: [], doors: [] };
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(acting) });
  expect(diaryDrafts.read(name())).toBeUndefined();
  diaryDrafts.write(name(), { notes: 'for Mia' });
  putKeys(keys('recoverable'));
  expect(diaryDrafts.read(name())).toEqual({ notes: 'for Mia' });
  expect(inStorage()).toContain('my own');
  expect(inStorage()).not.toContain('for Mia');
  diaryDrafts.write(name(), undefined);
  expect(inStorage()).toContain('my own');
});
