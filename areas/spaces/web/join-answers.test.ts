import { afterEach, expect, test, vi } from 'vitest';
import { guestSession, setSession } from '#platform/web/session.ts';
import { mayTellNeeds } from './join-answers.ts';

afterEach(() => {
  setSession(guestSession, false);
  vi.unstubAllGlobals();
});

const told = (operations?: readonly string[]) => {
  const member = { id: 7, displayName: 'A', username: 'a', avatar: '', roles: [], plan: 'free', planLabel: 'Free' };
  setSession({ ...guestSession, member: { ...member, plan: 'free' } }, false);
  const kept = operations && JSON.stringify({ operations });
  vi.stubGlobal('sessionStorage', { getItem: () => kept ?? null });
  return [mayTellNeeds({ kind: 'group' }), mayTellNeeds({ kind: 'community' })];
};

test('whoever acts for a member shares nothing of a passport, theirs or their own', () => {
  expect(told()).toEqual([true, true]);
  expect(told(['joinSpace'])).toEqual([false, true]);
  expect(told(['getPassport'])).toEqual([false, false]);
  expect(told(['getEvent'])).toEqual([true, true]);
});
