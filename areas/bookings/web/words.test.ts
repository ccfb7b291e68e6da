import { expect, test } from 'vitest';
import type { Booking, BookingChange } from '../contract.ts';
import { changeText } from './words.ts';

const person = (id: number, displayName: string) => ({ id, displayName, username: `member-${id}`, avatar: '' });
const booking: Booking = {
  ...{ id: 1, kind: 'person', ref: 2, title: 'A talk', link: '', conversationId: null, side: 'guest', isHelper: false },
  ...{ host: person(2, 'Hana'), guest: person(1, 'Mia'), status: 'accepted' },
  ...{ startsAt: '2026-12-08T00:00:00.000Z', endsAt: '2026-12-08T00:30:00.000Z' },
  ...{ hostZone: 'Australia/Perth', guestZone: 'Australia/Perth' },
  terms: { format: 'text', breaks: '', supportPerson: false, cameraOff: false, place: '', placeAccess: '' },
  ...{ note: '', offeredBy: null, proposal: null, meetingLink: '', call: null, settlesAt: null, actions: [] },
  outcomes: { host: null, guest: null },
  ...{ hostName: '', lane: null, price: null, cancellation: '', series: null, startedAt: null, hours: null },
  passport: { itemIds: [], shareId: null },
  ...{ myRating: null, theirRating: null, version: 1, createdAt: '2026-12-01T00:00:00.000Z' },
};
const line: BookingChange = {
  ...{ id: 1, change: 'late', by: 'guest', bySupporter: false, supporter: null, at: '2026-12-07T00:00:00.000Z' },
  ...{ person: null, isOwn: true },
  ...{ note: '', startsAt: null, minutes: 10 },
};
const said = (more: Partial<BookingChange>) => changeText({ ...line, ...more }, booking, 'Australia/Perth');

test('the history says who did it: you, the other, or a supporter for you', () => {
  expect(said({})).toBe('You said you are running late, about 10 minutes');
  expect(said({ by: 'host', isOwn: false })).toBe('Hana said they are running late, about 10 minutes');
  expect(said({ bySupporter: true, isOwn: false, supporter: person(3, 'Hal') })).toBe(
    'Hal, for you, said they are running late, about 10 minutes',
  );
  expect(said({ change: 'cancelled', minutes: null, bySupporter: true, isOwn: false })).toBe(
    'A supporter, for you, cancelled',
  );
  expect(said({ change: 'saidHappened', minutes: 150 })).toBe('You said that it took place: 2 hours 30 minutes');
  expect(said({ change: 'completed', minutes: null, bySupporter: true })).toBe('It took place');
});

test('of a business, the history says who of its people did it', () => {
  const of = { ...booking, hostName: 'Saltbush Home Support' };
  const accepted = { ...line, change: 'accepted', by: 'host', minutes: null, isOwn: false } as const;
  const words = (more: Partial<BookingChange>) => changeText({ ...accepted, ...more }, of, 'Australia/Perth');
  expect(words({ person: person(3, 'Dana') })).toBe('Dana, for Saltbush Home Support, accepted');
  // Their account is gone, or there is a block.
  expect(words({})).toBe('Saltbush Home Support accepted');
  expect(words({ person: person(3, 'Dana'), isOwn: true })).toBe('You accepted');
});
