import type { EventDetail, Trip } from '../contract.ts';
import { tripHoursAfter } from '../pure/options.ts';
import { wayWords } from '../pure/words.ts';
import { isOver } from './times.ts';

const tripMs = tripHoursAfter * 3_600_000;

/** Why there is nobody to travel with; undefined: the reader can look for someone, or travels home. */
export function whyNoTrip(event: EventDetail): string | undefined {
  if (event.cancelledAt) return 'This event was cancelled';
  if (isOver(event, Date.now() - tripMs)) return 'This event is over';
  if (event.isVirtual) return 'This event is online, so there’s no trip';
  return event.myStanding === 'going' ? undefined : 'A travel buddy is for people who are registered';
}

export const tripText = ({ area, way }: Trip) => `${wayWords[way]}, from ${area}`;
