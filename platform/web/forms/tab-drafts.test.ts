import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestSession, setSession } from '../session.ts';
import { browserDrafts, draftName } from './drafts.ts';
import { tabDrafts } from './tab-drafts.ts';

const stored = new Map<string, string>();
const member = {
  id: 7,
  displayName: 'A',
  username: 'a',
  avatar: '',
  roles: [],
  plan: 'free',
  planLabel: 'Free',
} as const;
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  setSession({ ...guestSession, member }, false);
});
afterEach(() => vi.unstubAllGlobals());

test('what is written stays in the memory of the tab, and goes once it is sent', () => {
  const name = draftName('provider-ask');
  tabDrafts.write(name, { what: 'Help with showering' });
  expect([tabDrafts.read(name), stored.size]).toEqual([{ what: 'Help with showering' }, 0]);
  tabDrafts.write(name, undefined);
  expect(tabDrafts.read(name)).toBeUndefined();
});

test('what was in the storage of the browser is taken out of it', () => {
  const name = draftName('provider-ask');
  browserDrafts.write(name, { what: 'Help with showering' });
  expect(stored.size).toBe(1);
  expect([tabDrafts.read(name), stored.size]).toEqual([{ what: 'Help with showering' }, 0]);
});

test('nothing of it is left once someone has signed out', () => {
  const name = draftName('provider-ask');
  tabDrafts.write(name, { what: 'Help with showering' });
  setSession(guestSession, false);
  setSession({ ...guestSession, member }, false);
  expect(tabDrafts.read(name)).toBeUndefined();
});
