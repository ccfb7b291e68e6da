import { counted } from '#platform/contract/counted.ts';

/** "1 hour 10 minutes" */
export function minutesWords(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const said = parts.flatMap(([count, unit]) => (count ? [counted(count, unit)] : []));
  return said.join(' ') || '0 minutes';
}
