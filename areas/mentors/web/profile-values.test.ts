import { expect, test } from 'vitest';
import { bodyOf, checkProfile, profileValues } from './profile-values.ts';

const whole = {
  ...profileValues(null),
  title: ' Bookkeeper ',
  bio: 'Numbers, slowly.',
  experience: '17',
  expertise: 'ABN\n\n tax \nABN',
  focusAreas: ['career' as const],
  formats: ['text' as const],
  capacity: '0',
};
const wrong = (values: typeof whole) =>
  Object.fromEntries(Object.entries(checkProfile(values)).filter(([, text]) => text !== undefined));

test('what is typed becomes the body of the call', () => {
  expect(wrong(whole)).toEqual({});
  expect(bodyOf(whole)).toEqual({
    title: 'Bookkeeper',
    bio: 'Numbers, slowly.',
    experience: 17,
    expertise: ['ABN', 'tax'],
    focusAreas: ['career'],
    formats: ['text'],
    languages: ['english'],
    lived: [],
    workingWithMe: '',
    capacity: 0,
    isPaused: false,
  });
});

test('each bad field is named', () => {
  expect(wrong({ ...whole, title: ' ', experience: 'many', capacity: '21', focusAreas: [] as never[] })).toEqual({
    title: 'Write something first.',
    experience: 'Write a whole number of years, from 0 to 80.',
    capacity: 'Write a whole number from 0 to 20.',
    focusAreas: 'Choose at least one focus area.',
  });
});
