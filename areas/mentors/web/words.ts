import { counted } from '#platform/contract/counted.ts';
import type { Mentor, Mentorship, MentorshipRequest } from '../contract.ts';

export const ratingText = ({ rating, reviewCount }: Pick<Mentor, 'rating' | 'reviewCount'>): string =>
  rating === null ? 'No reviews yet' : `${rating} of 5, from ${counted(reviewCount, 'review')}`;

export const yearsText = (years: number): string =>
  years === 0 ? 'Less than a year of experience' : `${counted(years, 'year')} of experience`;

/** Whether they take someone on now. */
export function roomText({ isPaused, room }: Pick<Mentor, 'isPaused' | 'room'>): string {
  if (isPaused) return 'Takes no requests at the moment';
  return room === 0 ? 'No room at the moment' : `Room for ${room}`;
}

/** Why the viewer cannot ask; '' where they can. */
export function whyNot(mentor: Mentor): string {
  if (mentor.mine) return 'This is you.';
  if (mentor.isYours) return 'This is your mentor.';
  if (mentor.isAsked) return 'Your request waits for an answer.';
  return mentor.room === 0 ? roomText(mentor) : '';
}

export const requestWords: Readonly<Record<MentorshipRequest['status'], string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Ended without an answer',
};

export const stateWords: Readonly<Record<Mentorship['status'], string>> = {
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
};

/** MENTOR-14: only what is active stands out. */
export const stateTone = (status: Mentorship['status']) => (status === 'active' ? 'ok' : 'plain');

export const otherOf = ({ side, mentor, mentee }: Mentorship) => (side === 'mentor' ? mentee : mentor);
export const otherName = (mentorship: Mentorship): string => otherOf(mentorship)?.name ?? 'A former member';

export const starOptions = [
  { value: '5', label: '5 stars: very good' },
  { value: '4', label: '4 stars: good' },
  { value: '3', label: '3 stars: fine' },
  { value: '2', label: '2 stars: not good' },
  { value: '1', label: '1 star: bad' },
] as const;
