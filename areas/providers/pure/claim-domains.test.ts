import { expect, test } from 'vitest';
import { claimDomains, isAtDomain } from './claim-domains.ts';

test('the domains of a business are those of its website and email, without www and each once', () => {
  expect(claimDomains({ website: 'https://www.Kelp.example/contact', email: 'hello@kelp.example' })).toEqual([
    'kelp.example',
  ]);
  expect(claimDomains({ website: 'https://kelp.example', email: 'hello@kelp-care.example' })).toEqual([
    'kelp.example',
    'kelp-care.example',
  ]);
});

test('free mail and shared sites show nothing about a business', () => {
  for (const domain of ['gmail.com', 'y7mail.com', 'pm.me', 'hotmail.com', 'yahoo.com.au', 'yahoo.co.nz']) {
    expect(claimDomains({ website: '', email: `kelp@${domain}` })).toEqual([]);
  }
  expect(claimDomains({ website: 'https://kelp.wixsite.com/home', email: 'kelp@bigpond.com' })).toEqual([]);
  expect(claimDomains({ website: 'https://m.facebook.com/kelp', email: '' })).toEqual([]);
  expect(claimDomains({ website: 'not an address', email: '' })).toEqual([]);
  expect(claimDomains({ website: 'https://kelp.example@evil.example', email: '' })).toEqual([]);
  expect(claimDomains({ website: 'https://kelp.example:8443?x', email: '' })).toEqual(['kelp.example']);
});

test('an address is at a domain only if all after its last @ is that domain', () => {
  const domains = ['kelp.example'];
  expect(isAtDomain(' Office@KELP.example ', domains)).toBe(true);
  for (const email of [
    'office@mail.kelp.example',
    'office@notkelp.example',
    'office@kelp.example@evil.example',
    '@kelp.example',
    'kelp.example',
    '',
  ]) {
    expect(isAtDomain(email, domains)).toBe(false);
  }
});
