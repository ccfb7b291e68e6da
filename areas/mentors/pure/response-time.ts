import { counted } from '#platform/contract/counted.ts';

/** In words: the median of their answers, in seconds; '' before the first. */
export function responseWords(seconds: number | null): string {
  if (seconds === null) return '';
  const hours = seconds / 3600;
  if (hours < 1) return 'within an hour';
  if (hours < 23.5) return about(Math.round(hours), 'hour');
  return about(Math.round(hours / 24), 'day');
}

const about = (count: number, unit: string) => `about ${counted(count, unit)}`;
