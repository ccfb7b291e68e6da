import { type NoticeKind, type Retractor, takesBack, tells } from '#platform/server/notices.ts';
import { appointmentMoved, appointmentNear } from '../../contract/appointments.ts';

const said = {
  appointmentToday: { when: 'today', words: 'You have an appointment today' },
  appointmentTomorrow: { when: 'tomorrow', words: 'You have an appointment tomorrow' },
  appointmentLater: { when: 'later', words: 'You have an appointment in the next few days' },
} as const;

/** Names no appointment and no place: a notice can be read by whoever sees the screen. */
export const appointmentKinds: readonly NoticeKind[] = Object.entries(said).map(([kind, { when, words }]) => ({
  kind,
  when: tells(appointmentNear, ({ event }) =>
    event.when === when ? [{ to: event.userId, about: `wellness-appointment:${event.appointmentId}` }] : [],
  ),
  group: 'Your wellness diary',
  words,
  byHouse: true,
  did: words,
  why: 'You asked for reminders of this appointment.',
  link: ({ id }) => `/wellness-tracking/appointments/${id}`,
}));

export const appointmentBack: readonly Retractor[] = [
  takesBack(appointmentMoved, ({ event: { userId, appointmentId } }) => [
    { of: userId, about: `wellness-appointment:${appointmentId}`, read: true },
  ]),
];
