import { expect, test } from 'vitest';
import { actingAs, asClosing, guest, has, isGuest, isModerator, makePrincipal } from './principal.ts';

const session = { by: 'session', sessionId: 7 } as const;

test('nobody is a guest, with no role and no session', () => {
  expect(guest).toEqual({ by: 'nobody', id: 0, roles: [], plan: 'free', sessionId: 0, withheld: [] });
  expect(isGuest(makePrincipal(session))).toBe(true);
});

test('a member has the roles that count, and knows which of theirs wait', () => {
  const asker = { id: 3, roles: ['member'], heldRoles: ['member', 'moderator'], plan: 'free' } as const;
  const principal = makePrincipal(session, { ...asker, suspended: null });
  expect(principal).toEqual({
    by: 'session',
    id: 3,
    roles: ['member'],
    plan: 'free',
    sessionId: 7,
    withheld: ['moderator'],
  });
  expect([has(principal, 'member'), isModerator(principal)]).toEqual([true, false]);
  expect(makePrincipal(session, { ...asker, suspended: 'for good' }).suspended).toBe('for good');
});

test('the demo’s member and what a job does for somebody have no session', () => {
  for (const by of ['demo', 'job'] as const) {
    const principal = makePrincipal({ by }, { id: 1, roles: ['member'], plan: 'free' });
    expect(principal).toEqual({ by, id: 1, roles: ['member'], plan: 'free', sessionId: 0, withheld: [] });
  }
});

test('whose account is closed is a guest with a way back, as a plain member', () => {
  const asker = { id: 3, roles: ['member', 'admin'], plan: 'professional', closed: true } as const;
  const principal = makePrincipal(session, asker as never);
  expect(principal).toEqual({ by: 'session', id: 0, roles: [], plan: 'free', sessionId: 7, withheld: [], closing: 3 });
  expect(asClosing(principal)).toEqual({
    by: 'session',
    id: 3,
    roles: ['member'],
    plan: 'free',
    sessionId: 7,
    withheld: [],
  });
  expect(asClosing(guest)).toBe(guest);
});

test('a supporter is the member without any role, and cannot write while either is suspended', () => {
  const supporter = makePrincipal(session, { id: 4, roles: ['member', 'admin'], plan: 'professional' });
  const acting = {
    memberId: 3,
    supporterId: 4,
    grantId: 1,
    level: 'see',
    behind: () => undefined,
    may: () => false,
  } as const;
  expect(actingAs(supporter, { id: 3 }, acting)).toEqual({
    by: 'session',
    id: 3,
    roles: ['member'],
    plan: 'free',
    sessionId: 0,
    withheld: [],
    for: acting,
  });
  const until = '2026-12-01T00:00:00.000Z';
  const suspended = makePrincipal(session, { id: 4, roles: ['member'], plan: 'free', suspended: until });
  expect(actingAs(suspended, { id: 3 }, acting).suspended).toBe(until);
  expect(actingAs(suspended, { id: 3, suspended: 'for good' }, acting).suspended).toBe('for good');
  expect(actingAs(supporter, { id: 3, suspended: until }, acting).suspended).toBe(until);
});

test('a key gives a program no role of its member, and what the key may do stands beside it', () => {
  const key = { id: 5, name: 'Site', mode: 'live', scopes: ['posts:read'], perMinute: 1000 } as const;
  const asker = { id: 3, roles: ['member', 'admin'], heldRoles: ['member', 'admin'], plan: 'starter' } as const;
  expect(makePrincipal({ by: 'key', key }, asker)).toEqual({
    by: 'key',
    id: 3,
    roles: ['member'],
    plan: 'starter',
    sessionId: 0,
    withheld: [],
    key,
  });
  expect(isGuest(makePrincipal({ by: 'key', key }, { ...asker, closed: true }))).toBe(true);
});
