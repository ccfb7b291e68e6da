import { expect, test } from 'vitest';
import { heldClaims } from './claims.ts';

const unproven = { isRegistered: false };
const proven = { isRegistered: true };

const held: readonly [text: string, words: string][] = [
  ['We are NDIS approved.', 'NDIS approved'],
  ['An NDIS-accredited team', 'NDIS-accredited'],
  ['N.D.I.S. approved ramps', 'NDIS approved'],
  ['ＮＤＩＳ approved ramps', 'NDIS approved'],
  ['Government certified support', 'Government certified'],
  ['Approved by the NDIA since 2019', 'Approved by the NDIA'],
  ['Your official NDIS partner', 'official NDIS partner'],
  ['A registered NDIS provider near you', 'registered NDIS provider'],
  ['Two registered providers, one visit', 'registered providers'],
  ['NDIS registered, and friendly', 'NDIS registered'],
  ['Registered with the NDIS Commission', 'Registered with the NDIS Commission'],
  ['This cures back pain', 'cures'],
  ['A miracle for your knees', 'miracle'],
  ['Heal autism at home', 'Heal autism'],
  ['100% effective from day one', '100% effective'],
  ['Guaranteed funding for your plan', 'Guaranteed funding'],
  ['Clinically proven cushions', 'Clinically proven'],
  ['Free with your NDIS plan', 'Free with your NDIS plan'],
];
test.each(held)('“%s” waits for a moderator', (text, words) => {
  expect(heldClaims([text], unproven).map((claim) => claim.words)).toEqual([words]);
  expect(heldClaims([text], unproven)[0]?.reason).not.toBe('');
});

test.each([
  'For plan-managed and self-managed people in Geelong and Hobart.',
  'We measure, cut and fit a threshold ramp on the same visit.',
  'Registered nurses on call',
  'A secure ramp of treated timber',
  'Manicures and pedicures at home',
  'Accurate quotes in a day',
  'We obscure nothing: prices are on the page',
  'Approved building plans included',
  '100% recycled plastic',
  'Health and safety training',
  'We speak Auslan',
  'Government House open day',
])('“%s” says nothing that needs a proof', (text) => {
  expect(heldClaims([text], unproven)).toEqual([]);
});

test('a number that was checked proves that a provider is registered, and nothing else', () => {
  expect(heldClaims(['A registered NDIS provider near you'], proven)).toEqual([]);
  expect(heldClaims(['NDIS approved, and a registered provider'], proven).map(({ words }) => words)).toEqual([
    'NDIS approved',
  ]);
});

test('each rule holds once, and every part of the ad is read', () => {
  expect(heldClaims(['NDIS approved', 'NDIS approved', 'It cures you'], unproven).map(({ words }) => words)).toEqual([
    'NDIS approved',
    'cures',
  ]);
});

test('invisible marks hide no claim', () => {
  expect(heldClaims(['ND\u200bIS ap\u00adproved'], unproven).map(({ words }) => words)).toEqual(['NDIS approved']);
});
