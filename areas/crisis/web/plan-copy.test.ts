import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestSession, type Session } from '#platform/web/session.ts';
import { dropCopyOfOthers, followPlan, keepPlanCopy, readPlanCopy } from './plan-copy.ts';

const ana: Session = {
  ...guestSession,
  member: { id: 12, displayName: 'Ana', username: 'ana', avatar: '', roles: ['member'], plan: 'free', planLabel: '' },
};
const ben: Session = { ...ana, member: ana.member && { ...ana.member, id: 13 } };
const nobodyKnown: Session = { ...guestSession, unknown: 'away' };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a copy is for its member alone, and sealed for whoever is here while nobody can say who that is', () => {
  keepPlanCopy(12, 'p1.sealed');
  expect(readPlanCopy(ana)).toBe('p1.sealed');
  expect(readPlanCopy(ben)).toBeUndefined();
  expect(readPlanCopy(guestSession)).toBeUndefined();
  expect(readPlanCopy(nobodyKnown)).toBe('p1.sealed');
});

test('a copy goes once somebody else, or nobody, is known to be here', () => {
  keepPlanCopy(12, 'p1.sealed');
  dropCopyOfOthers(ana);
  dropCopyOfOthers(nobodyKnown);
  expect(readPlanCopy(ana)).toBe('p1.sealed');
  dropCopyOfOthers(ben);
  expect(readPlanCopy(ana)).toBeUndefined();
  keepPlanCopy(12, 'p1.sealed');
  dropCopyOfOthers(guestSession);
  expect(readPlanCopy(ana)).toBeUndefined();
});

test('a copy follows the plan, and none comes about by itself', () => {
  followPlan(12, 'p1.sealed');
  expect(readPlanCopy(ana)).toBeUndefined();
  keepPlanCopy(12, 'p1.sealed');
  followPlan(12, 'p1.changed');
  expect(readPlanCopy(ana)).toBe('p1.changed');
  followPlan(12, null);
  expect(readPlanCopy(ana)).toBeUndefined();
});

test('a store that is full or forbidden says so, and nothing fails', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(keepPlanCopy(12, 'p1.sealed')).toBe(false);
  expect(readPlanCopy(ana)).toBeUndefined();
  dropCopyOfOthers(ben);
});
