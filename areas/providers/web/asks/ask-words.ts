import type { ProviderAsk } from '../../contract.ts';
import { spanText } from '../words.ts';

type Status = ProviderAsk['asked'][number]['status'];

export const statusText: Readonly<Record<Status, string>> = {
  waiting: 'Waiting for an answer',
  answered: 'Answered',
  declined: 'Can’t help',
  closed: 'Closed',
};

/** "About 3 hours"; where too few answers were measured, so. */
export const measuredReply = (minutes: number | null): string =>
  minutes === null ? 'Not measured yet' : `About ${spanText(minutes)}`;

/** Numbers of providers in an address, each once. */
export function askedIn(query: URLSearchParams, most: number): readonly number[] {
  const given = (query.get('providers') ?? '').slice(0, 80).split(',');
  return [...new Set(given.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number))].slice(0, most);
}
