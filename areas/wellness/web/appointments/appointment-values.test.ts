import { expect, test } from 'vitest';
import { bodyOf, checkAppointment, emptyAppointment, valuesOf } from './appointment-values.ts';

const filled = {
  ...emptyAppointment,
  title: ' Physio ',
  day: '2026-11-27',
  time: '14:00',
  questions: 'One?\n\n Two? ',
};

test('an appointment is meant by the clock of its zone, and is read back as it was written', () => {
  const body = bodyOf(filled, 'Australia/Perth');
  expect(body).toMatchObject({
    title: 'Physio',
    at: '2026-11-27T06:00:00.000Z',
    durationMinutes: 30,
    zone: 'Australia/Perth',
    questions: ['One?', 'Two?'],
    remindBefore: [1440],
  });
  const again = valuesOf({ ...body, id: 1, uid: 'appointment-000001', version: 1, cancelledAt: null, isLocked: false });
  expect(again).toEqual({ ...filled, title: 'Physio', questions: 'One?\nTwo?' });
});

test('what is missing or wrong is named at its field', () => {
  expect(checkAppointment(emptyAppointment)).toEqual({
    title: 'Write what the appointment is.',
    day: 'Enter the day.',
    time: 'Enter the time, such as 14:30.',
    questions: undefined,
  });
  expect(checkAppointment({ ...filled, time: '25:00' }).time).toBe('Enter the time, such as 14:30.');
  expect(checkAppointment({ ...filled, questions: 'A?\n'.repeat(11) }).questions).toBe('Write at most 10 questions.');
  expect(checkAppointment({ ...filled, questions: 'x'.repeat(301) }).questions).toBe(
    'Shorten each question to 300 characters.',
  );
  expect(Object.values(checkAppointment(filled)).filter(Boolean)).toEqual([]);
});
