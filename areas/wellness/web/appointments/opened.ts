import type { AppointmentReminder, WellnessAppointment } from '../../contract/appointments.ts';

/** An appointment as a screen shows it. `isLocked`: only its time is known here. */
export interface OpenAppointment {
  readonly id: number;
  readonly uid: string;
  readonly version: number;
  readonly at: string;
  readonly durationMinutes: number;
  readonly zone: string;
  readonly remindBefore: readonly number[];
  readonly cancelledAt: string | null;
  readonly isLocked: boolean;
  readonly title: string;
  readonly location: string;
  readonly accessNotes: string;
  readonly questions: readonly string[];
  readonly companion: string;
  readonly notes: string;
}

const lockedTitle = 'Locked appointment';

export const openAppointment = (one: WellnessAppointment): OpenAppointment => ({
  ...one,
  isLocked: one.title === undefined,
  title: one.title ?? lockedTitle,
  location: one.location ?? '',
  accessNotes: one.accessNotes ?? '',
  questions: one.questions ?? [],
  companion: one.companion ?? '',
  notes: one.notes ?? '',
});

export const reminderTitle = ({ title }: AppointmentReminder): string => title ?? lockedTitle;

/** An event is changed where it is; an appointment has a page of its own. */
export const hrefOf = ({ source, id }: Pick<AppointmentReminder, 'source' | 'id'>): string =>
  source === 'event' ? `/events/${id}` : `/wellness-tracking/appointments/${id}`;
