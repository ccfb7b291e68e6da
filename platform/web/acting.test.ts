import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Acting, isForMember, mayHere } from './acting.ts';
import { guestSession, setSession } from './session.ts';

const acting: Acting = {
  member: { id: 9, displayName: 'Mia' },
  operations: ['getEvent', 'saveEvent', 'editEvent'],
  open: ['getEvent', 'saveEvent'],
  drafted: ['saveEvent'],
  doors: [{ name: 'events', label: 'Events', closed: '' }],
};

beforeEach(() => {
  const member = { id: 7, displayName: 'A', username: 'a', avatar: '', roles: [], plan: 'free', planLabel: 'Free' };
  setSession({ ...guestSession, member: { ...member, plan: 'free' } }, false);
});
afterEach(() => {
  setSession(guestSession, false);
  vi.unstubAllGlobals();
});
const act = () => vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(acting) });

test('as oneself nothing is closed', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  expect([mayHere('editEvent'), mayHere('getPassport', 'getEvent'), isForMember('getEvent')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('of an area that is given, what isn’t open is closed', () => {
  act();
  expect([mayHere('saveEvent'), mayHere('editEvent')]).toEqual([true, false]);
});

test('an area that isn’t given stays one’s own', () => {
  act();
  expect([mayHere('createResource'), isForMember('createResource')]).toEqual([true, false]);
});

test('beside what is read for the member nothing of one’s own is shown, nor theirs beside one’s own', () => {
  act();
  expect(mayHere('getPassport', 'getEvent')).toBe(false);
  expect(mayHere('getEvent', 'getSupportGroup')).toBe(false);
  expect(mayHere('getPassport', 'getResource')).toBe(true);
  expect(mayHere('saveEvent', 'getEvent')).toBe(true);
});
