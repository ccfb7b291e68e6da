import { daysBetween, localOf } from '#platform/contract/zones.ts';
import type { DayHours, Provider } from '../contract.ts';
import { weekdayName } from '../pure/hours.ts';
import type { Weekday } from '../pure/options.ts';
import { clockText, dayWords } from './words.ts';

/** The weekday where the provider is. */
export const weekdayIn = (zone: string, now = new Date()): Weekday => weekdayName(localOf(now, zone).slice(0, 10));

/** PROVIDER-16: "Closed", or from when to when. */
export const hoursText = (hours: DayHours): string =>
  'closed' in hours ? 'Closed' : `${clockText(hours.open)} – ${clockText(hours.close)}`;

function dayText(from: string, to: string): string {
  const days = daysBetween(from, to);
  if (days === 0) return '';
  return days === 1 ? 'tomorrow ' : `on ${dayWords[weekdayName(to.slice(0, 10))]} `;
}

/** By the provider's clock: "until 3 pm", "Opens tomorrow at 8 am"; '' where nothing changes within a week. */
export function changeText({ isOpen, changesAt }: Provider['openNow'], zone: string, now = new Date()): string {
  if (!changesAt) return '';
  const there = localOf(new Date(changesAt), zone);
  // Midnight is the end of that day, not the start of the next.
  const day = isOpen ? localOf(new Date(Date.parse(changesAt) - 1), zone) : there;
  const when = `${dayText(localOf(now, zone), day)}${isOpen ? '' : 'at '}${clockText(there.slice(11))}`;
  return isOpen ? `until ${when.replace(/^on /, '')}` : `Opens ${when}`;
}
