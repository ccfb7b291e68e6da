import type { EventType, Place, Repeat, TripStep, Way } from './options.ts';

/** EVENTS-02: as the filter names them. */
export const typeFilterWords: Readonly<Record<EventType, string>> = {
  workshop: 'Workshops',
  support_group: 'Support Groups',
  advocacy: 'Advocacy',
  social: 'Social',
  wellness: 'Wellness',
};

/** On the badge of one event. */
export const typeWords: Readonly<Record<EventType, string>> = {
  ...typeFilterWords,
  workshop: 'Workshop',
  support_group: 'Support Group',
};

export const placeWords: Readonly<Record<Place, string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
  online: 'Online',
};

export const repeatWords: Readonly<Record<Repeat, string>> = {
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  monthly: 'Every month, on the same weekday',
};

export const wayWords: Readonly<Record<Way, string>> = {
  both: 'There and home',
  there: 'Going there only',
  back: 'Coming home only',
};

/** What someone says of themselves, and what is said of them. */
export const ownStepWords: Readonly<Record<TripStep, string>> = {
  on_way: 'I’m on my way',
  met: 'We’ve met',
  home: 'I’m home',
};
export const stepWords: Readonly<Record<TripStep, string>> = {
  on_way: 'on the way',
  met: 'with you',
  home: 'at home',
};

/** EVENTS-09, in Australian dollars. */
export const costText = (cents: number): string => (cents === 0 ? 'Free' : `$${(cents / 100).toFixed(2)}`);

/** "Free", "5", "$5.50"; undefined: it is none of these. */
export function centsIn(cost: string): number | undefined {
  const typed = cost.trim();
  if (typed === '' || /^free$/i.test(typed)) return 0;
  const match = /^\$?\s?(\d{1,5})(?:\.(\d{1,2}))?$/.exec(typed);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0') || 0) : undefined;
}

/** EVENTS-08. `days`: midnights between now and the start, in the zone of the event or of the reader. */
export function relativeDay(days: number, isOver: boolean): string {
  if (isOver) return 'Past event';
  if (days <= 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}
