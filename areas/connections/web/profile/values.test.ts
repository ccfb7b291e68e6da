import { expect, test } from 'vitest';
import { checkValues, draftValues, stepOf, usualValues } from './values.ts';

test('a draft comes back as it was, and what no longer fits is as at first', () => {
  const written = { ...usualValues, lookingFor: ['dating'], aboutMe: 'Half of it', ageRangeMin: 30 };
  expect(draftValues(JSON.stringify(written))).toEqual(written);
  const odd = { lookingFor: ['dating', 'x'], ageRangeMin: 12, stages: { disability: 'never', photo: 'x' }, facts: 7 };
  expect(draftValues(JSON.stringify(odd))).toEqual({
    ...usualValues,
    lookingFor: ['dating'],
    stages: { ...usualValues.stages, disability: 'never' },
  });
  for (const broken of ['', '{', 'null', '7']) expect(draftValues(broken)).toEqual(usualValues);
});

test('an aim and a way to communicate are needed, in the specified words, each at its step', () => {
  const wrong = checkValues(usualValues);
  expect(wrong).toEqual({
    lookingFor: "Please select what you're looking for.",
    communicationPreferences: 'Please select at least one communication preference.',
  });
  expect(Object.keys(wrong).map(stepOf)).toEqual([0, 2]);
  expect(checkValues({ ...usualValues, lookingFor: ['dating'], communicationPreferences: ['text'] })).toEqual({});
});
