import type { ChipTone } from '#platform/web/ui/chip.tsx';
import type { SkillBooking } from '../contract.ts';
import { dayText, momentText } from './when.ts';
import { creditText, priceText } from './words.ts';

/** SKILL-13: what is neither pending, confirmed nor completed is a negative state. */
export const stateWords: Readonly<Record<SkillBooking['status'], string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Ended without an answer',
  missed: 'Didn’t take place',
  disputed: 'You disagree',
  unconfirmed: 'Not confirmed by either of you',
};

export function stateTone(status: SkillBooking['status']): ChipTone {
  if (status === 'pending') return 'plain';
  return status === 'confirmed' || status === 'completed' ? 'ok' : 'danger';
}

export const otherOf = ({ isTeacher, teacher, learner }: SkillBooking) => (isTeacher ? learner : teacher);
export const otherName = (booking: SkillBooking): string => otherOf(booking)?.name ?? 'a former member';

/** "You teach Ben" */
export const roleText = (booking: SkillBooking): string =>
  booking.isTeacher ? `You teach ${otherName(booking)}` : `${otherName(booking)} teaches you`;

export const whenText = ({ scheduledDate, finishBy }: SkillBooking): string =>
  finishBy ? `In writing, by ${dayText(finishBy)}` : scheduledDate ? momentText(scheduledDate) : '';

const creditWords: Readonly<Record<SkillBooking['credit']['state'], string>> = {
  none: 'not set aside yet',
  held: 'set aside',
  moved: 'paid',
  freed: 'not paid',
};

/** "1 time credit, set aside" */
export function costText({ payment, price, duration, credit }: SkillBooking): string {
  if (payment === 'credit') return `${creditText(credit.minutes)}, ${creditWords[credit.state]}`;
  return priceText({ payment, price, sessionLength: duration });
}
