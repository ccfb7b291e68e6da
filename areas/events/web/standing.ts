import type { CommunityEvent } from '../contract.ts';

/** What the viewer is in an event, in a word or two; undefined: nothing. */
export function standingWords({ mine, myStanding, waitlistPosition }: CommunityEvent): string | undefined {
  if (mine) return 'You’re organising this';
  switch (myStanding) {
    case 'going':
      return 'Registered';
    case 'requested':
      return 'Request pending';
    case 'waiting':
      return `Waitlist, number ${waitlistPosition ?? 1}`;
    case 'declined':
      return 'Request declined';
    default:
      return undefined;
  }
}

export const isFull = ({ attendeeCount, maxAttendees }: CommunityEvent): boolean => attendeeCount >= maxAttendees;

/** What is said after a press. */
export function joinedWords({ myStanding, waitlistPosition, title }: CommunityEvent): {
  title: string;
  description: string;
} {
  if (myStanding === 'requested') {
    return {
      title: 'Request sent',
      description: `The organiser of “${title}” will answer. You’ll get a notification.`,
    };
  }
  if (myStanding === 'waiting') {
    return {
      title: `You’re number ${waitlistPosition ?? 1} on the waitlist`,
      description: `“${title}” is full. We’ll tell you when a place opens up.`,
    };
  }
  return { title: 'You’re registered', description: title };
}
