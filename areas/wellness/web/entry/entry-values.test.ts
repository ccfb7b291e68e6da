import { expect, test } from 'vitest';
import { bodyOf, emptyEntry, sleepHoursOf, withAdded } from './entry-values.ts';

test('WELL-11, WELL-12: what is added is trimmed, and nothing empty or doubled is', () => {
  expect(withAdded([], '  tired legs ')).toEqual(['tired legs']);
  expect(withAdded(['tired legs'], '   ')).toEqual(['tired legs']);
  expect(withAdded(['tired legs'], 'Tired legs')).toEqual(['tired legs']);
  const full = Array.from({ length: 30 }, (_, n) => `symptom ${n}`);
  expect(withAdded(full, 'one too many')).toEqual(full);
});

test('hours of sleep are quarters from 0 to 24, and may be left out', () => {
  expect(['', '7', '7.5', '7,25', '0', '24'].map(sleepHoursOf)).toEqual([null, 7, 7.5, 7.25, 0, 24]);
  for (const wrong of ['7.1', '-1', '25', 'eight', '1e3']) expect(sleepHoursOf(wrong)).toBeUndefined();
});

test('what was typed and not added yet is sent too, and an untouched form sends the defaults', () => {
  const values = { ...emptyEntry, symptoms: ['tired legs'], symptom: ' brain fog ', notes: ' Hot. ' };
  expect(bodyOf(values, 'Australia/Perth')).toEqual({
    moodRating: 5,
    energyLevel: 5,
    painLevel: 0,
    symptoms: ['tired legs', 'brain fog'],
    medications: [],
    notes: 'Hot.',
    factors: [],
    sleepHours: null,
    scales: [],
    isPrivate: true,
    shareWithHealthcare: false,
    zone: 'Australia/Perth',
  });
});
