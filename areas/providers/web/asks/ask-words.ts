import { counted } from '#platform/contract/counted.ts';
import type { ProviderAsk } from '../../contract.ts';

type Status = ProviderAsk['asked'][number]['status'];

export const statusText: Readonly<Record<Status, string>> = {
  waiting: 'Waiting for an answer',
  answered: 'Answered',
  declined: 'Can’t help',
  closed: 'Closed',
};

/** "3 hours and 10 minutes", and nothing where too few answers were measured. */
export function replyText(minutes: number | null): string {
  if (minutes === null) return 'Not measured yet';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours >= 48) return `About ${counted(Math.round(hours / 24), 'day')}`;
  return [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')]
    .filter(Boolean)
    .join(' and ');
}

/** Numbers of providers in an address, each once. */
export function askedIn(query: URLSearchParams, most: number): readonly number[] {
  const given = (query.get('providers') ?? '').slice(0, 80).split(',');
  return [...new Set(given.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number))].slice(0, most);
}
