import { localOf, momentOf } from '#platform/contract/zones.ts';
import { dateError } from '#platform/web/ui/date-text.ts';
import type { OpenAppointment } from './opened.ts';

export interface AppointmentValues {
  title: string;
  day: string;
  /** 14:30 */
  time: string;
  minutes: string;
  location: string;
  accessNotes: string;
  companion: string;
  /** One in a line. */
  questions: string;
  notes: string;
  /** Minutes before, as text. */
  remindBefore: string[];
}

export const emptyAppointment: AppointmentValues = {
  title: '',
  day: '',
  time: '',
  minutes: '30',
  location: '',
  accessNotes: '',
  companion: '',
  questions: '',
  notes: '',
  remindBefore: ['1440'],
};

export function valuesOf(one: OpenAppointment): AppointmentValues {
  const local = localOf(new Date(one.at), one.zone);
  return {
    title: one.title,
    day: local.slice(0, 10),
    time: local.slice(11),
    minutes: String(one.durationMinutes),
    location: one.location,
    accessNotes: one.accessNotes,
    companion: one.companion,
    questions: one.questions.join('\n'),
    notes: one.notes,
    remindBefore: one.remindBefore.map(String),
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const mostQuestions = 10;

export function checkAppointment({ title, day, time, questions }: AppointmentValues) {
  return {
    title: title.trim() ? undefined : 'Write what the appointment is.',
    day: dateError(day, { what: 'the day' }),
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? undefined : 'Enter the time, such as 14:30.',
    questions:
      linesOf(questions).length > mostQuestions
        ? `Write at most ${mostQuestions} questions.`
        : linesOf(questions).some((line) => line.length > 300)
          ? 'Shorten each question to 300 characters.'
          : undefined,
  };
}

export const bodyOf = (values: AppointmentValues, zone: string) => ({
  title: values.title.trim(),
  at: momentOf(`${values.day}T${values.time}`, zone).toISOString(),
  durationMinutes: Number(values.minutes),
  zone,
  location: values.location.trim(),
  accessNotes: values.accessNotes.trim(),
  companion: values.companion.trim(),
  questions: linesOf(values.questions),
  notes: values.notes.trim(),
  remindBefore: values.remindBefore.map(Number),
});
