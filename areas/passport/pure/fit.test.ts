import { expect, test } from 'vitest';
import { features } from './features.ts';
import { fitOf, fitText } from './fit.ts';

const yes = (...of: (typeof features)[number][]) => of.map((feature) => ({ feature, answer: 'yes' as const }));

test('not known counts neither as yes nor as no', () => {
  const fits = fitOf(
    ['captions', 'lift', 'quiet_room'],
    [...yes('lift'), { feature: 'quiet_room', answer: 'no' as const }],
  );
  expect(fits).toEqual([
    { feature: 'lift', fit: 'met' },
    { feature: 'captions', fit: 'unknown' },
    { feature: 'quiet_room', fit: 'not-met' },
  ]);
  expect(fitText(fits)).toBe('Meets 1 of your 3 needs, 1 not known, 1 not met');
});

test('automatic captions never count as captions; captions by a person do for who needs automatic ones', () => {
  expect(fitOf(['captions'], yes('auto_captions'))).toEqual([{ feature: 'captions', fit: 'unknown' }]);
  expect(fitOf(['auto_captions'], yes('captions'))).toEqual([{ feature: 'auto_captions', fit: 'met' }]);
});

test('the words fit one need, all needs and some', () => {
  const six = features.slice(0, 6);
  expect(fitText(fitOf(six, yes(...six)))).toBe('Meets 6 of your 6 needs');
  expect(fitText(fitOf(six, yes(...six.slice(1))))).toBe('Meets 5 of your 6 needs, 1 not known');
  expect(fitText(fitOf(['lift'], yes('lift')))).toBe('Meets your 1 need');
  expect(fitText(fitOf(['lift'], []))).toBe('Your 1 need is not known');
});
