import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestSession, type Session } from '#platform/web/session.ts';
import type { WellnessKeys } from '../../contract/keys.ts';
import { forgetOthers, forgetSealed, rememberAway, writerAway } from './away.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const keys = (mode: WellnessKeys['mode'], isMoving = false): WellnessKeys => ({
  mode,
  generation: 2,
  isMoving,
  left: 0,
  keys: [],
});
const member = (id: number): Session => ({
  ...guestSession,
  member: { id, displayName: 'A', username: 'a', avatar: '', roles: [], plan: 'free', planLabel: 'Free' },
});
const away: Session = { ...guestSession, unknown: 'away' };

test('an open diary can be written while no one can say who is here, and only then', () => {
  rememberAway(7, keys('recoverable'));
  expect(writerAway(away)).toEqual({ memberId: 7, keys: keys('recoverable') });
  expect(writerAway(guestSession)).toBeUndefined();
  expect(writerAway(member(7))).toBeUndefined();
});

test('a sealed diary can’t, from the first step of sealing on', () => {
  rememberAway(7, keys('sealed'));
  expect(writerAway(away)).toBeUndefined();
  rememberAway(7, keys('recoverable', true));
  expect(writerAway(away)).toBeUndefined();
  rememberAway(7, keys('recoverable'));
  forgetSealed(keys('recoverable'));
  forgetSealed(undefined);
  expect(writerAway(away)).toMatchObject({ memberId: 7 });
  forgetSealed(keys('sealed', true));
  expect(writerAway(away)).toBeUndefined();
});

test('once someone else is here, or no one, it can’t be written here any longer', () => {
  for (const [next, isLeft] of [
    [away, true],
    [member(7), true],
    [member(8), false],
    [guestSession, false],
  ] as const) {
    rememberAway(7, keys('recoverable'));
    forgetOthers(next);
    expect(writerAway(away) !== undefined).toBe(isLeft);
  }
});

test('what is damaged in the storage, or a storage that is forbidden, is no diary', () => {
  for (const text of ['{', 'null', '{"memberId":"7"}', '[]']) {
    stored.set('doorways:diary-away', text);
    expect(writerAway(away)).toBeUndefined();
  }
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  expect(writerAway(away)).toBeUndefined();
});
