import { addDays, isDay, numberOf } from './days.ts';

/** Days of the periods that can be chosen; the last one is today. */
export const lengths = { '7': 7, '30': 30, '90': 90 } as const;
export type Length = keyof typeof lengths;
/** Own days are at most so many. */
export const mostDays = 366;

const isLength = (text: string | null): text is Length => Object.hasOwn(lengths, text ?? '');

export interface ChosenPeriod {
  readonly period: Length | 'own';
  readonly from: string;
  readonly to: string;
}

interface Query {
  get(name: string): string | null;
}

/** What an address says. Days that cannot be are left out, and the last 30 days are shown. */
export function periodIn(query: Query, today: string): ChosenPeriod {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (query.get('period') === 'own' && !periodErrors(from, to, today)) return { period: 'own', from, to };
  const asked = query.get('period');
  const period = isLength(asked) ? asked : '30';
  return { period, from: addDays(today, 1 - lengths[period]), to: today };
}

/** What is wrong with own days; undefined where nothing is. */
export function periodErrors(
  from: string,
  to: string,
  today: string,
): { readonly from?: string; readonly to?: string } | undefined {
  if (!isDay(from)) return { from: 'Enter the first day, such as 1 10 2026.' };
  if (!isDay(to)) return { to: 'Enter the last day, such as 31 10 2026.' };
  if (from > today) return { from: 'Choose a first day that is not after today.' };
  if (to > today) return { to: 'Choose a last day that is not after today.' };
  if (to < from) return { to: 'Choose a last day that is not before the first.' };
  if (numberOf(to) - numberOf(from) >= mostDays) return { to: `Choose at most ${mostDays} days.` };
  return undefined;
}
