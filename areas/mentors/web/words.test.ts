import { expect, test } from 'vitest';
import type { Mentor } from '../contract.ts';
import { ratingText, roomText, stateTone, whyNot, yearsText } from './words.ts';

test('MENTOR-14: only what is active stands out', () => {
  expect(stateTone('active')).toBe('ok');
  expect(stateTone('paused')).toBe('plain');
  expect(stateTone('ended')).toBe('plain');
});

test('figures are said in words, and none that no one has earned', () => {
  expect(ratingText({ rating: null, reviewCount: 0 })).toBe('No reviews yet');
  expect(ratingText({ rating: 4.5, reviewCount: 2 })).toBe('4.5 of 5, from 2 reviews');
  expect(yearsText(0)).toBe('Less than a year of experience');
  expect(yearsText(17)).toBe('17 years of experience');
  expect(roomText({ isPaused: false, room: 3 })).toBe('Room for 3');
  expect(roomText({ isPaused: true, room: 0 })).toBe('Takes no requests at the moment');
});

test('why a mentor can’t be asked now', () => {
  const mentor = { mine: false, isYours: false, isAsked: false, isPaused: false, room: 1 } as Mentor;
  expect(whyNot(mentor)).toBe('');
  expect(whyNot({ ...mentor, mine: true })).toBe('This is you.');
  expect(whyNot({ ...mentor, isYours: true })).toBe('This is your mentor.');
  expect(whyNot({ ...mentor, isAsked: true })).toBe('Your request waits for an answer.');
  expect(whyNot({ ...mentor, room: 0 })).toBe('No room at the moment');
});
