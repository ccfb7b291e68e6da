import { expect, test } from 'vitest';
import type { ProviderAgreement } from '../contract.ts';
import { agreementBlocks, easyLines, limitText } from './agreement-lines.ts';

const limit = {
  price: { minor: 7050, currency: 'AUD' as const },
  unit: 'hour' as const,
  from: '2026-07-01',
  to: '2027-06-30',
};
const agreement: ProviderAgreement = {
  id: 1,
  providerId: 1,
  businessName: 'Red Gum Supports',
  words: {
    participantName: 'Thea',
    supports: [
      {
        name: 'Self-care',
        supportItem: '01_011_0107_1_1',
        howMuch: '2 hours each Monday',
        unitPrice: { minor: 7200, currency: 'AUD' },
        unitType: 'hour',
      },
    ],
    region: 'national',
    planManagement: 'plan',
    travel: '',
    cancelHours: 24,
    cancellation: '',
    startsOn: '2026-12-01',
    endsOn: null,
    noticeDays: 14,
    signerName: 'Mai',
    signerRole: 'mother',
    notes: '',
  },
  compared: [{ state: 'over', limit }],
  sharedAt: null,
  changedSince: false,
  mine: true,
  version: 1,
  createdAt: '2026-11-26T01:00:00.000Z',
  updatedAt: '2026-11-26T01:00:00.000Z',
};
const empty: ProviderAgreement = {
  ...agreement,
  words: {
    ...agreement.words,
    supports: [{ name: 'Self-care', supportItem: '', howMuch: '', unitPrice: null, unitType: 'hour' }],
    planManagement: null,
    cancelHours: null,
    startsOn: null,
    noticeDays: null,
    signerName: '',
    signerRole: '',
  },
  compared: [{ state: 'noItem', limit: null }],
};
const of = (one: ProviderAgreement, title: string) => {
  const block = agreementBlocks(one).find((each) => each.title === title);
  return [...(block?.words ?? []), ...(block?.items ?? [])];
};

test('the agreement says supports, price beside its limit, cancelling, end and who signs', () => {
  expect(of(agreement, 'Supports and prices')).toEqual([
    'Self-care (01_011_0107_1_1): $72.00 an hour. How much: 2 hours each Monday. Above the price limit on record: $70.50 an hour, from 1 July 2026 to 30 June 2027.',
  ]);
  expect(of(agreement, 'Cancelling')).toEqual(['Cancelling costs nothing until 24 hours before.']);
  expect(of(agreement, 'Starting and ending')).toEqual([
    'It starts on 1 December 2026.',
    'It has no last day.',
    'Either side can end it with 14 days of notice.',
  ]);
  expect(of(agreement, 'Signing')).toEqual(['For the participant: Mai (mother)', 'For the provider: Red Gum Supports']);
});

test('what is not agreed yet is said to be so', () => {
  expect(of(empty, 'Supports and prices')).toEqual([
    'Self-care: Price not agreed yet. Without a support item number we can’t look up a price limit.',
  ]);
  expect(of(empty, 'Travel')).toEqual(['Not agreed yet.']);
  expect(of(empty, 'Cancelling')).toEqual(['Not agreed yet. Ask how late cancelling costs nothing.']);
  expect(of(empty, 'Signing')).toEqual(['For the participant: Thea', 'For the provider: Red Gum Supports']);
});

test('where no limit is on record, that is what is said', () => {
  expect(limitText({ state: 'none', limit: null })).toBe('There is no price limit on record for this item and day.');
  expect(limitText({ state: 'noLimit', limit: { ...limit, price: null } })).toBe(
    'It is on record that there is no price limit here, from 1 July 2026 to 30 June 2027.',
  );
});

test('in Easy Read each line has at most 12 words of ours, and no contractions', () => {
  for (const line of [...easyLines(agreement), ...easyLines(empty)]) {
    expect(line.split(/[.?!] /).every((sentence) => sentence.split(' ').length <= 12)).toBe(true);
    expect(line).not.toContain('’');
  }
  expect(easyLines(agreement)).toContain('This is more than the limit we know of. Ask why.');
});
